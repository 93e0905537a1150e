"""Cards that force a fight, an encounter or a command; and rewards that concern quests."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.combat.beginning import StartCombat
from onetable.games.quest.mechanics.combat.sides import DRAWN
from onetable.games.quest.mechanics.commands import MoveMinion, minion_commands
from onetable.games.quest.mechanics.encounters import MeetEncounter
from onetable.games.quest.mechanics.figures_on_map import move_minion
from onetable.games.quest.mechanics.quests import reveal_advanced
from onetable.games.quest.parts_of_speech import Amount, Condition, Effect, Effects, count
from onetable.games.quest.pieces import foe_called
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, Minion, Monster, Place
from onetable.games.quest.vocabulary.choices import PickMinion
from onetable.games.quest.vocabulary.statics import UndecidedGoesOn


class Fight(Effect, frozen=True):
    """The hero fights a monster from the supply; if it is not defeated his turn may be over."""

    monster: Monster
    agility: int = -1
    if_defeated: Effects = ()
    ends_turn: bool = True

    def run(self, board: Board, scope: Scope) -> Next:
        return StartCombat(self.monster, agility=self.agility), AfterForcedFight(self.if_defeated, self.ends_turn)


class AfterForcedFight(Step[Board], frozen=True):
    """What a card gives for a foe defeated, and whether a fight not won ends the turn."""

    if_defeated: Effects
    ends_turn: bool

    def run(self, board: Board, scope: Scope) -> Next:
        if board.beaten:
            return self.if_defeated
        if self.ends_turn and board.outcome == DRAWN and board.cards.hero_word(board.sheet(scope.player).hero, UndecidedGoesOn) is None:
            board.turn.over = True
        return None


class BringMinionToFight(Effect, frozen=True):
    """Sauron moves any minion on the map to this place, and the hero fights it; the turn goes on."""

    place: Place
    if_defeated: Effects = ()

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickMinion(minion) for minion in board.minions]) if board.minions else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickMinion)
        move_minion(board, choice.minion, self.place)
        return StartCombat(choice.minion), AfterForcedFight(self.if_defeated, ends_turn=False)


class CommandAndFight(Effect, frozen=True):
    """Sauron commands a minion; if it moved into the hero's place they fight, and the turn goes on."""

    def run(self, board: Board, scope: Scope) -> Next:
        commands = minion_commands(board)
        return Ask(SAURON, commands) if commands else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Step)
        if isinstance(choice, MoveMinion) and choice.place == board.sheet(scope.player).place:
            return choice, StartCombat(Minion(choice.minion)), AfterForcedFight((), ends_turn=False)
        return (choice,)


class EncounterAt(Effect, frozen=True):
    """The hero draws and meets an encounter where he has come to."""

    def run(self, board: Board, scope: Scope) -> Next:
        return (MeetEncounter(),)


class RevealAdvancedQuest(Effect, frozen=True):
    """The hero's advanced quest becomes active."""

    def run(self, board: Board, scope: Scope) -> Next:
        reveal_advanced(board, scope.player)
        return None


# ---- changes for this combat


class LessInCombat(Effect, frozen=True):
    """Until the end of this combat an attribute of the hero is lower."""

    attribute: Attribute
    by: Amount

    def run(self, board: Board, scope: Scope) -> Next:
        combat, by = board.combat, count(self.by, board, scope)
        assert combat is not None
        if self.attribute is Attribute.STRENGTH:
            combat.hero.strength -= min(by, board.attribute(board.sheet(scope.player), Attribute.STRENGTH))
        else:
            combat.agility_change -= by
        return None


class FoeIsMinion(Condition, frozen=True):
    """The foe in this combat is a minion."""

    def holds(self, board: Board, scope: Scope) -> bool:
        return board.combat is not None and isinstance(foe_called(board.combat.foe), Minion)
