"""The pieces: lanterns as they are printed, lanterns under their cloths, and what stands before each player."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from onetable.core.step import Seat, Steps
from onetable.core.word import Word

UNSEEN = ""  # in a view: which lantern it is, to somebody who has not looked


class Named(Word, frozen=True):
    """A lantern, by its key; one that the reader has not seen is just a lantern."""

    key: str

    @property
    def code(self) -> str:
        """The short form that scenarios use."""
        return self.key


class Player(Word, frozen=True):
    """Somebody at the table, counted from 0."""

    seat: Seat


class Lantern(Word, frozen=True):
    """A lantern as it is printed: how bright it is, and what it says."""

    key: str
    light: int
    text: Steps = ()


class Wrapped(Struct, frozen=True):
    """A lantern under its cloth, and the seats that have looked beneath: they know it again wherever it goes."""

    face: str
    seen: tuple[Seat, ...] = ()


def wrap(faces: Iterable[str], *seen: Seat) -> tuple[Wrapped, ...]:
    """These lanterns under their cloths."""
    return tuple([Wrapped(face, seen) for face in faces])


class Person(Struct, frozen=True):
    """What stands before one player."""

    hand: tuple[Wrapped, ...] = ()
    hung: Wrapped | None = None
    dark: bool = False  # whether the lantern that hangs has gone out
    glow: int = 0
    lit: int = 0  # how many lanterns have burned until dawn


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may decide."""

    twins: str = "go_out"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played."""

    length: str = "short"
    options: Options = Options()


NIGHTS = {"short": 3, "long": 5}
