"""Hindsight as it is kept: what was found of a game, by its record."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from onetable.server.keeping.base_store import BaseStore
from onetable.server.keeping.rows import HINDSIGHTS


class HindsightStore(BaseStore):
    """The part of the store that knows what was found of games that are over."""

    async def keep_hindsight(self, record: str, game: str, at: float, content: str) -> None:
        """Keep this; what another node has found of the same game stays."""
        with suppress(IntegrityError):
            async with self.pen() as connection:
                await connection.execute(insert(HINDSIGHTS), [{"record": record, "game": game, "at": at, "content": content}])

    async def hindsight(self, record: str) -> str | None:
        """What was found of this game, if anything."""
        found = await self.rows(select(HINDSIGHTS.c.content).where(HINDSIGHTS.c.record == record))
        return str(found[0]["content"]) if found else None
