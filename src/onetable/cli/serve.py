"""`onetable serve`: the table for browsers, on this machine or in the house."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from onetable.core.errors import BadInput
from onetable.core.folders import data_folder

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

    from onetable.server.http.door import Patience

PORT = 8765
A_DAY = 86400  # seconds
MOST_FILES = 65_536
NEARBY = 20  # ports that are tried where nobody named one


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    lan: bool = False,
    origin: Annotated[list[str] | None, Parameter(negative_iterable="")] = None,
    bot_delay: float = 0.6,
    patience: float = 90.0,
    bot_time: float = 2.0,
    first_games: int = 3,
    proxy: Annotated[list[str] | None, Parameter(negative_iterable="")] = None,
    metrics_for: Annotated[list[str] | None, Parameter(negative_iterable="")] = None,
    log_level: Literal["debug", "info", "warning", "error"] = "warning",
    log_format: Literal["text", "json"] = "text",
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
) -> int:
    """Serve tables to browsers.

    Parameters
    ----------
    host
        The address to listen on; only this machine can reach the default.
    port
        The port; without one the first free one from 8765 on.
    data
        The folder where everything is kept.
    database
        The address of a database instead of a file in that folder: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME, which any
        number of servers may share.
    lan
        Let others in the same house join: prints a link and a QR code.
    origin
        Another address under which browsers reach this server, such as https://table.example; may be repeated.
    bot_delay
        Seconds that a bot waits, so that people can follow.
    patience
        Seconds until a bot plays for somebody who is gone.
    bot_time
        The most seconds that a bot may be given for a move.
    first_games
        So many games of a kind the coach speaks to somebody who has not said whether he wants one.
    proxy
        A proxy, by its address or network, whose X-Forwarded-For and X-Forwarded-Proto are believed; may be repeated.
    metrics_for
        An address or network that may read /metrics, besides this machine; may be repeated.
    log_level
        From what on the host is told: debug, info, warning or error.
    log_format
        One line of text or one JSON object for each thing that is told, to the standard error.
    open_browser
        Open the page in the browser.
    """
    for name, seconds in (("bot-delay", bot_delay), ("patience", patience), ("bot-time", bot_time)):
        if not 0 <= seconds <= A_DAY:
            raise BadInput(f"--{name} is a number of seconds from 0 to {A_DAY}, not {seconds:g}.")
    if lan and host == "127.0.0.1":
        host = "0.0.0.0"
    # Listen before all that takes long to load: who comes back already is kept waiting, not turned away.
    with listen_on(host, port) as listening, ExitStack() as held:
        import uvicorn

        from onetable.server import logs
        from onetable.server.app import Settings, create_app
        from onetable.server.keeping.lock import alone_in
        from onetable.server.table.manner import Manner

        logs.begin(log_level, log_format)
        url, folder = kept_where(data, database)
        held.enter_context(alone_in(folder))
        try_out(url, "this database" if database else str(folder))
        settings = Settings(
            url, tuple(origin or ()), Manner(bot_delay=bot_delay, gone_too_long=patience, bot_time=bot_time, first_games=first_games),
            proxies=tuple(proxy or ()), metrics_for=tuple(metrics_for or ()), desk=folder,
        )  # fmt: skip
        found = int(listening.getsockname()[1])
        local = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{found}/"
        print(f"One Table is open at {local} (Ctrl+C ends it; nothing is lost)", flush=True)
        if lan:
            show_link(f"http://{own_address()}:{found}/")
        if open_browser:
            threading.Timer(0.7, webbrowser.open, [local]).start()
        config = uvicorn_config(create_app(settings), settings.patience)
        collect_seldom()
        open_many_files()
        switch_often()
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(uvicorn.Server(config).serve(sockets=[listening]))
    return 0


def kept_where(data: Path | None, database: str | None) -> tuple[str, Path | None]:
    """The address of the database and the folder it is in, if it is in one; or one clear sentence."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from onetable.server.keeping.base_store import sqlite_url
    from onetable.server.keeping.databases import database_url
    from onetable.server.keeping.trouble import path_of

    folder = data or data_folder()
    if database is None:
        try:
            return sqlite_url(folder / "tables.sqlite"), folder
        except OSError as error:
            raise BadInput(f"Cannot keep anything in {folder}: {(error.strerror or 'unknown reason').lower()}.") from None
    try:
        url = make_url(database_url(database))
    except ArgumentError:
        raise BadInput(f"--database is an address such as sqlite:////srv/tables.sqlite, not “{database[:60]}”.") from None
    path = path_of(url)
    return url.render_as_string(hide_password=False), path.absolute().parent if path is not None else None


def try_out(url: str, where: str) -> None:
    """Open the database once, before anybody is told to come; or one clear sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from onetable.server.keeping.store import Store

    async def open_once() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(open_once())
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0].rstrip(".")
        raise BadInput(f"Cannot keep anything in {where}: {reason}.") from None


def collect_seldom() -> None:
    """What thousands of tables remember is no garbage: to look through all of it often would make everybody wait half a second."""
    gc.freeze()
    gc.set_threshold(10_000, 50, 50)


def switch_often() -> None:
    """The thread that writes the logs has little to do, and all tables wait for that: it need not wait long for its turn."""
    sys.setswitchinterval(0.0005)


def open_many_files() -> None:
    """Have as many connections as the system lets this user have, and not the few that it gives without being asked."""
    try:
        import resource
    except ImportError:  # a system that counts in another way
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, MOST_FILES) if most != resource.RLIM_INFINITY else MOST_FILES, most))


def uvicorn_config(app: Starlette, patience: Patience | None = None) -> uvicorn.Config:
    """How the application is put on the network."""
    import uvicorn

    from onetable.server.http.direct_frames import QuickWebSockets
    from onetable.server.http.door import Patience, http_with
    from onetable.server.limits import FRAME

    patience = patience or Patience()

    return uvicorn.Config(
        app, log_config=None, log_level="warning", access_log=False, proxy_headers=False, server_header=False, date_header=False,
        timeout_graceful_shutdown=2, http=http_with(patience), timeout_keep_alive=patience.unused,
        ws=QuickWebSockets, ws_max_size=FRAME, ws_per_message_deflate=False, ws_ping_interval=patience.ping, ws_ping_timeout=patience.pong,
        h11_max_incomplete_event_size=32 * 1024, loop="uvloop" if has_uvloop() else "asyncio",
    )  # fmt: skip


def has_uvloop() -> bool:
    """Whether the faster event loop is there."""
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return False
    return True


def listen_on(host: str, port: int | None) -> socket.socket:
    """A socket on this port, or on the first free one nearby where none was named; or one clear sentence."""
    wanted = [port] if port is not None else [*range(PORT, PORT + NEARBY), 0]
    reason = "unknown reason"
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(2048)
        except (OSError, OverflowError) as error:
            listening.close()
            reason = str(getattr(error, "strerror", None) or error).lower()
        else:
            return listening
    raise BadInput(f"Cannot listen on {host}, port {wanted[0]}: {reason}.")


def own_address() -> str:
    """The address of this machine in the house; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def show_link(link: str) -> None:
    """The link for others, also to be scanned."""
    import segno

    print(f"Friends in the same house join at {link}", flush=True)
    if sys.stdout.isatty() or os.environ.get("ONETABLE_QR"):
        segno.make(link).terminal(compact=True)
        sys.stdout.flush()
