"""Signals that end the program: heeded between two steps of a game, never in the middle of one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from onetable.core.errors import Ended

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Ending:
    """While it lasts, a signal ends the program by an exception, as soon as that does no harm."""

    def __init__(self) -> None:
        self.busy = 0
        self.came: list[int] = []  # signals that wait until nothing is half done

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """Listen to signals, but not to those that this program was told to ignore."""
        before = {number: signal.getsignal(number) for number in SIGNALS}
        listening = [number for number in SIGNALS if before[number] is not signal.SIG_IGN]
        for number in listening:
            signal.signal(number, self.hear)
        try:
            yield
        finally:
            for number in listening:
                signal.signal(number, before[number])

    @contextmanager
    def awaited(self) -> Iterator[None]:
        """Do this to its end, whatever comes meanwhile."""
        self.busy += 1
        try:
            yield
        finally:
            self.busy -= 1
        self.heed()

    def hear(self, number: int, _: FrameType | None) -> None:
        """A signal has come."""
        self.came.append(number)
        self.heed()

    def heed(self) -> None:
        """End now, if a signal has come and nothing is half done."""
        if self.came and not self.busy:
            number = self.came.pop(0)
            raise KeyboardInterrupt if number == signal.SIGINT else Ended(number)
