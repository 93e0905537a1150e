"""One server for one folder: two would not hear of each other's people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from onetable.core.errors import BadInput

NAME = "server.lock"


@contextmanager
def alone_in(folder: Path | None) -> Iterator[None]:
    """Hold the folder; it is free again when this process has ended, however it ends. Who keeps nothing in a folder needs none."""
    if folder is None:
        yield
        return
    try:
        file = (folder / NAME).open("a+", encoding="ascii")
    except OSError as error:
        raise BadInput(f"Cannot keep anything in {folder}: {(error.strerror or 'unknown reason').lower()}.") from None
    with file:
        with suppress(ImportError):  # Windows has no such lock
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadInput(f"A server is running on {folder} already; it must end first, or this one needs another --data.") from None
        yield
