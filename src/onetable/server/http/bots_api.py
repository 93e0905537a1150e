"""What can be asked of the server about bot accounts: those of your own, and those that may be challenged."""

from __future__ import annotations

from typing import Any, cast

from onetable.server.http.calls import Call, endpoint
from onetable.server.http.me_api import Nothing
from onetable.server.keeping.rows import PersonRow, TokenRow
from onetable.server.people.scopes import scopes_of
from onetable.server.people.settings import settings_of
from onetable.server.wire import bots as wire_bots

MOST_LISTED = 500
DEEDS = 20  # so many are told with a bot


async def account_of(call: Call, bot: PersonRow) -> wire_bots.BotAccount:
    """A bot as its owner sees it."""
    store, said = call.server.store, settings_of(bot)
    tokens = [token_info(token) for token in await store.tokens_of(bot.id)]
    deeds = [wire_bots.BotDeed(deed.at, cast(Any, deed.what), deed.about) for deed in await store.deeds(bot.owner, bot.id, DEEDS)]
    here = call.server.events.is_here(bot.id)
    return wire_bots.BotAccount(bot.id, bot.name, said.about, said.welcomes, here, bot.created, tokens, deeds)


def token_info(token: TokenRow, text: str | None = None) -> wire_bots.BotToken:
    """A token as its owner sees it."""
    return wire_bots.BotToken(token.id, token.agent, cast(Any, scopes_of(token)), token.created, token.seen, text)


async def bot_of(call: Call) -> PersonRow:
    """The bot that a request is about."""
    return await call.server.bots.one(call.me, call.request.path_params["bot"])


@endpoint("GET", "/api/me/bots", list[wire_bots.BotAccount])
async def my_bots(call: Call) -> list[wire_bots.BotAccount]:
    """Your bot accounts, with their tokens and what was done with them."""
    return [await account_of(call, bot) for bot in await call.server.bots.of(call.me)]


@endpoint("POST", "/api/me/bots", wire_bots.BotAccount, body=wire_bots.NewBot)
async def make_bot(call: Call) -> wire_bots.BotAccount:
    """Make a bot account; only who has an account can."""
    wish: wire_bots.NewBot = call.body
    return await account_of(call, await call.server.bots.make(call.me, wish.name, wish.about, wish.welcomes, wish.language))


@endpoint("POST", "/api/me/bots/{bot}", wire_bots.BotAccount, body=wire_bots.BotChange)
async def change_bot(call: Call) -> wire_bots.BotAccount:
    """Call a bot otherwise, say something else of it, let everybody challenge it or only yourself."""
    wish: wire_bots.BotChange = call.body
    return await account_of(call, await call.server.bots.change(await bot_of(call), wish.name, wish.about, wish.welcomes))


@endpoint("POST", "/api/me/bots/{bot}/delete", Nothing)
async def delete_bot(call: Call) -> Nothing:
    """A bot is gone with its tokens; house bots play its games to their end."""
    bot = await bot_of(call)
    await call.server.remove_bot(bot)
    return Nothing()


@endpoint("POST", "/api/me/bots/{bot}/tokens", wire_bots.BotToken, body=wire_bots.NewToken)
async def make_token(call: Call) -> wire_bots.BotToken:
    """A token for a bot, with these scopes and no others; it is told this once."""
    token, text = await call.server.bots.make_token(await bot_of(call), call.body.name, call.body.scopes)
    return token_info(token, text)


@endpoint("POST", "/api/me/bots/{bot}/tokens/{token}/end", wire_bots.BotAccount)
async def end_token(call: Call) -> wire_bots.BotAccount:
    """A token is worth nothing from now on."""
    bot = await bot_of(call)
    await call.server.bots.end_token(bot, call.request.path_params["token"])
    return await account_of(call, bot)


# ---- challenges


@endpoint("GET", "/api/bots", list[wire_bots.Somebody])
async def all_bots(call: Call) -> list[wire_bots.Somebody]:
    """The bots that you may challenge, those that listen now first."""
    me = call.me
    bots = [bot for bot in await call.server.store.all_bots(MOST_LISTED) if bot.id != me.id]
    bots = [bot for bot in bots if settings_of(bot).welcomes or bot.owner in (me.id, me.owner)]
    return sorted([await call.server.challenges.introduced(bot) for bot in bots], key=lambda bot: not bot.here)


@endpoint("GET", "/api/challenges", list[wire_bots.Challenge], query=("language",))
async def my_challenges(call: Call) -> list[wire_bots.Challenge]:
    """Your challenges that wait for an answer, sent and received."""
    return await call.server.challenges.of(call.me, call.language)


async def told(call: Call, row: Any) -> wire_bots.Challenge:
    """A challenge as it stands now."""
    found = await call.server.challenges.told(row, call.language)
    assert found is not None
    return found


@endpoint("POST", "/api/challenges", wire_bots.Challenge, body=wire_bots.NewChallenge, query=("language",))
async def send_challenge(call: Call) -> wire_bots.Challenge:
    """Offer an open seat of your table to a bot, or as a bot to a person who has challenged you."""
    wish: wire_bots.NewChallenge = call.body
    return await told(call, await call.server.challenges.send(call.me, wish.to, wish.table, wish.seat))


@endpoint("POST", "/api/challenges/{challenge}/accept", wire_bots.Challenge, query=("language",))
async def accept_challenge(call: Call) -> wire_bots.Challenge:
    """Sit down where a seat is offered to you."""
    return await told(call, await call.server.challenges.accept(call.me, call.request.path_params["challenge"]))


@endpoint("POST", "/api/challenges/{challenge}/decline", Nothing)
async def decline_challenge(call: Call) -> Nothing:
    """Do not sit down there."""
    await call.server.challenges.decline(call.me, call.request.path_params["challenge"])
    return Nothing()


@endpoint("POST", "/api/challenges/{challenge}/withdraw", Nothing)
async def withdraw_challenge(call: Call) -> Nothing:
    """Offer the seat no longer."""
    await call.server.challenges.withdraw(call.me, call.request.path_params["challenge"])
    return Nothing()
