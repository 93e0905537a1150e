"""How far the levels of this game see: the novice goes by rules of thumb and looks at what lies there, the others by habits."""

from __future__ import annotations

from onetable.games.quest.bots.courses import FORESIGHTS, QuestForeseeing
from onetable.games.quest.bots.instinct.bot import learned_habits

FARTHEST = len(FORESIGHTS) - 1


class QuestLevels(QuestForeseeing):
    """With all that was learned, for whoever does not see the next thing alone."""

    def __init__(self, ahead: int = FARTHEST) -> None:
        if ahead:
            super().__init__(ahead, advice=learned_habits())
        else:
            super().__init__(ahead)
