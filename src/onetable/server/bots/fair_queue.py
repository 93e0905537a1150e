"""A queue in which nobody waits longer because somebody else wants much: each has his turn, however many wishes he has."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things that are lent to those who wait: to one person after the other, and among the wishes of a person to the oldest."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}  # by person, whose turn is next first

    async def get(self, whose: str) -> T:
        """One of the things, when it is this person's turn."""
        if self._free:  # then nobody waits
            return self._free.popleft()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was lent at the moment when it was no longer wanted
                self.put(future.result())
            raise

    def put(self, thing: T) -> None:
        """Give one back: it goes to the next person, who then is the last."""
        while self._waiting:
            whose = next(iter(self._waiting))
            wishes = self._waiting.pop(whose)
            while wishes and (wish := wishes.popleft()):
                if not wish.done():
                    wish.set_result(thing)
                    if wishes:
                        self._waiting[whose] = wishes
                    return
        self._free.append(thing)
