"""What is said to be met for good or out of reach never turns out otherwise, however the unseen cards lie and are played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from onetable.games.fellowship.table import Board
from tests.games.fellowship.verdicts.brute_force import PlayOut, Table, TooWide
from tests.games.fellowship.verdicts.checks import Judgement, certainties, refutation, worlds
from tests.games.fellowship.verdicts.endings import games, title
from tests.games.fellowship.verdicts.knowledge import read_table

SAMPLES = 50  # ways the unseen cards may lie, for each of them
WIDEST = 600  # ways to play on; a position with more is looked at one trick later
SMALL, LARGE = 25, 250  # endings in one test
every_portion = pytest.mark.parametrize(
    ("players", "portion", "size"),
    [
        *[(players, portion, SMALL) for players in (1, 2, 3, 4) for portion in range(10)],
        *[pytest.param(players, portion, LARGE, marks=pytest.mark.long) for players in (1, 2, 3, 4) for portion in range(10, 19)],
    ],
)


def judged_anew(boards: list[Board]) -> Iterator[tuple[Board, list[Judgement]]]:
    """The positions of a round at which something became certain that was not before, with what that is."""
    before: set[str] = set()
    for board in boards:
        fresh = [judgement for judgement in certainties(board) if str(judgement) not in before]
        before |= {str(judgement) for judgement in fresh}
        if fresh and board.left:
            yield board, fresh


def endings(players: int, portion: int, size: int) -> Iterator[tuple[Board, list[Judgement]]]:
    """So many positions with at most three tricks to come at which something has become certain; all that is certain there is tested."""
    found = 0
    for boards in games(players, first=portion * 1000):
        before: set[str] = set()
        for board in boards:
            certain = certainties(board)
            fresh = {str(judgement) for judgement in certain} - before
            if fresh and 1 <= board.left <= 3 and is_narrow(board):
                before |= fresh
                yield board, certain
                found += 1
                if found == size:
                    return


def is_narrow(board: Board) -> bool:
    """Whether there are not too many ways to play on."""
    try:
        PlayOut(read_table(board), lambda end: False, limit=WIDEST).run()
    except TooWide:
        return False
    return True


def refutations(board: Board, certain: list[Judgement], samples: int = SAMPLES) -> str:
    """The first way to play these or other hands on that refutes something; nothing if there is none."""
    return next(filter(None, (refutation(table, certain) for table in worlds(board, samples))), "")


@every_portion
def test_no_ending_refutes_a_verdict(players: int, portion: int, size: int) -> None:
    for board, certain in endings(players, portion, size):
        wrong = refutations(board, certain)
        assert not wrong, f"{title(board)}: {wrong}"


# ---- verdicts long before the end: too many ways to play on, so we wander to the last two tricks and look at all ways there


def wander(table: Table, dice: Random) -> Table:
    """Play at random until two tricks are left; a draw deck lies in any order."""
    there = table.copy()
    dice.shuffle(there.stock)
    if there.left > 2:
        PlayOut(there, lambda now: True, until=2, dice=dice).run()
    return there


def wandering_refutation(board: Board, certain: list[Judgement], dice: Random) -> str:
    """A way found by chance that refutes something."""
    for table in worlds(board, count=4, seed=dice.randrange(1000)):
        for _ in range(4):
            try:
                wrong = refutation(wander(table, dice), certain, WIDEST)
            except TooWide:
                continue
            if wrong:
                return wrong
    return ""


@every_portion
def test_no_wandering_refutes_an_early_verdict(players: int, portion: int, size: int) -> None:
    dice, found = Random(portion), 0
    for boards in games(players, first=portion * 1000):
        for board, certain in judged_anew(boards):
            if board.left > 3:
                wrong = wandering_refutation(board, certain, dice)
                assert not wrong, f"{title(board)}: {wrong}"
                found += 1
        if found >= size:
            break
