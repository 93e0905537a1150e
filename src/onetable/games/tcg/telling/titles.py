"""What a duel is called in a list, and how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.games.registry import rulebook
from onetable.games.tcg.decklist import DECKS, RETAIL_STARTERS, STARTERS, deck_title
from onetable.games.tcg.table import Board
from onetable.text import Interface

DUEL = 2  # decks


def title(setup: Mapping[str, Any], language: str) -> str:
    """The two decks that meet; where they may not be known or are more, what everybody at the table calls it."""
    say, first = Interface(language).say, bool(setup.get("first_game"))
    if setup.get("limited"):
        return say("tcg-title-limited")
    decks = setup.get("decks") or (RETAIL_STARTERS if first else STARTERS)
    if len(decks) == DUEL and all(decks):
        return " – ".join([deck_name(each, language) for each in decks])
    return say("tcg-title-first") if first else say("tcg-title", players=len(decks))


def deck_name(each: Any, language: str) -> str:
    """What a deck of a set-up is called."""
    if isinstance(each, str) and each in DECKS:
        return deck_title(each, language)
    return str(each.get("name") or "?") if isinstance(each, dict) else "?"


def detail(board: Board, language: str) -> str:
    """The phase."""
    return rulebook("tcg").phrasebook(language).at(board).read(board.phase)
