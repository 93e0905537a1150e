"""The API: lessons, puzzles and trials."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.server.pictures.shapes import GameId, Json
from onetable.server.wire.scalars import WorkState


class LessonInfo(Struct, frozen=True):
    """A lesson in a list."""

    name: str
    title: str
    task: str
    section: str
    learned: bool


class Learning(Struct, frozen=True):
    """How far somebody has come in the lessons of a game."""

    game: GameId
    count: int
    learned: int
    next: Annotated[str | None, Meta(description="The first lesson that was not learned; null where all were.")]
    title: Annotated[str, Meta(description="What it is called.")]


class PuzzleResult(Struct, frozen=True):
    """How somebody fared with a puzzle; of several tries that which solved it counts, else the last one."""

    name: str
    tries: int
    solved: Annotated[int, Meta(description="With which try; 0 where none was.")]
    moves: Annotated[int, Meta(description="Choices of his own up to the end.")]
    seconds: Annotated[int, Meta(description="How long he thought about them; of a long pause ten minutes count.")]
    taken_back: Annotated[int, Meta(description="How often a choice was taken back on the way.")]
    alike: Annotated[int, Meta(description="How many of the choices, from the first on, are the same as yours.")]
    me: bool


class PuzzleBeginning(Struct, frozen=True):
    """A first choice, and how many began so."""

    text: str
    count: int
    solved: Annotated[int, Meta(description="How many of them have won.")]
    me: bool


class PuzzleResults(Struct, frozen=True):
    """How all fared with a puzzle."""

    played: Annotated[int, Meta(description="How many people have played it to its end.")]
    solved: Annotated[int, Meta(description="How many of them have won it.")]
    at_once: Annotated[int, Meta(description="How many of them with the first try.")]
    people: Annotated[list[PuzzleResult], Meta(description="Those who needed the fewest tries first, 100 at most and you.")]
    beginnings: Annotated[list[PuzzleBeginning], Meta(description="Their first choices, the most usual one first.")]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle: a deal that can be won; nothing of its cards is told here."""

    name: str
    level: str
    way: Annotated[Literal["open", "closed"], Meta(description="open: one person sees and plays all hands; closed: bots play the others.")]
    title: str
    played: Annotated[int, Meta(description="How many people have played it to its end.")]
    solved: Annotated[int, Meta(description="How many of them have won it.")]
    tries: Annotated[int, Meta(description="How often you have played it to its end.")]
    mine: Annotated[int, Meta(description="The try with which you have won it; 0 where none was.")]
    table: Annotated[str, Meta(description="Where you are playing it now; “” if nowhere.")]
    deal: Annotated[str, Meta(description="What its tables call it.")]
    people: Annotated[list[str], Meta(description="Who is in it, as keys of what the game draws.")] = []


class PuzzlePage(Struct, frozen=True):
    """The puzzles of a day, and those of the book."""

    date: str
    levels: list[str]
    making: Annotated[bool, Meta(description="Whether those of the day are still being looked for: ask again in a moment.")]
    day: list[PuzzleInfo]
    book: list[PuzzleInfo]


class NewTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be tried out; what may be wished for is the game's."""

    wish: Json


class TrialInfo(Struct, frozen=True):
    """A trial in the background: how far it is, and what it has found so far."""

    id: str
    game: GameId
    state: WorkState
    done: Annotated[int, Meta(description="Pieces of work that are done.")]
    of: Annotated[int, Meta(description="All of them.")]
    report: Annotated[Json, Meta(description="As the game tells it; empty before the first is done.")]
