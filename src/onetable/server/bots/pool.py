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

from onetable.core.bot import Advised
from onetable.core.view import View
from onetable.server.bots.fair_queue import FairQueue

logger = logging.getLogger("onetable")
MOST = 2.0  # seconds that a bot may be given for a move
GRACE = 6.0  # seconds beyond that, in which a process may have to start; then the bot is stopped, and chance chooses
PATIENCE = 3.0  # seconds that a question waits for a process; after that the quick bot answers it as soon as there is one
QUEUE = 10.0  # seconds beyond a whole move that a question waits at most; then chance chooses
QUICK = "rules"
LENGTH = struct.Struct(">I")


class Worker:
    """One process that thinks about one choice at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.ended: list[Process] = []

    async def choose(self, game: str, bot: str, most: float, view: View[Any], explain: bool) -> Advised:
        """What the bot of this name chooses, and why if that is wanted."""
        await self.bury()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "onetable.server.bots.bot_worker", stdin=PIPE, stdout=PIPE
            )
        process = self.process
        assert process.stdin is not None and process.stdout is not None
        message = pickle.dumps((game, bot, most, view, explain))
        process.stdin.write(LENGTH.pack(len(message)) + message)
        await process.stdin.drain()
        number, length = [LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0] for _ in range(2)]
        return Advised(number, pickle.loads(await process.stdout.readexactly(length)) if length else None)

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
    """So many processes as may think at the same time, and a queue in which everybody whose bots think has the same share of them."""

    def __init__(self, size: int, most: float = MOST) -> None:
        self.most, self.limit, self.longest_wait = most, most + GRACE, most + QUEUE
        self.workers = [Worker() for _ in range(size)]
        self.free = FairQueue(self.workers)

    async def choose(self, game: str, bot: str, view: View[Any], whose: str) -> int:
        """What the bot chooses; whatever happens to it, one of the choices, and in good time: waiting counts."""
        return (await self.ask(game, bot, view, whose, explain=False)).choice

    async def advise(self, game: str, bot: str, view: View[Any], whose: str) -> Advised:
        """The same with its reason, which is found where the bot thinks."""
        return await self.ask(game, bot, view, whose, explain=True)

    async def ask(self, game: str, bot: str, view: View[Any], whose: str, explain: bool) -> Advised:
        """What the bot chooses, with its reason if that is wanted and it has one."""
        begun = asyncio.get_running_loop().time()
        try:
            worker = await asyncio.wait_for(self.free.get(whose), self.longest_wait)
        except TimeoutError:
            logger.warning("The bot %s of %s waited too long for its turn to think; chance has chosen.", bot, game)
            return by_chance(view)
        waited = asyncio.get_running_loop().time() - begun
        try:
            name = bot if waited < PATIENCE else QUICK
            found = await asyncio.wait_for(worker.choose(game, name, self.most, view, explain), self.limit)
            if 0 <= found.choice < len(view.choices):
                return found
            logger.warning("The bot %s of %s gave no choice; chance has chosen.", bot, game)
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError) as error:
            logger.warning("The bot %s of %s failed (%s); chance has chosen.", bot, game, type(error).__name__)
            worker.stop()
        except asyncio.CancelledError:
            worker.stop()  # it would answer a question that nobody remembers
            raise
        finally:
            self.free.put(worker)
        return by_chance(view)

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.stop()
            await worker.bury()


def by_chance(view: View[Any]) -> Advised:
    """Any choice, for no reason."""
    return Advised(random.randrange(len(view.choices)))
