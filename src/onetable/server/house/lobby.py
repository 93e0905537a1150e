"""How tables are set up: new ones, those with a deal that was played before, and those that go on from another."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from onetable.bots.registry import RULES, bot_names, check_bot, usual_bot
from onetable.core.errors import BadInput
from onetable.core.match import LESSON, open_game
from onetable.games.registry import rulebook
from onetable.server.house.deals import puzzle_deal
from onetable.server.house.link_words import link_word
from onetable.server.house.once import Once
from onetable.server.house.rooms import NoSuchTable, Rooms, Unreadable
from onetable.server.house.shelf import read_brought
from onetable.server.keeping.rows import PersonRow, TableRow
from onetable.server.table import entries as log
from onetable.server.table.failures import NotNow, whereabouts
from onetable.server.table.old_rules import given
from onetable.server.table.room import Room
from onetable.server.table.sitting import Seat, Sitting
from onetable.server.wire import Branch, NewTable, Pace, SeatWish, Watch
from onetable.telling.lessons import seats_at
from onetable.telling.puzzles import Puzzle, begun

logger = logging.getLogger("onetable")
SEED_BITS = 128  # nobody finds the deal by trying


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


class Lobby(Rooms):
    """All tables of this server, and the way to new ones."""

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        self.once = Once(self.store)

    def new_deal(self, host: PersonRow, game: str, setup: dict[str, Any], players: int) -> Deal:
        """One for this person's table that nobody can know."""
        return Deal(game, setup, players, secrets.randbits(SEED_BITS))

    async def begin(self, host: PersonRow, wish: NewTable) -> Room:
        """A new table as this person wants it."""
        if wish.after is not None:
            return await self._go_on(host, await self.room(wish.after), wish)
        id = await self.once.id_of(host.id, wish.once) if wish.once is not None else ""
        if id and await self.store.table(id) is not None:
            return await self._the_same(host, id, wish)
        if wish.deal_of is not None:
            return await self._deal_again(host, (await self.look(wish.deal_of)).sitting, wish, id)
        if LESSON in wish.setup:
            return await self._learn(host, wish)
        deal = self.new_deal(host, wish.game, named_for_all(wish), wish.players)
        return await self._set_up(host, deal, taken(host, deal, wish.seats), wish.watch, wish.pace, id)

    async def _the_same(self, host: PersonRow, id: str, wish: NewTable) -> Room:
        """The table that was opened for this wish before; if the server fell in that moment, its seats are taken now."""
        room = await self.room(id)
        entries = taken(host, Deal.of(room.sitting), wish.seats)
        if entries and not room.sitting.n:
            await room.perform(lambda: room.commit(entries, host.id))
        return room

    async def _learn(self, host: PersonRow, wish: NewTable) -> Room:
        """A lesson for one person: it says how many sit there, with bots that go by rules of thumb. One that was left begins anew."""
        setup = {LESSON: wish.setup[LESSON]}
        written = msgspec.json.encode(setup).decode()
        left = next((row for row in await self.store.lessons_of(host.id, wish.game) if row.setup == written and not row.outcome), None)
        if left is not None:
            room = await self.room(left.id)
            if await room.perform(lambda: room.begin_anew(host.id)):
                return room
        players, seat = seats_at(wish.game, setup[LESSON])
        deal = self.new_deal(host, wish.game, setup, players)
        seats = [SeatWish("me") if place == seat else SeatWish("bot", RULES) for place in range(players)]
        return await self._set_up(host, deal, taken(host, deal, seats), "off", "live")

    async def solve(self, host: PersonRow, game: str, puzzle: Puzzle) -> Room:
        """A table with this puzzle for one person, after its set-up; one that this person has left goes on."""
        name = puzzle_deal(game, puzzle.name)
        async with self.deals.one_at_a_time(name):
            unfinished = [row.id for row in await self.store.unfinished_with_deal(name)]
            for row in await self.store.games_of(host.id):
                if row.id in unfinished:
                    return await self.room(row.id)
            answers = given(begun(game, puzzle), len(puzzle.answers))
            deal = Deal(game, puzzle.setup, puzzle.players, puzzle.seed, name, answers)
            return await self._set_up(host, deal, taken(host, deal, []), "after", "days")

    async def _deal_again(self, host: PersonRow, given: Sitting, wish: NewTable, id: str) -> Room:
        """A new table with the deal of this one."""
        deal = Deal.of(given)
        async with self.deals.one_at_a_time(deal.name):
            if given.stage == "playing":  # whoever plays it could look at the other hands
                raise NotNow("not_over")
            sits = not wish.seats or any([seat.kind == "me" for seat in wish.seats])
            if not await self.deals.may_be_given(host.id, deal.name, sits):
                raise NotNow("same_deal")
            room = await self._set_up(host, deal, taken(host, deal, wish.seats), wish.watch, wish.pace, id)
            for other in [self.rooms[row.id] for row in await self.store.unfinished_with_deal(deal.name) if row.id in self.rooms]:
                other.do(other.show_out)  # one may have begun in this very moment
            return room

    async def sit_down(
        self, room: Room, person: PersonRow, seat: int | None, brings: Mapping[str, Any] | None = None, language: str = "en"
    ) -> None:
        """This person takes an open seat with what they bring, unless they know the deal or would learn it."""
        row, brought = room.sitting.row, read_brought(room.sitting.row.game, brings or {}, language)
        async with self.deals.one_at_a_time(row.deal):
            code = await self.deals.why_not_sit(person.id, row)
            if code is not None:
                raise NotNow(code)
            await room.perform(lambda: room.sit(seat, person.id, person.name, person.is_bot, brought))

    async def bring(self, room: Room, person: PersonRow, brings: Mapping[str, Any], language: str, seat: int | None = None) -> None:
        """This person brings something else to their seat, before the game begins."""
        brought = read_brought(room.sitting.row.game, brings, language)
        await room.perform(lambda: room.bring(person.id, brought, seat))

    async def leave(self, table: str, person: str) -> bool:
        """This person gives the seat up for good; whether that could be."""
        try:
            room = await self.room(table)
            await room.perform(lambda: room.rise(person))
        except (NotNow, NoSuchTable, Unreadable):  # it is over meanwhile, or cannot be opened at all
            return False
        return True

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
                    deal = self.new_deal(host, row.game, wish.setup, row.players)
                elif await self.deals.is_in_play(row):
                    raise NotNow("same_deal")
                seats = [await self._same_again(place, seat, deal.game) for place, seat in enumerate(sitting.seats)]
                room = await self._set_up(host, deal, seats, row.watch, row.pace)
                await old.commit([log.WentOn(room.sitting.row.id)], host.id)
            assert sitting.next is not None
            return sitting.next

        return await self.room(await old.perform(open_next))

    async def open_round(self, host: PersonRow, old: Room) -> list[str]:
        """The games that follow this one, for its people: whoever asks first opens all tables; those that are new are told."""

        async def open_all() -> list[str]:
            sitting = old.sitting
            if sitting.seat_of(host.id) is None:
                raise NotNow("not_yours")
            if not sitting.is_over or sitting.match is None:
                raise NotNow("not_over")
            opened = []
            for number, each in enumerate(sitting.rulebook.follow_ups(sitting.match.game)):
                if number not in sitting.following:
                    deal = self.new_deal(host, each.game, each.setup, len(each.seats))
                    seats = [await self._same_again(place, sitting.seats[seat], each.game) for place, seat in enumerate(each.seats)]
                    entries: list[log.AnyEntry] = [log.PartOf(sitting.row.id), *seats]
                    room = await self._set_up(host, deal, entries, sitting.row.watch, sitting.row.pace)
                    await old.commit([log.Followed(number, room.sitting.row.id)], host.id)
                    opened.append(room.sitting.row.id)
            return opened

        opened: list[str] = await old.perform(open_all)
        return opened

    async def _same_again(self, place: int, seat: Seat, game: str) -> log.AnyEntry:
        """Who sat here sits down again, under the name he has now; a bot that cannot play this game sends another one."""
        if not seat.person:
            return log.BotSat(place, seat.bot if seat.bot.partition(":")[0] in bot_names(game) else usual_bot(game))
        person = await self.store.person(seat.person)
        return log.Sat(place, seat.person, person.name if person is not None else seat.name, seat.is_bot)

    async def branch(self, host: PersonRow, room: Room, wish: Branch) -> Room:
        """A new table that goes on from a point of a finished game."""
        sitting = room.sitting
        if not sitting.is_over or sitting.match is None:
            raise NotNow("not_over")
        if wish.at >= len(sitting.match.answers):
            raise NotNow("no_such_step")
        deal = replace(Deal.of(sitting), prefix=given(sitting.match, wish.at))
        return await self._set_up(host, deal, taken(host, deal, wish.seats), sitting.row.watch, sitting.row.pace)

    async def _set_up(self, host: PersonRow, deal: Deal, entries: Sequence[log.AnyEntry], watch: Watch, pace: Pace, id: str = "") -> Room:
        book = rulebook(deal.game)
        for entry in entries:
            if isinstance(entry, log.BotSat):
                check_bot(deal.game, entry.bot, self.manner.bot_time)
        try:
            open_game(book, deal.setup, deal.players, deal.seed)  # a set-up that cannot be played is refused before there is a table
        except BadInput:
            raise
        except Exception as error:
            logger.error("A table of %s cannot be set up: %s.", deal.game, whereabouts(error))
            raise NotNow("failed") from None
        id, now = id or secrets.token_urlsafe(9), time.time()
        setup, prefix = msgspec.json.encode(deal.setup).decode(), msgspec.json.encode(deal.prefix).decode()
        row = TableRow(
            id, link_word(), deal.game, book.version, setup, deal.players, str(deal.seed), watch, pace, host.id, deal.name or id, prefix,
            now, now,
        )  # fmt: skip
        is_new = await self.store.add_table(row)
        room = await self.room(id)
        if entries and is_new:
            await room.perform(lambda: room.commit(entries, host.id))
        return room


def taken(host: PersonRow, deal: Deal, wishes: Sequence[SeatWish]) -> list[log.AnyEntry]:
    """The seats that are taken from the beginning; without a wish the host sits down with bots."""
    book = rulebook(deal.game)
    if deal.players not in book.players:
        raise BadInput(f"This game is for {book.players[0]} to {book.players[-1]} players, not {deal.players}.")
    wishes = wishes or [SeatWish("me"), *[SeatWish("bot")] * (deal.players - 1)]
    if len(wishes) != deal.players:
        raise BadInput(f"There are {deal.players} seats at this table: say of each who shall sit there.")
    found: list[log.AnyEntry] = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            found.append(log.Sat(seat, host.id, host.name, host.is_bot))
        elif wish.kind == "bot":
            found.append(log.BotSat(seat, wish.bot or usual_bot(deal.game)))
    return found


def named_for_all(wish: NewTable) -> dict[str, Any]:
    """The set-up; where people are still awaited it says of each seat what it has until somebody brings their own."""
    setup = dict(wish.setup)
    if any([seat.kind == "open" for seat in wish.seats]):
        for field in rulebook(wish.game).form().fields:
            if field.free and field.name not in setup:
                setup[field.name] = field.each(setup, wish.players - field.first)
    return setup
