"""Every character, event, rider and gift has a position in which its rule bites, and one in which it must not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from tests.games.fellowship.test_card_positions import POSITIONS
from tests.games.fellowship.test_scenarios import DOCUMENTS

FOLDER = Path(__file__).parent / "scenarios" / "cards"
CARDS = {"characters": list(CHARACTERS), "events": list(EVENTS), "riders": list(RIDERS), "gifts": list(GIFTS)}
KEYS = {key for keys in CARDS.values() for key in keys}
SCENARIOS: list[tuple[Path, dict[str, Any]]] = [(path, one) for path, found in DOCUMENTS.items() if FOLDER in path.parents for one in found]


def missing(kind: str) -> list[str]:
    """The cards of this kind that lack one position or the other."""
    shown = {(data["about"], data["bites"]) for _, data in SCENARIOS} | POSITIONS
    wanted = {True: "a position in which its rule bites", False: "a position in which it must not"}
    return [f"{key} lacks {wanted[bites]}" for key in CARDS[kind] for bites in wanted if (key, bites) not in shown]


@pytest.mark.parametrize("kind", CARDS)
def test_every_card_has_both_positions(kind: str) -> None:
    lacking = missing(kind)
    assert not lacking, f"{len(lacking)} positions of {kind} are missing:\n" + "\n".join(lacking)


def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert {kind: len(keys) for kind, keys in CARDS.items()} == {"characters": 46, "events": 12, "riders": 5, "gifts": 5}


def test_a_file_speaks_of_the_card_it_is_named_after() -> None:
    for path, data in SCENARIOS:
        assert path.stem in CARDS[path.parent.name], path
        assert data["about"] == path.stem and data["game"] == "fellowship" and isinstance(data["bites"], bool), path


def test_positions_in_python_speak_of_cards() -> None:
    assert {key for key, _ in POSITIONS} <= KEYS


def test_no_two_positions_have_the_same_name() -> None:
    names = [data["name"] for _, data in SCENARIOS]
    assert len(names) == len(set(names)), sorted({name for name in names if names.count(name) > 1})
