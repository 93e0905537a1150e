"""A server within the test: its API by HTTP and its lines, without a socket between."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from starlette.applications import Starlette

from onetable.changes import changed, fits
from onetable.core.view import View
from onetable.server.app import Server, Settings, create_app
from onetable.server.house.quotas import Quotas
from onetable.server.keeping.base_store import sqlite_url
from onetable.server.table.manner import Manner, Thinker
from onetable.server.table.room import Room
from tests.server.same_deals import SameDeals

PLENTY = (1e9, 1e9)
GENEROUS: dict[str, Any] = {"requests": PLENTY, "openings": PLENTY, "quotas": Quotas(10**6, 10**6), "lines": 10**6}
PATIENT = Manner(bot_delay=0.0, gone_too_long=3600.0)
Json = dict[str, Any]


class FirstChoice(Thinker):
    """A bot without a process of its own that takes the first choice."""

    async def choose(self, game: str, bot: str, view: View[Any], whose: str) -> int:
        return 0


class Line:
    """One client at one table: frames in, frames out."""

    path = "/ws"

    def __init__(self, app: Starlette, token: str | None, query: dict[str, Any], headers: dict[str, str] | None = None) -> None:
        self.incoming: asyncio.Queue[Json] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Json] = asyncio.Queue()
        found = {"host": "localhost", **({"authorization": f"Bearer {token}"} if token else {}), **(headers or {})}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": self.path,
            "raw_path": self.path.encode(),
            "root_path": "",
            "query_string": urlencode(query).encode(),
            "headers": [(name.encode(), value.encode()) for name, value in found.items()],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self.state: Json | None = None  # what it holds
        self.last_message: Json = {}  # as it was sent
        self.reads = asyncio.Event()  # cleared, it takes nothing from the line
        self.reads.set()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.incoming.get, self._take))

    async def _take(self, event: Any) -> None:
        await self.reads.wait()
        self.outgoing.put_nowait(event)

    async def next(self) -> Json:
        """What comes next, as it is sent: the event of the line."""
        return await asyncio.wait_for(self.outgoing.get(), 10)

    async def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds; any, if none is named."""
        while True:
            event = await self.next()
            if event["type"] == "websocket.close":
                return {"is": "closed", "number": event["code"], "code": event.get("reason", "")}
            if event["type"] == "websocket.send":
                message = self.understood(json.loads(event["text"]))
                if not kinds or message["is"] in kinds:
                    return message

    def understood(self, message: Json) -> Json:
        """A message, or the state that comes of a change."""
        self.last_message = message
        if message["is"] == "change":
            assert self.state is not None and fits(self.state, message), "a message was lost"
            message = changed(self.state, message)
        if message["is"] == "state":
            self.state = message
        return message

    def send(self, message: Json | str | bytes) -> None:
        """Send a message, or whatever this is."""
        kind = "bytes" if isinstance(message, bytes) else "text"
        self.incoming.put_nowait({"type": "websocket.receive", kind: json.dumps(message) if isinstance(message, dict) else message})

    async def hang_up(self) -> None:
        """Be gone."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, 10)


class Visitor:
    """Somebody who asks the API."""

    def __init__(self, host: Host, client: httpx.AsyncClient, me: Json) -> None:
        self.host, self.client, self.me = host, client, me
        self.token: str = me.get("token") or ""

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.client.get(path, params=query or None)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.client.post(path, json=body if body is not None else {})

    async def open_table(self, game: str = "fellowship", players: int = 4, **wish: Any) -> Json:
        """A new table, as wished."""
        answer = await self.post("/api/tables", {"game": game, "players": players, **wish})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def line(self, table: str, last: int = 0, language: str = "en", **headers: str) -> Line:
        return Line(self.host.app, self.token, {"table": table, "last": last, "language": language}, headers)


class Host:
    """A running server."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.server: Server = app.state.server
        self.clients: list[httpx.AsyncClient] = []

    def client(self, token: str | None = None) -> httpx.AsyncClient:
        """Somebody's way to the API; nobody's without a token."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.clients.append(httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost", headers=headers))
        return self.clients[-1]

    async def visitor(self, name: str = "Lobelia", language: str = "en") -> Visitor:
        """A new guest."""
        me = (await self.client().post("/api/me", json={"name": name, "language": language})).json()
        return Visitor(self, self.client(me["token"]), me)

    def stranger(self) -> Visitor:
        """Somebody nobody knows."""
        return Visitor(self, self.client(), {})

    async def full_table(self, people: list[Visitor], game: str = "fellowship", **wish: Any) -> Json:
        """A table at which all these people sit."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
        table = await people[0].open_table(game, len(people), seats=seats, **wish)
        for person in people[1:]:
            assert (await person.post(f"/api/tables/{table['id']}/sit")).status_code == 200
        return table

    async def room(self, table: str) -> Room:
        return await self.server.lobby.room(table)


@asynccontextmanager
async def hosting(
    folder: Path,
    bots: bool = False,
    manner: Manner = PATIENT,
    database: str | None = None,
    thinker: Thinker | None = None,
    **settings: Any,
) -> AsyncIterator[Host]:
    """A server that keeps everything in this folder, or in a database that others may share."""
    found = Settings(database or sqlite_url(folder / "tables.sqlite"), manner=manner, **{**GENEROUS, **settings})
    host = Host(create_app(found, None if bots else thinker or FirstChoice()))
    host.server.lobby.new_deal = SameDeals().new_deal  # type: ignore[method-assign]
    async with host.app.router.lifespan_context(host.app):
        try:
            yield host
        finally:
            for client in host.clients:
                await client.aclose()


async def finish(host: Host, table: str, choose: Any = lambda count: 0) -> Room:
    """Answer for everybody until the game is over."""
    from onetable.server.table import entries as log

    room = await host.room(table)
    while not room.sitting.is_over:
        decision = room.sitting.match.game.decision if room.sitting.match is not None else None
        if decision is None or room.sitting.seats[decision.seat].player:
            await asyncio.sleep(0)
            continue
        entry = log.Answered(decision.seat, choose(len(decision.choices)))
        await room.perform(lambda entry=entry: room.commit([entry]))  # type: ignore[misc]
    await room.perform(lambda: asyncio.sleep(0))  # the lists have been told, too
    return room
