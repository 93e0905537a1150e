"""A hero's attributes: what they are now, and when they rise."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.quest.pieces import ATTRIBUTES, MOST_RAISED
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute
from onetable.games.quest.vocabulary import hero_news


def may_raise(board: Board, seat: Seat, attribute: Attribute) -> bool:
    """Each attribute rises at most twice in a game."""
    return board.sheets[seat - 1].raised[ATTRIBUTES.index(attribute)] < MOST_RAISED


def raise_attribute(board: Board, seat: Seat, attribute: Attribute) -> None:
    """One more, unless it has risen twice."""
    if may_raise(board, seat, attribute):
        sheet, place = board.sheets[seat - 1], ATTRIBUTES.index(attribute)
        raised = list(sheet.raised)
        raised[place] += 1
        sheet.raised = (raised[0], raised[1], raised[2], raised[3])
        board.tell(hero_news.AttributeRaised(sheet.hero, attribute))
