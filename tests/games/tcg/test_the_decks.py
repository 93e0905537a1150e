"""The decks that come with the game: legal, playable, and with every card of the first set in one of them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import onetable.games.tcg
from onetable.core.errors import BadInput
from onetable.core.phrasebook import LANGUAGES
from onetable.games.tcg.cards.set_one import SET_ONE
from onetable.games.tcg.decklist import DECKS, deck, deck_title, read_deck, violations, write_json, write_text
from onetable.games.tcg.speech.deck_reasons import DrawDeckTooSmall, SidesDiffer
from onetable.games.tcg.telling.deck_drawn import figures
from onetable.games.tcg.traits import FREE_CULTURES, SHADOW_CULTURES, Kind
from tests.rules import rule

FOLDER = Path(next(iter(onetable.games.tcg.__path__))) / "decks"
BOXES = ["aragorn_retail", "gandalf_retail"]
MIXED = ["gandalf_retail", "gandalf", "aragorn_retail", "aragorn", "nine_walkers"]  # from a box, or about all free peoples


def test_every_file_is_a_deck_with_a_title() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {*DECKS, "titles"} and len(DECKS) == 16
    for name in DECKS:
        assert deck(name).name == name
        assert all([deck_title(name, language) for language in LANGUAGES])


def test_every_card_of_the_set_is_in_a_deck() -> None:
    used = {card for each in DECKS.values() for card in (each.ring_bearer, each.ring, *each.sites, *dict(each.draw))}
    assert used == {card.id for card in SET_ONE.cards}


@rule("T-025", "T-082", "T-092")
@pytest.mark.parametrize("name", [name for name in DECKS if name not in BOXES])
def test_the_deck_is_legal(name: str) -> None:
    assert violations(deck(name)) == []
    assert sum(dict(deck(name).draw).values()) == 60


@rule("T-013", "T-080")
def test_a_box_is_for_a_first_game_only() -> None:
    assert violations(deck("aragorn_retail")) == [DrawDeckTooSmall(49, 60), SidesDiffer(25, 24)]
    assert violations(deck("gandalf_retail")) == [DrawDeckTooSmall(49, 60), SidesDiffer(24, 25)]
    for name in BOXES:
        assert violations(deck(name), first_game=True) == [] and len(deck(name).sites) == 9
        larger = Counter(dict(deck(name.removesuffix("_retail")).draw))
        assert Counter(dict(deck(name).draw)) <= larger and larger.total() == 60


@pytest.mark.parametrize("name", DECKS)
def test_the_deck_can_begin_with_a_companion_and_fight(name: str) -> None:
    cards = list(deck(name).counts())
    companions = [card for card, _ in cards if card.kind is Kind.COMPANION and card.title != "Frodo"]
    assert any([card.twilight <= 4 and not card.to_play for card in companions])
    minions = [(card, count) for card, count in cards if card.kind is Kind.MINION]
    assert sum([count for _, count in minions]) >= 12
    assert any([card.twilight <= 4 for card, _ in minions])


@pytest.mark.parametrize("name", [name for name in DECKS if name not in MIXED])
def test_the_deck_keeps_to_two_cultures_on_either_side(name: str) -> None:
    cultures = {card.culture for card, _ in deck(name).counts()}
    assert 1 <= len(cultures & set(FREE_CULTURES)) <= 2 and 1 <= len(cultures & set(SHADOW_CULTURES)) <= 2


@pytest.mark.parametrize("name", DECKS)
def test_the_file_is_what_would_be_written(name: str) -> None:
    content = (FOLDER / f"{name}.json").read_text("utf-8")
    assert write_json(deck(name)) == content
    assert read_deck(write_text(deck(name))) == read_deck(content) == deck(name)


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(BadInput, match=r"no deck “saruman”; there is aragorn_retail, .*smiths_of_erebor\.$"):
        deck("saruman")
    assert "saruman" not in DECKS


def test_the_figures_on_the_tiles_are_those_of_the_page_about_balance() -> None:
    page = (Path(__file__).parents[3] / "docs" / "balance.md").read_text("utf-8")
    assert figures() == {name: won for name in DECKS for won in told(page, deck_title(name, "en"))}


def told(page: str, title: str) -> list[int]:
    """The percent that the page gives a deck."""
    return [int(found) for found in re.findall(rf"^\| {re.escape(title)} \| (\d+)% \|", page, re.MULTILINE)]
