"""Long work in short turns: whoever brings a table back from its log stops every few milliseconds, and everybody else is served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

TURN = 0.004  # seconds


class Turn:
    """The right to work, until it is given up for a moment."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self._lock, self._clock = lock, asyncio.get_running_loop().time
        self._has_it, self._until = False, 0.0

    async def take(self) -> None:
        """Wait for all who came before."""
        await self._lock.acquire()
        self._has_it, self._until = True, self._clock() + TURN

    def give_up(self) -> None:
        """Let the next one work."""
        if self._has_it:
            self._has_it = False
            self._lock.release()

    async def pause(self) -> None:
        """To be called often: when the turn has lasted long enough, the others have theirs."""
        if self._clock() >= self._until:
            self.give_up()
            await asyncio.sleep(0)
            await self.take()


class Turns:
    """All who have long work to do, one after the other and round again, so that together they delay nobody more than one would."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Turn]:
        """A turn of one's own; `pause` is where it may be interrupted."""
        turn = Turn(self._lock)
        await turn.take()
        try:
            yield turn
        finally:
            turn.give_up()
