"""A table that cannot be opened any longer spoils no list and no other table; it says why, and gives what can still be read."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from onetable.core.phrasebook import LANGUAGES
from onetable.server.keeping.rows import LOG, TABLES
from onetable.text import Interface
from tests.server.host import Host, finish, hosting


async def damage(host: Host, table: str, **values: Any) -> None:
    """What is kept of a table is no longer as it was; nobody has it open."""
    room = host.server.lobby.rooms.pop(table, None)
    if room is not None:
        await room.perform(lambda: asyncio.sleep(0))  # all that it was doing is done
        room.stop()
    async with host.server.store.engine.begin() as connection:
        if "entry" in values:
            last = (await connection.execute(select(func.max(LOG.c.n)).where(LOG.c.table == table))).scalar()
            await connection.execute(update(LOG).where(LOG.c.table == table, LOG.c.n == last).values(**values))
        else:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))


@pytest.mark.parametrize(
    "damaged",
    [
        {"entry": b'{"is":"answ'},
        {"game": "chess"},
        {"setup": '{"chapter":99}'},
        {"setup": "{"},
    ],
    ids=str,
)
async def test_one_bad_table_spoils_nothing(tmp_path: Path, damaged: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        bad, good = [(await ada.open_table(setup={"chapter": 1}))["id"] for _ in range(2)]
        await damage(host, bad, **damaged)
        for _ in range(2):
            listed = {table["id"]: table for table in (await ada.get("/api/me/tables")).json()}
            assert listed[good]["state"] == "playing" and listed[good]["trouble"] == ""
            assert listed[bad]["state"] == "unreadable" and listed[bad]["trouble"] and listed[bad]["seat"] == 0
            assert [person["name"] for person in listed[bad]["people"]] == ["Ada"] and listed[bad]["setup"] == {}
        assert (await host.stranger().get(f"/api/tables/{bad}", language="nl")).json()["seat"] is None
        for answer in (await ada.post(f"/api/tables/{bad}/leave"), await ada.get(f"/api/tables/{bad}/replay")):
            assert answer.status_code == 409 and answer.json()["code"] == "unreadable"
        line = ada.line(bad)
        assert (await line.hear("closed"))["code"] == "unreadable"
        assert (await ada.post(f"/api/tables/{good}/leave")).status_code == 200
        assert len([record for record in caplog.records if bad in record.getMessage()]) == (0 if "version" in damaged else 1)


@pytest.mark.parametrize("way", ["table", "word", "list"])
async def test_a_language_that_there_is_not_makes_no_table_unreadable(tmp_path: Path, way: str) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        table = await ada.open_table(setup={"chapter": 1}, watch="off")
        line = ada.line(table["id"])
        await line.hear("state")
        who, path = {
            "table": (host.stranger(), f"/api/tables/{table['id']}"),
            "word": (host.stranger(), f"/api/tables/{table['word']}"),
            "list": (ada, "/api/me/tables"),
        }[way]
        refused = await who.get(path, language="xx")
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_input")
        assert (await ada.get(f"/api/tables/{table['id']}")).json()["state"] == "playing"
        line.send({"do": "ping"})
        assert (await line.hear("pong", "closed"))["is"] == "pong"


async def test_what_is_asked_for_in_no_language_has_not_happened(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, bob = await host.visitor("Ada"), await host.visitor("Bob")
        wish = {"game": "fellowship", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await ada.post("/api/tables?language=xx", wish)).status_code == 400
        assert (await ada.get("/api/me/tables")).json() == []
        table = (await ada.post("/api/tables", wish)).json()["id"]
        for path in ("sit", "leave", "bot"):
            assert (await bob.post(f"/api/tables/{table}/{path}?language=xx", {"seat": 1} if path != "leave" else {})).status_code == 400
        assert [person["kind"] for person in (await ada.get(f"/api/tables/{table}")).json()["people"]] == ["person", "open"]


async def test_a_bad_table_with_the_same_deal_is_only_told_of(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        bots = [{"kind": "bot"}] * 4
        first = (await ada.open_table(setup={"chapter": 1}, seats=bots))["id"]
        await finish(host, first)
        again = (await ada.open_table(deal_of=first, seats=bots))["id"]
        await finish(host, again)
        await damage(host, again, entry=b"?")
        results = (await ada.get(f"/api/tables/{first}/deal")).json()
        assert sorted([result["state"] for result in results]) == ["over", "unreadable"]


async def test_of_a_finished_game_the_record_goes_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, eve = await host.visitor("Ada"), await host.visitor("Eve")
        table = (await ada.open_table(setup={"chapter": 1}, watch="off"))["id"]
        await finish(host, table)
        whole = (await ada.get(f"/api/tables/{table}/record")).json()
        await damage(host, table, entry=b"?")
        assert (await eve.get(f"/api/tables/{table}/record")).json()["code"] == "not_allowed"
        left = (await ada.get(f"/api/tables/{table}/record")).json()
        assert left["seed"] == whole["seed"] and left["answers"] == whole["answers"][:-1]


async def test_of_a_game_that_was_not_over_nothing_is_given_away(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        table = (await ada.open_table(setup={"chapter": 1}))["id"]
        await damage(host, table, entry=b"?")
        answer = await ada.get(f"/api/tables/{table}/record")
        assert answer.status_code == 409 and answer.json()["code"] == "unreadable"


@pytest.mark.parametrize("bot", ["rollout:9999999s", "rollout:2001ms", "rollout:2.01"])
async def test_nobody_gives_a_bot_more_time_than_the_host(tmp_path: Path, bot: str) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        refused = await ada.post(
            "/api/tables", {"game": "fellowship", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        )
        assert refused.status_code == 400 and "at most 2 seconds" in refused.json()["text"]
        table = await ada.open_table(players=2, seats=[{"kind": "me"}, {"kind": "open"}])
        refused = await ada.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": bot})
        assert refused.status_code == 400 and "at most 2 seconds" in refused.json()["text"]
        assert (await ada.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": "rollout:2s"})).status_code == 200


@pytest.mark.parametrize(
    "bot", ["", ":", "rollout:", "rollout:1h", "rollout:-1", "rollout:1e9", "rollout:²", "os:abort", "rules:1s", "x" * 21]
)
async def test_a_bot_is_named_as_it_is_called(tmp_path: Path, bot: str) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor("Ada")
        wish = {"game": "fellowship", "players": 1, "seats": [{"kind": "bot", "bot": bot}]}
        answer = await ada.post("/api/tables", wish)
        assert answer.status_code == (200 if bot in ("", "rollout:") else 400), answer.text  # “” is the usual one


def test_what_cannot_be_done_is_said_in_every_language() -> None:
    for code in ("failed", "unreadable"):
        assert len({Interface(language).say(f"refused-{code}") for language in LANGUAGES}) == len(LANGUAGES)
