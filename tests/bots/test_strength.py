"""Bots that play for all goals win more: the deals are fixed, so these figures never change by chance."""

from __future__ import annotations

from onetable.bots.registry import bot
from tests.bots.tables import BOOK, brief_rollout


def wins(name: str, chapter: int, players: int, seeds: range) -> int:
    """How many of these deals bots of one kind win."""
    won = 0
    for seed in seeds:
        game = BOOK.begin({"chapter": chapter}, players, seed)
        own = range(seed * players, (seed + 1) * players)
        seats = [brief_rollout(dice, 40) if name == "rollout" else bot("fellowship", name, dice) for dice in own]
        while game.decision is not None:
            game.answer(seats[game.decision.seat].choose(BOOK.view(game, game.decision.seat)))
        won += game.table.outcome == "won"
    return won


def test_rules_of_thumb_win_chapter_1_far_more_often_than_chance() -> None:
    deals = range(60)
    by_rules, by_chance = wins("rules", 1, 4, deals), wins("random", 1, 4, deals)
    assert by_rules >= 36 and by_chance <= 15


def test_thinking_ahead_wins_at_least_as_often_as_rules_of_thumb() -> None:
    deals = range(5)
    assert wins("rollout", 8, 4, deals) > wins("rules", 8, 4, deals)
