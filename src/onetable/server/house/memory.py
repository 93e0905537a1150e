"""What is in memory before anybody plays, and after all have gone."""

from __future__ import annotations

import asyncio
import ctypes
import gc

from onetable.core.errors import BadInput
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.core.remembering import forget_all
from onetable.games.registry import faces, rulebook
from onetable.server.pictures import draw

SETTLED = 4.0  # seconds after the start: those who come back first are served first
BREATH = 0.1  # seconds between two pieces


async def load_all() -> None:
    """Load every game in every language, so that the first who plays it does not make all others wait.

    That is done beside the loop: on a busy machine it takes seconds, in which the database would find this node's transactions idle.
    """
    await asyncio.sleep(SETTLED)
    for game in faces():
        for language in LANGUAGES:
            await asyncio.to_thread(show_once, game, language)
            await asyncio.sleep(BREATH)


def show_once(game: str, language: str) -> None:
    """Draw how the game begins."""
    book = rulebook(game)
    try:
        match = Match(book, {}, book.players[0], 0)
    except BadInput:  # a game that cannot begin without being told how
        return
    draw(book, match, [(seat, seat) for seat in range(match.players)], language, [""] * match.players, None)


def give_back() -> None:
    """Nobody is here: what is kept for people who play is let go, and goes back to the system, if the C library is asked to.

    Python gives memory back in blocks of 1 MB, and only those in which nothing is left: a few texts in each would hold all of them.
    """
    forget_all()
    gc.collect()
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError, TypeError):  # another C library: it does as it likes
        return
