"""Sting: an exchange with the lost card, or with the one who took it, that may still come."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.games.fellowship.rules.exchange import named_by_threats
from onetable.games.fellowship.rules.gifts import bearer_of
from onetable.games.fellowship.table import NOBODY, Board
from onetable.games.fellowship.words.changes import SwapLostCard
from onetable.games.fellowship.words.playing_cards import ONE_RING_CARD, Cards, bits_of


def swaps(board: Board, hands: list[Cards]) -> Iterator[list[Cards]]:
    """These hands as they are, and as they could become by an exchange that the rules still allow."""
    yield hands
    chair = bearer_of(board, SwapLostCard) if board.plan.road else NOBODY
    if chair == NOBODY:
        return
    taker = board.lost_taken_by
    kept_back = named_by_threats(board, chair) if board.lost else 0
    for bit in bits_of(hands[chair] & ~ONE_RING_CARD & ~kept_back):
        given = 1 << bit
        if board.lost:
            yield _with(hands, {chair: hands[chair] & ~given | board.lost})
        elif taker not in (NOBODY, chair) and hands[taker]:
            for back in bits_of(hands[taker] | given):
                yield _with(hands, {chair: hands[chair] & ~given | 1 << back, taker: (hands[taker] | given) & ~(1 << back)})


def _with(hands: list[Cards], changed: dict[int, Cards]) -> list[Cards]:
    return [changed.get(chair, hand) for chair, hand in enumerate(hands)]
