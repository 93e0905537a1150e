"""Who carries a gift, and what it changes."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import Change
from onetable.games.fellowship.table import Board, Chair


def carried_gift(board: Board, chair: Chair) -> str:
    """The gift of the character on this chair; of several who might carry it, the first on the list who is seated does."""
    gifts = board.plan.gifts
    gift = gifts.get(board.cast[chair], "")
    if not gift or gift in board.spent:
        return ""
    bearer = next(character for character in gifts if character in board.cast and gifts[character] == gift)
    return gift if board.cast[chair] == bearer else ""


def gift_changes(board: Board, chair: Chair) -> tuple[Change, ...]:
    """What the gift of this chair changes, if it has one that is not used up."""
    gift = carried_gift(board, chair)
    return board.plan.specials[gift].changes if gift else ()


def carries(board: Board, chair: Chair, change: type[Change]) -> bool:
    """Whether the gift of this chair does this."""
    gift = carried_gift(board, chair)
    return gift != "" and board.plan.specials[gift].says(change)


def bearer_of(board: Board, change: type[Change]) -> Chair:
    """The chair whose gift does this, or nobody."""
    return next((chair for chair in board.chairs() if carries(board, chair, change)), -1)
