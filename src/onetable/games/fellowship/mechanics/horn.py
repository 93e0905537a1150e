"""Named suits: who says of which suits he holds most cards tells all what his hand may be."""

from __future__ import annotations

from onetable.games.fellowship.pieces.playing_cards import MASKS, Cards
from onetable.games.fellowship.table import Board, Chair


def longest_suits(cards: Cards) -> int:
    """The places of the suits with most cards, a bit each; all that are tied."""
    counts = [(cards & suit).bit_count() for suit in MASKS]
    most = max(counts)
    return sum([1 << place for place, count in enumerate(counts) if count == most])


def fits_horn(board: Board, chair: Chair, cards: Cards) -> bool:
    """Whether who blew the Horn could have named the suits he named."""
    if board.horn[0] != chair:
        return True
    on_table = sum([1 << card for who, card in board.trick if who == chair])
    return longest_suits(cards | board.horn_played | on_table) == board.horn[1]
