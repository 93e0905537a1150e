"""Rooms come and go: a table is in memory while somebody is there or a bot has to move, and wakes without making others wait."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from onetable.core.view import View
from onetable.server.house import caretaker as caretaker_module
from onetable.server.house.quotas import Quotas
from onetable.server.keeping.rows import BOT
from onetable.server.table.manner import Thinker
from onetable.server.table.room import Room
from onetable.server.table.sitting import SEATS
from tests.server.host import Host, Json, Visitor, finish, hosting

FROZEN = Path(__file__).parents[1] / "frozen" / "server_log.sql"
ALONE = [{"kind": "me"}, {"kind": "open"}]
A_MINUTE = 60.0
ONE_TURN = 0.05  # seconds of the processor: more than that nobody may take at once


class Ponders(Thinker):
    """A bot that never comes to a decision."""

    async def choose(self, game: str, bot: str, view: View[Any], whose: str) -> int:
        await asyncio.Event().wait()
        return 0


async def two_friends(host: Host) -> tuple[Visitor, Visitor, str]:
    """A table at which two people play, and nobody listens yet."""
    ada, bob = await host.visitor("Ada"), await host.visitor("Bob")
    return ada, bob, (await host.full_table([ada, bob]))["id"]


async def look_round(host: Host, later: float = 0.0) -> None:
    """As the server does every few seconds, so many seconds later; what it notes is on the disk."""
    lobby = host.server.lobby
    for room in lobby.rooms.values():
        room.wanted -= later
    lobby.caretaker.look_round()
    await asyncio.gather(*lobby._background)


# ---- letting go


async def test_a_room_is_let_go_when_the_last_one_has_left_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, _, table = await two_friends(host)
        line = ada.line(table)
        before = await line.hear("state")
        await look_round(host, A_MINUTE)
        assert table in host.server.lobby.rooms  # somebody is here
        await line.hang_up()
        await asyncio.sleep(0)
        await look_round(host, A_MINUTE)
        assert table not in host.server.lobby.rooms
        line = ada.line(table)
        after = await line.hear("state")
        assert (after["n"], after["view"]) == (before["n"], before["view"])
        await line.hang_up()


@pytest.mark.parametrize("bot", [False, True])
async def test_a_room_that_is_let_go_is_freed_at_once(tmp_path: Path, bot: bool) -> None:
    """Not when garbage is looked for: a server that remembers thousands of tables does that seldom."""
    async with hosting(tmp_path) as host:
        ada, _, table = await two_friends(host)
        if bot:
            table = (await ada.open_table(players=2, seats=[{"kind": "bot"}, {"kind": "bot"}]))["id"]
        line = ada.line(table)
        await line.hear("state")
        room = ref(host.server.lobby.rooms[table])
        await finish(host, table)
        await line.hang_up()
        del line
        gc.disable()
        await look_round(host, A_MINUTE)
        await asyncio.sleep(0.01)
        gc.enable()
        assert table not in host.server.lobby.rooms and room() is None


async def test_who_is_only_away_for_a_moment_finds_the_room_open(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, _, table = await two_friends(host)
        line = ada.line(table)
        await line.hear("state")
        await line.hang_up()
        room = host.server.lobby.rooms[table]
        await look_round(host)
        assert host.server.lobby.rooms[table] is room


async def test_a_finished_room_goes_at_once_however_long_people_were_there(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, _, table = await two_friends(host)
        line = ada.line(table)
        await line.hear("state")
        await finish(host, table)
        await look_round(host, A_MINUTE)  # so long ago they came
        assert table in host.server.lobby.rooms
        await line.hang_up()
        await asyncio.sleep(0)
        await look_round(host)
        assert table not in host.server.lobby.rooms
        assert (await ada.get(f"/api/tables/{table}")).json()["state"] == "over"


async def test_bots_play_on_where_nobody_is_and_then_the_room_goes(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        table = (await ada.open_table(players=2, seats=[{"kind": "bot"}, {"kind": "bot"}]))["id"]
        room = host.server.lobby.rooms[table]
        while not room.is_idle:
            assert table in host.server.lobby.rooms
            await asyncio.sleep(0.01)
        assert room.sitting.is_over
        await look_round(host, A_MINUTE)
        assert table not in host.server.lobby.rooms


async def test_who_looks_at_many_tables_does_not_fill_the_memory_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker_module, "MOST_IDLE", 4)
    monkeypatch.setattr(caretaker_module, "AT_THE_DOOR", 0.0)
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        tables = [(await ada.open_table(players=2, seats=ALONE))["id"] for _ in range(12)]
        for table in tables:
            assert (await host.stranger().get(f"/api/tables/{table}")).json()["id"] == table
            assert len(host.server.lobby.rooms) <= 4 + 2
        listed = (await ada.get("/api/me/tables")).json()
        assert {table["id"] for table in listed} == set(tables)
        assert len(host.server.lobby.rooms) <= 4 + 2


# ---- the start


async def test_at_the_start_only_tables_at_which_a_bot_may_have_to_move_are_opened(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        host.server.lobby.thinker = Ponders()
        ada, _, people = await two_friends(host)
        missing = (await ada.open_table(players=2, seats=ALONE))["id"]
        bots = (await ada.open_table(players=2, seats=[{"kind": "bot"}, {"kind": "bot"}]))["id"]
        await look_round(host, A_MINUTE)
        assert list(host.server.lobby.rooms) == [bots]
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        noted = dict(database.execute('select "table", waits_for from notes').fetchall())
    database.close()
    assert noted[bots] == BOT and noted[missing] == SEATS and noted[people] not in (BOT, SEATS, "")
    async with hosting(tmp_path) as host:
        await asyncio.gather(*host.server.lobby._background)
        assert list(host.server.lobby.rooms) == [bots]


async def test_a_table_that_was_open_when_the_server_was_killed_is_opened_again(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        _, _, table = await two_friends(host)
        await look_round(host, A_MINUTE)  # at rest, and noted so
        room = await host.room(table)
        await room.perform(lambda: room.rise(room.sitting.seats[0].person))
    async with hosting(tmp_path) as host:
        await asyncio.gather(*host.server.lobby._background)
        assert list(host.server.lobby.rooms) == [table]  # a bot has taken the seat, and it may be its turn


# ---- waking


def long_games(folder: Path) -> list[str]:
    """A folder with six old tables, one of them a finished game of 412 answers; their ids, the longest first."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.executescript(FROZEN.read_text("utf-8"))
        found = database.execute('select "table" from log group by "table" order by count(*) desc').fetchall()
    database.close()
    return [str(id) for (id,) in found]


async def waking_steps(host: Host, table: str) -> tuple[list[float], Room]:
    """How long each step of the loop took while this table was brought back, by the time of the processor."""
    steps: list[float] = []
    waking = asyncio.create_task(host.room(table))
    gc.disable()  # what the other tests have left behind is not looked through meanwhile
    while not waking.done():
        begun = time.thread_time()
        await asyncio.sleep(0)
        steps.append(time.thread_time() - begun)
    gc.enable()
    return steps, await waking


async def test_a_long_game_wakes_while_everybody_else_is_served(tmp_path: Path) -> None:
    """Between two steps of the loop never more than one short turn of work, by the time of the processor."""
    table = long_games(tmp_path)[0]
    async with hosting(tmp_path) as host:
        await asyncio.gather(*host.server.lobby._background)
        steps, room = await waking_steps(host, table)
        assert room.sitting.is_over
        assert max(steps) < ONE_TURN, f"somebody had to wait for {max(steps):.3f} s"
        assert max(steps) < sum(steps) / 2, "all was done in one turn"


async def test_a_table_that_goes_on_from_another_is_brought_back_before_anybody_sits_down(tmp_path: Path) -> None:
    """What was answered before it began is answered again while it wakes, step by step, and not at once when the last seat is taken."""
    async with hosting(tmp_path) as host:
        ada, _, old = await two_friends(host)
        await finish(host, old)
        at = len((await host.room(old)).sitting.answered_at) - 1
        table = (await ada.post(f"/api/tables/{old}/branch", {"at": at, "seats": ALONE})).json()["id"]
        await look_round(host, A_MINUTE)
        room = await host.room(table)
        assert room.sitting.match is None and room.sitting.ahead is not None and len(room.sitting.ahead.answers) == at > 10
        assert (await (await host.visitor("Bob")).post(f"/api/tables/{table}/sit")).json()["state"] == "playing"
        assert room.sitting.match is not None and len(room.sitting.match.answers) == at and not room.sitting.has_answered(0)


async def test_all_who_come_to_a_sleeping_table_find_the_same_room_and_nobody_who_leaves_stops_it(tmp_path: Path) -> None:
    table = long_games(tmp_path)[0]
    async with hosting(tmp_path) as host:
        comers = [asyncio.create_task(host.room(table))]
        while table not in host.server.lobby._opening:
            await asyncio.sleep(0)
        comers += [asyncio.create_task(host.room(table)) for _ in range(2)]
        comers[0].cancel()
        rooms = await asyncio.gather(*comers, return_exceptions=True)
        assert isinstance(rooms[0], asyncio.CancelledError) and rooms[1] is rooms[2]


# ---- quotas


async def test_one_person_has_only_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    async with hosting(tmp_path, quotas=Quotas(of_a_person=2, from_an_address=100)) as host:
        ada = await host.visitor("Ada", "nl")
        wish: Json = {"game": "fellowship", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        tables = [(await ada.open_table(**wish))["id"] for _ in range(2)]
        refused = await ada.post("/api/tables", wish)
        assert refused.status_code == 429 and refused.json()["code"] == "too_many_tables"
        assert refused.json()["text"] == "Er staan te veel tafels van je open; speel er eerst een uit of verlaat er een."
        await finish(host, tables[0])
        assert (await ada.post("/api/tables", wish)).status_code == 200
        assert (await ada.post("/api/tables", wish)).status_code == 429
        assert (await (await host.visitor("Bob")).post("/api/tables", wish)).status_code == 200


async def test_one_address_has_only_so_many_however_many_guests_it_is(tmp_path: Path) -> None:
    async with hosting(tmp_path, quotas=Quotas(of_a_person=2, from_an_address=3)) as host:
        wish = {"game": "fellowship", "players": 2, "seats": ALONE}
        answers = [await (await host.visitor()).post("/api/tables", wish) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            assert "127.0.0.1" not in str(database.execute("select * from notes").fetchall())  # addresses are not kept
        database.close()
