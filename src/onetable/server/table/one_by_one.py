"""One task does what is to be done, one thing after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from onetable.core.errors import BadInput
from onetable.server.keeping.rows import LostRace
from onetable.server.table.failures import NotNow


class OneByOne:
    """Whatever is handed in waits for all that came before."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self._is_busy = False

    def start(self) -> None:
        """Begin to take commands."""
        self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while (work := await self.inbox.get()) is not None:
            self._is_busy = True
            await work()
            self._is_busy = False

    @property
    def has_work(self) -> bool:
        """Whether something is done now, or waits to be done."""
        return self._is_busy or not self.inbox.empty()

    def rest(self) -> None:
        """Do what waits, and nothing that comes after it."""
        self.inbox.put_nowait(None)

    def stop(self) -> None:
        """Do nothing more, not even what waits."""
        if self.task is not None:
            self.task.cancel()

    def when_ended(self, tell: Callable[[], None]) -> Callable[[], None]:
        """Have somebody told when no more commands are taken; the way to take that back is returned."""
        task = self.task
        assert task is not None

        def told(_: asyncio.Task[None]) -> None:
            tell()

        def take_back() -> None:
            task.remove_done_callback(told)

        task.add_done_callback(told)
        return take_back

    def do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have this done when all that came before is done."""
        self.inbox.put_nowait(work)

    async def perform(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """The same, and wait for what comes of it."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def carefully() -> None:
            try:
                result = await work()
            except Exception as error:
                if not future.done():
                    future.set_exception(NotNow("restart") if isinstance(error, LostRace) else error)
                if not isinstance(error, (NotNow, BadInput)):  # these are refusals, and nothing has happened
                    raise
            else:
                if not future.done():
                    future.set_result(result)

        self.do(carefully)
        assert self.task is not None
        await asyncio.wait((future, self.task), return_when=asyncio.FIRST_COMPLETED)
        if not future.done():
            raise NotNow("restart")  # all has ended before it came to this
        return future.result()
