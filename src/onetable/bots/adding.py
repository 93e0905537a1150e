"""Fractions, added so that a bot answers the same on any Python."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import reduce
from operator import add


def one_by_one(numbers: Iterable[float], start: float = 0, /) -> float:
    """The sum as it is rounded after each number."""
    return reduce(add, numbers, start)


if sys.version_info >= (3, 12):  # since then `sum` is more exact: what is equal on an older Python would differ on this one
    added = one_by_one
else:
    added = sum
