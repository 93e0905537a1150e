"""What an evaluation of positions is learned from: how a player stands beside each rival, by what he may know."""

from __future__ import annotations

from collections.abc import Hashable

from onetable.bots.learning.subject import Chance
from onetable.bots.thinking import Thinking
from onetable.core.step import Seat
from onetable.games.tcg.bots.figures import FIGURES, IN_HAND, OF_A_PLAYER, OF_THE_TURN, rivals_of, rows_of
from onetable.games.tcg.bots.instinct.bot import learned_habits
from onetable.games.tcg.bots.marks import LEANINGS as OF_MARKS
from onetable.games.tcg.bots.marks import MARKS, marks_of
from onetable.games.tcg.bots.playout import TcgThinking
from onetable.games.tcg.table import Board

GOOD = {
    "vitality of the Ring-bearer", "companions", "strength of companions", "vitality of companions", "archers", "damage bonuses", "allies",
    "possessions", "conditions of the light", "things of the Shadow", "strength of the Ring-bearer", "cards in hand",
}  # fmt: skip
BAD = {"burdens", "burdens cubed", "frail companions", "dead companions"}
THREATS = {
    "twilight in my turn": -1, "twilight in his turn": 1, "minions' strength to mine in my turn": -1,
    "minions' strength to his in his turn": 1,
}  # fmt: skip
LEANINGS = tuple([1 if name in GOOD else -1 if name in BAD else 0 for name in OF_A_PLAYER])


class TcgSubject:
    """Features of the trading card game."""

    names = FIGURES
    leanings = (1, *LEANINGS, *[-each for each in LEANINGS], *[0 for _ in IN_HAND], *[THREATS.get(name, 0) for name in OF_THE_TURN])
    marks, mark_leanings = MARKS, OF_MARKS

    def rivals(self, board: Board, seat: Seat) -> list[Seat]:
        """All others who are still in the game."""
        return rivals_of(board, seat)

    def rows(self, board: Board, seat: Seat) -> list[list[float]]:
        """One for each rival."""
        return rows_of(board, seat, self.rivals(board, seat))

    def marked(self, board: Board, seat: Seat) -> list[list[int]]:
        """Single cards, by where they lie."""
        return marks_of(board, seat, self.rivals(board, seat))

    def settled(self, board: Board, seat: Seat) -> float | None:
        """Who has won, or is out."""
        if board.winner >= 0:
            return 1.0 if board.winner == seat else 0.0
        return None if seat in board.order and board.ring_bearer[seat] in board.pieces else 0.0

    def stretch(self, board: Board) -> Hashable:
        """A turn."""
        return board.turn

    def thinking(self, chance: Chance) -> Thinking:
        """By habits that were learned, and judged so."""
        return TcgThinking(chance, learned_habits())
