"""People with bots: accounts, bot accounts and their tokens, and the stream of events within the test."""

from __future__ import annotations

from typing import Any

from tests.server.host import Host, Json, Line, Visitor

ALL = ["read", "play", "challenge", "tables"]


class Stream(Line):
    """One who listens for events."""

    path = "/ws/events"

    async def until(self, *kinds: str) -> list[Json]:
        """All messages until there was one of each of these kinds."""
        found: list[Json] = []
        while not set(kinds) <= {each["is"] for each in found}:
            found.append(await self.hear())
        return found

    async def hear_all(self, count: int) -> list[Json]:
        """The next so many messages."""
        return [await self.hear() for _ in range(count)]


class BotVisitor(Visitor):
    """A bot that has come with its token."""

    def events(self, last: str = "") -> Stream:
        return Stream(self.host.app, self.token, {"last": last} if last else {})


def events_of(visitor: Visitor, last: str = "") -> Stream:
    """The stream of somebody."""
    return Stream(visitor.host.app, visitor.token, {"last": last} if last else {})


async def owner(host: Host, name: str = "Lobelia", login: str = "lobelia") -> Visitor:
    """Somebody with an account."""
    found = await host.visitor(name)
    answer = await found.post("/api/account", {"login": login, "password": "under hill and over hill"})
    assert answer.status_code == 200, answer.text
    return found


async def bot(host: Host, whose: Visitor, name: str = "Bert", scopes: list[str] = ALL, welcomes: bool = True) -> BotVisitor:
    """A new bot with a token of these scopes."""
    made = await whose.post("/api/me/bots", {"name": name, "welcomes": welcomes})
    assert made.status_code == 200, made.text
    token = await whose.post(f"/api/me/bots/{made.json()['id']}/tokens", {"scopes": scopes, "name": "first"})
    assert token.status_code == 200, token.text
    text = token.json()["token"]
    return BotVisitor(host, host.client(text), {**made.json(), "token": text})


async def table_for(whose: Visitor, game: str = "fellowship", players: int = 2, **wish: Any) -> Json:
    """A table with the first seat taken and all others open."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    return await whose.open_table(game, players, seats=seats, **wish)


async def challenge(sender: Visitor, to: Visitor, table: str) -> Json:
    """A seat of this table, offered."""
    answer = await sender.post("/api/challenges", {"to": to.me["id"], "table": table})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found
