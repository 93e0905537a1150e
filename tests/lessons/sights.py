"""What a seat sees, ready to be told."""

from __future__ import annotations

from typing import Any

from onetable.core.game import Game
from onetable.games.registry import rulebook
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.text import Interface


def sight_of(name: str, game: Game[Any], seat: int, language: str = "en") -> SpokenView:
    """The view of this seat with the voices that read it aloud."""
    book = rulebook(name)
    view = book.view(game, seat)
    people = ("",) * game.table.players if isinstance(game.table.players, int) else ("",) * len(game.table.players)
    return SpokenView(view, [], {}, people, book.phrasebook(language).at(view.table), Interface(language), texts_of(name))
