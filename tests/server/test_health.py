"""What machines that watch over a server are told: whether it lives, whether it can be used, its numbers; and what is no page."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from onetable.games.registry import faces
from onetable.server.http.pages import PAGES
from onetable.server.keeping.base_store import sqlite_url
from onetable.server.keeping.store import Store
from tests.server.host import Host, finish, hosting

WEB = Path(__file__).parents[2] / "web" / "src"


def asking(app: Starlette, address: str = "127.0.0.1") -> httpx.AsyncClient:
    """Somebody who asks from this address."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 1)), base_url="http://localhost")


async def numbers(host: Host) -> dict[str, float]:
    """What Prometheus would read."""
    async with asking(host.app) as client:
        text = (await client.get("/metrics")).text
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if not line.startswith("#")}


# ---- alive, ready


async def answers_when_recovered(host: Host) -> httpx.Response:
    """What is told of being ready, once all tables are back."""
    while not host.server.lobby.is_recovered:
        await asyncio.sleep(0.01)
    async with asking(host.app, "203.0.113.5") as anybody:
        return await anybody.get("/readyz")


async def test_a_server_lives_and_is_ready(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, asking(host.app, "203.0.113.5") as anybody:
        assert (await anybody.get("/healthz")).text == "alive\n"
        answer = await answers_when_recovered(host)
        assert (answer.status_code, answer.text) == (200, "ready\n")


async def test_a_server_without_its_database_lives_and_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never() -> int:
        raise OSError("the disk is gone")

    async with hosting(tmp_path) as host, asking(host.app) as anybody:
        monkeypatch.setattr(host.server.store, "count_unfinished", never)
        answer = await answers_when_recovered(host)
        assert (answer.status_code, answer.text) == (503, "not ready: the database does not answer\n")
        assert (await anybody.get("/healthz")).status_code == 200
        assert (await anybody.get("/metrics")).status_code == 503


# ---- the file is damaged


def spoil(database: Path) -> None:
    """Overwrite every page but the first, which says that this is a database."""
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with database.open("r+b") as file:
        size = file.seek(0, 2)
        file.seek(4096)
        file.write(b"\x55" * (size - 4096))


async def test_overwritten_pages_are_told_once_and_the_server_is_not_ready(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with hosting(tmp_path) as host:
        visitor = await host.visitor()
        table = await visitor.open_table()
        spoil(tmp_path / "tables.sqlite")
        for _ in range(5):
            assert (await visitor.post("/api/tables", {"game": "fellowship", "players": 4})).status_code == 503
        answer = await answers_when_recovered(host)
        assert (answer.status_code, answer.text) == (503, "not ready: the database is damaged\n")
    told = [record for record in caplog.records if record.levelname == "CRITICAL"]
    assert len(told) == 1 and "tables.sqlite is damaged" in told[0].getMessage() and table["id"]


async def test_a_file_that_was_damaged_meanwhile_is_found_after_the_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with hosting(tmp_path) as host:
        await finish(host, (await (await host.visitor()).open_table(setup={"chapter": 1}))["id"])
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    connection.close()
    with (tmp_path / "tables.sqlite").open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(b"\x55" * 4096)
    store = Store(sqlite_url(tmp_path / "tables.sqlite"))
    await store.open()
    await asyncio.to_thread(store.trouble.look)
    await store.close()
    assert store.trouble.text and [record.levelname for record in caplog.records] == ["CRITICAL"]


@pytest.mark.parametrize("harm", ["cut", "overwritten", "none"])
async def test_a_log_whose_end_is_missing_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture, harm: str) -> None:
    """A server is killed; what lies beside its file is what a dead process leaves behind."""
    left = tmp_path / "left"
    left.mkdir()
    async with hosting(tmp_path) as host:
        await (await host.visitor()).open_table(players=2, seats=[{"kind": "me"}, {"kind": "open"}])  # nobody moves while it is copied
        for end in ("", "-wal", "-shm"):
            (left / f"tables.sqlite{end}").write_bytes((tmp_path / f"tables.sqlite{end}").read_bytes())
    journal = left / "tables.sqlite-wal"
    if harm == "cut":
        journal.write_bytes(journal.read_bytes()[:-5000])
    elif harm == "overwritten":
        journal.write_bytes(journal.read_bytes()[:-9000] + bytes(9000))
    store = Store(sqlite_url(left / "tables.sqlite"))
    await store.open()
    await store.close()
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == (harm != "none") and all(["are missing" in text for text in told]), told


# ---- numbers


async def test_numbers_of_a_game(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        before = await numbers(host)
        visitor = await host.visitor("Rosamunda")
        table = await host.full_table([visitor, await host.visitor("Fosco")], setup={"chapter": 1})
        line = visitor.line(table["id"])
        state = await line.hear("state")
        command = {"id": "a", "table": table["id"], "seat": 0, "at": state["n"]}
        line.send({"do": "say", "phrase": "say-hello", "about": None, **command})
        await line.hear("state")
        line.send({"do": "say", "phrase": "say-nothing", "about": None, **command, "id": "b"})
        await line.hear("refused")
        now = await numbers(host)
        grown = {name: now[name] - before.get(name, 0.0) for name in now}
        assert (now["onetable_tables_open"], now["onetable_rooms"], now["onetable_lines"]) == (1, 1, 1)
        assert grown['onetable_commands_total{result="done"}'] == grown['onetable_commands_total{result="not_allowed"}'] == 1
        assert grown["onetable_command_seconds_count"] == 2
        assert grown["onetable_log_entries_total"] == 3 and grown["onetable_log_write_seconds_count"] >= 2
        await line.hang_up()
        await finish(host, (await visitor.open_table(setup={"chapter": 1}))["id"])
        now = await numbers(host)
        assert now["onetable_bot_seconds_count"] > before.get("onetable_bot_seconds_count", 0) and now["onetable_bots_waiting"] == 0
        async with asking(host.app) as client:
            text = (await client.get("/metrics")).text
    assert not [secret for secret in ("Rosamunda", "Fosco", table["id"], table["word"], visitor.token, visitor.me["id"]) if secret in text]


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {"host": "[::1]:8765"}, 200),
        ("203.0.113.5", {}, 403),
        ("192.168.1.7", {}, 403),
        ("10.9.8.7", {}, 200),  # the host has named this network
        ("127.0.0.1", {"x-forwarded-for": "203.0.113.5"}, 403),  # a proxy on this machine, for somebody else
        ("127.0.0.1", {"host": "one.table.local"}, 403),
        ("127.0.0.1", {"via": "1.1 proxy"}, 403),
    ],
)
async def test_numbers_are_for_this_machine(tmp_path: Path, address: str, headers: dict[str, str], status: int) -> None:
    async with hosting(tmp_path, metrics_for=("10.0.0.0/8",)) as host, asking(host.app, address) as client:
        assert (await client.get("/metrics", headers=headers)).status_code == status


# ---- pages


async def test_what_is_no_page_is_not_there(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, asking(host.app) as client:
        for path in ("/health", "/metrics.php", "/admin", "/table", "/table/a/b", "/settings/x", "/index.html", "/.env", "/api"):
            answer = await client.get(path)
            assert answer.status_code == 404 and "no page" in answer.text and "text/plain" in answer.headers["content-type"], path
        answer = await client.get("/ws")
        assert answer.status_code == 426 and "WebSocket" in answer.text


async def test_every_page_of_the_client_is_there(tmp_path: Path) -> None:
    """The addresses that the client knows are those that the server knows."""
    routes = re.findall(r"\[/\^(\S+)\$/, screens", (WEB / "App.svelte").read_text("utf-8"))
    known = [route.replace("\\/", "/").replace("([^/]+)", "{}") for route in routes]
    assert sorted(known) == sorted([re.sub(r"\{\w+\}", "{}", page) for page in PAGES])
    for id, face in faces().items():
        index = WEB / "games" / id / "index.ts"
        own = re.findall(r"'(/[^']*)': \(\) => import", index.read_text("utf-8")) if index.is_file() else []
        assert list(face.pages) == own, id
    async with hosting(tmp_path) as host, asking(host.app) as client:
        for page in [*PAGES, *[page for face in faces().values() for page in face.pages]]:
            assert (await client.get(re.sub(r"\{\w+\}", "copper-kettle-48213", page))).status_code in (200, 503), page
