"""What is kept: people, tables and the log of each, in one file by default; on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from onetable.server.databases import open_engine, take_turns
from onetable.server.metrics import LOG_ENTRIES, LOG_FAILURES, LOG_SECONDS
from onetable.server.migrating import bring_up_to_date
from onetable.server.trouble import Trouble, path_of
from onetable.server.wire import Pace, Watch
from onetable.server.writer import Clerk, ColumnWriter, Writer

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
    Column("created", Float, nullable=False, server_default="0"),  # 0: not known
    Column("seen", Float, nullable=False, server_default="0"),
    Column("agent", String(40), nullable=False, server_default=""),  # the kind of program, in a word or two
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
TOKEN_AND_OWNER = select(TOKENS, PEOPLE).join(PEOPLE, PEOPLE.c.id == TOKENS.c.person).where(TOKENS.c.id == bindparam("id"))
GATHERING = 0.005  # seconds: a transaction costs much more than an entry, so at a busy server entries wait for each other
TRIAL = "trial"  # the name of a secret that is none
AT_ONCE = 500  # names in one question: databases do not take any number
Index("one_command_once", LOG.c.table, LOG.c.command, unique=True)
SEATS = Table(
    "seats", METADATA,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
)  # fmt: skip
HOLDERS = Table(
    "holders", METADATA,
    Column("table", String(24), primary_key=True),
    Column("node", BigInteger, nullable=False),  # where the table lives
    Column("since", Float, nullable=False),  # when it was taken from another node that was alive, else 0
)  # fmt: skip


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
    created: float = 0.0
    seen: float = 0.0
    agent: str = ""


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
        self.engine: AsyncEngine = open_engine(url)
        self.trouble = Trouble(path_of(self.engine.url))
        self.trouble.watch(self.engine.sync_engine)
        self._waiting: list[tuple[Sequence[Row], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._one_writes = asyncio.Lock()
        self._is_busy = False  # several tables have written at the same moment: more will follow
        self._writer: Writer | ColumnWriter | None = None
        self._reader: Clerk | None = None
        if self.engine.dialect.name == "postgresql":
            self._writer = ColumnWriter(self.engine, LOG)
        else:
            event.listen(self.engine.sync_engine, "connect", _harden)
            if self.trouble.path is not None:
                self._writer = Writer(self.engine.url, insert(LOG), _harden)
                self._reader = Clerk(self.engine.url, _harden)
                self.trouble.watch(self._writer.engine)
                self.trouble.watch(self._reader.engine)

    async def open(self) -> None:
        """Create what is missing, and bring an older database up to date."""
        written = self.trouble.before_opening()
        async with self._pen() as connection:
            await take_turns(connection)
            await connection.run_sync(bring_up_to_date, METADATA)
        self.trouble.after_opening(written)

    @asynccontextmanager
    async def _pen(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. There is one pen: to wait for it takes less than to wait for a lock of the database."""
        async with self._one_writes, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Write what waits, and let go of the file."""
        await self.trouble.close()
        while self._writing is not None:
            await self._writing
        if self._writer is not None:
            await self._writer.close()
        if self._reader is not None:
            await self._reader.close()
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
        rows, begun = [row for rows, _ in batch for row in rows], perf_counter()
        try:
            await self._add(rows)
        except IntegrityError as error:
            if len(batch) > 1:  # one of them is at fault: the others must not suffer
                for one in batch:
                    await self._commit([one])
                return
            _settle(batch, LostRace(str(error.orig)))
        except Exception as error:
            LOG_FAILURES.inc()
            _settle(batch, error)
        else:
            LOG_SECONDS.observe(perf_counter() - begun)
            LOG_ENTRIES.inc(len(rows))
            _settle(batch, None)

    async def _add(self, rows: Sequence[Row]) -> None:
        if self._writer is not None:
            async with self._one_writes:
                await self._writer.add([astuple(row) for row in rows])
        else:
            async with self._pen() as connection:
                await connection.execute(insert(LOG), [asdict(row) for row in rows])

    async def log_of(self, table: str, after: int = 0) -> list[Row]:
        """Every entry of a table, in order; those after one where these are known."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(LOG).where(LOG.c.table == table, LOG.c.n > after).order_by(LOG.c.n))
            return [Row(**row) for row in found.mappings()]

    # ---- tables

    async def add_table(self, table: TableRow) -> None:
        """A new table."""
        async with self._pen() as connection:
            await connection.execute(insert(TABLES), [asdict(table)])

    async def note(self, table: str, people: Mapping[int, str], **values: Any) -> None:
        """What the lists of tables show: who sits there, when something changed, how it ended. The log is what counts."""
        seats = [{"table": table, "seat": seat, "person": person} for seat, person in people.items()]

        def note(connection: Connection) -> None:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
            connection.execute(SEATS.delete().where(SEATS.c.table == table))
            if seats:
                connection.execute(insert(SEATS), seats)

        if isinstance(self._writer, Clerk):
            async with self._one_writes:
                await self._writer.do(note)
        else:
            async with self._pen() as connection:
                await connection.run_sync(note)

    async def noted_people(self, table: str) -> dict[int, str]:
        """Who was noted to sit there."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.table == table))
            return {row.seat: row.person for row in found}

    async def table(self, name: str) -> TableRow | None:
        """A table by its id or by the word of its link."""
        if "\0" in name:  # which PostgreSQL does not even compare
            return None
        return next(iter(await self._tables((TABLES.c.id == name) | (TABLES.c.word == name))), None)

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """The tables at which this person sits, the latest first."""
        return await self._tables(TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person)), limit)

    async def tables_with_deal(self, deal: str, limit: int = 200) -> list[TableRow]:
        """The tables that were given the same deal."""
        return await self._tables(TABLES.c.deal == deal, limit)

    async def unfinished_with_deal(self, deal: str, limit: int = 100_000) -> list[TableRow]:
        """The tables of this deal that are not over."""
        return await self._tables((TABLES.c.deal == deal) & (TABLES.c.outcome == ""), limit)

    async def has_ended_since(self, deal: str, when: float) -> bool:
        """Whether a table of this deal has come to its end since then."""
        return bool(await self._tables((TABLES.c.deal == deal) & (TABLES.c.outcome != "") & (TABLES.c.changed >= when)))

    async def sits_at(self, person: str, tables: Sequence[str]) -> bool:
        """Whether this person sits at one of these tables."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(SEATS.c.table).where(SEATS.c.person == person, SEATS.c.table.in_(tables)).limit(1))
            return found.first() is not None

    async def unfinished(self, limit: int = 100_000) -> list[TableRow]:
        """All tables that are not over."""
        return await self._tables(TABLES.c.outcome == "", limit)

    async def count_unfinished(self) -> int:
        """How many tables are not over."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).where(TABLES.c.outcome == ""))).scalar_one())

    async def counts(self) -> tuple[int, int, int]:
        """How many tables are not over, how many are, and how many people there are."""
        async with self.engine.connect() as connection:
            people = int((await connection.execute(select(func.count()).select_from(PEOPLE))).scalar_one())
            tables = int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())
        unfinished = await self.count_unfinished()
        return unfinished, tables - unfinished, people

    async def _tables(self, condition: Any, limit: int = 1) -> list[TableRow]:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES).where(condition).order_by(TABLES.c.changed.desc()).limit(limit))
            return [TableRow(**row) for row in found.mappings()]

    # ---- people and secrets

    async def add_person(self, person: PersonRow) -> None:
        """Somebody new."""
        async with self._pen() as connection:
            await connection.execute(insert(PEOPLE), [asdict(person)])

    async def change_person(self, person: str, **values: Any) -> None:
        """What somebody says of himself; a login that is taken raises LostRace."""
        try:
            async with self._pen() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))
        except IntegrityError as error:
            raise LostRace(str(error.orig)) from None

    async def change_account(self, person: str, device: str, login: str, password: str) -> list[str]:
        """Somebody has another login or password, and from then on only this device; those that are known no longer are returned."""
        others = (TOKENS.c.person == person) & (TOKENS.c.id != device)
        try:
            async with self._pen() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(login=login, password=password))
                ended = [row.id for row in await connection.execute(select(TOKENS.c.id).where(others))]
                await connection.execute(TOKENS.delete().where(others))
        except IntegrityError as error:
            raise LostRace(str(error.orig)) from None
        return ended

    async def person(self, id: str) -> PersonRow | None:
        """Somebody by id."""
        return await self._person(PEOPLE.c.id == id)

    async def person_by_login(self, login: str) -> PersonRow | None:
        """Somebody by the login of the account."""
        return await self._person(PEOPLE.c.login == login)

    async def people_called(self, name: str, limit: int = 100) -> list[PersonRow]:
        """Everybody with this id, login or name; an id means one."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(PEOPLE).where(or_(*[PEOPLE.c[key] == name for key in ("id", "login", "name")])).limit(limit)
            )
            people = [PersonRow(**row) for row in found.mappings()]
        return [person for person in people if person.id == name] or people

    async def drop_person(self, person: str) -> None:
        """Somebody is no longer known, nor are the devices."""
        async with self._pen() as connection:
            await connection.execute(TOKENS.delete().where(TOKENS.c.person == person))
            await connection.execute(PEOPLE.delete().where(PEOPLE.c.id == person))

    async def _person(self, condition: Any) -> PersonRow | None:
        async with self.engine.connect() as connection:
            row: RowMapping | None = (await connection.execute(select(PEOPLE).where(condition))).mappings().first()
            return PersonRow(**row) if row is not None else None

    async def add_token(self, token: TokenRow) -> None:
        """Another device of somebody."""
        async with self._pen() as connection:
            await connection.execute(insert(TOKENS), [asdict(token)])

    async def token(self, id: str) -> TokenRow | None:
        """A device by its id."""
        if "\0" in id:
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TOKENS).where(TOKENS.c.id == id))).mappings().first()
            return TokenRow(**row) if row is not None else None

    async def token_and_owner(self, id: str) -> tuple[TokenRow, PersonRow] | None:
        """A device by its id, and whose it is."""
        if "\0" in id:
            return None

        def look_up(connection: Connection) -> Any:
            return connection.execute(TOKEN_AND_OWNER, {"id": id}).first()

        if self._reader is not None:
            row = await self._reader.do(look_up)
        else:
            async with self.engine.connect() as polite:
                row = await polite.run_sync(look_up)
        if row is None:
            return None
        tokens, people = TOKENS.c.keys(), PEOPLE.c.keys()
        return TokenRow(**dict(zip(tokens, row, strict=False))), PersonRow(**dict(zip(people, row[len(tokens) :], strict=True)))

    async def tokens_of(self, person: str) -> list[TokenRow]:
        """The devices of somebody, those seen last first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TOKENS).where(TOKENS.c.person == person).order_by(TOKENS.c.seen.desc()))
            return [TokenRow(**row) for row in found.mappings()]

    async def known_tokens(self, ids: Sequence[str]) -> dict[str, float]:
        """Those of these devices that are still known, and when they were last seen."""
        known: dict[str, float] = {}
        async with self.engine.connect() as connection:
            for first in range(0, len(ids), AT_ONCE):
                some = TOKENS.c.id.in_(ids[first : first + AT_ONCE])
                known.update({row.id: row.seen for row in await connection.execute(select(TOKENS.c.id, TOKENS.c.seen).where(some))})
        return known

    async def see_tokens(self, seen: Mapping[str, float]) -> None:
        """These devices were seen at these times."""
        if seen:
            async with self._pen() as connection:
                change = update(TOKENS).where(TOKENS.c.id == bindparam("device")).values(seen=bindparam("at"))
                await connection.execute(change, [{"device": id, "at": at} for id, at in seen.items()])

    async def drop_tokens(self, ids: Collection[str]) -> None:
        """These devices are no longer known."""
        async with self._pen() as connection:
            await connection.execute(TOKENS.delete().where(TOKENS.c.id.in_(ids)))

    async def tidy_tokens(self, now: float, for_long: float) -> None:
        """Devices that were not seen for so long are no longer known; of those of which nothing was noted, it is counted from now on."""
        async with self._pen() as connection:
            await connection.execute(update(TOKENS).where(TOKENS.c.seen == 0).values(seen=now))
            await connection.execute(TOKENS.delete().where(TOKENS.c.seen < now - for_long))

    async def try_out(self) -> None:
        """Keep something that changes nothing; fails where nothing can be kept."""
        async with self._pen() as connection:
            await connection.execute(SECRETS.delete().where(SECRETS.c.name == TRIAL))
            await connection.execute(insert(SECRETS), [{"name": TRIAL, "value": b""}])

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of this server; the fresh one is kept where there is none yet."""
        with suppress(IntegrityError):  # another node may make one at the same moment
            async with self._pen() as connection:
                if (await connection.execute(select(SECRETS).where(SECRETS.c.name == name))).first() is None:
                    await connection.execute(insert(SECRETS), [{"name": name, "value": fresh}])
        async with self.engine.connect() as connection:
            return bytes((await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))).scalar_one())


def _settle(batch: list[tuple[Sequence[Row], asyncio.Future[None]]], error: Exception | None) -> None:
    for _, future in batch:
        if not future.done():  # who has stopped waiting is no reason to stop
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)


def _harden(connection: Any, _: Any) -> None:
    """SQLite as it must be where nothing may be lost: a log written ahead, and every commit on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def sqlite_url(path: Path) -> str:
    """The address of the embedded database in this file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"
