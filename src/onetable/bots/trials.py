"""What a game can try out in the background: many small pieces of work, and a report that grows with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from onetable.core.errors import BadInput
from onetable.games.registry import face_of


class Trials(Protocol):
    """One kind of trial, such as what a deck is worth; pieces and what comes of them go from one process to another."""

    def pieces(self, wish: Mapping[str, Any]) -> Sequence[Any]:
        """The pieces of work that this wish makes, or one clear sentence."""
        ...

    def done(self, piece: Any) -> Any:
        """Carry out one piece, and what came of it."""
        ...

    def report(self, wish: Mapping[str, Any], results: Iterable[Any]) -> dict[str, Any]:
        """What is known after these results, as plain data; in whatever order they came."""
        ...


def trials_of(game: str) -> Trials:
    """What this game can try out, or one clear sentence."""
    part = face_of(game).trials
    if part is None:
        raise BadInput(f"There is nothing to try out in the game “{game}”.")
    return part.load()
