"""The Regroup phase: actions, the Shadow players refill, and whoever has reached the last site has won."""

from __future__ import annotations

from onetable.core.step import Next, Scope, Step
from onetable.games.tcg.mechanics.defeat import win
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.phases.actions import Actions, stir
from onetable.games.tcg.phases.phase import BeginPhase, end_phase
from onetable.games.tcg.speech import news
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Phase, Until

AFTER_REGROUP = "after_regroup"


class RegroupPhase(Step[Board], frozen=True):
    """Whoever is at the last site with his Ring-bearer alive has won before it begins."""

    def run(self, board: Board, scope: Scope) -> Next:
        wins = board.at[board.fp] >= board.last_site and board.options.win != AFTER_REGROUP
        if wins and (stirred := stir(board)) is not None:
            return stirred, self  # what happens as soon as something holds comes before that
        end_phase(board)
        board.end(Until.REGROUP)
        if wins:
            return win(board, board.fp, "last site")
        take_off_ring(board)
        return BeginPhase(Phase.REGROUP), Actions(board.around), RegroupOver()


def take_off_ring(board: Board) -> None:
    """Rulebook: at the start of the Regroup phase the Ring comes off."""
    if board.worn:
        board.worn = False
        board.tell(news.RingTakenOff())


class RegroupOver(Step[Board], frozen=True):
    """The Shadow players refill."""

    def run(self, board: Board, scope: Scope) -> Next:
        take_off_ring(board)
        if board.at[board.fp] >= board.last_site:
            return win(board, board.fp, "last site")
        return tuple([Reconcile(seat) for seat in board.shadows])
