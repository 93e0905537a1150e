"""What a game brings along so that a learner can play it: numbers for its choices, and a tensor for what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from onetable.core.errors import BadInput
from onetable.core.view import View
from onetable.games.registry import face_of, faces
from onetable.research.actions import Actions
from onetable.research.layout import Layout


class Encoding(Protocol):
    """One game in numbers. It is given views and nothing else, so it can tell nothing that a seat may not know."""

    actions: Actions
    longest: int  # decisions: no game has had so many, by far

    def numbers(self, view: View[Any]) -> Sequence[int]:
        """The number of each choice that this view offers; a choice without one has NO_NUMBER."""
        ...

    def layout(self, players: int) -> Layout:
        """What stands where in an observation at a table of so many."""
        ...

    def observe(self, view: View[Any]) -> Any:
        """The observation: a vector of bytes (numpy.uint8), as the layout says."""
        ...


def encoding_of(game: str) -> Encoding:
    """How this game is put in numbers, or one clear sentence."""
    part = face_of(game).encoding
    if part is None:
        raise BadInput(f"The game “{game}” brings no encoding, so it has no environment; {', '.join(encoded_games())} do.")
    return part.load()


def encoded_games() -> tuple[str, ...]:
    """All games that bring one."""
    return tuple([game for game, face in faces().items() if face.encoding is not None])
