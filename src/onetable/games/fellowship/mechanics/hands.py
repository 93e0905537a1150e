"""Cards on the move: into a hand, out of it, from one to another."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.games.fellowship.mechanics.knowledge import witnesses
from onetable.games.fellowship.mechanics.pyramid import set_place
from onetable.games.fellowship.pieces.playing_cards import bits_of
from onetable.games.fellowship.table import EMPTY, Board, Chair, Move


def pass_cards(board: Board, gifts: Iterable[tuple[Chair, Chair, int]]) -> tuple[Move, ...]:
    """All these cards change hands at the same moment; each is seen by giver and receiver, and by all where it lies open."""
    hands, found = board.hands, []
    for giver, receiver, card in gifts:
        found.append((giver, receiver, card, witnesses(board, giver, receiver)))
        if board.pyramid is None:
            bit = 1 << card
            hands[giver] ^= bit
            hands[receiver] |= bit
    moves = tuple(found)
    if board.pyramid is not None:
        freed: dict[Chair, list[int]] = {}
        for giver, _, card, _ in moves:
            freed.setdefault(giver, []).append(take_out(board, giver, card))
        for _, receiver, card, _ in moves:
            put_in(board, receiver, card, freed[receiver].pop(0) if freed.get(receiver) else None)
    board.moves += (moves,)
    return moves


def take_out(board: Board, chair: Chair, card: int) -> int:
    """A card leaves a hand; the answer is its place in the pyramid, or EMPTY."""
    board.hands[chair] &= ~(1 << card)
    if not board.is_pyramid(chair) or board.pyramid is None:
        return EMPTY
    place = board.pyramid.places.index(card)
    set_place(board, place, EMPTY)
    return place


def put_in(board: Board, chair: Chair, card: int, place: int | None = None) -> None:
    """A card comes into a hand; in the pyramid it takes the free place, or lies beside it."""
    board.hands[chair] |= 1 << card
    if board.is_pyramid(chair) and board.pyramid is not None:
        set_place(board, len(board.pyramid.places) if place in (None, EMPTY) else place or 0, card)


def draw_up(board: Board, chair: Chair, count: int) -> None:
    """Draw so many cards from the draw deck, for the whole round."""
    for card in board.dice.shuffled(list(bits_of(board.stock)))[:count]:
        board.stock &= ~(1 << card)
        board.hands[chair] |= 1 << card
    board.filled |= 1 << chair
