"""Where everything is kept: SQLite in a file for one machine, or PostgreSQL for any number of nodes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import event, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from onetable.core.errors import BadInput

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
SETTINGS = {
    "synchronous_commit": "on",  # on the disk before anybody hears of it
    "idle_in_transaction_session_timeout": "5000",  # a node that hangs must not hold what others wait for; one that is only slow may
    "tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3",  # a node without power is not taken for alive
    "jit": "off",
    "application_name": "onetable",
}  # fmt: skip
CONNECTIONS = 8  # of a node; as many again when much is asked at once
LOCKS = 20_954  # the number under which our locks stand, apart from those of other programs
NAMED_LOCKS = LOCKS + 1  # and those that have a name
STAY_AWAKE = 0.5  # seconds between two signs of life of who holds a lock: well before it would be taken away
PATIENCE = 10.0  # seconds that one question to the database may take


def database_url(text: str) -> str:
    """The address of a database as SQLAlchemy wants it, whatever driver is named; or one clear sentence."""
    kind, separator, rest = text.partition("://")
    driver = DRIVERS.get(kind.partition("+")[0])
    if driver is None or not separator:
        wanted = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        raise BadInput(f"Tables are kept in SQLite or PostgreSQL, not in “{kind[:40]}”: write --database {wanted}.")
    return f"{driver}://{rest}"


async def take_turns(connection: AsyncConnection) -> None:
    """Nodes that start at the same moment change what the database is made of one after the other."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"select pg_advisory_xact_lock({LOCKS}, 0)"))


@asynccontextmanager
async def alone_among_nodes(engine: AsyncEngine, name: str) -> AsyncIterator[None]:
    """What is done under this name is done at one node at a time; one that hangs is waited for as long as a transaction may be idle.

    The lock writes nothing, so that to lose it undoes nothing: whoever was held up for so long that the database took it away is not told
    that what he has done could not be kept.
    """
    if engine.dialect.name != "postgresql":
        yield
        return
    async with engine.connect() as connection:
        await connection.execute(text(f"select pg_advisory_xact_lock({NAMED_LOCKS}, hashtext(:name))"), {"name": name})
        done = asyncio.Event()
        awake = asyncio.create_task(_stay_awake(connection, done))
        try:
            yield
        finally:
            done.set()
            await awake
            with suppress(SQLAlchemyError, OSError):
                await connection.rollback()


async def _stay_awake(connection: AsyncConnection, done: asyncio.Event) -> None:
    """Show the database that this node does not hang, for as long as it works under a lock."""
    with suppress(SQLAlchemyError, OSError):  # it took the lock away
        while not done.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(STAY_AWAKE):
                    await done.wait()
            if not done.is_set():
                await connection.execute(text("select 1"))


def open_engine(url: str) -> AsyncEngine:
    """The way to this database."""
    if not url.startswith("postgresql"):
        return create_async_engine(url, hide_parameters=True)  # an error must not tell who and what
    arguments = {"server_settings": SETTINGS, "timeout": PATIENCE / 2, "command_timeout": PATIENCE}
    engine = create_async_engine(url, hide_parameters=True, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, connect_args=arguments)
    event.listen(engine.sync_engine, "handle_error", _heed_what_was_ended)
    return engine


def without_transactions(engine: AsyncEngine) -> AsyncEngine:
    """The same way for single statements: no transaction that the database could find idle while a busy node has no time for it."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if engine.dialect.name == "postgresql" else engine


def _heed_what_was_ended(context: ExceptionContext) -> None:
    """A connection that the database ends just now says so in a way that SQLAlchemy does not know: nobody may be given it again."""
    if "cannot switch to state" in str(context.original_exception):
        context.is_disconnect = True
