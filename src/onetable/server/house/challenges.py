"""Challenges: somebody offers an open seat of his table to somebody else, who accepts or declines."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from onetable.core.view import SPECTATOR
from onetable.games.registry import rulebook
from onetable.server.house.events import Events
from onetable.server.house.lobby import Lobby
from onetable.server.house.rooms import NoSuchTable, Unreadable
from onetable.server.keeping.bot_store import OPEN
from onetable.server.keeping.rows import ChallengeRow, PersonRow, TableRow
from onetable.server.limits import BOT_TABLES, Buckets
from onetable.server.people.settings import settings_of
from onetable.server.table.failures import NotNow
from onetable.server.wire.bots import Challenge, Challenged, ChallengeState, Somebody
from onetable.telling.titles import title_of_table

MOST_SENT, MOST_RECEIVED = 20, 50  # that nobody has answered yet, of one person
PACE = (0.2, 20.0)  # challenges of one person: a second, and at once
A_WEEK = 7 * 86400.0  # seconds: so long a challenge waits
NOBODY = "?"


class Challenges:
    """All challenges, and who may send one to whom."""

    def __init__(self, lobby: Lobby, events: Events) -> None:
        self.lobby, self.store, self.events = lobby, lobby.store, events
        self.pace = Buckets(*PACE)
        self._offered: set[str] = set()  # tables with a challenge that may wait
        events.challenges = self._waiting
        events.begun = self._has_begun

    # ---- sending

    async def send(self, sender: PersonRow, to: str, table: str, seat: int | None) -> ChallengeRow:
        """Offer a seat; the same offer made again is the same challenge."""
        receiver = await self.store.person(to)
        if receiver is None or not await self._may_challenge(sender, receiver):
            raise NotNow("no_such_opponent")
        room = await self.lobby.room(table)
        sitting = room.sitting
        if sitting.seat_of(sender.id) is None and sitting.row.host != sender.id:
            raise NotNow("not_yours")
        if sitting.seat_of(receiver.id) is not None:
            raise NotNow("so_already")
        offered = await self.store.challenges_at(sitting.row.id)
        same = next((each for each in offered if each.sender == sender.id and each.receiver == receiver.id), None)
        if same is not None:
            return same
        taken = {each.seat for each in offered}
        free = [place for place, chair in enumerate(sitting.seats) if chair.is_open and place not in taken and seat in (None, place)]
        if sitting.stage != "gathering" or not free:
            raise NotNow("no_open_seat")
        await self._check_number(sender, receiver)
        now = time.time()
        row = ChallengeRow(secrets.token_urlsafe(9), sender.id, receiver.id, sitting.row.id, free[0], OPEN, now, now)
        await self.store.add_challenge(row)
        self._offered.add(row.table)
        for person in (receiver, sender):
            told = await self.told(row, person.language)
            if told is not None:
                self.events.tell_person(person.id, lambda name, _, told=told: Challenged(name, told))  # type: ignore[misc]
        return row

    async def _may_challenge(self, sender: PersonRow, receiver: PersonRow) -> bool:
        """Anybody a bot that welcomes it, an owner his own bots; a bot its owner, and whoever has challenged it before."""
        if sender.id == receiver.id:
            return False
        if receiver.is_bot and (settings_of(receiver).welcomes or sender.id == receiver.owner or sender.owner == receiver.owner):
            return True
        return sender.is_bot and (sender.owner == receiver.id or await self.store.has_challenged(receiver.id, sender.id))

    async def _check_number(self, sender: PersonRow, receiver: PersonRow) -> None:
        if not self.pace.take(sender.id):
            raise NotNow("too_fast")
        since = time.time() - A_WEEK
        sent = [each for each in await self.store.open_challenges(sender.id, since) if each.sender == sender.id]
        received = [each for each in await self.store.open_challenges(receiver.id, since) if each.receiver == receiver.id]
        if len(sent) >= MOST_SENT or len(received) >= MOST_RECEIVED:
            raise NotNow("too_many_challenges")

    # ---- answering

    async def accept(self, me: PersonRow, id: str) -> ChallengeRow:
        """Sit down where a seat was offered; who has accepted before is only told so again."""
        row = await self._mine(id, receiver=me.id)
        if row.state == OPEN:
            await self.check_seats(me)
            try:
                room = await self.lobby.room(row.table)
                await self.lobby.sit_down(room, me, row.seat)
            except (NoSuchTable, Unreadable, NotNow) as error:
                if error.code != "restart":
                    await self._settle(row, "gone")
                raise
            return await self._settle(row, "accepted")
        if row.state != "accepted":
            raise NotNow("no_such_challenge")
        return row

    async def decline(self, me: PersonRow, id: str) -> ChallengeRow:
        """Not this time."""
        return await self._end(await self._mine(id, receiver=me.id), "declined")

    async def withdraw(self, me: PersonRow, id: str) -> ChallengeRow:
        """It is not offered any longer."""
        return await self._end(await self._mine(id, sender=me.id), "withdrawn")

    async def check_seats(self, person: PersonRow) -> None:
        """A bot sits at so many tables and no more."""
        if person.is_bot and len(await self.store.sits_at_unfinished(person.id)) >= BOT_TABLES:
            raise NotNow("too_many_tables")

    async def _mine(self, id: str, **who: str) -> ChallengeRow:
        """A challenge by its id, where one is the one who may answer it; anybody else's is not there."""
        row = await self.store.challenge(id)
        if row is None or any([getattr(row, side) != person for side, person in who.items()]):
            raise NotNow("no_such_challenge")
        return row

    async def _end(self, row: ChallengeRow, state: ChallengeState) -> ChallengeRow:
        if row.state not in (OPEN, state):
            raise NotNow("no_such_challenge")
        return await self._settle(row, state) if row.state == OPEN else row

    async def _settle(self, row: ChallengeRow, state: ChallengeState) -> ChallengeRow:
        if await self.store.settle_challenge(row.id, state, time.time()):
            self.events.tell_over((row.sender, row.receiver), row.id, row.table, state)
        return msgspec.structs.replace(row, state=state)

    # ---- telling

    async def of(self, me: PersonRow, language: str) -> list[Challenge]:
        """Those that wait, sent and received."""
        found = [await self.told(row, language) for row in await self.store.open_challenges(me.id, time.time() - A_WEEK)]
        return [each for each in found if each is not None]

    async def told(self, row: ChallengeRow, language: str) -> Challenge | None:
        """A challenge as its two sides are told of it; one whose seat is taken meanwhile waits no longer."""
        try:
            sitting = (await self.lobby.look(row.table)).sitting
        except (NoSuchTable, Unreadable):
            await self._settle(row, "gone")
            return None
        if row.state == OPEN and not sitting.seats[row.seat].is_open:
            await self._settle(row, "gone")
            return None
        self._offered.add(row.table)
        sender, receiver = [await self.somebody(id) for id in (row.sender, row.receiver)]
        table = sitting.row
        state: Any = row.state
        return Challenge(
            row.id, sender, receiver, table.id, row.seat, table.game, title(table, sitting.setup, language), table.players, table.pace,
            state, row.made,
        )  # fmt: skip

    async def somebody(self, id: str) -> Somebody:
        """Somebody as others are told of him."""
        person = await self.store.person(id)
        return await self.introduced(person) if person is not None else Somebody(id, NOBODY, False)

    async def introduced(self, person: PersonRow) -> Somebody:
        """The same for somebody who was found; of a bot it is told whose it is."""
        if not person.is_bot:
            return Somebody(person.id, person.name, False)
        owner = await self.store.person(person.owner)
        name = owner.name if owner is not None else ""
        return Somebody(person.id, person.name, True, settings_of(person).about, name, self.events.is_here(person.id))

    async def _waiting(self, person: str, name: str) -> list[Challenged]:
        row = await self.store.person(person)
        return [Challenged(name, each) for each in await self.of(row, row.language)] if row is not None else []

    def _has_begun(self, table: str) -> None:
        """What was offered of this table and not accepted is gone."""
        if table in self._offered:
            self._offered.discard(table)
            self.lobby.in_background(self._close(table))

    async def _close(self, table: str) -> None:
        for row in await self.store.challenges_at(table):
            sitting = (await self.lobby.look(table)).sitting
            if sitting.seats[row.seat].person != row.receiver:  # else his acceptance is being written down
                await self._settle(row, "gone")


def title(table: TableRow, setup: dict[str, Any], language: str) -> str:
    """What a table is called by somebody who does not sit there."""
    return title_of_table(table.game, dict(rulebook(table.game).setup_for(setup, table.players, SPECTATOR)), language)
