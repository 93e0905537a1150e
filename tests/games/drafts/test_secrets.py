"""What a seat remembers of the boosters it has held, and that imagined drafts fit it and come as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from math import factorial

import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.games.drafts.game import LimitedPlay
from onetable.games.drafts.passing import has_picked, picks_of
from onetable.games.drafts.pieces import UNKNOWN, UNSEEN
from onetable.games.drafts.table import Board
from onetable.games.tcg.boosters import BOOSTER, rarity
from tests.contract.chance import TOO_FAR, surprise

BOOK = LimitedPlay()


def after(answers: int, players: int, boosters: int = 1, seed: int = 11) -> Game[Board]:
    """A draft after so many picks, each of the card in the middle."""
    game = BOOK.begin({"boosters": boosters}, players, seed)
    for _ in range(answers):
        assert game.decision is not None
        game.answer(len(game.decision.choices) // 2)
    return game


def test_a_booster_that_was_not_held_is_closed() -> None:
    seen = BOOK.view(after(1, 3), 0).table
    assert seen.packs[0] == after(1, 3).table.packs[0]
    assert {card for pack in seen.packs[1:] for card in pack.cards} == {UNSEEN}


def test_a_pick_is_seen_by_nobody_else() -> None:
    seen = BOOK.view(after(1, 3), 1).table
    assert seen.packs[0].taken == (UNKNOWN,) and has_picked(seen, 0)


def test_a_booster_that_comes_back_tells_what_was_taken_but_not_by_whom() -> None:
    game = after(9, 3)  # everybody has picked three times, and seat 0 holds its first booster again
    real, seen = game.table.packs[0], BOOK.view(game, 0).table.packs[0]
    assert seen.cards == real.cards and seen.taken[0] == real.taken[0]
    assert seen.taken[1:] == tuple(sorted(real.taken[1:]))


def test_what_was_gone_before_the_first_look_is_never_seen() -> None:
    game = after(6, 3)
    real, seen = game.table.packs[0], BOOK.view(game, 2).table.packs[0]  # it has gone from seat 0 over seat 1 to seat 2
    assert [seen.cards[place] for place in real.taken] == [UNSEEN, UNSEEN]
    assert all([seen.cards[place] == real.cards[place] for place in real.left])


def test_when_all_decks_are_built_everything_lies_open() -> None:
    game = BOOK.begin({"boosters": 1}, 2, 3)
    while game.decision is not None:
        game.answer(1 if game.table.is_building and len(game.decision.choices) > 1 else 0)
    seen = BOOK.view(game, -1).table
    assert seen.is_over and seen.packs == game.table.packs and seen.decks == game.table.decks


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_imagined_boosters_are_boosters_and_fit_what_was_seen(seat: int) -> None:
    game = after(13, 4)
    seen = BOOK.view(game, seat)
    for number in range(20):
        world = BOOK.imagine(seen, Dice(number)).table
        for pack, known in zip(world.packs, seen.table.packs, strict=True):
            assert Counter([rarity(card) for card in pack.cards]) == Counter(BOOSTER) and len(set(pack.cards)) == 11
            assert all([one in (UNSEEN, other) for one, other in zip(known.cards, pack.cards, strict=True)])
        if seat >= 0:
            assert picks_of(world, seat) == picks_of(game.table, seat)


def test_who_took_what_between_two_looks_is_imagined_in_every_order_alike() -> None:
    game = after(16, 4)  # the first booster has been with all four, and seat 0 holds it again
    seen = BOOK.view(game, 0)
    draws = 600
    orders: Counter[Hashable] = Counter([BOOK.imagine(seen, Dice(number)).table.packs[0].taken[1:4] for number in range(draws)])
    assert len(orders) == factorial(3) and surprise(orders, dict.fromkeys(orders, 1)) < TOO_FAR


def test_what_was_taken_since_the_last_look_is_imagined_alike() -> None:
    game = after(6, 4)  # seats 0 and 1 have picked twice; what seat 1 took of the first booster nobody else knows
    seen = BOOK.view(game, 0)
    left = [place for place in range(11) if place != game.table.packs[0].taken[0]]
    gone: Counter[Hashable] = Counter([BOOK.imagine(seen, Dice(number)).table.packs[0].taken[1] for number in range(600)])
    assert set(gone) == set(left) and surprise(gone, dict.fromkeys(left, 1)) < TOO_FAR
