"""When enough games are played: the sequential test by which engines are compared (SPRT), over pairs of games.

Two claims stand against each other: the first entrant makes no more than a lower share of the points, or at least a higher one. After
every pair it is asked how much likelier the points so far are under the one than under the other, by their mean and their spread
(the generalized test that the chess engines use). It ends when one claim is refuted with an error of one in twenty.
"""

from __future__ import annotations

from math import log

from msgspec import Struct, field

ERROR = 0.05  # how often either claim may be refuted though it is true
BOUND = log((1 - ERROR) / ERROR)
LEAST_GAMES = 100  # before anything is decided: a spread of few games says little
DOUBT = 0.5  # a pair of each kind is half seen before the first: no spread is nothing


class Sequential(Struct):
    """The test, as far as it is."""

    low: float
    high: float
    games: int = 0
    pairs: dict[float, float] = field(default_factory=lambda: {0.0: DOUBT, 0.5: DOUBT, 1.0: DOUBT})  # by share of the points: how many

    def add(self, share: float, games: int) -> None:
        """One more pair, and the share of its points."""
        self.pairs[share] = self.pairs.get(share, 0.0) + 1
        self.games += games

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier the higher claim has become."""
        count = sum(self.pairs.values())
        mean = sum([share * seen for share, seen in self.pairs.items()]) / count
        spread = sum([seen * (share - mean) ** 2 for share, seen in self.pairs.items()]) / count
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    @property
    def verdict(self) -> str:
        """Which claim holds: “higher”, “lower”, or nothing while it is open."""
        if self.games < LEAST_GAMES or abs(self.evidence) < BOUND:
            return ""
        return "higher" if self.evidence > 0 else "lower"
