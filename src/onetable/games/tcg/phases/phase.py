"""How a phase begins and ends: changes run out, texts answer."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.core.step import Next, Scope, Seat, Step
from onetable.games.tcg.mechanics.windows import Boundary, is_heard
from onetable.games.tcg.phases.actions import Actions, stirring
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.moments import AFTER
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.table import NOBODY, Board
from onetable.games.tcg.traits import STARTS, Phase, Until

SKIRMISH = Phase.SKIRMISH


class BeginPhase(Step[Board], frozen=True):
    """What lasted for the phase before is over; texts for the beginning of this one act."""

    phase: Phase
    acting: Seat = NOBODY

    def run(self, board: Board, scope: Scope) -> Next:
        end_phase(board)
        board.phase, board.acting = self.phase, self.acting
        board.played_phase = ()
        if board.news is not None:
            board.tell(news.PhaseBegan(self.phase) if self.acting == NOBODY else news.ShadowPhaseBegan(Player(self.acting)))
        start = STARTS[self.phase]
        return (*stirring(board), Boundary(start)) if is_heard(board, (AFTER, start)) else stirring(board) or None


def end_phase(board: Board) -> None:
    """Changes that last until the end of a phase are over."""
    board.end(Until.PHASE_END)
    if board.phase is SKIRMISH:
        for card, piece in board.pieces.items():
            if piece.hurt:
                board.pieces[card] = replace(piece, hurt=0)


class ActionPhase(Step[Board], frozen=True):
    """A phase in which all may act, Free Peoples first, then to the right."""

    phase: Phase

    def run(self, board: Board, scope: Scope) -> Next:
        return BeginPhase(self.phase), Actions(board.around)


class IfMinions(Step[Board], frozen=True):
    """Rulebook: without a minion in play all that follows is skipped, up to the Regroup phase."""

    then: tuple[Step[Board], ...]

    def run(self, board: Board, scope: Scope) -> Next:
        return self.then if board.minions() else None
