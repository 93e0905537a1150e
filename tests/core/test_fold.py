"""Names as people type them."""

from __future__ import annotations

import pytest

from onetable.core.fold import fold, plain_name


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("barad-dur", "Barad-dûr"), ("eomer", "Éomer"), ("sams pony", "Sam’s Pony"), ("axe of durin", "axe_of_durin"), ("ＢＲＥＥ", "Bree")],
)
def test_typed_without_care_it_is_the_same(typed: str, meant: str) -> None:
    assert fold(typed) == fold(meant)


@pytest.mark.parametrize(("one", "other"), [("ガンダルフ", "カンタルフ"), ("甘道夫", "甘道"), ("bree", "breeland")])
def test_other_names_stay_others(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_where_signs_matter_they_stay() -> None:
    assert plain_name("Sam’s Pony (2)") == "sam's pony (2)" != plain_name("Sam’s Pony")
    assert fold("Pony (2)") == "pony 2"


def test_a_long_text_is_folded_like_a_short_one() -> None:
    assert fold("Éomer " * 100) == ("eomer " * 100).strip()
