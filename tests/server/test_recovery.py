"""Real servers that are killed without warning while people play: nothing confirmed is lost, nothing happens twice, all go on."""

from __future__ import annotations

import asyncio
import os
import statistics
import struct
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from onetable.server.keeping.store import Store
from onetable.server.table.sitting import Sitting
from tests.server.parties import (
    AT_LAST,
    DRAFT,
    FELLOWSHIP,
    NAMES,
    WISHES,
    Json,
    Party,
    Road,
    brought_back,
    check_kept,
    check_read,
    everybody_goes_on,
)  # fmt: skip
from tests.server.processes import ServerProcess

FULL, NEARLY_FULL = 300 * 1024, 280 * 1024  # bytes of a file
IN_USE = 128  # the byte of the index of a log that all who use an SQLite database hold
MIDDLE, LATEST = 2.0, 5.0  # seconds until people go on, on a machine that has nothing else to do


async def somebody_plays(parties: list[Party], playing: list[asyncio.Task[None]]) -> None:
    """Wait until something more has been confirmed: a server that is killed before anybody plays has little to lose."""
    before = [len(party.confirmed) for party in parties]
    while [len(party.confirmed) for party in parties] == before:
        assert not [task.result() for task in playing if task.done()]
        await asyncio.sleep(0.005)


async def kill_again_and_again(
    folder: Path, kills: int, tables: int, wishes: Sequence[Json] = WISHES, look: Callable[[Road], Awaitable[None]] | None = None
) -> list[float]:
    """Let people play and the server die; the seconds until each person went on, each time."""
    rng, road, times = Random(kills), Road(folder), list[float]()
    [server] = road.nodes
    parties = [Party(road, Random(number), wishes[number % len(wishes)]) for number in range(tables)]
    await road.start_all()
    playing = [asyncio.create_task(party.play()) for party in parties]
    try:
        for kill in range(kills):
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            if kill % 2 or not kill:
                await somebody_plays(parties, playing)
            road.kill(server)
            if kill % 3 == 1:
                tear(server)
            await check_kept(road, parties)
            if look is not None:
                await look(road)
            since = time.monotonic()  # whoever looks after a server starts it at once, and reads no log before
            server.start()
            times += await everybody_goes_on(parties, [list(NAMES)] * tables, since, playing)
        for party in parties:
            party.stopping = True
        await asyncio.wait_for(asyncio.gather(*playing), AT_LAST)
        server.end()
        await check_kept(road, parties)
        assert await check_read(road, parties) >= tables and sum([len(party.confirmed) for party in parties]) > kills
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
    assert await kill_again_and_again(tmp_path, kills=5, tables=4)  # one of each game


@pytest.mark.long
async def test_ten_kills_in_the_middle_of_picks(tmp_path: Path) -> None:
    hit: list[int] = []

    async def look(road: Road) -> None:
        hit.append(await half_picked(road))

    assert await kill_again_and_again(tmp_path, kills=16, tables=3, wishes=(DRAFT,), look=look)
    print(f"drafts in which some had picked and others not, at each kill: {hit}")
    assert sum([found > 0 for found in hit]) >= 10


async def half_picked(road: Road) -> int:
    """The drafts on the disk in which somebody has picked and waits for the others."""
    store, found = Store(road.database), 0
    try:
        for table in {table for table, _, _, _ in await road.rows()}:
            row = await store.table(table)
            assert row is not None
            sitting = brought_back(Sitting(row), list(await store.log_of(table)))
            picking = sitting.match is not None and not sitting.is_over and not sitting.match.game.table.is_building
            found += picking and 0 < len(sitting.open_seats) < row.players
    finally:
        await store.close()
    return found


@pytest.mark.long
async def test_the_same_three_hundred_times_and_quickly(tmp_path: Path) -> None:
    is_quiet = os.getloadavg()[0] < 1  # else this would measure what the machine does besides
    times = await kill_again_and_again(tmp_path, kills=300, tables=20)
    print(f"{len(times)} times somebody went on after {statistics.median(times):.2f} s in the middle, {max(times):.2f} s at most")
    assert statistics.median(times) < (MIDDLE if is_quiet else AT_LAST) and max(times) < (LATEST if is_quiet else AT_LAST)


async def test_a_full_disk_confirms_nothing_and_the_game_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    road = Road(tmp_path)
    [roomy] = road.nodes
    full = ServerProcess(tmp_path, "--bot-delay", "0", port=roomy.port, prefix=("sh", "-c", f'ulimit -f {FULL // 512}; exec "$@"', "sh"))
    party = Party(road, Random(5), FELLOWSHIP)
    full.start()
    await full.ready()
    playing = asyncio.create_task(party.play())
    try:
        journal, confirmed = tmp_path / "tables.sqlite-wal", -1
        while journal.stat().st_size < NEARLY_FULL or len(party.confirmed) != confirmed:  # until nothing can be written any more
            confirmed = len(party.confirmed)
            await asyncio.sleep(3)
        full.kill()
        await check_kept(road, [party])
        assert confirmed > 0
        await road.start(roomy)
        async with asyncio.timeout(AT_LAST):
            await somebody_plays([party], [playing])
        roomy.kill()
        await check_kept(road, [party])
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        full.kill()
        roomy.kill()


# ---- other programs that open the file


def who_holds(index: Path) -> int:
    """The process that tells others by its lock on the index of the log that it uses the database; 0 where none does."""
    import fcntl

    kind = struct.Struct("hhqqi")  # struct flock: type, whence, start, length, process
    with index.open("rb+") as file:
        found = fcntl.fcntl(file, fcntl.F_GETLK, kind.pack(fcntl.F_WRLCK, os.SEEK_SET, IN_USE, 1, 0))
    locked, _, _, _, process = kind.unpack(found)
    return process if locked != fcntl.F_UNLCK else 0


@pytest.mark.skipif(sys.platform != "linux", reason="locks are asked for as Linux tells of them")
async def test_a_server_shows_other_programs_that_it_uses_its_file(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--bot-delay", "0")
    for _ in range(2):  # the second time on what a killed one left behind
        server.start()
        try:
            await server.ready()
            assert server.process is not None and who_holds(tmp_path / "tables.sqlite-shm") == server.process.pid
        finally:
            server.kill()


async def test_copies_are_made_and_the_file_is_opened_while_people_play(tmp_path: Path) -> None:
    road, rng = Road(tmp_path), Random(1)
    [server] = road.nodes
    parties = [Party(road, Random(number), WISHES[number % len(WISHES)]) for number in range(4)]
    await road.start_all()
    playing = [asyncio.create_task(party.play()) for party in parties]
    look = f"import sqlite3; sqlite3.connect({str(server.database)!r}).execute('SELECT count(*) FROM log').fetchone()"
    try:
        for number in range(16):
            await somebody_plays(parties, playing)
            backup = ("-m", "onetable.cli", "admin", "backup", str(tmp_path / f"copy-{number}"), "--data", str(tmp_path))
            program = backup if number % 8 == 0 else ("-c", look)
            process = await asyncio.create_subprocess_exec(sys.executable, *program, stdout=subprocess.DEVNULL)
            assert await process.wait() == 0
            await asyncio.sleep(rng.uniform(0.0, 0.2))
            assert server.process is not None and server.process.poll() is None, "the server has ended by itself"
        await somebody_plays(parties, playing)
        server.kill()
        await check_kept(road, parties)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.kill()
