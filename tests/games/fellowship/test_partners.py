"""Sensible partners of imagined worlds: small tricks in which everybody would know what to do."""

from __future__ import annotations

import random

import pytest

from onetable.games.fellowship.bots.trying import TIMES, Trial
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.bare import bare_round
from onetable.games.fellowship.kernel.compiling import numbers
from onetable.games.fellowship.kernel.moves import moves_in
from onetable.games.fellowship.kernel.tricks import legal, play
from onetable.games.fellowship.solver.needs import NEEDS_SIZE, note_needs
from onetable.games.fellowship.solver.partners import liking, play_sensibly
from onetable.games.fellowship.solver.solving import Solver

HILLS, SHADOWS, FORESTS = 0, 8, 16  # where the cards of three suits begin
MOST = 99
WANTS_A_TRICK, WANTS_NONE = [at.WIN_TRICKS, 2, 0, 1, MOST, 0], [at.WIN_TRICKS, 2, 0, 0, 0, 0]


def cards(*places: int) -> int:
    """A set of cards."""
    return sum([1 << place for place in places])


def favourite(hands: list[int], goals: list[list[int]], played: tuple[int, ...] = (), leader: int = 0) -> int:
    """What the next one likes best after these cards."""
    rules, state = bare_round(hands, leader, goals)
    needs = numbers([0] * NEEDS_SIZE)
    note_needs(rules, state, needs)
    for card in played:
        play(rules, state, card)
    return max(moves_in(legal(rules, state)), key=lambda move: liking(rules, state, needs, move))


@pytest.mark.parametrize(("goal", "card"), [(WANTS_A_TRICK, HILLS + 6), (WANTS_NONE, HILLS + 1)])
def test_the_last_one_takes_the_trick_or_leaves_it(goal: list[int], card: int) -> None:
    hands = [cards(HILLS + 4, SHADOWS), cards(HILLS + 3, SHADOWS + 1), cards(HILLS + 1, HILLS + 6)]
    assert favourite(hands, [goal], (HILLS + 4, HILLS + 3)) == card


@pytest.mark.parametrize(("flags", "card"), [(0, FORESTS + 2), (at.NEVER, SHADOWS + 5)])
def test_a_card_goes_to_the_one_who_wants_it_and_never_to_the_one_who_must_not_have_it(flags: int, card: int) -> None:
    hands = [cards(HILLS + 7, SHADOWS), cards(HILLS + 3, SHADOWS + 1), cards(FORESTS + 2, SHADOWS + 5)]
    goal = [at.WIN_CARDS, 0, 1 << FORESTS + 2, 1, 1, flags]
    assert favourite(hands, [goal], (HILLS + 7, HILLS + 3)) == card


def test_the_last_card_of_a_suit_is_kept_for_the_last_trick() -> None:
    hands = [cards(HILLS + 7, SHADOWS), cards(HILLS + 3, SHADOWS + 1), cards(FORESTS + 2, SHADOWS + 5)]
    goal = [at.PLAY_IN_LAST, 2, at.SUIT << FORESTS, 0, 0, 0]
    assert favourite(hands, [goal], (HILLS + 7, HILLS + 3)) == SHADOWS + 5


def test_a_suit_that_must_not_be_led_is_not_led() -> None:
    hands = [cards(HILLS + 7, SHADOWS), cards(HILLS + 3, SHADOWS + 1), cards(FORESTS + 2, SHADOWS + 5)]
    goal = [at.LEAD_SUIT, 0, at.SUIT << HILLS, 0, 0, at.NEVER]
    assert favourite(hands, [goal]) == SHADOWS


def test_who_needs_the_last_trick_saves_his_strong_card() -> None:
    hands = [cards(HILLS + 4, SHADOWS), cards(HILLS + 3, SHADOWS + 1), cards(HILLS + 1, HILLS + 6)]
    assert favourite(hands, [[at.WIN_LAST, 2, 0, 0, 0, 0]], (HILLS + 4, HILLS + 3)) == HILLS + 1


def test_partners_bring_every_round_to_its_end_and_a_round_they_win_can_be_won() -> None:
    chance, solver, won = random.Random(4), Solver(table_size=1 << 12), 0
    for _ in range(60):
        deck = chance.sample(range(37), 12)
        hands = [cards(*deck[4 * chair : 4 * chair + 4]) for chair in range(3)]
        goals = [
            [at.WIN_TRICKS, 0, 0, 1, 2, 0],
            [at.WIN_FEWEST, 1, 0, 0, 0, 0],
            [at.WIN_CARDS, 2, at.SUIT << 8 * chance.randrange(4), 1, 4, 0],
        ]
        rules, state = bare_round(hands, chance.randrange(3), goals)
        if state[at.OVER] != at.RUNNING:
            continue
        start = state.copy()
        play_sensibly(rules, state, numbers([0] * NEEDS_SIZE), 500)
        assert state[at.OVER] in (at.ROUND_WON, at.ROUND_LOST)
        if state[at.OVER] == at.ROUND_WON:
            won += 1
            assert solver.solve(rules, start, seconds=5).winnable
    assert won > 10


def test_a_choice_after_which_the_world_is_lost_comes_to_nothing() -> None:
    hands = [cards(HILLS + 4, SHADOWS), cards(HILLS + 3, SHADOWS + 1), cards(HILLS + 1, HILLS + 6)]
    rules, state = bare_round(hands, 0, [WANTS_NONE])
    for card in (HILLS + 4, HILLS + 3):
        play(rules, state, card)
    moves = moves_in(legal(rules, state))
    worth = dict(zip(moves, Trial(rules, state, moves).try_all(range(len(moves))), strict=True))
    assert worth[HILLS + 6] == 0.0
    assert worth[HILLS + 1] == pytest.approx(1.3), f"won in all {TIMES} playouts, and it can be won"
