"""An event loop on which time passes only when nothing else is left to do, and which can forget a server between any two steps."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

MOST_STEPS = 1_000_000  # more than any world needs that still gets anywhere
GENERATION: ContextVar[int] = ContextVar("GENERATION", default=0)  # which start of the server a task belongs to; 0 is the world outside


class Stuck(Exception):
    """Nobody has anything left to do, or everybody does the same for ever."""


class VirtualLoop(asyncio.BaseEventLoop):
    """One step at a time; a step that belongs to a server that has crashed is never run."""

    _ready: deque[asyncio.Handle]
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000.0
        self.steps = 0
        self.before_step: Callable[[int], None] = lambda generation: None
        self.dead: set[int] = set()
        self._frozen: list[asyncio.Handle] = []
        self._graveyard: set[asyncio.Task[Any]] = set()

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        while not self._ready:
            if not self._scheduled:
                raise Stuck("nothing is left to wait for")
            timer: Any = heapq.heappop(self._scheduled)
            timer._scheduled = False
            if not timer._cancelled:
                self.now = max(self.now, timer.when())
                self._ready.append(timer)
        handle: Any = self._ready.popleft()
        generation = handle._context.get(GENERATION, 0)
        if generation in self.dead:
            self._frozen.append(handle)
        elif not handle._cancelled:
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise Stuck("the world goes round in circles")
            try:
                self.before_step(generation)
            except BaseException:
                self._ready.appendleft(handle)
                raise
            if generation in self.dead:  # it has crashed right now
                self._frozen.append(handle)
            else:
                handle._run()

    def kill(self, generation: int) -> None:
        """Nothing of this server will ever run again; its tasks are not even cleaned up, as in life."""
        self.dead.add(generation)
        self._graveyard |= asyncio.all_tasks(self)

    def end_world(self) -> None:
        """Let all tasks end, those of crashed servers too, so that nothing is left lying about."""
        self.before_step = lambda generation: None
        self.dead.clear()
        self._ready.extend(self._frozen)
        self._frozen.clear()
        while tasks := asyncio.all_tasks(self):
            for task in tasks:
                task.cancel()
            self.run_until_complete(asyncio.wait(tasks))
        self._graveyard.clear()
        self.close()

    def _write_to_self(self) -> None:
        """Nobody sleeps, so nobody has to be woken."""
