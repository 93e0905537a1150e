"""How cards and players are called in news and reasons, where no table is at hand."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.core.word import Word


class Named(Word, frozen=True):
    """A card by its id."""

    id: str


class Player(Word, frozen=True):
    """A seat."""

    seat: Seat
