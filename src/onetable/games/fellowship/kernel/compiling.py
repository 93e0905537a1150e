"""What compiles the functions of the kernel: numba where it is installed, nothing otherwise; the same source runs both ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

from onetable.games.fellowship.kernel import kept
from onetable.games.fellowship.kernel.intrinsics import bit_questions
from onetable.games.fellowship.kernel.wanted import COMPILED

Numbers: TypeAlias = list[int]  # a row of whole numbers; where it is compiled really an array of 64 bits each
Function = TypeVar("Function", bound=Callable[..., Any])

if COMPILED:
    import numba
    import numpy

    numba.config.CACHE_DIR = str(kept.place())

# Rows are lent to the functions, which make none of their own: to count who holds which would take four times as long.
USUAL = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}


def fast(function: Function) -> Function:
    """The function, compiled when it is first called and kept on disk; or as it is."""
    if not COMPILED:
        return function
    compiled: Function = numba.njit(**USUAL)(function)
    return compiled


def inlined(function: Function) -> Function:
    """The same for what is called in few places and often: it becomes part of its caller."""
    if not COMPILED:
        return function
    compiled: Function = numba.njit(**USUAL, forceinline=True)(function)
    return compiled


def numbers(row: list[int]) -> Numbers:
    """A row that the functions can work on."""
    if not COMPILED:
        return row
    return cast(Numbers, numpy.array(row, dtype=numpy.int64))


def zeros(size: int) -> Numbers:
    """An empty row; however long it is, it takes no time."""
    return cast(Numbers, numpy.zeros(size, dtype=numpy.int64)) if COMPILED else [0] * size


def count(cards: int) -> int:
    """How many bits are set."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The place of the lowest bit."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The place of the highest bit."""
    return cards.bit_length() - 1


def nth(cards: int, number: int) -> int:
    """The place of the bit with this number, counted from 0 at the lowest."""
    while number:
        cards &= cards - 1
        number -= 1
    return lowest(cards)


def gathered(cards: int, among: int) -> int:
    """Of these cards only their places among others: the lowest of those is place 0."""
    found, place = 0, 0
    while among:
        found |= (cards & among & -among != 0) << place
        among &= among - 1
        place += 1
    return found


if COMPILED:
    count, lowest, highest, nth, gathered = bit_questions(nth, gathered)
