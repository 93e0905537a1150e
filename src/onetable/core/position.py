"""What lies on the table: mutable containers, immutable leaves."""

from __future__ import annotations

from typing import Self

from onetable.core.dice import Dice
from onetable.core.event import Event
from onetable.core.word import Word


class Position:
    """A position. Each game adds its fields and `copy`; what is only told or derived is no field of it."""

    __slots__ = ()
    dice: Dice
    news: list[Event] | None

    def copy(self) -> Self:
        """The same position, to be changed freely."""
        raise NotImplementedError

    def bare(self) -> Self:
        """The position alone, without what is derived from it or only told: this is what is saved."""
        return self

    def tell(self, word: Word, seen_by: frozenset[int] | None = None) -> None:
        """Say what happened and who saw it (None: everybody); silent tables, as in search, keep no news."""
        if self.news is not None:
            self.news.append(Event(word, seen_by))
