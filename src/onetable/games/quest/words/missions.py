"""What the missions ask for; they are looked at in the Finale only."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.games.quest.parts_of_speech import Condition
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Marker, Minion, Place

OWN_QUESTS = 2


class AllQuestsDone(Condition, frozen=True):
    """Every hero has completed his starting and his advanced quest."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return all([sheet.done == OWN_QUESTS for sheet in board.sheets])


class CorruptionAtMost(Condition, frozen=True):
    """All heroes together hold at most so many corruption cards."""

    most: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return sum([len(sheet.corruption) for sheet in board.sheets]) <= self.most


class MinionsAtMost(Condition, frozen=True):
    """At most so many minions are on the map."""

    most: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return len(board.minions) <= self.most


class TokensAtMost(Condition, frozen=True):
    """At most so many monster tokens are on the map."""

    most: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return sum([len(tokens) for tokens in board.tokens.values()]) <= self.most


class FavorAtLeast(Condition, frozen=True):
    """All heroes together hold at least so much favor."""

    least: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return sum([sheet.favor for sheet in board.sheets]) >= self.least


class PlotsAtLeast(Condition, frozen=True):
    """At least so many plots are active."""

    least: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return len(board.active_plots()) >= self.least


class MarkerAtLeast(Condition, frozen=True):
    """This marker stands on this space or beyond."""

    marker: Marker
    space: int

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.markers[self.marker] >= self.space


class MinionStandsIn(Condition, frozen=True):
    """This minion stands in this place."""

    minion: Minion
    place: Place

    def holds(self, board: Board, scope: Scope) -> bool:
        figure = board.minions.get(self.minion)
        return figure is not None and figure.place == self.place
