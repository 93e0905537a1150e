"""All tables of this server: opening them, finding them, and bringing them back from their logs."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from onetable.bots.registry import bot as find_bot
from onetable.core.errors import BadInput
from onetable.games.fellowship.campaign import progress_on
from onetable.games.registry import rulebook
from onetable.server import entries as log
from onetable.server.room import Manner, NotNow, Room, Thinker
from onetable.server.store import PersonRow, Store, TableRow
from onetable.server.wire import Branch, NewTable, Pace, SeatWish, Watch
from onetable.server.words import link_word

logger = logging.getLogger("onetable")
NOBODY: Mapping[int, str] = {}
MOST_SEED = 2**52  # a number that every program can read


class NoSuchTable(Exception):
    """There is no table of this name."""


class OtherVersion(Exception):
    """The table was begun with another version of the game's content, and cannot be brought back with this one."""


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
        if row.version != rulebook(row.game).version:  # the same answers would lead to another game
            raise OtherVersion(row.id)
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
        progress = ""
        if sitting.is_over and sitting.row.game == "fellowship":
            assert sitting.match is not None
            kept = progress_on(sitting.match.game.table)
            progress = msgspec.json.encode(kept).decode() if kept is not None else ""
        outcome = sitting.result.outcome if sitting.result is not None else ""
        await self.store.note(sitting.row.id, sitting.persons(), changed=room.last_change, outcome=outcome, progress=progress)

    # ---- new tables

    async def begin(self, host: PersonRow, wish: NewTable) -> Room:
        """A new table as this person wants it."""
        setup, players, game = wish.setup, wish.players, wish.game
        seed, deal = secrets.randbelow(MOST_SEED), ""
        if wish.after is not None:
            return await self._go_on(host, await self.room(wish.after), wish)
        if wish.deal_of is not None:
            given = (await self.room(wish.deal_of)).sitting
            if given.stage == "playing":  # whoever plays it could look at the other hands
                raise NotNow("not_over")
            like = given.row
            sits = not wish.seats or any([seat.kind == "me" for seat in wish.seats])
            if sits and await self.still_plays(host.id, like):
                raise NotNow("same_deal")
            game, setup, players, seed, deal = like.game, msgspec.json.decode(like.setup), like.players, int(like.seed), like.deal
        return await self._set_up(host, game, setup, players, seed, deal, wish.seats, wish.watch, wish.pace, [])

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
                row, seats = sitting.row, [SeatWish("bot", seat.player or "rules") for seat in sitting.seats]
                seed = int(row.seed) if wish.deal_of is not None else secrets.randbelow(MOST_SEED)
                deal, setup = (row.deal, sitting.setup) if wish.deal_of is not None else ("", wish.setup)
                room = await self._set_up(host, row.game, setup, row.players, seed, deal, seats, row.watch, row.pace, [], sitting.persons())
                await old.commit([log.WentOn(room.sitting.row.id)], host.id)
            assert sitting.next is not None
            return sitting.next

        return await self.room(await old.perform(open_next))

    async def branch(self, host: PersonRow, room: Room, wish: Branch) -> Room:
        """A new table that goes on from a point of a finished game."""
        sitting = room.sitting
        if not sitting.is_over or sitting.match is None:
            raise NotNow("not_over")
        answers = [number for _, number, _ in sitting.match.answers]
        if wish.at >= len(answers):
            raise NotNow("no_such_step")
        row = sitting.row
        return await self._set_up(
            host, row.game, sitting.setup, row.players, int(row.seed), "", wish.seats, row.watch, row.pace, answers[: wish.at]
        )

    async def _set_up(
        self, host: PersonRow, game: str, setup: dict[str, Any], players: int, seed: int, deal: str, seats: Sequence[SeatWish],
        watch: Watch, pace: Pace, prefix: list[int], people: Mapping[int, str] = NOBODY,
    ) -> Room:  # fmt: skip
        book = rulebook(game)
        if players not in book.players:
            raise BadInput(f"This game is for {book.players[0]} to {book.players[-1]} players, not {players}.")
        wishes = list(seats) or [SeatWish("me"), *[SeatWish("bot")] * (players - 1)]
        if len(wishes) != players or [wish.kind for wish in wishes].count("me") > 1:
            raise BadInput(f"There are {players} seats at this table: say of each who shall sit there, and sit down once.")
        for wish in wishes:
            find_bot(game, wish.bot)
        book.begin(setup, players, seed)  # a set-up that cannot be played is refused before there is a table
        id = secrets.token_urlsafe(9)
        now = time.time()
        row = TableRow(
            id, link_word(), game, book.version, msgspec.json.encode(setup).decode(), players, str(seed), watch, pace, host.id, deal or id,
            msgspec.json.encode(prefix).decode(), now, now,
        )  # fmt: skip
        await self.store.add_table(row)
        room = await self.room(id)
        taken: list[log.AnyEntry] = []
        for seat, wish in enumerate(wishes):
            if seat in people:
                person = await self.store.person(people[seat])
                taken.append(log.Sat(seat, people[seat], person.name if person is not None else "?"))
            elif wish.kind == "me":
                taken.append(log.Sat(seat, host.id, host.name))
            elif wish.kind == "bot":
                taken.append(log.BotSat(seat, wish.bot))
        if taken:
            await room.perform(lambda: room.commit(taken, host.id))
        return room
