"""What a chapter is called in a list, and how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.games.fellowship.table import Board
from onetable.games.fellowship.telling.chapters import title_of
from onetable.games.registry import rulebook
from onetable.text import Interface


def title(setup: Mapping[str, Any], language: str) -> str:
    """The chapter."""
    return title_of(setup.get("chapter", 1), rulebook("fellowship").phrasebook(language))


def detail(board: Board, language: str) -> str:
    """The trick, or the set-up of the round."""
    say = Interface(language).say
    if not board.verdicts:
        return say("journal-setup", round=max(1, board.round))
    return say("bar-trick", number=min(board.number + 1, board.number + board.left), count=board.number + board.left)
