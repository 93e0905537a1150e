"""The Assignment phase: actions, then Free Peoples assigns defenders, then the Shadow players what is left."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.assigning import assign, eligible, fighters, may_defend, unassigned
from onetable.games.tcg.phases.archery import defenders
from onetable.games.tcg.phases.phase import ActionPhase
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import AssignTo, LeaveUnassigned
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Measure, Phase
from onetable.games.tcg.words.announcements import WereAssigned


class AssignmentPhase(Step[Board], frozen=True):
    """In the fierce round only fierce minions may be assigned, and without one there is no such round."""

    fierce: bool = False

    def run(self, board: Board, scope: Scope) -> Next:
        if not eligible(board, self.fierce) or board.total(Measure.SKIP_COMBAT):
            return None
        board.fierce = self.fierce
        if self.fierce:
            board.tell(news.FierceRoundBegan())
        return ActionPhase(Phase.ASSIGNMENT), AssignRest(), Skirmishes(), FierceOver()


class FierceOver(Step[Board], frozen=True):
    """The round is over."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.fierce = False
        board.assigned.clear()
        return None


class AssignRest(Step[Board], frozen=True):
    """The Free Peoples player goes through all minions that no action has assigned, then the Shadow players do."""

    def run(self, board: Board, scope: Scope) -> Next:
        return AssignMinions(board.fp, tuple(unassigned(board))), ShadowsAssign(), AllAssigned(tuple(fighters(board)))


class ShadowsAssign(Step[Board], frozen=True):
    """Each Shadow player assigns his own left-over minions as he likes."""

    def run(self, board: Board, scope: Scope) -> Next:
        left = unassigned(board)
        return tuple([AssignMinions(seat, tuple([m for m in left if board.pieces[m].owner == seat])) for seat in board.shadows])


class AssignMinions(Step[Board], frozen=True):
    """One minion after another gets a defender, or is left."""

    seat: Seat
    left: tuple[Handle, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        if not self.left or self.seat not in board.order:
            return None
        minion = self.left[0]
        if minion not in board.pieces:  # its player gave up
            return (AssignMinions(self.seat, self.left[1:]),)
        free = self.seat == board.fp
        able = [card for card in defenders(board) if not free or may_defend(board, card, minion)]
        return Ask(self.seat, (LeaveUnassigned(minion), *[AssignTo(minion, card) for card in able]))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, AssignTo):
            assign(board, choice.minion, choice.defender)
        return (AssignMinions(self.seat, self.left[1:]),) if len(self.left) > 1 else None


class AllAssigned(Step[Board], frozen=True):
    """All assignments count as made together, but those that actions have made were announced before."""

    announced: tuple[Handle, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        cards = tuple([card for card in fighters(board) if card not in self.announced])
        return (WereAssigned(The(cards)),) if cards else None
