"""The table: boosters that go round, what everybody has opened alone, and the decks that are built."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from onetable.core.dice import Dice
from onetable.core.position import Position
from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.drafts.pieces import Deck, Pack, Setup

NOT_YET = -1


class Board(Struct, Position, dict=True):
    """The position. What somebody has picked follows from the boosters: who held one when, and which card was taken then."""

    setup: Setup
    players: int
    dice: Dice
    starters: tuple[str, ...]  # by seat: the starter that everybody knows; none where there are no starters
    opened: list[tuple[str, ...]]  # by seat: what was opened alone, whole boosters first
    packs: list[Pack]  # those that go round, by round and by who opened them
    decks: list[Deck]
    round: int = NOT_YET  # which booster goes round, from 0
    pick: int = NOT_YET  # which pick of it
    is_building: bool = False
    built: tuple[Seat, ...] = ()  # who has built a deck, by number: in which order is not told
    is_over: bool = False

    def __post_init__(self) -> None:
        self.news = None

    def copy(self) -> Board:
        """The same position, to be changed freely; silent."""
        return replace(self, dice=self.dice.copy(), opened=self.opened[:], packs=self.packs[:], decks=self.decks[:])

    def has_built(self, seat: Seat) -> bool:
        """Whether this seat has built a deck."""
        return seat in self.built

    def tell_alone(self, seat: Seat, word: Word) -> None:
        """Something that only one player has seen."""
        self.tell(word, frozenset([seat]))
