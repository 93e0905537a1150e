"""`onetable bot`: a bot account at a server, and the program that plays for it at many tables at once."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from itertools import count
from typing import Annotated, Any

from cyclopts import App, Parameter

from onetable.cli.at_server import HERE, AtServer, ask_server
from onetable.cli.inputs import at_least, first_game
from onetable.core.errors import BadInput

bot = App("bot", help="Bots on the network: make their accounts, and let them play at many tables at once.")
TOKEN = "ONETABLE_TOKEN"
HOUR = 3600.0


@bot.command
def run(
    place: str,
    /,
    *,
    server: str,
    token: Annotated[str | None, Parameter(env_var=TOKEN)] = None,
    tables: int = 50,
    games: int | None = None,
    patience: float = HOUR,
    seed: int | None = None,
) -> int:
    """Play with a bot account: accept challenges, play many tables at once, come back after any break.

    Parameters
    ----------
    place
        The bot, as module:Class; modules in the present folder are found. Its `choose(state)` is given the state of a table as
        docs/protocol.md tells of it, and returns the number of one of state["view"]["choices"], or the choice itself.
    server
        The address of a server, such as http://127.0.0.1:8765.
    token
        The token of the bot; it may also stand in the environment, where nobody else on this machine can read it.
    tables
        How many tables at once; beyond that challenges are declined.
    games
        End after so many games; without it the bot plays until it is stopped.
    patience
        Seconds until a server that cannot be reached is given up.
    seed
        Where bots ask for a seed: that of the first table; each further one has the next. Without it chance decides.
    """
    from onetable.client import Client, Problem, Runner

    if not token:
        raise BadInput(f"The token of the bot is missing: say --token, or set {TOKEN}.")
    at_least(1, tables, "--tables")
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", stream=sys.stderr)
    make = maker(place, seed)

    async def play() -> Any:
        client = await Client.with_token(server, token, patience)
        print(f"{client.me['name']} listens at {client.server}.", flush=True)
        runner = Runner(client, make, tables)
        await runner.run(games)
        return runner

    try:
        runner = asyncio.run(play())
    except Problem as problem:
        raise BadInput(problem.text) from None
    except ValueError:
        raise BadInput(f"“{server}” is no address of a server; write it like http://127.0.0.1:8765.") from None
    print(f"{len(runner.finished)} games are over, {runner.given} answers were given.")
    for table, why in runner.failed:
        print(f"The table {table} was left: {why}", file=sys.stderr)
    return 1 if runner.failed else 0


def maker(place: str, seed: int | None) -> Callable[[str], Any]:
    """What makes a bot for a table of some game; whether there is such a bot is found out at once."""
    from onetable.bots.registry import PLACE
    from onetable.bots.registry import bot as bot_at

    if PLACE.fullmatch(place) is None:
        raise BadInput(f"“{place}” is no place of a bot; write it like mymodule:MyBot.")
    seeds = count(seed) if seed is not None else iter(lambda: int.from_bytes(os.urandom(4), "big"), -1)
    bot_at(first_game(), place, anywhere=True)
    return lambda game: bot_at(game, place, next(seeds), anywhere=True)


@bot.command
def make(name: str, /, *, where: AtServer = HERE, about: str = "", open: bool = False, scopes: str = "read,play,challenge,tables") -> None:
    """Make a bot account at a server, and a token for it; the token is shown this once.

    Parameters
    ----------
    name
        What the bot is called.
    about
        What others are told of it.
    open
        Let anybody challenge it, and not only yourself.
    scopes
        What the token may do, divided by commas: read, play, challenge, tables.
    """

    async def do(me: Any) -> Any:
        made = await me.post("/api/me/bots", {"name": name, "about": about, "welcomes": open})
        return await me.post(f"/api/me/bots/{made['id']}/tokens", {"scopes": scopes.split(","), "name": "onetable bot make"})

    print(ask_server(where, do)["token"])


@bot.command(name="list")
def list_bots(*, where: AtServer = HERE) -> None:
    """Show your bot accounts and their tokens."""
    for found in ask_server(where, lambda me: me.get("/api/me/bots")):
        state = "listens" if found["here"] else "away"
        print(f"{found['id']} {found['name']} ({state}, {'open to all' if found['welcomes'] else 'yours alone'})")
        for token in found["tokens"]:
            print(f"  token {token['id']} {token['name']}: {' '.join(token['scopes'])}")


@bot.command
def end(name: str, token: str, /, *, where: AtServer = HERE) -> None:
    """Take a token away from a bot; the program that uses it is told at once.

    Parameters
    ----------
    name
        The id of the bot.
    token
        The id of the token; `onetable bot list` shows both.
    """
    ask_server(where, lambda me: me.post(f"/api/me/bots/{name}/tokens/{token}/end"))
    print("The token is worth nothing any longer.")
