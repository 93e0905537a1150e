"""Memory of a server with many tables in its file: `python -m bench.memory [--minutes 10] [--tables 200]`.

The file holds 10,000 unfinished and 50,000 finished tables of three games, copies of a few real ones. The server is started on it,
tables of all three games are played by two people each (finished games are followed by others), and at last everybody leaves.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from onetable.client import Client, Problem, Refused, is_asked
from onetable.core.match import Match
from onetable.games.registry import faces, rulebook
from onetable.server.keeping.base_store import sqlite_url
from onetable.server.keeping.packed import pack
from onetable.server.keeping.rows import Row
from onetable.server.keeping.store import Store
from onetable.server.table import entries as log
from onetable.server.table.old_rules import in_words

UNFINISHED, FINISHED = 10_000, 50_000
SETUPS: dict[str, dict[str, Any]] = {"fellowship": {"chapter": 1}}
PLAYERS = 2
PACE = 1.0  # seconds between two answers of a person
MIDDLE = 60  # answers of an unfinished game, where it is not over before
SETTLED = 15.0  # seconds after the start: all games are loaded
QUIET = 75.0  # seconds after everybody has left: tables stay open for half a minute, and what they leave is looked for half a minute later
NUMBERS = "WITH RECURSIVE k(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM k WHERE i < ?)"


# ---- the file


def game_log(game: str, most: int) -> tuple[list[Row], str]:
    """The log of a game by chance, up to so many answers, and its outcome."""
    match = Match(rulebook(game), SETUPS.get(game, {}), PLAYERS, 7)
    chance = random.Random(7)
    entries: list[log.AnyEntry] = [log.Sat(seat, f"person{seat}", f"Person {seat}") for seat in range(PLAYERS)]
    while match.game.decision is not None and len(match.answers) < most:
        choice = chance.randrange(len(match.game.decision.choices))
        entry, made = in_words(match, log.Answered(match.game.decision.seat, choice), not match.answers)
        entries.append(entry)
        match.answer(made.number, made.after)
    rows = [Row("", n, 0.0, None, None, log.write_entry(entry)) for n, entry in enumerate(entries, 1)]
    result = match.rulebook.result(match.game) if match.game.decision is None else None
    return rows, result.outcome if result is not None else ""


def fill(file: Path) -> None:
    """Copies of a finished and of an unfinished game of each kind."""

    async def create() -> None:
        store = Store(sqlite_url(file))
        await store.open()
        await store.close()

    asyncio.run(create())
    games = list(faces())
    with sqlite3.connect(file) as database:
        for game in games:
            row = (game, rulebook(game).version, msgspec.json.encode(SETUPS.get(game, {})).decode(), PLAYERS)
            for kind, count, (rows, outcome) in (
                ("over", FINISHED // len(games), game_log(game, 10_000)),
                ("open", UNFINISHED // len(games), game_log(game, MIDDLE if game not in SETUPS else 10)),
            ):
                name = f"'{kind}-{game}-' || i"
                database.execute(
                    f"{NUMBERS} INSERT INTO tables SELECT {name}, 'word-' || {name}, ?, ?, ?, ?, '7', 'after', 'live', 'person0', {name}, "
                    "'[]', 0, 0, ?, '' FROM k",
                    (count, *row, outcome),
                )
                waits = "" if outcome else "person0"
                database.execute(f"{NUMBERS} INSERT INTO notes SELECT {name}, ?, '' FROM k", (count, waits))
                for seat in range(PLAYERS):
                    database.execute(f"{NUMBERS} INSERT INTO seats SELECT {name}, ?, ? || '-' || i FROM k", (count, seat, f"person{seat}"))
                if outcome:  # as the house is kept: games that are long over are packed
                    database.execute(f"{NUMBERS} INSERT INTO packed SELECT {name}, ?, ? FROM k", (count, len(rows), pack(rows)))
                else:
                    for entry in rows:
                        database.execute(
                            f"{NUMBERS} INSERT INTO log SELECT {name}, ?, 0, NULL, NULL, ? FROM k", (count, entry.n, entry.entry)
                        )
    database.close()


# ---- those who play


class Party:
    """Two people who play one game after the other until they are told to stop."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.game, self.rng = address, list(faces())[number % len(faces())], random.Random(number)
        self.answers = 0

    async def play(self) -> None:
        """Until it is cancelled."""
        host, guest = [await self.join(name) for name in ("Ada", "Bob")]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": self.game, "players": PLAYERS, "setup": SETUPS.get(self.game, {}), "seats": seats}
        while True:
            try:
                table = (await host.post("/api/tables", wish))["id"]
                await guest.post(f"/api/tables/{table}/sit")
            except Problem:
                await asyncio.sleep(2)
                continue
            await asyncio.gather(self.sit(host, table), self.sit(guest, table))

    async def join(self, name: str) -> Client:
        """Somebody new; all come from one address, which may not ask too much at once."""
        while True:
            try:
                return await Client.join(self.address, name)
            except Problem:
                await asyncio.sleep(self.rng.uniform(1, 4))

    async def sit(self, person: Client, table: str) -> None:
        """One game of one person."""
        async with person.line(table) as line:
            async for state in line:
                if state["view"]["over"] is not None:
                    return
                if is_asked(state):
                    await asyncio.sleep(self.rng.uniform(0, 2 * PACE))
                    with contextlib.suppress(Refused):
                        await line.answer(self.rng.randrange(len(state["view"]["choices"])))
                        self.answers += 1


# ---- the server


class Served:
    """`onetable serve` on this folder."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "onetable.cli", "serve", "--port", "0", "--data", str(folder), "--bot-delay", "0"]
        begun = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[5].rstrip("/")
        self.visit("/api/games")
        self.start = time.monotonic() - begun
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        self.worked = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def visit(self, path: str) -> None:
        """What any visitor asks for."""
        from urllib.request import urlopen

        urlopen(self.address + path, timeout=60).read()

    def resident(self) -> float:
        """Megabytes of memory, those of the bots not counted."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize() / 2**20

    def end(self) -> None:
        """Have it end."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=120)


async def play(served: Served, tables: int, seconds: float) -> tuple[float, int]:
    """So many tables for so long: the most memory that was seen, and how many answers were given."""
    parties = [Party(served.address, number) for number in range(tables)]
    playing = []
    for party in parties:
        playing.append(asyncio.create_task(party.play()))
        await asyncio.sleep(0.05)
    most, until = 0.0, time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(1)
        most = max(most, served.resident())
        assert not [task.result() for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return most, sum([party.answers for party in parties])


def measure(tables: int, minutes: float) -> dict[str, float]:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder) / "tables.sqlite")
        served = Served(Path(folder))
        try:
            time.sleep(SETTLED)
            before = served.resident()
            most, answers = asyncio.run(play(served, tables, minutes * 60))
            time.sleep(QUIET)
            after = served.resident()
        finally:
            served.end()
    return {
        "start_seconds": served.start,
        "start_seconds_of_the_processor": served.worked,
        "megabytes_at_the_start": before,
        "megabytes_at_most": most,
        "megabytes_afterwards": after,
        "answers": answers,
        "afterwards_by_start": after / before,
    }


if __name__ == "__main__":
    from bench.rounds import show

    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=200)
    given = parser.parse_args()
    show(measure(given.tables, given.minutes), {})
