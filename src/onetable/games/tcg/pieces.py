"""The small things on the table: cards in play, changes that last, the skirmish, what is happening; and the table's options."""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct
from msgspec.structs import replace

from onetable.core.defaults import keep_defaults
from onetable.core.step import Scope, Seat
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.speech.parts import Ability
from onetable.games.tcg.traits import Until


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table may decide; the defaults are the rules of 2001."""

    draw_limit: bool = False  # later rule: at most four cards drawn or taken in a Fellowship phase
    second_hand: bool = False  # later rule: once, shuffle the opening hand back and draw six
    ring_bearer_skirmish: str = "may_be_cancelled"
    discard_piles: str = "closed"
    win: str = "before_regroup"
    reshuffle_once: bool = False  # first game: an empty draw deck is rebuilt once from the discard pile
    deck_lists: str = "closed"

    def __post_init__(self) -> None:
        keep_defaults(self)


class Piece(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card in play. Immutable: clones share it, changes replace it."""

    owner: Seat
    wounds: int = 0
    bearer: Handle = NOTHING  # a character, or the site it was played on
    hurt: int = 0  # wounds taken in this skirmish phase


class Lasting(Struct, frozen=True, gc=False):
    """A change that stays on one card (or on the whole table) until its time is over."""

    measure: str
    card: Handle
    amount: int
    until: Until
    source: Handle = NOTHING


class Grant(Struct, frozen=True, gc=False):
    """A paragraph that works for a while although it is printed on no active card."""

    number: int
    scope: Scope
    ability: Ability
    until: Until


class Part(Struct, frozen=True, gc=False):
    """A part of a number: its card, how much it is, and what says so: a text, a change for a while, or a word of the rules."""

    source: Handle
    amount: int
    why: Ability | Lasting | str


FLOOR = "floor"  # no number is below 0


def from_nothing(total: int, parts: list[Part] | None) -> int:
    """A number that would be below 0 is 0, and that is a part of it."""
    if parts is not None:
        parts.append(Part(NOTHING, -total, FLOOR))
    return 0


class Limit(IntEnum):
    """Limits of a card that are not those of one paragraph, which goes by its own number."""

    STRENGTH = 1000  # "(limit +3)"
    TWILIGHT = 1001  # on removed twilight
    ONCE = 1002  # an effect that comes once in a turn
    REPEATS = 2000  # uses of a paragraph in one phase: this and its number
    TRACES = 3000  # the table before a paragraph was used: this and its number


class Used(Struct, frozen=True, gc=False):
    """How much of a limit has been used up: of a paragraph by its number, or one of the card's."""

    card: Handle
    number: int
    amount: int
    until: Until


class Fight(Struct, frozen=True, gc=False):
    """The skirmish that is being fought. Who was the last of a side to be removed has lost it."""

    defender: Handle
    minions: tuple[Handle, ...]
    gone: tuple[Handle, ...] = ()
    cancelled: bool = False

    def without(self, card: Handle) -> Fight:
        """The same skirmish after this card has left it."""
        if card == self.defender:
            return replace(self, defender=NOTHING, gone=(card,))
        minions = tuple([minion for minion in self.minions if minion != card])
        return replace(self, minions=minions, gone=self.gone if minions else (card,))


class Happening(Struct, frozen=True, gc=False):
    """Something that is about to happen, or just has: to whom, by whom, and who beat them in a skirmish."""

    cards: tuple[Handle, ...]
    by: tuple[Handle, ...] = ()
    losers: tuple[Handle, ...] = ()
    spared: tuple[Handle, ...] = ()  # exerted without a wound token
