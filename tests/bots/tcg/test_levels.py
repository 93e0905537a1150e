"""What a master of the trading card game does otherwise than by habit."""

from __future__ import annotations

import pytest

from onetable.bots.registry import bot
from onetable.games.registry import rulebook
from onetable.games.tcg.phases.setup import TakePlaces
from onetable.games.tcg.speech.choices import Place


@pytest.mark.parametrize(("level", "players", "taken"), [("master:4n", 2, 2), ("steady", 2, 1), ("master:4n", 3, 1)])
def test_a_master_lets_the_other_of_two_begin(level: str, players: int, taken: int) -> None:
    book = rulebook("tcg")
    game = book.begin({}, players, 5, silent=True)
    while game.decision is not None and not isinstance(game.agenda[-1][0][0], TakePlaces):
        game.answer(0)
    assert game.decision is not None
    view = book.view(game, game.decision.seat)
    assert view.choices[bot("tcg", level, 1).choose(view)] == Place(taken)
