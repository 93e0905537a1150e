"""Decks as they are kept: each of one person, with every version that was saved."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from onetable.server.keeping.base_store import BaseStore
from onetable.server.keeping.rows import DECK_VERSIONS, DECKS, DeckRow, LostRace, VersionRow

LATEST = (DECK_VERSIONS.c.deck == DECKS.c.id) & (DECK_VERSIONS.c.n == DECKS.c.versions)


class DeckStore(BaseStore):
    """The part of the store that knows decks."""

    async def add_deck(self, deck: DeckRow, first: VersionRow, most: int) -> bool:
        """A new deck with its first version; not where its owner has so many already."""
        async with self.pen() as connection:
            count = select(func.count()).select_from(DECKS).where(DECKS.c.person == deck.person)
            if ((await connection.execute(count)).scalar() or 0) >= most:
                return False
            await connection.execute(insert(DECKS), [asdict(deck)])
            await connection.execute(insert(DECK_VERSIONS), [asdict(first)])
        return True

    async def add_version(self, deck: str, at: float, note: str, content: str) -> None:
        """Another version, after all that there are: whoever counts first writes first."""
        async with self.pen() as connection:
            counted = update(DECKS).where(DECKS.c.id == deck).values(versions=DECKS.c.versions + 1, changed=at)
            if (await connection.execute(counted)).rowcount:
                n = (await connection.execute(select(DECKS.c.versions).where(DECKS.c.id == deck))).scalar_one()
                await connection.execute(insert(DECK_VERSIONS), [asdict(VersionRow(deck, n, at, note, content))])

    async def change_deck(self, deck: str, **values: Any) -> None:
        """What its owner says of it; a link that is taken raises LostRace."""
        try:
            async with self.pen() as connection:
                await connection.execute(update(DECKS).where(DECKS.c.id == deck).values(**values))
        except IntegrityError as error:
            raise LostRace(str(error.orig)) from None

    async def note_version(self, deck: str, n: int, note: str) -> bool:
        """What its owner says of one version; False where there is none of this number."""
        this = (DECK_VERSIONS.c.deck == deck) & (DECK_VERSIONS.c.n == n)
        async with self.pen() as connection:
            return bool((await connection.execute(update(DECK_VERSIONS).where(this).values(note=note))).rowcount)

    async def drop_deck(self, deck: str) -> None:
        """A deck is gone with all its versions."""
        async with self.pen() as connection:
            await connection.execute(DECK_VERSIONS.delete().where(DECK_VERSIONS.c.deck == deck))
            await connection.execute(DECKS.delete().where(DECKS.c.id == deck))

    async def deck(self, id: str) -> DeckRow | None:
        """A deck by its id."""
        return await self._deck(DECKS.c.id, id)

    async def deck_behind(self, link: str) -> DeckRow | None:
        """The deck that whoever has this link may read."""
        return await self._deck(DECKS.c.link, link)

    async def _deck(self, column: Any, name: str) -> DeckRow | None:
        if "\0" in name:  # which PostgreSQL does not even compare
            return None
        return next((DeckRow(**row) for row in await self.rows(select(DECKS).where(column == name))), None)

    async def decks_of(self, person: str, game: str | None = None) -> list[tuple[DeckRow, str]]:
        """The decks of this person, the latest first, each with what is in its last version."""
        found = select(DECKS, DECK_VERSIONS.c.content).join(DECK_VERSIONS, LATEST).where(DECKS.c.person == person)
        if game is not None:
            found = found.where(DECKS.c.game == game)
        rows = await self.rows(found.order_by(DECKS.c.changed.desc(), DECKS.c.id))
        return [(DeckRow(**{name: row[name] for name in DeckRow.__struct_fields__}), row["content"]) for row in rows]

    async def versions_of(self, deck: str) -> list[VersionRow]:
        """All versions, the first one first."""
        found = select(DECK_VERSIONS).where(DECK_VERSIONS.c.deck == deck).order_by(DECK_VERSIONS.c.n)
        return [VersionRow(**row) for row in await self.rows(found)]


def forget_decks(connection: Connection, person: str) -> None:
    """Nothing is left of the decks of this person."""
    own = select(DECKS.c.id).where(DECKS.c.person == person)
    connection.execute(DECK_VERSIONS.delete().where(DECK_VERSIONS.c.deck.in_(own)))
    connection.execute(DECKS.delete().where(DECKS.c.person == person))
