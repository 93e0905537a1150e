"""A bot that thinks for a fixed time answers in time, however busy the machine is."""

from __future__ import annotations

import gc
from multiprocessing import Process
from os import cpu_count

import pytest
from msgspec import convert

from bench.deadlines import GRACE, Played, one_game
from onetable.bots.registry import bot
from onetable.games.registry import rulebook

THINKERS = [("fellowship", "rollout", 0.05), ("fellowship", "partner", 0.05), ("tcg", "master", 0.02), ("quest", "master", 0.02)]


def spin() -> None:
    """Keep a processor busy."""
    while True:
        pass


@pytest.mark.long
@pytest.mark.parametrize(("game", "name", "budget"), THINKERS)
def test_no_decision_of_a_thousand_games_is_late_on_a_loaded_machine(game: str, name: str, budget: float) -> None:
    busy = [Process(target=spin, daemon=True) for _ in range(cpu_count() or 1)]
    for each in busy:
        each.start()
    try:
        for number in range(1000):
            played = convert(one_game(name, budget, 0, game, number), Played)
            assert not played.failed and not played.illegal
            assert max(played.seconds) <= budget + GRACE
    finally:
        for each in busy:
            each.kill()


@pytest.mark.parametrize("game", ["tcg", "quest"])
def test_whoever_has_hardly_any_time_gives_a_legal_answer_to_every_question(game: str) -> None:
    played = convert(one_game("master", 0.001, 0, game, 2), Played)
    assert not played.failed and not played.illegal and len(played.seconds) > 100


@pytest.mark.parametrize("game", ["tcg", "quest"])
def test_what_a_thinking_bot_has_loaded_is_not_looked_through_for_garbage(game: str) -> None:
    bot(game, "master")
    assert gc.get_freeze_count() > 0


@pytest.mark.parametrize("game", ["tcg", "quest"])
def test_nobody_looks_for_garbage_while_a_bot_thinks(game: str) -> None:
    book, thinker = rulebook(game), bot(game, "master:12n")
    table, looked, usual = book.begin({}, 2, 3, silent=True), list[str](), gc.get_threshold()
    gc.callbacks.append(note := lambda phase, _: looked.append(phase))
    gc.set_threshold(50, 2, 2)  # it would be done all the time
    try:
        for _ in range(40):
            assert table.decision is not None
            view = book.view(table, table.decision.seat)
            looked.clear()
            choice = thinker.choose(view)
            assert not looked and gc.isenabled()
            table.answer(choice)
    finally:
        gc.set_threshold(*usual)
        gc.callbacks.remove(note)
