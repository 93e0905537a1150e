"""People as they are kept, and the devices by which they are known."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from onetable.server.keeping.base_store import BaseStore
from onetable.server.keeping.bot_store import forget_bots
from onetable.server.keeping.deck_store import forget_decks
from onetable.server.keeping.rows import PEOPLE, TOKENS, LostRace, PersonRow, TokenRow

AT_ONCE = 500  # names in one question: databases do not take any number
TOKEN_AND_OWNER = select(TOKENS, PEOPLE).join(PEOPLE, PEOPLE.c.id == TOKENS.c.person).where(TOKENS.c.id == bindparam("id"))


class PeopleStore(BaseStore):
    """The part of the store that knows people."""

    async def add_person(self, person: PersonRow) -> None:
        """Somebody new."""
        async with self.pen() as connection:
            await connection.execute(insert(PEOPLE), [asdict(person)])

    async def change_person(self, person: str, **values: Any) -> None:
        """What somebody says of himself; a login that is taken raises LostRace."""
        try:
            async with self.pen() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))
        except IntegrityError as error:
            raise LostRace(str(error.orig)) from None

    async def change_account(self, person: str, device: str, login: str, password: str) -> list[str]:
        """Somebody has another login or password, and from then on only this device; those that are known no longer are returned."""
        others = (TOKENS.c.person == person) & (TOKENS.c.id != device)
        try:
            async with self.pen() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(login=login, password=password))
                ended = [row.id for row in await connection.execute(select(TOKENS.c.id).where(others))]
                await connection.execute(TOKENS.delete().where(others))
        except IntegrityError as error:
            raise LostRace(str(error.orig)) from None
        return ended

    async def person(self, id: str) -> PersonRow | None:
        """Somebody by id."""
        return await self._person(PEOPLE.c.id == id)

    async def person_by_login(self, login: str) -> PersonRow | None:
        """Somebody by the login of the account."""
        return await self._person(PEOPLE.c.login == login)

    async def people_called(self, name: str, limit: int = 100) -> list[PersonRow]:
        """Everybody with this id, login or name; an id means one."""
        called = or_(*[PEOPLE.c[key] == name for key in ("id", "login", "name")])
        people = [PersonRow(**row) for row in await self.rows(select(PEOPLE).where(called).limit(limit))]
        return [person for person in people if person.id == name] or people

    async def drop_person(self, person: str) -> None:
        """Somebody is no longer known, nor are the devices, the decks and the bots."""
        async with self.pen() as connection:
            await connection.run_sync(forget_decks, person)
            await connection.run_sync(forget_bots, person)
            await connection.execute(TOKENS.delete().where(TOKENS.c.person == person))
            await connection.execute(PEOPLE.delete().where(PEOPLE.c.id == person))

    async def _person(self, condition: Any) -> PersonRow | None:
        return next((PersonRow(**row) for row in await self.rows(select(PEOPLE).where(condition))), None)

    async def add_token(self, token: TokenRow) -> None:
        """Another device of somebody."""
        async with self.pen() as connection:
            await connection.execute(insert(TOKENS), [asdict(token)])

    async def token_and_owner(self, id: str) -> tuple[TokenRow, PersonRow] | None:
        """A device by its id, and whose it is."""
        if "\0" in id:
            return None
        row = await self.look_up(lambda connection: connection.execute(TOKEN_AND_OWNER, {"id": id}).first())
        if row is None:
            return None
        tokens, people = TOKENS.c.keys(), PEOPLE.c.keys()
        return TokenRow(**dict(zip(tokens, row, strict=False))), PersonRow(**dict(zip(people, row[len(tokens) :], strict=True)))

    async def tokens_of(self, person: str) -> list[TokenRow]:
        """The devices of somebody, those seen last first."""
        found = await self.rows(select(TOKENS).where(TOKENS.c.person == person).order_by(TOKENS.c.seen.desc()))
        return [TokenRow(**row) for row in found]

    async def known_tokens(self, ids: Sequence[str]) -> dict[str, float]:
        """Those of these devices that are still known, and when they were last seen."""
        known: dict[str, float] = {}
        async with self.reading.connect() as connection:
            for first in range(0, len(ids), AT_ONCE):
                some = TOKENS.c.id.in_(ids[first : first + AT_ONCE])
                known.update({row.id: row.seen for row in await connection.execute(select(TOKENS.c.id, TOKENS.c.seen).where(some))})
        return known

    async def see_tokens(self, seen: Mapping[str, float]) -> None:
        """These devices were seen at these times."""
        if seen:
            async with self.pen() as connection:
                change = update(TOKENS).where(TOKENS.c.id == bindparam("device")).values(seen=bindparam("at"))
                await connection.execute(change, [{"device": id, "at": at} for id, at in seen.items()])

    async def drop_tokens(self, ids: Collection[str]) -> None:
        """These devices are no longer known."""
        async with self.pen() as connection:
            await connection.execute(TOKENS.delete().where(TOKENS.c.id.in_(ids)))

    async def tidy_tokens(self, now: float, for_long: float) -> None:
        """Devices that were not seen for so long are no longer known; of those of which nothing was noted, it is counted from now on."""
        async with self.pen() as connection:
            await connection.execute(update(TOKENS).where(TOKENS.c.seen == 0).values(seen=now))
            await connection.execute(TOKENS.delete().where(TOKENS.c.seen < now - for_long))
