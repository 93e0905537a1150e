"""Cards and terms are linked both ways: a section names what it speaks of, and each of these names the section."""

from __future__ import annotations

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from onetable.telling.guide.links import named_in, spoken_of
from onetable.telling.guide.pages import page_of
from onetable.telling.guide.sections import guide_of
from onetable.telling.reading import card_entries
from onetable.text import Interface
from tests.rules import games

KNOWN = {"fellowship": ("follow", "glamdring"), "tcg": ("exerting", "1R288"), "quest": ("travel", "hero.argalad")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_links_lead_somewhere_and_back(game: str, language: str) -> None:
    guide, cards, found = guide_of(game), {str(card["id"]) for card in rulebook(game).cards()}, 0
    for section in guide.sections.values():
        text = "\n".join(section.body(language))
        for named in named_in(game, language, section.id):
            found += 1
            assert named.words in text and (named.section in guide.sections or set(named.cards) <= cards)
            assert all([section.id in spoken_of(game, language, card) for card in named.cards])
            assert named.section != section.id
    assert found >= 20


@pytest.mark.parametrize("game", games())
def test_a_known_card_is_linked(game: str) -> None:
    section, card = KNOWN[game]
    named = next(each for each in page_of(game, "en").sections if each.id == section).named
    assert any([card in each.cards for each in named])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_and_keyword_that_is_named_leads_to_its_section(language: str) -> None:
    for game, least in (("tcg", 5), ("quest", 10)):
        reached = {named.section for section in guide_of(game).sections for named in named_in(game, language, section) if named.section}
        assert len(reached) >= least, reached


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_a_card_is_called_by_is_no_card(language: str) -> None:
    """What is armor, who is hopeless, and Sauron himself, after whom a plot is called."""
    assert not [named for named in named_in("tcg", language, "items") if "1C92" in named.cards]
    quest = {card for section in guide_of("quest").sections for named in named_in("quest", language, section) for card in named.cards}
    assert not quest & {"plot.sauron_hunts_for_the_ring", "corruption.hopeless"}


def test_an_article_within_a_sentence_is_written_small() -> None:
    for language, words in (("en", "the One Ring"), ("nl", "de Ene Ring")):
        assert any([named.words == words and "1R1" in named.cards for named in named_in("tcg", language, "the-ring")])


def test_the_reader_names_the_sections_below_a_card_and_a_term() -> None:
    entries = {str(entry.meaning): entry.text for entry in card_entries(rulebook("quest"), Interface("nl"))}
    assert entries["quest-haven"].endswith(f"In de regels: {guide_of('quest').sections['rest'].title['nl']}")
    told = {str(entry.meaning): entry.text for entry in card_entries(rulebook("fellowship"), Interface("en"))}
    assert "In the rules: Following suit" in told["glamdring"] and "Cards and terms: Glamdring" in told["follow"]
