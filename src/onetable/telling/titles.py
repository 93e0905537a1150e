"""What a game is called in a list, and how far it has come. Each game tells that itself, and is loaded when it is asked."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from onetable.core.view import View
from onetable.text import Interface


def title_of_table(game: str, setup: Mapping[str, Any], language: str) -> str:
    """What this set-up plays; where that has no name, the name of the game."""
    return str(_titles(game).title(setup, language)) or Interface(language).say(f"game-{game}")


def detail_of(game: str, view: View[Any], language: str) -> str:
    """How far a game has come, in a few words."""
    return str(_titles(game).detail(view.table, language))


def _titles(game: str) -> ModuleType:
    return import_module(f"onetable.games.{game}.telling.titles")
