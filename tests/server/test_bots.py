"""Bots in processes of their own: whatever happens to one, the table gets a choice, and in good time."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import pickle
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

from onetable.bots.registry import bot
from onetable.core.bot import Advised, advised
from onetable.core.match import Match
from onetable.core.view import View
from onetable.games.registry import rulebook
from onetable.server.bots.bot_worker import NO_CHOICE, think, work
from onetable.server.bots.pool import LENGTH, BotPool

STARTING = 60.0  # seconds that a process may take to start on a busy machine


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    found = BotPool(1, most=1000.0)
    found.limit = STARTING
    yield found
    processes = [worker.process for worker in found.workers if worker.process is not None]
    await found.close()
    for process in processes:
        await process.wait()


def question(game: str = "fellowship", seed: int = 1) -> View[Any]:
    """A view of somebody who has to choose."""
    match = Match(rulebook(game), {} if game == "quest" else rulebook(game).form().example(), 4 if game == "fellowship" else 2, seed)
    while match.game.decision is not None and len(match.game.decision.choices) < 2:
        match.answer(0)
    assert match.game.decision is not None
    return match.view(match.game.decision.seat)


def process_of(pool: BotPool) -> int:
    process = pool.workers[0].process
    assert process is not None
    return process.pid


@pytest.mark.parametrize("game", ["fellowship", "tcg", "quest"])
async def test_a_bot_of_each_game_chooses(pool: BotPool, game: str) -> None:
    view = question(game)
    assert await pool.choose(game, "rules", view, "ada") in range(len(view.choices))


async def test_reasons_are_found_where_bots_think(pool: BotPool) -> None:
    view = question()
    told = await pool.advise("fellowship", "rules", view, "ada")
    assert told == advised(bot("fellowship", "rules"), view) and told.reason is not None
    assert (await pool.advise("fellowship", "random", view, "ada")).reason is None
    assert process_of(pool)


async def test_one_process_thinks_again_and_again(pool: BotPool) -> None:
    view = question()
    await pool.choose("fellowship", "rules", view, "ada")
    first = process_of(pool)
    choices = await asyncio.gather(*[pool.choose("fellowship", "rules", view, "ada") for _ in range(10)])
    assert set(choices) <= set(range(len(view.choices)))
    assert process_of(pool) == first


async def test_a_bot_that_hangs_is_stopped_and_chance_chooses(pool: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    view = question()
    await pool.choose("fellowship", "rules", view, "ada")
    hanging, pool.limit = process_of(pool), 0.3
    os.kill(hanging, signal.SIGSTOP)
    with caplog.at_level(logging.WARNING):
        assert await pool.choose("fellowship", "rules", view, "ada") in range(len(view.choices))
    assert "chance has chosen" in caplog.text
    pool.limit = STARTING
    assert await pool.choose("fellowship", "rules", view, "ada") in range(len(view.choices))
    assert process_of(pool) != hanging


async def test_a_bot_that_fails_is_replaced_by_chance_and_the_others_go_on(pool: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    view = question()
    with caplog.at_level(logging.WARNING):
        assert await pool.choose("fellowship", "no such bot", view, "ada") in range(len(view.choices))
    assert "gave no choice" in caplog.text
    process = process_of(pool)
    assert await pool.choose("fellowship", "rules", view, "ada") in range(len(view.choices))
    assert process_of(pool) == process


async def test_a_process_that_is_killed_is_started_again(pool: BotPool) -> None:
    view = question()
    await pool.choose("fellowship", "random", view, "ada")
    first = process_of(pool)
    os.kill(first, signal.SIGKILL)
    assert await pool.choose("fellowship", "rules", view, "ada") in range(len(view.choices))
    assert await pool.choose("fellowship", "rules", view, "ada") in range(len(view.choices))
    assert process_of(pool) != first


async def test_a_process_that_is_killed_while_it_thinks(pool: BotPool) -> None:
    view = question()
    await pool.choose("fellowship", "random", view, "ada")
    thinking = asyncio.create_task(pool.choose("fellowship", "rollout:1000s", view, "ada"))
    await asyncio.sleep(0.3)
    os.kill(process_of(pool), signal.SIGKILL)
    assert await thinking in range(len(view.choices))
    assert await pool.choose("fellowship", "rules", view, "ada") in range(len(view.choices))


async def test_who_no_longer_wants_to_know_frees_the_process(pool: BotPool) -> None:
    view = question()
    await pool.choose("fellowship", "random", view, "ada")
    thinking = asyncio.create_task(pool.choose("fellowship", "rollout:1000s", view, "ada"))
    await asyncio.sleep(0.2)
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    assert await pool.choose("fellowship", "rules", view, "ada") in range(len(view.choices))


# ---- within the process


def test_a_bot_thinks_about_a_view_and_nothing_else() -> None:
    view = question()
    found = think(pickle.dumps(("fellowship", "rules", 2.0, view, False)))
    assert found.choice in range(len(view.choices)) and found.reason is None  # nobody wanted to know
    assert think(pickle.dumps(("fellowship", "no such bot", 2.0, view, True))) == Advised(NO_CHOICE)


def test_the_process_works_until_the_server_is_gone() -> None:
    view = question()
    message = pickle.dumps(("fellowship", "random", 2.0, view, True))
    answers = io.BytesIO()
    left: list[bool] = []
    work(io.BytesIO((LENGTH.pack(len(message)) + message) * 3), answers, lambda: left.append(True))
    numbers = [number for (number,) in LENGTH.iter_unpack(answers.getvalue())]
    assert len(numbers) == 6 and all([number < len(view.choices) for number in numbers[::2]])
    assert numbers[1::2] == [0, 0, 0]  # chance has no reasons
