"""How a written position goes on: from the middle of the tricks, past the decision, or to the end of a trick."""

from __future__ import annotations

from onetable.core.step import Next, Scope
from onetable.games.fellowship.phases.between_tricks import PrepareTrick
from onetable.games.fellowship.phases.judge import judge
from onetable.games.fellowship.phases.rounds import BeginTricks
from onetable.games.fellowship.phases.tricks import PLAY_CARDS, PlayCards, finish_trick, play
from onetable.games.fellowship.table import Board, Chair


class PlayOn(PlayCards, frozen=True):
    """The tricks, to the last one whatever is decided."""

    def finish(self, board: Board, scope: Scope) -> Next:
        finish_trick(board)
        judge(board)
        return (PrepareTrick(), self) if board.left else None


class OneTrick(PlayCards, frozen=True):
    """The trick that is being played, and no other."""

    def finish(self, board: Board, scope: Scope) -> Next:
        finish_trick(board)
        judge(board)
        return None


class BeginAt(BeginTricks, frozen=True):
    """Go on with the tricks of a written position: before a lead, or with cards in the trick already."""

    leader: Chair
    tricks: PlayCards = PLAY_CARDS
    trick: tuple[tuple[Chair, int, bool], ...] | None = None
    event_cards: tuple[int, ...] = ()

    def first(self, board: Board) -> Chair:
        return self.leader

    def run(self, board: Board, scope: Scope) -> Next:
        decided = super().run(board, scope) is None
        if decided and not (isinstance(self.tricks, PlayOn) and board.left):
            return None
        if self.trick is None:
            return (self.tricks,) if board.roles.plain else (PrepareTrick(), self.tricks)
        board.event_cards = self.event_cards
        for chair, card, to_win in self.trick:
            play(board, chair, card, to_win)
        return (self.tricks,)
