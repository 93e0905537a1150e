"""A turn, in the order of the rulebook's table of contents."""

from __future__ import annotations

from onetable.core.step import Ask, Do, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.mechanics.windows import Boundary
from onetable.games.tcg.mechanics.zones import leave_play
from onetable.games.tcg.phases.actions import StirAll
from onetable.games.tcg.phases.archery import ArcheryPhase
from onetable.games.tcg.phases.assignment import AssignmentPhase
from onetable.games.tcg.phases.fellowship import FellowshipPhase, Move, SanctuaryHealing
from onetable.games.tcg.phases.phase import ActionPhase, IfMinions, end_phase
from onetable.games.tcg.phases.regroup import RegroupPhase
from onetable.games.tcg.phases.shadow import ShadowPhases
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import MOVE_ON, STAY
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Kind, Milestone, Phase, Until

FIERCE: Steps = (IfMinions((AssignmentPhase(fierce=True),)),)
FROM_ASSIGNMENT: Steps = (AssignmentPhase(), *FIERCE)
FROM_ARCHERY: Steps = (ArcheryPhase(), IfMinions(FROM_ASSIGNMENT))
BATTLE: Steps = (ActionPhase(Phase.MANEUVER), IfMinions(FROM_ARCHERY))


class StayOrMove(Step[Board], frozen=True):
    """The Free Peoples player moves again while the limit allows it, or stops for this turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        can = board.moves < board.move_limit and not board.stuck
        return Ask(board.fp, (STAY, MOVE_ON) if can else (STAY,))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        return (Move(), *AFTER_MOVE) if choice == MOVE_ON else (Reconcile(board.fp), StirAll(), EndTurn())


END: Steps = (RegroupPhase(), StayOrMove())
AFTER_MOVE: Steps = (ShadowPhases(), IfMinions(BATTLE), *END)


class Turn(Step[Board], frozen=True):
    """One player's turn: the pool is emptied, texts for the start of the turn act, then the phases follow."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn += 1
        board.twilight, board.moves, board.stuck, board.fought = 0, 0, False, ()
        board.move_limit = max(2, board.players - 1)
        board.phase = Phase.FELLOWSHIP
        board.played_here = board.played_phase = ()
        board.forget()
        board.tell(news.TurnBegan(Player(board.fp)))
        sanctuary = Keyword.SANCTUARY in board.cards[board.here].printed
        healing: Steps = (SanctuaryHealing(),) if sanctuary else ()
        return Do((Boundary(Milestone.TURN_STARTS), *healing, FellowshipPhase(), *AFTER_MOVE), Scope(board.fp))


class EndTurn(Step[Board], frozen=True):
    """Minions are discarded with what they bear; then the turn ends and passes to the left."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.tell(news.TurnEnded(Player(board.fp)))
        # All of them: also a second copy of a unique one that was not active.
        leave_play(board, [card for card in board.pieces if board.cards[card].kind is Kind.MINION])
        return Boundary(Milestone.TURN_ENDS), PassTheTurn()


class PassTheTurn(Step[Board], frozen=True):
    """The next player's turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        end_phase(board)
        board.end(Until.REGROUP)
        board.end(Until.TURN_END)
        board.fp = board.left_of(board.fp)
        board.forget()
        return board.box.turn
