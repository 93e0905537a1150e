"""The book is made: for every chapter so many puzzles, as different in their level as its deals allow."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.puzzles.levels import LEVELS
from onetable.games.fellowship.puzzles.making import make
from onetable.telling.puzzles import WAYS, Puzzle

OF_EACH = 6  # puzzles of a chapter
MOST_TRIED = 60  # deals that are looked at until a level is given up for a chapter


def make_book(told: Callable[[], None] = lambda: None) -> list[Puzzle]:
    """All of it; the same whenever it is made."""
    found = list[Puzzle]()
    for chapter in CHAPTERS:
        dealt = chapter_of_the_book(chapter, told)
        found += sorted(dealt, key=lambda puzzle: -puzzle.lines)
    return [replace(puzzle, name=f"book-{place + 1:03}") for place, puzzle in enumerate(found)]


def chapter_of_the_book(chapter: int, told: Callable[[], None]) -> list[Puzzle]:
    """The puzzles of one chapter: two of each level as far as there are some, and the rest of any level."""
    found: list[Puzzle] = []
    counts = dict.fromkeys(LEVELS, 0)
    seed = chapter * 100_000
    for tried in range(100 * MOST_TRIED):
        wanted = OF_EACH // len(LEVELS) if tried < MOST_TRIED else OF_EACH
        puzzle = make("", chapter, WAYS[len(found) % 2], seed + tried)
        if puzzle is not None and counts[puzzle.level] < wanted:
            counts[puzzle.level] += 1
            found.append(puzzle)
            told()
        if len(found) == OF_EACH:
            break
    return found
