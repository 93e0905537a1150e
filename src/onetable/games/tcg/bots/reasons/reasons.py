"""Why a choice is a good one: a sentence for every question, by the step that asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.core.advice import NothingElse
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.tcg.bots import decide
from onetable.games.tcg.bots.reasons import actions, battle, turns
from onetable.games.tcg.bots.reasons.question import Question, question
from onetable.games.tcg.bots.reasons.sentences import reason_in_sentence
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.mechanics.windows import Window
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.archery import ArcheryWounds, NameVictim
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.fellowship import SanctuaryHealing
from onetable.games.tcg.phases.setup import Bids, SecondHand, StartingFellowship, TakePlaces
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.words.playing import ChooseBearer

READINGS = decide.READINGS  # without them nobody could read what cards do
REASONS: dict[type, Callable[[Question], Word]] = {
    Bids: turns.reason_to_bid, TakePlaces: turns.reason_to_take_place, StartingFellowship: turns.reason_to_start,
    SecondHand: turns.reason_to_keep_hand, Actions: actions.reason_to_act, Window: actions.reason_to_answer,
    ChooseBearer: actions.reason_to_bear, SanctuaryHealing: battle.reason_to_heal, NameVictim: battle.reason_to_shoot,
    ArcheryWounds: battle.reason_to_be_wounded, AssignMinions: battle.reason_to_assign, Skirmishes: battle.reason_to_fight,
    StayOrMove: turns.reason_to_move, Reconcile: turns.reason_to_put_away,
}  # fmt: skip


class TcgReasons:
    """What bots of this game say of their choices."""

    def why(self, view: View[Any], choice: int) -> Word | None:
        """What speaks for this choice."""
        if len(view.choices) == 1:
            return NothingElse()
        asked = question(view, choice)
        return REASONS.get(type(asked.step), reason_in_sentence)(asked)
