"""The rooms of this server: opened from the logs of their tables, found by name, and let go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from onetable.games.registry import face_of
from onetable.server.house.caretaker import Caretaker
from onetable.server.house.deals import Deals
from onetable.server.house.nodes import Elsewhere, Nodes, OneNode
from onetable.server.house.recess import Recess
from onetable.server.house.turns import Turns
from onetable.server.keeping.rows import LostRace, Rest, Row, TableRow
from onetable.server.keeping.store import Store
from onetable.server.table.failures import NotNow, whereabouts
from onetable.server.table.manner import Manner, Thinker
from onetable.server.table.room import Room

logger = logging.getLogger("onetable")
MOST_COPIES = 32  # of tables that live at other nodes


class NoSuchTable(Exception):
    """There is no table of this name."""

    code = "no_such_table"


class Unreadable(Exception):
    """What was written of the table cannot be read any longer."""

    code = "unreadable"


class Rooms:
    """Every room that is open now, and the way to all others."""

    def __init__(self, store: Store, thinker: Thinker, manner: Manner, nodes: Nodes | None = None) -> None:
        self.store, self.thinker, self.manner = store, thinker, manner
        self.deals = Deals(store)
        self.noticed: Callable[[Room], None] = lambda room: None  # is told of each entry of each table
        self.nodes = nodes or OneNode(store)
        self.rooms: dict[str, Room] = {}
        self._copies: dict[str, Room] = {}  # tables that live at another node, as they were when somebody looked last
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._sweep: asyncio.TimerHandle | None = None
        self._turns = Turns()
        self.caretaker = Caretaker(self.rooms, manner.stays_open, self._let_go)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._given_up: set[str] = set()  # tables that could not be brought back: nobody need try again before the next start
        self._passed_over: set[str] = set()  # those that nobody has wanted to open yet, but that the sweep could not
        self.recess = Recess(store.try_out)
        self._background: set[asyncio.Task[Any]] = set()
        self._is_closing = False
        self.is_recovered = False  # every table that may not wait for a visitor is back

    # ---- rooms

    async def open(self) -> None:
        """Bring back the tables at which a bot may have to move: they must not wait for a visitor. All others do."""
        self.in_background(self._recover())

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def _recover(self) -> None:
        """Bring back the tables that live nowhere, again and again where other nodes may die."""
        try:
            names = await self.nodes.orphans()
        except (SQLAlchemyError, OSError) as error:
            logger.error("The tables that wait cannot be found: %s", error)
            names = []
        for name in names:
            if name in self._given_up or name in self._passed_over:
                continue
            if self._is_closing:
                return
            try:
                await self.room(name)
            except (NotNow, Unreadable):  # another node was quicker, or the host has been told
                continue
            except Exception as error:  # one damaged table must not keep the others closed
                self._passed_over.add(name)
                logger.error("The table %s cannot be brought back: %s: %s", name, type(error).__name__, error)
        self.is_recovered = True
        if self.nodes.sweep is not None and not self._is_closing:
            self._sweep = asyncio.get_running_loop().call_later(self.nodes.sweep, lambda: self.in_background(self._recover()))

    def hang_up(self, person: str) -> None:
        """Somebody is no longer known here."""
        for room in self.rooms.values():
            for listener in [listener for listener in room.listeners if listener.person == person]:
                room.listeners.discard(listener)
                listener.close("no_such_person", "")

    async def close(self) -> None:
        """Let go of all rooms; nobody is left in the middle of a question to the store."""
        self._is_closing = True
        if self._sweep is not None:
            self._sweep.cancel()
        self.caretaker.stop()
        self.recess.stop()
        await asyncio.gather(*self._background, *self._opening.values(), return_exceptions=True)
        rooms = list(self.rooms.values())
        for room in rooms:
            room.stop()
        self.rooms.clear()
        await asyncio.gather(*[room.task for room in rooms if room.task is not None], return_exceptions=True)

    async def room(self, name: str) -> Room:
        """The room of a table, by its id or the word of its link, to play there: the table lives here from now on."""
        room = self.rooms.get(name) or await self._found(name)
        room.wanted = asyncio.get_running_loop().time()
        return room

    async def _found(self, name: str) -> Room:
        if name not in self._opening:  # those who come together wait together
            row = await self._row(name)
            if row.id in self.rooms:
                return self.rooms[row.id]
            if row.id in self._given_up:
                raise Unreadable(row.id)
            name = row.id
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._open_or_give_up(row))
                self._opening[name].add_done_callback(lambda task: self._is_open(name, task))
        return await asyncio.shield(self._opening[name])

    def _is_open(self, id: str, task: asyncio.Task[Room]) -> None:
        """All who waited are told by the task; where all have gone nobody must be told that it failed."""
        del self._opening[id]
        if not task.cancelled():
            task.exception()

    async def _open_or_give_up(self, row: TableRow) -> Room:
        with self._giving_up(row):
            try:
                return await self._open(row)
            except LostRace:  # it has expired, or lives elsewhere
                raise NotNow("restart") from None

    @contextmanager
    def _giving_up(self, row: TableRow) -> Iterator[None]:
        """A table at which this fails is given up, unless it was the database that failed, or the table is only away for now."""
        try:
            yield
        except (NotNow, SQLAlchemyError, OSError):
            raise
        except Exception as error:
            self.give_up(row, error)
            raise Unreadable(row.id) from None

    def give_up(self, row: TableRow, error: Exception) -> None:
        """This table cannot be brought back; the host is told once, and nothing that lies hidden on it."""
        if row.id not in self._given_up:
            self._given_up.add(row.id)
            logger.error("The table %s (%s) cannot be opened: %s.", row.id, row.game, whereabouts(error))
        self.drop(row.id)

    async def look(self, name: str) -> Room:
        """The same for somebody who only reads: a table that lives at another node stays there, and is shown as its log tells it."""
        if name in self.rooms:
            return self.rooms[name]
        row = await self._row(name)
        if row.id in self.rooms or not await self.nodes.lives_elsewhere(row.id):
            return await self.room(row.id)
        if row.id in self._given_up:
            raise Unreadable(row.id)
        with self._giving_up(row):
            room = self._copies.pop(row.id, None) or self._empty(row)
            await self._bring_back(room, await self.store.log_of(row.id, room.sitting.n))
        self._copies[row.id] = room
        if len(self._copies) > MOST_COPIES:
            del self._copies[next(iter(self._copies))]
        return room

    async def _row(self, name: str) -> TableRow:
        row = await self.store.table(name)
        if row is None:
            raise NoSuchTable(name)
        return row

    def _empty(self, row: TableRow) -> Room:
        room = Room(row, self.store, self.thinker, self.manner, self._note, self.deals.is_in_play)
        room.noticed = self._notice
        return room

    def _notice(self, room: Room) -> None:
        self.noticed(room)

    async def _open(self, row: TableRow) -> Room:
        room = self._empty(row)
        if row.id in self._leaving:
            await asyncio.wait((self._leaving[row.id],))
        try:
            is_anothers = await self.nodes.take(row.id)
        except Elsewhere:
            raise NotNow("restart") from None
        self.store.forget(row.id)
        await self._bring_back(room, await self.store.log_of(row.id))
        if is_anothers:
            await room.fence(partial(self.store.log_of, row.id))
        sitting = room.sitting
        if (sitting.is_over and not row.outcome) or await self.store.noted_people(row.id) != sitting.persons():
            await self._note(room)  # the server ended between the entry and the note
        self.rooms[row.id] = room
        room.wanted = asyncio.get_running_loop().time()
        room.start()
        assert room.task is not None
        room.task.add_done_callback(lambda task: self._ended(room, task))
        if await self.nodes.lives_elsewhere(row.id):  # it was taken again before anybody could tell us
            self.drop(row.id)
            raise NotNow("restart")
        if not self._is_closing:
            self.caretaker.one_more()
        return room

    async def _bring_back(self, room: Room, rows: Sequence[Row]) -> None:
        """What the log tells happens again, in short turns: a long game must not make the other tables wait."""
        async with self._turns.turn() as turn:
            for _ in room.recovering(rows):
                await turn.pause()

    def _let_go(self, gone: list[Room]) -> None:
        """Nobody is in these rooms: their tables are free for other nodes, and wait for people in their logs."""
        for room in gone:
            del self.rooms[room.sitting.row.id]
            room.rest()
        resting = [Rest(room.sitting.row.id, room.sitting.n, room.sitting.waits_for) for room in gone if not room.sitting.is_over]
        if resting:
            self.in_background(self._rest(resting))

    async def _rest(self, resting: list[Rest]) -> None:
        """No bot has to move there: they need not be opened when the server starts again."""
        try:
            await self.store.rest(resting)
        except (SQLAlchemyError, OSError) as error:  # they will be opened for nothing
            logger.warning("It could not be noted that %d tables are at rest: %s", len(resting), str(error).partition("\n")[0])

    async def living(self) -> set[str]:
        """The tables that are open, here or at another node."""
        return {*self.rooms, *self._opening, *await self.nodes.living()}

    def drop(self, table: str) -> None:
        """Another node has taken this table: those who listen here are asked to come again."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.stop()

    async def has_moved(self, room: Room) -> bool:
        """Whether another node has taken this table and nobody has told us yet: then what this room says of it may no longer be so."""
        table = room.sitting.row.id
        if await self.nodes.lives_here(table):
            return False
        self.drop(table)
        return True

    async def check_all(self) -> None:
        """Drop what was taken while nobody could tell us."""
        here = await self.nodes.living_here()
        for table in [name for name in self.rooms if name not in here]:
            self.drop(table)

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        """A room that failed is not trusted any longer: the log is, and the next visitor brings it back."""
        table, error = room.sitting.row.id, None if task.cancelled() else task.exception()
        self.store.forget(table)
        if self.rooms.get(table) is room:
            del self.rooms[table]
        if error is not None:
            if isinstance(error, LostRace):
                logger.info("The table %s lives at another node now.", table)
            elif isinstance(error, (SQLAlchemyError, OSError)):  # a full disk, say: told once, for all tables
                self.recess.begin(error)
            else:
                logger.error("The table %s has failed and will be brought back from its log.", table, exc_info=error)
            room.stop()
        if not self._is_closing:  # else the other nodes shall find it
            self._leaving[table] = self.in_background(self._release(table))

    async def _release(self, table: str) -> None:
        try:
            await self.nodes.release(table)
        except (SQLAlchemyError, OSError) as error:
            logger.error("The table %s cannot be let go: %s", table, error)
        finally:
            self._leaving.pop(table, None)

    async def _note(self, room: Room) -> None:
        """Write down beside the log what the lists of tables need."""
        sitting = room.sitting
        progress, book = "", face_of(sitting.row.game).chapters
        if sitting.old_part is not None:
            progress = sitting.row.progress
        elif sitting.is_over and book is not None:
            assert sitting.match is not None
            kept = book.load().progress(sitting.match.game.table)
            progress = msgspec.json.encode(kept).decode() if kept is not None else ""
        await self.store.note(
            sitting.row.id, sitting.persons(), version=sitting.version, changed=room.last_change, outcome=sitting.outcome, progress=progress
        )
