"""Many rounds at once are played as the table and the kernel play each of them: the same moves, tricks, verdicts and ends."""

from __future__ import annotations

from random import Random

import numpy
import pytest

from onetable.core.game import Game
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import numbers
from onetable.games.fellowship.kernel.moves import move_of, moves_in
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.learning import names, tricks
from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.rounds import stack
from onetable.games.fellowship.learning.rows import rows_of
from onetable.games.fellowship.table import Board
from tests.games.fellowship.learning.dealt import first_tricks
from tests.games.fellowship.side_by_side import ends
from tests.games.fellowship.side_by_side import play_forced as play_forced_in_kernel


def unlike(kernel: tuple[list[int], list[int]], state: Arrays, rules: Arrays, number: int) -> list[str]:
    """What differs in one round."""
    of, now = kernel
    pairs: dict[str, tuple[Array, Array]] = {name: (int(now[place]), state[name][number]) for name, place in names.STATE.items()}
    for name, (first, size) in names.STATE_LISTS.items():
        many = of[at.CHAIRS] if size == 4 else size
        pairs[name] = list(map(int, now[first : first + many])), state[name][number][:many].tolist()
    return [f"chapter {rules['chapter'][number]}, {name}: {one} is not {other}" for name, (one, other) in pairs.items() if one != other]


def three_ways(games: list[Game[Board]], seed: int) -> tuple[int, list[str]]:
    """Play all these games by chance; the table, the kernel and the arrays must offer the same moves and come to the same end."""
    rows = [rows_of(game) for game in games]
    rules, state = stack(rows)
    kernels = [(numbers(list(map(int, one))), numbers(list(map(int, other)))) for one, other, _ in rows]
    rounds, chance, decisions = [game.table.round for game in games], Random(seed), 0
    found: list[str] = []
    while (running := state["over"] == at.RUNNING).any() and not found:
        offered = tricks.legal(numpy, rules, state)
        moves: Array = numpy.zeros(len(rows), numpy.int64)
        for number in numpy.flatnonzero(running):
            game, (of, now) = games[number], kernels[number]
            assert game.decision is not None
            by_game = [move_of(game, choice) for choice in game.decision.choices]
            if sum([1 << move for move in by_game]) != offered[number] or legal(of, now) != offered[number]:
                found.append(f"{game.table.setup}, moves {by_game} and {moves_in(int(offered[number]))}")
                continue
            choice = chance.randrange(len(by_game))
            moves[number] = by_game[choice]
            play(of, now, int(moves[number]))
            game.answer(choice)
            decisions += 1
        state = play_forced(rules, tricks.play(numpy, rules, state, moves))
        for number in numpy.flatnonzero(running):
            play_forced_in_kernel(*kernels[number])
            found += unlike(kernels[number], state, rules, int(number))
            found += ended_otherwise(games[number], rounds[number], *kernels[number])
            if games[number].decision is None or games[number].table.round != rounds[number]:
                state["over"][number] = at.ROUND_LOST if state["over"][number] == at.RUNNING else state["over"][number]
    return decisions, found


def play_forced(rules: Arrays, state: Arrays) -> Arrays:
    """Moves that are the only ones make themselves, as in a hasty game."""
    while True:
        offered = tricks.legal(numpy, rules, state)
        forced = numpy.flatnonzero((state["over"] == at.RUNNING) & (numpy.bitwise_count(offered) == 1))
        if not len(forced):
            return state
        some = {name: values[forced] for name, values in state.items()}
        moves = numpy.array([moves_in(int(each))[0] for each in offered[forced]])
        after = tricks.play(numpy, {name: values[forced] for name, values in rules.items()}, some, moves)
        for name, values in state.items():
            values[forced] = after[name]


def ended_otherwise(game: Game[Board], present: int, rules: list[int], state: list[int]) -> list[str]:
    """Whether the table came to another end: it ends a trick early where all ends are alike, and later where a threat is hidden."""
    ended = game.decision is None or game.table.round != present
    won = game.table.round != present or game.table.outcome == "won"
    if not ended:
        over = state[at.OVER] != at.RUNNING and not any(game.table.hidden_threats)
        return [f"{game.table.setup} goes on"] if over else []
    alike = ends(rules, state) == {at.ROUND_WON if won else at.ROUND_LOST}
    return [] if alike else [f"{game.table.setup} ended as {game.table.outcome}"]


def test_many_rounds_are_played_as_the_table_and_the_kernel_play_each() -> None:
    decisions, found = three_ways(list(first_tricks(range(1))), seed=1)
    assert found == []
    assert decisions > 1000


@pytest.mark.long
def test_200_000_decisions_are_those_of_the_table_and_the_kernel() -> None:
    decisions = 0
    for seed in range(1, 100):
        more, found = three_ways(list(first_tricks(range(20 * seed, 20 * seed + 20))), seed)
        decisions += more
        assert found == []
        if decisions >= 200_000:
            return
    raise AssertionError(f"only {decisions} decisions")


def test_what_has_no_room_is_refused() -> None:
    rules, state, knowledge = rows_of(next(first_tricks(range(1))))
    rules = [int(number) for number in rules]
    rules[at.GOAL_COUNT] = 3
    for number in range(3):
        rules[at.GOALS + number * at.GOAL_SIZE : at.GOALS + (number + 1) * at.GOAL_SIZE] = [at.WIN_LAST, 0, 0, 0, 0, 0]
    with pytest.raises(ValueError, match="room"):
        stack([(rules, state, knowledge)])
