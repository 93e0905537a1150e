"""The levels of a game that brings a foresight: they differ in how far they see, not in how often they blunder."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from onetable.bots.search.bot import DEPTH, DOUBT, SearchBot
from onetable.bots.search.foreseeing import Doubtful, Foreseeing
from onetable.core.bot import Bot
from onetable.core.view import View
from onetable.games.registry import face_of, rulebook


class Level(Struct, frozen=True):
    """How far a bot sees: how long imagined games go on, how many of their answers are searched, and in how many worlds."""

    ahead: int  # as `Foreseeing` takes it
    depth: int
    worlds: int | None  # in each of which every option is tried; None for as many as the time allows
    doubt: float  # against whatever differs from the rules of thumb
    seconds: float  # for a decision, where nothing else is said


LEVELS = {
    "novice": Level(ahead=0, depth=0, worlds=1, doubt=0.0, seconds=0.2),  # what lies there after the choice, and nothing that comes of it
    "master": Level(ahead=2, depth=DEPTH, worlds=None, doubt=DOUBT, seconds=0.2),
}
STEADY = 1  # how far he sees who only takes advice: what his game makes of that is its own


class Advised:
    """Who is steady goes by rules of thumb, without a look ahead."""

    def __init__(self, foresight: Foreseeing, name: str) -> None:
        self.foresight, self.name = foresight, name

    def choose(self, view: View[Any]) -> int:
        """What is advised."""
        return self.foresight.options(view)[0].number if len(view.choices) > 1 else 0


def at_level(game: str, name: str, seed: int, seconds: float | None, playouts: int | None) -> Bot:
    """A bot of this level; with a time or a number of imagined games for a decision if one is given."""
    foresight = face_of(game).foresight
    assert foresight is not None
    if name not in LEVELS:
        return Advised(foresight.anew(ahead=STEADY), name)
    level = LEVELS[name]
    thinking = foresight.anew(ahead=level.ahead)
    found = SearchBot(
        rulebook(game),
        thinking,
        seed,
        level.seconds if seconds is None else seconds,
        playouts,
        depth=level.depth,
        worlds=level.worlds,
        doubt=thinking.doubt if isinstance(thinking, Doubtful) else level.doubt,
    )
    found.name = name
    return found
