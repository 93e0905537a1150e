"""Noted positions as arrays, and how well a judgement foresaw how they turned out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import Struct

PORTION = 2048  # positions that are looked at together


class Samples(Struct, frozen=True):
    """Rows of features, whether each was won, and how much it weighs; the marks of all rows one after the other, and where each begins."""

    rows: Any
    won: Any
    weights: Any
    marks: Any = None
    starts: Any = None

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
    return float(np.average(np.logaddexp(0.0, np.where(samples.won > 0, -odds, odds)), weights=samples.weights))


def likelihood(odds: Any) -> Any:
    """From the logarithm of odds to a chance."""
    return 1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0)))
