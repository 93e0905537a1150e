"""Real servers that are killed without warning while people play: nothing confirmed is lost, nothing happens twice, all go on."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from onetable.client import Client, Problem, Refused, is_asked
from onetable.server import entries as log
from onetable.server.sitting import Sitting
from onetable.server.store import Store, sqlite_url
from tests.server.processes import ServerProcess

Json = dict[str, Any]
TABLES = 20
NAMES = ("Lobelia", "Otho")
AT_LAST = 60.0  # seconds in which everybody must have gone on, even on a machine that has other things to do
FULL, NEARLY_FULL = 300 * 1024, 280 * 1024  # bytes of a file
QUICKLY = 2.0  # seconds, on one that has not
SOON, LATER = 0.05, 0.5  # seconds until a request is made again: to a server that is away, to one that has said it cannot now


class Party:
    """Two people who play with two bots, one game after the other, whatever happens to the server."""

    def __init__(self, server: ServerProcess, rng: Random) -> None:
        self.server, self.rng = server, rng
        self.stopping = False
        self.confirmed: list[tuple[str, str, Json]] = []  # table, name of the command, what was sent
        self.refused: set[str] = set()
        self.games = 0
        self.doing = ""  # the request that waits for an answer, or the table that is played at
        self.heard = dict.fromkeys(NAMES, 0.0)  # by person: when he was last told something

    async def play(self) -> None:
        """Until it is told to stop; a game that has begun is played to its end."""
        host, guest = [await self.ask(Client.join, self.server.address, name) for name in NAMES]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
        wish = {"game": "fellowship", "players": 4, "setup": {"chapter": 1}, "seats": seats}
        while not self.stopping:
            table = (await self.ask(host.post, "/api/tables", wish))["id"]
            await self.ask(guest.post, f"/api/tables/{table}/sit")
            await asyncio.gather(*[self.sit_at(person, table) for person in (host, guest)])
            self.games += 1

    async def ask(self, question: Callable[..., Awaitable[Any]], *values: Any) -> Any:
        """A request, asked again until the server is there to answer it."""
        self.doing = f"{question.__name__} {values[0]}"
        while True:
            pause = SOON
            try:
                found = await question(*values)
            except Problem as problem:
                if problem.code not in ("unreachable", "restart", "cannot_keep", "too_fast"):
                    raise
                pause = LATER if problem.code in ("cannot_keep", "too_fast") else SOON
            except (OSError, ValueError):  # it was killed in the middle of the answer
                pass
            else:
                self.heard = dict.fromkeys(NAMES, time.monotonic())
                return found
            await asyncio.sleep(pause)

    async def sit_at(self, person: Client, table: str) -> None:
        """One game of one person."""
        self.doing = f"plays at {table}"
        async with person.line(table) as line:
            async for state in line:
                self.heard[person.me["name"]] = time.monotonic()
                if state["view"]["over"] is not None:
                    return
                if is_asked(state):
                    await asyncio.sleep(self.rng.uniform(0, 0.1))
                    choice = self.rng.randrange(len(state["view"]["choices"]))
                    try:
                        kept = await line.answer(choice)
                    except Refused:
                        self.refused.add(f"{person.me['id']}:{line.refusals[-1]['id']}")
                    else:
                        name = f"{person.me['id']}:{kept['id'] if kept['is'] != 'state' else kept['done']}"
                        self.confirmed.append((table, name, {"seat": state["view"]["seat"], "choice": choice}))


def check_kept(server: ServerProcess, parties: list[Party]) -> None:
    """Every confirmed choice is in the log exactly once, and as it was sent; nothing is there that was refused."""
    with sqlite3.connect(server.database) as connection:
        rows = connection.execute('select "table", n, command, entry from log order by "table", n').fetchall()
    connection.close()
    names = [command for _, _, command, _ in rows if command is not None]
    assert len(names) == len(set(names))
    kept = {command: (table, json.loads(entry)) for table, _, command, entry in rows if command is not None}
    numbers: dict[str, list[int]] = {}
    for table, n, _, _ in rows:
        numbers.setdefault(table, []).append(n)
    assert all([found == list(range(1, len(found) + 1)) for found in numbers.values()])
    for party in parties:
        for table, name, sent in party.confirmed:
            assert kept[name] == (table, {"is": "answered", **sent})
        assert not party.refused & kept.keys()


async def check_comes_back(server: ServerProcess) -> None:
    """Every log tells of a table."""
    with sqlite3.connect(server.database) as connection:
        names = [name for (name,) in connection.execute("select id from tables")]
    connection.close()
    store = Store(sqlite_url(server.database))
    try:
        for name in names:
            row = await store.table(name)
            assert row is not None
            sitting = Sitting(row)
            for kept in await store.log_of(row.id):
                sitting.apply(kept.n, log.read_entry(kept.entry), kept.command)
    finally:
        await store.close()


async def everybody_goes_on(server: ServerProcess, parties: list[Party], playing: list[asyncio.Task[None]]) -> float:
    """Wait until everybody has been told something by the new server; the seconds this took since it was started."""
    while time.monotonic() < server.started + AT_LAST:
        if min([heard for party in parties for heard in party.heard.values()]) > server.started:
            return time.monotonic() - server.started
        assert not [task.result() for task in playing if task.done()]  # who has given up says why
        await asyncio.sleep(0.01)
    late = [(party.doing, name) for party in parties for name, heard in party.heard.items() if heard <= server.started]
    raise AssertionError(f"these do not go on: {late}")


async def somebody_plays(parties: list[Party]) -> None:
    """Wait until something more has been confirmed: a server that is killed before anybody plays has little to lose."""
    before = [len(party.confirmed) for party in parties]
    while [len(party.confirmed) for party in parties] == before:
        await asyncio.sleep(0.005)


async def kill_again_and_again(folder: Path, kills: int, tables: int) -> list[float]:
    """Let people play and the server die; the seconds until everybody went on, each time."""
    rng = Random(kills)
    server = ServerProcess(folder, "--bot-delay", "0.02")
    server.start()
    await server.ready()
    parties = [Party(server, Random(number)) for number in range(tables)]
    playing = [asyncio.create_task(party.play()) for party in parties]
    times: list[float] = []
    try:
        for kill in range(kills):
            await asyncio.sleep(rng.uniform(0.0, 1.5))
            if kill % 2:
                await somebody_plays(parties)
            assert not [task.result() for task in playing if task.done()]
            server.kill()
            if kill % 3 == 1:
                tear(server)
            check_kept(server, parties)
            server.start()
            times.append(await everybody_goes_on(server, parties, playing))
        for party in parties:
            party.stopping = True
        await asyncio.wait_for(asyncio.gather(*playing), AT_LAST * 2)
        server.end()
        check_kept(server, parties)
        await check_comes_back(server)
        assert sum([len(party.confirmed) for party in parties]) > kills
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.kill()
    return times


def tear(server: ServerProcess) -> None:
    """The machine lost power while something was being written: the last page is rubbish."""
    journal = server.folder / "tables.sqlite-wal"
    with journal.open("ab") as file:
        file.write(Random(0).randbytes(3000))


async def test_a_killed_server_loses_nothing_and_everybody_goes_on(tmp_path: Path) -> None:
    times = await kill_again_and_again(tmp_path, kills=4, tables=8)
    assert len(times) == 4


@pytest.mark.long
async def test_the_same_two_hundred_times_and_quickly(tmp_path: Path) -> None:
    is_quiet = os.getloadavg()[0] < 1  # else this would measure what the machine does besides
    times = await kill_again_and_again(tmp_path, kills=200, tables=TABLES)
    print(f"everybody went on after {sorted(times)[100]:.2f} s in the middle, {max(times):.2f} s at most")
    assert max(times) < (QUICKLY if is_quiet else AT_LAST)


async def test_a_full_disk_confirms_nothing_and_the_game_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    full = ServerProcess(tmp_path, "--bot-delay", "0", prefix=("sh", "-c", f'ulimit -f {FULL // 512}; exec "$@"', "sh"))
    roomy = ServerProcess(tmp_path, "--bot-delay", "0", port=full.port)
    party = Party(full, Random(5))
    full.start()
    playing = asyncio.create_task(party.play())
    try:
        await full.ready()
        journal, confirmed = tmp_path / "tables.sqlite-wal", -1
        while journal.stat().st_size < NEARLY_FULL or len(party.confirmed) != confirmed:  # until nothing can be written any more
            confirmed = len(party.confirmed)
            await asyncio.sleep(3)
        full.kill()
        check_kept(full, [party])
        assert confirmed > 0
        party.stopping = True
        roomy.start()
        await asyncio.wait_for(playing, AT_LAST)
        assert len(party.confirmed) > confirmed
        check_kept(roomy, [party])
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        full.kill()
        roomy.kill()
