"""The logs of all tables: on the disk before anybody hears of it, and which tables must not wait for a visitor."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from msgspec.structs import asdict, astuple
from sqlalchemy import Connection, bindparam, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from onetable.server.keeping.base_store import BaseStore
from onetable.server.keeping.packed import unpack
from onetable.server.keeping.rows import BOT, LOG, NOTES, PACKED, TABLES, UNFINISHED, LostRace, Rest, Row
from onetable.server.keeping.writer import ColumnWriter, Writer
from onetable.server.metrics import LOG_ENTRIES, LOG_FAILURES, LOG_SECONDS

GATHERING = 0.005  # seconds: a transaction costs much more than an entry, so at a busy server entries wait for each other
NOTE = text(
    "INSERT INTO notes (\"table\", waits_for, opened_from) VALUES (:table, :waits_for, '') "
    "ON CONFLICT (\"table\") DO UPDATE SET waits_for = excluded.waits_for WHERE notes.waits_for <> 'gone'"
)  # what has expired stays so

ENTRIES = select(LOG).where(LOG.c.table == bindparam("table"), LOG.c.n > bindparam("after")).order_by(LOG.c.n)
PACKED_ENTRIES = select(PACKED).where(PACKED.c.table == bindparam("table"), PACKED.c.n > bindparam("after"))
LATER = select(LOG.c.n).where(LOG.c.table == bindparam("table"), LOG.c.n > bindparam("after")).limit(1)


class LogStore(BaseStore):
    """The part of the store that knows logs. Appends of all tables that wait at the same moment are written in one transaction."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._waiting: list[tuple[Sequence[Row], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._is_busy = False  # several tables have written at the same moment: more will follow
        self._rows: Writer | ColumnWriter | None = None  # the quick way to add to the log
        self._awake: set[str] = set()  # tables that are noted to be so
        if self.engine.dialect.name == "postgresql":
            self._rows = ColumnWriter(self.engine, LOG)
        elif self.writer is not None:
            self._rows = Writer(self.writer, insert(LOG), NOTE)

    async def close(self) -> None:
        """Write what waits, and let go of the file."""
        while self._writing is not None:
            await self._writing
        await super().close()

    # ---- entries

    async def append(self, rows: Sequence[Row]) -> None:
        """Keep these entries; when this returns they are on the disk."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await future

    async def _write(self) -> None:
        """One transaction after the other, each with all that has come in meanwhile."""
        try:
            while self._waiting:
                if self._is_busy:
                    await asyncio.sleep(GATHERING)
                batch, self._waiting = self._waiting, []
                self._is_busy = len(batch) > 1
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[tuple[Sequence[Row], asyncio.Future[None]]]) -> None:
        rows, begun = [row for rows, _ in batch for row in rows], perf_counter()
        try:
            await self._add(rows)
        except (IntegrityError, LookupError) as error:
            if len(batch) > 1:  # one of them is at fault: the others must not suffer
                for one in batch:
                    await self._commit([one])
                return
            _settle(batch, LostRace(str(getattr(error, "orig", error))))
        except Exception as error:
            LOG_FAILURES.inc()
            _settle(batch, error)
        else:
            LOG_SECONDS.observe(perf_counter() - begun)
            LOG_ENTRIES.inc(len(rows))
            _settle(batch, None)

    async def _add(self, rows: Sequence[Row]) -> None:
        """Tables that were at rest are noted to be awake in the same transaction: a bot may have to move there when the server ends."""
        woken = sorted({row.table for row in rows} - self._awake)  # in one order, so that no two nodes wait for each other
        notes = [{"table": table, "waits_for": BOT} for table in woken]
        if self._rows is not None:
            async with self.one_writes:
                await self._rows.add([astuple(row) for row in rows], notes)
        else:
            async with self.pen() as connection:
                await connection.execute(insert(LOG), [asdict(row) for row in rows])
                for note in notes:
                    if not (await connection.execute(NOTE, note)).rowcount:
                        raise LookupError(note["table"])
        self._awake.update(woken)

    async def log_of(self, table: str, after: int = 0) -> list[Row]:
        """Every entry of a table, in order; those after one where these are known."""

        def look_up(connection: Connection) -> tuple[list[Row], Any]:
            wanted = {"table": table, "after": after}
            rows = [Row(*row) for row in connection.execute(ENTRIES, wanted)]
            return rows, connection.execute(PACKED_ENTRIES, wanted).first()

        rows, packed = await self.look_up(look_up)
        if packed is None:
            return rows
        known = [Row(table, *line) for line in unpack(packed.entries)]
        return [row for row in known if row.n > after] + [row for row in rows if row.n > packed.n]

    # ---- which tables are awake

    async def awake(self) -> list[str]:
        """The tables that are not over and at which a bot may have to move, by their ids."""
        known = select(TABLES.c.id).outerjoin(NOTES, NOTES.c.table == TABLES.c.id)
        async with self.reading.connect() as connection:
            found = await connection.execute(known.where(UNFINISHED & (func.coalesce(NOTES.c.waits_for, BOT) == BOT)))
            return list(found.scalars())

    def forget(self, table: str) -> None:
        """Another node may have noted something else of it meanwhile."""
        self._awake.discard(table)

    async def rest(self, tables: Sequence[Rest]) -> None:
        """No bot has to move at these tables, unless they have gone on meanwhile."""

        def note(connection: Connection) -> None:
            for one in tables:
                connection.execute(NOTE, {"table": one.table, "waits_for": BOT})  # who writes there waits from now on
                if connection.execute(LATER, {"table": one.table, "after": one.n}).first() is None:
                    connection.execute(NOTE, {"table": one.table, "waits_for": one.waits_for})

        self._awake.difference_update([one.table for one in tables])
        await self.write(note)


def _settle(batch: list[tuple[Sequence[Row], asyncio.Future[None]]], error: Exception | None) -> None:
    for _, future in batch:
        if not future.done():  # who has stopped waiting is no reason to stop
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)
