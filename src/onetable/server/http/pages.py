"""The pages of the browser client and the files they are made of."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import faces
from onetable.server.http.packing import Packed, known, packed

LANGUAGE = "onetable_language"  # a cookie of the client: what was chosen there
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


@lru_cache
def shell(changed: float, language: str) -> Packed:
    """The client's page, which shows its frame before any of its parts has come; the words that it will want are asked for at once."""
    page = (STATIC / "index.html").read_text("utf-8")
    early = f'<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/text/{language}" />\n\t</head>'
    return packed(page.replace("</head>", early, 1).encode())


def wished_language(request: Request) -> str:
    """The language that this browser will want: the one chosen there, else the first that we speak of those it wishes."""
    wishes = [wish.split(";")[0].strip()[:2].lower() for wish in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in (request.cookies.get(LANGUAGE, ""), *wishes) if wish in LANGUAGES), LANGUAGES[0])


async def page(request: Request, status: int = 200) -> Response:
    """Every page is the client."""
    try:
        changed = (STATIC / "index.html").stat().st_mtime
    except OSError:
        return PlainTextResponse("The browser client has not been built yet: `python3 play.py setup` builds it.", 503)
    response = known(request, shell(changed, wished_language(request)), "text/html", status)
    response.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
    return response


async def file(request: Request) -> Response:
    """A file beside the pages."""
    path = STATIC / request.url.path[1:]
    return FileResponse(path, headers={"Cache-Control": "public, max-age=86400"}) if path.is_file() else await nothing(request)


async def line_wanted(_: Request) -> Response:
    """A line was asked for as if it were a page."""
    return PlainTextResponse("The lines to tables are WebSockets.\n", 426, headers={"Connection": "Upgrade", "Upgrade": "websocket"})


async def nothing(request: Request) -> Response:
    """There is no such page: a browser is shown that in its own language, with a way home."""
    if "text/html" in request.headers.get("accept", "") and (STATIC / "index.html").is_file():
        return await page(request, 404)
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
