"""A network is shown what its seat may know: the same in every world that the seat cannot tell from the real one, and while training."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy
import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.games.fellowship.imagine import imagine
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.moves import move_of, moves_in
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.learning import tricks
from onetable.games.fellowship.learning.arrays import Array
from onetable.games.fellowship.learning.inputs import inputs, secrets
from onetable.games.fellowship.learning.rounds import stack, stack_and_judge
from onetable.games.fellowship.learning.rows import plain_rows_of, rows_of
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.view import view
from onetable.games.fellowship.words.exchange import HandOver, SwapLost
from tests.games.fellowship.learning.dealt import first_tricks
from tests.games.fellowship.side_by_side import answer, first_trick


def shown(game: Game[Board]) -> Array:
    """The inputs for the seat that is asked."""
    return inputs(numpy, *stack([rows_of(game)]))[0][0]


def differs(game: Game[Board], dice: Dice, real: Array) -> bool:
    """Whether an imagined world shows something else; what the kernel cannot describe there is left to others."""
    assert game.decision is not None
    try:
        return bool((shown(imagine(view(game, game.decision.seat), dice)) != real).any())
    except Unplayable:
        return False


def play_on(game: Game[Board], seed: int) -> Counter[str]:
    """Play the round to its end; at every question compare table, imagined worlds, arrays played on beside it, and those of a bot."""
    chance, dice, counted = Random(seed), Dice(seed), Counter[str]()
    rules, state = stack([rows_of(game)])
    present = game.table.round
    while game.decision is not None and game.table.round == present and state["over"][0] == at.RUNNING:
        real = shown(game)
        counted["seen"] += 1
        counted["leaks"] += differs(game, dice, real)
        counted["drifts"] += bool((inputs(numpy, rules, state)[0][0] != real).any())
        counted["drifts"] += bool((inputs(numpy, *stack_and_judge([plain_rows_of(game)]))[0][0] != real).any())
        counted["swaps"] += isinstance(game.agenda[-1][0][0], (SwapLost, HandOver))
        moves = [move_of(game, choice) for choice in game.decision.choices]
        move = moves[answer(game, chance)]
        state = tricks.play(numpy, rules, state, numpy.array([move]))
        while state["over"][0] == at.RUNNING and len(forced := moves_in(int(tricks.legal(numpy, rules, state)[0]))) == 1:
            state = tricks.play(numpy, rules, state, numpy.array(forced))
    return counted


def counted(seeds: range) -> Counter[str]:
    """The same over every chapter."""
    total = Counter[str]()
    for number, game in enumerate(first_tricks(seeds)):
        found = play_on(game, number)
        assert found["leaks"] == 0 and found["drifts"] == 0, (game.table.setup, found)
        total += found
    return total


def test_nothing_hidden_is_shown() -> None:
    assert counted(range(7, 8))["seen"] > 400


@pytest.mark.long
def test_nothing_hidden_is_shown_at_length() -> None:
    assert counted(range(20, 40))["seen"] > 8000


@pytest.mark.parametrize(("players", "seed"), [(2, 35), (3, 31), (3, 35), (4, 31)])
def test_cards_that_are_swapped_between_two_tricks_are_shown_as_they_are(players: int, seed: int) -> None:
    game = first_trick({"chapter": "road"}, players, seed, Random(seed))
    assert game is not None
    found = sum([play_on(game.clone(), number) for number in range(4)], Counter[str]())
    assert found["swaps"] and found["leaks"] == 0 and found["drifts"] == 0, found


def test_the_critic_sees_what_is_hidden() -> None:
    """So the test above can fail: other hands change what the critic is shown."""
    game = next(first_tricks(range(1)))
    assert game.decision is not None
    other = imagine(view(game, game.decision.seat), Dice(5))
    one, another = (secrets(numpy, *stack([rows_of(world)])) for world in (game, other))
    assert (one != another).any()
