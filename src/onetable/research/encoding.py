"""What a game brings along so that a learner can play it: numbers for its choices, and a tensor for what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, runtime_checkable

from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.step import Seat
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


class Stretch(Protocol):
    """A part of a game that is played in numbers alone, as the game itself would play it; the game stays behind until it is settled."""

    asked: Seat

    def legal(self) -> dict[int, int]:
        """The numbers of what may be chosen, each with the place of its choice."""
        ...

    def observation(self, seat: Seat) -> Any:
        """The observation of this seat; None where the game must be asked."""
        ...

    def answer(self, number: int) -> bool:
        """The asked seat gives this choice. Whether the stretch goes on: if not, the game is to be settled and asked."""
        ...

    def settle(self) -> None:
        """Let the game stand where the stretch has come to."""
        ...


@runtime_checkable
class QuickEncoding(Encoding, Protocol):
    """An encoding that knows a short way, too: the same numbers from the game itself, so that no view has to be made for them.

    It must pick out of the game what the view would show and nothing else; tests hold both ways against each other.
    """

    def legal(self, game: Game[Any]) -> dict[int, int] | Sequence[int]:
        """The number of each choice of the open question, as `numbers` has them; or with its place, if they are all told apart."""
        ...

    def glimpse(self, game: Game[Any], seat: Seat) -> Any:
        """The observation of this seat; None where a view must be taken."""
        ...

    def stretch(self, game: Game[Any]) -> Stretch | None:
        """What comes now in numbers alone; None where the game has to be played. Asked after every answer."""
        ...


@cache
def short_way(game: str) -> QuickEncoding | None:
    """The short way of this game, if its encoding knows one."""
    encoding = encoding_of(game)
    return encoding if isinstance(encoding, QuickEncoding) else None


def encoding_of(game: str) -> Encoding:
    """How this game is put in numbers, or one clear sentence."""
    part = face_of(game).encoding
    if part is None:
        raise BadInput(f"The game “{game}” brings no encoding, so it has no environment; {', '.join(encoded_games())} do.")
    return part.load()


def encoded_games() -> tuple[str, ...]:
    """All games that bring one."""
    return tuple([game for game, face in faces().items() if face.encoding is not None])
