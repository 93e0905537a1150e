"""People who play at the tables of one server or several nodes, whatever happens to these; and what must be true of the log afterwards."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from onetable.client import Client, Line, Problem, Refused, is_asked
from onetable.server.keeping.base_store import sqlite_url
from onetable.server.keeping.databases import database_url
from onetable.server.keeping.rows import Row
from onetable.server.keeping.store import Store
from onetable.server.table import entries as log
from onetable.server.table.sitting import Sitting
from tests.server.processes import ServerProcess
from tests.server.simulator.ledger import check_journal

Json = dict[str, Any]
NAMES = ("Lobelia", "Otho")
FELLOWSHIP = {"game": "fellowship", "players": 4, "setup": {"chapter": 1}, "seats": ["me", "open", "bot", "bot"]}
CARDS: Json = {"game": "tcg", "players": 2, "setup": {}, "seats": ["me", "open"]}
QUEST = {"game": "quest", "players": 2, "setup": {}, "seats": ["me", "open"]}
DRAFT = {"game": "drafts", "players": 2, "setup": {}, "seats": ["me", "open"]}
WISHES: tuple[Json, ...] = (FELLOWSHIP, CARDS, QUEST, DRAFT)
COME_AGAIN = ("unreachable", "restart", "cannot_keep", "too_fast", "http")
AT_LAST = 90.0  # seconds in which everybody must have gone on, even on a machine that has other things to do


class Road:
    """One server, or the nodes, and the way to them as a proxy would choose it: by the table, past those that are known to be away."""

    def __init__(self, folder: Path, database: str = "", count: int = 1) -> None:
        options = ("--database", database) if database else ()
        self.nodes = [ServerProcess(folder, "--bot-delay", "0.02", *options) for _ in range(count)]
        self.away = set(self.nodes)
        self.database = database_url(database) if database else sqlite_url(self.nodes[0].database)
        self.front: str | None = None  # the address of a real proxy, where there is one

    async def start(self, node: ServerProcess) -> None:
        """Start a node; nobody is sent there before it answers."""
        node.start()
        await node.ready(AT_LAST)
        self.away.discard(node)

    async def start_all(self) -> None:
        await asyncio.gather(*[self.start(node) for node in self.nodes])

    def to(self, key: str) -> ServerProcess:
        """The node for this table."""
        order = sorted(self.nodes, key=lambda node: blake2b(f"{key} {node.port}".encode()).digest())
        return next((node for node in order if node not in self.away), order[0])

    def address(self, key: str) -> str:
        """Where somebody goes who wants to come to this table."""
        return self.front or self.to(key).address

    def kill(self, node: ServerProcess) -> float:
        """A node dies without warning; the moment."""
        self.away.add(node)
        node.kill()
        return time.monotonic()

    async def rows(self) -> list[tuple[str, int, str | None, Json]]:
        """Everything that is on the disk."""
        store = Store(self.database)
        try:
            async with store.engine.connect() as connection:
                found = (await connection.exec_driver_sql('select "table", n, command, entry from log order by "table", n')).all()
        finally:
            await store.close()  # before all that is read below: whoever holds a transaction and does nothing with it is thrown out
        return [(row.table, row.n, row.command, json.loads(row.entry)) for row in found]


class Traveller(Client):
    """Somebody who finds the way to the node of his table each time anew."""

    def __init__(self, road: Road, me: Client) -> None:
        self.road, self.key, self.at = road, me.me["id"], road.nodes[0]
        super().__init__("", me.token, me.me, AT_LAST)

    @property
    def server(self) -> str:
        self.at = self.road.to(self.key)
        return self.road.address(self.key)

    @server.setter
    def server(self, address: str) -> None:
        return


class Party:
    """Two people at one table, who choose at random."""

    def __init__(self, road: Road, rng: Random, wish: Json) -> None:
        self.road, self.rng = road, rng
        self.wish = {**wish, "seats": [{"kind": kind} for kind in wish["seats"]]}
        self.people: list[Traveller] = []
        self.stopping = False
        self.confirmed: list[tuple[str, str, Json]] = []  # table, name of the command, what was sent
        self.refused: set[str] = set()
        self.told: dict[str, int] = {}  # by table: the last entry that anybody was told of
        self.heard = dict.fromkeys(NAMES, 0.0)  # by person: when he was last told something
        self.journals: dict[tuple[str, int], list[Json]] = {}  # by table and seat: what he has read
        self.only_read: set[str] = set()  # tables that are shown as they were, because other rules are played by now

    async def play(self) -> None:
        """One table after the other, until it is told to stop."""
        for name in NAMES:
            self.people.append(Traveller(self.road, await self.ask(partial(Client.join, self.road.address(name), name))))
        host, guest = self.people
        while not self.stopping:
            table = (await self.ask(partial(host.post, "/api/tables", self.wish)))["id"]
            host.key = guest.key = table
            await self.ask(partial(guest.post, f"/api/tables/{table}/sit"))
            await self.sit_together(table)

    async def ask(self, question: Callable[[], Awaitable[Any]]) -> Any:
        """A request, asked again until a node is there to answer it."""
        while True:
            try:
                found = await question()
            except Problem as problem:
                if problem.code not in COME_AGAIN:
                    raise
            except (OSError, ValueError):  # killed in the middle of the answer
                pass
            else:
                self.heard = dict.fromkeys(NAMES, time.monotonic())
                return found
            await asyncio.sleep(0.1)

    async def sit_together(self, table: str) -> None:
        """One game of both; when it is time to stop, whoever goes first leaves nobody waiting for an answer."""
        sitting = [asyncio.create_task(self.sit_at(person, table)) for person in self.people]
        try:
            await asyncio.wait(sitting, return_when=asyncio.FIRST_COMPLETED)
            if not self.stopping:
                await asyncio.gather(*sitting)
        finally:
            for task in sitting:
                task.cancel()
        for found in await asyncio.gather(*sitting, return_exceptions=True):
            if isinstance(found, Exception):
                raise found

    async def sit_at(self, person: Traveller, table: str) -> None:
        """One game of one person."""
        async with person.line(table) as line:
            async for state in line:
                self.heard[person.me["name"]] = time.monotonic()
                self.told[table] = max(self.told.get(table, 0), state["n"])
                self.journals[table, state["view"]["seat"]] = line.journal
                if state["undo"]["why"]:  # the rules have changed: it is shown as it was
                    self.only_read.add(table)
                if self.stopping or state["view"]["over"] is not None or table in self.only_read:
                    return
                if is_asked(state):
                    await asyncio.sleep(self.rng.uniform(0, 0.2))
                    await self.choose(person, line, state)

    async def choose(self, person: Traveller, line: Line, state: Json) -> None:
        """Any of the choices."""
        choice = self.rng.randrange(len(state["view"]["choices"]))
        try:
            kept = await line.answer(choice, state)
        except Refused:
            self.refused.add(f"{person.me['id']}:{line.refusals[-1]['id']}")
        else:
            name = f"{person.me['id']}:{kept['id'] if kept['is'] != 'state' else kept['done']}"
            self.confirmed.append((state["table"], name, {"seat": state["view"]["seat"], "choice": choice}))

    def at(self, node: ServerProcess) -> list[str]:
        """Those of them whose line leads to this node."""
        return [person.me["name"] for person in self.people if person.at is node]


async def check_kept(road: Road, parties: list[Party]) -> None:
    """Every confirmed choice is in the log exactly once, as it was sent; nothing that was refused; nobody knows of more than is there."""
    promised = [(list(party.confirmed), set(party.refused), dict(party.told)) for party in parties]  # others play on while we read
    rows = await road.rows()
    names = [command for _, _, command, _ in rows if command is not None]
    assert len(names) == len(set(names))
    kept = {command: (table, entry) for table, _, command, entry in rows if command is not None}
    numbers: dict[str, list[int]] = {}
    for table, n, _, _ in rows:
        numbers.setdefault(table, []).append(n)
    assert all([found == list(range(1, len(found) + 1)) for found in numbers.values()])
    for confirmed, refused, told in promised:
        for table, name, sent in confirmed:
            assert name in kept, f"{name} was confirmed and is not in the log"
            assert kept[name][0] == table and kept[name][1].items() >= sent.items() and kept[name][1]["is"] == "answered"
        assert not refused & kept.keys()
        for table, n in told.items():
            assert n <= len(numbers.get(table, [])), f"entry {n} of {table} was told and is not in the log"


async def check_read(road: Road, parties: list[Party], versions: Callable[[str, str], bool] = lambda game, version: True) -> int:
    """What everybody has read is what the log tells, replayed by the rules it was written with; the number of journals."""
    store = Store(road.database)
    checked = 0
    try:
        for party in parties:
            for (table, seat), journal in party.journals.items():
                row = await store.table(table)
                assert row is not None
                if not versions(row.game, row.version):
                    continue
                last = max([line["n"] for line in journal], default=0)
                sitting = brought_back(Sitting(row), [each for each in await store.log_of(table) if each.n <= max(last, row.players)])
                check_journal(journal, sitting, seat, "en")
                checked += 1
    finally:
        await store.close()
    return checked


def brought_back(sitting: Sitting, rows: list[Row]) -> Sitting:
    """The table as its log tells it."""
    for kept in rows:
        sitting.apply(kept.n, log.read_entry(kept.entry), kept.command)
    return sitting


async def everybody_goes_on(parties: list[Party], waiting: list[list[str]], since: float, playing: list[asyncio.Task[None]]) -> list[float]:
    """Wait until those who have lost their line have been told something again; the seconds this took each of them."""
    while time.monotonic() < since + AT_LAST:
        times = [party.heard[name] - since for party, names in zip(parties, waiting, strict=True) for name in names]
        if all([seconds > 0 for seconds in times]):
            return times
        assert not [task.result() for task in playing if task.done()]  # who has given up says why
        await asyncio.sleep(0.01)
    late = [
        (party.people[0].key, name) for party, names in zip(parties, waiting, strict=True) for name in names if party.heard[name] < since
    ]
    raise AssertionError(f"these do not go on: {late}")
