"""One stream of events for each person: challenges, tables that begin and end, my turn. It tells nobody anything of anybody else's.

A stream is taken up again where it was lost: whoever names the last event that he has heard is told what came after it, as long as that
is remembered; else he is told all that waits for him now. So nothing need be kept on the disk, and nothing is lost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

from msgspec import Struct, field

from onetable.server.house.rooms import NoSuchTable, Rooms, Unreadable
from onetable.server.keeping.rows import PersonRow
from onetable.server.table.failures import NotNow, whereabouts
from onetable.server.table.room import Room
from onetable.server.wire import encode
from onetable.server.wire.bots import AnyEvent, Challenged, ChallengeOver, ChallengeState, Listening, TableBegun, TableOver, YourTurn

logger = logging.getLogger("onetable")
REMEMBERED = 512  # events of one person
FOR_A_WHILE = 600.0  # seconds for which somebody who is gone is expected back
LOOK_AROUND = 2.0  # seconds between two looks at tables that live at other nodes
Waiting = Callable[[str, str], Awaitable[list[Challenged]]]  # the challenges that wait: of whom, and the name that such an event has


class Stream(Protocol):
    """Somebody at the other end."""

    def post(self, message: bytes) -> None:
        """Send this, sooner or later; never waits."""
        ...

    def close(self, code: str, text: str) -> None:
        """Say why, and end the stream."""
        ...


class Told(Struct):
    """What somebody has been told of a table."""

    begun: bool = False
    turn: int = -1  # the entry that asked him last
    over: bool = False


class Watch(Struct, dict=True):
    """Somebody who listens, or did a moment ago."""

    person: str
    language: str
    count: int = 0
    streams: set[Stream] = field(default_factory=set)
    past: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    tables: dict[str, Told] = field(default_factory=dict)
    challenges: dict[str, str] = field(default_factory=dict)  # those that he knows to wait, and their tables
    gone_at: float = 0.0


class Events:
    """Everybody who listens."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.epoch = secrets.token_urlsafe(6)  # of this process: what another one has counted means nothing here
        self.watches: dict[str, Watch] = {}
        self.challenges: Waiting = no_challenges
        self.begun: Callable[[str], None] = lambda table: None  # is told of each table at which a game has begun
        rooms.noticed = self.notice

    def is_here(self, person: str) -> bool:
        """Whether this person listens now."""
        watch = self.watches.get(person)
        return watch is not None and bool(watch.streams)

    # ---- listening

    async def listen(self, person: PersonRow, stream: Stream, last: str) -> Callable[[], None]:
        """Somebody listens from now on; the way to say that he is gone is returned."""
        self._forget_old()
        watch = self.watches.get(person.id)
        if watch is None:
            watch = self.watches[person.id] = Watch(person.id, person.language)
        watch.language = person.language
        missed = self._missed(watch, last)
        watch.streams.add(stream)
        stream.post(encode(Listening(last if missed is not None else self._name(watch), whole=missed is None)))
        if missed is not None:
            for message in missed:
                stream.post(message)
        else:
            for event in [*await self.challenges(person.id, self._name(watch)), *await self._standing(watch)]:
                self._know(watch, event)
                stream.post(encode(event))

        def gone() -> None:
            watch.streams.discard(stream)
            watch.gone_at = time.monotonic()

        return gone

    def _missed(self, watch: Watch, last: str) -> list[bytes] | None:
        """What came after the event of this name; None where that is not known any longer."""
        epoch, _, number = last.rpartition("-")
        if epoch != self.epoch or not number.isdecimal() or int(number) > watch.count:
            return None
        first = watch.past[0][0] if watch.past else watch.count + 1
        return [message for count, message in watch.past if count > int(number)] if first <= int(number) + 1 else None

    async def _standing(self, watch: Watch) -> list[AnyEvent]:
        """The games that are played, and where it is one's turn."""
        found: list[AnyEvent] = []
        for table in await self.rooms.store.sits_at_unfinished(watch.person):
            room = await self._seen(table)
            if room is not None:
                watch.tables[table] = Told()
                found += self._news(watch, room)
        return found

    async def _seen(self, table: str) -> Room | None:
        with suppress(NoSuchTable, Unreadable, NotNow):
            return await self.rooms.look(table)
        return None

    # ---- telling

    def notice(self, room: Room) -> None:
        """Something has happened at a table: whoever sits there and listens is told what concerns him."""
        try:
            for person in {*room.sitting.persons().values()} & self.watches.keys():
                watch = self.watches[person]
                for event in self._news(watch, room, watch.count + 1):
                    self.tell(watch, event)
            if room.sitting.stage != "gathering":
                self.begun(room.sitting.row.id)
        except Exception as error:  # the table must not suffer from it
            logger.error("The events of the table %s cannot be told: %s.", room.sitting.row.id, whereabouts(error))

    def _news(self, watch: Watch, room: Room, count: int | None = None) -> list[AnyEvent]:
        """What this person has not been told of this table; numbered from here on, or all as what came last."""
        sitting = room.sitting
        seat, row, told = sitting.seat_of(watch.person), sitting.row, watch.tables.setdefault(sitting.row.id, Told())
        found: list[AnyEvent] = []
        if seat is None or sitting.stage == "gathering" or told.over:
            return found

        def name() -> str:
            return self._name(watch, count + len(found) if count is not None else None)

        if not told.begun:
            told.begun = True
            found.append(TableBegun(name(), row.id, row.game, seat))
        turn = sitting.asked_since.get(seat, -1) if seat in sitting.open_seats else -1
        if turn != told.turn:
            told.turn = turn
            if turn >= 0:
                found.append(YourTurn(name(), row.id, row.game, seat, sitting.n))
        if sitting.is_over:
            told.over = True
            found.append(TableOver(name(), row.id, row.game, seat, sitting.outcome))
        return found

    def tell(self, watch: Watch, event: AnyEvent) -> None:
        """Send this to all streams of somebody, and remember it."""
        watch.count += 1
        self._know(watch, event)
        message = encode(event)
        watch.past.append((watch.count, message))
        for stream in list(watch.streams):
            stream.post(message)

    def _know(self, watch: Watch, event: AnyEvent) -> None:
        if isinstance(event, Challenged):
            watch.challenges[event.challenge.id] = event.challenge.table
        elif isinstance(event, ChallengeOver):
            watch.challenges.pop(event.challenge, None)

    def tell_person(self, person: str, make: Callable[[str, str], AnyEvent]) -> None:
        """The same for somebody who may listen; the event is made of its name and the language."""
        watch = self.watches.get(person)
        if watch is not None:
            self.tell(watch, make(self._name(watch, watch.count + 1), watch.language))

    def tell_over(self, people: Iterable[str], challenge: str, table: str, state: ChallengeState) -> None:
        """A challenge waits no longer."""
        for person in people:
            self.tell_person(person, lambda name, _: ChallengeOver(name, challenge, table, state))

    def hang_up(self, person: str) -> None:
        """Somebody is no longer known here."""
        watch = self.watches.pop(person, None)
        for stream in list(watch.streams) if watch is not None else ():
            stream.close("no_such_person", "")

    def _name(self, watch: Watch, count: int | None = None) -> str:
        return f"{self.epoch}-{watch.count if count is None else count}"

    def _forget_old(self) -> None:
        before = time.monotonic() - FOR_A_WHILE
        for person in [each.person for each in self.watches.values() if not each.streams and each.gone_at < before]:
            del self.watches[person]

    # ---- other nodes

    async def look_around(self) -> None:
        """Where there are several nodes: look again and again at the tables of those who listen here, wherever they live."""
        while self.rooms.nodes.sweep is not None:
            await asyncio.sleep(LOOK_AROUND)
            for watch in [each for each in self.watches.values() if each.streams]:
                with suppress(Exception):  # the database is away, say: it is looked at again in a moment
                    await self._look_at_challenges(watch)
                    await self._look_at_tables(watch)

    async def _look_at_tables(self, watch: Watch) -> None:
        unfinished = await self.rooms.store.sits_at_unfinished(watch.person)
        ended = [table for table, told in watch.tables.items() if told.begun and not told.over and table not in unfinished]
        for table in [*unfinished, *ended]:
            room = await self._seen(table)
            for event in self._news(watch, room, watch.count + 1) if room is not None else ():
                self.tell(watch, event)

    async def _look_at_challenges(self, watch: Watch) -> None:
        waiting = {each.challenge.id: each.challenge for each in await self.challenges(watch.person, "")}
        for id, challenge in waiting.items():
            if id not in watch.challenges:
                self.tell(watch, Challenged(self._name(watch, watch.count + 1), challenge))
        for id in [id for id in watch.challenges if id not in waiting]:
            row = await self.rooms.store.challenge(id)
            state: Any = row.state if row is not None else "gone"
            self.tell(watch, ChallengeOver(self._name(watch, watch.count + 1), id, watch.challenges[id], state))


async def no_challenges(person: str, name: str) -> list[Challenged]:
    """Where nobody challenges anybody."""
    return []
