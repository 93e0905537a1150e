"""What is not kept for ever: tables that never began, guests that never came back; and the logs of old games, kept in less room."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

from onetable.server.host.admin import Prune
from onetable.server.host.desk import ask
from onetable.server.house.housekeeping import DAY, Pruned, prune
from tests.server.host import Host, Visitor, finish, hosting

ALONE = [{"kind": "me"}, {"kind": "open"}]


async def days_later(host: Host, days: float) -> Pruned:
    """Everybody has left, and so much later the house is kept."""
    lobby = host.server.lobby
    for room in lobby.rooms.values():
        room.wanted -= DAY
    lobby.caretaker.look_round()
    await asyncio.gather(*lobby._background)
    return await prune(host.server.store, host.server.settings.keeping, time.time() + days * DAY, await lobby.living())


def rows(folder: Path, table: str) -> list[tuple[Any, ...]]:
    """All that is kept of this kind."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        found = database.execute(f"select * from {table}").fetchall()
    database.close()
    return found


async def played(host: Host) -> tuple[Visitor, str]:
    """A game of one person that is over."""
    ada = await host.visitor("Ada")
    table = (await ada.open_table(players=2, seats=[{"kind": "me"}, {"kind": "bot"}]))["id"]
    await finish(host, table)
    return ada, table


# ---- tables that never began


async def test_a_table_at_which_somebody_is_missing_goes_after_thirty_days(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        table = (await ada.open_table(players=2, seats=ALONE))["id"]
        assert (await days_later(host, 29)).tables == 0
        assert (await days_later(host, 31)).tables == 1
        assert (await ada.get(f"/api/tables/{table}")).status_code == 404
        assert (await ada.get("/api/me/tables")).json() == []
    assert not rows(tmp_path, "tables") + rows(tmp_path, "log") + rows(tmp_path, "seats")


async def test_a_game_that_has_begun_stays_for_ever(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, bob = await host.visitor("Ada"), await host.visitor("Bob")
        table = (await host.full_table([ada, bob]))["id"]
        assert (await days_later(host, 4000)).tables == 0
        assert (await ada.get(f"/api/tables/{table}")).json()["state"] == "playing"


async def test_a_table_that_is_open_is_spared(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        table = (await ada.open_table(players=2, seats=ALONE))["id"]
        await days_later(host, 1)
        line = ada.line(table)
        await line.hear("state")
        assert (await days_later(host, 31)).tables == 0
        await line.hang_up()


async def test_who_sits_down_at_a_table_that_has_just_expired_is_not_told_that_he_sits(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, bob = await host.visitor("Ada"), await host.visitor("Bob")
        table = (await ada.open_table(players=2, seats=ALONE))["id"]
        await days_later(host, 1)
        room = await host.room(table)  # another process does not know that it is open
        pruned = await prune(host.server.store, host.server.settings.keeping, time.time() + 31 * DAY)
        assert pruned.tables == 1 and room.sitting.n == 1
        assert (await bob.post(f"/api/tables/{table}/sit")).status_code == 503
        assert not rows(tmp_path, "log")


# ---- guests


async def test_a_guest_without_a_table_goes_after_four_hundred_days_without_a_visit(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        await host.visitor("Ada")
        assert (await days_later(host, 399)).guests == 0
        assert (await days_later(host, 401)).guests == 1
    assert not rows(tmp_path, "people") + rows(tmp_path, "tokens")


async def test_who_has_an_account_or_ever_sat_at_a_table_stays(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, _ = await played(host)
        bob = await host.visitor("Bob")
        assert (await bob.post("/api/account", {"login": "bob", "password": "a long enough one"})).status_code == 200
        assert (await days_later(host, 4000)).guests == 0
        assert (await ada.get("/api/me")).status_code == (await bob.get("/api/me")).status_code == 200


# ---- old games


async def test_the_log_of_an_old_game_is_packed_and_reads_as_before(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, table = await played(host)
        paths = [f"/api/tables/{table}{rest}" for rest in ("", "/record", "/replay", "/replay/3", "/deal")] + ["/api/me/tables"]
        before = [(await ada.get(path)).content for path in paths]
        assert (await days_later(host, 6)).logs == 0
        whole = sum([len(str(row)) for row in rows(tmp_path, "log")])
        assert (await days_later(host, 8)).logs == 1
        assert not rows(tmp_path, "log") and len(rows(tmp_path, "packed")[0][2]) < whole / 4
        assert table not in host.server.lobby.rooms
        assert [(await ada.get(path)).content for path in paths] == before
        again = await ada.post(f"/api/tables/{table}/branch", {"at": 3})
        assert again.status_code == 200 and again.json()["state"] == "playing"
        assert (await days_later(host, 9)).logs == 0


async def test_people_go_on_from_a_packed_game(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, table = await played(host)
        await days_later(host, 8)
        after = (await ada.post("/api/tables", {"game": "fellowship", "players": 2, "after": table})).json()["id"]
        await days_later(host, 0)
        assert (await host.room(table)).sitting.next == after
        assert (await days_later(host, 8)).logs == 1  # what was written since goes to the rest
        assert (await host.room(table)).sitting.next == after


# ---- by the host's hand


def long_ago(folder: Path) -> None:
    """All that happened was a year ago."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("update tables set changed = changed - ?", (365 * DAY,))
    database.close()


async def test_the_host_prunes_while_the_server_runs_and_what_is_open_is_spared(tmp_path: Path) -> None:
    async with hosting(tmp_path, desk=tmp_path) as host:
        ada, over = await played(host)
        resting, is_open = [(await ada.open_table(players=2, seats=ALONE))["id"] for _ in range(2)]
        await days_later(host, 0)
        line = ada.line(is_open)
        await line.hear("state")
        long_ago(tmp_path)
        said = await asyncio.to_thread(ask, tmp_path, Prune())
        assert said is not None and said.found["text"] == "Tables that never began: 1 gone; guests without a table: 0 gone; logs packed: 1."
        assert [(await ada.get(f"/api/tables/{table}")).status_code for table in (over, resting, is_open)] == [200, 404, 200]
        await line.hang_up()


async def test_what_takes_longer_than_a_host_waits_is_done_the_next_time(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        for _ in range(3):
            await ada.open_table(players=2, seats=ALONE)
        await days_later(host, 0)
        later, keeping = time.time() + 31 * DAY, host.server.settings.keeping
        first = await prune(host.server.store, keeping, later, most=-1)
        assert (first.tables, first.is_all) == (1, False) and first.text.endswith("More is left for the next time.")
        second = await prune(host.server.store, keeping, later)
        assert (second.tables, second.is_all) == (2, True)


async def test_a_table_of_older_rules_that_can_only_be_read_is_not_taken_for_one_that_never_began(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = [await host.visitor("Ada"), await host.visitor("Bob")]
        table = (await host.full_table(people))["id"]
        await days_later(host, 0)
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("update tables set version = 'another day'")
        database.close()
        assert (await host.room(table)).sitting.old_part is not None
        assert (await days_later(host, 31)).tables == 0
        assert (await people[0].get(f"/api/tables/{table}")).status_code == 200
