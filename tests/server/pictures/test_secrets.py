"""A picture holds no more than its view: in a world that a seat cannot tell from the real one it is the same to the last byte."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.dice import Dice
from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from tests.contract.leaks import worlds
from tests.contract.positions import SETUPS
from tests.server.pictures.tables import moments, painted

ALL = [(game, setup, players) for game in SETUPS for setup, players in SETUPS[game][:: 1 if game == "fellowship" else 4]]


@pytest.mark.parametrize(("game", "setup", "players"), ALL, ids=str)
def test_a_picture_is_the_same_in_an_imagined_world(game: str, setup: dict[str, Any], players: int) -> None:
    book, dice = rulebook(game), Dice(4)
    every = 4 if game == "fellowship" else 17
    for number, match in enumerate(moments(game, setup, players, seed=8, most=200)):
        if number % every or match.game.decision is None:
            continue
        language = LANGUAGES[number % 4]
        for seat in range(-1, players):
            journal = match.journal_for(seat)
            real = painted(book, match.game, seat, language, setup, journal)
            for world in worlds(book, match.game, seat, dice, 1):
                assert painted(book, world, seat, language, setup, journal) == real


@pytest.mark.parametrize(("game", "setup", "players"), ALL[::5], ids=str)
def test_only_the_asked_seat_is_offered_anything(game: str, setup: dict[str, Any], players: int) -> None:
    for match in moments(game, setup, players, seed=9, most=60):
        asked = match.game.decision.seat if match.game.decision is not None else -1
        for seat in range(-1, players):
            view = painted(match.rulebook, match.game, seat, "en", setup, match.journal_for(seat)).whole()
            assert (b'"choices":[]' in bytes(view)) == (seat != asked or seat < 0)
            assert seat == asked or b'"refused":[]' in bytes(view)
