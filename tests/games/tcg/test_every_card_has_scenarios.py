"""Every card has a position in which its text does something and, where it has any text, one in which it must not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.cards.set_one import FILES
from onetable.games.tcg.set_check import unshown_cards
from tests.games.tcg.test_scenarios import DOCUMENTS

FOLDER = Path(__file__).parent / "scenarios" / "cards"
SCENARIOS: list[tuple[Path, dict[str, Any]]] = [(path, one) for path, found in DOCUMENTS.items() if FOLDER in path.parents for one in found]


@pytest.mark.parametrize("cards", FILES, ids=lambda cards: str(cards[-1].culture or cards[-1].kind))
def test_every_card_has_its_positions(cards: list[Card]) -> None:
    lacking = unshown_cards(cards, [data for _, data in SCENARIOS], "tests/games/tcg/scenarios/cards")
    assert not lacking, "\n".join(lacking)


def test_positions_speak_of_cards() -> None:
    for path, data in SCENARIOS:
        assert str(data["about"]) in CARDS, (path, data["name"])


def test_no_two_positions_have_the_same_name() -> None:
    names = [data["name"] for _, data in SCENARIOS]
    assert len(names) == len(set(names)), sorted({name for name in names if names.count(name) > 1})
