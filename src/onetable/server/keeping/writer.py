"""The quick way to a database: one step for a whole transaction, where a connection that waits politely takes five."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Insert, Table, TextClause, create_engine, event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from onetable.server.keeping.databases import without_transactions

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

    def forget_known(self) -> None:
        """Forget what was asked before and open the file anew when there is more to do, in the thread that holds it."""
        self.engine.clear_compiled_cache()
        self.thread.submit(self.engine.dispose)

    async def close(self) -> None:
        """Let go of the file, in the thread that holds it."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


class Writer:
    """Adds rows to one table, and notes of what they belong to; where that is gone it raises LookupError."""

    def __init__(self, clerk: Clerk, statement: Insert, note: TextClause) -> None:
        self.clerk, self.note = clerk, note
        self.insert, _, self.values = str(statement.compile(clerk.engine)).partition(" VALUES ")

    async def add(self, rows: Sequence[tuple[Any, ...]], notes: Sequence[Mapping[str, str]]) -> None:
        """Write these rows and notes in one transaction; when this returns they are on the disk."""

        def add(connection: Connection) -> None:
            for first in range(0, len(rows), AT_ONCE):  # each statement is a moment in which this thread must wait for the others
                some = rows[first : first + AT_ONCE]
                connection.exec_driver_sql(f"{self.insert} VALUES {', '.join([self.values] * len(some))}", tuple(chain.from_iterable(some)))
            for note in notes:
                if not connection.execute(self.note, note).rowcount:
                    raise LookupError(note["table"])

        await self.clerk.do(add)


class ColumnWriter:
    """The same for PostgreSQL in one statement, column by column: a node that hangs cannot leave it half done."""

    def __init__(self, engine: AsyncEngine, table: Table) -> None:
        self.engine = without_transactions(engine)
        columns = [f"cast(:{column.name} as {column.type.compile(engine.dialect)}[])" for column in table.columns]
        self.names = [column.name for column in table.columns]
        insertion = f"insert into {table.name} select new.* from unnest({', '.join(columns)}) as new"
        self.statement = text(insertion)
        self.with_notes = text(
            """with noted as (
                insert into notes ("table", waits_for, opened_from)
                select one, whom, '' from unnest(cast(:noted as text[]), cast(:waits_for as text[])) as fresh(one, whom)
                on conflict ("table") do update set waits_for = excluded.waits_for where notes.waits_for <> 'gone' returning 1
            ) """
            + insertion
            + " where (select count(*) from noted) = :count"
        )

    async def add(self, rows: Sequence[tuple[Any, ...]], notes: Sequence[Mapping[str, str]]) -> None:
        """Write these rows and notes in one transaction; when this returns they are on the disk."""
        values: dict[str, Any] = dict(zip(self.names, map(list, zip(*rows, strict=True)), strict=True))
        statement = self.statement
        if notes:
            statement = self.with_notes
            values |= {"noted": [note["table"] for note in notes], "waits_for": [note["waits_for"] for note in notes], "count": len(notes)}
        async with self.engine.connect() as connection:
            if not (await connection.execute(statement, values)).rowcount:
                raise LookupError("one of these tables is gone")
