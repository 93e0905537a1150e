"""Bots in processes of their own: a table never waits for one that hangs, and none of them can see more than a view."""

from __future__ import annotations

import asyncio
import logging
import pickle
import random
import struct
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from onetable.core.view import View

logger = logging.getLogger("onetable")
HARD_LIMIT = 8.0  # seconds: a bot that has not chosen by then is stopped, and chance chooses
LENGTH = struct.Struct(">I")


class Worker:
    """One process that thinks about one choice at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.ended: list[Process] = []

    async def choose(self, game: str, bot: str, view: View[Any]) -> int:
        """What the bot of this name chooses."""
        await self.bury()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(sys.executable, "-m", "onetable.server.bot_worker", stdin=PIPE, stdout=PIPE)
        process = self.process
        assert process.stdin is not None and process.stdout is not None
        message = pickle.dumps((game, bot, view))
        process.stdin.write(LENGTH.pack(len(message)) + message)
        await process.stdin.drain()
        (number,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return int(number)

    def stop(self) -> None:
        """End the process, whatever it does."""
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            self.ended.append(self.process)
        self.process = None

    async def bury(self) -> None:
        """Wait for those that were ended, so that nothing is left of them."""
        while self.ended:
            process = self.ended.pop()
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()


class BotPool:
    """So many processes as may think at the same time."""

    def __init__(self, size: int, limit: float = HARD_LIMIT) -> None:
        self.limit = limit
        self.workers = [Worker() for _ in range(size)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def choose(self, game: str, bot: str, view: View[Any]) -> int:
        """What the bot chooses; whatever happens to it, one of the choices, and in good time."""
        worker = await self.free.get()
        try:
            number = await asyncio.wait_for(worker.choose(game, bot, view), self.limit)
            if 0 <= number < len(view.choices):
                return number
            logger.warning("The bot %s of %s gave no choice; chance has chosen.", bot, game)
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError) as error:
            logger.warning("The bot %s of %s failed (%s); chance has chosen.", bot, game, type(error).__name__)
            worker.stop()
        except asyncio.CancelledError:
            worker.stop()  # it would answer a question that nobody remembers
            raise
        finally:
            self.free.put_nowait(worker)
        return random.randrange(len(view.choices))

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.stop()
            await worker.bury()
