"""The Encounter step: where the hero's way ends he meets something, or fights for his quest."""

from __future__ import annotations

from onetable.core.step import Next, Scope, Step
from onetable.games.quest.mechanics.combat.beginning import StartCombat
from onetable.games.quest.mechanics.encounters import MeetEncounter
from onetable.games.quest.mechanics.figures_on_map import is_perilous
from onetable.games.quest.mechanics.quests import completed
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Monster


class EncounterStep(Step[Board], frozen=True):
    """Where the hero's way ends, unless that place is perilous or his turn was cut short."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        if board.turn.over or is_perilous(board, scope.player, sheet.place):
            return None
        if sheet.starting and board.cards.quests[sheet.starting].fight_at is sheet.place:
            return StartCombat(Monster(board.cards.quests[sheet.starting].fight)), AfterQuestFight(sheet.starting)
        return (MeetEncounter(),)


class AfterQuestFight(Step[Board], frozen=True):
    """The quest is done if the monster was defeated."""

    quest: str

    def run(self, board: Board, scope: Scope) -> Next:
        return completed(board, scope.player, self.quest) if board.beaten else None
