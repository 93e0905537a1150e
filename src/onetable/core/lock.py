"""One at a time, among all programs that use the same folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Wait until nobody else changes anything in this folder, and keep the others waiting meanwhile; a lock ends with its program."""
    folder.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":  # folders cannot be locked there: files are still replaced whole
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # some file systems know no locks: then it is as it would be without
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
