"""Bots play sensibly with every deck: whole games are looked over, choice by choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from onetable.bots.registry import bot
from onetable.core.bot import Bot
from onetable.games.tcg.phases.actions import Use
from tests.bots.tcg.sense import faults
from tests.bots.tcg.tables import NAMES, brief_rollout, played_by, rules

every_deck = pytest.mark.parametrize("place", range(len(NAMES)), ids=NAMES)
every_third_deck = pytest.mark.parametrize(
    "place", [pytest.param(place, marks=[pytest.mark.long] if place % 3 else []) for place in range(len(NAMES))], ids=NAMES
)
MOST_OF_ONE_GAME = 60  # decisions of a bot that thinks ahead


def look_over(seat: Callable[[int], Bot], decks: list[str], seed: int, most: int | None = None) -> Counter[str]:
    """What is wrong with the choices of a game."""
    found: Counter[str] = Counter()
    for game, number in islice(played_by(seat, decks, seed), most):
        assert game.decision is not None
        if len(game.decision.choices) > 1:
            found.update(faults(game, number))
    return found


@every_deck
@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2)]])
def test_rules_of_thumb_do_nothing_foolish(place: int, seed: int) -> None:
    decks = [NAMES[place], NAMES[place - 1 - seed]]
    assert not look_over(rules, decks, seed)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_rules_of_thumb_do_nothing_foolish_at_large_tables(players: int) -> None:
    assert not look_over(rules, (NAMES * 2)[players : 2 * players], seed=players)


@every_third_deck
def test_thinking_ahead_does_nothing_foolish(place: int) -> None:
    assert not look_over(lambda seat: brief_rollout(seat, playouts=8), [NAMES[place], NAMES[place - 2]], place, MOST_OF_ONE_GAME)


def test_chance_does_foolish_things() -> None:
    found: Counter[str] = Counter()
    for seed in range(12):
        found += look_over(lambda seat: bot("tcg", "random", seat), [NAMES[seed], NAMES[seed - 1]], seed)
    kinds = {fault.split(":")[0] for fault in found}
    assert {"an action that changes nothing", "a high bid", "nobody goes with the Ring-bearer"} <= kinds


@pytest.mark.parametrize(("decks", "seed"), [(["axe_and_bow", "lady_of_the_wood"], 7980002), (["lady_of_the_wood", "axe_and_bow"], 5)])
def test_habits_do_not_go_round_in_circles(decks: list[str], seed: int) -> None:
    used: Counter[Any] = Counter()
    for game, number in played_by(lambda seat: bot("tcg", "habits", seat), decks, seed):
        assert game.decision is not None
        choice, board = game.decision.choices[number], game.table
        if isinstance(choice, Use):
            used[board.turn, board.phase, choice] += 1
    assert 1 < max(used.values()) <= 12  # sixty times in one phase if nothing else ends it
