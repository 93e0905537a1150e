"""How many tables that are not over one may have opened: nobody fills the house alone."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from msgspec import Struct
from sqlalchemy import exists, func, select, text

from onetable.server.keeping.rows import BOT, IS_LESSON, NOTES, SEATS, TABLES, UNFINISHED
from onetable.server.keeping.store import Store
from onetable.server.table.failures import NotNow

OPENED_FROM = text(
    'INSERT INTO notes ("table", waits_for, opened_from) VALUES (:table, :waits_for, :opened_from) '
    "ON CONFLICT (\"table\") DO UPDATE SET opened_from = excluded.opened_from WHERE notes.opened_from = ''"
)  # who comes later to a table of the same people has not opened it


class Quotas(Struct, frozen=True):
    """Tables that are not over."""

    of_a_person: int = 40
    from_an_address: int = 400


class Openings:
    """Who has opened how many."""

    def __init__(self, store: Store, quotas: Quotas) -> None:
        self.store, self.quotas = store, quotas
        self._key = b""

    async def open(self) -> None:
        """Take up the key by which addresses are known: they are not kept themselves."""
        self._key = await self.store.secret("address key", secrets.token_bytes(32))

    async def check(self, person: str, address: str) -> None:
        """Refuse whoever has opened too many already; a table that one has left to others is no longer one's own."""
        seats = select(SEATS.c.table).where(SEATS.c.table == TABLES.c.id)
        own = exists(seats.where(SEATS.c.person == person)) | ~exists(seats)
        mine = select(func.count()).select_from(TABLES).where((TABLES.c.host == person) & UNFINISHED & own & ~IS_LESSON)
        ours = select(func.count()).select_from(TABLES.join(NOTES, NOTES.c.table == TABLES.c.id))
        ours = ours.where((NOTES.c.opened_from == self.mark_of(address)) & UNFINISHED)
        async with self.store.reading.connect() as connection:
            for question, most in ((mine, self.quotas.of_a_person), (ours, self.quotas.from_an_address)):
                if ((await connection.execute(question)).scalar() or 0) >= most:
                    raise NotNow("too_many_tables")

    async def note(self, table: str, address: str) -> None:
        """This table was opened from there."""
        async with self.store.pen() as connection:
            await connection.execute(OPENED_FROM, {"table": table, "waits_for": BOT, "opened_from": self.mark_of(address)})

    def mark_of(self, address: str) -> str:
        """By what an address is known here."""
        return blake2b(address.encode(), key=self._key, digest_size=12).hexdigest()
