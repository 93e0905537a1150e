"""How a goal has ended when no trick is left."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.games.fellowship.goal import Goal, Verdict
from onetable.games.fellowship.mechanics.wanted_cards import ranks_in
from onetable.games.fellowship.table import Board, Chair


def final_verdicts(end: Board, chair: Chair, goal: Goal) -> Sequence[Verdict]:
    """How it has ended; for a hidden threat once for every rank it may have."""
    if not end.hidden_threats[chair]:
        return (goal.verdict(end, chair),)
    truth, found = end.threats, []
    for rank in ranks_in(end.threat_knowledge[-1][chair]):
        end.threats = tuple([(rank,) if other == chair else ranks for other, ranks in enumerate(truth)])
        found.append(goal.verdict(end, chair))
    end.threats = truth
    return found
