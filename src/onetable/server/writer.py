"""A thread that only writes: one step for a whole transaction, where a connection that waits politely takes five."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import URL, Insert, TextClause, create_engine, event


class Writer:
    """Adds rows to one table of an SQLite file, and a note to what they belong to; where that is gone it raises LookupError."""

    def __init__(self, url: URL, statement: Insert, note: TextClause, harden: Callable[[Any, Any], None]) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self.engine, "connect", harden)
        self.text, self.note = str(statement.compile(self.engine)), note
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def add(self, rows: Sequence[tuple[Any, ...]], notes: Sequence[Mapping[str, str]]) -> None:
        """Write these rows and notes in one transaction; when this returns they are on the disk."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._add, list(rows), notes)

    def _add(self, rows: list[tuple[Any, ...]], notes: Sequence[Mapping[str, str]]) -> None:
        with self.engine.begin() as connection:
            connection.exec_driver_sql(self.text, rows)
            for note in notes:
                if not connection.execute(self.note, note).rowcount:
                    raise LookupError(note["table"])

    async def close(self) -> None:
        """Let go of the file, in the thread that holds it."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()
