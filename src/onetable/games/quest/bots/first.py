"""The first rules of thumb, by which later ones are measured: whatever was changed since is given what it was then."""

from __future__ import annotations

from functools import partial

from onetable.games.quest.bots.decide import WEIGHINGS, Weighing
from onetable.games.quest.bots.playout import QuestThinking
from onetable.games.quest.bots.rules import QuestRulesBot
from onetable.games.quest.bots.shadow_play import weigh_actions
from onetable.games.quest.phases.actions import SauronActs

WEIGHINGS_THEN: dict[type, Weighing] = {**WEIGHINGS, SauronActs: partial(weigh_actions, longing=0.0)}


class FirstQuestRules(QuestRulesBot):
    """The bot “rules” of then."""

    name = "rules-1"
    weighings = WEIGHINGS_THEN


class FirstQuestThinking(QuestThinking):
    """How “rollout” thought then."""

    weighings = WEIGHINGS_THEN
