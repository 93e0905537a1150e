"""Copies of the file in which everything is kept, made while a server writes to it, and brought back while none does."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from onetable.core.errors import BadInput


def back_up(database: Path, copy: Path) -> None:
    """Write a copy as of one moment; it is there whole or not at all."""
    if copy.exists():
        raise BadInput(f"There is a file {copy} already.")
    if not database.is_file():
        raise BadInput(f"There is no {database}.")
    unfinished = copy.with_name(copy.name + ".unfinished")
    try:
        _copy(database, unfinished)
        os.replace(unfinished, copy)
    except OSError as error:
        raise BadInput(f"Cannot write {copy}: {(error.strerror or 'unknown reason').lower()}.") from None
    finally:
        unfinished.unlink(missing_ok=True)


def restore(copy: Path, database: Path) -> Path | None:
    """Bring a copy back; what was there is kept beside it. The folder is held by whoever calls this."""
    if not copy.is_file():
        raise BadInput(f"There is no file {copy}.")
    unfinished, kept = database.with_name(database.name + ".unfinished"), None
    try:
        _copy(copy, unfinished)
        if database.exists():
            with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:  # perhaps it is too damaged for that
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            kept = database.with_name(database.name + ".replaced")
            os.replace(database, kept)
        for end in ("-wal", "-shm"):
            database.with_name(database.name + end).unlink(missing_ok=True)
        os.replace(unfinished, database)
    finally:
        unfinished.unlink(missing_ok=True)
    return kept


def _copy(source: Path, target: Path) -> None:
    """A copy that was looked through; who may read it may be everybody who has played here, so only its owner can."""
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file and nothing beside it
            found = new.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = {name for (name,) in new.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise BadInput(f"{source} cannot be copied: {error}.") from None
    if found != "ok" or not {"people", "tables", "log"} <= tables:
        raise BadInput(f"{source} is damaged or not a database of One Table.")
