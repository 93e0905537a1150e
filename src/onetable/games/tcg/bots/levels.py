"""How far the levels of this game see: the novice goes by short-sighted rules of thumb, the others by habits that were learned."""

from __future__ import annotations

from functools import cache

from onetable.bots.learning.judging import chance_by, read_weights
from onetable.bots.search.foreseeing import Evaluation
from onetable.games.tcg.bots.courses import FARTHEST, TcgForeseeing
from onetable.games.tcg.bots.features import TcgSubject
from onetable.games.tcg.bots.instinct.bot import learned_habits
from onetable.games.tcg.table import Board

WEIGHTS = "judgement.json"
DOUBT = 1.0  # habits are good: of positions played on to the end, most was won where they were left for as clear a gain as this


@cache
def learned_judgement() -> Evaluation[Board]:
    """How positions are judged by whoever has learned it from games by the same habits."""
    return chance_by(TcgSubject(), read_weights(__package__, WEIGHTS))


class TcgLevels(TcgForeseeing):
    """With all that was learned, for whoever does not see the next thing alone."""

    def __init__(self, ahead: int = FARTHEST) -> None:
        self.doubt = DOUBT if ahead else 0.0
        if ahead:
            super().__init__(ahead, learned_judgement(), learned_habits())
        else:
            super().__init__(ahead)
