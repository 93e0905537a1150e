"""A store in memory: the disk outlives a crash, what was on its way to it does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from onetable.server.keeping.rows import BOT, LostRace, Rest, Row, TableRow


class Disk:
    """What survives."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.log: dict[str, list[Row]] = {}
        self.seats: dict[str, dict[int, str]] = {}
        self.waits_for: dict[str, str] = {}

    def write(self, rows: Sequence[Row]) -> None:
        """All of these or none; as in the real one, no number and no command is there twice."""
        for row in rows:
            kept = self.log[row.table]
            if any([row.n == other.n or (row.command is not None and row.command == other.command) for other in kept]):
                raise LostRace(f"{row.n} {row.command}")
        for row in rows:
            self.log[row.table].append(row)
            self.waits_for[row.table] = BOT

    def commands(self, table: str) -> dict[str, Row]:
        """What was carried out, by the names of the commands."""
        return {row.command: row for row in self.log[table] if row.command is not None}


class SlowDisk:
    """The store as one start of the server sees it: every commit takes its time, and some fail before or after they are on the disk."""

    def __init__(self, disk: Disk, rng: Random, slowest: float, failing: Callable[[], float]) -> None:
        self.disk, self.rng, self.slowest, self.failing = disk, rng, slowest, failing

    async def append(self, rows: Sequence[Row]) -> None:
        """Keep these; a failure tells nothing about whether they were kept, as in life."""
        await self._take_time()
        self._fail_sometimes()
        self.disk.write(rows)
        await self._take_time()
        self._fail_sometimes()

    async def try_out(self) -> None:
        """Whether anything can be kept."""
        await self._take_time()
        self._fail_sometimes()

    async def _take_time(self) -> None:
        await asyncio.sleep(self.rng.choice([0, 0, self.rng.uniform(0, self.slowest)]))

    def _fail_sometimes(self) -> None:
        if self.rng.random() < self.failing():
            raise OSError("no space left on device")

    async def log_of(self, table: str, after: int = 0) -> list[Row]:
        """Every entry of a table."""
        await self._take_time()
        return self.disk.log[table][after:]

    async def add_table(self, row: TableRow) -> bool:
        """A new table."""
        await self._take_time()
        if row.id in self.disk.tables:
            return False
        self.disk.tables[row.id], self.disk.log[row.id], self.disk.seats[row.id] = row, [], {}
        return True

    async def note(self, table: str, people: Mapping[int, str], **values: Any) -> None:
        """What the lists show."""
        await self._take_time()
        self._fail_sometimes()
        self.disk.tables[table], self.disk.seats[table] = replace(self.disk.tables[table], **values), dict(people)

    async def noted_people(self, table: str) -> dict[int, str]:
        """Who was noted to sit where."""
        await self._take_time()
        return dict(self.disk.seats[table])

    async def table(self, name: str) -> TableRow | None:
        """A table by its id or its word."""
        await self._take_time()
        return next((row for row in self.disk.tables.values() if name in (row.id, row.word)), None)

    async def unfinished_with_deal(self, deal: str) -> list[TableRow]:
        """The tables of this deal that are not over."""
        await self._take_time()
        return [row for row in self.disk.tables.values() if row.deal == deal and not row.outcome]

    async def has_ended_since(self, deal: str, when: float) -> bool:
        """Whether a table of this deal has come to its end since then."""
        await self._take_time()
        return any([row.deal == deal and row.outcome and row.changed >= when for row in self.disk.tables.values()])

    async def sits_at(self, person: str, tables: Sequence[str]) -> bool:
        """Whether this person sits at one of these tables."""
        await self._take_time()
        return any([person in self.disk.seats[table].values() for table in tables])

    async def awake(self) -> list[str]:
        """All tables that are not over and may wait for a bot."""
        await self._take_time()
        return [row.id for row in self.disk.tables.values() if not row.outcome and self.disk.waits_for.get(row.id, BOT) == BOT]

    async def rest(self, tables: Sequence[Rest]) -> None:
        """No bot has to move there, unless they have gone on meanwhile."""
        await self._take_time()
        self._fail_sometimes()
        for one in tables:
            if len(self.disk.log[one.table]) == one.n:
                self.disk.waits_for[one.table] = one.waits_for

    def forget(self, table: str) -> None:
        """There is no other node here."""
