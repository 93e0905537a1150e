"""The first rules of thumb, by which later ones are measured: whatever was changed since is given what it was then."""

from __future__ import annotations

from functools import partial

from onetable.games.tcg.bots.acting import weigh_actions
from onetable.games.tcg.bots.decide import WEIGHINGS, Weighing
from onetable.games.tcg.bots.playout import TcgThinking
from onetable.games.tcg.bots.resting import weigh_putting_away
from onetable.games.tcg.bots.rules import TcgRulesBot
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.phases.actions import Actions

ANOTHER_CARD = 0.3  # what one was worth, whichever was put away for it
WEIGHINGS_THEN: dict[type, Weighing] = {
    **WEIGHINGS,
    Actions: partial(weigh_actions, transfers=False),
    Reconcile: partial(weigh_putting_away, later=ANOTHER_CARD, soon=ANOTHER_CARD),
}


class FirstTcgRules(TcgRulesBot):
    """The bot “rules” of then."""

    name = "rules-1"
    weighings = WEIGHINGS_THEN


class FirstTcgThinking(TcgThinking):
    """How “rollout” thought then."""

    weighings = WEIGHINGS_THEN
