"""Bots that know the game win more: the deals are fixed, so these figures never change by chance."""

from __future__ import annotations

import pytest

from onetable.bots.registry import bot
from onetable.core.bot import Bot
from tests.bots.tcg.tables import BOOK, STARTERS, brief_rollout, rules


def wins(hero: Bot, rival: Bot, seeds: range) -> int:
    """How many games one bot wins against another; seats and decks change from game to game."""
    won = 0
    for seed in seeds:
        place = seed % 2
        game = BOOK.begin({"decks": STARTERS if seed // 2 % 2 else STARTERS[::-1]}, 2, seed, silent=True)
        while game.decision is not None:
            seat = game.decision.seat
            game.answer((hero if seat == place else rival).choose(BOOK.view(game, seat)))
        won += game.table.winner == place
    return won


def test_rules_of_thumb_beat_chance() -> None:
    assert wins(rules(), bot("tcg", "random", 5), range(60)) >= 56


def test_thinking_ahead_beats_chance() -> None:
    assert wins(brief_rollout(1, playouts=10), bot("tcg", "random", 6), range(4)) == 4


@pytest.mark.long
def test_habits_beat_rules_of_thumb() -> None:
    assert wins(bot("tcg", "habits"), rules(), range(300)) >= 170


@pytest.mark.long
def test_thinking_ahead_beats_rules_of_thumb() -> None:
    assert wins(brief_rollout(2, playouts=60), rules(), range(24)) >= 15
