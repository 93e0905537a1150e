"""The last trick in the fog: Tom keeps barrow cards, others lie hidden, so what he keeps is told by its extremes, not by all deals."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.games.fellowship.mechanics.knowledge import PUBLIC, known_row, may_lie_anywhere
from onetable.games.fellowship.pieces.playing_cards import MASKS, RING_CARDS, Cards, bits_of
from onetable.games.fellowship.table import Board, Chair, Play

Kept = tuple[list[Play], list[Cards]]  # a trick, and what stays in the hands after it


def one_keeps_cards(board: Board) -> bool:
    """Whether there are barrow cards, and one closed hand keeps cards while all others play their last."""
    counts = [hand.bit_count() for hand in board.hands]
    keepers = [chair for chair, count in enumerate(counts) if count > 1]
    return bool(board.barrow) and not board.buried and len(keepers) == 1 and not board.is_open(keepers[0]) and min(counts) == 1


def tricks_with_kept(board: Board, least: int) -> Iterator[Kept]:
    """Every trick that can be played, each with the best and the worst that may be kept: cards of suits with so many won, or none."""
    keeper = next(chair for chair in board.chairs() if board.hands[chair].bit_count() > 1)
    seen = sum([board.hands[chair] for chair in board.chairs() if board.is_open(chair)])
    pool = board.unplayed() & ~seen
    known = known_row(board, PUBLIC)
    may = [hand if board.is_open(chair) else pool & known[chair] & ~board.void[chair] for chair, hand in enumerate(board.hands)]
    for plays in all_plays(board.clockwise(board.leader), may, 0, []):
        pile = sum([1 << card for _, card in plays])
        for kept in extremes(board, plays, pool & ~pile, may[keeper], keeper, least):
            yield plays, [kept | pile & hand if chair == keeper else hand for chair, hand in enumerate(may)]


def all_plays(order: tuple[Chair, ...], may: list[Cards], used: Cards, plays: list[Play]) -> Iterator[list[Play]]:
    """One card from everybody, whatever they may hold."""
    if not order:
        yield plays
        return
    for card in bits_of(may[order[0]] & ~used):
        yield from all_plays(order[1:], may, used | 1 << card, [*plays, (order[0], card)])


def extremes(board: Board, plays: list[Play], rest: Cards, may: Cards, keeper: Chair, least: int) -> Iterator[Cards]:
    """What the keeper may still hold if he played this: once with as many useful cards as possible, once with as few."""
    room = board.hands[keeper].bit_count() - 1
    led = MASKS[plays[0][1] >> 3]
    own = next(card for chair, card in plays if chair == keeper)
    held = rest & may
    if plays[0][0] != keeper and not 1 << own & led:
        held &= ~led  # he did not follow: he could not
    if plays[0][0] == keeper and 1 << own & RING_CARDS and not board.broken:
        held &= RING_CARDS  # he led a Ring: he had nothing else
    must = rest & ~may_lie_anywhere(board, PUBLIC)  # what cannot lie in the barrow he holds
    if must & ~held or held.bit_count() < room or must.bit_count() > room:
        return
    pile = sum([1 << card for _, card in plays])
    for won in (board.won[keeper] | pile, board.won[keeper]):  # he may win this trick, or not
        useful = sum([suit for suit in MASKS if (won & suit).bit_count() >= least])
        for first in (held & useful, held & ~useful):
            yield must | fill(first & ~must, held & ~first & ~must, room - must.bit_count())


def fill(first: Cards, then: Cards, room: int) -> Cards:
    """So many cards, of the first kind as long as there are any."""
    chosen = 0
    for cards in (first, then):
        for card in bits_of(cards):
            if room:
                chosen |= 1 << card
                room -= 1
    return chosen
