"""Numbers that are counted on the table, and what may hold of them."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.games.quest.atlas import BESIDE, HAVENS, PLACES_OF, REGION_OF
from onetable.games.quest.parts_of_speech import Amount, Condition, Value, count
from onetable.games.quest.table import Board
from onetable.games.quest.traits import SAURON_MARKERS, Attribute, Character, Marker, Minion, Place, Region

# ---- numbers


class His(Value, frozen=True):
    """An attribute of the hero."""

    attribute: Attribute

    def of(self, board: Board, scope: Scope) -> int:
        return board.attribute(board.sheet(scope.player), self.attribute)


class HisCorruption(Value, frozen=True):
    """The corruption cards the hero holds."""

    def of(self, board: Board, scope: Scope) -> int:
        return len(board.sheet(scope.player).corruption)


class HisFavor(Value, frozen=True):
    """The favor the hero holds."""

    def of(self, board: Board, scope: Scope) -> int:
        return board.sheet(scope.player).favor


class PerCorruption(Value, frozen=True):
    """So many for each corruption card the hero holds."""

    each: int = 1

    def of(self, board: Board, scope: Scope) -> int:
        return self.each * len(board.sheet(scope.player).corruption)


class InPool(Value, frozen=True):
    """The influence in the Shadow Pool."""

    def of(self, board: Board, scope: Scope) -> int:
        return board.pool


class PlotsActive(Value, frozen=True):
    """The active plots."""

    def of(self, board: Board, scope: Scope) -> int:
        return len(board.active_plots())


class InfluenceHere(Value, frozen=True):
    """The influence where the hero is."""

    def of(self, board: Board, scope: Scope) -> int:
        return board.influence.get(board.sheet(scope.player).place, 0)


class InfluenceAt(Value, frozen=True):
    """The influence in a place."""

    place: Place

    def of(self, board: Board, scope: Scope) -> int:
        return board.influence.get(self.place, 0)


class InfluenceInHisRegion(Value, frozen=True):
    """The influence in the region where the hero is."""

    def of(self, board: Board, scope: Scope) -> int:
        region = REGION_OF[board.sheet(scope.player).place]
        return sum([board.influence.get(place, 0) for place in PLACES_OF[region]])


class InfluenceInRegions(Value, frozen=True):
    """The influence in two regions together."""

    regions: tuple[Region, ...]

    def of(self, board: Board, scope: Scope) -> int:
        return sum([board.influence.get(place, 0) for region in self.regions for place in PLACES_OF[region]])


class TokensInHisRegion(Value, frozen=True):
    """The monster tokens in the region where the hero is."""

    def of(self, board: Board, scope: Scope) -> int:
        region = REGION_OF[board.sheet(scope.player).place]
        return sum([len(board.tokens.get(place, ())) for place in PLACES_OF[region]])


class InfluencedBeside(Value, frozen=True):
    """How many places beside the hero have influence."""

    def of(self, board: Board, scope: Scope) -> int:
        return sum([place in board.influence for place in BESIDE[board.sheet(scope.player).place]])


# ---- conditions


class AtLeast(Condition, frozen=True):
    """One number is at least the other."""

    value: Value
    other: Amount

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.value.of(board, scope) >= count(self.other, board, scope)


class MoreThan(Condition, frozen=True):
    """One number is greater than the other."""

    value: Value
    other: Amount

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.value.of(board, scope) > count(self.other, board, scope)


class LessThan(Condition, frozen=True):
    """One number is smaller than the other."""

    value: Value
    other: Amount

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.value.of(board, scope) < count(self.other, board, scope)


class AtMost(Condition, frozen=True):
    """One number is at most the other."""

    value: Value
    other: Amount

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.value.of(board, scope) <= count(self.other, board, scope)


class HasNoCorruption(Condition, frozen=True):
    """The hero holds no corruption card."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return not board.sheet(scope.player).corruption


class HasNoFavor(Condition, frozen=True):
    """The hero holds no favor."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return not board.sheet(scope.player).favor


class AnyHeroCorrupted(Condition, frozen=True):
    """Some hero has at least as many corruption cards as wisdom."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return any([len(sheet.corruption) >= board.attribute(sheet, Attribute.WISDOM) for sheet in board.sheets])


class MinionOnMap(Condition, frozen=True):
    """This minion is on the map."""

    minion: Minion

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.minion in board.minions


class MinionIn(Condition, frozen=True):
    """A minion, any, is in this place."""

    place: Place

    def holds(self, board: Board, scope: Scope) -> bool:
        return bool(board.minions_at(self.place))


class CharacterOnMap(Condition, frozen=True):
    """This character is on the map."""

    character: Character

    def holds(self, board: Board, scope: Scope) -> bool:
        return self.character in board.characters


class PlotActive(Condition, frozen=True):
    """This plot is active."""

    plot: str

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.plot_is_active(self.plot)


class MarkerIsLast(Condition, frozen=True):
    """This marker of Sauron is behind both others."""

    marker: Marker

    def holds(self, board: Board, scope: Scope) -> bool:
        return all([board.markers[self.marker] < board.markers[other] for other in SAURON_MARKERS if other != self.marker])


class Either(Condition, frozen=True):
    """One of these holds."""

    conditions: tuple[Condition, ...]

    def holds(self, board: Board, scope: Scope) -> bool:
        return any([condition.holds(board, scope) for condition in self.conditions])


class OutsideHavens(Condition, frozen=True):
    """The hero is not in a haven."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.sheet(scope.player).place not in HAVENS
