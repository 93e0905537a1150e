"""Every card, hero, foe, item and character has a position in which it does something and one in which it must not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from onetable.games.quest.cards.facts import facts
from tests.games.quest.test_scenarios import DOCUMENTS

FOLDER = Path(__file__).parent / "scenarios" / "cards"
SCENARIOS: list[tuple[Path, dict[str, Any]]] = [(path, one) for path, found in DOCUMENTS.items() if FOLDER in path.parents for one in found]
CARDS = {card["id"]: card for card in facts()}
KINDS = sorted({card["kind"] for card in CARDS.values()})


def about(data: dict[str, Any]) -> list[str]:
    """The cards a position shows; it may show several that are alike, such as a fighting card in two decks."""
    found = data["about"]
    return [part.strip() for part in str(found).split(",")]


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_its_positions(kind: str) -> None:
    shown = {(card, data.get("bites", True)) for _, data in SCENARIOS for card in about(data)}
    cards = [id for id, card in CARDS.items() if card["kind"] == kind]
    lacking = [f"{card} lacks a position in which it does something" for card in cards if (card, True) not in shown]
    lacking += [f"{card} lacks a position in which it must not" for card in cards if (card, False) not in shown]
    assert not lacking, f"{len(lacking)} positions are missing:\n" + "\n".join(lacking)


def test_positions_speak_of_cards() -> None:
    for path, data in SCENARIOS:
        for card in about(data):
            assert card in CARDS, (path, data["name"], card)


def test_no_two_positions_have_the_same_name() -> None:
    names = [data["name"] for _, data in SCENARIOS]
    assert len(names) == len(set(names)), sorted({name for name in names if names.count(name) > 1})
