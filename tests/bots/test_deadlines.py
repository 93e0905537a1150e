"""A bot that thinks for a fixed time answers in time, however busy the machine is."""

from __future__ import annotations

from multiprocessing import Process
from os import cpu_count
from time import perf_counter

import pytest

from onetable.bots.registry import bot
from onetable.games.registry import rulebook

BUDGET, GRACE = 0.05, 0.05
TABLES = [({"chapter": chapter}, players) for chapter in (*range(1, 19), "road") for players in (1, 2, 3, 4)]


def slowest(name: str, games: int) -> float:
    """The longest that any decision of so many games took, all tables in turn."""
    book, longest = rulebook("fellowship"), 0.0
    seats = [bot("fellowship", f"{name}:{BUDGET}s", seed) for seed in range(4)]
    for number in range(games):
        setup, players = TABLES[number * 7 % len(TABLES)]
        game = book.begin(setup, players, number)
        while game.decision is not None:
            view = book.view(game, game.decision.seat)
            began = perf_counter()
            choice = seats[game.decision.seat].choose(view)
            longest = max(longest, perf_counter() - began)
            game.answer(choice)
    return longest


def spin() -> None:
    """Keep a processor busy."""
    while True:
        pass


@pytest.mark.long
@pytest.mark.parametrize("name", ["rollout", "partner"])
def test_no_decision_of_a_thousand_games_is_late_on_a_loaded_machine(name: str) -> None:
    busy = [Process(target=spin, daemon=True) for _ in range(cpu_count() or 1)]
    for each in busy:
        each.start()
    try:
        assert slowest(name, 1000) <= BUDGET + GRACE
    finally:
        for each in busy:
            each.kill()
