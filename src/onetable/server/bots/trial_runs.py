"""Trials in the background: each in a process of its own, few at a time, with progress and a stop."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from onetable.bots.trials import trials_of
from onetable.server.bots.pool import LENGTH

logger = logging.getLogger("onetable")
State = Literal["waiting", "running", "done", "stopped", "failed"]
AT_ONCE = 2  # trials that may run at the same time
KEPT = 100  # reports that are remembered


class TrialRun:
    """One trial of one person."""

    def __init__(self, person: str, game: str, wish: Mapping[str, Any], pieces: Sequence[Any]) -> None:
        self.id, self.person, self.game = secrets.token_urlsafe(9), person, game
        self.wish, self.pieces = wish, pieces
        self.results: list[Any] = []
        self.state: State = "waiting"
        self.task: asyncio.Task[None] | None = None

    def report(self) -> dict[str, Any]:
        """What is known so far."""
        return trials_of(self.game).report(self.wish, self.results)

    async def run(self, places: asyncio.Semaphore) -> None:
        """Wait for a place, then let a process do the work; whoever cancels this ends the process."""
        try:
            async with places:
                self.state = "running"
                await self._work()
            self.state = "done"
        except asyncio.CancelledError:
            self.state = "stopped"
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:
            logger.warning("A trial of %s has failed: %s.", self.game, type(error).__name__)
            self.state = "failed"

    async def _work(self) -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", "onetable.server.bots.trial_worker", stdin=PIPE, stdout=PIPE)
        try:
            await self._listen(process)
        finally:
            if process.returncode is None:
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()

    async def _listen(self, process: Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        message = pickle.dumps((self.game, self.pieces))
        process.stdin.write(LENGTH.pack(len(message)) + message)
        await process.stdin.drain()
        for _ in self.pieces:
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            self.results.append(pickle.loads(await process.stdout.readexactly(length)))


class TrialRuns:
    """All trials of this server; a person has one at a time, and a new one ends the one before."""

    def __init__(self) -> None:
        self._runs: dict[str, TrialRun] = {}
        self._places = asyncio.Semaphore(AT_ONCE)

    async def begin(self, person: str, game: str, wish: Mapping[str, Any]) -> TrialRun:
        """Try this out, or one clear sentence."""
        run = TrialRun(person, game, wish, trials_of(game).pieces(wish))
        for other in [other for other in self._runs.values() if other.person == person]:
            await self.stop(other)
        self._runs[run.id] = run
        run.task = asyncio.create_task(run.run(self._places))
        while len(self._runs) > KEPT:
            await self.stop(self._runs.pop(next(iter(self._runs))))
        return run

    def of(self, person: str, id: str) -> TrialRun | None:
        """A trial of this person."""
        run = self._runs.get(id)
        return run if run is not None and run.person == person else None

    async def stop(self, run: TrialRun) -> None:
        """End a trial; what it has found stays."""
        if run.task is not None and not run.task.done():
            run.task.cancel()
            await asyncio.gather(run.task, return_exceptions=True)
            run.state = "stopped" if run.state == "waiting" else run.state  # a task that never began cannot say so

    async def close(self) -> None:
        """End all."""
        for run in self._runs.values():
            await self.stop(run)
