"""Reshuffled rounds are rounds that might have been dealt: nobody could tell, and table, kernel and arrays play them alike."""

from __future__ import annotations

from functools import cache

import numpy

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import numbers
from onetable.games.fellowship.kernel.moves import moves_in
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.learning import names, tricks
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays
from onetable.games.fellowship.learning.goal_sets import goal_set
from onetable.games.fellowship.learning.reshuffling import MANY, any_card, swap_two
from onetable.games.fellowship.learning.rounds import stack
from onetable.games.fellowship.learning.rows import Rows, rows_of
from tests.games.fellowship.learning.dealt import first_tricks
from tests.games.fellowship.learning.test_environment import unlike


@cache
def dealt() -> list[Rows]:
    return [rows_of(game) for game in first_tricks(range(1))]


def reshuffled(rules: Arrays, state: Arrays, seed: int, swaps: int = MANY) -> Arrays:
    chance = numpy.random.default_rng(seed)
    for _ in range(swaps):
        here, there = (any_card(numpy, rules, chance.random(len(state["turn"]))) for _ in range(2))
        state = swap_two(numpy, rules, state, here, there)
    return state


def test_nobody_could_tell() -> None:
    """As many cards in each hand, the same cards in all, the One Ring where it was, and no card where somebody knows that it is not."""
    rules, state = stack(dealt())
    after = reshuffled(rules, state, 1)["hands"]
    moved = after != state["hands"]
    assert (numpy.bitwise_count(after) == numpy.bitwise_count(state["hands"])).all()
    assert (numpy.bitwise_or.reduce(after, 1) == numpy.bitwise_or.reduce(state["hands"], 1)).all()
    assert (after >> at.ONE_RING & 1 == state["hands"] >> at.ONE_RING & 1).all()
    came = after & ~state["hands"]
    for seat in range(CHAIRS):
        assert (came & ~state["known"][:, seat] == 0)[rules["people"] > seat].all()
    assert moved.any(1).mean() > 0.5
    free = (rules["pyramid"] < 0) & (rules["horn"] < 0) & (rules["short"] < 0)
    assert moved[free].any(1).all() and not moved[(rules["horn"] >= 0) | (rules["short"] >= 0)].any()


def test_a_goal_set_becomes_another_deal() -> None:
    """A card stays where it was about as often as by chance: one of four hands."""
    rules, state = goal_set(names.SET_B, 400, numpy.random.default_rng(1))
    after = reshuffled(rules, state, 2)["hands"]
    others = ~(1 << at.ONE_RING)
    stayed = numpy.bitwise_count(after & state["hands"] & others).sum() / (35 * 400)
    assert 0.21 < stayed < 0.29


def test_the_kernel_plays_them_as_the_arrays_do() -> None:
    rules, state = stack(dealt())
    state = reshuffled(rules, state, 3)
    kernels = [(numbers(list(map(int, one))), numbers(list(map(int, other)))) for one, other, _ in dealt()]
    for number, (_, now) in enumerate(kernels):
        now[at.HANDS : at.HANDS + CHAIRS] = state["hands"][number].tolist()
    chance, decisions = numpy.random.default_rng(4), 0
    while (running := numpy.flatnonzero(state["over"] == at.RUNNING)).size:
        offered = tricks.legal(numpy, rules, state)
        moves: Array = numpy.zeros(len(kernels), numpy.int64)
        for number in running.tolist():
            assert legal(*kernels[number]) == offered[number] != 0
            moves[number] = chance.choice(moves_in(int(offered[number])))
            play(*kernels[number], int(moves[number]))
            decisions += 1
        state = tricks.play(numpy, rules, state, moves)
        for number in running.tolist():
            assert unlike(kernels[number], state, rules, number) == []
    assert decisions > 1000
