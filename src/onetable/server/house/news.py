"""News between nodes, through PostgreSQL: the database itself tells who has taken a table and who is no longer known."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from onetable.server.keeping.databases import LOCKS, take_turns

CHANNEL = "onetable"
AGAIN = 1.0  # seconds until a database that is away is asked again
Hear = Callable[[str, str, str], None]  # what happened, to what, and whose it was
# Written by the database with the change itself, whoever makes it: no news can be forgotten, and none comes too early.
TELL = f"""
create or replace function onetable_tell() returns trigger language plpgsql as $$
begin
    perform pg_notify('{CHANNEL}', concat_ws(' ', tg_argv[0], to_jsonb(old) ->> tg_argv[1], to_jsonb(old) ->> tg_argv[2]));
    return null;
end $$
"""
TRIGGERS = (
    "tell_taken after update of node on holders for each row when (old.node <> new.node) execute function onetable_tell"
    "('taken', 'table', 'node')",
    "tell_token after delete on tokens for each row execute function onetable_tell('token', 'id', 'person')",
    "tell_person after update or delete on people for each row execute function onetable_tell('person', 'id')",
)


async def install_news(connection: AsyncConnection) -> None:
    """Have the database tell what happens."""
    await connection.execute(text(TELL))
    for trigger in TRIGGERS:
        await connection.execute(text(f"create or replace trigger {trigger}"))


class News:
    """One connection that listens for as long as this node lives; the lock it holds tells the others that it does."""

    def __init__(self, engine: AsyncEngine, node: int) -> None:
        self.engine, self.node = engine, node
        self._connection: AsyncConnection | None = None
        self._lost = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None
        self._hear: Hear = lambda what, name, whose: None

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Listen from now on; where something may have been missed, say so."""
        self._hear = hear
        async with self.engine.begin() as connection:
            await take_turns(connection)
            await install_news(connection)
        await self._connect()
        self._staying = asyncio.create_task(self._stay(missed))

    async def _connect(self) -> None:
        connection = self._connection = await self.engine.connect()
        driver: Any = (await connection.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _: self._lost.set())
        self._lost.clear()
        await driver.execute("select pg_advisory_lock($1, $2)", LOCKS, self.node)
        await driver.add_listener(CHANNEL, self._heard)

    def _heard(self, _: object, __: int, ___: str, payload: str) -> None:
        what, name, whose = [*payload.split(" "), ""][:3]
        self._hear(what, name, whose)

    async def _stay(self, missed: Callable[[], Awaitable[None]]) -> None:
        """Listen again when the connection was lost."""
        while True:
            await self._lost.wait()
            try:
                await self._hang_up()
                await self._connect()
                await missed()
            except (SQLAlchemyError, OSError):
                self._lost.set()
                await asyncio.sleep(AGAIN)

    async def _hang_up(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self._connection.invalidate()  # nobody else shall get a connection that listens
            await self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Listen no longer."""
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)
        await self._hang_up()
