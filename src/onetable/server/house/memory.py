"""What is in memory before anybody plays, and after all have gone."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Iterator
from random import Random

from onetable.core.errors import BadInput
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.core.remembering import forget_all
from onetable.games.registry import faces, rulebook
from onetable.server.pictures import draw

SETTLED = 4.0  # seconds after the start: those who come back first are served first
BREATH = 0.02  # seconds between two pieces
PLAYED = 150  # choices of a game: by then nearly all of it has been needed once


async def load_all() -> None:
    """Load every game in every language, so that the first who plays it does not make all others wait.

    Some of it is only made when it is first needed, and stays: made while many play, it would lie scattered among what they leave behind.
    """
    await asyncio.sleep(SETTLED)
    for game in faces():
        for language in LANGUAGES:
            for _ in showing(game, language, PLAYED if language == LANGUAGES[0] else 0):
                await asyncio.sleep(BREATH)


def showing(game: str, language: str, most: int) -> Iterator[None]:
    """Draw how the game begins, and how it goes on for so many choices, made at random."""
    book, chance = rulebook(game), Random(0)
    try:
        match = Match(book, {}, book.players[0], 0)
    except BadInput:  # a game that cannot begin without being told how
        return
    while True:
        draw(book, match, [(seat, seat) for seat in range(match.players)], language, [""] * match.players, None)
        yield
        if match.game.decision is None or len(match.answers) >= most:
            return
        match.answer(chance.randrange(len(match.game.decision.choices)))


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
