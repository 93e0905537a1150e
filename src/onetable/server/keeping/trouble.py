"""Whether the file in which everything is kept is whole: the host is told once, in one sentence, when it is not."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import struct
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext

logger = logging.getLogger("onetable")
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
FIRST_LOOK = 10.0  # seconds after the start: until then people come back, and games are loaded
LONGEST_LOOK = 20.0  # seconds for looking through the file after the start
LOOK_UP = 100_000  # instructions of the database after which it looks at the clock
ADVICE = "stop the server and bring back a copy (`onetable admin restore`), or save what is left with `sqlite3 FILE .recover`"
# The heads of the index and of the log of an SQLite file: see “The WAL-Index File Format” and “The WAL File Format” of its documentation.
PAGES_AT, SALT_AT, HEAD = 16, 32, 48
SALT_OF_LOG_AT, HEAD_OF_LOG, SALT = 16, 32, 8


class Trouble:
    """What is wrong with a database; for one that is no file nothing is looked for."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.text = ""  # what is wrong, in a few words
        self._is_open = False  # who cannot even open it is told so at once
        self._looking: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    def watch(self, engine: Engine) -> None:
        """Heed what goes wrong with this engine."""
        event.listen(engine, "handle_error", self._heed)

    def _heed(self, context: ExceptionContext) -> None:
        if self._is_open and is_damage(context.original_exception):
            self._tell(str(context.original_exception))

    def _tell(self, reason: str) -> None:
        if not self.text:
            self.text = "the database is damaged"
            logger.critical("The database %s is damaged (%s): %s.", self.path, reason, ADVICE)

    # ---- the end of the log

    def before_opening(self) -> Written | None:
        """How much had been written when the last server ended without saying goodbye.

        The index is read before this process has a connection and never again: whoever closes a file drops all locks of his process on it,
        and by its locks on the index other programs know that a server is there.
        """
        return written(self.path)

    def after_opening(self, before: Written | None, pages: int) -> None:
        """Compare with how many pages the database has found again: what is missing had been told to people."""
        self._is_open = True
        if before is not None and pages < before.pages and before.salt == salt_of(self.path):
            logger.critical(
                "The last %s pages that were written to %s are missing (its -wal file was cut or overwritten): tables go on from before.",
                before.pages - pages, self.path,
            )  # fmt: skip

    # ---- the whole file

    def look_through(self) -> None:
        """Look for damage beside everything else, for a while."""
        if self.path is not None:
            self._looking = asyncio.create_task(self._look_later())

    async def _look_later(self) -> None:
        try:
            await asyncio.wait_for(self._closing.wait(), FIRST_LOOK)
        except TimeoutError:
            await asyncio.to_thread(self.look)

    def look(self) -> None:
        """Look through the file as long as there is time and nobody stops it."""
        assert self.path is not None
        end = time.monotonic() + LONGEST_LOOK
        try:
            with closing(sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
                connection.set_progress_handler(lambda: int(time.monotonic() > end or self._closing.is_set()), LOOK_UP)
                found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.Error as error:
            found = str(error) if is_damage(error) else "ok"  # else it was too much to look through
        if found != "ok":
            self._tell(" ".join(found.split()))

    async def close(self) -> None:
        """Look no longer."""
        self._closing.set()
        if self._looking is not None:
            await self._looking


def is_damage(error: BaseException) -> bool:
    """Whether this says that the file is not as it was written."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED  # above that stand details


class Written:
    """How far the log of an SQLite file reaches, by its index."""

    def __init__(self, head: bytes) -> None:
        self.pages = int(struct.unpack_from("=I", head, PAGES_AT)[0])
        self.salt = head[SALT_AT : SALT_AT + SALT]


def written(path: Path | None) -> Written | None:
    """What the index beside the file says; nothing where there is none."""
    head = head_of(path, "-shm", HEAD)
    return Written(head) if any(head) else None


def salt_of(path: Path | None) -> bytes:
    """The mark of the log beside the file; it is another one each time the log begins anew. No program locks this file."""
    return head_of(path, "-wal", HEAD_OF_LOG)[SALT_OF_LOG_AT : SALT_OF_LOG_AT + SALT]


def head_of(path: Path | None, end: str, size: int) -> bytes:
    """The first bytes of a file beside this one; none where there are not so many."""
    if path is None:
        return b""
    try:
        with path.with_name(path.name + end).open("rb") as file:
            head = file.read(size)
    except OSError:
        return b""
    return head if len(head) == size else b""


def path_of(url: Any) -> Path | None:
    """The file of a database, where it is one file."""
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(url.database) if is_file else None
