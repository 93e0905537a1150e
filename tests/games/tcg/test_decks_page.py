"""The page about decks: its examples are one and the same deck, and it explains every key."""

from __future__ import annotations

import re
from pathlib import Path

from onetable.games.tcg.decklist import Written, deck, read_deck, violations

PAGE = (Path(__file__).parents[3] / "docs" / "decks.md").read_text("utf-8")


def example(language: str) -> str:
    """The block of the page in this language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def test_both_examples_are_the_same_legal_deck() -> None:
    found = read_deck(example("text"))
    assert found == read_deck(example("json")) and violations(found) == []
    assert found.name == "Strider and the Uruks" and found.draw == deck("aragorn").draw


def test_every_key_is_explained() -> None:
    assert re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE) == list(Written.__struct_fields__)
