"""Figures that goals share: tricks and cards to come, as far as everybody knows."""

from __future__ import annotations

from onetable.games.fellowship.goal import AHEAD, BEHIND, LOST, SURE, Verdict
from onetable.games.fellowship.pieces.playing_cards import Cards
from onetable.games.fellowship.table import Board, Chair


def reach(board: Board, chair: Chair) -> int:
    """How many tricks this chair may still win."""
    return board.left if chair != board.short else min(board.left, board.holding(chair))


def count_alive(board: Board) -> None:
    """Cards that may still be won, as far as everybody knows; a gift may bring back even the lost card; none after the last trick."""
    board.alive = 0 if not board.left else board.deck & ~board.gone if swap_may_come(board) else board.unplayed()


def may_hold(board: Board, chair: Chair) -> Cards:
    """Cards that this chair may hold, as far as everybody knows."""
    if swap_may_come(board) or not board.left:
        return board.alive
    ready = 1 << board.aside[1] if board.aside[0] == chair else 0  # what lies ready is no part of the hand that could not follow
    return board.alive & ~board.void[chair] | ready


def swap_may_come(board: Board) -> bool:
    """Whether cards may still change places between tricks."""
    gift = board.plan.swap_gift
    return gift != "" and gift not in board.spent


def count_verdict(have: int, to_come: int, needed: int) -> Verdict:
    """At least so many, with so many to come."""
    if have >= needed:
        return SURE
    return LOST if have + to_come < needed else BEHIND


def range_verdict(have: int, to_come: int, least: int, most: int) -> Verdict:
    """From so many up to so many, with so many to come."""
    if have > most or have + to_come < least:
        return LOST
    if have < least:
        return BEHIND
    return SURE if have + to_come <= most else AHEAD
