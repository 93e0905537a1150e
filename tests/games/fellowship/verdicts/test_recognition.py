"""The game sees what any player would see: certainty where there is certainty, and none where a card is missing for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from onetable.core.word import kinds_of, words_in
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words.goals import ByPlayers, Goal, Nothing
from tests.games.fellowship.verdicts.brute_force import PlayOut, Table
from tests.games.fellowship.verdicts.certainties import POSITIONS
from tests.games.fellowship.verdicts.checks import CERTAIN, Judgement, judgements, worlds
from tests.games.fellowship.verdicts.positions import Position, lay_out, shown

every_position = pytest.mark.parametrize("position", POSITIONS, ids=str)


def judgement_of(position: Position, board: Board) -> Judgement:
    """What was written about A: the duty where A has a rider, else the goal."""
    kind = "duty" if board.riders[0] else "goal"
    return next(judgement for judgement in judgements(board) if judgement.chair == 0 and judgement.kind == kind)


def test_every_goal_has_positions_of_each_kind() -> None:
    for goal in kinds_of(Goal):
        kinds = {position.verdict for position in POSITIONS if position.goal is goal}
        if goal is Nothing:
            assert kinds == {"sure"}
        elif goal not in (Goal, ByPlayers):  # the one is no goal yet, the other becomes one of its sides when a round begins
            assert kinds == {"sure", "lost", "open"}, goal.__name__


@every_position
def test_the_game_recognises_it(position: Position) -> None:
    board = lay_out(position)
    goal = board.roles.duties[0] or board.roles.goals[0]
    assert any(type(word) is position.goal for word in words_in(goal))
    said = judgement_of(position, board).verdict
    assert (said.name.lower() if said in CERTAIN else "open") == position.verdict, f"{said.name} with {shown(board)}"


@every_position
def test_the_brute_force_agrees(position: Position) -> None:
    """The table is right itself: what is certain is never refuted, what is open may still end both ways."""
    board = lay_out(position)
    judgement, outcomes = judgement_of(position, board), set()
    for end in some_ends(board):
        outcomes |= judgement.outcomes(end)
        if len(outcomes) == 2:
            break
    assert outcomes == {"sure": {True}, "lost": {False}, "open": {True, False}}[position.verdict], shown(board)


def some_ends(board: Board) -> Iterator[Table]:
    """Ends of the round for different ways the cards may lie: all ways to play the last two tricks, before them at random."""
    dice = Random(1)
    for table in worlds(board, count=60):
        ends: list[Table] = []
        if table.left > 2:
            PlayOut(table, lambda now: True, until=2, dice=dice).run()
        PlayOut(table, lambda end, ends=ends: ends.append(end.copy()) or len(ends) > 200).run()  # type: ignore[misc]
        yield from ends
