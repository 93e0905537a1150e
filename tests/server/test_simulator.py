"""A server that crashes in a world of bad weather: whatever the seed, it keeps its word. 1,000 worlds with `--long`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tests.server.simulator.ledger import Violation
from tests.server.simulator.saboteurs import SABOTEURS
from tests.server.simulator.world import AT_ONCE, ONE_BY_ONE, Plays, World, simulate

FIRST, ALL = 20, 1000  # worlds in the usual run, and in the long one
FEW, MANY = 10, 200  # of those in which all choose at once
CHUNK = 20


def live_through(seeds: range, plays: Plays = ONE_BY_ONE) -> list[World]:
    """All these worlds; the seed is named with what was broken."""
    found = []
    for seed in seeds:
        try:
            found.append(simulate(seed, plays))
        except Violation as violation:
            pytest.fail(f"seed {seed}: {violation}")
    return found


@pytest.mark.parametrize("start", range(0, FIRST, CHUNK))
def test_whatever_happens_every_confirmed_choice_is_there_once_and_every_game_ends(start: int) -> None:
    worlds = live_through(range(start, start + CHUNK))
    assert sum([world.starts - 1 for world in worlds]) > CHUNK  # they did crash


@pytest.mark.long
@pytest.mark.parametrize("start", range(FIRST, ALL, CHUNK))
def test_the_same_in_a_thousand_worlds(start: int) -> None:
    live_through(range(start, start + CHUNK))


def test_the_same_where_all_choose_at_once() -> None:
    worlds = live_through(range(FEW), AT_ONCE)
    assert sum([world.starts - 1 for world in worlds]) > FEW


@pytest.mark.long
@pytest.mark.parametrize("start", range(FEW, MANY, CHUNK))
def test_the_same_in_two_hundred_worlds_where_all_choose_at_once(start: int) -> None:
    live_through(range(start, start + CHUNK), AT_ONCE)


def test_a_seed_tells_the_same_story_every_time() -> None:
    first, second = simulate(0), simulate(0)
    assert first.starts > 1
    assert first.disk.log == second.disk.log and first.loop.now == second.loop.now


@pytest.mark.parametrize("saboteur", SABOTEURS, ids=lambda saboteur: saboteur.__name__)
def test_a_broken_server_is_found_out(saboteur: Callable[[], AbstractContextManager[None]]) -> None:
    with saboteur(), pytest.raises(Violation):
        for seed in range(80):
            simulate(seed)
