"""What the host is told: each thing once in a while, with its time; and nothing that a player must not know."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from onetable.server import logs
from onetable.server.keeping.rows import LOG, PEOPLE, TABLES
from tests.server.host import Host, finish, hosting

TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d"


@contextmanager
def told(level: str, format: str = "text") -> Iterator[io.StringIO]:
    """Logs as `onetable serve` writes them, into this."""
    root, before = logging.getLogger(), list(logging.getLogger().handlers)
    logs.begin(level, format)
    found = io.StringIO()
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(found)
    try:
        yield found
    finally:
        root.handlers[:] = before
        logging.getLogger("onetable").setLevel(logging.NOTSET)


async def play(host: Host, game: str) -> set[str]:
    """Two people play a game to its end over the line and by HTTP, with talk and blunders; all that others must not know of it."""
    people = [await host.visitor("Rosamunda"), await host.visitor("Ferdinand")]
    await people[0].post("/api/account", {"login": "rosamunda.bolger", "password": "second breakfast"})
    await host.stranger().post("/api/login", {"login": "rosamunda.bolger", "password": "wrong breakfast"})
    table = await host.full_table(people, game)
    lines = [person.line(table["id"]) for person in people]
    state = await lines[0].hear("state")
    head = {"table": table["id"], "seat": 0, "at": state["n"]}
    lines[0].send({"do": "say", "id": "hello", "phrase": "say-hello", "about": None, **head})
    lines[0].send({"do": "answer", "id": "nonsense", "choice": 9999, **head})
    await lines[0].hear("refused")
    lines[0].send("{nonsense")
    await lines[0].hear("refused")
    for line in lines:
        await line.hang_up()
    room = await finish(host, table["id"])
    for path in ("record", "replay", "deal"):
        await people[0].get(f"/api/tables/{table['id']}/{path}")
    match = room.sitting.match
    assert match is not None
    choices = {str(word) for _, _, word in match.answers}
    tokens = {part for person in people for part in (person.token, person.token.partition(".")[2])}
    return {"Rosamunda", "Ferdinand", "breakfast", "rosamunda.bolger", "say-hello", table["word"], room.sitting.row.seed, *tokens, *choices}


async def test_a_log_of_everything_has_no_secret_in_it(tmp_path: Path) -> None:
    """Everything that is kept in the database and everything that was typed is looked for."""
    with told("debug") as found:
        async with hosting(tmp_path) as host:
            secrets = await play(host, "fellowship")
            room = next(iter(host.server.lobby.rooms.values()))
            room.do(lambda: boom(room.sitting.row.seed, *secrets))  # even where the program itself fails
            assert room.task is not None
            with pytest.raises(KeyError):
                await room.task
            async with host.server.store.engine.connect() as connection:
                for table, columns in ((PEOPLE, ("name", "login", "password")), (TABLES, ("word", "seed")), (LOG, ("entry", "command"))):
                    for row in (await connection.execute(table.select())).mappings():
                        secrets |= {str(row[column]) for column in columns if row[column]}
    text = found.getvalue()
    assert "has started" in text and "A line to the table" in text and "has failed" in text and "has refused a command" in text
    assert not sorted([secret for secret in secrets if secret in text])


async def boom(*secrets: str) -> None:
    """A fault that would tell everything."""
    raise KeyError(secrets)


async def test_refusals_leave_one_line_a_minute_for_each_sender(tmp_path: Path) -> None:
    with told("warning") as found:
        async with hosting(tmp_path, requests=(1e-9, 6.0)) as host:
            client = host.client()
            for number in range(3):
                assert (await client.get("/api/games", headers={"origin": f"https://evil{number}.example"})).status_code == 403
            for number in range(3):
                assert (await client.get("/api/games", headers={"host": f"evil{number}.example"})).status_code == 403
            for _ in range(3):
                assert (await client.get("/api/games")).status_code == 429
    lines = found.getvalue().splitlines()
    assert [re.sub(TIME, "TIME", line) for line in lines] == [
        "TIME WARNING Refused a request from 127.0.0.1: its origin is 'https://evil0.example'.",
        "TIME WARNING Refused a request from 127.0.0.1: its host is 'evil0.example'.",
        "TIME WARNING Refused requests from 127.0.0.1: too many (429).",
    ]


async def test_limits_further_in_are_told_too(tmp_path: Path) -> None:
    with told("warning") as found:
        async with hosting(tmp_path, openings=(1e-9, 0.0)) as host:
            visitor = await host.visitor()
            assert (await visitor.post("/api/tables", {"game": "fellowship", "players": 4})).status_code == 429
    assert found.getvalue().count("too many (429)") == 1


async def test_a_line_that_says_too_much_is_told(tmp_path: Path) -> None:
    with told("warning") as found:
        async with hosting(tmp_path) as host:
            visitor = await host.visitor()
            line = visitor.line((await visitor.open_table())["id"])
            for _ in range(60):
                line.send({"do": "ping"})
            while (await line.next())["type"] != "websocket.close":
                pass
            await line.hang_up()
    assert found.getvalue().count("too many (429)") == 1


def test_json_is_one_object_a_line() -> None:
    logger = logging.getLogger("onetable")
    with told("info", "json") as found:
        logger.info("two\nlines from %s", "Bree")
        try:
            raise OSError(28, "No space left on device")
        except OSError as error:
            logger.error("It has failed.", exc_info=error)
    first, second = [json.loads(line) for line in found.getvalue().splitlines()]
    assert (first["level"], first["message"]) == ("info", "two\nlines from Bree") and re.fullmatch(TIME, first["time"])
    assert "No space left on device" in second["failure"] and "test_logs.py" in second["failure"]


def test_nobody_writes_a_line_of_his_own() -> None:
    with told("info") as found:
        logging.getLogger("onetable").info("a name\n2026-01-01 CRITICAL \x1b[31mall is lost")
    assert len(found.getvalue().splitlines()) == 1 and "\x1b" not in found.getvalue()


def test_the_same_failure_is_told_once_a_minute() -> None:
    with told("warning") as found:
        for table in range(200):
            try:
                raise OSError(28, "No space left on device")
            except OSError as error:
                logging.getLogger("onetable").error("The table %s has failed.", table, exc_info=error)
    assert found.getvalue().count("has failed") == 1


def test_others_tell_the_host_only_of_trouble() -> None:
    with told("debug") as found:
        for name in ("sqlalchemy.engine", "aiosqlite", "websockets", "uvicorn.error"):
            logging.getLogger(name).info("all that goes over the line")
    assert found.getvalue() == ""
