"""What a server holds in memory: nothing of tables that were let go, little of people who have left."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
import uvicorn
from sqlalchemy import Engine, event

from bench.memory import Served, measure, play
from onetable.cli.serve import listen_on, uvicorn_config
from onetable.client import Client
from onetable.games.fellowship.pictures.codes import codes_of
from onetable.server.app import Settings, create_app
from onetable.server.house import memory
from onetable.server.keeping import trouble
from onetable.server.keeping.base_store import sqlite_url
from onetable.server.keeping.trouble import Trouble
from onetable.server.pictures.speaker import speaker_of
from onetable.text import Interface
from tests.server.host import GENEROUS, PATIENT, FirstChoice, Host, finish, hosting
from tests.server.test_rooms import A_MINUTE, ALONE, look_round, two_friends

MOST, GROWS = 250, 1.2  # megabytes, and how much more than before may be left
READ = {"tables", "log", "packed", "seats", "notes", "holders"}  # what grows with every table


@asynccontextmanager
async def on_the_network(folder: Path) -> AsyncIterator[tuple[Host, str]]:
    """A server in this test that is reached through sockets, and its address."""
    settings = Settings(sqlite_url(folder / "tables.sqlite"), manner=PATIENT, **GENEROUS)
    with listen_on("127.0.0.1", 0) as listening:
        host = Host(create_app(settings, FirstChoice()))
        server = uvicorn.Server(uvicorn_config(host.app, settings.patience))
        running = asyncio.create_task(server._serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield host, f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        await running


async def test_a_table_is_freed_at_once_when_those_on_the_line_have_left(tmp_path: Path) -> None:
    """The connection may be found as garbage later, but must not hold the table until then."""
    async with on_the_network(tmp_path) as (host, address):
        ada = await Client.join(address, "Ada")
        table = (await ada.post("/api/tables", {"game": "fellowship", "players": 2, "seats": ALONE}))["id"]
        room = ref(host.server.lobby.rooms[table])
        gc.disable()
        try:
            async with ada.line(table) as line:
                await anext(aiter(line))
            while host.server.lines:
                await asyncio.sleep(0.01)
            await look_round(host, A_MINUTE)
            await asyncio.sleep(0.05)
            assert table not in host.server.lobby.rooms and room() is None
        finally:
            gc.enable()


async def test_nothing_is_remembered_of_a_table_that_is_over_and_left(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        _, _, table = await two_friends(host)
        await finish(host, table)
        assert table in host.server.store._awake
        await look_round(host, A_MINUTE)
        await asyncio.sleep(0.01)
        assert table not in host.server.store._awake and not host.server.lobby._leaving


async def test_what_was_said_is_forgotten_when_nobody_is_there(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, _, table = await two_friends(host)
        line = ada.line(table)
        told = await line.hear("state")
        await line.hang_up()
        speaker = speaker_of("fellowship", "en")
        memory.give_back()
        assert [speaker.say.cache_info().currsize, speaker.read.cache_info().currsize, codes_of.cache_info().currsize] == [0, 0, 0]  # type: ignore[attr-defined]
        line = ada.line(table)
        assert (await line.hear("state"))["view"] == told["view"]  # and is said again
        await line.hang_up()


async def test_people_and_questions_to_the_database_are_forgotten_and_found_again(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, _, table = await two_friends(host)
        people, store = host.server.people, host.server.store
        assert people._known and store.reader is not None
        before = store.reader.engine.pool
        memory.give_back()
        store.reader.thread.submit(lambda: None).result()  # after what it has been given to do
        assert not people._known and store.reader.engine.pool is not before
        line = ada.line(table)
        assert (await line.hear("state"))["table"] == table
        await line.hang_up()


def test_strings_that_name_others_are_parsed_again() -> None:
    said = Interface("nl").say("lobby-chapter-won", chapter=6, title="Bree")
    memory.give_back()
    assert Interface("nl").say("lobby-chapter-won", chapter=6, title="Bree") == said


# ---- the start


async def test_the_start_looks_through_no_table_that_is_over(tmp_path: Path) -> None:
    """Whatever is asked of the database then finds its rows by an index, and not by reading all tables that were ever played."""
    async with hosting(tmp_path) as host:
        _, _, table = await two_friends(host)
    asked: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, values: Any, *_more: object) -> None:
        asked.append((statement, values))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        async with hosting(tmp_path) as host:
            await asyncio.gather(*host.server.lobby._background)
            assert table in host.server.lobby.rooms  # a bot may have to move there
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    questions = {statement: values for statement, values in asked if statement.startswith("SELECT")}
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        plans = [
            str(row[-1]) for statement, values in questions.items() for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)
        ]
    assert any(["unfinished_tables" in plan for plan in plans])
    assert [plan for plan in plans if plan.startswith("SCAN ") and READ & set(plan.split()) and "unfinished_tables" not in plan] == []


async def test_the_file_is_looked_through_when_the_start_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Trouble] = []
    monkeypatch.setattr(Trouble, "look", lambda self: looked.append(self))
    for seconds, often in ((A_MINUTE, 0), (0.0, 1)):
        monkeypatch.setattr(trouble, "FIRST_LOOK", seconds)
        found = Trouble(tmp_path / "tables.sqlite")
        found.look_through()
        await asyncio.sleep(0.01)
        await found.close()  # does not wait for what has not begun
        assert len(looked) == often


# ---- real servers


def test_a_few_tables_take_little_more_than_the_games_themselves(tmp_path: Path) -> None:
    """However slow the machine is: here no time is measured, and no answer is waited for."""
    served = Served(tmp_path)
    try:
        most, _ = asyncio.run(play(served, 6, 2))
    finally:
        served.end()
    assert most < MOST / 2


@pytest.mark.long
def test_many_tables_in_the_file_and_at_play() -> None:
    figures = measure(tables=200, minutes=10)
    assert figures["start_seconds"] < 3
    assert figures["megabytes_at_most"] < MOST
    assert figures["afterwards_by_start"] < GROWS
