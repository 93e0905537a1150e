"""Every bot can sit at every table: it always gives the number of one of the choices, and the game comes to its end."""

from __future__ import annotations

from itertools import islice

import pytest

from onetable.bots.registry import bot
from tests.bots.tcg.tables import BOOK, NAMES, brief_rollout, played_by, rules

players = pytest.mark.parametrize("players", BOOK.players)


@players
@pytest.mark.parametrize("seed", range(3))
def test_rules_and_random_play_to_the_end(players: int, seed: int) -> None:
    decks = (NAMES * 2)[seed : seed + players]
    for seat in (rules, lambda seat: bot("tcg", "random", seat)):
        for game, number in played_by(seat, decks, seed):
            assert game.decision is not None and 0 <= number < len(game.decision.choices)


@players
def test_rollout_plays_at_every_table(players: int) -> None:
    decks = (NAMES * 2)[3 : 3 + players]
    for game, number in islice(played_by(lambda seat: brief_rollout(seat, playouts=4), decks, seed=players), 80):
        assert game.decision is not None and 0 <= number < len(game.decision.choices)
