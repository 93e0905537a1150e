"""What is told of something that cannot be done: to whoever wanted it a code, to the host where it failed."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb


class NotNow(Exception):
    """A wish that cannot be granted; the code tells why, and nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def whereabouts(error: Exception) -> str:
    """What failed and where, for the host; not what it said, which may name things that lie hidden on a table."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(place.filename).name}, line {place.lineno}"
