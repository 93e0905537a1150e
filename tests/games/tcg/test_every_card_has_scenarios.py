"""Every card has a position in which its text does something and, where it has any text, one in which it must not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from onetable.core.scenario import read_scenario
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.cards.set_one import FILES

FOLDER = Path(__file__).parent / "scenarios" / "cards"
SCENARIOS: list[tuple[Path, dict[str, Any]]] = [(path, data) for path in sorted(FOLDER.glob("*.yaml")) for data in read_scenario(path)]


def has_text(card: Card) -> bool:
    """Whether there is anything besides figures and keywords that could fail to apply."""
    return bool(card.text or card.to_play or card.bearer)


def missing(cards: list[Card]) -> list[str]:
    """The cards that lack one position or the other."""
    shown = {(str(data["about"]), data.get("bites", True)) for _, data in SCENARIOS}
    lacking = [f"{card.id} {card.name} lacks a position in which it does something" for card in cards if (card.id, True) not in shown]
    refused = [card for card in cards if has_text(card) and (card.id, False) not in shown]
    lacking += [f"{card.id} {card.name} lacks a position in which it must not" for card in refused]
    return lacking


@pytest.mark.parametrize("cards", FILES, ids=lambda cards: str(cards[-1].culture or cards[-1].kind))
def test_every_card_has_its_positions(cards: list[Card]) -> None:
    lacking = missing(cards)
    assert not lacking, f"{len(lacking)} positions are missing:\n" + "\n".join(lacking)


def test_positions_speak_of_cards() -> None:
    for path, data in SCENARIOS:
        assert str(data["about"]) in CARDS, (path, data["name"])


def test_no_two_positions_have_the_same_name() -> None:
    names = [data["name"] for _, data in SCENARIOS]
    assert len(names) == len(set(names)), sorted({name for name in names if names.count(name) > 1})
