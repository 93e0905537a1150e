"""Why not: for all that a player may try now and cannot, the reason. The rules that compute legality give it."""

from __future__ import annotations

from collections.abc import Mapping

from onetable.core.game import Game
from onetable.core.word import Word
from onetable.games.tcg.mechanics.assigning import may_defend
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.phases.actions import Actions, refusals
from onetable.games.tcg.phases.archery import defenders
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.setup import StartingFellowship
from onetable.games.tcg.speech.choices import MOVE_ON, AssignTo, Begin
from onetable.games.tcg.speech.reasons import HasEnough, MoveLimitReached, MustStay
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Phase


def why_not(game: Game[Board]) -> Mapping[Word, Word]:
    """The refusals of the open decision."""
    if game.decision is None:
        return {}
    board, step = game.table, game.agenda[-1][0][0]
    if isinstance(step, Actions):
        return refusals(board, game.decision.seat)
    if isinstance(step, StartingFellowship):
        return {Begin(card): reason for card, reason in step.attempts(board) if reason is not None}
    if isinstance(step, Reconcile) and step.seat == board.fp and board.phase is Phase.REGROUP:
        # Who may not move on is not asked whether he would; at his next question he can see why.
        reason = MustStay() if board.stuck else MoveLimitReached(board.move_limit) if board.moves >= board.move_limit else None
        return {MOVE_ON: reason} if reason is not None else {}
    if isinstance(step, AssignMinions) and step.seat == board.fp:
        minion = step.left[0]
        return {AssignTo(minion, card): HasEnough() for card in defenders(board) if not may_defend(board, card, minion)}
    return {}
