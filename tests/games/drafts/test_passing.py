"""Boosters go round: who holds which one when, and that every card ends with the seat that took it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from onetable.core.game import Game
from onetable.games.drafts.game import LimitedPlay
from onetable.games.drafts.passing import direction, held, picks_of
from onetable.games.drafts.phases import PickOne, TakeCard, TakeSuggestion
from onetable.games.drafts.supplies import COMPANY, pool
from onetable.games.drafts.table import Board

BOOK = LimitedPlay()


def picking(game: Game[Board]) -> bool:
    """Whether somebody is asked for a pick."""
    return game.decision is not None and isinstance(game.agenda[-1][0][0], PickOne)


def pick_all(game: Game[Board], seed: int = 1) -> dict[int, list[str]]:
    """Pick at random to the end of the draft: who took what, in the order in which it happened; the last card of each goes by itself."""
    dice, found = Random(seed), dict[int, list[str]]()
    while picking(game):
        assert game.decision is not None
        choice = dice.choice(game.decision.choices)
        assert isinstance(choice, TakeCard)
        found.setdefault(game.decision.seat, []).append(choice.card.id)
        game.answer(game.decision.choices.index(choice))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_picks_eleven_cards_of_each_booster_and_every_card_is_somebodys(players: int) -> None:
    game = BOOK.begin({"boosters": 3}, players, seed=players)
    told = pick_all(game)
    board = game.table
    assert {seat: len(picks_of(board, seat)) for seat in range(players)} == dict.fromkeys(range(players), 33)
    for seat, cards in told.items():
        assert [card for number, card in enumerate(picks_of(board, seat)) if number % 11 != 10] == cards
    everywhere = Counter([card for pack in board.packs for card in pack.cards])
    assert everywhere == Counter([card for seat in range(players) for card in picks_of(board, seat)])


def test_left_then_right_then_left() -> None:
    assert [direction(round) for round in range(4)] == [1, -1, 1, -1]


def test_what_is_passed_to_the_left_comes_to_the_next_seat() -> None:
    game = BOOK.begin({"boosters": 2}, 4, seed=7)
    first = set(game.table.packs[held(game.table, 0)].cards)
    for _ in range(4):
        game.answer(0)
    assert game.decision is not None and game.decision.seat == 0
    game.answer(0)  # seat 0 picks from what seat 3 has opened; the next is asked
    assert game.decision.seat == 1
    offered = {choice.card.id for choice in game.decision.choices if isinstance(choice, TakeCard)}
    assert offered < first and len(offered) == 10


def test_the_second_booster_goes_to_the_right() -> None:
    game = BOOK.begin({"boosters": 2}, 3, seed=8)
    while game.table.round == 0:
        game.answer(0)
    assert game.decision is not None and game.decision.seat == 0 and game.table.pick == 0
    mine = set(game.table.packs[held(game.table, 0)].cards)
    for _ in range(3):
        game.answer(0)
    game.answer(0)
    game.answer(0)
    assert game.decision.seat == 2
    assert {choice.card.id for choice in game.decision.choices if isinstance(choice, TakeCard)} < mine


def test_the_last_card_of_a_booster_is_not_asked_for() -> None:
    game = BOOK.begin({"boosters": 1}, 2, seed=9)
    pick_all(game)
    assert len(picks_of(game.table, 0)) == 11 and game.decision is not None and TakeSuggestion() in game.decision.choices


def test_the_same_seed_opens_the_same_boosters_whatever_is_picked() -> None:
    one, other = [BOOK.begin({"boosters": 3}, 4, seed=5) for _ in range(2)]
    pick_all(one, seed=1), pick_all(other, seed=2)
    assert [pack.cards for pack in one.table.packs] == [pack.cards for pack in other.table.packs]
    assert picks_of(one.table, 0) != picks_of(other.table, 0)


def test_a_pool_is_what_was_picked_and_the_company_of_everybody() -> None:
    game = BOOK.begin({"boosters": 1}, 2, seed=9)
    pick_all(game)
    assert Counter(pool(game.table, 1)) == Counter([*picks_of(game.table, 1), *COMPANY])
