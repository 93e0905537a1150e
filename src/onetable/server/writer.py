"""The quick way to a database: one step for a whole transaction, where a connection that waits politely takes five."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Insert, Table, create_engine, event, text
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
AT_ONCE = 500  # rows in one statement: a database does not take any number


class Clerk:
    """A thread of its own that looks up and writes in an SQLite file: whatever it is given to do is one step for those who wait."""

    def __init__(self, url: URL, harden: Callable[[Any, Any], None]) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self.engine, "connect", harden)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="clerk")

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do all this in one transaction; when this returns it is on the disk."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._do, work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Let go of the file, in the thread that holds it."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


class Writer(Clerk):
    """Adds rows to one table."""

    def __init__(self, url: URL, statement: Insert, harden: Callable[[Any, Any], None]) -> None:
        super().__init__(url, harden)
        self.insert, _, self.values = str(statement.compile(self.engine)).partition(" VALUES ")

    async def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Write these rows; many in one statement, for each statement is a moment in which this thread must wait for the others."""

        def add(connection: Connection) -> None:
            for first in range(0, len(rows), AT_ONCE):
                some = rows[first : first + AT_ONCE]
                connection.exec_driver_sql(f"{self.insert} VALUES {', '.join([self.values] * len(some))}", tuple(chain.from_iterable(some)))

        await self.do(add)


class ColumnWriter:
    """Adds rows to one table of PostgreSQL in one statement, column by column: a node that hangs cannot leave it half done."""

    def __init__(self, engine: AsyncEngine, table: Table) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        columns = [f"cast(:{column.name} as {column.type.compile(engine.dialect)}[])" for column in table.columns]
        self.names = [column.name for column in table.columns]
        self.statement = text(f"insert into {table.name} select * from unnest({', '.join(columns)})")

    async def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Write these rows in one transaction; when this returns they are on the disk."""
        columns = dict(zip(self.names, map(list, zip(*rows, strict=True)), strict=True))
        async with self.engine.connect() as connection:
            await connection.execute(self.statement, columns)

    async def close(self) -> None:
        """The engine is closed by whoever opened it."""
