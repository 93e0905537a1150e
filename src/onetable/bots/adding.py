"""Fractions, added so that a bot answers the same on any Python."""

from __future__ import annotations

import sys
from builtins import sum as at_once
from collections.abc import Iterable
from functools import reduce
from operator import add

ONE_BY_ONE = sys.version_info < (3, 12)  # whether `sum` adds one after the other: then it is the quicker way


def added(numbers: Iterable[float], start: float = 0.0) -> float:
    """One after the other, as `sum` does before Python 3.12: the later one is more exact, so that equals on one differ on the other."""
    return at_once(numbers, start) if ONE_BY_ONE else reduce(add, numbers, start)
