"""Dice: the same seed falls alike everywhere, copies go their own way, and what is no seed is refused at once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from onetable.core.dice import Dice


class Counted:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_the_fall_depends_on_seed_and_count_alone() -> None:
    one, other = Dice(5), Dice(5)
    assert [one.bits() for _ in range(5)] == [other.bits() for _ in range(5)] != [Dice(6).bits() for _ in range(5)]
    later = Dice(5, fallen=3)
    assert [later.bits(), later.bits()] == [Dice(5, 3).bits(), Dice(5, 4).bits()]


def test_the_falls_are_those_they_always_were() -> None:
    """Records of all years rest on them."""
    dice = Dice(1)
    assert [dice.below(100) for _ in range(6)] == [76, 76, 88, 43, 5, 27] and dice.shuffled("abcdefgh") == list("bchfgdae")


def test_a_copy_falls_as_the_first_would_and_leaves_it_alone() -> None:
    dice = Dice(7)
    dice.bits()
    twin = dice.copy()
    assert twin == dice and twin is not dice
    ahead = [twin.bits() for _ in range(3)]
    assert dice.fallen == 1 and ahead == [dice.bits() for _ in range(3)]


@settings(max_examples=30, deadline=None)
@given(some.integers(), some.lists(some.integers(), max_size=70))
def test_shuffling_loses_nothing_and_adds_nothing(seed: int, things: list[int]) -> None:
    dice = Dice(seed)
    assert Counter(dice.shuffled(things)) == Counter(things) and dice.fallen == 1


def test_every_order_comes_about_as_often() -> None:
    dice = Dice(3)
    counts = Counter([tuple(dice.shuffled("abc")) for _ in range(1200)])
    assert len(counts) == 6 and all([140 < count < 260 for count in counts.values()])
    assert set(Counter([dice.below(3) for _ in range(60)])) == {0, 1, 2} and dice.choose("x") == "x"


@pytest.mark.parametrize("seed", [None, True, False, 1.0, "1", b"1", [], Dice(1)])
def test_what_is_no_seed_is_refused_at_once_and_by_name(seed: Any) -> None:
    with pytest.raises(TypeError, match="a seed is a whole number, not"):
        Dice(seed)


def test_whole_numbers_of_other_libraries_are_seeds() -> None:
    other: Any = Counted(5)
    assert Dice(other) == Dice(5) and type(Dice(other).seed) is int
    assert msgspec.json.encode(Dice(other)) == msgspec.json.encode(Dice(5))
