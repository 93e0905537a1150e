"""All tables of this server: opening them, finding them, and bringing them back from their logs."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from onetable.bots.registry import bot as find_bot
from onetable.core.errors import BadInput
from onetable.games.registry import face_of, rulebook
from onetable.server import entries as log
from onetable.server import memory
from onetable.server.link_words import link_word
from onetable.server.room import Manner, NotNow, Room, Thinker
from onetable.server.sitting import Seat, Sitting
from onetable.server.store import PersonRow, Rest, Row, Store, TableRow
from onetable.server.turns import Turns
from onetable.server.wire import Branch, NewTable, Pace, SeatWish, Watch

logger = logging.getLogger("onetable")
MOST_SEED = 2**52  # a number that every program can read
AT_THE_DOOR = 1.0  # seconds: who has just asked for a room is about to do something in it
MOST_IDLE = 64  # rooms in which nobody is: those who look at many old tables must not fill the memory with them


class NoSuchTable(Exception):
    """There is no table of this name."""


class OtherVersion(Exception):
    """The table was begun with another version of the game's content, and cannot be brought back with this one."""


class Deal(msgspec.Struct, frozen=True):
    """What is played: tables with the same deal share its name, and a table that goes on from another begins with its answers."""

    game: str
    setup: dict[str, Any]
    players: int
    seed: int
    name: str = ""  # none yet: that of the table it is first played at
    prefix: list[int] = []

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
        self._turns = Turns()
        self._look_round: asyncio.TimerHandle | None = None
        self._opened = 0  # since it was last looked round
        self._is_closing = False

    # ---- rooms

    async def open(self) -> None:
        """Bring back the tables at which a bot may have to move: they must not wait for a visitor. All others do."""
        self._in_background(self._recover())

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _recover(self) -> None:
        for id in await self.store.awake():
            if self._is_closing:
                return
            try:
                await self.room(id)
            except Exception as error:  # one damaged table must not keep the others closed
                logger.error("The table %s cannot be brought back: %s: %s", id, type(error).__name__, error)

    async def close(self) -> None:
        """Let go of all rooms; nobody is left in the middle of a question to the store."""
        self._is_closing = True
        if self._look_round is not None:
            self._look_round.cancel()
        await asyncio.gather(*self._background, *self._opening.values(), return_exceptions=True)
        rooms = list(self.rooms.values())
        for room in rooms:
            room.stop()
        self.rooms.clear()
        await asyncio.gather(*[room.task for room in rooms if room.task is not None], return_exceptions=True)

    async def room(self, name: str) -> Room:
        """The room of a table, by its id or the word of its link; brought back from the log where it is not open."""
        room = self.rooms.get(name) or await self._found(name)
        room.wanted = asyncio.get_running_loop().time()
        return room

    async def _found(self, name: str) -> Room:
        row = await self.store.table(name)
        if row is None:
            raise NoSuchTable(name)
        if row.id in self.rooms:
            return self.rooms[row.id]
        if row.id not in self._opening:
            self._opening[row.id] = asyncio.create_task(self._open(row))
            self._opening[row.id].add_done_callback(lambda task: self._is_open(row.id, task))
        return await asyncio.shield(self._opening[row.id])

    def _is_open(self, id: str, task: asyncio.Task[Room]) -> None:
        """All who waited are told by the task; where all have gone nobody must be told that it failed."""
        del self._opening[id]
        if not task.cancelled():
            task.exception()

    async def _open(self, row: TableRow) -> Room:
        if row.version != rulebook(row.game).version:  # the same answers would lead to another game
            raise OtherVersion(row.id)
        room = Room(row, self.store, self.thinker, self.manner, self._note)
        await self._bring_back(room, await self.store.log_of(row.id))
        sitting = room.sitting
        if (sitting.is_over and not row.outcome) or await self.store.noted_people(row.id) != sitting.persons():
            await self._note(room)  # the server ended between the entry and the note
        self.rooms[row.id] = room
        room.start()
        assert room.task is not None
        room.task.add_done_callback(lambda task: self._ended(room, task))
        room.wanted = asyncio.get_running_loop().time()
        self._opened += 1
        self._look_round_soon()
        return room

    async def _bring_back(self, room: Room, rows: Sequence[Row]) -> None:
        """What the log tells happens again, in short turns: a long game must not make the other tables wait."""
        async with self._turns.turn() as turn:
            if room.sitting.prefix:
                for _ in room.sitting.play_ahead():
                    await turn.pause()
            for row in rows:
                room.recover((row,))
                await turn.pause()

    # ---- rooms in which nobody is

    def _look_round_soon(self) -> None:
        """See from time to time, and when many rooms have been opened, who is still there."""
        if self._opened > MOST_IDLE // 4:
            self.look_round()
        elif self._look_round is None and not self._is_closing:
            self._look_round = asyncio.get_running_loop().call_later(self.manner.stays_open / 10, self.look_round)

    def look_round(self) -> None:
        """Let go of rooms that nobody has wanted for a while, and of those wanted longest ago where there are too many."""
        if self._look_round is not None:
            self._look_round.cancel()
            self._look_round = None
        self._opened = 0
        now = asyncio.get_running_loop().time()
        idle = sorted(
            [room for room in self.rooms.values() if room.is_idle and room.wanted <= now - AT_THE_DOOR], key=lambda room: room.wanted
        )
        gone = [room for place, room in enumerate(idle) if room.wanted <= now - self.manner.stays_open or place < len(idle) - MOST_IDLE]
        for room in gone:
            del self.rooms[room.sitting.row.id]
            room.rest()
        resting = [Rest(room.sitting.row.id, room.sitting.n, room.sitting.waits_for) for room in gone if not room.sitting.is_over]
        if resting:
            self._in_background(self._rest(resting))
        if self.rooms:
            self._look_round_soon()
        elif gone:
            memory.give_back()

    async def _rest(self, resting: list[Rest]) -> None:
        """No bot has to move there: they need not be opened when the server starts again."""
        try:
            await self.store.rest(resting)
        except (SQLAlchemyError, OSError) as error:  # they will be opened for nothing
            logger.warning("It could not be noted that %d tables are at rest: %s", len(resting), error)

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
        if sitting.is_over and book is not None:
            assert sitting.match is not None
            kept = book.load().progress(sitting.match.game.table)
            progress = msgspec.json.encode(kept).decode() if kept is not None else ""
        await self.store.note(sitting.row.id, sitting.persons(), changed=room.last_change, outcome=sitting.outcome, progress=progress)

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
        answers = [number for _, number, _ in sitting.match.answers]
        if wish.at >= len(answers):
            raise NotNow("no_such_step")
        deal = replace(Deal.of(sitting), name="", prefix=answers[: wish.at])
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
