"""Every bot can sit at every table: it always gives the number of one of the choices, and the game comes to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from onetable.bots.registry import bot
from onetable.core.bot import Bot
from tests.bots.tables import EVERY_TABLE, brief_rollout, played_by

every_table = pytest.mark.parametrize(("setup", "players"), EVERY_TABLE, ids=lambda value: str(value)[:60])
MOST_OF_ONE_TABLE = 60  # decisions of a thinking bot: all of set-up, and most of a round


def see_it_through(seat: Callable[[int], Bot], setup: dict[str, Any], players: int, seed: int, most: int | None = None) -> None:
    for count, (game, number) in enumerate(played_by(seat, setup, players, seed)):
        assert game.decision is not None and 0 <= number < len(game.decision.choices)
        if count == most:
            break


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_rules_and_random_play_to_the_end(setup: dict[str, Any], players: int, seed: int) -> None:
    see_it_through(lambda seat: bot("fellowship", "random", seat), setup, players, seed)
    see_it_through(lambda seat: bot("fellowship", "rules"), setup, players, seed)


@every_table
def test_rollout_plays_at_every_table(setup: dict[str, Any], players: int) -> None:
    see_it_through(lambda seat: brief_rollout(seat, playouts=3), setup, players, seed=3, most=MOST_OF_ONE_TABLE)
