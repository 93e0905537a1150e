"""Attacks on a real server: one guest takes all the bots' time, a kill leaves bots behind, a deck is too large to be dealt."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from onetable.client import Client, is_asked
from tests.server.great_deck import great_deck
from tests.server.processes import ServerProcess

TABLES, PROMPT = 30, 15.0  # seconds in which a bot answers on a busy machine; with the others before it, it was minutes
STARTED = 3.0  # seconds of work after which a bot's process has started and is in the middle of a thought


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all attacks; the last one kills it."""
    found = ServerProcess(tmp_path_factory.mktemp("attacks"), "--bot-delay", "0", "--bot-time", "60")
    found.start()
    asyncio.run(found.ready())
    yield found
    found.kill()


async def greedy(server: ServerProcess, tables: int, bot: str) -> None:
    """One guest opens many tables at which bots think for long."""
    guest = await Client.join(server.address, "Sméagol")
    bots = [{"kind": "bot", "bot": bot}] * 2
    for _ in range(tables):
        await guest.post("/api/tables", {"game": "quest", "players": 2, "setup": {"heroes": ["eleanor"]}, "seats": bots})


async def test_a_game_with_the_largest_decks_is_played(server: ServerProcess) -> None:
    ada, random, deck = await Client.join(server.address, "Ada"), Random(1), great_deck()
    table = await ada.post("/api/tables", {"game": "tcg", "players": 2, "setup": {"decks": [deck, deck]}})
    given = 0
    async with ada.line(table["id"]) as line:
        async for state in line:
            assert state["view"]["board"]["seats"][0]["deck"]
            if is_asked(state):
                await line.answer(random.randrange(len(state["view"]["choices"])))
                given += 1
            if given == 40 or state["view"]["over"]:
                break
    assert (await ada.get(f"/api/tables/{table['id']}"))["state"] in ("playing", "over")
    assert (await ada.get("/api/me/tables"))[0]["trouble"] == ""


async def test_one_guest_cannot_take_the_time_of_all_bots(server: ServerProcess) -> None:
    await greedy(server, TABLES, "rollout:2s")
    ada = await Client.join(server.address, "Ada")
    table = await ada.post("/api/tables", {"game": "fellowship", "players": 4, "setup": {"chapter": 1}})
    moves, waited, since = 0, 0.0, time.monotonic()
    async with ada.line(table["id"]) as line:
        async for state in line:
            if is_asked(state):
                waited = max(waited, time.monotonic() - since) if moves else waited
                await line.answer(0)
                moves, since = moves + 1, time.monotonic()
            if moves == 4:
                break
    assert waited < 3 * PROMPT  # three bots play before it is her turn again


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up as Linux keeps them")
async def test_no_bot_survives_its_server(server: ServerProcess) -> None:
    await greedy(server, 2, "rollout:30s")
    assert server.process is not None
    begun = time.monotonic()
    while not (bots := [bot for bot in children(server.process.pid) if worked(bot) > STARTED]):
        assert time.monotonic() < begun + 60
        await asyncio.sleep(0.05)
    os.kill(server.process.pid, signal.SIGKILL)
    killed = time.monotonic()
    while any([lives(bot) for bot in bots]):
        assert time.monotonic() < killed + 5
        await asyncio.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit() and state_of(int(path.name))[1:2] == [str(pid)]]


def worked(pid: int) -> float:
    """How many seconds a process has computed."""
    return sum([int(ticks) for ticks in state_of(pid)[11:13]]) / os.sysconf("SC_CLK_TCK")


def lives(pid: int) -> bool:
    """Whether this process still does anything."""
    return state_of(pid)[:1] not in ([], ["Z"])


def state_of(pid: int) -> list[str]:
    """What a process does, whose child it is and so on; nothing where there is none."""
    try:
        return Path("/proc", str(pid), "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
