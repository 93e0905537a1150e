"""How much one sender may ask for: a bucket that fills at a steady pace."""

from __future__ import annotations

import time
from collections.abc import Callable

from onetable.core.remembering import asked_to_forget

FRAME = 16 * 1024  # bytes of one message on the line
BODY = 64 * 1024  # bytes of one request
BOT_TABLES = 60  # that are not over and at which one bot account sits: as many as it may have lines, and a few for those that end


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("burst", "clock", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.since = burst, clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each sender; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.buckets: dict[str, Bucket] = {}
        asked_to_forget(self)

    def take(self, sender: str) -> bool:
        """Whether this sender may have one more now."""
        bucket = self.buckets.get(sender)
        if bucket is None:
            if len(self.buckets) >= self.most:
                self.forget_known()
                if len(self.buckets) >= self.most:
                    self.buckets = dict(list(self.buckets.items())[self.most // 2 :])
            bucket = self.buckets[sender] = Bucket(self.rate, self.burst)
        return bucket.take()

    def forget_known(self) -> None:
        """Those that are full again."""
        now = time.monotonic()
        for sender, bucket in list(self.buckets.items()):
            if bucket.left + (now - bucket.since) * bucket.rate >= bucket.burst:
                del self.buckets[sender]
