"""What may be played: follow suit if able; no Ring is led before one has been played."""

from __future__ import annotations

from onetable.games.fellowship.mechanics.carried_gifts import carried_gift
from onetable.games.fellowship.pieces.playing_cards import MASKS, RING_CARDS, Cards
from onetable.games.fellowship.table import Board, Chair


def legal(board: Board, chair: Chair) -> Cards:
    """The cards this chair may play now."""
    hand = board.hands[chair]
    if board.led < 0:
        if not board.broken and not board.roles.may_lead_rings >> chair & 1:
            others = hand & ~RING_CARDS
            if others:
                return others
        return hand
    follow = hand & MASKS[board.led]
    return follow if follow and not (board.roles.loose >> chair & 1 and free_to_play(board, chair)) else hand


def free_to_play(board: Board, chair: Chair) -> bool:
    """Whether this chair need not follow suit: by nature, or once by a gift in the first trick."""
    roles = board.roles
    if roles.need_not_follow >> chair & 1:
        return True
    return bool(roles.free_first_trick >> chair & 1) and board.number == 0 and carried_gift(board, chair) != ""
