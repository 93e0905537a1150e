"""What a game is called in a list, and how far it has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.view import View
from onetable.games.fellowship.table import Board as FellowshipBoard
from onetable.games.quest.table import Board as QuestBoard
from onetable.games.quest.words.names import Named
from onetable.games.registry import rulebook
from onetable.games.tcg.decklist import DECKS, deck_title
from onetable.games.tcg.game import RETAIL_STARTERS, STARTERS
from onetable.games.tcg.table import Board as TcgBoard
from onetable.telling.fellowship.chapters import title_of
from onetable.text import Interface


def title_of_table(game: str, setup: Mapping[str, Any], language: str) -> str:
    """What this set-up plays."""
    phrases = rulebook(game).phrasebook(language)
    if game == "fellowship":
        return title_of(setup.get("chapter", 1), phrases)
    if game == "tcg":
        return decks_of(setup, language)
    return heroes_of(setup, phrases) or Interface(language).say(f"game-{game}")


def decks_of(setup: Mapping[str, Any], language: str) -> str:
    """The decks that meet."""
    usual = RETAIL_STARTERS if setup.get("first_game") else STARTERS
    return " – ".join([deck_name(each, language) for each in setup.get("decks") or usual])


def deck_name(each: Any, language: str) -> str:
    """What a deck of a set-up is called."""
    if isinstance(each, str) and each in DECKS:
        return deck_title(each, language)
    return str(each.get("name") or "?") if isinstance(each, dict) else "?"


def heroes_of(setup: Mapping[str, Any], phrases: Phrasebook) -> str:
    """The heroes who ride out."""
    return ", ".join([phrases.say(Named(f"hero.{hero}")) for hero in setup.get("heroes", ())])


def detail_of(game: str, view: View[Any], language: str) -> str:
    """How far a game has come, in a few words."""
    say, board = Interface(language).say, view.table
    if isinstance(board, FellowshipBoard):
        if not board.verdicts:
            return say("journal-setup", round=max(1, board.round))
        return say("bar-trick", number=min(board.number + 1, board.number + board.left), count=board.number + board.left)
    if isinstance(board, TcgBoard):
        phrases = rulebook(game).phrasebook(language).at(board)
        return phrases.read(board.phase)
    if isinstance(board, QuestBoard):
        return say("quest-round", number=board.round) if board.round else say("quest-setup")
    return ""
