"""Skirmishes that are only thought of: strengths that turn on who fights whom are those of the game."""

from __future__ import annotations

from itertools import islice

import pytest

from onetable.games.tcg.bots.battle import Foresight
from onetable.games.tcg.bots.worth import Situation
from onetable.games.tcg.phases.archery import defenders
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.pieces import Fight
from tests.bots.tcg.tables import played_by, rules

DECKS = (["axes_of_durin", "gandalf"], ["lady_of_the_wood", "axe_and_bow"], ["nine_walkers", "aragorn"])


@pytest.mark.parametrize("decks", DECKS)
def test_strengths_are_those_that_the_skirmish_would_have(decks: list[str]) -> None:
    turning = 0
    for seed in range(3):
        assigning = (
            game.table for game, _ in played_by(rules, decks, seed, hasty=True) if isinstance(game.agenda[-1][0][0], AssignMinions)
        )
        for board in islice(assigning, 12):
            foresight = Foresight(Situation(board, board.fp))
            turning += bool(foresight.by_foe) or foresight.mutes
            for defender in defenders(board):
                fight = Fight(defender, tuple(board.minions()[:2]))
                found = foresight.strengths(fight)
                assert board.fight is None
                board.fight = fight
                assert found == (board.strength(defender), sum([board.strength(minion) for minion in fight.minions]))
                board.fight = None
    assert turning  # else nothing was compared but what never changes
