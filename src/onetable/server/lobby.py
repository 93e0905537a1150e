"""All tables of this server: opening them, finding them, and bringing them back from their logs."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from onetable.bots.registry import check_bot
from onetable.core.errors import BadInput
from onetable.games.registry import face_of, rulebook
from onetable.server import entries as log
from onetable.server.deals import Deals
from onetable.server.link_words import link_word
from onetable.server.nodes import Elsewhere, Nodes, OneNode
from onetable.server.old_rules import given
from onetable.server.recess import Recess
from onetable.server.room import Manner, NotNow, Room, Thinker, whereabouts
from onetable.server.sitting import Seat, Sitting
from onetable.server.store import LostRace, PersonRow, Store, TableRow
from onetable.server.wire import Branch, NewTable, Pace, SeatWish, Watch

logger = logging.getLogger("onetable")
SEED_BITS = 128  # nobody finds the deal by trying
MOST_COPIES = 32  # of tables that live at other nodes


class NoSuchTable(Exception):
    """There is no table of this name."""

    code = "no_such_table"


class Unreadable(Exception):
    """What was written of the table cannot be read any longer."""

    code = "unreadable"


class Deal(msgspec.Struct, frozen=True):
    """What is played: tables with the same deal share its name, and a table that goes on from another begins with its answers."""

    game: str
    setup: dict[str, Any]
    players: int
    seed: int
    name: str = ""  # none yet: that of the table it is first played at
    prefix: list[log.Answered] = []

    @classmethod
    def of(cls, sitting: Sitting) -> Deal:
        """The deal of this table, from its beginning."""
        row = sitting.row
        return cls(row.game, sitting.setup, row.players, int(row.seed), row.deal)


class Lobby:
    """Every room that is open now, and the way to all others."""

    def __init__(self, store: Store, thinker: Thinker, manner: Manner, nodes: Nodes | None = None) -> None:
        self.store, self.thinker, self.manner = store, thinker, manner
        self.deals = Deals(store)
        self.nodes = nodes or OneNode(store)
        self.rooms: dict[str, Room] = {}
        self._copies: dict[str, Room] = {}  # tables that live at another node, as they were when somebody looked last
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._sweep: asyncio.TimerHandle | None = None
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._given_up: set[str] = set()  # tables that could not be brought back: nobody need try again before the next start
        self._passed_over: set[str] = set()  # those that nobody has wanted to open yet, but that the sweep could not
        self.recess = Recess(store.try_out)
        self._background: set[asyncio.Task[Any]] = set()
        self._is_closing = False
        self.is_recovered = False  # every table that may not wait for a visitor is back

    # ---- rooms

    async def open(self) -> None:
        """Bring back every table that is not over: those who wait for a bot must not wait for a visitor."""
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
        self.recess.stop()
        await asyncio.gather(*self._background, *self._opening.values(), return_exceptions=True)
        rooms = list(self.rooms.values())
        for room in rooms:
            room.stop()
        self.rooms.clear()
        await asyncio.gather(*[room.task for room in rooms if room.task is not None], return_exceptions=True)

    async def room(self, name: str) -> Room:
        """The room of a table, by its id or the word of its link, to play there: the table lives here from now on."""
        if name in self.rooms:
            return self.rooms[name]
        row = await self._row(name)
        if row.id in self.rooms:
            return self.rooms[row.id]
        if row.id in self._given_up:
            raise Unreadable(row.id)
        if row.id not in self._opening:
            self._opening[row.id] = asyncio.create_task(self._open(row))
            self._opening[row.id].add_done_callback(lambda _: self._opening.pop(row.id, None))
        try:
            return await asyncio.shield(self._opening[row.id])
        except (LostRace, NotNow, SQLAlchemyError, OSError):
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
        try:
            room = self._copies.pop(row.id, None) or self._empty(row)
            room.recover(await self.store.log_of(row.id, room.sitting.n))
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:
            self.give_up(row, error)
            raise Unreadable(row.id) from None
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
        return Room(row, self.store, self.thinker, self.manner, self._note, self.deals.is_in_play)

    async def _open(self, row: TableRow) -> Room:
        room = self._empty(row)
        if row.id in self._leaving:
            await asyncio.wait((self._leaving[row.id],))
        try:
            is_anothers = await self.nodes.take(row.id)
        except Elsewhere:
            raise NotNow("restart") from None
        room.recover(await self.store.log_of(row.id))
        if is_anothers:
            await room.fence(partial(self.store.log_of, row.id))
        sitting = room.sitting
        if (sitting.is_over and not row.outcome) or await self.store.noted_people(row.id) != sitting.persons():
            await self._note(room)  # the server ended between the entry and the note
        self.rooms[row.id] = room
        room.start()
        assert room.task is not None
        room.task.add_done_callback(lambda task: self._ended(room, task))
        if await self.nodes.lives_elsewhere(row.id):  # it was taken again before anybody could tell us
            self.drop(row.id)
            raise NotNow("restart")
        return room

    def drop(self, table: str) -> None:
        """Another node has taken this table: those who listen here are asked to come again."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.stop()

    async def check_all(self) -> None:
        """Drop what was taken while nobody could tell us."""
        here = await self.nodes.living_here()
        for table in [name for name in self.rooms if name not in here]:
            self.drop(table)

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        """A room that failed is not trusted any longer: the log is, and the next visitor brings it back."""
        table, error = room.sitting.row.id, None if task.cancelled() else task.exception()
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

    # ---- new tables

    async def begin(self, host: PersonRow, wish: NewTable) -> Room:
        """A new table as this person wants it."""
        if wish.after is not None:
            return await self._go_on(host, await self.room(wish.after), wish)
        if wish.deal_of is not None:
            return await self._deal_again(host, (await self.look(wish.deal_of)).sitting, wish)
        deal = Deal(wish.game, wish.setup, wish.players, secrets.randbits(SEED_BITS))
        return await self._set_up(host, deal, taken(host, deal, wish.seats), wish.watch, wish.pace)

    async def _deal_again(self, host: PersonRow, given: Sitting, wish: NewTable) -> Room:
        """A new table with the deal of this one."""
        deal = Deal.of(given)
        async with self.deals.one_at_a_time(deal.name):
            if given.stage == "playing":  # whoever plays it could look at the other hands
                raise NotNow("not_over")
            sits = not wish.seats or any([seat.kind == "me" for seat in wish.seats])
            if not await self.deals.may_be_given(host.id, deal.name, sits):
                raise NotNow("same_deal")
            room = await self._set_up(host, deal, taken(host, deal, wish.seats), wish.watch, wish.pace)
            for other in [self.rooms[row.id] for row in await self.store.unfinished_with_deal(deal.name) if row.id in self.rooms]:
                other.do(other.show_out)  # one may have begun in this very moment
            return room

    async def sit_down(self, room: Room, person: PersonRow, seat: int | None) -> None:
        """This person takes an open seat, unless he knows the deal or would learn it."""
        row = room.sitting.row
        async with self.deals.one_at_a_time(row.deal):
            code = await self.deals.why_not_sit(person.id, row)
            if code is not None:
                raise NotNow(code)
            await room.perform(lambda: room.sit(seat, person.id, person.name))

    async def _go_on(self, host: PersonRow, old: Room, wish: NewTable) -> Room:
        """The next game of the same people: whoever asks first opens the table, and all come to the same one."""

        async def open_next() -> str:
            sitting = old.sitting
            if sitting.seat_of(host.id) is None:
                raise NotNow("not_yours")
            if not sitting.is_over:
                raise NotNow("not_over")
            if sitting.next is None:
                deal, row = Deal.of(sitting), sitting.row
                if wish.deal_of is None:
                    deal = Deal(row.game, wish.setup, row.players, secrets.randbits(SEED_BITS))
                elif await self.deals.is_in_play(row):
                    raise NotNow("same_deal")
                seats = [await self._same_again(place, seat) for place, seat in enumerate(sitting.seats)]
                room = await self._set_up(host, deal, seats, row.watch, row.pace)
                await old.commit([log.WentOn(room.sitting.row.id)], host.id)
            assert sitting.next is not None
            return sitting.next

        return await self.room(await old.perform(open_next))

    async def _same_again(self, place: int, seat: Seat) -> log.AnyEntry:
        """Who sat here sits down again, under the name he has now."""
        if not seat.person:
            return log.BotSat(place, seat.bot)
        person = await self.store.person(seat.person)
        return log.Sat(place, seat.person, person.name if person is not None else seat.name)

    async def branch(self, host: PersonRow, room: Room, wish: Branch) -> Room:
        """A new table that goes on from a point of a finished game."""
        sitting = room.sitting
        if not sitting.is_over or sitting.match is None:
            raise NotNow("not_over")
        if wish.at >= len(sitting.match.answers):
            raise NotNow("no_such_step")
        deal = replace(Deal.of(sitting), prefix=given(sitting.match, wish.at))
        return await self._set_up(host, deal, taken(host, deal, wish.seats), sitting.row.watch, sitting.row.pace)

    async def _set_up(self, host: PersonRow, deal: Deal, seats: Sequence[log.AnyEntry], watch: Watch, pace: Pace) -> Room:
        book = rulebook(deal.game)
        for entry in seats:
            if isinstance(entry, log.BotSat):
                check_bot(deal.game, entry.bot, self.manner.bot_time)
        try:
            book.begin(deal.setup, deal.players, deal.seed)  # a set-up that cannot be played is refused before there is a table
        except BadInput:
            raise
        except Exception as error:
            logger.error("A table of %s cannot be set up: %s.", deal.game, whereabouts(error))
            raise NotNow("failed") from None
        id, now = secrets.token_urlsafe(9), time.time()
        setup, prefix = msgspec.json.encode(deal.setup).decode(), msgspec.json.encode(deal.prefix).decode()
        row = TableRow(
            id, link_word(), deal.game, book.version, setup, deal.players, str(deal.seed), watch, pace, host.id, deal.name or id, prefix,
            now, now,
        )  # fmt: skip
        await self.store.add_table(row)
        room = await self.room(id)
        if seats:
            await room.perform(lambda: room.commit(seats, host.id))
        return room


def taken(host: PersonRow, deal: Deal, wishes: Sequence[SeatWish]) -> list[log.AnyEntry]:
    """The seats that are taken from the beginning; without a wish the host sits down with bots."""
    book = rulebook(deal.game)
    if deal.players not in book.players:
        raise BadInput(f"This game is for {book.players[0]} to {book.players[-1]} players, not {deal.players}.")
    wishes = wishes or [SeatWish("me"), *[SeatWish("bot")] * (deal.players - 1)]
    if len(wishes) != deal.players or [wish.kind for wish in wishes].count("me") > 1:
        raise BadInput(f"There are {deal.players} seats at this table: say of each who shall sit there, and sit down once.")
    found: list[log.AnyEntry] = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            found.append(log.Sat(seat, host.id, host.name))
        elif wish.kind == "bot":
            found.append(log.BotSat(seat, wish.bot))
    return found
