"""Two nodes within the test: a table lives at one of them, moves when somebody comes to the other, and nothing is written twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from onetable.server.house import nodes as nodes_module
from onetable.server.house import rooms as rooms_module
from onetable.server.house.nodes import ManyNodes
from onetable.server.keeping.databases import database_url
from onetable.server.keeping.store import Store
from onetable.server.table import entries as log
from tests.server.host import Host, Json, Line, Visitor, hosting

NODES = 2


class Pair:
    """Two nodes on one database, and one person who plays at a table with a bot."""

    def __init__(self, here: Host, there: Host) -> None:
        self.here, self.there = here, there
        self.ada: Visitor
        self.table = ""

    async def begin(self) -> None:
        """Ada opens a table here."""
        self.ada = await self.here.visitor("Ada")
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.table = (await self.ada.open_table(players=2, seats=seats))["id"]

    def ada_at(self, host: Host) -> Visitor:
        """Ada, with the same token, at this node."""
        return Visitor(host, host.client(self.ada.token), self.ada.me)

    async def log(self) -> list[log.AnyEntry]:
        """All that is written of the table."""
        return [log.read_entry(row.entry) for row in await self.here.server.store.log_of(self.table)]

    async def holder(self) -> int:
        """The node at which the table lives."""
        async with self.there.server.store.engine.connect() as connection:
            found = (await connection.execute(text("select node from holders"))).scalar_one()
            return int(found)


def number(host: Host) -> int:
    """The number of this node."""
    assert isinstance(host.server.nodes, ManyNodes)
    return host.server.nodes.number


async def until_closed(line: Line) -> str:
    """Why the line was closed."""
    return str((await line.hear("closed"))["code"])


def hello(state: Json, id: str) -> Json:
    """A command: Ada says hello."""
    return {"do": "say", "id": id, "table": state["table"], "seat": 0, "at": state["n"], "phrase": "say-hello", "about": None}


@pytest.fixture
async def pair(postgresql: str, tmp_path: Path) -> AsyncIterator[Pair]:
    async with AsyncExitStack() as stack:
        hosts = [await stack.enter_async_context(hosting(tmp_path, database=database_url(postgresql))) for _ in range(NODES)]
        found = Pair(*hosts)
        await found.begin()
        yield found


async def test_a_table_goes_where_its_people_come_and_the_others_are_asked_to_follow(pair: Pair) -> None:
    line = pair.ada.line(pair.table)
    state = await line.hear("state")
    line.send(hello(state, "first"))
    assert (await line.hear("state"))["done"] == "first"
    moved = pair.ada_at(pair.there).line(pair.table)
    again = await moved.hear("state")
    assert again["n"] == state["n"] + 2  # what was said, and that the table has moved
    assert again["view"] == state["view"] and again["news"]["lines"] == state["news"]["lines"]
    assert await until_closed(line) == "restart"
    assert pair.table not in pair.here.server.lobby.rooms and await pair.holder() == number(pair.there)
    moved.send(hello(again, "second"))
    assert (await moved.hear("state"))["done"] == "second"


async def test_what_was_sent_to_both_nodes_happens_once(pair: Pair) -> None:
    line = pair.ada.line(pair.table)
    state = await line.hear("state")
    line.send(hello(state, "same"))
    await line.hear("state")
    moved = pair.ada_at(pair.there).line(pair.table)
    again = await moved.hear("state")
    moved.send(hello(again, "same"))
    assert (await moved.hear("done"))["n"] == state["n"] + 1
    assert [type(entry) for entry in await pair.log()] == [log.Sat, log.SaidPhrase, log.Moved]


@pytest.mark.parametrize("plays_on", [True, False])
async def test_a_node_that_was_not_told_writes_nothing_that_counts(pair: Pair, plays_on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    line = pair.ada.line(pair.table)
    state = await line.hear("state")
    monkeypatch.setattr(pair.here.server.lobby, "drop", lambda table: None)  # as if it hung when the news came
    moved = pair.ada_at(pair.there).line(pair.table)
    again = await moved.hear("state")
    if plays_on:
        moved.send(hello(again, "there"))
        await moved.hear("state")
    line.send(hello(state, "late"))
    assert await until_closed(line) == "restart"
    wanted = [log.Sat, log.Moved, *([log.SaidPhrase] if plays_on else [])]
    assert [type(entry) for entry in await pair.log()] == wanted
    assert pair.table not in pair.here.server.lobby.rooms
    assert "there" in [name.partition(":")[2] for name in pair.there.server.lobby.rooms[pair.table].sitting.commands] or not plays_on


async def test_what_the_node_before_has_written_at_the_last_moment_is_not_lost(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await pair.here.room(pair.table)
    monkeypatch.setattr(pair.here.server.lobby, "drop", lambda table: None)
    store = pair.there.server.store
    real = store.log_of

    async def read_too_early(table: str, after: int = 0) -> Any:
        found = await real(table, after)
        if not after:  # something more is written between the reading and the fence
            await room.perform(lambda: room.commit([log.SaidPhrase(0, "say-hello")]))
        return found

    monkeypatch.setattr(store, "log_of", read_too_early)
    there = await pair.there.room(pair.table)
    assert [type(entry) for entry in await pair.log()] == [log.Sat, log.SaidPhrase, log.Moved]
    assert len(there.sitting.said) == 1


async def test_who_only_looks_takes_nothing_and_sees_what_is_new(pair: Pair) -> None:
    line = pair.ada.line(pair.table)
    state = await line.hear("state")
    ada = pair.ada_at(pair.there)
    assert (await ada.get(f"/api/tables/{pair.table}")).json()["n"] == state["n"]
    line.send(hello(state, "one"))
    assert (await line.hear("state"))["done"] == "one"
    assert (await ada.get(f"/api/tables/{pair.table}")).json()["n"] == state["n"] + 1
    assert [table["n"] for table in (await ada.get("/api/me/tables")).json()] == [state["n"] + 1]
    assert await pair.holder() == number(pair.here) and pair.table not in pair.there.server.lobby.rooms


async def test_somebody_who_sits_down_at_another_node_brings_the_table_there(pair: Pair) -> None:
    line = pair.ada.line(pair.table)
    await line.hear("state")
    bob = await pair.there.visitor("Bob")
    assert (await bob.post(f"/api/tables/{pair.table}/sit")).status_code == 200
    assert await until_closed(line) == "restart"
    assert [type(entry) for entry in await pair.log()] == [log.Sat, log.Moved, log.Sat]


async def test_a_node_that_was_not_told_sends_nobody_away_for_good(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pair.here.server.nodes.news, "_hear", lambda *_: None)  # type: ignore[attr-defined]
    bob = await pair.there.visitor("Bob")
    assert (await bob.post(f"/api/tables/{pair.table}/sit")).status_code == 200
    back = Visitor(pair.here, pair.here.client(bob.token), bob.me)
    assert await until_closed(back.line(pair.table)) == "restart"  # his seat is not known here, but he has one
    monkeypatch.setattr(nodes_module, "HELD", 0.0)
    assert (await back.line(pair.table).hear("state"))["view"]["seat"] == 1


async def test_nobody_sits_down_at_two_tables_of_a_deal_at_two_nodes_in_the_same_moment(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [{"kind": "bot"}, {"kind": "open"}]
    first = (await pair.ada.open_table(players=2, seats=seats))["id"]
    second = (await pair.ada.open_table(players=2, seats=seats, deal_of=first))["id"]
    bob = await pair.here.visitor("Bob")
    there = Visitor(pair.there, pair.there.client(bob.token), bob.me)
    ask = Store.sits_at

    async def slowly(store: Store, person: str, tables: Sequence[str]) -> bool:
        found = await ask(store, person, tables)
        await asyncio.sleep(0.1)
        return found

    monkeypatch.setattr(Store, "sits_at", slowly)
    answers = await asyncio.gather(bob.post(f"/api/tables/{first}/sit"), there.post(f"/api/tables/{second}/sit"))
    assert sorted([answer.status_code for answer in answers]) == [200, 409]


async def test_two_who_come_to_different_nodes_do_not_tear_at_the_table(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes_module, "HELD", 3600.0)  # however long this machine takes for the next lines
    await pair.ada.line(pair.table).hear("state")
    moved = pair.ada_at(pair.there).line(pair.table)
    await moved.hear("state")
    assert await until_closed(pair.ada.line(pair.table)) == "restart"  # not back at once
    assert await pair.holder() == number(pair.there)
    monkeypatch.setattr(nodes_module, "HELD", 0.0)
    assert (await pair.ada.line(pair.table).hear("state"))["table"] == pair.table
    assert await until_closed(moved) == "restart"


async def test_a_bot_moves_at_a_table_whose_people_and_node_are_gone(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ManyNodes, "sweep", 0.05)
    url = database_url(postgresql)
    async with hosting(tmp_path, database=url) as stays:
        async with hosting(tmp_path, database=url) as dies:
            monkeypatch.setattr(dies.server.lobby.thinker, "choose", lambda *_: asyncio.sleep(60))  # it dies before it has chosen
            ada = await dies.visitor("Ada")
            seats = [{"kind": "bot"}, {"kind": "bot"}]
            table = (await ada.open_table(players=2, seats=seats))["id"]
            await asyncio.sleep(0.2)
            assert table not in stays.server.lobby.rooms  # while its node lives, nobody else touches it
        while log.Answered not in [type(log.read_entry(row.entry)) for row in await stays.server.store.log_of(table)]:
            await asyncio.sleep(0.02)


async def test_a_table_that_cannot_be_brought_back_is_told_of_once(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ManyNodes, "sweep", 0.02)
    url = database_url(postgresql)
    async with hosting(tmp_path, database=url) as stays:
        async with hosting(tmp_path, database=url) as dies:
            table = (await (await dies.visitor("Ada")).open_table())["id"]
            async with stays.server.store.engine.begin() as connection:
                await connection.execute(text("update log set entry = 'x'"))
        while not caplog.records:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == [f"The table {table} (fellowship) cannot be opened"]


async def test_somebody_who_has_left_at_one_node_is_unknown_at_all(pair: Pair) -> None:
    there = pair.ada_at(pair.there)
    assert (await there.get("/api/me")).json()["name"] == "Ada"
    await pair.ada.post("/api/me", {"name": "Lovelace"})
    await eventually(lambda: answers(there, 200, "Lovelace"))
    await pair.ada.post("/api/logout")
    await eventually(lambda: answers(there, 401, None))


async def test_a_node_that_could_not_hear_for_a_while_finds_out_what_it_has_missed(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    line = pair.ada.line(pair.table)
    await line.hear("state")
    monkeypatch.setattr(pair.here.server.nodes.news, "_hear", lambda *_: None)  # type: ignore[attr-defined]
    await pair.ada_at(pair.there).line(pair.table).hear("state")
    assert pair.table in pair.here.server.lobby.rooms
    async with pair.there.server.store.engine.begin() as connection:
        await connection.execute(
            text("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = :node"),
            {"node": number(pair.here)},
        )
    assert await until_closed(line) == "restart"


async def test_few_copies_of_what_lives_elsewhere_are_kept(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "MOST_COPIES", 1)
    other = (await pair.ada.open_table(players=2, seats=[{"kind": "me"}, {"kind": "open"}]))["id"]
    ada = pair.ada_at(pair.there)
    for table in (pair.table, other, pair.table):
        assert (await ada.get(f"/api/tables/{table}")).json()["id"] == table
    assert list(pair.there.server.lobby._copies) == [pair.table]


async def answers(visitor: Visitor, status: int, name: str | None) -> bool:
    """Whether this is what somebody is told of himself."""
    found = await visitor.get("/api/me")
    return found.status_code == status and (name is None or found.json()["name"] == name)


async def eventually(question: Any) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(10):
        while not await question():
            await asyncio.sleep(0.02)
