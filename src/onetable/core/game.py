"""The driver: carries out the agenda until somebody must decide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from onetable.core.dice import Dice
from onetable.core.step import Anew, Ask, Bind, Decision, Do, Halt, Next, Scope, Seat, Sentence, Steps, T
from onetable.core.together import Together
from onetable.core.whole import whole


class Game(Generic[T]):
    """A table, an agenda of sentences still to be carried out, and at most one open decision."""

    __slots__ = ("agenda", "decision", "hasty", "table")

    def __init__(self, table: T, agenda: Iterable[Sentence], hasty: bool = False) -> None:
        self.table = table
        self.agenda = list(agenda)
        self.hasty = hasty  # answer even private questions that have one choice: quicker, but silence tells
        self.decision: Decision | None = None

    def clone(self) -> Game[T]:
        """The same game, in the middle of anything, to be played on freely."""
        twin: Game[T] = Game.__new__(Game)
        twin.table = self.table.copy()
        twin.agenda = self.agenda[:]
        twin.hasty = self.hasty
        twin.decision = self.decision
        return twin

    __copy__ = clone  # two games never share a table

    def clone_with(self, dice: Dice) -> Game[T]:
        """The same game, but what falls from now on nobody knows yet: its dice are drawn from these.

        An exact clone will see the very falls that the real game will see, so whoever tries something in it knows the future. What was
        decided before stays: cards lie where they lie, draw decks in their order. Only `Rulebook.imagine` takes those away, too.
        """
        twin = self.clone()
        twin.table.dice = Dice(dice.bits())
        return twin

    def advance(self) -> None:
        """Carry out sentences until somebody must decide."""
        agenda, table = self.agenda, self.table
        while agenda and self.decision is None:
            steps, scope = agenda.pop()
            while True:
                for done, step in enumerate(steps, 1):
                    then = step.run(table, scope)
                    if then is not None:
                        rest = steps[done:]
                        break
                else:
                    break  # the sentence is said
                if type(then) is tuple:
                    first, voice = then, scope
                elif type(then) is Do:
                    first, voice = then.steps, then.scope
                else:
                    self.follow((step, *rest), scope, then)
                    break
                if rest:
                    agenda.append((rest, scope))
                steps, scope = first, voice  # these come before the rest of the sentence

    def answer(self, number: int, seat: Seat | None = None) -> None:
        """Give the numbered choice: the only way in. Where several answer at once `seat` says who does."""
        if seat is not None and self.decision is not None and self.decision.seat != seat:
            self.turn_to(seat)
            self.answer(number)
            self.settle()
            return
        decision = self.decision
        if type(number) is not int or decision is None or not 0 <= number < len(decision.choices):
            decision, number = self.asked(number)
        steps, scope = self.agenda[-1]
        then = steps[0].chosen(self.table, scope, decision.choices[number])
        if type(then) is Ask and ((then.private and not self.hasty) or len(then.choices) > 1):
            self.decision = then  # the step asks on: nothing else has changed on the agenda
            return
        self.decision = None
        self.agenda.pop()
        self.follow(steps, scope, then)
        self.advance()

    def asked(self, number: int, seat: Seat | None = None) -> tuple[Decision, int]:
        """The open decision, of this seat where several answer at once, and the number of one of its choices; or one clear sentence."""
        number, decision = whole(number, "a choice"), self.turned(seat).decision if seat is not None else self.decision
        if seat is not None and (decision is None or decision.seat != seat):
            raise IndexError(f"seat {seat} is not asked anything now")
        if decision is None:
            raise IndexError("nobody is asked anything now")
        if not 0 <= number < len(decision.choices):
            raise IndexError(f"there is no choice {number} now, but {len(decision.choices)} from 0 on")
        return decision, number

    # ---- several at once

    def beside(self) -> Together[T] | None:
        """Those who do the same at the same time as whoever is asked now."""
        if self.decision is None or len(self.agenda) < 2:
            return None
        step = self.agenda[-2][0][0]
        return step if isinstance(step, Together) and self.agenda[-1][0] == step.steps else None

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """Everybody who may answer now, by number."""
        if self.decision is None:
            return ()
        others = self.beside()
        return tuple(sorted((self.decision.seat, *others.seats))) if others is not None else (self.decision.seat,)

    def turn_to(self, seat: Seat) -> None:
        """Be as if this one of those who may answer now had been asked first."""
        decision, others = self.decision, self.beside()
        if decision is None or decision.seat == seat:
            return
        if others is None or seat not in others.seats:
            raise IndexError(f"seat {seat} is not asked anything now")
        rest = tuple(sorted({*others.seats, decision.seat} - {seat}))
        steps, scope = self.agenda[-2]
        self.agenda[-2:] = [((Together(rest, others.steps), *steps[1:]), scope), (others.steps, Scope(seat))]
        self.decision = None
        self.advance()

    def settle(self) -> None:
        """The lowest of those who may answer now is asked again: who has answered before tells nothing."""
        if self.decision is not None:
            self.turn_to(self.open_seats[0])

    def turned(self, seat: Seat) -> Game[T]:
        """The game as it asks this seat, if it may answer now; else as it asks the lowest that may. Only to be looked at."""
        open_seats = self.open_seats
        wanted = seat if seat in open_seats else open_seats[0] if open_seats else seat
        if self.decision is None or self.decision.seat == wanted:
            return self
        twin = self.clone()
        twin.turn_to(wanted)
        return twin

    def follow(self, steps: Steps, scope: Scope, then: Next) -> None:
        """The first of these steps has spoken: put back the rest, and on top of it what comes before."""
        if isinstance(then, Ask):
            if len(then.choices) == 1 and (self.hasty or not then.private):
                # A lone choice answers itself, unless that would tell what only one seat knows.
                self.follow(steps, scope, steps[0].chosen(self.table, scope, then.choices[0]))
            else:
                self.agenda.append((steps, scope))
                self.decision = then
        elif then is None:
            if len(steps) > 1:
                self.agenda.append((steps[1:], scope))
        elif isinstance(then, tuple):
            if len(steps) > 1:
                self.agenda.append((steps[1:], scope))
            if then:
                self.agenda.append((then, scope))
        elif isinstance(then, Halt):
            if then is Halt.END:
                self.agenda.clear()
        elif isinstance(then, Anew):
            self.agenda[:] = [(then.steps, then.scope)]
        else:
            self.speak(steps, scope, then)

    def speak(self, steps: Steps, scope: Scope, then: Bind | Do) -> None:
        """Go on in a voice that has named something, or in another voice for a while."""
        if isinstance(then, Bind):
            voice = scope = scope.naming(then.noun, then.value)
        else:
            voice = then.scope
        if len(steps) > 1:
            self.agenda.append((steps[1:], scope))
        if then.steps:
            self.agenda.append((then.steps, voice))
