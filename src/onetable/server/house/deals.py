"""The tables of one deal: while one of them gathers or plays, none of them tells what was dealt. docs/protocol.md has the rules."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from onetable.core.record import digest
from onetable.server.keeping.databases import CONNECTIONS, alone_among_nodes
from onetable.server.keeping.rows import Row, TableRow
from onetable.server.keeping.store import Store
from onetable.server.table import entries as log

PUZZLE = "puzzle-"  # how the names of such deals begin
LEFT_AFTER = 24 * 3600.0


class Deals:
    """Who may learn of a deal, and who may be given it; what is asked here is in the store, wherever the tables are played."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._places = asyncio.Semaphore(CONNECTIONS // 2)  # whoever waits for a turn must leave the others ways to the database

    @asynccontextmanager
    async def one_at_a_time(self, deal: str) -> AsyncIterator[None]:
        """Nobody sits down at two tables of a deal in the same moment."""
        async with self._locks.setdefault(deal, asyncio.Lock()), self._places, alone_among_nodes(self.store.engine, deal):
            yield

    async def is_in_play(self, row: TableRow) -> bool:
        """Whether another table of this deal gathers or plays: then this one is silent to all but its own seats."""
        return any([other.id != row.id and not is_left(other) for other in await self.store.unfinished_with_deal(row.deal)])

    async def why_not_sit(self, person: str, row: TableRow) -> str | None:
        """Why this person may not sit down here: he plays the deal elsewhere, or it has been played out elsewhere since this was opened."""
        others = [other.id for other in await self.store.unfinished_with_deal(row.deal) if other.id != row.id]
        if await self.store.sits_at(person, others):
            return "same_deal"
        return "deal_known" if await self.store.has_ended_since(row.deal, row.created) else None

    async def may_be_given(self, person: str, deal: str, sits: bool) -> bool:
        """Whether this person may open another table of it: nobody may while it is played, and while people gather only their host."""
        unfinished = await self.store.unfinished_with_deal(deal)
        if sits and await self.store.sits_at(person, [row.id for row in unfinished]):
            return False
        for row in unfinished:
            if row.host != person or has_begun(row, await self.store.log_of(row.id)):
                return False
        return True


def puzzle_deal(game: str, name: str) -> str:
    """The name of the deal of a puzzle: all who play it have the same."""
    return f"{PUZZLE}{digest(game.encode(), name.encode())[:16]}"


def is_left(row: TableRow) -> bool:
    """Whether this is the table of a puzzle that nobody has touched for a day: those who have solved it need not wait for ever."""
    return row.deal.startswith(PUZZLE) and row.changed < time.time() - LEFT_AFTER


def has_begun(table: TableRow, rows: list[Row]) -> bool:
    """Whether all seats of a table were taken at some moment: then its cards were dealt."""
    taken: set[int] = set()
    for row in rows:
        entry = log.read_entry(row.entry)
        if isinstance(entry, (log.Sat, log.BotSat)):
            taken.add(entry.seat)
        elif isinstance(entry, log.Rose):
            taken.discard(entry.seat)
        if len(taken) == table.players:
            return True
    return False
