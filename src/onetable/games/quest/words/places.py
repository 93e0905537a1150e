"""Which places on the map are meant."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.games.quest.atlas import BESIDE, DISTANCE, HAVENS, PLACES_OF, REGION_OF, WITHIN_ONE
from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Minion, Place, Region

ALL_PLACES = tuple(Place)


class Only(Where, frozen=True):
    """This place."""

    place: Place

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return (self.place,)


class Beside(Where, frozen=True):
    """The places joined to this one by a path."""

    place: Place

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return BESIDE[self.place]


class WithinOneOf(Where, frozen=True):
    """This place and those beside it."""

    place: Place

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return WITHIN_ONE[self.place]


class WithinOneOfHim(Where, frozen=True):
    """The hero's place and those beside it."""

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return WITHIN_ONE[board.sheet(scope.player).place]


class BesideHim(Where, frozen=True):
    """The places beside the hero."""

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return BESIDE[board.sheet(scope.player).place]


class HisPlace(Where, frozen=True):
    """Where the hero is."""

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return (board.sheet(scope.player).place,)


class BesideMinion(Where, frozen=True):
    """The places beside a minion; none if it is not on the map."""

    minion: Minion

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        figure = board.minions.get(self.minion)
        return BESIDE[figure.place] if figure is not None else ()


class OfRegion(Where, frozen=True):
    """The places of a region."""

    region: Region

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return PLACES_OF[self.region]


class OfHisRegion(Where, frozen=True):
    """The places of the hero's region; `other`: without his own."""

    other: bool = False

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        here = board.sheet(scope.player).place
        return tuple([place for place in PLACES_OF[REGION_OF[here]] if not self.other or place != here])


class Anywhere(Where, frozen=True):
    """All places."""

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return ALL_PLACES


class Influenced(Where, frozen=True):
    """All places with influence."""

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return tuple(board.influence)


class AnyHaven(Where, frozen=True):
    """All havens."""

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        return tuple([place for place in Place if place in HAVENS])


class FarFromHim(Where, frozen=True):
    """All places at least so many spaces from the hero."""

    spaces: int

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        here = board.sheet(scope.player).place
        return tuple([place for place in Place if DISTANCE[here][place] >= self.spaces])
