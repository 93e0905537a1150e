"""Learned weights, and how a position is judged by them."""

from __future__ import annotations

from importlib.resources import files
from math import exp
from operator import mul
from typing import Any

import msgspec
from msgspec import Struct

from onetable.bots.learning.subject import Chance, Subject
from onetable.core.errors import BadInput
from onetable.core.step import Seat

MOST = 30.0  # beyond such odds nothing is told apart
DIGITS = 6  # of a chance: what machines reckon differently lies behind them, so that every game is the same everywhere


class Weights(Struct, frozen=True):
    """A sum of features, and where it helps a small network beside it: hidden units, each a curve of such a sum."""

    names: tuple[str, ...]
    straight: tuple[float, ...]  # of each feature
    always: float  # whatever the features are
    hidden: tuple[tuple[float, ...], ...] = ()  # of each unit and feature
    thresholds: tuple[float, ...] = ()  # of each unit
    outward: tuple[float, ...] = ()


class Judge:
    """The chance of a seat to win: its odds against each rival, taken together."""

    def __init__(self, subject: Subject, weights: Weights) -> None:
        if weights.names != subject.names:
            raise BadInput("These weights were learned for other features: learn them anew.")
        self.subject, self.straight, self.always = subject, weights.straight, weights.always
        self.network: Any = None
        if weights.hidden:
            import numpy as np  # a sum needs none of it

            self.network = np.array(weights.hidden).T, np.array(weights.thresholds), np.array(weights.outward)
            self.numbers, self.curve = np.array, np.tanh

    def chance(self, board: Any, seat: Seat) -> float:
        """From 0 to 1."""
        settled = self.subject.settled(board, seat)
        if settled is not None:
            return settled
        against = sum([exp(-max(-MOST, min(MOST, odds))) for odds in self.odds(self.subject.rows(board, seat))])
        return round(1.0 / (1.0 + against), DIGITS)

    def odds(self, rows: list[list[float]]) -> list[float]:
        """The logarithm of the odds against each rival."""
        found = [self.always + sum(map(mul, self.straight, row)) for row in rows]
        if self.network is None or not rows:
            return found
        hidden, thresholds, outward = self.network
        curved = self.curve(self.numbers(rows) @ hidden + thresholds) @ outward
        return [straight + more for straight, more in zip(found, curved.tolist(), strict=True)]


def by_hand(names: tuple[str, ...]) -> Weights:
    """The hand-made judgement in the same form: the first feature alone."""
    return Weights(names, (1.0, *[0.0] * (len(names) - 1)), 0.0)


def read_weights(package: str, name: str) -> Weights:
    """Weights that lie in a package."""
    return msgspec.json.decode(files(package).joinpath(name).read_bytes(), type=Weights)


def chance_by(subject: Subject, weights: Weights) -> Chance:
    """The judgement by these weights."""
    return Judge(subject, weights).chance
