"""Where a true rate lies: intervals that hold it in at least 19 of 20 cases, whatever it is (Clopper and Pearson)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp, lgamma, log, sqrt

MISSED = 0.05  # how often the truth may lie outside
PRECISION = 40  # halvings of an interval


@cache
def interval(won: int, games: int) -> tuple[float, float]:
    """Where the true rate lies after so many games won."""
    if games == 0:
        return 0.0, 1.0
    low = 0.0 if won == 0 else crossing(lambda rate: 1 - at_most(won - 1, games, rate), MISSED / 2)
    high = 1.0 if won == games else crossing(lambda rate: -at_most(won, games, rate), -MISSED / 2)
    return low, high


def crossing(rising: Callable[[float], float], level: float) -> float:
    """The rate at which something that rises with it reaches this level."""
    low, high = 0.0, 1.0
    for _ in range(PRECISION):
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < level else (low, middle)
    return (low + high) / 2


def at_most(won: int, games: int, rate: float) -> float:
    """How likely it is to win no more than this."""
    if rate <= 0.0 or rate >= 1.0:
        return 1.0 if rate <= 0.0 or won >= games else 0.0
    odds, first = log(rate), log(1 - rate)
    return sum([exp(ways(games, number) + number * odds + (games - number) * first) for number in range(won + 1)])


def ways(games: int, won: int) -> float:
    """The logarithm of the number of ways to win so many."""
    return lgamma(games + 1) - lgamma(won + 1) - lgamma(games - won + 1)


def difference(one: tuple[int, int], other: tuple[int, int]) -> tuple[float, float]:
    """Where the difference of two true rates lies, the first less the second; each is won and games (Newcombe's way)."""
    (low, high), (low_other, high_other) = interval(*one), interval(*other)
    rate, rate_other = one[0] / max(1, one[1]), other[0] / max(1, other[1])
    below = sqrt((rate - low) ** 2 + (high_other - rate_other) ** 2)
    above = sqrt((high - rate) ** 2 + (rate_other - low_other) ** 2)
    return rate - rate_other - below, rate - rate_other + above
