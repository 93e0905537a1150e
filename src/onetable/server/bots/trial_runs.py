"""Trials in the background: what people want to have tried out, and what is known so far."""

from __future__ import annotations

import asyncio
import secrets
from asyncio.subprocess import Process
from collections.abc import Mapping, Sequence
from typing import Any

from onetable.bots.trials import trials_of
from onetable.server.bots.background import Background, hear

KEPT = 100  # reports that are remembered


class TrialRun(Background):
    """One trial of one person."""

    worker = "onetable.server.bots.trial_worker"

    def __init__(self, person: str, game: str, wish: Mapping[str, Any], pieces: Sequence[Any]) -> None:
        super().__init__(game)
        self.id, self.person = secrets.token_urlsafe(9), person
        self.wish, self.pieces = wish, pieces

    def report(self) -> dict[str, Any]:
        """What is known so far."""
        return trials_of(self.game).report(self.wish, self.results)

    def message(self) -> Any:
        return self.game, self.pieces

    async def listen(self, process: Process) -> None:
        for _ in self.pieces:
            self.results.append(await hear(process))


class TrialRuns:
    """All trials of this server; a person has one at a time, and a new one ends the one before."""

    def __init__(self, places: asyncio.Semaphore) -> None:
        self._runs: dict[str, TrialRun] = {}
        self._places = places

    async def begin(self, person: str, game: str, wish: Mapping[str, Any]) -> TrialRun:
        """Try this out, or one clear sentence."""
        run = TrialRun(person, game, wish, trials_of(game).pieces(wish))
        for other in [other for other in self._runs.values() if other.person == person]:
            await other.stop()
        self._runs[run.id] = run
        run.begin(self._places)
        while len(self._runs) > KEPT:
            await self._runs.pop(next(iter(self._runs))).stop()
        return run

    def of(self, person: str, id: str) -> TrialRun | None:
        """A trial of this person."""
        run = self._runs.get(id)
        return run if run is not None and run.person == person else None

    async def close(self) -> None:
        """End all."""
        for run in self._runs.values():
            await run.stop()
