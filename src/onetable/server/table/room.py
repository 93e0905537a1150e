"""A room owns one table: one task takes the commands one after the other, writes them to the log, and only then tells anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import MappingProxyType
from typing import Any

from onetable.core.match import open_game
from onetable.server import wire
from onetable.server.keeping.rows import BOT, Log, LostRace, Row, TableRow
from onetable.server.metrics import COMMANDS, DONE
from onetable.server.table import entries as log
from onetable.server.table import frames
from onetable.server.table.clocks import GRACE
from onetable.server.table.failures import NotNow, whereabouts
from onetable.server.table.frames import Listener
from onetable.server.table.look_ahead import LookAhead
from onetable.server.table.manner import Manner, Thinker
from onetable.server.table.one_by_one import OneByOne
from onetable.server.table.sitting import Refusal, Sitting

logger = logging.getLogger("onetable")
NOTHING: Mapping[str, Any] = MappingProxyType({})


async def nowhere(_: TableRow) -> bool:
    """A table that is alone with its deal."""
    return False


def unnoticed(_: Room) -> None:
    """Nobody cares what happens at this table but those who are there."""


class Room(OneByOne):
    """One table and everybody who listens to it."""

    def __init__(
        self,
        row: TableRow,
        keep: Log,
        thinker: Thinker,
        manner: Manner,
        changed: Callable[[Room], Awaitable[None]],
        is_dealt_elsewhere: Callable[[TableRow], Awaitable[bool]] = nowhere,
    ) -> None:
        super().__init__()
        self.sitting = Sitting(row)
        self.keep, self.thinker, self.manner, self.changed = keep, thinker, manner, changed
        self.is_dealt_elsewhere = is_dealt_elsewhere
        self.listeners: set[Listener] = set()
        self.gone_since: dict[str, float] = {}  # by person: since when nobody has heard of him
        self.heard_at: dict[str, float] = {}  # by person: when he last did something, as the log tells
        self.last_change = row.changed
        self.wanted = 0.0  # by the clock of the loop: when somebody last asked for this room, or left a game that goes on
        self.ahead = LookAhead(self)
        self.noticed: Callable[[Room], None] = unnoticed  # is told of each entry, when it has happened
        self._failed_at = -1  # the entry after which something failed that the host has been told of

    # ---- life

    def recover(self, rows: Sequence[Row]) -> None:
        """Be as the log tells."""
        for _ in self.recovering(rows):
            pass

    def recovering(self, rows: Sequence[Row]) -> Iterator[None]:
        """The same step by step: between two of them others may have their turn."""
        sitting = self.sitting
        if sitting.prefix:
            with suppress(Exception):  # what fails here fails again when the table begins, and is told of then
                yield from sitting.play_ahead()
        for row in rows:
            if not sitting.is_over:
                self.last_change = row.at
            if row.person is not None:
                self.heard_at[row.person] = row.at
            sitting.recall(row.n, log.read_entry(row.entry), row.command)
            sitting.note_time(row.at)
            yield
        sitting.settle()
        if sitting.old_part is not None:
            logger.warning("The table %s was played by other rules and is shown as it was.", sitting.row.id)

    async def fence(self, newer: Callable[[int], Awaitable[Sequence[Row]]]) -> None:
        """Write that the table has moved, after all that the node before it has written: what it still tries to write comes too late."""
        while True:
            row = Row(self.sitting.row.id, self.sitting.n + 1, self.last_change, None, None, log.write_entry(log.Moved()))
            try:
                await self.keep.append([row])
            except LostRace:
                written = await newer(self.sitting.n)
                if not written:  # nobody was quicker: the table has expired
                    raise
                self.recover(written)
            else:
                self.recover([row])
                return

    def start(self) -> None:
        """Begin to take commands."""
        super().start()
        self.sitting.patient_until = time.time() + GRACE
        self.ahead.look()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss this room: nobody listens, nothing waits to be done, no bot has to move."""
        return not (self.listeners or self.has_work or self.ahead.is_asked or self.sitting.waits_for == BOT)

    def rest(self) -> None:
        """Be let go: the log tells everything when somebody comes again."""
        self.ahead.stop()
        super().rest()

    def stop(self) -> None:
        """Take no more commands; whatever was not yet written has not happened."""
        super().stop()
        self.ahead.stop()
        for listener in list(self.listeners):
            listener.close("restart", "")
        self.listeners.clear()

    # ---- listeners

    @property
    def here(self) -> frozenset[str]:
        """The people who are here."""
        return frozenset([listener.person for listener in self.listeners])

    async def join(self, listener: Listener) -> None:
        """Somebody listens from now on, and is told what he has missed."""
        seat = self.sitting.seat_of(listener.person)
        if await self.is_silent_to(seat):  # the game has begun since he came to the door
            listener.close("same_deal", "")
            return
        arrived = listener.person not in self.here
        self.listeners.add(listener)
        self.gone_since.pop(listener.person, None)
        seats = [self.sitting.seats[each] for each in self.sitting.seats_of(listener.person)]
        if any([each.standing_in or each.wait for each in seats]):
            await self.commit([log.StoodIn(each, "") for each in self.sitting.seats_of(listener.person)])
        else:
            self._show([listener])
        if arrived and seat is not None:
            self._tell_people(listener)
            self.ahead.look()

    async def part(self, listener: Listener) -> None:
        """Somebody no longer listens."""
        self.listeners.discard(listener)
        if not self.sitting.is_over:
            self.wanted = asyncio.get_running_loop().time()
        if listener.person not in self.here and self.sitting.seat_of(listener.person) is not None:
            self.gone_since[listener.person] = time.time()
            self._tell_people(None)
            self.ahead.look()

    async def show_out(self) -> None:
        """End the lines of those who have no seat and may not look on."""
        strangers = [listener for listener in self.listeners if self.sitting.seat_of(listener.person) is None]
        code = await self.why_not_watch(None) if strangers else None
        if code is not None:
            for listener in strangers:
                self.listeners.discard(listener)
                listener.close(code, "")

    async def why_not_watch(self, seat: int | None) -> str | None:
        """Why somebody with or without a seat may not see how the game stands."""
        if not self.sitting.may_watch(seat):
            return "not_allowed"
        return "same_deal" if await self.is_silent_to(seat) else None

    async def is_silent_to(self, seat: int | None) -> bool:
        """Whether nothing of this game may be told to somebody, because its cards are dealt at another table that is not over."""
        return seat is None and self.sitting.match is not None and await self.is_dealt_elsewhere(self.sitting.row)

    def _tell_people(self, but: Listener | None) -> None:
        here = self.here
        for listener in self.listeners:
            if listener is not but:
                frames.tell_people(self.sitting, listener, here)

    async def speak(self, listener: Listener, language: str) -> None:
        """Somebody wants to read everything in another language."""
        listener.language, listener.last = language, 0
        self._show([listener])

    async def coach(self, listener: Listener, wanted: bool) -> None:
        """Somebody wants to be told what is at stake, or no longer."""
        listener.coach, listener.sheet = wanted, None
        self._show([listener])

    def _show(self, listeners: Iterable[Listener], done: tuple[Listener, str] | None = None) -> None:
        """Tell these how the table stands; who cannot be told is sent away, and the table goes on for all others."""
        try:
            frames.states(self.sitting, listeners, self.here, done)
        except Exception as error:
            self.report("be shown", error)
            for listener in list(listeners):
                try:
                    frames.states(self.sitting, [listener], self.here, done)
                except Exception:
                    self.listeners.discard(listener)
                    listener.close("failed", "")

    # ---- commands

    async def obey(self, listener: Listener, command: wire.AnyCommand) -> None:
        """Carry a command out once, or say why not."""
        sitting = self.sitting
        if command.table != sitting.row.id or command.seat not in sitting.seats_of(listener.person):
            self.refuse(listener, command.id, Refusal("not_yours"))
            return
        name = f"{listener.person}:{command.id}"
        if name in sitting.commands:
            listener.post(wire.encode(wire.Done(command.id, sitting.commands[name])))
            return
        try:
            with self.trying():
                entries = sitting.judge(command)
            if isinstance(command, wire.StandIn) and command.yes and not isinstance(entries, Refusal):
                patience = self.ahead.patience(command.whom)
                entries = Refusal("not_allowed") if patience is None else Refusal("gone_just_now") if patience else entries
            if isinstance(entries, Refusal):
                self.refuse(listener, command.id, entries)
            else:
                await self.commit(entries, listener.person, name, (listener, command.id))
                DONE.inc()
        except NotNow as error:
            self.refuse(listener, command.id, Refusal(error.code))

    def refuse(self, listener: Listener, id: str, refusal: Refusal) -> None:
        """Say that a command is not carried out, and why."""
        COMMANDS.labels(refusal.code).inc()
        logger.debug("The table %s has refused a command: %s.", self.sitting.row.id, refusal.code)
        listener.post(frames.refused(self.sitting, id, refusal, listener.language))
        if refusal.code == "stale":
            self._show([listener])

    @contextmanager
    def trying(self) -> Iterator[None]:
        """What fails here has not happened: the host is told once, and whoever wanted it by a code."""
        try:
            yield
        except Exception as error:
            self.report("take what comes next", error)
            raise NotNow("failed") from None

    def report(self, what: str, error: Exception) -> None:
        """Tell the host, once for each entry."""
        row, n = self.sitting.row, self.sitting.n
        if self._failed_at != n:
            self._failed_at = n
            logger.error("The table %s (%s, entry %d) cannot %s: %s.", row.id, row.game, n, what, whereabouts(error))

    async def commit(
        self,
        entries: Sequence[log.AnyEntry],
        person: str | None = None,
        command: str | None = None,
        done: tuple[Listener, str] | None = None,
    ) -> None:
        """Try entries, and write them to the log; when they are on the disk, let them happen and tell everybody."""
        sitting, now, first = self.sitting, time.time(), self.sitting.n + 1
        with self.trying():
            after, entries = sitting.tried(entries, command)
        names = [command if place == 0 else None for place in range(len(entries))]
        rows = [
            Row(sitting.row.id, first + place, now, person, names[place], log.write_entry(entry)) for place, entry in enumerate(entries)
        ]
        await self.keep.append(rows)
        was_over, had_begun = sitting.is_over, sitting.match is not None
        sitting.become(after)
        sitting.note_time(now)
        if not was_over:
            self.last_change = now
        if not had_begun or any([isinstance(entry, log.Rose) for entry in entries]):
            await self.show_out()
        self._show(self.listeners, done)
        self.noticed(self)
        self.ahead.look()
        if (sitting.is_over and not was_over) or any([isinstance(entry, (log.Sat, log.Rose, log.CutBack)) for entry in entries]):
            await self.changed(self)

    async def begin_anew(self, person: str) -> bool:
        """At a table of one person all is taken back; whether that can be."""
        sitting = self.sitting
        seat = sitting.seat_of(person)
        if sitting.match is None or sitting.old_part is not None or sitting.is_over or seat is None:
            return False
        given = [who for who, _, _ in sitting.match.answers].count(seat)
        if given:
            await self.commit([log.TookBack(seat)] * given, person)
        return True

    # ---- seats

    async def sit(self, seat: int | None, person: str, name: str, is_bot: bool = False, brings: Mapping[str, Any] = NOTHING) -> int:
        """A person takes an open seat, with what they bring; whoever has one takes another only if it is named."""
        mine = self.sitting.seats_of(person)
        if mine and (seat is None or seat in mine):
            return mine[0]
        free = [place for place, chair in enumerate(self.sitting.seats) if chair.is_open and seat in (None, place)]
        if not free:
            raise NotNow("no_open_seat")
        await self.commit([*self._brought(free[0], brings), log.Sat(free[0], person, name, is_bot)], person)
        return free[0]

    async def bring(self, person: str, brings: Mapping[str, Any], seat: int | None = None) -> None:
        """Somebody at the table brings something else to this seat, or to their first, before the game begins."""
        mine = [each for each in self.sitting.seats_of(person) if seat in (None, each)]
        if not mine:
            raise NotNow("not_yours")
        await self.commit(self._brought(mine[0], brings), person)

    def _brought(self, seat: int, brings: Mapping[str, Any]) -> list[log.AnyEntry]:
        """What somebody brings, if a game can begin with it."""
        sitting = self.sitting
        for name, value in brings.items():
            if name not in sitting.brings:
                raise NotNow("not_allowed")
            open_game(sitting.rulebook, sitting.with_brought(seat, name, value), sitting.row.players, 0)
        return [log.Brought(seat, name, value) for name, value in brings.items()]

    async def place_bot(self, seat: int, bot: str, person: str) -> None:
        """Somebody at the table gives an open seat to a bot."""
        if self.sitting.seat_of(person) is None and self.sitting.row.host != person:
            raise NotNow("not_yours")
        if seat >= len(self.sitting.seats) or not self.sitting.seats[seat].is_open:
            raise NotNow("no_open_seat")
        await self.commit([log.BotSat(seat, bot)], person)

    async def rise(self, person: str, seat: int | None = None) -> None:
        """A person gives one seat up, or all."""
        sitting = self.sitting
        seats = [each for each in sitting.seats_of(person) if seat in (None, each)]
        if not seats:
            raise NotNow("not_yours")
        if sitting.stage != "gathering":
            await self.commit([log.Rose(each, sitting.stand_in) for each in seats], person)
            return
        left: list[log.AnyEntry] = []  # what was brought goes with them
        for name, field in sitting.brings.items():
            usual = field.each(sitting.setup, sitting.row.players - field.first)
            left += [log.Brought(each, name, usual[each - field.first]) for each in seats]
        await self.commit([*[log.Rose(each) for each in seats], *left], person)
