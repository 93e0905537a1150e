"""The line to one table: states come in, commands go out."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any

from onetable.changes import changed, fits
from onetable.client.asking import Json, Problem, Refused
from onetable.client.staying import UNANSWERED, Staying

if TYPE_CHECKING:
    from onetable.client.client import Client

Choice = int | Json  # the number of one of state["view"]["choices"], or the choice itself
Choose = Callable[[Json], Choice | Awaitable[Choice]]
OVERTAKEN = ("stale", "over")  # what was decided for a state that is no longer the last one; another is on its way


def is_asked(state: Json) -> bool:
    """Whether this state waits for an answer of the one who reads it."""
    view = state["view"]
    return bool(view["choices"]) and view["asked"] == view["seat"]


def number_of(choice: Any, state: Json) -> int:
    """The number of a choice of this state; what is neither a number nor one of the choices is refused."""
    if isinstance(choice, int):
        return choice
    choices: list[Json] = state["view"]["choices"]
    if choice not in choices:
        raise Refused("no_such_choice", f"{choice!r} is neither one of the choices nor the number of one.")
    return choices.index(choice)


class Line(Staying):
    """The line to one table: states come in, commands go out; it comes back by itself when it is lost."""

    def __init__(self, client: Client, table: str, language: str, coach: str = "") -> None:
        super().__init__(client)
        self.table, self.language, self.coach = table, language, coach
        self.state: Json | None = None
        self.journal: list[Json] = []
        self.refusals: list[Json] = []
        self._pending: dict[str, tuple[Json, asyncio.Future[Json | Problem]]] = {}

    async def _follow(self) -> AsyncIterator[Json]:
        """Every state, as it comes; what has been overtaken by a later one is left out."""
        while True:
            state = await self._came.get()
            while not self._came.empty() and not isinstance(state, Problem):
                state = self._came.get_nowait()
            if isinstance(state, Problem):
                raise state
            yield state

    # ---- commands

    async def answer(self, choice: Choice, state: Json | None = None) -> Json:
        """Give a choice of this state, or of the last one, and wait until it is kept; a refusal is raised."""
        state = state or self._last_state()
        return await self.command("answer", choice=number_of(choice, state), at=state["n"])

    async def command(self, do: str, **values: Any) -> Json:
        """Any command of the protocol, carried out; a refusal is raised."""
        state = self._last_state()
        id = secrets.token_hex(12)
        message = {"do": do, "id": id, "table": state["table"], "seat": state["view"]["seat"], "at": state["n"], **values}
        heard = await self._obeyed(message)
        if isinstance(heard, Problem):
            raise heard
        if heard["is"] == "refused":
            raise Refused(heard["code"], heard["text"])
        return heard

    async def _obeyed(self, message: Json) -> Json | Problem:
        """What is said to a command in the end."""
        if self._problem is not None:
            return self._problem
        future: asyncio.Future[Json | Problem] = asyncio.get_running_loop().create_future()
        self._pending[message["id"]] = (message, future)
        until = asyncio.get_running_loop().time() + max(self.client.patience, UNANSWERED)
        while True:
            await self._send(message)
            try:
                return await asyncio.wait_for(asyncio.shield(future), UNANSWERED)
            except TimeoutError:  # the server hangs, or another has taken the table: sent twice is carried out once
                if self._connection is not None and asyncio.get_running_loop().time() > until:
                    del self._pending[message["id"]]
                    return Problem("unanswered", f"{self.client.server} has not answered for {self.client.patience:g} seconds.")
                await self._hang_up()

    def _last_state(self) -> Json:
        assert self.state is not None, "nothing is known of the table yet"
        return self.state

    async def speak(self, language: str) -> None:
        """Read everything in another language from now on."""
        self.language = language
        await self._send({"do": "language", "language": language})

    # ---- the line

    async def _opened(self) -> None:
        for message, _ in list(self._pending.values()):
            await self._send(message)

    def _end(self, problem: Problem) -> None:
        """The line is closed for good: whoever waits for a state or an answer is told why."""
        super()._end(problem)
        for id in list(self._pending):
            self._settle(id, problem)

    def _address(self) -> str:
        known = self.state is not None and self.state["view"]["language"] == self.language
        last = self.state["n"] if self.state is not None and known else 0
        table = self.state["table"] if self.state is not None else self.table  # by its id all come to the same node
        asked = f"table={table}&last={last}&language={self.language}"
        return f"{self.client.server.replace('http', 'ws', 1)}/ws?{asked}{f'&coach={self.coach}' if self.coach else ''}"

    def _hear(self, message: Json) -> bool:
        """One message of the server; False if one before it was lost, so that the line must be opened anew."""
        kind, known = message["is"], self.state["n"] if self.state is not None else 0
        if kind == "change" and message["n"] <= known:
            self._settle(message["done"], message)
        elif kind in ("state", "change"):
            self._is_back()
            if kind == "change":
                if self.state is None or not fits(self.state, message):
                    return False
                message = changed(self.state, message)
            news = message["news"]
            spoke = self.state["view"]["language"] if self.state is not None else None
            if news["after"] > known or (news["after"] and message["view"]["language"] != spoke):
                return False
            if message["n"] >= known:
                self.journal = [line for line in self.journal if line["n"] <= news["after"]] + news["lines"]
                self.state = message
                self._came.put_nowait(message)
            self._settle(message["done"], message)
        elif kind == "refused":
            self.refusals.append(message)
            for id in [message["id"]] if message["id"] else list(self._pending):  # what cannot be read has no name
                self._settle(id, message)
        elif kind in ("done", "hint"):
            self._settle(message["id"], message)
        return True

    def _settle(self, id: str | None, message: Json | Problem) -> None:
        if id is not None and id in self._pending:
            _, future = self._pending.pop(id)
            if not future.done():
                future.set_result(message)
