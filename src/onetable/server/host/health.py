"""What machines that watch over a server ask: whether it lives, whether it can be used, and its numbers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from onetable.server.http.addresses import Networks, address_of
from onetable.server.metrics import measured

if TYPE_CHECKING:
    from onetable.server.app import Server

PATIENCE = 3.0  # seconds that the store may take to answer


def routes(server: Server) -> list[Route]:
    """Their addresses."""
    others = Networks(server.settings.metrics_for, "--metrics-for")

    async def alive(_: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(_: Request) -> Response:
        trouble = await why_not_ready(server)
        return PlainTextResponse(f"not ready: {trouble}\n", 503) if trouble else PlainTextResponse("ready\n")

    async def metrics(request: Request) -> Response:
        if not request.scope["is_from_here"] and address_of(request.scope["client"][0].partition("/")[0]) not in others:
            return PlainTextResponse("The numbers of this server are for its own machine; its host can say --metrics-for.\n", 403)
        try:
            return Response(await measured(server), media_type=CONTENT_TYPE_LATEST)
        except (SQLAlchemyError, OSError):
            return PlainTextResponse("The database does not answer.\n", 503)

    return [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", metrics)]


async def why_not_ready(server: Server) -> str:
    """What keeps this server from being used; nothing if it can be."""
    if server.store.trouble.text:
        return server.store.trouble.text
    if not server.lobby.is_recovered:
        return "tables are being brought back"
    try:
        await asyncio.wait_for(server.store.count_unfinished(), PATIENCE)
    except (SQLAlchemyError, OSError, TimeoutError):
        return "the database does not answer"
    return ""
