"""Puzzles as they are kept: those of a day once they are found, and how everybody fared with one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from onetable.server.keeping.base_store import BaseStore
from onetable.server.keeping.rows import PEOPLE, PUZZLES, SEATS, TABLES


class Attempt(Struct, frozen=True):
    """One table of a puzzle, and who sits there."""

    deal: str
    table: str
    person: str
    name: str
    prefix: str
    outcome: str  # "" while it goes on
    changed: float


class PuzzleStore(BaseStore):
    """The part of the store that knows puzzles."""

    async def keep_puzzle(self, game: str, name: str, content: str) -> None:
        """Keep this; one that is there stays."""
        with suppress(IntegrityError):
            async with self.pen() as connection:
                await connection.execute(insert(PUZZLES), [{"game": game, "name": name, "content": content}])

    async def puzzle(self, game: str, name: str) -> str | None:
        """The puzzle of this name, if it was found."""
        found = await self.rows(select(PUZZLES.c.content).where((PUZZLES.c.game == game) & (PUZZLES.c.name == name)))
        return str(found[0]["content"]) if found else None

    async def attempts(self, deals: Sequence[str]) -> list[Attempt]:
        """All tables of these deals with the people who sit there, the first one first."""
        columns = (
            TABLES.c.deal,
            TABLES.c.id.label("table"),
            SEATS.c.person,
            PEOPLE.c.name,
            TABLES.c.prefix,
            TABLES.c.outcome,
            TABLES.c.changed,
        )
        tables = TABLES.join(SEATS, SEATS.c.table == TABLES.c.id).join(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        found = select(*columns).select_from(tables).where(TABLES.c.deal.in_(deals)).order_by(TABLES.c.created)
        return [Attempt(**row) for row in await self.rows(found)]
