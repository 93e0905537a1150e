"""The short way to an observation writes the very numbers that a view gives, at every table, for every seat."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from onetable.core.dice import Dice
from onetable.games.fellowship.encoding import FellowshipEncoding
from onetable.games.fellowship.encoding.glimpse import glimpse
from tests.games.fellowship.side_by_side import BOOK, SETUPS, answer

ENCODING = FellowshipEncoding()
every_setup = pytest.mark.parametrize(("setup", "players"), SETUPS, ids=[f"{setup['chapter']}-{players}" for setup, players in SETUPS])


def compare(setup: dict[str, Any], players: int, seed: int, every: int, most: int) -> tuple[int, int]:
    """Play one game and hold both ways against each other at one in so many decisions; how many glimpses there were, and of how many."""
    chance, dice, seen, asked, game = Random(seed), Dice(seed), 0, 0, BOOK.begin(setup, players, seed, silent=True)
    for place in range(most):
        if game.decision is None:
            break
        views = BOOK.views(game, range(players))
        legal, numbers = ENCODING.legal(game), list(ENCODING.numbers(views[game.decision.seat]))
        assert list(legal) == numbers and (not isinstance(legal, dict) or [*legal.values()] == [*range(len(numbers))])
        for seat in range(players) if place % every == 0 else ():
            found, asked = glimpse(game, seat), asked + 1
            if found is not None:
                seen += 1
                assert np.array_equal(found, ENCODING.observe(views[seat])), (setup, players, seed, place, seat)
                world = BOOK.imagine(views[seat], dice)
                assert np.array_equal(found, glimpse(world, seat)), "what the seat cannot tell apart looks the same"
        answer(game, chance)
    return seen, asked


@every_setup
def test_a_glimpse_shows_what_the_view_shows(setup: dict[str, Any], players: int) -> None:
    seen, asked = compare(setup, players, seed=1, every=5, most=40)
    assert asked > 0 and (players != 2 or not seen), "the pyramid of two is covered: it takes a view"


@pytest.mark.long
@every_setup
def test_a_glimpse_shows_what_the_view_shows_in_whole_games(setup: dict[str, Any], players: int) -> None:
    for seed in range(12):
        compare(setup, players, seed, every=1, most=10_000)


def test_most_decisions_need_no_view() -> None:
    seen, asked = compare({"chapter": 1}, 4, seed=3, every=3, most=10_000)
    assert seen == asked


def test_who_does_not_sit_there_takes_a_view() -> None:
    game = BOOK.begin({"chapter": 1}, 4, 1, silent=True)
    assert glimpse(game, -1) is None and glimpse(game, 4) is None
