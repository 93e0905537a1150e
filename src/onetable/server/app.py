"""The server as one application: pages, API and lines."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from onetable import __version__
from onetable.server.addresses import Networks
from onetable.server.admin import Admin
from onetable.server.bots import BotPool
from onetable.server.desk import Desk
from onetable.server.guard import Guard
from onetable.server.limits import Buckets
from onetable.server.lobby import Lobby
from onetable.server.metrics import Watched
from onetable.server.nodes import nodes_of
from onetable.server.people import People
from onetable.server.room import Manner, Thinker
from onetable.server.store import Store

logger = logging.getLogger("onetable")


class Settings(Struct, frozen=True):
    """How a host wants the server to be."""

    database: str
    origins: tuple[str, ...] = ()  # further addresses under which browsers reach it
    manner: Manner = Manner()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    requests: tuple[float, float] = (50.0, 400.0)  # of one address: a second, and at once
    openings: tuple[float, float] = (0.5, 30.0)  # tables of one person: a second, and at once
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies whose word on addresses is trusted
    metrics_for: tuple[str, ...] = ()  # addresses or networks that may read the numbers, besides this machine
    desk: Path | None = None  # the folder in which the host's orders are taken

    def __post_init__(self) -> None:
        Networks(self.proxies, "--proxy")
        Networks(self.metrics_for, "--metrics-for")


class Server:
    """All parts of a running server."""

    def __init__(self, settings: Settings, thinker: Thinker | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.pool = BotPool(settings.thinkers, settings.manner.bot_time)
        self.thinker = Watched(thinker or self.pool)
        self.nodes = nodes_of(self.store)
        self.lobby = Lobby(self.store, self.thinker, settings.manner, self.nodes)
        self.openings = Buckets(*settings.openings)
        self.logins = Buckets(0.2, 10)
        self.lines: dict[str, int] = {}  # by person: how many are open
        self.desk = Desk(Admin(self), settings.desk)

    async def open(self) -> None:
        """Be ready."""
        await self.store.open()
        await self.people.open()
        await self.nodes.open(self.hear, self.catch_up)
        await self.lobby.open()
        await self.desk.open()
        self.store.trouble.look_through()
        logger.info("One Table %s has started.", __version__)

    async def close(self) -> None:
        """Leave everything in order."""
        await self.desk.close()
        await self.lobby.close()
        await self.pool.close()
        await self.nodes.close()
        await self.store.close()
        logger.info("One Table has stopped.")

    def hear(self, what: str, name: str, whose: str) -> None:
        """The database tells what another node, or the host, has done."""
        if what == "taken" and self.nodes.is_this(whose):
            self.lobby.drop(name)
        elif what == "token":
            self.people.know_anew(token=name)
        elif what == "person":
            self.people.know_anew(person=name)
            self.lobby.in_background(self._hang_up_if_gone(name))

    async def _hang_up_if_gone(self, person: str) -> None:
        if await self.store.person(person) is None:
            self.lobby.hang_up(person)

    async def catch_up(self) -> None:
        """Nothing was heard for a while: be as the database tells."""
        self.people.know_anew()
        await self.lobby.check_all()


def create_app(settings: Settings, thinker: Thinker | None = None) -> Starlette:
    """The application."""
    from onetable.server import (
        api,  # noqa: F401  # it offers its endpoints
        health,
        pages,
    )
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
        *health.routes(server),
        Route("/api/openapi.json", openapi),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        WebSocketRoute("/ws", listen),
        *pages.routes(),
    ]
    guard = Middleware(Guard, origins=settings.origins, requests=settings.requests, proxies=settings.proxies)
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[guard])
    app.state.server = server
    return app
