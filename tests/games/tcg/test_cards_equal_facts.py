"""Every printed card of the first set has the figures of the project's own table of facts: 365 of 365."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.traits import Kind
from onetable.games.tcg.words.abilities import PhaseAction
from tests.rules import rule

FACTS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cards.json").read_text("utf-8"))
SHOWN = {card["id"]: card for card in TradingCardGame().cards()}
CULTURES: dict[tuple[str, str | None], int] = {
    ("free_peoples", "dwarven"): 26, ("free_peoples", "elven"): 40, ("free_peoples", "gandalf"): 20, ("free_peoples", "gondor"): 33,
    ("free_peoples", "shire"): 35, ("shadow", "isengard"): 43, ("shadow", "moria"): 40, ("shadow", "ringwraith"): 36,
    ("shadow", "sauron"): 45, ("site", None): 45, ("ring", None): 2,
}  # fmt: skip


def moments(card: Card) -> list[str]:
    """When an event may be played, as it is printed at the head of its text."""
    found: list[str] = []
    for ability in card.text:
        found += [phase.removesuffix(" phase") for phase in ability.phases] if isinstance(ability, PhaseAction) else ["response"]
    return found


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact['id']} {fact['title']}")
def test_the_card_is_as_printed(fact: dict[str, Any]) -> None:
    card = CARDS[fact["id"]]
    shown = {**SHOWN[card.id], "timing": moments(card) if card.kind is Kind.EVENT else None}
    assert {name: shown[name] for name in fact if name != "home_sites"} == {name: fact[name] for name in fact if name != "home_sites"}


def test_homes_are_as_printed() -> None:
    assert {card["id"]: card["home_sites"] for card in SHOWN.values()} == {fact["id"]: fact["home_sites"] for fact in FACTS}


def test_allies_and_only_they_have_a_home() -> None:
    assert [fact["id"] for fact in FACTS if fact["home_sites"]] == [id for id, card in CARDS.items() if card.kind is Kind.ALLY]
    assert all([[CARDS[fact["id"]].home] == (fact["home_sites"] or [0]) for fact in FACTS])


@rule("T-042", "T-043", "T-045")
def test_no_card_is_missing_and_none_is_too_many() -> None:
    assert list(SHOWN) == list(CARDS) == [fact["id"] for fact in FACTS] and len(SHOWN) == 365
    assert [int(card[2:]) for card in SHOWN] == list(range(1, 366))
    assert Counter([card[1] for card in SHOWN]) == {"R": 121, "U": 121, "C": 121, "P": 2}
    assert Counter([card["side"] for card in SHOWN.values()]) == {"shadow": 164, "free_peoples": 154, "site": 45, "ring": 2}
    assert Counter([(card["side"], card["culture"]) for card in SHOWN.values()]) == CULTURES


def test_there_are_sites_of_every_number() -> None:
    sites = Counter([card["site_number"] for card in SHOWN.values() if card["type"] == "site"])
    assert sites == {1: 8, 2: 10, 3: 6, 4: 6, 5: 1, 6: 3, 7: 3, 8: 4, 9: 4}


@rule("T-307")
def test_characters_and_only_they_have_a_race() -> None:
    for card in SHOWN.values():
        assert (card["race"] is not None) is (card["type"] in ("companion", "ally", "minion")), card["id"]


def test_resistance_is_printed_on_frodo_and_sam_alone() -> None:
    printed = {card["title"]: card["resistance"] for card in SHOWN.values() if card["resistance"] is not None}
    assert printed == {"Frodo": 10, "Sam": 5}
