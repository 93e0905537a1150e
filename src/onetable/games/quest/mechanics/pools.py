"""The three pools and the hand of a hero."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.core.step import Seat
from onetable.games.quest.atlas import HAVENS, WITHIN_ONE
from onetable.games.quest.pieces import HeroSheet
from onetable.games.quest.table import Board
from onetable.games.quest.vocabulary import pool_news
from onetable.games.quest.vocabulary.statics import NoRestNear


def remove(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A pile without one card of this face."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def draw_cards(board: Board, seat: Seat, count: int) -> None:
    """From the life pool to the hand; it is not refilled."""
    sheet = board.sheets[seat - 1]
    count = min(count, len(sheet.life))
    if count <= 0:
        return
    cards = sheet.life[-count:][::-1]
    sheet.life = sheet.life[:-count]
    sheet.hand += cards
    if board.news is not None:
        board.tell_apart(frozenset({seat}), pool_news.CardsDrawnSeen(sheet.hero, cards), pool_news.CardsDrawn(sheet.hero, count))


def discard(board: Board, seat: Seat, cards: Iterable[str]) -> None:
    """Cards of a hand go to the rest pool, face up."""
    sheet = board.sheets[seat - 1]
    gone = tuple(cards)
    for card in gone:
        sheet.hand = remove(sheet.hand, card)
    sheet.rest += gone
    if gone and board.news is not None:
        board.tell(pool_news.CardsToRest(sheet.hero, gone))


def discard_at_random(board: Board, seat: Seat, count: int) -> tuple[str, ...]:
    """Chance picks cards of a hand."""
    hand = board.sheets[seat - 1].hand
    cards = hand if count >= len(hand) else tuple(board.dice.shuffled(hand)[: max(0, count)])
    discard(board, seat, cards)
    return cards


def shuffle_into_life(board: Board, sheet: HeroSheet, cards: tuple[str, ...]) -> None:
    """These cards and the life pool are shuffled together."""
    if cards:
        sheet.life = tuple(board.dice.shuffled(sheet.life + cards))


def rest_pool_returns(board: Board, sheet: HeroSheet) -> None:
    """The rest pool goes back into the life pool."""
    cards, sheet.rest = sheet.rest, ()
    shuffle_into_life(board, sheet, cards)
    board.tell(pool_news.RestPoolReturned(sheet.hero))


def damage_pool_returns(board: Board, sheet: HeroSheet) -> None:
    """The damage pool goes back into the life pool."""
    cards, sheet.damage = sheet.damage, ()
    shuffle_into_life(board, sheet, cards)
    board.tell(pool_news.DamagePoolReturned(sheet.hero))


def may_heal(board: Board, sheet: HeroSheet) -> bool:
    """The Witch-king within one space forbids it, unless the hero is in a haven."""
    if sheet.place in HAVENS:
        return True
    return not any(
        [
            minion in board.minions and sheet.place in WITHIN_ONE[board.minions[minion].place]
            for minion in board.cards.minions_with(NoRestNear)
        ]
    )
