"""What is typed, and what it may mean."""

from __future__ import annotations

import pytest

from onetable.core.fold import fold
from onetable.telling.entries import Entry
from onetable.telling.reading import matching
from onetable.telling.typed import fitting

CHOICES = [
    ["Play the 2 of Hills"],
    ["Play the 6 of Hills"],
    ["Play the 1 of Rings"],
    ["Play the 1 of Rings and win the trick outright"],
    ["Done"],
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2 of hills", [0]),
        ("hills 6", [1]),
        ("PLAY THE 6 OF HILLS", [1]),
        ("play the 1 of rings", [2]),  # a whole name is not mistaken for the beginning of another
        ("outright", [3]),
        ("1 of rings", [2, 3]),
        ("d", [4]),
        ("1 2", []),  # figures alone name nothing
        ("2", []),
        ("", []),
        ("mountains", []),
    ],
)
def test_a_name_fits_wholly_or_by_its_beginning_or_by_its_words(typed: str, meant: list[int]) -> None:
    assert fitting(CHOICES, typed) == meant


def test_accents_capitals_and_signs_do_not_matter() -> None:
    assert fold("Thálin’s  Barad-dûr") == fold("thalin's BARAD DUR")
    assert fold("ガンダルフ") != fold("カンタルフ")  # these marks make another letter


@pytest.mark.parametrize(("typed", "meant"), [("丘陵2", [0]), ("２ 丘陵", [0]), ("丘陵", [0, 1]), ("完成", [2])])
def test_where_words_stand_side_by_side_a_part_of_them_will_do(typed: str, meant: list[int]) -> None:
    assert fitting([["打出丘陵2"], ["打出丘陵6"], ["完成"]], typed) == meant


def test_in_the_reader_any_part_of_a_name_will_do_and_a_whole_one_stands_alone() -> None:
    names = [Entry(name, name) for name in ("Sweep (Thálin)", "Sweep (behemoth)", "Sam", "Samwise")]
    assert [entry.label for entry in matching(names, "sam")] == ["Sam"]
    assert [entry.label for entry in matching(names, "wee")] == ["Sweep (Thálin)", "Sweep (behemoth)"]
    assert [entry.label for entry in matching(names, "thalin sweep")] == ["Sweep (Thálin)"]
    assert matching(names, "!") == []
