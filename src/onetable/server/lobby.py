"""All tables of this server: opening them, finding them, and bringing them back from their logs."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from onetable.bots.registry import bot as find_bot
from onetable.core.errors import BadInput
from onetable.games.registry import face_of, rulebook
from onetable.server import entries as log
from onetable.server.link_words import link_word
from onetable.server.old_rules import given
from onetable.server.room import Manner, NotNow, Room, Thinker
from onetable.server.sitting import Seat, Sitting
from onetable.server.store import PersonRow, Store, TableRow
from onetable.server.wire import Branch, NewTable, Pace, SeatWish, Watch

logger = logging.getLogger("onetable")
MOST_SEED = 2**52  # a number that every program can read


class NoSuchTable(Exception):
    """There is no table of this name."""


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

    def __init__(self, store: Store, thinker: Thinker, manner: Manner) -> None:
        self.store, self.thinker, self.manner = store, thinker, manner
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._background: set[asyncio.Task[Any]] = set()
        self._is_closing = False

    # ---- rooms

    async def open(self) -> None:
        """Bring back every table that is not over: those who wait for a bot must not wait for a visitor."""
        task = asyncio.create_task(self._recover())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _recover(self) -> None:
        for row in await self.store.unfinished():
            if self._is_closing:
                return
            try:
                await self.room(row.id)
            except Exception as error:  # one damaged table must not keep the others closed
                logger.error("The table %s cannot be brought back: %s: %s", row.id, type(error).__name__, error)

    async def close(self) -> None:
        """Let go of all rooms; nobody is left in the middle of a question to the store."""
        self._is_closing = True
        await asyncio.gather(*self._background, *self._opening.values(), return_exceptions=True)
        rooms = list(self.rooms.values())
        for room in rooms:
            room.stop()
        self.rooms.clear()
        await asyncio.gather(*[room.task for room in rooms if room.task is not None], return_exceptions=True)

    async def room(self, name: str) -> Room:
        """The room of a table, by its id or the word of its link; brought back from the log where it is not open."""
        if name in self.rooms:
            return self.rooms[name]
        row = await self.store.table(name)
        if row is None:
            raise NoSuchTable(name)
        if row.id in self.rooms:
            return self.rooms[row.id]
        if row.id not in self._opening:
            self._opening[row.id] = asyncio.create_task(self._open(row))
            self._opening[row.id].add_done_callback(lambda _: self._opening.pop(row.id, None))
        return await asyncio.shield(self._opening[row.id])

    async def _open(self, row: TableRow) -> Room:
        room = Room(row, self.store, self.thinker, self.manner, self._note)
        room.recover(await self.store.log_of(row.id))
        sitting = room.sitting
        if (sitting.is_over and not row.outcome) or await self.store.noted_people(row.id) != sitting.persons():
            await self._note(room)  # the server ended between the entry and the note
        self.rooms[row.id] = room
        room.start()
        assert room.task is not None
        room.task.add_done_callback(lambda task: self._ended(room, task))
        return room

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        """A room that failed is not trusted any longer: the log is, and the next visitor brings it back."""
        if self.rooms.get(room.sitting.row.id) is room:
            del self.rooms[room.sitting.row.id]
        if not task.cancelled() and task.exception() is not None:
            logger.error("The table %s has failed and will be brought back from its log.", room.sitting.row.id, exc_info=task.exception())
            room.stop()

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
        deal = Deal(wish.game, wish.setup, wish.players, secrets.randbelow(MOST_SEED))
        if wish.deal_of is not None:
            given = (await self.room(wish.deal_of)).sitting
            if given.stage == "playing":  # whoever plays it could look at the other hands
                raise NotNow("not_over")
            sits = not wish.seats or any([seat.kind == "me" for seat in wish.seats])
            if sits and await self.still_plays(host.id, given.row):
                raise NotNow("same_deal")
            deal = Deal.of(given)
        return await self._set_up(host, deal, taken(host, deal, wish.seats), wish.watch, wish.pace)

    async def still_plays(self, person: str, row: TableRow) -> bool:
        """Whether this person sits at another table with the same deal that is not over, and would learn what is hidden there."""
        for other in await self.store.tables_with_deal(row.deal):
            if other.id != row.id and not other.outcome and (await self.room(other.id)).sitting.seat_of(person) is not None:
                return True
        return False

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
                    deal = Deal(row.game, wish.setup, row.players, secrets.randbelow(MOST_SEED))
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
        deal = replace(Deal.of(sitting), name="", prefix=given(sitting.match, wish.at))
        return await self._set_up(host, deal, taken(host, deal, wish.seats), sitting.row.watch, sitting.row.pace)

    async def _set_up(self, host: PersonRow, deal: Deal, seats: Sequence[log.AnyEntry], watch: Watch, pace: Pace) -> Room:
        book = rulebook(deal.game)
        book.begin(deal.setup, deal.players, deal.seed)  # a set-up that cannot be played is refused before there is a table
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
        find_bot(deal.game, wish.bot)
        if wish.kind == "me":
            found.append(log.Sat(seat, host.id, host.name))
        elif wish.kind == "bot":
            found.append(log.BotSat(seat, wish.bot))
    return found
