"""What a quest is called in a list, and how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.games.quest.table import Board
from onetable.games.quest.text.names import Named
from onetable.games.registry import rulebook
from onetable.text import Interface


def title(setup: Mapping[str, Any], language: str) -> str:
    """The heroes who ride out."""
    phrases = rulebook("quest").phrasebook(language)
    return ", ".join([phrases.say(Named(f"hero.{hero}")) for hero in setup.get("heroes", ())])


def detail(board: Board, language: str) -> str:
    """The round."""
    say = Interface(language).say
    return say("quest-round", number=board.round) if board.round else say("quest-setup")
