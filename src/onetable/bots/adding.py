"""Fractions, added so that a bot answers the same on any Python."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def added(numbers: Iterable[float], start: float = 0.0) -> float:
    """One after the other, as `sum` does before Python 3.12: the later one is more exact, so that equals on one differ on the other."""
    return reduce(add, numbers, start)
