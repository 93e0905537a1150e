"""A node that hangs for a while and wakes: its people play on at another, and what it still wanted to write does not count."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from onetable.client import Client, is_asked
from onetable.server.http.line import RESTART
from tests.server.parties import AT_LAST, Road

Json = dict[str, Any]


async def line_to(address: str, me: Client, table: str) -> tuple[ClientConnection, Json]:
    """A line, and the first state on it in which its owner is asked."""
    url = f"{address.replace('http', 'ws', 1)}/ws?table={table}&last=0&language=en"
    line = await connect(
        url, additional_headers={"Authorization": f"Bearer {me.token}"}, max_size=None, ping_interval=None, close_timeout=1
    )
    async with asyncio.timeout(AT_LAST):  # `wait_for` of Python 3.11 forgets that it was cancelled where a message comes just then
        while True:
            state = json.loads(await line.recv())
            if state["is"] == "state" and is_asked(state):
                return line, state


def answer(state: Json, choice: int, id: str) -> str:
    """A command."""
    head = {"id": id, "table": state["table"], "seat": state["view"]["seat"], "at": state["n"]}
    return json.dumps({"do": "answer", "choice": choice, **head})


async def freeze_and_wake(folder: Path, database: str, seconds: float) -> None:
    """One table goes on at another node while its own hangs; at the other one somebody has only come to look."""
    road = Road(folder, database, 2)
    frozen, other = road.nodes
    try:
        await road.start_all()
        me = await Client.join(frozen.address, "Ada")
        wish = {"game": "tcg", "players": 2, "setup": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        goes_on, is_seen = [(await me.post("/api/tables", wish))["id"] for _ in range(2)]
        bob = await Client.join(frozen.address, "Bob")
        for table in (goes_on, is_seen):
            await bob.post(f"/api/tables/{table}/sit")
        lines = {table: await asked(frozen.address, (me, bob), table) for table in (goes_on, is_seen)}
        assert frozen.process is not None
        os.killpg(frozen.process.pid, signal.SIGSTOP)
        for line, state, _ in lines.values():
            await line.send(answer(state, 0, "to-the-frozen"))
        there = {table: await line_to(other.address, who, table) for table, (_, _, who) in lines.items()}
        await there[goes_on][0].send(answer(there[goes_on][1], 1, "to-the-other"))
        await until_done(there[goes_on][0], "to-the-other")
        await asyncio.sleep(seconds)
        before = await road.rows()
        os.killpg(frozen.process.pid, signal.SIGCONT)
        for line, _, _ in lines.values():
            await until_closed(line)
        after = await road.rows()
        assert after == before
        names = [(table, (command or "").partition(":")[2]) for table, _, command, _ in after if command]
        assert names == [(goes_on, "to-the-other")]
        for line, _ in there.values():
            await line.close()
    finally:
        for node in road.nodes:
            node.kill()


async def asked(address: str, people: tuple[Client, Client], table: str) -> tuple[ClientConnection, Json, Client]:
    """The line of the one who is asked at this table, its state, and who it is."""
    tasks = [asyncio.create_task(line_to(address, person, table)) for person in people]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    first = done.pop()
    return (*first.result(), people[tasks.index(first)])


async def until_done(line: ClientConnection, id: str) -> None:
    while json.loads(await asyncio.wait_for(line.recv(), AT_LAST)).get("done") != id:
        pass


async def until_closed(line: ClientConnection) -> None:
    """Listen until the node says that the table is elsewhere."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(AT_LAST):
            async for text in line:
                message = json.loads(text)
                assert message.get("done") is None and message["is"] != "done"
    assert line.close_code == RESTART


async def test_a_node_that_hangs_and_wakes_writes_nothing_that_counts(tmp_path: Path, postgresql: str) -> None:
    await freeze_and_wake(tmp_path, postgresql, seconds=0.5)


@pytest.mark.long
async def test_the_same_after_a_minute(tmp_path: Path, postgresql: str) -> None:
    await freeze_and_wake(tmp_path, postgresql, seconds=60.0)
