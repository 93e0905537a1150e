"""A gift that swaps: an exchange with the lost card, or with the one who took it, that may still come."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.mechanics.wanted_cards import named_by_threats
from onetable.games.fellowship.pieces.playing_cards import ONE_RING_CARD, Cards, bits_of
from onetable.games.fellowship.table import NOBODY, Board, Chair


def swap_bearer(board: Board) -> Chair:
    """Who carries the gift that swaps and has not used it yet, or nobody."""
    gift = board.plan.swap_gift
    return next((chair for chair in board.chairs() if gift and carried_gift(board, chair) == gift), NOBODY)


def swaps(board: Board, hands: list[Cards]) -> Iterator[list[Cards]]:
    """These hands as they are, and as they could become by an exchange that the rules still allow."""
    yield hands
    chair = swap_bearer(board)
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
