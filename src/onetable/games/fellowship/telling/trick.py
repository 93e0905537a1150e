"""The trick in the middle: who played what, who led, who is winning; the last one stays until the next begins."""

from __future__ import annotations

from typing import NamedTuple

from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.telling.spoken_view import SpokenView


class Trick(NamedTuple):
    """What lies in the middle."""

    cards: dict[Chair, int]
    leader: Chair
    winner: Chair
    over: bool


def trick_of(board: Board) -> Trick | None:
    """The trick that is played, else the last one; None before the first."""
    if board.trick or not board.last_trick:
        if not board.verdicts:
            return None
        winner = board.outright if board.outright >= 0 else board.winning
        return Trick(dict(board.trick), board.trick[0][0] if board.trick else board.leader, winner, False)
    taker = next((chair for chair, tricks in enumerate(board.taken) if tricks >> (board.number - 1) & 1), NOBODY)
    return Trick(dict(board.last_trick), board.last_trick[0][0], taker, True)


def label_of(sight: SpokenView, trick: Trick, chair: Chair) -> str:
    """What is special about the card of this chair."""
    if chair == trick.winner:
        return sight.say("trick-won" if trick.over else "trick-winning")
    return sight.say("trick-led") if chair == trick.leader and chair in trick.cards else ""
