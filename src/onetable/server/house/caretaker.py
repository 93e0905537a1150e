"""Rooms in which nobody is: they are let go after a while, and sooner where there are many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from onetable.server.house import memory
from onetable.server.table.room import Room

AT_THE_DOOR = 1.0  # seconds: who has just asked for a room is about to do something in it
MOST_IDLE = 64  # rooms in which nobody is: those who look at many old tables must not fill the memory with them


class Caretaker:
    """Looks round from time to time, and when many rooms have been opened."""

    def __init__(self, rooms: dict[str, Room], stays_open: float, let_go: Callable[[list[Room]], None]) -> None:
        self.rooms, self.stays_open, self.let_go = rooms, stays_open, let_go
        self._next: asyncio.TimerHandle | None = None
        self._opened = 0  # since it was last looked round

    def one_more(self) -> None:
        """A room has been opened."""
        self._opened += 1
        if self._opened > MOST_IDLE // 4:
            self.look_round()
        else:
            self._look_round_later()

    def _look_round_later(self) -> None:
        if self._next is None:
            self._next = asyncio.get_running_loop().call_later(self.stays_open / 10, self.look_round)

    def stop(self) -> None:
        """All rooms are let go by others."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def look_round(self) -> None:
        """Let go of rooms that nobody has wanted for a while, and of those wanted longest ago where there are too many."""
        self.stop()
        self._opened = 0
        now = asyncio.get_running_loop().time()
        idle = [room for room in self.rooms.values() if room.is_idle and room.wanted <= now - AT_THE_DOOR]
        idle.sort(key=lambda room: room.wanted)
        gone = [room for place, room in enumerate(idle) if room.wanted <= now - self.stays_open or place < len(idle) - MOST_IDLE]
        if gone:
            self.let_go(gone)
        if self.rooms:
            self._look_round_later()
        elif gone:
            for seconds in (AT_THE_DOOR, self.stays_open):  # when they have really ended, and when all that hung on them has
                asyncio.get_running_loop().call_later(seconds, self._give_back)

    def _give_back(self) -> None:
        if not self.rooms:
            memory.give_back()
