"""The server as one application: pages, API and lines."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from onetable import __version__
from onetable.server.bots.background import AT_ONCE
from onetable.server.bots.hindsight_runs import HindsightRuns
from onetable.server.bots.pool import BotPool
from onetable.server.bots.puzzle_runs import PuzzleDays
from onetable.server.bots.trial_runs import TrialRuns
from onetable.server.host.admin import Admin
from onetable.server.host.desk import Desk
from onetable.server.house.challenges import Challenges
from onetable.server.house.events import Events
from onetable.server.house.housekeeping import Keeping, keep_house
from onetable.server.house.lobby import Lobby
from onetable.server.house.memory import load_all
from onetable.server.house.nodes import nodes_of
from onetable.server.house.puzzle_lines import PuzzleLines
from onetable.server.house.quotas import Openings, Quotas
from onetable.server.http.addresses import Networks
from onetable.server.http.door import Patience
from onetable.server.http.guard import Guard
from onetable.server.keeping.rows import PersonRow
from onetable.server.keeping.store import Store
from onetable.server.limits import Buckets
from onetable.server.metrics import Watched
from onetable.server.people.bot_accounts import BotAccounts
from onetable.server.people.log_ins import LogIns
from onetable.server.people.register import People
from onetable.server.table.manner import Manner, Thinker

logger = logging.getLogger("onetable")


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
        self.events = Events(self.lobby)
        self.challenges = Challenges(self.lobby, self.events)
        self.bots = BotAccounts(self.people)
        self.openings = Buckets(*settings.openings)
        self.opened = Openings(self.store, settings.quotas)
        self.log_ins = LogIns()
        background = asyncio.Semaphore(AT_ONCE)
        self.trials = TrialRuns(background)
        self.hindsights = HindsightRuns(self.store, background)
        self.puzzles = PuzzleDays(self.store, background)
        self.puzzle_lines = PuzzleLines(self.store)
        self.lines: dict[str, int] = {}  # by person: how many are open
        self.lines_from: dict[str, int] = {}  # by address: the same
        self.desk = Desk(Admin(self), settings.desk)
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Be ready."""
        await self.store.open()
        await self.people.open()
        await self.opened.open()
        await self.nodes.open(self.hear, self.catch_up)
        await self.lobby.open()
        await self.desk.open()
        chores = (self.people.devices.keep_up(), keep_house(self), load_all(), self.events.look_around())
        self._chores = [asyncio.create_task(chore) for chore in chores]
        self.store.trouble.look_through()
        logger.info("One Table %s has started.", __version__)

    async def close(self) -> None:
        """Leave everything in order."""
        await self.desk.close()
        if self._chores:
            for chore in self._chores:
                chore.cancel()
            await self.people.devices.catch_up()
        self.people.close()
        await self.lobby.close()
        await self.pool.close()
        await self.trials.close()
        await self.hindsights.close()
        await self.puzzles.close()
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
            self.hang_up(person)

    def hang_up(self, person: str) -> None:
        """Somebody is no longer known here: nothing more is told to him."""
        self.lobby.hang_up(person)
        self.events.hang_up(person)

    async def remove_person(self, person: PersonRow) -> int:
        """Somebody is gone at once: known to no device, on no line, on no seat of a game that goes on; tells how many those were."""
        for bot in await self.store.bots_of(person.id):
            await self.remove_bot(bot)
        await self.store.drop_person(person.id)
        self.people.know_anew(person=person.id)
        self.hang_up(person.id)
        unfinished = [row.id for row in await self.store.tables_of(person.id, limit=10_000) if not row.outcome]
        return sum([await self.lobby.leave(table, person.id) for table in unfinished])

    async def remove_bot(self, bot: PersonRow) -> None:
        """A bot account is gone, and sits nowhere any longer."""
        tables = await self.store.sits_at_unfinished(bot.id)
        await self.bots.remove(bot)
        self.hang_up(bot.id)
        for table in tables:
            await self.lobby.leave(table, bot.id)

    async def catch_up(self) -> None:
        """Nothing was heard for a while: be as the database tells."""
        self.people.know_anew()
        await self.lobby.check_all()


def create_app(settings: Settings, thinker: Thinker | None = None) -> Starlette:
    """The application."""

    from onetable.server.host import health
    from onetable.server.http import api, pages  # noqa: F401  # the API offers its endpoints
    from onetable.server.http.calls import ENDPOINTS, json_response, route
    from onetable.server.http.event_line import listen_for_events
    from onetable.server.http.line import listen
    from onetable.server.http.openapi import document

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
        *health.routes(server),
        Route("/api/{rest:path}", NotOffered(offered)),
        WebSocketRoute("/ws", listen),
        WebSocketRoute("/ws/events", listen_for_events),
        *pages.routes(),
    ]
    guard = Middleware(Guard, origins=settings.origins, requests=settings.requests, proxies=settings.proxies)
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[guard], exception_handlers={HTTPException: refuse_page})
    app.state.server = server
    return app


class NotOffered:
    """Whatever is under no address of the API, or is asked for in another way than it is offered."""

    def __init__(self, offered: Sequence[Route]) -> None:
        self.offered = offered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        from onetable.server.http.calls import problem, wrong_method

        plain = {**scope, "path_params": {}}
        ways = {way for route in self.offered if route.matches(plain)[0] is Match.PARTIAL for way in route.methods or ()}
        answer = wrong_method(ways) if ways else problem(404, "no_such_page", "There is nothing under this address.")
        await answer(scope, receive, send)


async def refuse_page(_: Request, error: Exception) -> Response:
    """A page or file that is asked for in a way that there is not."""
    from onetable.server.http.calls import problem, wrong_method

    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return wrong_method(("GET", "HEAD"))
    return problem(error.status_code, "no_such_page", "There is nothing under this address.")
