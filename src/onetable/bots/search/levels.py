"""The levels of a game that brings a foresight: they differ in how far they see, not in how often they blunder."""

from __future__ import annotations

import gc
from functools import cache
from typing import Any

from msgspec import Struct

from onetable.bots.search.bot import DEPTH, DOUBT, SearchBot
from onetable.bots.search.foreseeing import Doubtful, Foreseeing
from onetable.core.advice import SeenAhead
from onetable.core.bot import Bot, Reasons
from onetable.core.view import View
from onetable.core.word import Word
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

    def __init__(self, foresight: Foreseeing, name: str, reasons: Reasons | None) -> None:
        self.foresight, self.name, self.reasons = foresight, name, reasons

    def choose(self, view: View[Any]) -> int:
        """What is advised."""
        return self.foresight.options(view)[0].number if len(view.choices) > 1 else 0

    def why(self, view: View[Any], choice: int) -> Word | None:
        """What speaks for it at first glance."""
        return self.reasons.why(view, choice) if self.reasons is not None else None


class Explaining(SearchBot):
    """One who thinks ahead and says why: what speaks for it, and that imagined games came out better where it left its advice for that."""

    reasons: Reasons | None = None

    def why(self, view: View[Any], choice: int) -> Word | None:
        """The reason for the choice that it has just made."""
        found = self.reasons.why(view, choice) if self.reasons is not None else None
        left = len(view.choices) > 1 and len(self.options) > 1 and self.options[0].number != choice
        return SeenAhead(self.tries, found) if left and found is not None and self.tries else found


@cache
def settle_down(game: str) -> None:
    """All that thinking about this game needs is loaded and stays: to look through it for garbage would take as long as an answer may."""
    gc.freeze()


def at_level(game: str, name: str, seed: int, seconds: float | None, playouts: int | None, most: float) -> Bot:
    """A bot of this level; with a time or a number of imagined games for a decision if one is given, but no time beyond `most`."""
    face = face_of(game)
    foresight, reasons = face.foresight, face.reasons.load() if face.reasons is not None else None
    assert foresight is not None
    if name not in LEVELS:
        return Advised(foresight.anew(ahead=STEADY), name, reasons)
    level = LEVELS[name]
    thinking = foresight.anew(ahead=level.ahead)
    settle_down(game)
    found = Explaining(
        rulebook(game),
        thinking,
        seed,
        min(level.seconds if seconds is None else seconds, most),
        playouts,
        depth=level.depth,
        worlds=level.worlds,
        doubt=thinking.doubt if isinstance(thinking, Doubtful) else level.doubt,
    )
    found.name, found.reasons = name, reasons
    return found
