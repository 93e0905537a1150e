"""A small client for programs that want to sit at a table of any server: docs/protocol.md in Python.

    async def main() -> None:
        me = await Client.join("http://127.0.0.1:8765", name="Lobelia")
        first, *_ = await me.get("/api/games")
        table = await me.post("/api/tables", {"game": first["id"], "players": 4})
        await me.play(table["id"], lambda state: state["view"]["choices"][0])

    asyncio.run(main())

A command is kept until the server has said `done` or `refused`, and sent again when the line comes back; the server carries it out once.
What is refused, and a server that stays away, are raised as a Problem.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from onetable.changes import changed, fits

Json = dict[str, Any]
Choice = int | Json  # the number of one of state["view"]["choices"], or the choice itself
Choose = Callable[[Json], Choice | Awaitable[Choice]]
FIRST_PAUSE, LONGEST_PAUSE, SLOWER = 0.1, 2.0, 1.4  # seconds between two tries to reach the server, and how these grow
PATIENCE = 60.0  # seconds until a server that cannot be reached is given up
UNANSWERED = 5.0  # seconds until a line on which nobody answers is opened anew
GOODBYE = 1.0  # seconds to close it in good order
FINAL_CODES = (1008, 1009, 4404)  # the server does not want to hear from us again
OVERTAKEN = ("stale", "over")  # what was decided for a state that is no longer the last one; another is on its way


class Problem(Exception):
    """What did not work, and why: a code for programs and a sentence for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


class Refused(Problem):
    """A command that was not carried out."""


class Client:
    """One person, known to one server by a token; a server that is away is waited for with patience."""

    def __init__(self, server: str, token: str, me: Json, patience: float = PATIENCE) -> None:
        self.server, self.token, self.me, self.patience = server.rstrip("/"), token, me, patience

    @classmethod
    async def join(cls, server: str, name: str | None = None, language: str = "en", patience: float = PATIENCE) -> Client:
        """Become a guest."""
        me = await _ask(f"{server.rstrip('/')}/api/me", None, {"language": language} | ({"name": name} if name else {}))
        return cls(server, me["token"], me, patience)

    @classmethod
    async def log_in(cls, server: str, login: str, password: str, patience: float = PATIENCE) -> Client:
        """Be the owner of an account."""
        me = await _ask(f"{server.rstrip('/')}/api/login", None, {"login": login, "password": password})
        return cls(server, me["token"], me, patience)

    async def get(self, path: str) -> Any:
        """Ask the API."""
        return await _ask(self.server + path, self.token, None)

    async def post(self, path: str, body: Json | None = None) -> Any:
        """Tell the API."""
        return await _ask(self.server + path, self.token, body or {})

    def line(self, table: str, language: str | None = None, coach: str = "") -> Line:
        """The line to a table; use it with `async with`. A coach speaks if he is `on`, or if this person has it so (`kept`)."""
        return Line(self, table, language or self.me["language"], coach)

    async def play(self, table: str, choose: Choose) -> Json:
        """Sit at a table until its game is over, choosing whenever asked; the last state is returned."""
        async with self.line(table) as line:
            async for state in line:
                if state["view"]["over"] is not None:
                    return state
                if is_asked(state):
                    chosen = choose(state)
                    try:
                        await line.answer(await chosen if inspect.isawaitable(chosen) else chosen, state)
                    except Refused as refused:
                        if refused.code not in OVERTAKEN:
                            raise
        raise Problem("closed", "The line was closed before the game was over.")


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


class Line:
    """The line to one table: states come in, commands go out; it comes back by itself when it is lost."""

    def __init__(self, client: Client, table: str, language: str, coach: str = "") -> None:
        self.client, self.table, self.language, self.coach = client, table, language, coach
        self.state: Json | None = None
        self.journal: list[Json] = []
        self.refusals: list[Json] = []
        self.lost = 0  # how often the line was lost
        self._away_since: float | None = None
        self._problem: Problem | None = None  # why the line has ended
        self._pending: dict[str, tuple[Json, asyncio.Future[Json | Problem]]] = {}
        self._states: asyncio.Queue[Json | Problem] = asyncio.Queue()
        self._connection: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Line:
        self._task = asyncio.create_task(self._stay())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._hang_up()

    def __aiter__(self) -> AsyncIterator[Json]:
        return self._follow()

    async def _follow(self) -> AsyncIterator[Json]:
        """Every state, as it comes; what has been overtaken by a later one is left out."""
        while True:
            state = await self._states.get()
            while not self._states.empty() and not isinstance(state, Problem):
                state = self._states.get_nowait()
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
        while True:
            await self._send(message)
            try:
                return await asyncio.wait_for(asyncio.shield(future), UNANSWERED)
            except TimeoutError:  # the server hangs, or another has taken the table: sent twice is carried out once
                await self._hang_up()

    def _last_state(self) -> Json:
        assert self.state is not None, "nothing is known of the table yet"
        return self.state

    async def speak(self, language: str) -> None:
        """Read everything in another language from now on."""
        self.language = language
        await self._send({"do": "language", "language": language})

    async def _send(self, message: Json) -> None:
        if self._connection is not None:
            with suppress(ConnectionClosed):  # it will be sent again when the line is back
                await self._connection.send(json.dumps(message))

    async def _hang_up(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    # ---- the line

    async def _stay(self) -> None:
        """Connect, listen, and connect again."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with connect(
                    self._address(), additional_headers={"Authorization": f"Bearer {self.client.token}"}, max_size=None,
                    open_timeout=UNANSWERED, ping_interval=UNANSWERED, ping_timeout=UNANSWERED, close_timeout=GOODBYE,
                ) as connection:  # fmt: skip
                    self._connection = connection
                    for message, _ in list(self._pending.values()):
                        await self._send(message)
                    async for text in connection:
                        if not self._hear(json.loads(text)):
                            break
                if connection.close_code in FINAL_CODES:
                    self._end(Problem(connection.close_reason or "closed", "The server has closed the line."))
                    return
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in FINAL_CODES:
                    self._end(Problem(error.rcvd.reason, "The server has closed the line."))
                    return
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            self._connection = None
            self.lost += 1
            now = asyncio.get_running_loop().time()
            if self._away_since is None:
                self._away_since, pause = now, FIRST_PAUSE
            elif now - self._away_since >= self.client.patience:
                self._end(Problem("unreachable", f"{self.client.server} could not be reached for {self.client.patience:g} seconds."))
                return
            await asyncio.sleep(pause)
            pause = min(pause * SLOWER, LONGEST_PAUSE)

    def _end(self, problem: Problem) -> None:
        """The line is closed for good: whoever waits for a state or an answer is told why."""
        self._problem, self._connection = problem, None
        self._states.put_nowait(problem)
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
            self._away_since = None
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
                self._states.put_nowait(message)
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


async def _ask(url: str, token: str | None, body: Json | None) -> Any:
    """One request; an error of the server becomes a Problem."""
    return await asyncio.to_thread(_ask_now, url, token, body)


def _ask_now(url: str, token: str | None, body: Json | None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = Request(url, data=None if body is None else json.dumps(body).encode(), headers=headers)
    try:
        with urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())
    except HTTPError as error:
        try:
            found = json.loads(error.read())
            raise Problem(found["code"], found["text"]) from None
        except (ValueError, KeyError):
            raise Problem("http", f"The server answered {error.code}.") from None
    except URLError as error:
        raise Problem("unreachable", f"{url} cannot be reached: {error.reason}.") from None
    except (OSError, HTTPException) as error:  # it was there, and is gone in the middle of its answer
        raise Problem("unreachable", f"{url} has not answered to the end: {type(error).__name__}.") from None
