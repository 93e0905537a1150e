"""What can be told of a game that is over by somebody who sees all cards: how it looked at each moment, and where it was lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct

from onetable.core.record import Record
from onetable.games.registry import face_of


class TurningPoint(Struct, frozen=True):
    """Whether the game could be won when its last part began, where that was lost, and what would have kept it; None: not decided."""

    winnable: bool | None
    lost_at: int | None = None  # the answers given when it could be won for the last time: the next one lost it
    better: tuple[int, ...] = ()  # choices of that moment, by their numbers


class Moment(Struct, frozen=True):
    """Before one answer: in what share of the worlds that its seat could not rule out the game could still be won; None: not decided."""

    at: int  # how many answers were given before
    seat: int
    chance: float | None


class Hindsight(Protocol):
    """How a game looks back at one of its records."""

    def count(self, record: Record) -> int:
        """How many things there are to be found."""
        ...

    def look_back(self, record: Record) -> Iterator[TurningPoint | Moment]:
        """All of them, one after the other as they are found."""
        ...


class LookedBack(Struct, frozen=True):
    """All that was found, as it is kept."""

    turning: TurningPoint
    moments: tuple[Moment, ...]


def can_look_back(game: str) -> bool:
    """Whether this game brings hindsight; nothing of it is loaded."""
    return face_of(game).hindsight is not None
