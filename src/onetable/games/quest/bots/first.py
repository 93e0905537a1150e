"""The first rules of thumb, by which later ones are measured: whatever was changed since is given what it was then."""

from __future__ import annotations

from onetable.games.quest.bots.decide import weighings_by
from onetable.games.quest.bots.evaluation import chance
from onetable.games.quest.bots.habits import HERO_THEN, SAURON_THEN
from onetable.games.quest.bots.playout import QuestThinking
from onetable.games.quest.bots.rules import QuestRulesBot

WEIGHINGS_THEN = weighings_by(HERO_THEN, SAURON_THEN)


class FirstQuestRules(QuestRulesBot):
    """The bot “rules” of then."""

    name = "rules-1"
    weighings = WEIGHINGS_THEN


class FirstQuestThinking(QuestThinking):
    """How “rollout” thought then."""

    weighings = WEIGHINGS_THEN
    horizons = 1, 1
    until_he_acts = False

    def __init__(self) -> None:
        super().__init__(chance)
