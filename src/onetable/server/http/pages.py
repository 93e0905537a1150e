"""The pages of the browser client and the files they are made of."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from onetable.games.registry import faces

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # the names of built files change with their contents
PAGES = (
    "/",
    "/settings",
    "/bots",
    "/join/{word}",
    "/table/{id}",
    "/replay/{id}",
    "/deal/{id}",
    "/puzzles/{game}",
    "/rules/{game}",
)  # the client finds its way by the address
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
FILES = ("/favicon.svg", "/manifest.webmanifest")


def routes() -> list[Route]:
    """All that a browser may be shown, those pages included that games bring; everything else does not exist."""
    own = [path for face in faces().values() for path in face.pages]  # a name of its own: Python 3.12 takes `page` for the one below
    return [
        *[Route(path, page) for path in (*PAGES, *own)],
        *[Route(path, file) for path in FILES],
        Route("/assets/{name:path}", asset),
        Route("/ws", line_wanted),
        Route("/ws/events", line_wanted),
        Route("/{rest:path}", nothing),
    ]


async def page(_: Request) -> Response:
    """Every page is the client."""
    if not (STATIC / "index.html").is_file():
        return PlainTextResponse("The browser client has not been built yet: `python3 play.py setup` builds it.", 503)
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def file(request: Request) -> Response:
    """A file beside the pages."""
    path = STATIC / request.url.path[1:]
    return FileResponse(path) if path.is_file() else await nothing(request)


async def line_wanted(_: Request) -> Response:
    """A line was asked for as if it were a page."""
    return PlainTextResponse("The lines to tables are WebSockets.\n", 426, headers={"Connection": "Upgrade", "Upgrade": "websocket"})


async def nothing(_: Request) -> Response:
    """There is no such page."""
    return PlainTextResponse("There is no page under this address.\n", 404)


async def asset(request: Request) -> Response:
    """A built part of the client, compressed where the browser takes it so."""
    try:
        path = (STATIC / "assets" / request.path_params["name"]).resolve()
        found = STATIC / "assets" in path.parents and path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        found = False
    if not found:
        return PlainTextResponse("There is no such file.", 404)
    packed = path.with_name(path.name + ".gz")
    if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        kind = KINDS.get(path.suffix, "application/octet-stream")
        return FileResponse(packed, media_type=kind, headers={**FOR_EVER, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return FileResponse(path, headers=FOR_EVER)
