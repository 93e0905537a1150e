"""Work in the background: each piece in a process of its own, few at a time, with progress and a stop."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Literal

from onetable.server.bots.pool import LENGTH

logger = logging.getLogger("onetable")
State = Literal["waiting", "running", "done", "stopped", "failed"]
AT_ONCE = 2  # processes that may work at the same time


class Background:
    """One piece of work: a message goes to a process, and what it finds comes back bit by bit."""

    worker: str  # the module that runs in the process

    def __init__(self, game: str) -> None:
        self.game = game
        self.results: list[Any] = []
        self.state: State = "waiting"
        self.task: asyncio.Task[None] | None = None

    def message(self) -> Any:
        """What the process is told."""
        raise NotImplementedError

    async def listen(self, process: Process) -> None:
        """Hear all that the process has to say."""
        raise NotImplementedError

    def begin(self, places: asyncio.Semaphore) -> None:
        """Begin when there is a place."""
        self.task = asyncio.create_task(self.run(places))

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
            logger.warning("Work for %s in the background has failed: %s.", self.game, type(error).__name__)
            self.state = "failed"

    async def _work(self) -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", self.worker, stdin=PIPE, stdout=PIPE)
        try:
            assert process.stdin is not None
            message = pickle.dumps(self.message())
            process.stdin.write(LENGTH.pack(len(message)) + message)
            await process.stdin.drain()
            await self.listen(process)
        finally:
            if process.returncode is None:
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()

    async def stop(self) -> None:
        """End it; what it has found stays."""
        if self.task is not None and not self.task.done():
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.state = "stopped" if self.state == "waiting" else self.state  # a task that never began cannot say so


async def hear(process: Process) -> Any:
    """The next thing that a process says."""
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return pickle.loads(await process.stdout.readexactly(length))
