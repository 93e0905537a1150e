"""How a position is judged by what was learned."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Any

from onetable.bots.learning.subject import Chance, Subject
from onetable.bots.learning.weights import Weights
from onetable.core.errors import BadInput
from onetable.core.step import Seat

MOST = 30.0  # beyond such odds nothing is told apart
DIGITS = 6  # of a chance: what machines reckon differently lies behind them, so that every game is the same everywhere


class Judge:
    """The chance of a seat to win: its odds against each rival, taken together."""

    def __init__(self, subject: Subject, weights: Weights) -> None:
        if weights.names != subject.names:
            raise BadInput("These weights were learned for other features: learn them anew.")
        self.subject, self.straight, self.always = subject, weights.straight, weights.always
        self.added: Added | None = Added(subject, weights) if weights.hidden else None

    def chance(self, board: Any, seat: Seat) -> float:
        """From 0 to 1."""
        settled = self.subject.settled(board, seat)
        if settled is not None:
            return settled
        against = sum([exp(-max(-MOST, min(MOST, odds))) for odds in self.odds(board, seat)])
        return round(1.0 / (1.0 + against), DIGITS)

    def odds(self, board: Any, seat: Seat) -> list[float]:
        """The logarithm of the odds against each rival."""
        rows, straight, always = self.subject.rows(board, seat), self.straight, self.always
        found = [always + sum(map(mul, straight, row)) for row in rows]
        if self.added is None:
            return found
        marks = self.subject.marked(board, seat)
        return [each + self.added.to(row, true) for each, row, true in zip(found, rows, marks, strict=True)]


class Added:
    """What a network adds to a sum, one position at a time."""

    def __init__(self, subject: Subject, weights: Weights) -> None:
        import numpy as np  # a sum needs none of it

        from onetable.bots.learning.network import network_of

        network = network_of(weights, subject.marks)
        self.hidden, self.marks, self.thresholds, self.outward = network.parts
        self.nothing = np.zeros(self.marks.shape[1])
        self.numbers, self.curve, self.total = np.array, np.tanh, np.add.reduce

    def to(self, row: list[float], marks: list[int]) -> float:
        """To the odds of this position."""
        said = self.total(self.marks.take(marks, 0)) if marks else self.nothing
        return float(self.curve(self.numbers(row) @ self.hidden + self.thresholds + said[:-1]) @ self.outward + said[-1])


def chance_by(subject: Subject, weights: Weights) -> Chance:
    """The judgement by these weights."""
    return Judge(subject, weights).chance
