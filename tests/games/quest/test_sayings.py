"""Heroes plan together by phrases: where they go, where danger is; Sauron hears it and has none of his own."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.match import Match
from onetable.core.view import SPECTATOR
from onetable.games.quest.telling.sayings import PLACES
from onetable.games.quest.traits import Place
from onetable.games.registry import rulebook
from onetable.server.pictures import said_text
from onetable.telling.phrases import allowed, may_say


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    return Match(rulebook("quest"), {"heroes": ["argalad", "eometh"]}, 3, 1)


def test_a_hero_says_where_he_goes_and_where_danger_is(match: Match[Any]) -> None:
    phrases = dict(allowed("quest", match.view(1)))
    for key in ("quest-say-go", "quest-say-beware"):
        places = {PLACES[number] for number in phrases[key] or ()}
        assert {Place.WOODLAND_REALM, Place.EDORAS, Place.DOL_GULDUR} <= places  # where both heroes begin, and a minion


def test_sauron_and_those_who_look_on_have_nothing_to_plan(match: Match[Any]) -> None:
    for seat in (0, SPECTATOR):
        assert not [key for key, _ in allowed("quest", match.view(seat)) if key.startswith("quest-say")]
    assert not may_say("quest", match.view(0), "quest-say-go", PLACES.index(Place.EDORAS))


@pytest.mark.parametrize(
    ("language", "text"), [("en", "I go to Edoras."), ("nl", "Ik ga naar Edoras."), ("zh", "我去埃多拉斯。"), ("ja", "エドラスへ行く。")]
)
def test_all_hear_it_in_their_language(match: Match[Any], language: str, text: str) -> None:
    assert said_text("quest", match, language, "quest-say-go", PLACES.index(Place.EDORAS)) == text


def test_a_place_that_nobody_speaks_of_is_no_plan(match: Match[Any]) -> None:
    spoken_of = dict(allowed("quest", match.view(1)))["quest-say-go"] or ()
    nowhere = next(number for number in range(len(PLACES)) if number not in spoken_of)
    assert not may_say("quest", match.view(1), "quest-say-go", nowhere)
