"""Many rounds at once are played as the kernel plays each of them: the same moves, tricks, verdicts and ends."""

from __future__ import annotations

from random import Random

import numpy
import pytest

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.moves import moves_in
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.learning import names, tricks
from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.rounds import stack
from onetable.games.fellowship.learning.rows import Rows, rows_of
from tests.games.fellowship.learning.dealt import first_tricks


def differences(rows: list[Rows], seed: int) -> tuple[int, list[str]]:
    """Play all these rounds by chance to their ends; how many decisions there were, and what was not the same."""
    rules, state = stack(rows)
    kernels = [(list(map(int, one)), list(map(int, other))) for one, other, _ in rows]
    chance, decisions = Random(seed), 0
    found: list[str] = []
    while (state["over"] == at.RUNNING).any() and not found:
        offered, running = tricks.legal(numpy, rules, state), state["over"] == at.RUNNING
        moves: Array = numpy.zeros(len(rows), numpy.int64)
        for number in numpy.flatnonzero(running):
            of, now = kernels[number]
            choices = legal(of, now)
            if choices != offered[number]:
                found.append(f"chapter {rules['chapter'][number]}, moves {choices:b} and {offered[number]:b}")
            moves[number] = chance.choice(moves_in(choices))
            play(of, now, int(moves[number]))
            decisions += 1
        state = tricks.play(numpy, rules, state, moves)
        found += [line for number in numpy.flatnonzero(running) for line in unlike(kernels[number], state, rules, int(number))]
    return decisions, found


def unlike(kernel: tuple[list[int], list[int]], state: Arrays, rules: Arrays, number: int) -> list[str]:
    """What differs in one round."""
    of, now = kernel
    pairs: dict[str, tuple[Array, Array]] = {name: (now[place], state[name][number]) for name, place in names.STATE.items()}
    for name, (first, size) in names.STATE_LISTS.items():
        many = of[at.CHAIRS] if size == 4 else size
        pairs[name] = now[first : first + many], state[name][number][:many].tolist()
    return [f"chapter {rules['chapter'][number]}, {name}: {one} is not {other}" for name, (one, other) in pairs.items() if one != other]


def test_many_rounds_are_played_as_the_kernel_plays_each() -> None:
    decisions, found = differences([rows_of(game) for game in first_tricks(range(1))], seed=1)
    assert found == []
    assert decisions > 1000


@pytest.mark.long
def test_200_000_decisions_are_those_of_the_kernel() -> None:
    decisions = 0
    for seed in range(1, 100):
        more, found = differences([rows_of(game) for game in first_tricks(range(20 * seed, 20 * seed + 20))], seed)
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
