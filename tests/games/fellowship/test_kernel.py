"""The kernel plays the tricks of every chapter as the full game does: the same moves, winners, verdicts and ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.step import Step
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.moves import moves_in
from onetable.games.fellowship.kernel.playouts import play_trick
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.kernel.written import parts
from onetable.games.fellowship.kernel.written_goals import write_goal
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words.exchange import GiveBack, HandOver, SwapLost
from onetable.games.fellowship.words.goals import ByPlayers, Nothing
from tests.games.fellowship.side_by_side import BOOK, SETUPS, answer, compare_round, first_trick

every_setup = pytest.mark.parametrize(("setup", "players"), SETUPS, ids=[f"{setup['chapter']}-{players}" for setup, players in SETUPS])


def differences(setup: dict[str, Any], players: int, positions: int) -> tuple[int, list[str]]:
    """How many positions were compared, and what was found in them."""
    found: list[str] = []
    seen = seed = 0
    while seen < positions and not found:
        seed += 1
        chance = Random(seed)
        game = first_trick(setup, players, seed, chance)
        for difference in compare_round(game, chance) if game is not None else ():
            seen += 1
            if difference:
                found.append(f"seed {seed}, position {seen}: {difference}")
    return seen, found


@every_setup
def test_the_kernel_plays_as_the_game_does(setup: dict[str, Any], players: int) -> None:
    seen, found = differences(setup, players, positions=8)
    assert seen >= 8 and found == []


@pytest.mark.long
@every_setup
def test_the_kernel_plays_100_000_positions_as_the_game_does(setup: dict[str, Any], players: int) -> None:
    seen, found = differences(setup, players, positions=100_000 // len(SETUPS) + 1)
    assert seen * len(SETUPS) >= 100_000 and found == []


@pytest.mark.parametrize(("players", "seed", "step"), [(3, 35, SwapLost), (4, 31, SwapLost), (3, 31, HandOver), (3, 31, GiveBack)])
def test_the_kernel_goes_on_from_within_a_swap(players: int, seed: int, step: type[Step[Board]]) -> None:
    begun, within = first_trick({"chapter": "road"}, players, seed, Random(seed)), 0
    assert begun is not None
    for number in range(8):
        game, chance = begun.clone(), Random(number)
        while game.decision is not None and game.table.left > 1 and not isinstance(game.agenda[-1][0][0], step):
            answer(game, chance)
        if game.decision is not None and isinstance(game.agenda[-1][0][0], step):
            within += 1
            assert [found for found in compare_round(game, chance) if found] == []
    assert within


@every_setup
def test_a_random_trick_is_one_that_can_be_played_move_by_move(setup: dict[str, Any], players: int) -> None:
    game = first_trick(setup, players, 1, Random(1))
    assert game is not None
    rules, state = describe(game, seen_by_all=True)
    rules[at.GOAL_COUNT] = rules[at.EARLY_SUCCESS] = 0  # so that the last tricks are reached
    while state[at.OVER] == at.RUNNING:
        if rules[at.PLAIN] and state[at.PHASE] == at.PLAY and state[at.LED] < 0 and state[at.LEFT] < 4:
            state[at.FATE] = 7 + state[at.LEFT]
            trick = state.copy()
            play_trick(rules, trick)
            assert without_fate(trick) in all_tricks(rules, state, state[at.NUMBER])
        play(rules, state, moves_in(legal(rules, state))[0])


@every_setup
def test_goals_are_not_judged_while_a_trick_is_played(setup: dict[str, Any], players: int) -> None:
    chance = Random(4)
    game = first_trick(setup, players, 4, chance)
    assert game is not None
    while game.decision is not None and game.table.left > 1:
        if game.table.trick:
            _, state = describe(game)
            assert state[at.OVER] == at.RUNNING and not lost_before(game.table, state)
        game.answer(chance.randrange(len(game.decision.choices)))


def lost_before(board: Board, state: Numbers) -> list[int]:
    """Chairs whose goal counts as lost though the table did not judge so after the last trick."""
    return [chair for chair, known in enumerate(board.verdicts) if state[at.VERDICTS + chair] == at.LOST != known]


def all_tricks(rules: Numbers, state: Numbers, number: int) -> list[list[int]]:
    """The state after every trick that can be played now, move by move."""
    if state[at.NUMBER] != number:
        return [without_fate(state)]
    found = []
    for move in moves_in(legal(rules, state)):
        twin = state.copy()
        play(rules, twin, move)
        found += all_tricks(rules, twin, number)
    return found


def without_fate(state: Numbers) -> list[int]:
    """The state, but not what chance will bring."""
    return [int(number) for place, number in enumerate(state) if place != at.FATE]


def test_no_round_is_unplayable() -> None:
    """Every chapter, by every number of players, with every event it offers."""
    for setup, players in SETUPS:
        for seed in range(3):
            game = first_trick(setup, players, seed, Random(seed))
            if game is not None:
                describe(game)


def test_what_cannot_be_played_says_why() -> None:
    with pytest.raises(Unplayable, match="set-up is not over"):
        describe(BOOK.begin({"chapter": 1}, 4, 1))


def test_every_goal_of_every_character_can_be_written() -> None:
    board = BOOK.begin({"chapter": 1}, 4, 1).table
    board.threats, board.declared = ((3,),) * 4, ("more",) * 4
    for character in CHARACTERS.values():
        printed = character.goal
        for goal in (printed.four, printed.fewer) if isinstance(printed, ByPlayers) else (printed,):
            assert [write_goal(board, part, 0, flags) for part, flags in parts(goal)] or isinstance(goal, Nothing)
