"""The table: a bridge, the people on it, a pile of wrapped lanterns and the ashes of those that have burned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from lanterns.pieces import Lantern, Person, Setup, Wrapped
from onetable.core.dice import Dice
from onetable.core.position import Position
from onetable.core.step import Seat
from onetable.core.view import NOBODY
from onetable.core.word import Word


class Bridge(Struct, Position, dict=True):
    """The position. The last lantern of the pile is the first to be drawn."""

    setup: Setup
    dice: Dice
    people: list[Person]
    pile: tuple[Wrapped, ...]
    ashes: tuple[str, ...] = ()
    night: int = 0
    watch: Seat = 0
    winner: Seat = NOBODY

    def __post_init__(self) -> None:
        # Beside the position, so neither compared nor saved nor shown: what is told, and the printed lanterns by their keys.
        self.news = None
        self.printed: Mapping[str, Lantern] = {}

    def copy(self) -> Bridge:
        """The same position, to be changed freely; silent, because nobody listens to what might be."""
        twin = replace(self, dice=self.dice.copy(), people=self.people[:])
        twin.printed = self.printed
        return twin

    def change(self, seat: Seat, **fields: Any) -> None:
        """Something changes before one player."""
        self.people[seat] = replace(self.people[seat], **fields)

    def tell_apart(self, insider: Seat, seen: Word, others: Word) -> None:
        """Something that one player has seen; all others, spectators too, hear that it happened."""
        self.tell(others, frozenset(self.everybody) - {insider})
        self.tell(seen, frozenset([insider]))

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """Who sees what lies open: all players, and whoever looks on."""
        return (NOBODY, *range(len(self.people)))

    @property
    def order(self) -> list[Seat]:
        """The players in the order of this night: the one who keeps watch is the last."""
        count = len(self.people)
        return [(self.watch + 1 + place) % count for place in range(count)]

    def hanging(self, seat: Seat) -> Lantern:
        """The lantern that this player has hung up, as it is printed."""
        hung = self.people[seat].hung
        assert hung is not None
        return self.printed[hung.face]

    def burns(self, seat: Seat) -> bool:
        """Whether this player's lantern burns now."""
        return not self.people[seat].dark
