"""Bot accounts: people make them on their account, give them tokens of limited scope, and take those away."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence

from msgspec.structs import replace

from onetable.server.keeping.rows import DeedRow, PersonRow, TokenRow
from onetable.server.people.names import tidy_name
from onetable.server.people.register import People
from onetable.server.people.scopes import written
from onetable.server.people.settings import settings_of, with_introduction

logger = logging.getLogger("onetable")
MOST_BOTS = 10  # of one account
MOST_TOKENS = 5  # of one bot


class BotProblem(Exception):
    """What cannot be done with a bot account; the code tells why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class BotAccounts:
    """All bots of everybody. Who owns one is asked at every step: nobody can name a bot that is not his."""

    def __init__(self, people: People) -> None:
        self.people, self.store = people, people.store

    async def make(self, owner: PersonRow, name: str, about: str, welcomes: bool, language: str) -> PersonRow:
        """A new bot of this person, who needs an account: a guest who loses his device could never take a token away."""
        if owner.login is None or owner.is_bot:
            raise BotProblem("no_account")
        if len(await self.store.bots_of(owner.id)) >= MOST_BOTS:
            raise BotProblem("too_many_bots")
        bot = PersonRow(secrets.token_urlsafe(9), tidy_name(name), language, time.time(), owner=owner.id)
        bot = replace(bot, settings=with_introduction(bot, about, welcomes))
        await self.store.add_person(bot)
        await self._note(bot, "made", bot.name)
        return bot

    async def of(self, owner: PersonRow) -> list[PersonRow]:
        """The bots of this person."""
        return await self.store.bots_of(owner.id)

    async def one(self, owner: PersonRow, bot: str) -> PersonRow:
        """One of them; anybody else's is not there."""
        found = next((each for each in await self.store.bots_of(owner.id) if each.id == bot), None)
        if found is None:
            raise BotProblem("no_such_bot")
        return found

    async def change(self, bot: PersonRow, name: str | None, about: str | None, welcomes: bool | None) -> PersonRow:
        """Call it otherwise, say something else of it, let others challenge it or not."""
        said = settings_of(bot)
        settings = with_introduction(bot, said.about if about is None else about, said.welcomes if welcomes is None else welcomes)
        changed = replace(bot, name=tidy_name(name) if name is not None else bot.name, settings=settings)
        if changed != bot:
            await self.store.change_person(bot.id, name=changed.name, settings=settings)
            self.people.know_anew(person=bot.id)
            await self._note(changed, "changed", changed.name)
        return changed

    async def remove(self, bot: PersonRow) -> None:
        """The account is gone with its tokens; its seats are left by whoever keeps the tables."""
        await self.people.devices.end([token.id for token in await self.store.tokens_of(bot.id)])
        await self.store.drop_person(bot.id)
        self.people.know_anew(person=bot.id)
        await self._note(bot, "removed", bot.name)

    # ---- tokens

    async def make_token(self, bot: PersonRow, name: str, scopes: Sequence[str]) -> tuple[TokenRow, str]:
        """A new token, and the text of it, which is told once and kept nowhere."""
        if len(await self.store.tokens_of(bot.id)) >= MOST_TOKENS:
            raise BotProblem("too_many_tokens")
        text = await self.people.devices.make(bot.id, name, written(scopes))
        found = await self.people.devices.find(text)
        assert found is not None
        await self._note(bot, "token made", f"{name or found.id}: {found.scopes}")
        return found, text

    async def end_token(self, bot: PersonRow, token: str) -> None:
        """A token is worth nothing from now on, and its lines are over."""
        found = next((each for each in await self.store.tokens_of(bot.id) if each.id == token), None)
        if found is None:
            raise BotProblem("no_such_token")
        await self.people.devices.end([token])
        await self._note(bot, "token ended", f"{found.agent or found.id}: {found.scopes}")

    async def _note(self, bot: PersonRow, what: str, about: str) -> None:
        """Write down what was done, for its owner and, without names, for the host."""
        logger.info("Bot account %s: %s.", bot.id, what)
        await self.store.note_deed(DeedRow(bot.owner, bot.id, time.time(), what, about[:120]))
