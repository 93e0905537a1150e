"""Arithmetic on many rounds at once: every array has a row for each round; sets of cards are numbers of 64 bits, as in the kernel."""

from __future__ import annotations

from types import ModuleType
from typing import Any, TypeAlias

import numpy

Array: TypeAlias = Any  # of numpy or of JAX
Arrays: TypeAlias = dict[str, Array]  # rules or states by name
Library: TypeAlias = ModuleType

CARDS = 48
CHAIRS = 4


def nowhere(xp: Library, on: Array) -> bool:
    """Whether something is to be done in no round at all: numpy knows and need not do it, JAX compiles for all rounds that may come."""
    return xp is numpy and not on.any()


def count(xp: Library, cards: Array) -> Array:
    """How many bits are set, as a number that may become negative."""
    return xp.bitwise_count(cards).astype(xp.int64)


def bits(xp: Library, cards: Array, size: int = CARDS) -> Array:
    """The bits of each number, as truth values along a new last axis."""
    return (cards[..., None] >> xp.arange(size)) & 1 > 0


def bit(xp: Library, place: Array) -> Array:
    """The number with this bit alone; nothing where the place is -1."""
    return xp.where(place >= 0, xp.left_shift(xp.int64(1), xp.maximum(place, 0)), 0)


def one_hot(xp: Library, place: Array, size: int) -> Array:
    """True at this place of a new last axis."""
    return place[..., None] == xp.arange(size)


def at(xp: Library, values: Array, place: Array) -> Array:
    """The value of each row at its place; 0 where there is no such place."""
    return xp.where(one_hot(xp, place, values.shape[1]), values, 0).sum(1)


def put(xp: Library, values: Array, place: Array, on: Array, new: Array) -> Array:
    """The same rows with another value at one place each, in those rounds that are `on`."""
    return xp.where(one_hot(xp, place, values.shape[1]) & on[:, None], new[:, None], values)


def lowest(xp: Library, cards: Array) -> Array:
    """The place of the lowest bit; -1 of nothing."""
    return xp.where(cards == 0, -1, count(xp, (cards & -cards) - 1))


def choose(xp: Library, on: Array, new: Arrays, old: Arrays) -> Arrays:
    """Row by row one or the other."""
    return {name: xp.where(on.reshape((-1,) + (1,) * (new[name].ndim - 1)), new[name], old[name]) for name in new}
