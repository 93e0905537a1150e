"""Cards by their codes."""

from __future__ import annotations

from onetable.core.remembering import remembered
from onetable.games.fellowship.pieces.playing_cards import CARDS, LETTERS, SUITS, Cards, bits_of

CODES = tuple([card.code for card in CARDS])  # by bit
VEILED = tuple([f"?{LETTERS[suit]}" for suit in SUITS])
FACE_DOWN = "down"


def code_of(card: int) -> str:
    """A card, one of which only the suit is known, or one that lies face down."""
    if card >= 0:
        return CODES[card]
    return VEILED[-2 - card] if card < -1 else FACE_DOWN


@remembered(5_000)
def codes_of(cards: Cards) -> tuple[str, ...]:
    """A set of cards, suit by suit."""
    return tuple([CODES[bit] for bit in bits_of(cards)])
