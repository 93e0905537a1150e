"""Questions about tricks that `partner` is asked, at tables of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from onetable.core.game import Game
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.view import FellowshipView, view
from tests.games.fellowship.learning.dealt import first_tricks
from tests.games.fellowship.side_by_side import answer

SOME: list[tuple[dict[str, Any], int]] = [
    ({"chapter": chapter}, players) for chapter, players in ((1, 4), (4, 3), (5, 4), (9, 3), (12, 4), (7, 2))
]


def asked(setups: list[tuple[dict[str, Any], int]] | None = None, seed: int = 3) -> Iterator[tuple[Game[Board], FellowshipView]]:
    """Every question of the first round of one game of each, with more than one answer; played by chance and rules of thumb."""
    for number, game in enumerate(first_tricks(range(seed, seed + 1), setups)):
        chance, present = Random(number), game.table.round
        while game.decision is not None and game.table.round == present:
            if len(game.decision.choices) > 1:
                yield game, view(game, game.decision.seat)
            answer(game, chance)
