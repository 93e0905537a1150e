"""How far the levels of this game see: a novice and who is steady go by rules of thumb, a master by habits that were learned."""

from __future__ import annotations

from functools import cache
from typing import Any

from onetable.bots.learning.judging import chance_by
from onetable.bots.learning.weights import read_weights
from onetable.bots.search.foreseeing import Evaluation, Option
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.view import View
from onetable.games.tcg.bots.courses import FARTHEST, TcgForeseeing, called
from onetable.games.tcg.bots.features import TcgSubject
from onetable.games.tcg.bots.instinct.bot import learned_habits
from onetable.games.tcg.bots.suspecting import Suspected
from onetable.games.tcg.imagine import Unknown, imagine
from onetable.games.tcg.phases.setup import TakePlaces
from onetable.games.tcg.table import Board
from onetable.games.tcg.view import TcgView

WEIGHTS = "judgement.json"
DOUBT = 1.0  # habits are good: of positions played on to the end, most was won where they were left for as clear a gain as this


@cache
def learned_judgement() -> Evaluation[Board]:
    """How positions are judged by whoever has learned it from games by the same habits."""
    return chance_by(TcgSubject(), read_weights(__package__, WEIGHTS))


class TcgLevels(TcgForeseeing):
    """With all that was learned, for whoever sees as far as it helps."""

    def __init__(self, ahead: int = FARTHEST) -> None:
        self.far = ahead == FARTHEST
        if self.far:
            super().__init__(ahead, learned_judgement(), learned_habits())
        else:
            super().__init__(ahead)
        self.doubt = DOUBT if self.far else 0.0

    def imagine(self, view: View[Any], dice: Dice) -> Game[Board]:
        """A master suspects what others hide; everybody else thinks of anything."""
        assert isinstance(view, TcgView)
        return imagine(view, dice, Suspected if self.far else Unknown)

    def options(self, view: View[Any]) -> list[Option]:
        """The same; a master lets the other of two begin, as whoever follows wins more often (bench/strength_tcg.md)."""
        if self.far and view.table.players == 2 and isinstance(view.agenda[-1][0][0], TakePlaces):
            last = len(view.choices) - 1
            return [Option(last, called(view.table, view.choices[last]))]
        return super().options(view)
