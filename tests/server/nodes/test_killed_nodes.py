"""Nodes that are killed without warning while people play at all of them: nothing confirmed is lost, nothing happens twice, all go on."""

from __future__ import annotations

import asyncio
import os
import statistics
from pathlib import Path
from random import Random

import pytest

from tests.server.parties import AT_LAST, WISHES, Party, Road, check_kept, check_read, everybody_goes_on

NODES = 3
MIDDLE, LATEST = 2.0, 5.0  # seconds until people go on, on a machine that has nothing else to do


async def kill_again_and_again(folder: Path, database: str, kills: int, tables: int) -> list[float]:
    """Let people play and nodes die, one after the other; the seconds until each person went on, each time."""
    rng, road, times = Random(kills), Road(folder, database, NODES), list[float]()
    parties = [Party(road, Random(number), WISHES[number % len(WISHES)]) for number in range(tables)]
    playing: list[asyncio.Task[None]] = []
    starting: list[asyncio.Task[None]] = []
    try:
        await road.start_all()
        playing = [asyncio.create_task(party.play()) for party in parties]
        async with asyncio.timeout(AT_LAST):
            while not all([party.confirmed for party in parties]):
                assert not [task.result() for task in playing if task.done()]
                await asyncio.sleep(0.05)
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            while len(road.away) >= NODES - 1:
                await asyncio.sleep(0.02)
            dying = rng.choice([node for node in road.nodes if node not in road.away and any([party.at(node) for party in parties])])
            waiting = [party.at(dying) for party in parties]
            since = road.kill(dying)
            await check_kept(road, parties)
            times += await everybody_goes_on(parties, waiting, since, playing)
            starting.append(asyncio.create_task(road.start(dying)))
        for party in parties:
            party.stopping = True
        await asyncio.wait_for(asyncio.gather(*playing), AT_LAST)
        await check_kept(road, parties)
        assert await check_read(road, parties) >= tables
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, *starting, return_exceptions=True)
        for node in road.nodes:
            node.kill()
    return times


async def test_killed_nodes_lose_nothing_and_everybody_goes_on_elsewhere(tmp_path: Path, postgresql: str) -> None:
    assert await kill_again_and_again(tmp_path, postgresql, kills=5, tables=len(WISHES))


@pytest.mark.long
async def test_the_same_three_hundred_times_and_quickly(tmp_path: Path, postgresql: str) -> None:
    is_quiet = os.getloadavg()[0] < 1  # else this would measure what the machine does besides
    times = await kill_again_and_again(tmp_path, postgresql, kills=300, tables=20)
    print(f"{len(times)} people went on after {statistics.median(times):.2f} s in the middle, {max(times):.2f} s at most")
    assert statistics.median(times) < (MIDDLE if is_quiet else AT_LAST) and max(times) < (LATEST if is_quiet else AT_LAST)
