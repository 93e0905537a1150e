"""A bot that thinks ahead: it imagines worlds, tries every choice in each, and plays them out by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from time import perf_counter
from typing import Any

from onetable.bots.thinking import LoyalThinking, QuickThinking, QuickWay, Thinking
from onetable.core.dice import Dice
from onetable.core.rulebook import Rulebook
from onetable.core.view import View

DEFAULT_SECONDS = 0.05
SURE_ENOUGH = 2.0  # how many standard errors behind the best a choice is given up
FIRST_LOOK = 6  # worlds in which every choice is tried before any is given up
LOYALTY = 0.01  # how much better than the rules of thumb another choice must be
LEAST_THOUGHT = 0.1  # the share of its time that a bot thinks however busy the machine is
NOBODY = -1
FOREVER = 1e9
FORGETTING = 0.9  # how much of a pause is still reckoned with one decision later


class Candidate:
    """One choice, and how the worlds ended in which it was tried."""

    __slots__ = ("head_start", "number", "products", "total", "worlds")

    def __init__(self, number: int) -> None:
        self.number, self.worlds, self.total = number, 0, 0.0
        self.head_start = 0.0  # what speaks for it before anything is tried
        self.products: dict[int, float] = {}  # by choice: the results of both multiplied, added up over the worlds

    def add(self, result: float, beside: Iterable[tuple[int, float]]) -> None:
        """One more world has ended; `beside` are the results of all choices in it."""
        self.worlds += 1
        self.total += result
        for number, other in beside:
            self.products[number] = self.products.get(number, 0.0) + result * other

    def score(self) -> float:
        """How good it seems: what it came to in the mean, and its head start."""
        return self.total / self.worlds + self.head_start

    def behind(self, best: Candidate) -> bool:
        """Whether the best is better beyond doubt; both were tried in the same worlds."""
        count = self.worlds
        return best.score() - self.score() > SURE_ENOUGH * sqrt(max(self.spread(best), 0.05) / (count * (count - 1)))

    def spread(self, other: Candidate) -> float:
        """How far the gaps between the two, world by world, lie from their mean: the squares added up."""
        gap = other.total - self.total
        squares = self.products[self.number] + other.products[other.number] - 2 * self.products[other.number]
        return squares - gap * gap / self.worlds


class RolloutBot:
    """Thinks for a fixed time, or over a fixed number of playouts, about every decision."""

    name = "rollout"

    def __init__(
        self,
        rulebook: Rulebook[Any],
        thinking: Thinking,
        seed: int = 0,
        seconds: float = DEFAULT_SECONDS,
        playouts: int | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.rulebook, self.thinking, self.seconds, self.playouts, self.clock = rulebook, thinking, seconds, playouts, clock
        self.dice = Dice(seed)
        self.deadline = self.looked = 0.0
        self.pause = 0.0
        self.trials: QuickWay | None = None
        self.quick = True  # a quicker way may be taken once it is ready; who must choose the same everywhere does not take it

    def expired(self) -> bool:
        """Whether the time for this decision is up; a fixed number of playouts takes the time it takes.

        On a busy machine a bot that looks at the clock again may be late by then: it stops as long before as its longest pause was.
        The shorter it thinks, the less often it is interrupted, so where pauses are long it thinks a small part of its time.
        """
        if self.playouts is not None:
            return False
        now = self.clock()
        self.pause = min(max(self.pause, now - self.looked), (1 - LEAST_THOUGHT) * self.seconds)
        self.looked = now
        return now + self.pause >= self.deadline

    def time_left(self) -> float:
        """Seconds that are left for this decision, with the same care; a fixed number of playouts knows no end."""
        return FOREVER if self.playouts is not None else self.deadline - self.pause - self.clock()

    def begin(self) -> None:
        """The time for a decision begins now."""
        self.looked = self.clock()
        self.deadline = self.looked + self.seconds
        self.pause *= FORGETTING

    def choose(self, view: View[Any]) -> int:
        """The choice after which most imagined worlds end well."""
        if len(view.choices) == 1:
            return 0
        self.begin()
        field = [Candidate(number) for number in self.thinking.candidates(view)]
        self.trials = self.quickly(view) if len(field) > 1 else None
        return self.settle(view, field)

    def settle(self, view: View[Any] | None, field: list[Candidate]) -> int:
        """The best of these candidates, of which the first is advised; a quick way to try them needs no view."""
        advised, first_look = field[0], FIRST_LOOK
        if isinstance(self.thinking, LoyalThinking):
            first_look = self.thinking.first_look
            for candidate in field:
                candidate.head_start = self.thinking.head_start(candidate.number)
        left = self.playouts if self.playouts is not None else 1 << 60
        while len(field) > 1 and left >= len(field) and self.try_all(view, field):
            left -= len(field)
            field = promising(field, first_look=first_look)
        advised.head_start = max(advised.head_start, LOYALTY)
        tried = [candidate for candidate in field if candidate.worlds]
        return max(tried, key=Candidate.score).number if tried else advised.number

    def try_all(self, view: View[Any] | None, field: list[Candidate]) -> bool:
        """Try every choice in one more world; False if the time is up or no world can be imagined."""
        if self.expired():
            return False
        if self.trials is not None:
            tried = self.trials.try_all([candidate.number for candidate in field], self.dice)
            return tried is not None and note(field, tried)
        assert view is not None
        try:
            world = self.rulebook.imagine(view, self.dice)
        except LookupError:
            return False
        results = []
        for candidate in field:
            result = self.thinking.play_out(world.clone(), candidate.number, self.expired)
            if result is None:
                return False
            results.append(result)
        return note(field, results)

    def quickly(self, view: View[Any]) -> QuickWay | None:
        """A quicker way to try the choices, if this game has one for this question."""
        try:
            return self.thinking.quickly(view, self.dice) if self.quick and isinstance(self.thinking, QuickThinking) else None
        except LookupError:  # no world can be imagined
            return None


def promising(field: list[Candidate], kept: int = NOBODY, first_look: int = FIRST_LOOK) -> list[Candidate]:
    """Give up choices that are behind beyond doubt, but not the one to which somebody is loyal."""
    if field[0].worlds < first_look:
        return field
    best = max(field, key=Candidate.score)
    return [candidate for candidate in field if candidate is best or candidate.number == kept or not candidate.behind(best)]


def note(field: list[Candidate], results: list[float]) -> bool:
    """One more world has ended for all candidates."""
    beside = [(candidate.number, result) for candidate, result in zip(field, results, strict=True)]
    for candidate, result in zip(field, results, strict=True):
        candidate.add(result, beside)
    return True
