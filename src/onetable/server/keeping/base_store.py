"""The way into the database: one pen that writes, and what is asked of the whole of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, RowMapping, Select, event, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from onetable.core.remembering import asked_to_forget, not_to_be_asked
from onetable.server.keeping.databases import open_engine, take_turns, without_transactions
from onetable.server.keeping.migrating import bring_up_to_date
from onetable.server.keeping.rows import METADATA, SECRETS
from onetable.server.keeping.trouble import Trouble, path_of
from onetable.server.keeping.writer import Clerk

T = TypeVar("T")
TRIAL = "trial"  # the name of a secret that is none


class BaseStore:
    """The database, opened and closed; the parts of the store add what is kept in it."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = open_engine(url)
        self.reading = without_transactions(self.engine)
        self.trouble = Trouble(path_of(self.engine.url))
        self.trouble.watch(self.engine.sync_engine)
        self.one_writes = asyncio.Lock()
        self.reader: Clerk | None = None  # quick ways, where everything is in one file
        self.writer: Clerk | None = None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", harden)
            if self.trouble.path is not None:
                self.reader, self.writer = Clerk(self.engine.url, harden), Clerk(self.engine.url, harden)
                for clerk in (self.reader, self.writer):
                    self.trouble.watch(clerk.engine)
        asked_to_forget(self)

    def forget_known(self) -> None:
        """Forget how questions that were asked before are put to the database."""
        self.engine.sync_engine.clear_compiled_cache()
        for clerk in (self.reader, self.writer):
            if clerk is not None:
                clerk.forget_known()

    async def open(self) -> None:
        """Create what is missing, and bring an older database up to date."""
        written = self.trouble.before_opening()
        async with self.pen() as connection:
            await take_turns(connection)
            await connection.run_sync(bring_up_to_date, METADATA)
        self.trouble.after_opening(written, await self._pages_ahead() if written is not None else 0)

    async def _pages_ahead(self) -> int:
        """How many pages stand in the log beside an SQLite file."""
        async with self.engine.connect() as connection:
            found = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")).mappings().one()
        return int(found["log"])

    @asynccontextmanager
    async def pen(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. There is one pen: to wait for it takes less than to wait for a lock of the database."""
        async with self.one_writes, self.engine.begin() as connection:
            yield connection

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do all this in one transaction, the quickest way there is."""
        if self.writer is not None:
            async with self.one_writes:
                await self.writer.do(work)
        else:
            async with self.pen() as connection:
                await connection.run_sync(work)

    async def look_up(self, question: Callable[[Connection], T]) -> T:
        """Ask this, the quickest way there is."""
        if self.reader is not None:
            return await self.reader.do(question)
        async with self.reading.connect() as connection:
            return await connection.run_sync(question)

    async def rows(self, question: Select[Any], **values: Any) -> Sequence[RowMapping]:
        """All rows that this question finds."""
        return await self.look_up(lambda connection: connection.execute(question, values).mappings().all())

    async def close(self) -> None:
        """Let go of the file."""
        not_to_be_asked(self)
        await self.trouble.close()
        for clerk in (self.reader, self.writer):
            if clerk is not None:
                await clerk.close()
        await self.engine.dispose()

    async def try_out(self) -> None:
        """Keep something that changes nothing; fails where nothing can be kept."""
        async with self.pen() as connection:
            await connection.execute(SECRETS.delete().where(SECRETS.c.name == TRIAL))
            await connection.execute(insert(SECRETS), [{"name": TRIAL, "value": b""}])

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of this server; the fresh one is kept where there is none yet."""
        with suppress(IntegrityError):  # another node may make one at the same moment
            async with self.pen() as connection:
                if (await connection.execute(select(SECRETS).where(SECRETS.c.name == name))).first() is None:
                    await connection.execute(insert(SECRETS), [{"name": name, "value": fresh}])
        async with self.reading.connect() as connection:
            return bytes((await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))).scalar_one())


def harden(connection: Any, _: Any) -> None:
    """SQLite as it must be where nothing may be lost: a log written ahead, every commit on the disk; and a small cache for each of many."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-1024"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def sqlite_url(path: Path) -> str:
    """The address of the embedded database in this file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"
