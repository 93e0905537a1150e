"""Rooms come and go at several nodes: a table that is let go is free for all, and whatever lives elsewhere is left alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from onetable.server.host.admin import Admin, Prune
from onetable.server.house.housekeeping import DAY, Keeping, prune
from onetable.server.keeping.databases import database_url
from onetable.server.table import entries as log
from tests.server.host import Host, Json, Visitor, hosting

TABLE: Json = {"players": 3, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


@pytest.fixture
async def nodes(postgresql: str, tmp_path: Path) -> AsyncIterator[list[Host]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(hosting(tmp_path, database=database_url(postgresql))) for _ in range(2)]


async def everybody_has_left(host: Host) -> None:
    """A minute later the rooms are let go, and that is written down."""
    lobby = host.server.lobby
    for room in lobby.rooms.values():
        room.wanted -= 60
    lobby.caretaker.look_round()
    while lobby._background:
        await asyncio.gather(*lobby._background)
        await asyncio.sleep(0)


async def told(host: Host, question: str) -> list[object]:
    """What the database says."""
    async with host.server.store.engine.connect() as connection:
        return list((await connection.execute(text(question))).scalars())


def at(person: Visitor, host: Host) -> Visitor:
    """The same person at this node."""
    return Visitor(host, host.client(person.token), person.me)


async def test_a_room_that_is_let_go_gives_its_table_up(nodes: list[Host]) -> None:
    here, there = nodes
    ada = await here.visitor("Ada")
    id = (await ada.open_table(**TABLE))["id"]
    assert await told(here, "select node from holders")
    await everybody_has_left(here)
    assert not here.server.lobby.rooms and not await told(here, "select node from holders")
    assert await told(here, "select waits_for from notes") == ["seats"]
    assert (await at(ada, there).post(f"/api/tables/{id}/bot", {"seat": 1})).status_code == 200
    kept = [log.read_entry(row.entry) for row in await there.server.store.log_of(id)]
    assert not any([isinstance(entry, log.Moved) for entry in kept])  # nobody had to be kept from writing
    assert await told(here, "select waits_for from notes") == ["bot"]


async def test_a_table_that_was_at_rest_elsewhere_is_awake_when_it_writes_here_again(nodes: list[Host]) -> None:
    here, there = nodes
    ada, bob = await here.visitor("Ada"), await there.visitor("Bob")
    id = (await ada.open_table(**TABLE))["id"]
    await everybody_has_left(here)
    for host in (there, here):  # the first knows nothing of it, the second believes that it has noted it
        await at(bob, host).post(f"/api/tables/{id}/sit")
        await at(bob, host).post(f"/api/tables/{id}/leave")
        assert await told(here, "select waits_for from notes") == ["bot"]
        await everybody_has_left(host)
        assert await told(here, "select waits_for from notes") == ["seats"]


async def test_what_another_node_has_open_is_neither_expired_nor_packed(nodes: list[Host]) -> None:
    here, there = nodes
    ada = await here.visitor("Ada")
    id = (await ada.open_table(**TABLE))["id"]
    await everybody_has_left(here)
    line = at(ada, there).line(id)
    await line.hear("state")
    later = time.time() + 31 * DAY
    assert (await prune(here.server.store, Keeping(), later, await here.server.lobby.living())).tables == 0
    assert (await Admin(here.server).carry_out(Prune())).text.startswith("Tables that never began: 0 gone")
    await line.hang_up()
    await asyncio.sleep(0.05)
    await everybody_has_left(there)
    assert (await prune(here.server.store, Keeping(), later, await here.server.lobby.living())).tables == 1
    assert (await at(ada, there).get(f"/api/tables/{id}")).status_code == 404


async def test_who_writes_at_a_node_that_does_not_know_that_the_table_has_expired(nodes: list[Host]) -> None:
    here, there = nodes
    ada, bob = await here.visitor("Ada"), await there.visitor("Bob")
    id = (await ada.open_table(**TABLE))["id"]
    await everybody_has_left(here)
    await there.server.lobby.room(id)
    assert (await prune(here.server.store, Keeping(), time.time() + 31 * DAY)).tables == 1
    assert (await bob.post(f"/api/tables/{id}/sit")).status_code == 503
    assert not await told(here, "select n from log")


async def test_of_a_dead_node_only_tables_are_adopted_at_which_a_bot_may_have_to_move(nodes: list[Host]) -> None:
    here, _ = nodes
    ada = await here.visitor("Ada")
    resting, awake = [(await ada.open_table(**TABLE))["id"] for _ in range(2)]
    await everybody_has_left(here)
    await here.server.lobby.room(resting)
    room = await here.server.lobby.room(awake)
    for seat in (1, 2):
        await room.perform(partial(room.place_bot, seat, "rules", ada.me["id"]))
    async with here.server.store.engine.begin() as connection:
        await connection.execute(text("update holders set node = 1"))  # a node that is gone
    assert await here.server.nodes.orphans() == [awake]
