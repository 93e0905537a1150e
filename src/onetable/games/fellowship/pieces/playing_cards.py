"""Suits and playing cards. On the table a set of cards is one number: a bit for each card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from onetable.core.word import Word


class Suit(StrEnum):
    """The suits in the order of their bits; Rivers come with the Great River."""

    HILLS = "hills"
    MOUNTAINS = "mountains"
    FORESTS = "forests"
    SHADOWS = "shadows"
    RINGS = "rings"
    RIVERS = "rivers"


class Card(Word, frozen=True, cache_hash=True):
    """One playing card."""

    suit: Suit
    rank: int

    @property
    def code(self) -> str:
        """The short form that scenario files use: H3 is the 3 of Hills."""
        return f"{LETTERS[self.suit]}{self.rank}"


class CardChoice(Word, frozen=True):
    """A choice of one playing card."""

    card: Card


LETTERS = dict(zip(Suit, "HMFSRV", strict=True))  # Hills, Mountains, Forests, Shadows, Rings, riVers
Cards = int  # a set of playing cards: bit `8 * suit + rank - 1` is the card
SUITS = tuple(Suit)
CARDS = tuple([Card(suit, rank) for suit in SUITS for rank in range(1, 9)])  # by bit; Rings 6 to 8 are never dealt
BITS = {card: bit for bit, card in enumerate(CARDS)}
MASKS = tuple([0xFF << 8 * place for place in range(6)])  # the cards of each suit, by its place
SUIT_CARDS: dict[Suit, Cards] = dict(zip(SUITS, MASKS, strict=True))
RANK_CARDS = tuple([0] + [sum(1 << bit for bit, card in enumerate(CARDS) if card.rank == rank) for rank in range(1, 9)])

HILLS, MOUNTAINS, FORESTS, SHADOWS, RINGS, RIVERS = SUITS
THE_ONE_RING = Card(RINGS, 1)
ONE_RING = BITS[THE_ONE_RING]
ONE_RING_CARD: Cards = 1 << ONE_RING
RING_CARDS: Cards = 0x1F << 32
MAIN_DECK: Cards = 0xFFFFFFFF | RING_CARDS
SUIT_PLACE = tuple([bit >> 3 for bit in range(48)])
RANK = tuple([(bit & 7) + 1 for bit in range(48)])


def bits_of(cards: Cards) -> Iterator[int]:
    """The bits of a set of cards, lowest first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def cards_in(cards: Cards) -> tuple[Card, ...]:
    """A set of cards as words, suit by suit."""
    return tuple([CARDS[bit] for bit in bits_of(cards)])


def code_line(cards: Cards) -> str:
    """A set of cards as scenario files write it: H3 M5."""
    return " ".join([CARDS[bit].code for bit in bits_of(cards)])


def card_set(cards: Iterable[Card]) -> Cards:
    """Words as a set of cards."""
    found = 0
    for card in cards:
        found |= 1 << BITS[card]
    return found
