"""A bot that searches a tree: it tries its options in the same imagined worlds, and gives up half of them as its time goes by."""

from __future__ import annotations

import gc
from collections.abc import Callable
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any

from onetable.bots.rollout import DEFAULT_SECONDS, Candidate, RolloutBot, note, promising
from onetable.bots.search.foreseeing import Foreseeing, Mindful, OnlyPlayedOut, Option, Suspecting
from onetable.bots.search.simulation import Forest
from onetable.bots.search.tree import Answer, Name, Place
from onetable.bots.thinking import Thinking
from onetable.core.rulebook import Rulebook
from onetable.core.view import View

DEPTH = 6  # answers of one imagined game that come from trees
DOUBT = 0.5  # how many standard errors better than the rules of thumb another option must be


class SearchBot(RolloutBot):
    """Thinks for a fixed time, or over a fixed number of imagined games, about every decision."""

    name = "search"

    def __init__(
        self,
        rulebook: Rulebook[Any],
        thinking: Thinking | Foreseeing,
        seed: int = 0,
        seconds: float = DEFAULT_SECONDS,
        playouts: int | None = None,
        clock: Callable[[], float] = perf_counter,
        depth: int = DEPTH,
        worlds: int | None = None,
        doubt: float = DOUBT,
    ) -> None:
        foresight = thinking if isinstance(thinking, Foreseeing) else OnlyPlayedOut(thinking)
        super().__init__(rulebook, foresight, seed, seconds, playouts, clock)  # type: ignore[arg-type]  # its own way to think
        self.foresight: Foreseeing = foresight
        self.imagine = foresight.imagine if isinstance(foresight, Suspecting) else rulebook.imagine
        self.depth, self.worlds, self.doubt = depth, worlds, doubt
        self.options: list[Option] = []
        self.forest = Forest(Place(), depth)
        self.given: Answer | None = None  # what was answered last, with all that was seen beyond it
        self.tries = 0

    def choose(self, view: View[Any]) -> int:
        """The beginning of the option after which most imagined worlds stand well."""
        if len(view.choices) == 1:
            return 0
        collecting = gc.isenabled()
        gc.disable()  # to look through all that is remembered for garbage can take longer than an answer may
        try:
            return self.think(view)
        finally:
            if collecting:
                gc.enable()

    def think(self, view: View[Any]) -> int:
        """The same, undisturbed."""
        self.begin()
        self.options, self.tries = self.foresight.options(view), 0
        found = self.options[0] if len(self.options) == 1 else self.search(view)
        self.given = self.forest.root.answer(found.name) if len(self.options) > 1 else None
        if isinstance(self.foresight, Mindful):
            self.foresight.decided(view, found)
        return found.number

    def search(self, view: View[Any]) -> Option:
        """The option that imagined games speak for."""
        self.forest = Forest(self.place(tuple([option.name for option in self.options])), self.depth)
        return self.options[self.settle(view, [Candidate(place) for place in range(len(self.options))])]

    def place(self, names: Name) -> Place:
        """Where this question lies in the tree: beyond the last answer, if it was foreseen there; else a new tree begins."""
        for place in self.given.then.values() if self.given is not None else ():
            if any([name in place.answers for name in names]):  # type: ignore[attr-defined]
                return place
        return Place()

    def settle(self, view: View[Any] | None, field: list[Candidate]) -> int:
        """The best option, half of the field given up after each part of the time; the advised one stays in to the end."""
        advised, parts = field[0], max(1, ceil(log2(len(field))))
        for part in range(1, parts + 1):
            while len(field) > 1 and self.spent(len(field)) < part / parts:
                if not self.try_all(view, field):
                    return self.best(advised, field)
                field = promising(field, advised.number)
            if part < parts:
                field = better_half(field, advised)
        return self.best(advised, field)

    def spent(self, more: int) -> float:
        """Which share of what may be thought is used up."""
        if self.playouts is not None:
            return (self.tries + more) / (self.playouts + 1)
        return 1.0 - (self.deadline - self.looked) / self.seconds if self.seconds else 1.0

    def best(self, advised: Candidate, field: list[Candidate]) -> int:
        """The option that is better than the advised one beyond a doubt that fades with the worlds in which both were tried."""
        found, most = advised, 0.0
        for candidate in field:
            gain = lead(candidate, advised, self.doubt) - self.options[candidate.number].handicap if candidate is not advised else 0.0
            if gain > most:
                found, most = candidate, gain
        return found.number

    def try_all(self, view: View[Any] | None, field: list[Candidate]) -> bool:
        """Try every option in one more world; False if the time is up or no world can be imagined."""
        if self.expired() or field[0].worlds == self.worlds:
            return False
        assert view is not None
        try:
            world = self.imagine(view, self.dice)
        except LookupError:
            return False
        self.forest.enter()
        results = []
        for candidate in field:
            twin = world.clone()
            course = self.foresight.course(twin, self.expired)
            result = self.forest.simulate(twin, course, self.options[candidate.number], self.expired)
            if result is None:
                return False
            results.append(result)
        self.tries += len(field)
        return note(field, results)


def better_half(field: list[Candidate], advised: Candidate) -> list[Candidate]:
    """The better half of those who are left besides the advised one, and that one."""
    ranked = sorted([candidate for candidate in field if candidate is not advised], key=lambda candidate: -candidate.total)
    kept = ranked[: ceil(len(ranked) / 2)]
    return [candidate for candidate in field if candidate is advised or candidate in kept]


def lead(candidate: Candidate, advised: Candidate, doubt: float) -> float:
    """How much better it is than the advised one, less what may be chance."""
    count, gap = candidate.worlds, candidate.total - advised.total
    if count < 2:
        return gap if not doubt else 0.0
    return gap / count - doubt * sqrt(max(candidate.spread(advised), 0.0) / (count * (count - 1)))
