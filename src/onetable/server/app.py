"""The server as one application: pages, API and lines."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from onetable.server.bots import BotPool
from onetable.server.guard import Guard
from onetable.server.limits import Buckets
from onetable.server.lobby import Lobby
from onetable.server.log_ins import LogIns
from onetable.server.people import People
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


class Server:
    """All parts of a running server."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.pool = BotPool(settings.thinkers)
        self.lobby = Lobby(self.store, thinker or self.pool, settings.manner)
        self.openings = Buckets(*settings.openings)
        self.log_ins = LogIns()
        self.lines: dict[str, int] = {}  # by person: how many are open
        self._keeping_up: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Be ready."""
        await self.store.open()
        await self.people.open()
        await self.lobby.open()
        self._keeping_up = asyncio.create_task(self.people.devices.keep_up())

    async def close(self) -> None:
        """Leave everything in order."""
        if self._keeping_up is not None:
            self._keeping_up.cancel()
            await self.people.devices.catch_up()
        self.people.close()
        await self.lobby.close()
        await self.pool.close()
        await self.store.close()


def create_app(settings: Settings, thinker: Thinker | None = None) -> Starlette:
    """The application."""
    from onetable.server import api  # noqa: F401  # it offers its endpoints
    from onetable.server.calls import ENDPOINTS, json_response, route
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

    offered = [*[route(server, offered) for offered in ENDPOINTS], Route("/api/openapi.json", openapi)]
    routes: Sequence[BaseRoute] = [
        *offered,
        Route("/api/{rest:path}", NotOffered(offered)),
        WebSocketRoute("/ws", listen),
        Route("/assets/{name:path}", asset),
        Route("/{rest:path}", page),
    ]
    guard = Middleware(Guard, origins=settings.origins, requests=settings.requests)
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[guard], exception_handlers={HTTPException: refuse_page})
    app.state.server = server
    return app


class NotOffered:
    """Whatever is under no address of the API, or is asked for in another way than it is offered."""

    def __init__(self, offered: Sequence[Route]) -> None:
        self.offered = offered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        from onetable.server.calls import problem, wrong_method

        plain = {**scope, "path_params": {}}
        ways = {way for route in self.offered if route.matches(plain)[0] is Match.PARTIAL for way in route.methods or ()}
        answer = wrong_method(ways) if ways else problem(404, "no_such_page", "There is nothing under this address.")
        await answer(scope, receive, send)


async def refuse_page(_: Request, error: Exception) -> Response:
    """A page or file that is asked for in a way that there is not."""
    from onetable.server.calls import problem, wrong_method

    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return wrong_method(("GET", "HEAD"))
    return problem(error.status_code, "no_such_page", "There is nothing under this address.")


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
