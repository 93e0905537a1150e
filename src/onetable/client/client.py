"""One person or bot, known to one server by a token."""

from __future__ import annotations

import inspect
from typing import Any

from onetable.client.asking import Json, Problem, Refused, ask
from onetable.client.events import Events
from onetable.client.line import OVERTAKEN, Choose, Line, is_asked

PATIENCE = 60.0  # seconds until a server that cannot be reached is given up


class Client:
    """One person, known to one server by a token; a server that is away is waited for with patience."""

    def __init__(self, server: str, token: str, me: Json, patience: float = PATIENCE) -> None:
        self.server, self.token, self.me, self.patience = server.rstrip("/"), token, me, patience

    @classmethod
    async def join(cls, server: str, name: str | None = None, language: str = "en", patience: float = PATIENCE) -> Client:
        """Become a guest."""
        me = await ask(f"{server.rstrip('/')}/api/me", None, {"language": language} | ({"name": name} if name else {}))
        return cls(server, me["token"], me, patience)

    @classmethod
    async def log_in(cls, server: str, login: str, password: str, patience: float = PATIENCE) -> Client:
        """Be the owner of an account."""
        me = await ask(f"{server.rstrip('/')}/api/login", None, {"login": login, "password": password})
        return cls(server, me["token"], me, patience)

    @classmethod
    async def with_token(cls, server: str, token: str, patience: float = PATIENCE) -> Client:
        """Be whoever has this token: a bot account, or somebody on a device that is known already."""
        client = cls(server, token, {}, patience)
        client.me = await client.get("/api/me")
        return client

    async def get(self, path: str) -> Any:
        """Ask the API."""
        return await ask(self.server + path, self.token, None)

    async def post(self, path: str, body: Json | None = None) -> Any:
        """Tell the API."""
        return await ask(self.server + path, self.token, body or {})

    def line(self, table: str, language: str | None = None, coach: str = "") -> Line:
        """The line to a table; use it with `async with`. A coach speaks if he is `on`, or if this person has it so (`kept`)."""
        return Line(self, table, language or self.me["language"], coach)

    def events(self, last: str = "") -> Events:
        """The stream of events; use it with `async with`. `last` is the last event that was heard before, by its name."""
        return Events(self, last)

    async def play(self, table: str, choose: Choose) -> Json:
        """Sit at a table until its game is over, choosing whenever asked; the last state is returned."""
        async with self.line(table) as line:
            async for state in line:
                if state["view"]["over"] is not None:
                    return state
                if is_asked(state):
                    chosen = choose(state)
                    try:
                        await line.answer(await chosen if inspect.isawaitable(chosen) else chosen, state)
                    except Refused as refused:
                        if refused.code not in OVERTAKEN:
                            raise
        raise Problem("closed", "The line was closed before the game was over.")
