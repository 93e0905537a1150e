"""A pause for those who would come back to a table while nothing can be kept, as on a full disk: told once, then kept waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

logger = logging.getLogger("onetable")
FIRST_WAIT, LONGEST_WAIT = 0.25, 15.0  # seconds until something is kept on trial; each time twice as long
QUIET = 60.0  # seconds without trouble, after which waiting begins anew


class Recess:
    """Whether something can be kept at the moment, tried out less and less often while it cannot."""

    def __init__(self, try_out: Callable[[], Awaitable[None]]) -> None:
        self.try_out = try_out
        self._wait = FIRST_WAIT
        self._over_at = -QUIET
        self._task: asyncio.Task[None] | None = None

    @property
    def lasts(self) -> bool:
        """Whether nothing can be kept."""
        return self._task is not None and not self._task.done()

    def begin(self, reason: BaseException) -> None:
        """Something could not be kept."""
        if not self.lasts:
            logger.error("Nothing can be kept: %s", str(reason).partition("\n")[0])
            if asyncio.get_running_loop().time() > self._over_at + QUIET:
                self._wait = FIRST_WAIT
            self._task = asyncio.create_task(self._last())

    async def _last(self) -> None:
        while True:
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)
            try:
                await self.try_out()
            except Exception:
                continue
            self._over_at = asyncio.get_running_loop().time()
            return

    async def over(self) -> bool:
        """Wait for the end, but not for ever; whether it is over."""
        if self._task is not None:
            await asyncio.wait((self._task,), timeout=LONGEST_WAIT)
        return not self.lasts

    def stop(self) -> None:
        """Try no more."""
        if self._task is not None:
            self._task.cancel()
