"""Every card has a title in every language, and no two cards share one that they do not share in English."""

from __future__ import annotations

import pytest

from onetable.games.tcg.card_names import find_card, squeeze
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.cards.set_one import SET_ONE
from onetable.games.tcg.titles import _tables, name_in, title_in


@pytest.mark.parametrize("language", ["zh", "ja", "nl"])
def test_titles_are_told_apart_in_every_language(language: str) -> None:
    own, subtitles = _tables()[0].titles, _tables()[0].subtitles
    for card in SET_ONE.cards:
        assert own[card.title][language] and (not card.subtitle or subtitles[card.subtitle][language]), card.id
    assert len({squeeze(each[language]) for each in own.values()}) == len(own)
    assert len({name_in(language, card) for card in CARDS.values()}) == len({card.name for card in CARDS.values()})


@pytest.mark.parametrize("language", ["en", "zh", "ja", "nl"])
def test_a_card_is_found_by_its_name_in_every_language(language: str) -> None:
    names = {card.name: name_in(language, card) for card in CARDS.values()}
    assert all([find_card(told).name == name for name, told in names.items()])


def test_a_title_that_no_table_has_stays_english_with_the_apostrophe_of_print() -> None:
    assert title_in("zh", "Radagast's Bird") == "Radagast’s Bird" and title_in("en", "Gimli's Helm") == "Gimli’s Helm"
