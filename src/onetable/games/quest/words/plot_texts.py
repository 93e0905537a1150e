"""What plots need, and which place they affect."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.games.quest.atlas import BESIDE, HAVENS, WITHIN_ONE
from onetable.games.quest.parts_of_speech import Condition, Where
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place

# ---- requirements


class TokenIn(Condition, frozen=True):
    """A monster token is in this place."""

    place: Place

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.place in board.tokens


class FoeNear(Condition, frozen=True):
    """A monster token or a minion is within one space of this place."""

    place: Place

    def holds(self, board: Board, scope: Scope) -> bool:
        return foe_near(board, self.place)


def foe_near(board: Board, place: Place) -> bool:
    """Whether a monster token or a minion is within one space."""
    return any([board.foe_at(near) for near in WITHIN_ONE[place]])


class InfluenceNear(Condition, frozen=True):
    """So much influence lies within one space of this place."""

    place: Place
    least: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return sum([board.influence.get(near, 0) for near in WITHIN_ONE[self.place]]) >= self.least


# ---- affected places


class HavenUnderShadow(Where, frozen=True):
    """A haven without another plot marker and with so much influence in the places beside it."""

    least: int

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        taken = {active.place for active in board.active_plots()}
        return tuple(
            [
                haven
                for haven in Place
                if haven in HAVENS and haven not in taken and sum([board.influence.get(near, 0) for near in BESIDE[haven]]) >= self.least
            ]
        )


class OneWithFoeNear(Where, frozen=True):
    """One of these places, with a monster token or a minion within one space."""

    among: tuple[Place, ...]

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return tuple([place for place in self.among if foe_near(board, place)])


class CharacterWithFoe(Where, frozen=True):
    """A place with a character and with a monster token or a minion."""

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return tuple([place for place in dict.fromkeys(board.characters.values()) if board.foe_at(place)])


class CharacterWithoutPlot(Where, frozen=True):
    """A place with a character and without another plot marker."""

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        taken = {active.place for active in board.active_plots()}
        return tuple([place for place in dict.fromkeys(board.characters.values()) if place not in taken])
