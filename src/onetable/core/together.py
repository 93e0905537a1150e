"""Several seats at once: all do the same, none waits for another, and nobody learns who was first."""

from __future__ import annotations

from onetable.core.step import Do, Next, Scope, Seat, Step, Steps, T


class OnesPart(Step[T], frozen=True):
    """One seat does these steps."""

    seat: Seat
    steps: Steps

    def run(self, table: T, scope: Scope) -> Next:
        return Do(self.steps, Scope(self.seat))


class Together(Step[T], frozen=True):
    """Each of these seats does the steps, in whatever order they like.

    One of them is asked, the lowest first; the others stand here, just below. As asking changes nothing, the game can turn to any of
    them and be as if that seat had been asked first (`Game.turn_to`). So what one of them does may rest on nothing that another does.
    """

    seats: tuple[Seat, ...]
    steps: Steps

    def run(self, table: T, scope: Scope) -> Next:
        first, *rest = self.seats
        part: Step[T] = OnesPart(first, self.steps)
        return (part, Together(tuple(rest), self.steps)) if rest else (part,)
