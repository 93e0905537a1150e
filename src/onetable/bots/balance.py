"""What a game brings along so that its balance can be told: what was played with, by name, and how it went for that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from onetable.core.game import Game
from onetable.games.registry import face_of


class Note(Struct, frozen=True, array_like=True):
    """Something that was in a game: of what kind, what, and what share of the game was won by those for whom it was."""

    kind: str
    label: str
    share: float


class Balance(Protocol):
    """How the balance of one game is told, in English."""

    def name(self, value: str) -> str:
        """What a seat can bring or be, as people call it."""
        ...

    def notes(self, game: Game[Any]) -> Sequence[Note]:
        """What was in this game, which is over."""
        ...


def notes_of(name: str, game: Game[Any]) -> tuple[Note, ...]:
    """What the game of this name notes of a game that is over; one without balance notes nothing."""
    part = face_of(name).balance
    return tuple(part.load().notes(game)) if part is not None else ()


def name_in(game: str, value: str) -> str:
    """What a value of the set-up is called."""
    part = face_of(game).balance
    return part.load().name(value) if part is not None else value
