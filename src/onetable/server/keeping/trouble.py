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
# The head of the index of an SQLite log: see “The WAL-Index File Format” of its documentation.
PAGES_AT, SALT_AT, HEAD = 16, 32, 48


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
        """How much had been written when the last server ended without saying goodbye."""
        return written(self.path)

    def after_opening(self, before: Written | None) -> None:
        """Compare with what the database has found again: what is missing had been told to people."""
        self._is_open = True
        after = written(self.path)
        if before is not None and (after is None or before.salt == after.salt) and (after.pages if after else 0) < before.pages:
            missing = before.pages - (after.pages if after else 0)
            logger.critical(
                "The last %s pages that were written to %s are missing (its -wal file was cut or overwritten): tables go on from before.",
                missing, self.path,
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
        self.salt = head[SALT_AT : SALT_AT + 8]


def written(path: Path | None) -> Written | None:
    """What the index beside the file says; nothing where there is none."""
    if path is None:
        return None
    try:
        with path.with_name(path.name + "-shm").open("rb") as file:
            head = file.read(HEAD)
    except OSError:
        return None
    return Written(head) if len(head) == HEAD and any(head) else None


def path_of(url: Any) -> Path | None:
    """The file of a database, where it is one file."""
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(url.database) if is_file else None
