"""What every part of a combat asks: who fights, how strong the hero is, how it may end."""

from __future__ import annotations

from onetable.games.quest.pieces import Combat, foe_called
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute, Foe, Hero

WON, LOST, DRAWN, RETREATED = "won", "lost", "drawn", "retreated"


def fighting(board: Board) -> Combat:
    """The combat under way."""
    assert board.combat is not None
    return board.combat


def name_of(board: Board, hero: bool) -> Foe | Hero:
    """The hero who fights, or the foe."""
    combat = fighting(board)
    return board.sheet(combat.seat).hero if hero else foe_called(combat.foe)


def hero_strength(board: Board) -> int:
    """The hero's strength in this combat."""
    combat = fighting(board)
    return max(0, board.attribute(board.sheet(combat.seat), Attribute.STRENGTH) + combat.hero.strength)
