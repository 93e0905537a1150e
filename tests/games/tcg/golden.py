"""The English text of the first set, as it was checked: `python -m tests.games.tcg.golden` writes it anew."""

from __future__ import annotations

from pathlib import Path

from onetable.games.tcg.cards.set_one import SET_ONE
from onetable.games.tcg.text.books import BOOKS

FILE = Path(__file__).parent / "english.txt"


def spoken() -> dict[str, str]:
    """What every card of the first set says now, by its id."""
    return {card.id: "\n".join([f"{card.id} {card.name}", *BOOKS["en"].card_text(card)]) for card in SET_ONE.cards}


def written() -> dict[str, str]:
    """What was checked."""
    cards = FILE.read_text("utf-8").removesuffix("\n\n").split("\n\n")
    return {card.split(" ")[0]: card for card in cards}


if __name__ == "__main__":
    FILE.write_text("".join([f"{card}\n\n" for card in spoken().values()]), "utf-8")
