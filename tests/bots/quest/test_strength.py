"""Bots that know the game win more, on either side: the deals are fixed, so these figures never change by chance."""

from __future__ import annotations

import pytest

from onetable.bots.registry import bot
from onetable.core.bot import Bot
from tests.bots.quest.tables import BOOK, brief_rollout, rules


def heroes_win(dark: Bot, light: Bot, heroes: int, seeds: range) -> int:
    """How many games the heroes win."""
    won = 0
    for seed in seeds:
        game = BOOK.begin({}, heroes + 1, seed, silent=True)
        while game.decision is not None:
            seat = game.decision.seat
            game.answer((light if seat else dark).choose(BOOK.view(game, seat)))
        won += game.table.winner == "heroes"
    return won


@pytest.mark.parametrize("heroes", [1, 2, pytest.param(3, marks=pytest.mark.long)])
def test_rules_of_thumb_beat_chance_on_either_side(heroes: int) -> None:
    assert heroes_win(rules(), bot("quest", "random", 5), heroes, range(20)) <= 2
    assert heroes_win(bot("quest", "random", 6), rules(), heroes, range(20)) >= 18


@pytest.mark.parametrize("heroes", [1, 2, pytest.param(3, marks=pytest.mark.long)])
def test_neither_side_is_without_hope(heroes: int) -> None:
    assert 4 <= heroes_win(rules(), rules(), heroes, range(30)) <= 26


@pytest.mark.long
def test_thinking_ahead_beats_chance_on_either_side() -> None:
    assert heroes_win(brief_rollout(1, playouts=10), bot("quest", "random", 6), 2, range(6)) <= 1
    assert heroes_win(bot("quest", "random", 6), brief_rollout(1, playouts=10), 2, range(6)) >= 5
