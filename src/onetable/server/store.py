"""What is kept: people, tables and the log of each, in one file by default; on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, event, func, insert, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from onetable.server.packed import unpack
from onetable.server.wire import Pace, Watch
from onetable.server.writer import Writer

BOT, GONE = "bot", "gone"  # what is noted of a table: it must be opened when the server starts; it has expired
METADATA = MetaData()
SECRETS = Table("secrets", METADATA, Column("name", String(40), primary_key=True), Column("value", LargeBinary, nullable=False))
PEOPLE = Table(
    "people", METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
)  # fmt: skip
TOKENS = Table(
    "tokens", METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("fingerprint", LargeBinary, nullable=False),
)  # fmt: skip
TABLES = Table(
    "tables", METADATA,
    Column("id", String(24), primary_key=True),
    Column("word", String(64), nullable=False, unique=True),
    Column("game", String(24), nullable=False),
    Column("version", String(24), nullable=False),
    Column("setup", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("watch", String(12), nullable=False),
    Column("pace", String(12), nullable=False),
    Column("host", String(24), nullable=False),
    Column("deal", String(24), nullable=False, index=True),
    Column("prefix", Text, nullable=False),  # answers given before this table began, where it goes on from another
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("outcome", String(24), nullable=False),  # "" while it goes on
    Column("progress", Text, nullable=False),  # what a chapter of several rounds keeps
)  # fmt: skip
LOG = Table(
    "log", METADATA,
    Column("table", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(24)),
    Column("command", String(96)),  # the person who sent it, and its name
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)  # fmt: skip
GATHERING = 0.005  # seconds: a transaction costs much more than an entry, so at a busy server entries wait for each other
Index("one_command_once", LOG.c.table, LOG.c.command, unique=True)
SEATS = Table(
    "seats", METADATA,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
)  # fmt: skip
NOTES = Table(
    "notes", METADATA,  # what the server must know of a table without opening it
    Column("table", String(24), primary_key=True),
    Column("waits_for", String(24), nullable=False, index=True),  # as `Sitting.waits_for`; "bot" also where it is open and may come to that
    Column("opened_from", String(24), nullable=False, index=True),  # the fingerprint of an address
)  # fmt: skip
PACKED = Table(
    "packed", METADATA,  # logs of games that are long over
    Column("table", String(24), primary_key=True),
    Column("n", Integer, nullable=False),  # entries up to this one
    Column("entries", LargeBinary, nullable=False),
)  # fmt: skip
VISITS = Table(
    "visits", METADATA,  # when somebody was last here, to a day
    Column("person", String(24), primary_key=True),
    Column("at", Float, nullable=False),
)  # fmt: skip
NOTE = text(
    "INSERT INTO notes (\"table\", waits_for, opened_from) VALUES (:table, :waits_for, '') "
    "ON CONFLICT (\"table\") DO UPDATE SET waits_for = excluded.waits_for WHERE notes.waits_for <> 'gone'"
)  # what has expired stays so


class Row(Struct, frozen=True):
    """One entry of a log, as it is kept."""

    table: str
    n: int
    at: float
    person: str | None
    command: str | None
    entry: bytes


class TableRow(Struct, frozen=True):
    """A table, as it is kept; all that happens at it is in its log."""

    id: str
    word: str
    game: str
    version: str
    setup: str
    players: int
    seed: str
    watch: Watch
    pace: Pace
    host: str
    deal: str
    prefix: str
    created: float
    changed: float
    outcome: str = ""
    progress: str = ""


class Rest(Struct, frozen=True):
    """A table that is let go: how far it had come, and whom it waits for."""

    table: str
    n: int
    waits_for: str


class PersonRow(Struct, frozen=True):
    """A person, as kept."""

    id: str
    name: str
    language: str
    created: float
    login: str | None = None
    password: str | None = None


class TokenRow(Struct, frozen=True):
    """A device by which a person is known; of the secret only a fingerprint is kept."""

    id: str
    person: str
    fingerprint: bytes


class Log(Protocol):
    """All that a table needs of the store."""

    async def append(self, rows: Sequence[Row]) -> None:
        """Keep these entries; when this returns they are on the disk."""
        ...


class LostRace(Exception):
    """An entry of this number, or a command of this name, is there already: another process owns this table."""


class Store:
    """The database. Appends of all tables that wait at the same moment are written in one transaction."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        self._waiting: list[tuple[Sequence[Row], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._one_writes = asyncio.Lock()
        self._is_busy = False  # several tables have written at the same moment: more will follow
        self._writer: Writer | None = None
        self._awake: set[str] = set()  # tables that are noted to be so
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _harden)
            if self.engine.url.database not in (None, "", ":memory:"):
                self._writer = Writer(self.engine.url, insert(LOG), NOTE, _harden)

    async def open(self) -> None:
        """Create what is missing."""
        async with self.pen() as connection:
            await connection.run_sync(METADATA.create_all)

    @asynccontextmanager
    async def pen(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. There is one pen: to wait for it takes less than to wait for a lock of the database."""
        async with self._one_writes, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Write what waits, and let go of the file."""
        while self._writing is not None:
            await self._writing
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()

    # ---- the log

    async def append(self, rows: Sequence[Row]) -> None:
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
        try:
            await self._add([row for rows, _ in batch for row in rows])
        except (IntegrityError, LookupError) as error:
            if len(batch) > 1:  # one of them is at fault: the others must not suffer
                for one in batch:
                    await self._commit([one])
                return
            _settle(batch, LostRace(str(error)))
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch, None)

    async def _add(self, rows: Sequence[Row]) -> None:
        """Tables that were at rest are noted to be awake in the same transaction: a bot may have to move there when the server ends."""
        woken = [{"table": table, "waits_for": BOT} for table in {row.table for row in rows} - self._awake]
        if self._writer is not None:
            async with self._one_writes:
                await self._writer.add([astuple(row) for row in rows], woken)
        else:
            async with self.pen() as connection:
                await connection.execute(insert(LOG), [asdict(row) for row in rows])
                for note in woken:
                    if not (await connection.execute(NOTE, note)).rowcount:
                        raise LookupError(note["table"])
        self._awake |= {one["table"] for one in woken}

    async def log_of(self, table: str) -> list[Row]:
        """Every entry of a table, in order."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(LOG).where(LOG.c.table == table).order_by(LOG.c.n))
            rows = [Row(**row) for row in found.mappings()]
            if rows and rows[0].n == 1:
                return rows
            packed = (await connection.execute(select(PACKED.c.entries).where(PACKED.c.table == table))).scalar()
        if packed is None:
            return rows
        known = {line[0]: Row(table, *line) for line in unpack(packed)}
        return list((known | {row.n: row for row in rows}).values())

    async def awake(self) -> list[str]:
        """The tables that are not over and at which a bot may have to move, by their ids."""
        known = select(TABLES.c.id).outerjoin(NOTES, NOTES.c.table == TABLES.c.id)
        async with self.engine.connect() as connection:
            found = await connection.execute(known.where((TABLES.c.outcome == "") & (func.coalesce(NOTES.c.waits_for, BOT) == BOT)))
            return list(found.scalars())

    async def rest(self, tables: Sequence[Rest]) -> None:
        """No bot has to move at these tables, unless they have gone on meanwhile."""
        async with self.pen() as connection:
            for one in tables:
                self._awake.discard(one.table)
                later = await connection.execute(select(LOG.c.n).where((LOG.c.table == one.table) & (LOG.c.n > one.n)).limit(1))
                if later.first() is None:
                    await connection.execute(NOTE, {"table": one.table, "waits_for": one.waits_for})

    # ---- tables

    async def add_table(self, table: TableRow) -> None:
        """A new table."""
        async with self.pen() as connection:
            await connection.execute(insert(TABLES), [asdict(table)])

    async def note(self, table: str, people: Mapping[int, str], **values: Any) -> None:
        """What the lists of tables show: who sits there, when something changed, how it ended. The log is what counts."""
        async with self.pen() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
            await connection.execute(SEATS.delete().where(SEATS.c.table == table))
            seats = [{"table": table, "seat": seat, "person": person} for seat, person in people.items()]
            if seats:
                await connection.execute(insert(SEATS), seats)

    async def noted_people(self, table: str) -> dict[int, str]:
        """Who was noted to sit there."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.table == table))
            return {row.seat: row.person for row in found}

    async def table(self, name: str) -> TableRow | None:
        """A table by its id or by the word of its link."""
        return next(iter(await self._tables((TABLES.c.id == name) | (TABLES.c.word == name))), None)

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """The tables at which this person sits, the latest first."""
        return await self._tables(TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person)), limit)

    async def tables_with_deal(self, deal: str, limit: int = 200) -> list[TableRow]:
        """The tables that were given the same deal."""
        return await self._tables(TABLES.c.deal == deal, limit)

    async def _tables(self, condition: Any, limit: int = 1) -> list[TableRow]:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES).where(condition).order_by(TABLES.c.changed.desc()).limit(limit))
            return [TableRow(**row) for row in found.mappings()]

    # ---- people and secrets

    async def add_person(self, person: PersonRow) -> None:
        """Somebody new."""
        async with self.pen() as connection:
            await connection.execute(insert(PEOPLE), [asdict(person)])

    async def change_person(self, person: str, **values: Any) -> None:
        """What somebody says of himself; a login that is taken raises LostRace."""
        try:
            async with self.pen() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))
        except IntegrityError as error:
            raise LostRace(str(error.orig)) from None

    async def person(self, id: str) -> PersonRow | None:
        """Somebody by id."""
        return await self._person(PEOPLE.c.id == id)

    async def person_by_login(self, login: str) -> PersonRow | None:
        """Somebody by the login of the account."""
        return await self._person(PEOPLE.c.login == login)

    async def _person(self, condition: Any) -> PersonRow | None:
        async with self.engine.connect() as connection:
            row: RowMapping | None = (await connection.execute(select(PEOPLE).where(condition))).mappings().first()
            return PersonRow(**row) if row is not None else None

    async def add_token(self, token: TokenRow) -> None:
        """Another device of somebody."""
        async with self.pen() as connection:
            await connection.execute(insert(TOKENS), [asdict(token)])

    async def token(self, id: str) -> TokenRow | None:
        """A device by its id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TOKENS).where(TOKENS.c.id == id))).mappings().first()
            return TokenRow(**row) if row is not None else None

    async def drop_token(self, id: str) -> None:
        """A device is no longer known."""
        async with self.pen() as connection:
            await connection.execute(TOKENS.delete().where(TOKENS.c.id == id))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of this server; the fresh one is kept where there is none yet."""
        async with self.pen() as connection:
            found = (await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))).scalar()
            if found is None:
                await connection.execute(insert(SECRETS), [{"name": name, "value": fresh}])
            return bytes(found) if found is not None else fresh


def _settle(batch: list[tuple[Sequence[Row], asyncio.Future[None]]], error: Exception | None) -> None:
    for _, future in batch:
        if not future.done():  # who has stopped waiting is no reason to stop
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)


def _harden(connection: Any, _: Any) -> None:
    """SQLite as it must be where nothing may be lost: a log written ahead, every commit on the disk; and a small cache for each of many."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-1024"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def sqlite_url(path: Path) -> str:
    """The address of the embedded database in this file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"
