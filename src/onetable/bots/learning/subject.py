"""What a game brings along so that its evaluation can be learned."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol

from onetable.bots.thinking import Thinking
from onetable.core.errors import BadInput
from onetable.core.step import Seat
from onetable.games.registry import face_of

Chance = Callable[[Any, Seat], float]


class Subject(Protocol):
    """How positions of a game are put into numbers: a row of features for every rival of a seat.

    A row is made of what the seat may know and of nothing else, so that a whole table and a view of it give the same numbers. The first
    feature is how the hand-made judgement sees it, as a logarithm of odds: that is what learning begins with, and what it must beat.
    """

    @property
    def names(self) -> tuple[str, ...]:
        """What each feature tells."""
        ...

    @property
    def leanings(self) -> tuple[int, ...]:
        """Of each feature whether more of it is good (1) or bad (-1) for the seat, as everybody knows, or whether it depends (0).

        Games alone would sometimes teach the opposite: who is nearly lost and still plays was lucky otherwise.
        """
        ...

    @property
    def marks(self) -> tuple[str, ...]:
        """What else can be true of a position, such as a card in some place; most of it seldom is. None where features say it all."""
        ...

    @property
    def mark_leanings(self) -> tuple[int, ...]:
        """The same of each mark."""
        ...

    def rivals(self, board: Any, seat: Seat) -> list[Seat]:
        """Against whom the seat still plays; of a side that wins together, one."""
        ...

    def rows(self, board: Any, seat: Seat) -> list[list[float]]:
        """How the seat stands beside each rival."""
        ...

    def marked(self, board: Any, seat: Seat) -> list[list[int]]:
        """The places of all marks that are true beside each rival; what is true twice stands there twice."""
        ...

    def settled(self, board: Any, seat: Seat) -> float | None:
        """What the seat made of a game that is over for it."""
        ...

    def stretch(self, board: Any) -> Hashable:
        """A part of the game at whose beginning positions are judged: when it changes, they are noted."""
        ...

    def thinking(self, chance: Chance) -> Thinking:
        """How a bot thinks ahead that judges by this."""
        ...


def subject_of(game: str) -> Subject:
    """What this game brings, or one clear sentence."""
    part = face_of(game).learning
    if part is None:
        raise BadInput(f"There is no evaluation to be learned for the game “{game}”.")
    return part.load()
