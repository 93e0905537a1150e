"""The first rules of thumb, by which later ones are measured: whatever was changed since is given what it was then."""

from __future__ import annotations

from functools import partial

from onetable.games.tcg.bots.acting import weigh_actions
from onetable.games.tcg.bots.decide import WEIGHINGS, Weighing
from onetable.games.tcg.bots.playout import TcgThinking
from onetable.games.tcg.bots.rules import TcgRulesBot
from onetable.games.tcg.phases.actions import Actions

WEIGHINGS_THEN: dict[type, Weighing] = {**WEIGHINGS, Actions: partial(weigh_actions, transfers=False)}


class FirstTcgRules(TcgRulesBot):
    """The bot “rules” of then."""

    name = "rules-1"
    weighings = WEIGHINGS_THEN


class FirstTcgThinking(TcgThinking):
    """How “rollout” thought then."""

    weighings = WEIGHINGS_THEN
