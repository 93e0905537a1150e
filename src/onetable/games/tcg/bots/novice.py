"""Rules of thumb of a novice, who sees the next thing and not what it leads to: one minion, no care for the next site or hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.bots.acting import weigh_actions
from onetable.games.tcg.bots.battle import weigh_assignments
from onetable.games.tcg.bots.decide import WEIGHINGS, Weighing
from onetable.games.tcg.bots.reading import SentenceReader
from onetable.games.tcg.bots.resting import weigh_moving, weigh_putting_away
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.turn import StayOrMove


def weigh_one_minion(
    reader: SentenceReader, step: AssignMinions, choices: Sequence[Word], rest: Sequence[Any], scope: Scope
) -> list[float]:
    """Who defends best against this minion, whoever comes after it."""
    return weigh_assignments(reader, AssignMinions(step.seat, step.left[:1]), choices, rest, scope)


SHORT_SIGHTED: dict[type, Weighing] = {
    **WEIGHINGS,
    Actions: partial(weigh_actions, transfers=False),
    AssignMinions: weigh_one_minion,
    StayOrMove: partial(weigh_moving, beyond=False),
    Reconcile: partial(weigh_putting_away, later=0.0, soon=0.0),
}
