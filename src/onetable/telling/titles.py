"""What a game is called in a list, and how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.lessons.tutor import lesson_of
from onetable.core.match import LESSON
from onetable.core.view import View
from onetable.games.registry import rulebook
from onetable.telling.lessons import title_of
from onetable.telling.teller import teller_of
from onetable.text import Interface


def name_of(game: str, language: str) -> str:
    """What a game is called; one that does not say it is called by its id."""
    say = Interface(language)
    return say.say(f"game-{game}") if say.has(f"game-{game}") else game


def title_of_table(game: str, setup: Mapping[str, Any], language: str) -> str:
    """What this set-up plays; where that has no name, the name of the game."""
    if LESSON in setup:
        return title_of(lesson_of(rulebook(game), setup[LESSON]), Interface(language))
    return teller_of(game).title(setup, language) or name_of(game, language)


def detail_of(game: str, view: View[Any], language: str) -> str:
    """How far a game has come, in a few words."""
    return teller_of(game).detail(view, language)


def emblem_of(game: str, view: View[Any] | None) -> str:
    """Whose emblem stands for a game: that of the game, or of whoever this seat plays."""
    return (teller_of(game).emblem(view) if view is not None else "") or game
