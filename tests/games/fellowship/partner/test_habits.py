"""The bench that finds habits: what it counts is what was played, and what it breaks does the same at the table."""

from __future__ import annotations

import numpy
import pytest

from bench.habits_broken import BREAKS, another_loser, played, touching
from bench.habits_told import bits_told
from bench.partner_habits import Counted, count, moments, rounds
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.network import learned_weights


def test_what_is_counted_goes_with_the_cards_that_were_played() -> None:
    lot, counted = rounds(None, 12), Counted()
    seen = list(moments(learned_weights(), lot))
    for moment in seen:
        assert (numpy.take_along_axis(moment.allowed, moment.chosen[:, None], 1)).all()
        count(counted, moment)
    rates = counted.rates()
    assert {table for table, _ in rates} == {"lead", "discard", "win or duck", "low or high", "lead by goal"}
    assert all([0 <= share <= 1 and 0 <= chance <= 1 and many for many, share, chance in rates.values()])
    told = bits_told(learned_weights(), seen, 6)
    assert "first lead" in told and all([-6 < bits < 6 for _, bits, _ in told.values()])


@pytest.mark.parametrize("habit", BREAKS)
def test_a_broken_habit_changes_moves_and_nothing_else(habit: str) -> None:
    lot = rounds(None, 6)
    usual, none = played(learned_weights(), lot)
    _, some = played(learned_weights(), lot, habit, everybody=True)
    again, _ = played(learned_weights(), lot)
    assert none == 0 < some and (usual == again).all()


def test_cards_that_do_the_same_win_and_lose_alike() -> None:
    found = 0
    for moment in moments(learned_weights(), rounds(None, 12)):
        state, place = moment.state, numpy.arange(48)
        losers = another_loser(moment.rules, state, moment.allowed, moment.chosen)
        assert not (losers & (place > state["best"][:, None])).any()
        alike = touching(moment.rules, state, moment.allowed, moment.chosen)
        hands = numpy.take_along_axis(state["hands"], state["turn"][:, None], 1)[:, 0]
        for row, card in zip(*numpy.nonzero(alike), strict=True):
            low, high = sorted((int(card), int(moment.chosen[row])))
            between = sum([1 << each for each in range(low + 1, high)])
            assert low >> 3 == high >> 3 and not between & int(state["alive"][row]) & ~int(hands[row])
            found += low != high
        assert (state["phase"] == at.PLAY).all()
    assert found > 10
