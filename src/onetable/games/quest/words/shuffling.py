"""Cards that go back into their deck."""

from __future__ import annotations

from onetable.core.step import Next, Scope
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Deck


class ShuffleEncounterBack(Effect, frozen=True):
    """This card and the discards of its deck are shuffled into the deck."""

    deck: Deck

    def run(self, board: Board, scope: Scope) -> Next:
        board.encounters[self.deck] = tuple(board.dice.shuffled(board.encounters[self.deck] + board.encounter_discards[self.deck]))
        board.encounter_discards[self.deck] = ()
        return None


class ShufflePerilBack(Effect, frozen=True):
    """This card and the peril discards are shuffled into the peril deck."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.perils, board.peril_discards = tuple(board.dice.shuffled(board.perils + board.peril_discards)), ()
        return None


class ShuffleCorruptionBack(Effect, frozen=True):
    """This card and the corruption discards are shuffled into the corruption deck."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.corruption = tuple(board.dice.shuffled(board.corruption + board.corruption_discards))
        board.corruption_discards = ()
        return None
