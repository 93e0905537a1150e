"""Puzzles: deals that are known to be winnable, each of a level; every day others, and a book of them that comes with the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from onetable.core.match import Match
from onetable.games.registry import face_of, rulebook

Way = Literal["open", "closed"]  # all hands seen and played by one person; or one's own hand, with bots in the other seats
WAYS: tuple[Way, ...] = ("open", "closed")


class Puzzle(Struct, frozen=True):
    """One deal after its set-up, and what makes it hard; how it is won is not told."""

    name: str
    level: str
    way: Way
    players: int  # who sit at its table
    setup: dict[str, Any]
    seed: int
    answers: tuple[int, ...]  # the choices of the set-up
    lines: int  # of a hundred lines of sensible play that see no other hand, how many win


class Puzzles(Protocol):
    """The puzzles of a game."""

    levels: tuple[str, ...]

    def of_day(self, date: str, key: bytes, level: str, way: Way) -> Puzzle:
        """The puzzle of this day; who does not know the key cannot tell which it is. Takes seconds."""
        ...

    def book(self) -> Sequence[Puzzle]:
        """Those that come with the game."""
        ...

    def people(self, puzzle: Puzzle) -> list[str]:
        """Who is in it, as keys of what the game draws."""
        ...


def puzzles_of(game: str) -> Puzzles | None:
    """The puzzles of this game; None where it has none."""
    part = face_of(game).puzzles
    return part.load() if part is not None else None


def begun(game: str, puzzle: Puzzle) -> Match[Any]:
    """The game of a puzzle, after its set-up."""
    match: Match[Any] = Match(rulebook(game), puzzle.setup, puzzle.players, puzzle.seed)
    for answer in puzzle.answers:
        match.answer(answer)
    return match


def name_of_day(date: str, level: str, way: Way) -> str:
    """What the puzzle of a day is called."""
    return f"{date}-{level}-{way}"
