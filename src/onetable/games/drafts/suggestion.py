"""A legal deck from any pool: the fighters that are worth the most, and what leans on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from onetable.core.step import Seat
from onetable.games.drafts.limited import LEAST_OF_A_SIDE, most_of, usable
from onetable.games.drafts.pieces import Deck
from onetable.games.drafts.supplies import free_deck, in_order, is_drawn, pool
from onetable.games.drafts.table import Board
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.traits import Side
from onetable.games.tcg.worth import fighters, is_fighter, plain_worth, worth_beside

FIGHTERS = {Side.FREE: 8, Side.SHADOW: 13}  # as many as are wanted of each side, if there are so many
UNIQUE_AGAIN = 0.4  # what a second copy of somebody unique is worth


def suggested(board: Board, seat: Seat) -> Deck:
    """The deck that this seat's cards suggest."""
    free, cards = free_deck(board, seat), pool(board, seat)
    size = min(LEAST_OF_A_SIDE, *[len(usable(cards, side)) for side in (Side.FREE, Side.SHADOW)])
    draw = [card for side in (Side.FREE, Side.SHADOW) for card in best_of(cards, side, size)]
    return Deck(free.ring_bearer, free.ring, free.sites, tuple(in_order(draw)))


def best_of(cards: Sequence[str], side: Side, size: int) -> list[str]:
    """The cards of one side of a deck of this size."""
    mine = [card for card in cards if is_drawn(card) and CARDS[card].side is side]
    first = [card for card in mine if is_fighter(CARDS[card])]
    found = choose(first, [plain_worth(card) for card in first], [], min(size, FIGHTERS[side]))
    rest = list((Counter(mine) - Counter(found)).elements())
    company = fighters(found)
    return choose(rest, [worth_beside(card, company) for card in rest], found, size)


def choose(cards: Sequence[str], worths: Sequence[float], found: list[str], size: int) -> list[str]:
    """What was found before, filled up to this size with the best of these; a second copy of somebody unique is worth less."""
    titles = Counter([CARDS[card].title for card in found])
    chosen, waiting = found[:], list(zip(worths, cards, strict=True))
    while waiting and len(chosen) < size:
        worth, card = max(waiting, key=lambda item: (item[0] * UNIQUE_AGAIN ** again(item[1], titles), item[1]))
        waiting.remove((worth, card))
        title = CARDS[card].title
        if titles[title] < most_of(title):
            titles[title] += 1
            chosen.append(card)
    return chosen


def again(card: str, titles: Counter[str]) -> int:
    """How many of the same unique title there are already."""
    face = CARDS[card]
    return titles[face.title] if face.unique and is_fighter(face) else 0
