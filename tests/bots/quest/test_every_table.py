"""Every bot can sit at every table, on either side: it always gives the number of one of the choices, and the game comes to its end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from onetable.bots.registry import bot
from onetable.core.bot import Bot
from tests.bots.quest.tables import COMPANIES, brief_rollout, played_by, rules

companies = pytest.mark.parametrize("heroes", COMPANIES, ids=len)


def chance(seat: int) -> Bot:
    """A bot that plays at random."""
    return bot("quest", "random", seat)


def sides(dark: Callable[[int], Bot], light: Callable[[int], Bot]) -> Callable[[int], Bot]:
    """One bot for Sauron, another for each hero."""
    return lambda seat: light(seat) if seat else dark(seat)


@companies
@pytest.mark.parametrize("seat", [rules, sides(rules, chance), sides(chance, rules)], ids=["both", "sauron", "heroes"])
@pytest.mark.parametrize("seed", range(4))
def test_rules_play_to_the_end_on_either_side(heroes: list[str], seat: Callable[[int], Bot], seed: int) -> None:
    for game, number in played_by(seat, heroes, seed):
        assert game.decision is not None and 0 <= number < len(game.decision.choices)


@pytest.mark.parametrize(
    "options",
    [{"combat_order": "simultaneous", "events_drawn": 3}, {"influence_limit": "stronghold_printed", "same_figure_twice": True}],
    ids=lambda options: next(iter(options)),
)
def test_rules_play_with_other_readings_of_the_rules(options: dict[str, Any]) -> None:
    for game, number in played_by(rules, COMPANIES[1], seed=5, options=options):
        assert game.decision is not None and 0 <= number < len(game.decision.choices)


@companies
def test_rollout_plays_at_every_table(heroes: list[str]) -> None:
    for game, number in islice(played_by(lambda seat: brief_rollout(seat, playouts=4), heroes, seed=len(heroes)), 120):
        assert game.decision is not None and 0 <= number < len(game.decision.choices)
