"""The pieces: what is set up, a booster that goes round, and the deck that somebody builds."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

UNSEEN = ""  # in a view: a card that its reader has not seen
UNKNOWN = -1  # in a view: a place of a booster from which somebody has taken a card, nobody knows which


class Kind(StrEnum):
    """How everybody comes to a pool of cards."""

    DRAFT = "draft"
    SEALED = "sealed"
    STARTERS = "starters"


USUAL_BOOSTERS = {Kind.DRAFT: 5, Kind.SEALED: 6, Kind.STARTERS: 3}
MOST_BOOSTERS = 8


class Clock(StrEnum):
    """How long everybody may take."""

    NONE = "none"
    QUICK = "quick"
    CALM = "calm"
    DAYS = "days"


MINUTE, DAY = 60, 86_400
TIMES = {
    Clock.QUICK: (MINUTE, 10 * MINUTE),
    Clock.CALM: (3 * MINUTE, 30 * MINUTE),
    Clock.DAYS: (DAY, 3 * DAY),
}  # for a pick, and for a deck


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may decide: nothing besides."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: the kind, how many boosters there are for each player (none named are as many as usual), and by which clock."""

    kind: Kind = Kind.DRAFT
    boosters: int = 0
    clock: Clock = Clock.NONE
    options: Options = Options()

    @property
    def each(self) -> int:
        """The boosters for each player."""
        return self.boosters or USUAL_BOOSTERS[self.kind]


class Pack(Struct, frozen=True):
    """A booster that goes round: its cards, each in its place, and the places from which cards were taken, the first one first."""

    cards: tuple[str, ...]
    taken: tuple[int, ...] = ()

    @property
    def left(self) -> tuple[int, ...]:
        """The places where a card still lies."""
        return tuple([place for place in range(len(self.cards)) if place not in self.taken])


class Deck(Struct, frozen=True):
    """A deck as far as it is built: ids of cards; the draw deck in the order of the catalogue."""

    ring_bearer: str = UNSEEN
    ring: str = UNSEEN
    sites: tuple[str, ...] = ()
    draw: tuple[str, ...] = ()
