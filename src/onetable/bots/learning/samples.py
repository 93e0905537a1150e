"""Noted positions as arrays, and how well a judgement foresaw how they turned out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

NO_THREAD = -1
PORTION = 2048  # positions that are looked at together
FARSIGHT = 0.85  # how much what came later still counts beside how the next position seemed


class Samples(Struct, frozen=True):
    """Rows of features, how much of each was won, and how much it weighs.

    The marks of all rows stand one after the other, with where those of each row begin. Rows of the same thread, one after the other, are
    the same seat in one game, as long as it has one rival.
    """

    rows: Any
    won: Any
    weights: Any
    marks: Any = None
    starts: Any = None
    threads: Any = None

    def marked(self, chosen: Any, width: int) -> Any:
        """How often each mark is true of each of these positions."""
        found: Any = np.zeros((len(chosen), width), np.float32)
        if not width:
            return found
        begin = self.starts[chosen]
        counts = self.starts[chosen + 1] - begin
        ends = np.cumsum(counts)
        places = np.arange(ends[-1]) + np.repeat(begin - ends + counts, counts)
        np.add.at(found.reshape(-1), np.repeat(np.arange(len(chosen)) * width, counts) + self.marks[places], np.float32(1))
        return found

    def portions(self) -> Iterator[Any]:
        """The numbers of all positions, so many at a time."""
        for start in range(0, len(self.won), PORTION):
            yield np.arange(start, min(start + PORTION, len(self.won)))


def softened(samples: Samples, odds: Any) -> Samples:
    """The same, but what was won is in part what seemed to be won a little later, by these odds, and the rest how it all ended."""
    foreseen, won, following = likelihood(odds), np.array(samples.won, float), dict[int, int]()
    for place in range(len(won) - 1, -1, -1):
        thread = int(samples.threads[place])
        later = following.get(thread)
        if later is not None and thread != NO_THREAD:
            won[place] = FARSIGHT * won[later] + (1 - FARSIGHT) * foreseen[later]
        following[thread] = place
    return replace(samples, won=won)


class Score(Struct, frozen=True):
    """How well a judgement foresees: its mean surprise (the logarithmic loss), and how often the likelier side won."""

    surprise: float
    right: float
    positions: int


def score_of(odds: Any, samples: Samples) -> Score:
    """How well these odds foresaw it."""
    right = float(np.average((odds > 0) == (samples.won > 0), weights=samples.weights))
    return Score(surprise_of(odds, samples), right, len(samples.won))


def surprise_of(odds: Any, samples: Samples) -> float:
    """The mean logarithmic loss."""
    return float(np.average(np.logaddexp(0.0, odds) - samples.won * odds, weights=samples.weights))


def likelihood(odds: Any) -> Any:
    """From the logarithm of odds to a chance."""
    return 1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0)))
