"""What a deck of limited play must keep to: the rules of the game, but forty cards are enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.drafts.pieces import Deck
from onetable.games.drafts.supplies import in_order, is_drawn, pool
from onetable.games.drafts.table import Board
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import FRODO, MOST_FRODOS, MOST_OF_TITLE, DeckList, violations
from onetable.games.tcg.traits import Side

LEAST_OF_A_SIDE = 20


def least(cards: Sequence[str]) -> int:
    """How many cards a deck from this pool must have at least: forty, or all that its smaller side allows."""
    return 2 * min(LEAST_OF_A_SIDE, *[len(usable(cards, side)) for side in (Side.FREE, Side.SHADOW)])


def usable(cards: Sequence[str], side: Side) -> list[str]:
    """As many cards of a side as one draw deck may hold of this pool."""
    titles: Counter[str] = Counter()
    found = []
    for card in cards:
        face = CARDS[card]
        if is_drawn(card) and face.side is side and titles[face.title] < most_of(face.title):
            titles[face.title] += 1
            found.append(card)
    return found


def most_of(title: str) -> int:
    """How many cards with this title a draw deck may hold."""
    return MOST_FRODOS if title == FRODO else MOST_OF_TITLE


def wrong_with(board: Board, seat: Seat) -> list[Word]:
    """Every rule that the deck of this seat breaks as it is now."""
    return violations(deck_list(board.decks[seat]), least=least(pool(board, seat)))


def deck_list(deck: Deck, name: str = "") -> DeckList:
    """The deck as the trading card game reads it."""
    counts = Counter(in_order(deck.draw))
    return DeckList(name, deck.ring_bearer, deck.ring, deck.sites, tuple(counts.items()))
