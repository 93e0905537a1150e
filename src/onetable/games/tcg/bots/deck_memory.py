"""What the own draw deck may still hold, by the list of the deck and all that its player has seen of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from onetable.core.step import Seat
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.parts import Filter
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.nouns import Both, Either, Has, Is, Not


def left_in_deck(board: Board, seat: Seat, noun: Filter) -> Iterator[str]:
    """The ids of such cards that have not been seen elsewhere."""
    listed = listed_as(noun, board.lists[seat])
    if not listed:
        return
    elsewhere = [*board.hands[seat], *board.discards[seat], *board.deads[seat]]
    elsewhere += [card for card, piece in board.pieces.items() if piece.owner == seat]
    elsewhere += [card for stack in board.stacks.values() for card in stack]
    yield from (listed - Counter([board.faces[card] for card in elsewhere if card in board.faces])).elements()


@lru_cache(maxsize=4096)
def listed_as(noun: Filter, cards: tuple[str, ...]) -> Counter[str]:
    """Which cards of a list are meant: it is asked again and again."""
    return Counter([card for card in cards if fits(noun, CARDS[card])])


def fits(noun: Filter, face: Card) -> bool:
    """Whether a printed card is meant; what depends on the table is taken for granted."""
    if isinstance(noun, Is):
        return all([trait in face.traits for trait in noun.traits])
    if isinstance(noun, Has):
        return noun.keyword in face.printed
    if isinstance(noun, Both):
        return fits(noun.left, face) and fits(noun.right, face)
    if isinstance(noun, Either):
        return fits(noun.left, face) or fits(noun.right, face)
    return not fits(noun.what, face) if isinstance(noun, Not) else True
