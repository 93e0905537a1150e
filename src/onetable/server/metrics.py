"""What a host can measure: numbers for Prometheus about all tables together, never a name, an address or a table's id."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from onetable.core.bot import Advised
    from onetable.server.app import Server
    from onetable.server.table.manner import Thinker

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
SLOW = (0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)

TABLES = Gauge("onetable_tables_open", "Tables that gather or play, in the database.", registry=REGISTRY)
ROOMS = Gauge("onetable_rooms", "Tables in memory.", registry=REGISTRY)
LINES = Gauge("onetable_lines", "Open lines.", registry=REGISTRY)
COMMANDS = Counter("onetable_commands", "Commands by what came of them: done, or the code of the refusal.", ["result"], registry=REGISTRY)
DONE = COMMANDS.labels("done")
COMMAND_SECONDS = Histogram("onetable_command_seconds", "From hearing a command to its answer.", buckets=QUICK, registry=REGISTRY)
LOG_ENTRIES = Counter("onetable_log_entries", "Entries that were written to logs.", registry=REGISTRY)
LOG_FAILURES = Counter("onetable_log_failures", "Writes to logs that failed.", registry=REGISTRY)
LOG_SECONDS = Histogram(
    "onetable_log_write_seconds", "One write of all entries that waited, until it is on the disk.", buckets=QUICK, registry=REGISTRY
)
BOTS_WAITING = Gauge("onetable_bots_waiting", "Questions to bots that wait for a process to think.", registry=REGISTRY)
BOTS_THINKING = Gauge("onetable_bots_asked", "Questions to bots that are not answered yet, those that wait included.", registry=REGISTRY)
BOT_SECONDS = Histogram("onetable_bot_seconds", "From asking a bot to its choice, waiting included.", buckets=SLOW, registry=REGISTRY)


async def measured(server: Server) -> bytes:
    """All numbers, as Prometheus reads them."""
    TABLES.set(await server.store.count_unfinished())
    ROOMS.set(len(server.lobby.rooms))
    LINES.set(sum(server.lines.values()))
    BOTS_THINKING.set(server.thinker.asked)
    BOTS_WAITING.set(max(0, server.thinker.asked - server.settings.thinkers))
    return generate_latest(REGISTRY)


class Watched:
    """Whoever runs the bots, and how many questions he has."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.asked = 0

    async def choose(self, *question: Any, **more: Any) -> int:
        """The number of one of the choices, in good time."""
        with self.watching():
            return await self.thinker.choose(*question, **more)

    async def advise(self, *question: Any, **more: Any) -> Advised:
        """The same with its reason."""
        with self.watching():
            return await self.thinker.advise(*question, **more)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """One more question, until it is answered."""
        begun = perf_counter()
        self.asked += 1
        try:
            yield
        finally:
            self.asked -= 1
            BOT_SECONDS.observe(perf_counter() - begun)
