"""What is not kept for ever or in full size: tables that never began, guests that never came back, logs of old games."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Collection
from math import inf
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from onetable.server.keeping.bot_store import forget_bots
from onetable.server.keeping.deck_store import forget_decks
from onetable.server.keeping.packed import pack
from onetable.server.keeping.rows import GONE, HOLDERS, LOG, NOTES, PACKED, PEOPLE, SEATS, TABLES, TOKENS
from onetable.server.keeping.store import Store
from onetable.server.table.sitting import SEATS as FOR_PEOPLE

if TYPE_CHECKING:
    from onetable.server.app import Server

logger = logging.getLogger("onetable")
DAY, HOUR = 86400.0, 3600.0
SLICE = 50  # tables that are looked for at once
PAUSE = 0.05  # seconds between two pieces of work, at a server where people play


class Keeping(Struct, frozen=True):
    """How long things are kept, in days. Finished games are kept for ever."""

    never_begun: float = 30.0  # a table at which somebody is still missing
    guests: float = 400.0  # without an account and without a table, since they were last here
    challenges: float = 60.0  # also those that were answered
    unpacked: float = 7.0  # the log of a finished game, before it is compressed


class Pruned(Struct):
    """What was done."""

    tables: int = 0  # that never began
    guests: int = 0
    logs: int = 0  # that were compressed
    is_all: bool = True

    @property
    def text(self) -> str:
        """The same in a sentence."""
        more = "" if self.is_all else " More is left for the next time."
        return f"Tables that never began: {self.tables} gone; guests without a table: {self.guests} gone; logs packed: {self.logs}.{more}"


async def prune(store: Store, keeping: Keeping, now: float, spare: Collection[str] = (), pause: float = 0.0, most: float = inf) -> Pruned:
    """Do all of it, a little at a time, for at most so many seconds; tables that are open are spared."""
    found, clock = Pruned(), asyncio.get_running_loop()
    until = clock.time() + most
    async for _ in _pieces(store, keeping, now, spare, found):
        if clock.time() > until:
            found.is_all = False
            break
        await asyncio.sleep(pause)
    return found


async def _pieces(store: Store, keeping: Keeping, now: float, spare: Collection[str], found: Pruned) -> AsyncIterator[None]:
    async with store.pen() as connection:
        await connection.execute(delete(NOTES).where(NOTES.c.waits_for == GONE))  # whoever had them open has noticed long ago
    await store.drop_challenges(now - keeping.challenges * DAY)
    for table in await _never_begun(store, now - keeping.never_begun * DAY):
        if table not in spare:
            found.tables += await _expire(store, table)
            yield
    for person in await _gone(store, now - keeping.guests * DAY):
        found.guests += await _forget(store, person)
        yield
    last = ""
    while finished := await _to_pack(store, now - keeping.unpacked * DAY, last):
        for last in finished:
            if last not in spare:
                found.logs += await _pack(store, last)
                yield


# ---- tables that never began


async def _never_begun(store: Store, before: float) -> list[str]:
    waiting = select(TABLES.c.id).join(NOTES, NOTES.c.table == TABLES.c.id).where(NOTES.c.waits_for == FOR_PEOPLE)
    return await _ids(store, waiting.where((TABLES.c.outcome == "") & (TABLES.c.changed < before)))


async def _expire(store: Store, table: str) -> int:
    """Somebody who sits down at the same moment comes first: the note tells."""
    async with store.pen() as connection:
        note = update(NOTES).where((NOTES.c.table == table) & (NOTES.c.waits_for == FOR_PEOPLE)).values(waits_for=GONE)
        if not (await connection.execute(note)).rowcount:
            return 0
        await connection.execute(delete(TABLES).where(TABLES.c.id == table))
        for kind in (LOG, SEATS, HOLDERS):
            await connection.execute(delete(kind).where(kind.c.table == table))
    return 1


# ---- guests that never came back


async def _gone(store: Store, before: float) -> list[str]:
    """Those who have no account and sit nowhere, not even at a table that is over."""
    last = select(func.max(TOKENS.c.seen)).where(TOKENS.c.person == PEOPLE.c.id).scalar_subquery()
    sits = exists(select(SEATS.c.table).where(SEATS.c.person == PEOPLE.c.id))
    hosts = exists(select(TABLES.c.id).where(TABLES.c.host == PEOPLE.c.id))
    guests = select(PEOPLE.c.id).where(PEOPLE.c.login.is_(None) & ~sits & ~hosts)
    return await _ids(store, guests.where(func.coalesce(last, PEOPLE.c.created) < before))


async def _forget(store: Store, person: str) -> int:
    async with store.pen() as connection:
        gone = (await connection.execute(delete(PEOPLE).where((PEOPLE.c.id == person) & PEOPLE.c.login.is_(None)))).rowcount
        if gone:
            await connection.execute(delete(TOKENS).where(TOKENS.c.person == person))
            await connection.run_sync(forget_decks, person)
            await connection.run_sync(forget_bots, person)
    return gone


# ---- logs of games that are over


async def _to_pack(store: Store, before: float, after: str) -> list[str]:
    has_log = exists(select(LOG.c.n).where(LOG.c.table == TABLES.c.id))
    finished = select(TABLES.c.id).where((TABLES.c.outcome != "") & (TABLES.c.changed < before) & (TABLES.c.id > after) & has_log)
    return await _ids(store, finished.order_by(TABLES.c.id).limit(SLICE))


async def _pack(store: Store, table: str) -> int:
    """What is written meanwhile stays beside it."""
    rows = await store.log_of(table)
    last = rows[-1].n
    try:
        async with store.pen() as connection:
            await connection.execute(delete(PACKED).where((PACKED.c.table == table) & (PACKED.c.n <= last)))
            await connection.execute(insert(PACKED), [{"table": table, "n": last, "entries": pack(rows)}])
            await connection.execute(delete(LOG).where((LOG.c.table == table) & (LOG.c.n <= last)))
    except IntegrityError:  # another node has packed more of it at the same moment
        return 0
    return 1


async def _ids(store: Store, question: Any) -> list[str]:
    async with store.reading.connect() as connection:
        return list((await connection.execute(question)).scalars())


# ---- in a running server


async def keep_house(server: Server) -> None:
    """Once an hour, for as long as the server runs."""
    while True:
        await asyncio.sleep(HOUR)
        try:
            done = await prune(server.store, server.settings.keeping, time.time(), await server.lobby.living(), PAUSE)
        except (SQLAlchemyError, OSError) as error:  # a full disk, say: it will be tried again
            logger.warning("The house could not be kept: %s", str(error).partition("\n")[0])
        else:
            if done != Pruned():
                logger.info(done.text)
