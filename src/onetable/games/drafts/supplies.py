"""What everybody has besides the cards of boosters: a Ring-bearer, the Ring, nine sites, and somebody to walk with; or a whole starter."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Seat
from onetable.games.drafts.passing import picks_of
from onetable.games.drafts.pieces import Deck
from onetable.games.drafts.table import Board
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DECKS, FRODO
from onetable.games.tcg.traits import Kind

PLAIN = "aragorn_retail"  # whose Ring-bearer, Ring and sites everybody may use
COMPANY = ("1C303", "1C306", "1C311")  # Merry, Pippin and Sam, with whom the deluxe starter begins
PLACES = {card: place for place, card in enumerate(CARDS)}


def free_deck(board: Board, seat: Seat) -> Deck:
    """The Ring-bearer, the Ring and the sites that this seat has without any booster; nothing to draw."""
    given = DECKS[board.starters[seat] if board.starters else PLAIN]
    return Deck(given.ring_bearer, given.ring, given.sites)


def free_cards(board: Board, seat: Seat) -> list[str]:
    """The cards to draw that this seat has without any booster."""
    if not board.starters:
        return list(COMPANY)
    return [card for card, count in DECKS[board.starters[seat]].draw for _ in range(count)]


def pool(board: Board, seat: Seat) -> list[str]:
    """All cards that this seat may build with, in the order of the catalogue; what its reader has not seen is not among them."""
    found = [*free_cards(board, seat), *board.opened[seat], *picks_of(board, seat)]
    return in_order([card for card in found if card])


def in_order(cards: Sequence[str]) -> list[str]:
    """These cards in the order of the catalogue."""
    return sorted(cards, key=PLACES.__getitem__)


def is_drawn(card: str) -> bool:
    """Whether a card belongs into a draw deck."""
    return CARDS[card].kind not in (Kind.SITE, Kind.THE_ONE_RING)


def is_carried(card: str) -> bool:
    """Whether a card may take the place of one that everybody has: a site, the Ring, a Ring-bearer."""
    return not is_drawn(card) or CARDS[card].title == FRODO


def with_card(deck: Deck, card: str) -> Deck:
    """The deck with this site, Ring or Ring-bearer in the place of the one before."""
    face = CARDS[card]
    if face.kind is Kind.SITE:
        sites = tuple([card if CARDS[site].site == face.site else site for site in deck.sites])
        return Deck(deck.ring_bearer, deck.ring, sites, deck.draw)
    if face.kind is Kind.THE_ONE_RING:
        return Deck(deck.ring_bearer, card, deck.sites, deck.draw)
    return Deck(card, deck.ring, deck.sites, deck.draw)
