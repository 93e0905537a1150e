"""What holds at every moment of a game: each card of the deck lies in exactly one place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from onetable.core.game import Game
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.pieces.playing_cards import CARDS, Cards, bits_of
from onetable.games.fellowship.table import Board


def every_table() -> list[tuple[dict[str, Any], int]]:
    """All that can be played: the chapters and the endless road, by one to four."""
    chapters: list[int | str] = [*CHAPTERS, ROAD]
    return [({"chapter": chapter}, players) for chapter in chapters for players in (1, 2, 3, 4)]


def fault(game: Game[Board]) -> str:
    """What is wrong with this position; nothing if all is well."""
    board = game.table
    return misplaced(board) or unlike_piles(board) or unlike_pyramid(board) or miscounted(board)


def places(board: Board) -> Iterator[tuple[str, Cards]]:
    """Every place where cards lie."""
    for chair in board.chairs():
        yield f"the hand of chair {chair}", board.hands[chair]
    yield "the covered pyramid", board.buried
    yield "the draw deck", board.stock
    yield "the barrow", board.barrow
    yield "the lost cards", board.lost
    for name, card in (("the tucked card", board.tucked[1]), ("the card set aside", board.aside[1]), ("the laid card", board.laid[1])):
        yield name, 1 << card if card >= 0 else 0
    yield "the trick", sum([1 << card for _, card in board.trick])
    yield "the finished tricks", board.gone


def misplaced(board: Board) -> str:
    """A card in two places, in none, or from another deck."""
    found: dict[int, str] = {}
    for place, cards in places(board):
        for bit in bits_of(cards):
            if bit in found:
                return f"{CARDS[bit].code} lies in {found[bit]} and in {place}"
            if not board.deck >> bit & 1:
                return f"{CARDS[bit].code} lies in {place}, but is not in the deck"
            found[bit] = place
    missing = [CARDS[bit].code for bit in bits_of(board.deck) if bit not in found]
    return f"{', '.join(missing)} lies nowhere" if missing else ""


def unlike_piles(board: Board) -> str:
    """The finished tricks are what was played, and what was won is some of it, once."""
    if sum(board.piles) != board.gone or len(board.piles) != board.number:
        return f"{len(board.piles)} piles do not make up {board.number} finished tricks"
    won = 0
    for cards in board.won:
        if cards & won or cards & ~board.gone:
            return "a card is won twice, or won before it was played"
        won |= cards
    tricks = sum(board.taken)
    return "" if sum([taken.bit_count() for taken in board.taken]) == tricks.bit_count() <= board.number else "a trick is won twice"


def unlike_pyramid(board: Board) -> str:
    """The places of the pyramid hold what can be played and what is covered."""
    if board.pyramid is None:
        return ""
    laid_out = sum([1 << card for card in board.pyramid.places if card >= 0])
    return "" if laid_out == board.hands[2] | board.buried else "the pyramid holds other cards than its hand"


def miscounted(board: Board) -> str:
    """The cards that may still be won are kept from trick to trick: they must be what a count would find."""
    if not board.verdicts:
        return ""  # the tricks have not begun
    unplayed = board.deck & ~board.gone if board.left else 0
    swaps = board.plan.swap_gift != ""  # it may bring back even the lost card
    fits = board.alive in (unplayed, unplayed & ~board.lost) if swaps else board.alive == unplayed & ~board.lost
    return "" if fits else "the cards that may still be won are miscounted"
