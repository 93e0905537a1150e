"""Who must choose next at a table: a bot is set to think, and for somebody who is gone too long a bot stands in."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import proxy

from onetable.bots.registry import usual_bot
from onetable.core.bot import Advised
from onetable.core.lessons.tutor import right_choice, scripted, stands_still
from onetable.server import wire
from onetable.server.pictures import word_text
from onetable.server.table import entries as log
from onetable.server.table.failures import NotNow
from onetable.server.table.frames import Listener
from onetable.server.table.sitting import Refusal

if TYPE_CHECKING:
    from onetable.server.table.room import Room


class LookAhead:
    """The bots of one room, and the alarm for those who are gone."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # a room that is let go is freed at once, and not when garbage is looked for
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_about: tuple[int, int, str, bool] | None = None
        self._hints: dict[str, asyncio.Task[None]] = {}  # by person: one at a time

    @property
    def is_asked(self) -> bool:
        """Whether somebody waits for a hint."""
        return bool(self._hints)

    def look(self) -> None:
        """See who must choose: set a bot to think, or an alarm for somebody who is gone."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        sitting = self.room.sitting
        if not sitting.open_seats or self.room.task is None:
            return
        bots = [seat for seat in sitting.open_seats if self._mover(seat)]
        if bots and sitting.match is not None and stands_still(sitting.match):
            return
        if bots:
            self._set_thinking(bots[0])
            return
        gone = [(wait, seat) for seat in sitting.open_seats if (wait := self._alarm_for(seat)) is not None]
        clocks = [(max(0.0, ends - time.time()), seat) for seat in sitting.open_seats if (ends := sitting.ends(seat)) is not None]
        if gone or clocks:
            wait, seat = min([*gone, *clocks])
            self._alarm = asyncio.get_running_loop().call_later(wait, self.room.do, lambda: self._stand_in(seat))

    def _mover(self, seat: int) -> str:
        """The bot that answers here: one that sits there or stands in, or for this once because the time is up."""
        sitting = self.room.sitting
        ends = sitting.ends(seat)
        return sitting.seats[seat].player or (sitting.stand_in if ends is not None and ends <= time.time() else "")

    def stop(self) -> None:
        """Nobody need think any longer."""
        for task in (self._thinking, *self._hints.values()):
            if task is not None:
                task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # ---- people who are gone

    def patience(self, seat: int) -> float | None:
        """How long this person must still be waited for before a bot may play for them; None where they are here.

        At a table over days nobody stays for so long, and its room is let go: what counts there is when they last did something.
        """
        room, sitting = self.room, self.room.sitting
        person = sitting.seats[seat].person
        if person in room.here:
            return None
        if sitting.row.pace == "live":
            limit, gone = room.manner.gone_too_long, room.gone_since.setdefault(person, time.time())
        else:
            limit, gone = room.manner.gone_for_days, room.gone_since.get(person, room.heard_at.get(person, sitting.row.created))
        return max(0.0, max(gone, room.last_change) + limit - time.time())

    def _alarm_for(self, seat: int) -> float | None:
        """How long until a bot plays for this person by itself; None where nobody waits for them, or would rather go on waiting."""
        room, sitting = self.room, self.room.sitting
        if sitting.seats[seat].wait or not any([sitting.seat_of(other) is not None for other in room.here]):
            return None
        return self.patience(seat)

    async def _stand_in(self, seat: int) -> None:
        """A bot plays for somebody who has been gone too long."""
        sitting = self.room.sitting
        if seat in sitting.open_seats and not sitting.seats[seat].player and self._alarm_for(seat) == 0:
            await self.room.commit([log.StoodIn(seat, sitting.stand_in)])
        else:
            self.look()

    # ---- bots

    def _set_thinking(self, seat: int) -> None:
        """Have the bot of this seat think about its question as it stands now, once, and no longer about an earlier one."""
        sitting = self.room.sitting
        about = (sitting.asked_since[seat], seat, self._mover(seat), sitting.undo_asked is not None)
        if about != self._thinking_about:
            if self._thinking is not None:
                self._thinking.cancel()
            self._thinking_about, self._thinking = about, asyncio.create_task(self._think(about))

    async def _think(self, about: tuple[int, int, str, bool]) -> None:
        """Ask the bot, not sooner than a person can follow, and leave time to agree where somebody wants to take something back."""
        _, seat, bot, undo_asked = about
        room, clock = self.room, asyncio.get_running_loop()
        match, manner = room.sitting.match, room.manner
        assert match is not None
        begun = clock.time()
        try:
            view = match.view(seat)
        except Exception as error:
            room.report("be seen by a bot", error)
            return
        choice = scripted(match)
        if choice is None:
            choice = await room.thinker.choose(room.sitting.row.game, bot, view, room.sitting.row.host)
        speed = room.sitting.speed
        pause = manner.bot_delay / speed if speed and room.listeners else 0.0
        delay = manner.undo_delay if undo_asked else pause
        await asyncio.sleep(max(0.0, begun + delay - clock.time()))
        room.do(lambda: self._bot_answers(about, choice))

    async def _bot_answers(self, about: tuple[int, int, str, bool], choice: int) -> None:
        if self._thinking_about == about:
            self._thinking_about = None
            at, seat, bot, _ = about
            sitting = self.room.sitting
            if (sitting.asked_since.get(seat), self._mover(seat)) == (at, bot):
                await self._answer_somehow(seat, choice)
            else:
                self.look()

    async def _answer_somehow(self, seat: int, choice: int) -> None:
        """Give the answer of a bot, or the next one that does not fail; where all do, people must take something back."""
        decision = self.room.sitting.decision_of(seat)
        count = len(decision.choices) if decision is not None else 0
        for number in range(choice, choice + count):
            with suppress(NotNow):
                await self.room.commit([log.Answered(seat, number % count)])
                return

    async def hint(self, listener: Listener, wish: wire.AskHint) -> None:
        """What the bot would do in the place of this person; at a lesson what leads to its goal."""
        room, sitting = self.room, self.room.sitting
        if sitting.match is None or wish.seat not in {*sitting.seats_of(listener.person)} & {*sitting.open_seats}:
            room.refuse(listener, wish.id, Refusal("not_asked"))
            return
        if listener.person in self._hints:
            room.refuse(listener, wish.id, Refusal("too_fast"))
            return
        try:
            with room.trying():
                view, at, right = sitting.match.view(wish.seat), sitting.n, right_choice(sitting.match)
        except NotNow as error:
            room.refuse(listener, wish.id, Refusal(error.code))
            return

        async def think() -> None:
            game, bot = sitting.row.game, usual_bot(sitting.row.game)
            found = Advised(right) if right is not None else await room.thinker.advise(game, bot, view, listener.person)
            text = word_text(sitting.rulebook, listener.language, view.choices[found.choice], sitting.match, wish.seat)
            why = word_text(sitting.rulebook, listener.language, found.reason, sitting.match, wish.seat) if found.reason else ""
            listener.post(wire.encode(wire.Hint(wish.id, at, found.choice, text, why)))

        task = self._hints[listener.person] = asyncio.create_task(think())
        task.add_done_callback(lambda _: self._hints.pop(listener.person, None))
