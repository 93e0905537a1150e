"""What is said to be met for good or out of reach never turns out otherwise, however the unseen cards lie and are played."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.fellowship.verdicts.checks import refutations, wandering_refutation
from tests.games.fellowship.verdicts.endings import endings, games, judged_anew, title
from tests.rules import rule

SMALL, LARGE = 25, 250  # endings in one test
every_portion = pytest.mark.parametrize(
    ("players", "portion", "size"),
    [
        *[(players, portion, SMALL) for players in (1, 2, 3, 4) for portion in range(2)],
        *[pytest.param(players, portion, LARGE, marks=pytest.mark.long) for players in (1, 2, 3, 4) for portion in range(2, 19)],
    ],
)


@rule("F-093", "F-095", "F-096")
@every_portion
def test_no_ending_refutes_a_verdict(players: int, portion: int, size: int) -> None:
    for board, certain in endings(players, portion, size):
        wrong = refutations(board, certain)
        assert not wrong, f"{title(board)}: {wrong}"


@rule("F-093", "F-095", "F-096")
@every_portion
def test_no_wandering_refutes_an_early_verdict(players: int, portion: int, size: int) -> None:
    """Long before the end there are too many ways to play on: we wander to the last two tricks and look at all ways there."""
    dice, found = Random(portion), 0
    for boards in games(players, first=portion * 1000):
        for board, certain in judged_anew(boards):
            if board.left > 3:
                wrong = wandering_refutation(board, certain, dice)
                assert not wrong, f"{title(board)}: {wrong}"
                found += 1
        if found >= size:
            break
