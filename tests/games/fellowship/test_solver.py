"""The solver agrees with going through every line: on small endings of every goal, in every chapter, by any number of players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.goals import judge, verdict
from onetable.games.fellowship.kernel.moves import moves_in
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.solver.solving import Solver
from tests.games.fellowship.side_by_side import SETUPS, first_trick

every_setup = pytest.mark.parametrize(("setup", "players"), SETUPS, ids=[f"{setup['chapter']}-{players}" for setup, players in SETUPS])
SOLVER = Solver()


def endings(setup: dict[str, Any], players: int, many: int, tricks: int) -> list[tuple[Numbers, Numbers]]:
    """Positions with few tricks left, reached by chance; goals that were lost on the way there are left out."""
    found: list[tuple[Numbers, Numbers]] = []
    seed = 0
    while len(found) < many:
        seed += 1
        chance = Random(seed)
        game = first_trick(setup, players, seed, chance)
        if game is not None:
            rules, state = describe(game)
            go_down(rules, state, tricks, chance)
            if state[at.OVER] == at.RUNNING:
                found.append((rules, state))
    return found


def go_down(rules: Numbers, state: Numbers, tricks: int, chance: Random) -> None:
    """Play by chance until so few tricks are left, whatever is lost; then forget the goals that are."""
    goals = [list(rules[at.GOALS + number * at.GOAL_SIZE :][: at.GOAL_SIZE]) for number in range(rules[at.GOAL_COUNT])]
    early, rules[at.GOAL_COUNT], rules[at.EARLY_SUCCESS] = rules[at.EARLY_SUCCESS], 0, 0
    while state[at.OVER] == at.RUNNING and state[at.LEFT] > tricks:
        play(rules, state, chance.choice(moves_in(legal(rules, state))))
    rules[at.EARLY_SUCCESS] = early
    state[at.FAILED] = 0
    for goal in goals:
        put_back(rules, state, goal)


def put_back(rules: Numbers, state: Numbers, goal: list[int]) -> None:
    """Set this goal again, unless it is lost already."""
    place = at.GOALS + rules[at.GOAL_COUNT] * at.GOAL_SIZE
    for number, value in enumerate(goal):
        rules[place + number] = value
    if verdict(rules, state, place) != at.LOST:
        rules[at.GOAL_COUNT] += 1
    for chair in range(rules[at.CHAIRS]):
        state[at.VERDICTS + chair] = at.BEHIND
    judge(rules, state)


def can_be_won(rules: Numbers, state: Numbers) -> bool:
    """Whether any line at all wins: every one is gone through."""
    if state[at.OVER] != at.RUNNING:
        return bool(state[at.OVER] == at.ROUND_WON)
    for move in moves_in(legal(rules, state)):
        twin = state.copy()
        play(rules, twin, move)
        if can_be_won(rules, twin):
            return True
    return False


def check(setup: dict[str, Any], players: int, many: int, tricks: int) -> set[bool]:
    """Compare so many endings; the answers that came."""
    answers = set()
    for rules, state in endings(setup, players, many, tricks):
        truth = can_be_won(rules, state)
        found = SOLVER.solve(rules, state, seconds=60)
        assert found.winnable is truth
        answers.add(truth)
        if truth:
            end = state.copy()
            for move in found.line:
                assert legal(rules, end) >> move & 1
                play(rules, end, move)
            assert end[at.OVER] == at.ROUND_WON
    return answers


@every_setup
def test_the_solver_is_right_about_small_endings(setup: dict[str, Any], players: int) -> None:
    check(setup, players, many=3, tricks=2)


@pytest.mark.long
@every_setup
def test_the_solver_is_right_about_10_000_small_endings(setup: dict[str, Any], players: int) -> None:
    assert check(setup, players, many=100, tricks=2) | check(setup, players, many=33, tricks=3) == {True, False}
