"""Hindsight in the background: one process for each game that is looked back at, and what it has found is kept."""

from __future__ import annotations

import asyncio
import time
from asyncio.subprocess import Process
from typing import Any

import msgspec

from onetable.bots.hindsight import LookedBack, Moment, TurningPoint
from onetable.core.record import Record, digest
from onetable.server.bots.background import Background, hear
from onetable.server.keeping.store import Store

KEPT = 100  # that are remembered besides those that are kept in the database


class HindsightRun(Background):
    """One game that is looked back at, for all who want to know."""

    worker = "onetable.server.bots.hindsight_worker"

    def __init__(self, person: str, key: str, record: Record, store: Store) -> None:
        super().__init__(record.game)
        self.person, self.key, self.record, self.store = person, key, record, store
        self.count = 0  # not known yet

    def found(self) -> LookedBack:
        """What is known so far."""
        turning = next((each for each in self.results if isinstance(each, TurningPoint)), TurningPoint(None))
        return LookedBack(turning, tuple([each for each in self.results if isinstance(each, Moment)]))

    def message(self) -> Any:
        return self.record

    async def listen(self, process: Process) -> None:
        self.count = await hear(process)
        while len(self.results) < self.count:
            self.results.append(await hear(process))
        await self.store.keep_hindsight(self.key, self.game, time.time(), msgspec.json.encode(self.found()).decode())


class HindsightRuns:
    """All games of this server that are looked back at."""

    def __init__(self, store: Store, places: asyncio.Semaphore) -> None:
        self.store, self._places = store, places
        self._runs: dict[str, HindsightRun] = {}

    async def kept(self, record: Record) -> LookedBack | None:
        """What was found of this game before."""
        content = await self.store.hindsight(key_of(record))
        return msgspec.json.decode(content, type=LookedBack) if content is not None else None

    def of(self, record: Record) -> HindsightRun | None:
        """The one that is or was at work on this game."""
        return self._runs.get(key_of(record))

    async def begin(self, person: str, record: Record) -> HindsightRun:
        """Look back at this game, unless somebody does already."""
        key = key_of(record)
        run = self._runs.get(key)
        if run is not None and run.state in ("waiting", "running"):
            return run
        run = self._runs[key] = HindsightRun(person, key, record, self.store)
        run.begin(self._places)
        while len(self._runs) > KEPT:
            await self._runs.pop(next(iter(self._runs))).stop()
        return run

    async def close(self) -> None:
        """End all."""
        for run in self._runs.values():
            await run.stop()


def key_of(record: Record) -> str:
    """The name of a game by all that was answered in it."""
    return digest(msgspec.json.encode(record))
