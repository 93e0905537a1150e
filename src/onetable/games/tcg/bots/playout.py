"""Thinking ahead in the trading card game: an imagined world is played on for two turns, everybody by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from onetable.bots.thinking import Expired
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.games.tcg.bots.acting import HOPELESS
from onetable.games.tcg.bots.decide import WEIGHINGS, ByRules, Habits, Weighing
from onetable.games.tcg.bots.evaluation import chance
from onetable.games.tcg.table import Board

MOST_CANDIDATES = 5
HANDICAP, MOST_HANDICAP = 0.01, 0.03  # how much more must speak for a choice that the rules of thumb like less
HORIZON = 2  # how many turns end before a position is judged


class TcgThinking:
    """Rules of thumb, and playouts by them."""

    weighings: Mapping[type, Weighing] = WEIGHINGS

    def __init__(self, chance: Callable[[Board, Seat], float] = chance, habits: Habits | None = None) -> None:
        self.chance = chance  # how a position is judged: by hand, or as it was learned
        self.habits = habits if habits is not None else ByRules(self.weighings)
        self.handicaps: dict[int, float] = {}  # of the choices of the open question

    def candidates(self, view: View[Any]) -> list[int]:
        """The choices worth thinking about, the advised one first."""
        ranked = self.habits.rank(view.table, view.agenda, view.choices, view.seat)
        least = max(ranked[0][0] - self.habits.margin, HOPELESS)
        self.handicaps = {number: min(MOST_HANDICAP, HANDICAP * (ranked[0][0] - gain)) for gain, number in ranked}
        return [number for gain, number in ranked[:MOST_CANDIDATES] if gain >= least] or [ranked[0][1]]

    def play_out(self, world: Game[Any], choice: int, expired: Expired) -> float | None:
        """Play on for a while and look how things stand."""
        board: Board = world.table
        decision = world.decision
        assert decision is not None
        seat, last = decision.seat, board.turn + HORIZON
        world.hasty = board.hasty = True  # nobody is watching: what has one answer need not be asked
        world.answer(choice)
        while (decision := world.decision) is not None and board.turn < last:
            if expired():
                return None
            world.answer(self.habits.decide(board, world.agenda, decision.choices, decision.seat))
        return max(0.0, self.chance(board, seat) - self.handicaps.get(choice, 0.0))
