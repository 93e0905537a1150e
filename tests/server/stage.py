"""A table without a network: people are lists of what they were told, the log is a list, and time passes when the test says so."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from onetable.changes import changed
from onetable.core.view import View
from onetable.games.registry import rulebook
from onetable.server import wire
from onetable.server.keeping.rows import Row, TableRow
from onetable.server.table import entries as log
from onetable.server.table import frames as frames_module
from onetable.server.table import look_ahead as look_ahead_module
from onetable.server.table import room as room_module
from onetable.server.table.frames import Sheet
from onetable.server.table.manner import Manner, Thinker
from onetable.server.table.room import Room
from onetable.server.table.sitting import Sitting
from tests.server.simulator.clock import VirtualLoop

Json = dict[str, Any]


def table_row(players: int = 2, game: str = "fellowship", setup: str = '{"chapter":1}', **values: Any) -> TableRow:
    """A table as it is kept."""
    kept = {
        "id": "t",
        "word": "copper-kettle-1",
        "version": rulebook(game).version,
        "seed": "7",
        "watch": "after",
        "pace": "live",
        "host": "ada",
    }
    row = {**kept, "game": game, "setup": setup, "players": players, "deal": "t", "prefix": "[]", "created": 0.0, "changed": 0.0, **values}
    return TableRow(**row)


def seated(*who: str, **values: Any) -> Sitting:
    """A table at which these sit down; a name that begins with “bot” is one."""
    sitting = Sitting(table_row(len(who), **values))
    for seat, name in enumerate(who):
        happen(sitting, log.BotSat(seat, "rules") if name.startswith("bot") else log.Sat(seat, name, name.title()))
    return sitting


def happen(sitting: Sitting, *entries: log.AnyEntry) -> None:
    """These are the next entries of the log."""
    for entry in entries:
        sitting.apply(sitting.n + 1, entry)


def answer(sitting: Sitting, choice: int = 0) -> None:
    """Whoever is asked chooses."""
    happen(sitting, log.Answered(sitting.asked, choice))


class Friend:
    """Somebody who listens, and remembers every word."""

    def __init__(self, person: str, language: str = "en", last: int = 0) -> None:
        self.person, self.language, self.last = person, language, last
        self.coach: bool | None = None
        self.sheet: Sheet | None = None
        self.heard: list[Json] = []  # with changes made to the state before
        self.closed: str | None = None

    def post(self, message: bytes) -> None:
        """One message."""
        told = msgspec.json.decode(message)
        self.heard.append(changed(self.state, told) if told["is"] == "change" else told)

    def close(self, code: str, text: str) -> None:
        """The line is ended."""
        self.closed = code

    def told(self, kind: str) -> list[Json]:
        """All messages of this kind."""
        return [message for message in self.heard if message["is"] == kind]

    @property
    def state(self) -> Json:
        """How the table stands, as far as he knows."""
        return self.told("state")[-1]


def texts(friend: Friend) -> list[str]:
    """All journal lines that were ever sent to somebody, as he has them now."""
    journal: list[Json] = []
    for state in friend.told("state"):
        journal = [line for line in journal if line["n"] <= state["news"]["after"]] + state["news"]["lines"]
    return [line["text"] for line in journal]


class Paper:
    """A log that can be slow, or full."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.delay = 0.0
        self.is_full = False

    async def append(self, rows: Sequence[Row]) -> None:
        """Write these down."""
        await asyncio.sleep(self.delay)
        if self.is_full:
            raise OSError("no space left on device")
        self.rows += rows

    def entries(self) -> list[log.AnyEntry]:
        """What is written there."""
        return [log.read_entry(row.entry) for row in self.rows]


class FirstChoice(Thinker):
    """A bot that takes the first choice, after a while."""

    def __init__(self) -> None:
        self.delay = 0.0
        self.asked = 0

    async def choose(self, game: str, bot: str, view: View[Any], whose: str) -> int:
        """The first."""
        self.asked += 1
        await asyncio.sleep(self.delay)
        return 0


class Stage:
    """A room, and those who come and go."""

    def __init__(self, *who: str, manner: Manner | None = None, **values: Any) -> None:
        self.paper, self.bot = Paper(), FirstChoice()
        self.notes: list[int] = []
        self.room = Room(table_row(len(who), **values), self.paper, self.bot, manner or Manner(), self._note)
        self.room.start()
        self.who = who
        self._names = 0

    async def _note(self, room: Room) -> None:
        self.notes.append(room.sitting.n)

    async def __aenter__(self) -> Stage:
        entries: list[log.AnyEntry] = []
        for seat, name in enumerate(self.who):
            if name:
                entries.append(log.BotSat(seat, "rules") if name.startswith("bot") else log.Sat(seat, name, name.title()))
        await self.room.perform(lambda: self.room.commit(entries))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.room.stop()
        await asyncio.gather(*[task for task in (self.room.task,) if task is not None], return_exceptions=True)

    async def comes(self, person: str, **values: Any) -> Friend:
        """Somebody comes to listen."""
        friend = Friend(person, **values)
        await self.room.perform(lambda: self.room.join(friend))
        return friend

    async def goes(self, friend: Friend) -> None:
        """Somebody no longer listens."""
        await self.room.perform(lambda: self.room.part(friend))

    async def does(self, friend: Friend, do: str, id: str | None = None, **values: Any) -> Json:
        """Somebody sends a command; what he is told of it is returned."""
        self._names += 1
        sitting = self.room.sitting
        seat = sitting.seat_of(friend.person)
        name = id or f"c{self._names}"
        message = {"do": do, "id": name, "table": "t", "seat": seat if seat is not None else 0, "at": sitting.n, **values}
        command: Any = wire.read_message(msgspec.json.encode(message))
        before = len(friend.heard)
        await self.room.perform(lambda: self.room.obey(friend, command))
        return next(
            (told for told in friend.heard[before:] if told.get("id") == name or told.get("done") == name),
            {"is": "nothing"},
        )

    async def answers(self, *friends: Friend, choice: int = 0) -> Friend:
        """Whoever of these is asked takes a choice."""
        asked = next(friend for friend in friends if self.room.sitting.seat_of(friend.person) == self.room.sitting.asked)
        assert (await self.does(asked, "answer", choice=choice))["is"] == "state"
        return asked


def on_stage(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run this test on an event loop where hours pass in no time."""

    @functools.wraps(test)
    def run(*values: Any, **named: Any) -> None:
        loop = VirtualLoop()
        try:
            clock = SimpleNamespace(time=loop.time)
            with ExitStack() as stack:
                for module in (room_module, look_ahead_module, frames_module):
                    stack.enter_context(patch.object(module, "time", clock))
                loop.run_until_complete(test(*values, **named))
        finally:
            loop.end_world()

    return run
