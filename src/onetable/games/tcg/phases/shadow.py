"""The Shadow phases: one for each Shadow player, from the right of the Free Peoples player on."""

from __future__ import annotations

from onetable.core.step import Next, Scope, Seat, Step
from onetable.games.tcg.mechanics.windows import Boundary, is_heard
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.phase import BeginPhase
from onetable.games.tcg.speech.moments import AFTER
from onetable.games.tcg.table import NOBODY, Board
from onetable.games.tcg.traits import Milestone, Phase


class ShadowPhases(Step[Board], frozen=True):
    """Each acts alone until he passes; passing ends his phase for good. One common pool."""

    def run(self, board: Board, scope: Scope) -> Next:
        return tuple([ShadowPhase(seat) for seat in board.shadows])


class ShadowPhase(Step[Board], frozen=True):
    """One Shadow player's phase."""

    seat: Seat

    def run(self, board: Board, scope: Scope) -> Next:
        if self.seat not in board.order:
            return None
        return BeginPhase(Phase.SHADOW, self.seat), Actions((self.seat,)), EndShadow(self.seat)


class EndShadow(Step[Board], frozen=True):
    """Texts for the end of this player's Shadow phase act."""

    seat: Seat

    def run(self, board: Board, scope: Scope) -> Next:
        board.acting = self.seat
        if is_heard(board, (AFTER, Milestone.END_OF_SHADOW)):
            return Boundary(Milestone.END_OF_SHADOW), ShadowOver()
        board.acting = NOBODY
        return None


class ShadowOver(Step[Board], frozen=True):
    """It is nobody's Shadow phase any more."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.acting = NOBODY
        return None
