"""With one trick left the verdicts are exact: they say what all ways the unseen cards may lie and be played have in common."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.fellowship.verdicts.checks import overlooked
from tests.games.fellowship.verdicts.endings import games, title
from tests.rules import rule

SMALL, LARGE = 25, 225  # positions in one test
PORTIONS = [
    *[(players, portion, SMALL) for players in (1, 2, 3, 4) for portion in range(5)],
    *[pytest.param(players, portion, LARGE, marks=pytest.mark.long) for players in (1, 2, 3, 4) for portion in range(5, 30)],
]


@rule("F-095", "F-096")
@pytest.mark.parametrize(("players", "portion", "size"), PORTIONS)
def test_before_the_last_trick_every_verdict_is_that_of_brute_force(players: int, portion: int, size: int) -> None:
    several = games(players, first=portion * 1000)
    for _ in range(size):
        board = next(board for board in next(several) if board.left == 1)
        assert overlooked(board, Random(portion)) == [], title(board)
