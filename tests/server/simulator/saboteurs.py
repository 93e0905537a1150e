"""Servers that are broken on purpose, to see that the simulator notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from onetable.server import wire
from onetable.server.house.lobby import Lobby
from onetable.server.keeping.rows import Row
from onetable.server.table import entries as log
from onetable.server.table import frames
from onetable.server.table.frames import Listener
from onetable.server.table.room import Room
from onetable.server.table.sitting import Sitting
from tests.server.simulator.disk import SlowDisk

real_apply, real_commit, real_judge, real_append, real_write = Sitting.apply, Room.commit, Sitting.judge, SlowDisk.append, log.write_entry


@contextmanager
def confirms_before_it_is_written() -> Iterator[None]:
    """`done` is said while the entry is still on its way to the disk."""

    async def commit(room: Room, entries: Any, person: Any = None, command: Any = None, done: tuple[Listener, str] | None = None) -> None:
        if done is not None:
            done[0].post(wire.encode(wire.Done(done[1], room.sitting.n + 1)))
        await real_commit(room, entries, person, command, done)

    with patch.object(Room, "commit", commit):
        yield


@contextmanager
def lets_it_happen_before_it_is_written() -> Iterator[None]:
    """The table changes first, and the log follows."""

    async def commit(room: Room, entries: Any, person: Any = None, command: Any = None, done: Any = None) -> None:
        first = room.sitting.n + 1
        rows = [
            Row(room.sitting.row.id, first + place, 0.0, person, command if place == 0 else None, log.write_entry(entry))
            for place, entry in enumerate(entries)
        ]
        for row, entry in zip(rows, entries, strict=True):
            room.sitting.apply(row.n, entry, row.command)
        await room.keep.append(rows)
        frames.states(room.sitting, room.listeners, room.here, done)
        room.ahead.look()

    with patch.object(Room, "commit", commit):
        yield


@contextmanager
def knows_no_repetition() -> Iterator[None]:
    """A command that comes twice is looked at twice."""

    def apply(sitting: Sitting, n: int, entry: log.AnyEntry, command: str | None = None) -> None:
        real_apply(sitting, n, entry, None)

    with patch.object(Sitting, "apply", apply):
        yield


@contextmanager
def forgets_commands_in_a_crash() -> Iterator[None]:
    """Repetition is noticed, but not beyond the end of the server."""

    def recovering(room: Room, rows: Sequence[Row]) -> Iterator[None]:
        for row in rows:
            room.sitting.apply(row.n, log.read_entry(row.entry))
            room.last_change = row.at
            yield

    with patch.object(Room, "recovering", recovering):
        yield


@contextmanager
def sends_wrong_news_after_undo() -> Iterator[None]:
    """Lines that were taken back stay in the journals of those who have them."""
    with patch.object(Sitting, "news_after", lambda sitting, last: last):
        yield


@contextmanager
def takes_what_is_stale() -> Iterator[None]:
    """An answer is taken for the question that is open now, whatever it was meant for."""

    def judge(sitting: Sitting, command: wire.AnyCommand) -> Any:
        return real_judge(sitting, replace(command, at=sitting.n))

    with patch.object(Sitting, "judge", judge):
        yield


@contextmanager
def writes_something_else() -> Iterator[None]:
    """The log gets another choice than the one that was sent."""

    def write(entry: log.AnyEntry) -> bytes:
        return real_write(replace(entry, choice=0) if isinstance(entry, log.Answered) else entry)

    with patch.object(log, "write_entry", write):
        yield


@contextmanager
def writes_too_late() -> Iterator[None]:
    """The store says that something is on the disk when it is about to be."""

    async def append(disk: SlowDisk, rows: Sequence[Row]) -> None:
        disk.writing = asyncio.create_task(real_append(disk, rows))  # type: ignore[attr-defined]
        disk.writing.add_done_callback(lambda task: task.cancelled() or task.exception())  # type: ignore[attr-defined]

    with patch.object(SlowDisk, "append", append):
        yield


@contextmanager
def keeps_no_notes() -> Iterator[None]:
    """What happened just before a crash is missing in the lists."""

    async def open_room(lobby: Lobby, row: Any) -> Room:
        room = Room(row, lobby.store, lobby.thinker, lobby.manner, lobby._note, lobby.deals.is_in_play)
        room.recover(await lobby.store.log_of(row.id))
        lobby.rooms[row.id] = room
        room.start()
        assert room.task is not None
        room.task.add_done_callback(lambda task: lobby._ended(room, task))
        return room

    with patch.object(Lobby, "_open", open_room):
        yield


SABOTEURS: tuple[Callable[[], AbstractContextManager[None]], ...] = (
    confirms_before_it_is_written,
    lets_it_happen_before_it_is_written,
    knows_no_repetition,
    forgets_commands_in_a_crash,
    sends_wrong_news_after_undo,
    takes_what_is_stale,
    writes_something_else,
    writes_too_late,
    keeps_no_notes,
)
