"""The puzzles of a day: found in the background when somebody first asks for them, and kept."""

from __future__ import annotations

import asyncio
import secrets
from asyncio.subprocess import Process
from typing import Any

import msgspec

from onetable.server.bots.background import Background, hear
from onetable.server.keeping.store import Store
from onetable.telling.puzzles import WAYS, Puzzle, Puzzles, name_of_day

KEY = "puzzles"  # the name of the secret by which nobody else finds the puzzles of this host
KEY_SIZE = 32


class PuzzleRun(Background):
    """The puzzles of one day of one game."""

    worker = "onetable.server.bots.puzzle_worker"

    def __init__(self, game: str, date: str, key: bytes, count: int, store: Store) -> None:
        super().__init__(game)
        self.date, self.key, self.count, self.store = date, key, count, store

    def message(self) -> Any:
        return self.game, self.date, self.key

    async def listen(self, process: Process) -> None:
        while len(self.results) < self.count:
            found: Puzzle = await hear(process)
            self.results.append(found)
            await self.store.keep_puzzle(self.game, found.name, msgspec.json.encode(found).decode())


class PuzzleDays:
    """All puzzles of days that this server knows or looks for."""

    def __init__(self, store: Store, places: asyncio.Semaphore) -> None:
        self.store, self._places = store, places
        self._runs: dict[tuple[str, str], PuzzleRun] = {}

    async def of_day(self, game: str, puzzles: Puzzles, date: str) -> list[Puzzle]:
        """Those of this day that are known; the others are looked for."""
        names = [name_of_day(date, level, way) for level in puzzles.levels for way in WAYS]
        found = [puzzle for name in names if (puzzle := await self.called(game, name)) is not None]
        run = self._runs.get((game, date))
        if len(found) < len(names) and (run is None or run.state in ("failed", "stopped")):
            key = await self.store.secret(KEY, secrets.token_bytes(KEY_SIZE))
            run = self._runs[game, date] = PuzzleRun(game, date, key, len(names), self.store)
            run.begin(self._places)
        elif len(found) == len(names):
            self._runs.pop((game, date), None)
        return found

    async def called(self, game: str, name: str) -> Puzzle | None:
        """The puzzle of a day that is called so, if it was found."""
        content = await self.store.puzzle(game, name)
        return msgspec.json.decode(content, type=Puzzle) if content is not None else None

    async def close(self) -> None:
        """Look no further."""
        for run in self._runs.values():
            await run.stop()
