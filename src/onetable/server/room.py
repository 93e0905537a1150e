"""A room owns one table: one task takes the commands one after the other, writes them to the log, and only then tells anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from traceback import extract_tb
from typing import Any, Protocol

from msgspec import Struct

from onetable.core.errors import BadInput
from onetable.core.view import View
from onetable.server import entries as log
from onetable.server import frames, wire
from onetable.server.frames import Listener
from onetable.server.metrics import COMMANDS, DONE
from onetable.server.pictures import word_text
from onetable.server.sitting import Refusal, Sitting
from onetable.server.store import Log, LostRace, Row, TableRow

logger = logging.getLogger("onetable")
STAND_IN = "rules"  # the bot that plays for people who are gone


class Manner(Struct, frozen=True):
    """How a table treats time, in seconds."""

    bot_delay: float = 0.6  # bots wait so that a person can follow
    undo_delay: float = 20.0  # and longer where others are asked to let something be taken back
    gone_too_long: float = 90.0  # then a bot plays for somebody who is not here, where others wait
    gone_for_days: float = 3 * 86400.0  # the same at a table that is played over days
    bot_time: float = 2.0  # the most that a bot may be given for a move


class Thinker(Protocol):
    """Whoever runs the bots."""

    async def choose(self, game: str, bot: str, view: View[Any], whose: str) -> int:
        """The number of one of the choices, in good time; those who let bots think have equal shares."""
        ...


async def nowhere(_: TableRow) -> bool:
    """A table that is alone with its deal."""
    return False


class Room:
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
        self.sitting = Sitting(row)
        self.keep, self.thinker, self.manner, self.changed = keep, thinker, manner, changed
        self.is_dealt_elsewhere = is_dealt_elsewhere
        self.listeners: set[Listener] = set()
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.gone_since: dict[str, float] = {}  # by person: since when nobody has heard of him
        self.last_change = row.changed
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_about: tuple[int, int, str, bool] | None = None
        self._hints: dict[str, asyncio.Task[None]] = {}  # by person: one at a time
        self._failed_at = -1  # the entry after which something failed that the host has been told of

    # ---- life

    def recover(self, rows: Sequence[Row]) -> None:
        """Be as the log tells."""
        for row in rows:
            if not self.sitting.is_over:
                self.last_change = row.at
            self.sitting.apply(row.n, log.read_entry(row.entry), row.command)

    async def fence(self, newer: Callable[[int], Awaitable[Sequence[Row]]]) -> None:
        """Write that the table has moved, after all that the node before it has written: what it still tries to write comes too late."""
        while True:
            row = Row(self.sitting.row.id, self.sitting.n + 1, self.last_change, None, None, log.write_entry(log.Moved()))
            try:
                await self.keep.append([row])
            except LostRace:
                self.recover(await newer(self.sitting.n))
            else:
                self.recover([row])
                return

    def start(self) -> None:
        """Begin to take commands."""
        self.task = asyncio.create_task(self._run())
        self._look_ahead()

    async def _run(self) -> None:
        while True:
            work = await self.inbox.get()
            await work()

    def stop(self) -> None:
        """Take no more commands; whatever was not yet written has not happened."""
        for task in (self.task, self._thinking, *self._hints.values()):
            if task is not None:
                task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        for listener in list(self.listeners):
            listener.close("restart", "")
        self.listeners.clear()

    def when_ended(self, tell: Callable[[], None]) -> Callable[[], None]:
        """Have somebody told when this room takes no more commands; the way to take that back is returned."""
        task = self.task
        assert task is not None

        def told(_: asyncio.Task[None]) -> None:
            tell()

        def take_back() -> None:
            task.remove_done_callback(told)

        task.add_done_callback(told)
        return take_back

    def do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have this done when all that came before is done."""
        self.inbox.put_nowait(work)

    async def perform(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """The same, and wait for what comes of it."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def carefully() -> None:
            try:
                result = await work()
            except Exception as error:
                if not future.done():
                    future.set_exception(NotNow("restart") if isinstance(error, LostRace) else error)
                if not isinstance(error, (NotNow, BadInput)):  # these are refusals, and nothing has happened
                    raise
            else:
                if not future.done():
                    future.set_result(result)

        self.do(carefully)
        assert self.task is not None
        await asyncio.wait((future, self.task), return_when=asyncio.FIRST_COMPLETED)
        if not future.done():
            raise NotNow("restart")  # the room has ended before it came to this
        return future.result()

    # ---- listeners

    @property
    def here(self) -> frozenset[str]:
        """The people who are here."""
        return frozenset([listener.person for listener in self.listeners])

    async def join(self, listener: Listener) -> None:
        """Somebody listens from now on, and is told what he has missed."""
        arrived = listener.person not in self.here
        self.listeners.add(listener)
        self.gone_since.pop(listener.person, None)
        seat = self.sitting.seat_of(listener.person)
        if seat is not None and (self.sitting.seats[seat].standing_in or self.sitting.seats[seat].wait):
            await self.commit([log.StoodIn(seat, "")])
        else:
            self._show([listener])
        if arrived and seat is not None:
            self._tell_people(listener)
            self._look_ahead()

    async def part(self, listener: Listener) -> None:
        """Somebody no longer listens."""
        self.listeners.discard(listener)
        if listener.person not in self.here and self.sitting.seat_of(listener.person) is not None:
            self.gone_since[listener.person] = time.time()
            self._tell_people(None)
            self._look_ahead()

    async def show_out(self) -> None:
        """End the lines of those who have no seat and may not look on."""
        strangers = [listener for listener in self.listeners if self.sitting.seat_of(listener.person) is None]
        code = await self.why_not_watch(None) if strangers else None
        if code is not None:
            for listener in strangers:
                self.listeners.discard(listener)
                listener.close(code, "")

    async def why_not_watch(self, seat: int | None) -> str | None:
        """Why somebody with or without a seat may not see how the game stands: cards that are dealt elsewhere, too, are for their seats."""
        if not self.sitting.may_watch(seat):
            return "not_allowed"
        if seat is None and self.sitting.match is not None and await self.is_dealt_elsewhere(self.sitting.row):
            return "same_deal"
        return None

    def _tell_people(self, but: Listener | None) -> None:
        here = self.here
        for listener in self.listeners:
            if listener is not but:
                frames.tell_people(self.sitting, listener, here)

    async def speak(self, listener: Listener, language: str) -> None:
        """Somebody wants to read everything in another language."""
        listener.language, listener.last = language, 0
        self._show([listener])

    def _show(self, listeners: Iterable[Listener], done: tuple[Listener, str] | None = None) -> None:
        """Tell these how the table stands; who cannot be told is sent away, and the table goes on for all others."""
        try:
            frames.states(self.sitting, listeners, self.here, done)
        except Exception as error:
            self._report("be shown", error)
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
        if command.table != sitting.row.id or sitting.seat_of(listener.person) != command.seat:
            self._refuse(listener, command.id, Refusal("not_yours"))
            return
        name = f"{listener.person}:{command.id}"
        if name in sitting.commands:
            listener.post(wire.encode(wire.Done(command.id, sitting.commands[name])))
            return
        try:
            with self._trying():
                entries = sitting.judge(command)
            if isinstance(command, wire.StandIn) and command.yes and not isinstance(entries, Refusal):
                entries = Refusal("not_allowed") if sitting.seats[command.whom].person in self.here else entries
            if isinstance(entries, Refusal):
                self._refuse(listener, command.id, entries)
            else:
                await self.commit(entries, listener.person, name, (listener, command.id))
                DONE.inc()
        except NotNow as error:
            self._refuse(listener, command.id, Refusal(error.code))

    def _refuse(self, listener: Listener, id: str, refusal: Refusal) -> None:
        COMMANDS.labels(refusal.code).inc()
        logger.debug("The table %s has refused a command: %s.", self.sitting.row.id, refusal.code)
        listener.post(frames.refused(self.sitting, id, refusal, listener.language))
        if refusal.code == "stale":
            self._show([listener])

    @contextmanager
    def _trying(self) -> Iterator[None]:
        """What fails here has not happened: the host is told once, and whoever wanted it by a code."""
        try:
            yield
        except Exception as error:
            self._report("take what comes next", error)
            raise NotNow("failed") from None

    def _report(self, what: str, error: Exception) -> None:
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
        with self._trying():
            made = self.sitting.tried(entries)
        sitting, now, first = self.sitting, time.time(), self.sitting.n + 1
        names = [command if place == 0 else None for place in range(len(entries))]
        rows = [
            Row(sitting.row.id, first + place, now, person, names[place], log.write_entry(entry)) for place, entry in enumerate(entries)
        ]
        await self.keep.append(rows)
        was_over, had_begun = sitting.is_over, sitting.match is not None
        for row, entry in zip(rows, entries, strict=True):
            sitting.apply(row.n, entry, row.command, made if row is rows[-1] else None)
        if not was_over:
            self.last_change = now
        if not had_begun or any([isinstance(entry, log.Rose) for entry in entries]):
            await self.show_out()
        self._show(self.listeners, done)
        self._look_ahead()
        if (sitting.is_over and not was_over) or any([isinstance(entry, (log.Sat, log.Rose)) for entry in entries]):
            await self.changed(self)

    # ---- bots, and people who are gone

    def _look_ahead(self) -> None:
        """See who must choose: set a bot to think, or an alarm for somebody who is gone."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        seat = self.sitting.asked
        if seat < 0 or self.task is None:
            return
        chair = self.sitting.seats[seat]
        if chair.player:
            self._set_thinking(chair.player)
            return
        wait = self._patience(seat)
        if wait is not None:
            self._alarm = asyncio.get_running_loop().call_later(wait, self.do, lambda: self._stand_in(seat))

    def _patience(self, seat: int) -> float | None:
        """How long the others still wait for this person; None where nobody does, or he is here."""
        chair, here = self.sitting.seats[seat], self.here
        if chair.person in here or chair.wait or not any([self.sitting.seat_of(other) is not None for other in here]):
            return None
        limit = self.manner.gone_too_long if self.sitting.row.pace == "live" else self.manner.gone_for_days
        since = max(self.gone_since.setdefault(chair.person, time.time()), self.last_change)
        return max(0.0, since + limit - time.time())

    async def _stand_in(self, seat: int) -> None:
        """A bot plays for somebody who has been gone too long."""
        if self.sitting.asked == seat and not self.sitting.seats[seat].player and self._patience(seat) == 0:
            await self.commit([log.StoodIn(seat, STAND_IN)])
        else:
            self._look_ahead()

    def _set_thinking(self, bot: str) -> None:
        """Have the bot think about the question as it stands now, once, and no longer about an earlier one."""
        sitting = self.sitting
        about = (sitting.changed_at, sitting.asked, bot, sitting.undo_asked is not None)
        if about != self._thinking_about:
            if self._thinking is not None:
                self._thinking.cancel()
            self._thinking_about, self._thinking = about, asyncio.create_task(self._think(about))

    async def _think(self, about: tuple[int, int, str, bool]) -> None:
        """Ask the bot, not sooner than a person can follow, and leave time to agree where somebody wants to take something back."""
        _, seat, bot, undo_asked = about
        match, clock = self.sitting.match, asyncio.get_running_loop()
        assert match is not None
        begun = clock.time()
        try:
            view = match.view(seat)
        except Exception as error:
            self._report("be seen by a bot", error)
            return
        choice = await self.thinker.choose(self.sitting.row.game, bot, view, self.sitting.row.host)
        delay = self.manner.undo_delay if undo_asked else self.manner.bot_delay if self.listeners else 0.0
        await asyncio.sleep(max(0.0, begun + delay - clock.time()))
        self.do(lambda: self._bot_answers(about, choice))

    async def _bot_answers(self, about: tuple[int, int, str, bool], choice: int) -> None:
        if self._thinking_about == about:
            self._thinking_about = None
            at, seat, bot, _ = about
            if (self.sitting.changed_at, self.sitting.asked, self.sitting.seats[seat].player) == (at, seat, bot):
                await self._answer_somehow(seat, choice)
            else:
                self._look_ahead()

    async def _answer_somehow(self, seat: int, choice: int) -> None:
        """Give the answer of a bot, or the next one that does not fail; where all do, people must take something back."""
        decision = self.sitting.match.game.decision if self.sitting.match is not None else None
        count = len(decision.choices) if decision is not None else 0
        for number in range(choice, choice + count):
            with suppress(NotNow):
                await self.commit([log.Answered(seat, number % count)])
                return

    async def hint(self, listener: Listener, wish: wire.AskHint) -> None:
        """What the bot would do in the place of this person."""
        sitting = self.sitting
        if sitting.match is None or sitting.seat_of(listener.person) != wish.seat or sitting.asked != wish.seat:
            self._refuse(listener, wish.id, Refusal("not_asked"))
            return
        if listener.person in self._hints:
            self._refuse(listener, wish.id, Refusal("too_fast"))
            return
        try:
            with self._trying():
                view, at = sitting.match.view(wish.seat), sitting.n
        except NotNow as error:
            self._refuse(listener, wish.id, Refusal(error.code))
            return

        async def think() -> None:
            choice = await self.thinker.choose(sitting.row.game, STAND_IN, view, listener.person)
            text = word_text(sitting.rulebook, listener.language, view.choices[choice], sitting.match, wish.seat)
            listener.post(wire.encode(wire.Hint(wish.id, at, choice, text)))

        task = self._hints[listener.person] = asyncio.create_task(think())
        task.add_done_callback(lambda _: self._hints.pop(listener.person, None))

    # ---- seats

    async def sit(self, seat: int | None, person: str, name: str) -> int:
        """A person takes an open seat."""
        mine = self.sitting.seat_of(person)
        if mine is not None:
            return mine
        free = [place for place, chair in enumerate(self.sitting.seats) if chair.is_open and seat in (None, place)]
        if not free:
            raise NotNow("no_open_seat")
        await self.commit([log.Sat(free[0], person, name)], person)
        return free[0]

    async def place_bot(self, seat: int, bot: str, person: str) -> None:
        """Somebody at the table gives an open seat to a bot."""
        if self.sitting.seat_of(person) is None and self.sitting.row.host != person:
            raise NotNow("not_yours")
        if seat >= len(self.sitting.seats) or not self.sitting.seats[seat].is_open:
            raise NotNow("no_open_seat")
        await self.commit([log.BotSat(seat, bot)], person)

    async def rise(self, person: str) -> None:
        """A person gives the seat up."""
        seat = self.sitting.seat_of(person)
        if seat is None:
            raise NotNow("not_yours")
        await self.commit([log.Rose(seat, STAND_IN if self.sitting.match is not None else "")], person)


class NotNow(Exception):
    """A wish that cannot be granted; the code tells why, and nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def whereabouts(error: Exception) -> str:
    """What failed and where, for the host; not what it said, which may name things that lie hidden on a table."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(place.filename).name}, line {place.lineno}"
