"""The server as one application: pages, API and lines."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from onetable.server.bots import BotPool
from onetable.server.door import Patience
from onetable.server.guard import Guard
from onetable.server.housekeeping import Keeping, keep_house, note_people
from onetable.server.limits import Buckets
from onetable.server.lobby import Lobby
from onetable.server.memory import load_all
from onetable.server.people import People
from onetable.server.quotas import Openings, Quotas
from onetable.server.room import Manner, Thinker
from onetable.server.store import Store

STATIC = Path(__file__).parent / "static"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # the names of built files change with their contents


class Settings(Struct, frozen=True):
    """How a host wants the server to be."""

    database: str
    origins: tuple[str, ...] = ()  # further addresses under which browsers reach it
    manner: Manner = Manner()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    requests: tuple[float, float] = (50.0, 400.0)  # of one address: a second, and at once
    openings: tuple[float, float] = (0.5, 30.0)  # tables of one person: a second, and at once
    quotas: Quotas = Quotas()
    patience: Patience = Patience()
    lines: int = 600  # open at once from one address
    keeping: Keeping = Keeping()


class Server:
    """All parts of a running server."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.pool = BotPool(settings.thinkers)
        self.lobby = Lobby(self.store, thinker or self.pool, settings.manner)
        self.openings = Buckets(*settings.openings)
        self.opened = Openings(self.store, settings.quotas)
        self.logins = Buckets(0.2, 10)
        self.lines: dict[str, int] = {}  # by person: how many are open

    async def open(self) -> None:
        """Be ready."""
        await self.store.open()
        await self.people.open()
        await self.opened.open()
        await self.lobby.open()
        self._chores = [asyncio.create_task(keep_house(self)), asyncio.create_task(load_all())]

    async def close(self) -> None:
        """Leave everything in order."""
        for chore in self._chores:
            chore.cancel()
        await self.lobby.close()
        await note_people(self)
        await self.pool.close()
        await self.store.close()


def create_app(settings: Settings, thinker: Thinker | None = None) -> Starlette:
    """The application."""
    from onetable.server import api  # noqa: F401  # it offers its endpoints
    from onetable.server.calls import ENDPOINTS, json_response, problem, route
    from onetable.server.line import listen
    from onetable.server.openapi import document

    server = Server(settings, thinker)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    async def openapi(_: Request) -> Response:
        return json_response(document())

    async def nothing(_: Request) -> Response:
        return problem(404, "no_such_page", "There is nothing under this address.")

    routes: Sequence[BaseRoute] = [
        *[route(server, offered) for offered in ENDPOINTS],
        Route("/api/openapi.json", openapi),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        WebSocketRoute("/ws", listen),
        Route("/assets/{name:path}", asset),
        Route("/{rest:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(Guard, origins=settings.origins, requests=settings.requests)])
    app.state.server = server
    return app


async def page(request: Request) -> Response:
    """Every page is the client; it finds its way by the address."""
    name = request.path_params["rest"]
    if "/" not in name and name in {"favicon.svg", "manifest.webmanifest"} and (STATIC / name).is_file():
        return FileResponse(STATIC / name)
    if not (STATIC / "index.html").is_file():
        return Response("The browser client has not been built yet: `python3 play.py setup` builds it.", 503, media_type="text/plain")
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def asset(request: Request) -> Response:
    """A built part of the client, compressed where the browser takes it so."""
    try:
        path = (STATIC / "assets" / request.path_params["name"]).resolve()
        found = STATIC / "assets" in path.parents and path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        found = False
    if not found:
        return Response("There is no such file.", 404, media_type="text/plain")
    packed = path.with_name(path.name + ".gz")
    if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        kind = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}.get(path.suffix, "application/octet-stream")
        return FileResponse(packed, media_type=kind, headers={**FOR_EVER, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return FileResponse(path, headers=FOR_EVER)
