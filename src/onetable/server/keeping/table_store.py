"""Tables as they are kept: found by their names, people and deals. What happened at them is in their logs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from onetable.server.keeping.base_store import BaseStore
from onetable.server.keeping.rows import IS_LESSON, PEOPLE, SEATS, TABLES, UNFINISHED, TableRow

TABLE_CALLED = select(TABLES).where((TABLES.c.id == bindparam("name")) | (TABLES.c.word == bindparam("name")))
PEOPLE_AT = select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.table == bindparam("table"))


class TableStore(BaseStore):
    """The part of the store that knows tables."""

    async def add_table(self, table: TableRow) -> bool:
        """A new table; False if it has come to be in this very moment."""
        try:
            async with self.pen() as connection:
                await connection.execute(insert(TABLES), [asdict(table)])
        except IntegrityError:
            return False
        return True

    async def note(self, table: str, people: Mapping[int, str], **values: Any) -> None:
        """What the lists of tables show: who sits there, when something changed, how it ended. The log is what counts."""
        seats = [{"table": table, "seat": seat, "person": person} for seat, person in people.items()]

        def note(connection: Connection) -> None:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
            connection.execute(SEATS.delete().where(SEATS.c.table == table))
            if seats:
                connection.execute(insert(SEATS), seats)

        await self.write(note)

    async def noted_people(self, table: str) -> dict[int, str]:
        """Who was noted to sit there."""
        return {row["seat"]: row["person"] for row in await self.rows(PEOPLE_AT, table=table)}

    async def table(self, name: str) -> TableRow | None:
        """A table by its id or by the word of its link."""
        if "\0" in name:  # which PostgreSQL does not even compare
            return None
        return next((TableRow(**row) for row in await self.rows(TABLE_CALLED, name=name)), None)

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """The tables at which this person sits, the latest first."""
        return await self._tables(TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person)), limit)

    async def games_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """The same without lessons."""
        return await self._tables(TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person)) & ~IS_LESSON, limit)

    async def ended_games(self, person: str, game: str, limit: int) -> int:
        """How many games of this kind somebody has played to their end, counted up to a limit."""
        sits = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))
        return len(await self._tables(sits & ~IS_LESSON & (TABLES.c.game == game) & (TABLES.c.outcome != ""), limit))

    async def lessons_of(self, person: str, game: str, limit: int = 1000) -> list[TableRow]:
        """The tables at which this person learns a game, the latest first."""
        sits = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))
        return await self._tables(sits & IS_LESSON & (TABLES.c.game == game), limit)

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
        return bool(await self.rows(select(SEATS.c.table).where(SEATS.c.person == person, SEATS.c.table.in_(tables)).limit(1)))

    async def count_unfinished(self) -> int:
        """How many tables are not over."""
        async with self.reading.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(TABLES).where(UNFINISHED))).scalar_one())

    async def counts(self) -> tuple[int, int, int]:
        """How many tables are not over, how many are, and how many people there are."""
        async with self.reading.connect() as connection:
            people = int((await connection.execute(select(func.count()).select_from(PEOPLE))).scalar_one())
            tables = int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())
        unfinished = await self.count_unfinished()
        return unfinished, tables - unfinished, people

    async def _tables(self, condition: Any, limit: int = 1) -> list[TableRow]:
        found = await self.rows(select(TABLES).where(condition).order_by(TABLES.c.changed.desc()).limit(limit))
        return [TableRow(**row) for row in found]
