"""At which node a table lives. This is only a hint, so that nodes do not fight: what counts is who writes the next entry first."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from onetable.server.house.news import Hear, News
from onetable.server.keeping.databases import LOCKS
from onetable.server.keeping.rows import BOT
from onetable.server.keeping.store import Store

HELD = 1.0  # seconds: a table that was taken from a living node stays so long, or two who come to different nodes would tear at it
SWEEP = 5.0  # seconds between two looks for tables whose node has died: most of their people come by themselves before
NOW = "extract(epoch from clock_timestamp())"  # the clock of the database: those of the nodes may differ
ALIVE = f"""(select objid::bigint from pg_locks where locktype = 'advisory' and classid = {LOCKS} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database()))"""
LOOK = f"""select node, node in {ALIVE} as alive, {NOW} - since as held from holders where "table" = :table for update"""
BEGIN = """insert into holders ("table", node, since) values (:table, :node, 0)"""
TAKE = f"""update holders set node = :node, since = case when :alive then {NOW} else 0 end where "table" = :table"""
RELEASE = """delete from holders where "table" = :table and node = :node"""
ELSEWHERE = f"""select "table" from holders where "table" = :table and node <> :node and node in {ALIVE}"""
HERE = """select "table" from holders where node = :node"""
LIVING = f"""select "table" from holders where node in {ALIVE}"""
ORPHANS = f"""select holders."table" from holders join tables on tables.id = holders."table"
    left join notes on notes."table" = holders."table"
    where outcome = '' and coalesce(waits_for, '{BOT}') = '{BOT}' and node not in {ALIVE}"""


class Elsewhere(Exception):
    """The table has just come to another node, and stays there for a moment."""


class Nodes(Protocol):
    """What a node must know of the others."""

    sweep: float | None  # seconds between two looks for tables that have lost their node; None where there is no other

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Be one of them."""
        ...

    async def close(self) -> None:
        """Be none of them any longer; what lives here is left for the others to find."""
        ...

    async def take(self, table: str) -> bool:
        """The table lives here from now on; whether another node may still believe that it lives there."""
        ...

    async def release(self, table: str) -> None:
        """The table lives nowhere: it sleeps in its log."""
        ...

    async def lives_elsewhere(self, table: str) -> bool:
        """Whether the table lives at another node that is alive."""
        ...

    async def lives_here(self, table: str) -> bool:
        """Whether all nodes believe that the table lives here."""
        ...

    async def living_here(self) -> set[str]:
        """The tables that live here, as all nodes believe."""
        ...

    async def living(self) -> set[str]:
        """The tables that live at a node that is alive, as far as there are several."""
        ...

    async def orphans(self) -> list[str]:
        """Tables that are not over, at which a bot may have to move, and whose node is gone."""
        ...

    def is_this(self, node: str) -> bool:
        """Whether this name of a node is ours."""
        ...


class OneNode:
    """A server that is alone with its database."""

    sweep: float | None = None

    def __init__(self, store: Store) -> None:
        self.store = store

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        return

    async def close(self) -> None:
        return

    async def take(self, table: str) -> bool:
        return False

    async def release(self, table: str) -> None:
        return

    async def lives_elsewhere(self, table: str) -> bool:
        return False

    async def lives_here(self, table: str) -> bool:
        return True

    async def living_here(self) -> set[str]:
        return set()

    async def living(self) -> set[str]:
        return set()

    async def orphans(self) -> list[str]:
        return await self.store.awake()

    def is_this(self, node: str) -> bool:
        return False


class ManyNodes:
    """Any number of servers on one PostgreSQL: each is alive as long as its listening connection holds a lock."""

    sweep: float | None = SWEEP

    def __init__(self, store: Store) -> None:
        self.engine, self.reading = store.engine, store.reading
        self.number = 1 + secrets.randbelow(2**31 - 1)
        self.news = News(self.engine, self.number)

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        await self.news.open(hear, missed)

    async def close(self) -> None:
        await self.news.close()

    async def take(self, table: str) -> bool:
        try:
            async with self.engine.begin() as connection:
                holder = (await connection.execute(text(LOOK), {"table": table})).first()
                if holder is None:
                    await connection.execute(text(BEGIN), {"table": table, "node": self.number})
                elif holder.node != self.number:
                    if holder.alive and holder.held < HELD:
                        raise Elsewhere
                    await connection.execute(text(TAKE), {"table": table, "node": self.number, "alive": holder.alive})
        except IntegrityError:  # another was quicker by a moment
            raise Elsewhere from None
        return holder is not None and bool(holder.node != self.number)

    async def release(self, table: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(text(RELEASE), {"table": table, "node": self.number})

    async def lives_elsewhere(self, table: str) -> bool:
        return bool(await self._tables(ELSEWHERE, table=table, node=self.number))

    async def lives_here(self, table: str) -> bool:
        return bool(await self._tables(f'{HERE} and "table" = :table', node=self.number, table=table))

    async def living_here(self) -> set[str]:
        return set(await self._tables(HERE, node=self.number))

    async def living(self) -> set[str]:
        return set(await self._tables(LIVING))

    async def orphans(self) -> list[str]:
        return await self._tables(ORPHANS)

    async def _tables(self, question: str, **values: Any) -> list[str]:
        async with self.reading.connect() as connection:
            return list((await connection.execute(text(question), values)).scalars())

    def is_this(self, node: str) -> bool:
        return node == str(self.number)


def nodes_of(store: Store) -> Nodes:
    """The nodes that share this store."""
    return ManyNodes(store) if store.engine.dialect.name == "postgresql" else OneNode(store)
