"""Bot accounts as they are kept, what was done with them, and the challenges between people and bots."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import Connection, func, insert, select, update

from onetable.server.keeping.base_store import BaseStore
from onetable.server.keeping.rows import BOT_DEEDS, CHALLENGES, PEOPLE, SEATS, TABLES, TOKENS, UNFINISHED, ChallengeRow, DeedRow, PersonRow

OPEN = "open"  # the state of a challenge that nobody has answered yet


class BotStore(BaseStore):
    """The part of the store that knows bots."""

    async def bots_of(self, owner: str) -> list[PersonRow]:
        """The bot accounts of somebody, the oldest first."""
        found = select(PEOPLE).where(PEOPLE.c.owner == owner).order_by(PEOPLE.c.created, PEOPLE.c.id)
        return [PersonRow(**row) for row in await self.rows(found)] if owner else []

    async def all_bots(self, limit: int) -> list[PersonRow]:
        """The bot accounts of everybody, the newest first."""
        found = select(PEOPLE).where(PEOPLE.c.owner != "").order_by(PEOPLE.c.created.desc(), PEOPLE.c.id).limit(limit)
        return [PersonRow(**row) for row in await self.rows(found)]

    async def sits_at_unfinished(self, person: str) -> list[str]:
        """The tables that are not over and at which this person sits, the longest untouched first."""
        seats = select(SEATS.c.table).where(SEATS.c.person == person)
        found = select(TABLES.c.id).where(UNFINISHED & TABLES.c.id.in_(seats)).order_by(TABLES.c.changed)
        return [row["id"] for row in await self.rows(found)]

    # ---- what was done

    async def note_deed(self, deed: DeedRow) -> None:
        """Something was done with a bot account."""
        async with self.pen() as connection:
            await connection.execute(insert(BOT_DEEDS), [asdict(deed)])

    async def deeds(self, owner: str, bot: str, limit: int = 100) -> list[DeedRow]:
        """What was done with this bot, the latest first."""
        found = select(BOT_DEEDS).where((BOT_DEEDS.c.owner == owner) & (BOT_DEEDS.c.bot == bot)).order_by(BOT_DEEDS.c.n.desc())
        return [DeedRow(**{name: row[name] for name in DeedRow.__struct_fields__}) for row in await self.rows(found.limit(limit))]

    # ---- challenges

    async def add_challenge(self, challenge: ChallengeRow) -> None:
        """A new one."""
        async with self.pen() as connection:
            await connection.execute(insert(CHALLENGES), [asdict(challenge)])

    async def challenge(self, id: str) -> ChallengeRow | None:
        """One by its id."""
        if "\0" in id:  # which PostgreSQL does not even compare
            return None
        return next((ChallengeRow(**row) for row in await self.rows(select(CHALLENGES).where(CHALLENGES.c.id == id))), None)

    async def settle_challenge(self, id: str, state: str, at: float) -> bool:
        """An open one is answered; False where somebody was quicker."""
        this = update(CHALLENGES).where((CHALLENGES.c.id == id) & (CHALLENGES.c.state == OPEN))
        async with self.pen() as connection:
            return bool((await connection.execute(this.values(state=state, changed=at))).rowcount)

    async def open_challenges(self, person: str, since: float) -> list[ChallengeRow]:
        """Those that this person has sent or received and that nobody has answered, the oldest first."""
        mine = (CHALLENGES.c.sender == person) | (CHALLENGES.c.receiver == person)
        found = select(CHALLENGES).where(mine & (CHALLENGES.c.state == OPEN) & (CHALLENGES.c.made > since))
        return [ChallengeRow(**row) for row in await self.rows(found.order_by(CHALLENGES.c.made, CHALLENGES.c.id))]

    async def challenges_at(self, table: str) -> list[ChallengeRow]:
        """Those for seats of this table that nobody has answered."""
        found = select(CHALLENGES).where((CHALLENGES.c.table == table) & (CHALLENGES.c.state == OPEN))
        return [ChallengeRow(**row) for row in await self.rows(found)]

    async def has_challenged(self, sender: str, receiver: str) -> bool:
        """Whether this one has ever challenged that one."""
        found = select(func.count()).select_from(CHALLENGES).where((CHALLENGES.c.sender == sender) & (CHALLENGES.c.receiver == receiver))
        return bool((await self.rows(found))[0]["count_1"])

    async def drop_challenges(self, before: float) -> None:
        """Those that were made so long ago are forgotten."""
        async with self.pen() as connection:
            await connection.execute(CHALLENGES.delete().where(CHALLENGES.c.made < before))


def forget_bots(connection: Connection, owner: str) -> list[str]:
    """Nothing is left of the bots of this person, nor of the challenges of any of them; the bots that were are returned."""
    bots = [row.id for row in connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.owner == owner))] if owner else []
    gone = [owner, *bots]
    connection.execute(CHALLENGES.delete().where(CHALLENGES.c.sender.in_(gone) | CHALLENGES.c.receiver.in_(gone)))
    connection.execute(TOKENS.delete().where(TOKENS.c.person.in_(bots)))
    connection.execute(BOT_DEEDS.delete().where(BOT_DEEDS.c.owner == owner))
    connection.execute(PEOPLE.delete().where(PEOPLE.c.id.in_(bots)))
    return bots
