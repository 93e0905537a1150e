"""The puzzles as the house knows them: those of a day, from its date and a key, and the book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files

import msgspec

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.puzzles.levels import LEVELS
from onetable.telling.puzzles import Puzzle, Way, name_of_day

BOOK_FILE = "book.json"
MOST_PEOPLE = 6  # that stand on a card


class FellowshipPuzzles:
    """One deal a day for each level and each way to play it."""

    levels = tuple(LEVELS)

    def of_day(self, date: str, key: bytes, level: str, way: Way) -> Puzzle:
        from onetable.games.fellowship.puzzles.making import search  # the solver: a server that only reads the book does without

        name = name_of_day(date, level, way)
        return search(name, level, way, dice_of(key, name))

    def book(self) -> Sequence[Puzzle]:
        return read_book()

    def people(self, puzzle: Puzzle) -> list[str]:
        chapter = CHAPTERS.get(puzzle.setup.get("chapter", 1))
        return list(chapter.roster[:MOST_PEOPLE]) if chapter is not None else []


@cache
def read_book() -> tuple[Puzzle, ...]:
    """The puzzles that come with the game, made by `onetable puzzle make-book`."""
    return msgspec.json.decode(files("onetable.games.fellowship.puzzles").joinpath(BOOK_FILE).read_bytes(), type=tuple[Puzzle, ...])


def dice_of(key: bytes, name: str) -> Iterator[int]:
    """Numbers that nobody foresees who does not know the key, and that are the same whenever they are asked for."""
    count = 0
    while True:
        yield int.from_bytes(blake2b(f"{name}/{count}".encode(), key=key[:64], digest_size=16).digest(), "big")
        count += 1
