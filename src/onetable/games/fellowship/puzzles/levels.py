"""How hard a puzzle is: by its chapter, and by how few lines win."""

from __future__ import annotations

from msgspec import Struct

LINES = 100  # lines that are tried for a measure


class Level(Struct, frozen=True):
    """How hard: the chapters it is taken from, and how many of a hundred lines win."""

    chapters: tuple[int, ...]
    least: int
    most: int


LEVELS = {
    "easy": Level((1, 2, 3, 7, 13, 14, 17), 30, LINES),
    "medium": Level((1, 2, 3, 4, 5, 7, 8, 9, 11, 14, 16), 6, 29),
    "hard": Level((4, 5, 6, 8, 9, 10, 11, 12, 15, 16, 18), 0, 5),
}


def level_of(lines: int) -> str:
    """The level of a deal that so many of a hundred lines win."""
    return next(name for name, level in LEVELS.items() if level.least <= lines <= level.most)
