"""What the open question lets a player try and the rules refuse: the reason, from the rules that compute legality."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from onetable.core.game import Game
from onetable.core.step import Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.phases import attempts
from onetable.games.tcg.phases.actions import Actions, refusals
from onetable.games.tcg.phases.targets_refused import targets
from onetable.games.tcg.speech.choices import MOVE_ON
from onetable.games.tcg.speech.reasons import MoveLimitReached, MustStay
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Phase

Tried = Iterator[tuple[Word, list[Word]]]


def why_not(game: Game[Board]) -> Mapping[Word, Word]:
    """The refusals of the open decision, each with its first reason."""
    decision = game.decision
    if decision is None:
        return {}
    steps, scope = game.agenda[-1]
    offered = set(decision.choices)
    tried = open_question(game.table, decision.seat, steps[0], scope)
    return {attempt: why[0] for attempt, why in tried if why and attempt not in offered}


def open_question(board: Board, seat: Seat, step: Step[Board], scope: Scope) -> Tried:
    """What the asking step lets somebody try, with all that hinders it."""
    if isinstance(step, Actions):
        more = dict(attempts.plays(board, seat))
        for act, reason in refusals(board, seat).items():
            yield act, [reason, *[other for other in more.get(act, ()) if other != reason]]
        if board.phase is Phase.FELLOWSHIP:
            yield from attempts.transfers(board, seat)
            yield from attempts.heals(board, seat)
    elif isinstance(step, Reconcile) and step.seat == board.fp and board.phase is Phase.REGROUP:
        # Who may not move on is not asked whether he would; at his next question he can see why.
        yield MOVE_ON, why_not_move(board)
    else:
        yield from targets(board, step, scope)


def why_not_move(board: Board) -> list[Word]:
    """What keeps the fellowship where it is."""
    limit: list[Word] = [MoveLimitReached(board.move_limit)] if board.moves >= board.move_limit else []
    return [MustStay(), *limit] if board.stuck else limit
