"""How the levels of this game judge what they look ahead to: a master's heroes by what was learned from games, all others by the race."""

from __future__ import annotations

from functools import cache
from typing import Any

from onetable.bots.learning.judging import chance_by, read_weights
from onetable.bots.search.foreseeing import Course, Evaluation
from onetable.bots.thinking import Expired
from onetable.core.game import Game
from onetable.games.quest.bots.courses import FORESIGHTS, QuestCourse, QuestForeseeing
from onetable.games.quest.bots.standing import QuestStanding
from onetable.games.quest.table import SAURON, Board

WEIGHTS = "judgement.json"
FARTHEST = len(FORESIGHTS) - 1


@cache
def learned_judgement() -> Evaluation[Board]:
    """How likely the heroes are to win a whole world, as games have taught."""
    return chance_by(QuestStanding(), read_weights(__package__, WEIGHTS))


class QuestLevels(QuestForeseeing):
    """With what was learned, for heroes who see as far as it helps."""

    def __init__(self, ahead: int = FARTHEST) -> None:
        super().__init__(ahead)
        self.learned = learned_judgement() if ahead == FARTHEST else self.evaluation

    def course(self, world: Game[Any], expired: Expired) -> Course:
        """A course of this world, judged by the side that thinks."""
        assert world.decision is not None
        hero = world.decision.seat != SAURON
        return QuestCourse(world, self.learned if hero else self.evaluation, self.horizons[hero])
