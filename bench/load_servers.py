"""The two servers of the load test, each a process on one core: ours, and an echo that shows what the stack itself costs."""

from __future__ import annotations

import asyncio
import contextlib
import cProfile
import json
import os
import random
import resource
import secrets
import socket
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from onetable.cli.serve import collect_seldom, switch_often, uvicorn_config
from onetable.games.registry import rulebook
from onetable.server.app import Settings, create_app
from onetable.server.house.link_words import link_word
from onetable.server.keeping.base_store import sqlite_url
from onetable.server.keeping.databases import database_url
from onetable.server.keeping.rows import LOG, NOTES, PEOPLE, SEATS, TABLES, TOKENS, PersonRow, Row, TableRow, TokenRow
from onetable.server.keeping.store import Store
from onetable.server.people.register import People
from onetable.server.table import entries as log

PLAYERS = 4
PROFILE_FROM, PROFILED = 12.0, 5.0  # seconds: ONETABLE_PROFILE=file keeps a profile of this window
COMPANIES = 500  # of four people, who play at one table after the other
LINES = 6000  # open files that are needed: those who play, and those who have the next table open
ECHO_GAME = 34  # actions of a game of the echo, more or less: as many as a random game of chapter 1 has


# ---- an echo


class Asks(msgspec.Struct, gc=False):
    """Of a command only what the answer must name."""

    id: str


ids = msgspec.json.Decoder(Asks).decode


class EchoTable:
    """Whoever has opened a line to it."""

    def __init__(self) -> None:
        self.lines: list[WebSocket] = []
        self.n = 0
        self.end = ECHO_GAME + random.randint(-12, 12)


def echo_app(size: int) -> Starlette:
    """Each message goes to the four lines of its table, as a frame of this size."""
    tables: dict[str, EchoTable] = {}

    def frame(table: EchoTable, seat: int, done: str | None) -> str:
        over = '"won"' if table.n >= table.end else "null"
        said = "null" if done is None else f'"{done}"'
        view = f'{{"asked":{table.n % PLAYERS},"seat":{seat},"choices":[0,0],"over":{over}}}'
        head = f'{{"is":"state","n":{table.n},"done":{said},"view":{view},"rest":"'
        return head + "x" * (size - len(head) - 2) + '"}'

    async def listen(websocket: WebSocket) -> None:
        await websocket.accept()
        table = tables.setdefault(websocket.query_params["table"], EchoTable())
        seat = len(table.lines)
        table.lines.append(websocket)
        try:
            if len(table.lines) == PLAYERS:
                for place, line in enumerate(table.lines):
                    await line.send_text(frame(table, place, None))
            while True:
                id = ids(await websocket.receive_text()).id
                table.n += 1
                for place, line in enumerate(table.lines):
                    await line.send_text(frame(table, place, id if place == seat else None))
        except (WebSocketDisconnect, RuntimeError):
            return

    return Starlette(routes=[WebSocketRoute("/ws", listen)])


def echo_seats(count: int) -> list[tuple[str, list[str]]]:
    """Tables as the load wants to know them."""
    return [(f"{number:012d}", ["x" * 46] * PLAYERS) for number in range(count)]


# ---- ours


async def prepare(url: str, count: int) -> list[tuple[str, list[str]]]:
    """Write tables at which four people have just sat down; the server brings them back from their logs."""
    store = Store(url)
    await store.open()
    people = People(store)
    await people.open()
    now, book, setup = time.time(), rulebook("fellowship"), msgspec.json.encode({"chapter": 1}).decode()
    rows: dict[Any, list[Any]] = {PEOPLE: [], TOKENS: [], TABLES: [], LOG: [], SEATS: [], NOTES: []}
    companies = []
    for _ in range(COMPANIES):
        company = [PersonRow(secrets.token_urlsafe(9), f"Person {seat}", "en", now) for seat in range(PLAYERS)]
        secret = [(secrets.token_urlsafe(9), secrets.token_urlsafe(24)) for _ in company]
        rows[PEOPLE] += company
        rows[TOKENS] += [TokenRow(id, who.id, people.devices.fingerprint(text)) for who, (id, text) in zip(company, secret, strict=True)]
        companies.append((company, [f"{id}.{text}" for id, text in secret]))
    found = []
    for number in range(count):
        table, (company, tokens) = secrets.token_urlsafe(9), companies[number % COMPANIES]
        for seat, who in enumerate(company):
            rows[LOG].append(Row(table, seat + 1, now, who.id, None, log.write_entry(log.Sat(seat, who.id, who.name))))
            rows[SEATS].append({"table": table, "seat": seat, "person": who.id})
        seed, host = str(secrets.randbits(128)), company[0].id
        rows[TABLES].append(
            TableRow(table, link_word(), "fellowship", book.version, setup, PLAYERS, seed, "after", "live", host, table, "[]", now, now)
        )
        rows[NOTES].append({"table": table, "waits_for": host, "opened_from": ""})  # it need not be opened before somebody comes
        found.append((table, tokens))
    async with store.engine.begin() as connection:
        for kind, values in rows.items():
            await connection.execute(insert(kind), [msgspec.to_builtins(value, builtin_types=(bytes,)) for value in values])
    await store.close()
    return found


async def serve(app: Starlette, listening: socket.socket, profile: cProfile.Profile | None) -> None:
    """Say when everything is there, and go on until the process is ended."""
    import uvicorn

    server = uvicorn.Server(uvicorn_config(app))
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.05)
    print("ready", flush=True)
    if profile is not None:
        loop = asyncio.get_running_loop()
        loop.call_later(PROFILE_FROM, profile.enable)
        loop.call_later(PROFILE_FROM + PROFILED, profile.disable)
    await running


def main(kind: str, folder: str, tables: int, size: int, core: int, database: str = "") -> None:
    """One of the servers; it has a core for itself, unless it shares a database with others."""
    import uvloop

    if not database:
        os.sched_setaffinity(0, {core})
    resource.setrlimit(resource.RLIMIT_NOFILE, (LINES, max(LINES, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    print(listening.getsockname()[1], flush=True)
    if kind == "echo":
        app, seats = echo_app(size), echo_seats(tables)
    else:
        url = database_url(database) if database else sqlite_url(Path(folder) / "tables.sqlite")
        seats = asyncio.run(prepare(url, tables))
        tables = 0 if database else tables  # which of the nodes opens a table is decided by its people
        plenty = (1e9, 1e9)  # all lines come from one address
        app = create_app(Settings(url, requests=plenty, openings=plenty, lines=LINES))
    collect_seldom()
    switch_often()
    (Path(folder) / f"{kind}.json").write_text(json.dumps(seats))
    profile = cProfile.Profile(time.thread_time) if os.environ.get("ONETABLE_PROFILE") else None
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(app, listening, profile))
    if profile is not None:
        profile.dump_stats(os.environ["ONETABLE_PROFILE"])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]), *sys.argv[6:])
