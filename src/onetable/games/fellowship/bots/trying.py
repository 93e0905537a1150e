"""Trying cards quickly: imagined worlds as rows of numbers, every choice played out in them by compiled functions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from onetable.core.dice import Dice
from onetable.games.fellowship.imagine import imagine, only_hands_are_unseen, unseen
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.bare import bare_round
from onetable.games.fellowship.kernel.compiling import Numbers, numbers
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.moves import move_of
from onetable.games.fellowship.kernel.tricks import play
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.solver.needs import NEEDS_SIZE
from onetable.games.fellowship.solver.partners import play_sensibly
from onetable.games.fellowship.solver.solving import Solver
from onetable.games.fellowship.solver.trials import WON, try_moves, worth_of
from onetable.games.fellowship.view import FellowshipView

TIMES = 6  # playouts of each choice in each world
NOISE = 2_000  # how much chance there is in them, in thousandths
LOOK = 400  # positions the solver looks at after each choice
STILL_WINNABLE = 0.3  # what it is worth that a world can still be won


@cache
def the_solver() -> Solver:
    """The memory of the solver: one for all bots of a process."""
    return Solver()


@cache
def warm_up() -> None:
    """Load all that is compiled and called from here, before the first decision must be quick."""
    rules, state = bare_round([1 << 32 | 1, 2 | 1 << 8, 4 | 1 << 9], 0, [[at.WIN_TRICKS, 0, 0, 1, 1, 0]])
    the_solver().solve(rules, state, seconds=0.01)
    trial = Trial(rules, state, [0, 32])
    trial.try_all(range(2))
    trial.winnable_after(0)
    play_sensibly(rules, state, trial.needs, NOISE)
    worth_of(rules, state)


class Trial:
    """Choices to be tried in one world."""

    def __init__(self, rules: Numbers, state: Numbers, moves: Sequence[int]) -> None:
        self.rules, self.state, self.moves = rules, state, moves
        self.needs, self.work = numbers([0] * NEEDS_SIZE), state.copy()

    def try_all(self, choices: Sequence[int]) -> list[float]:
        """What each of these choices came to in this world; one after which it is surely lost comes to nothing."""
        moves = [self.moves[number] for number in choices]
        found, wins = numbers([0] * len(moves)), numbers([0] * len(moves))
        try_moves(self.rules, self.state, self.needs, self.work, numbers(moves), TIMES, NOISE, found, wins)
        return [self.weighed(move, int(result), won > 0) for move, result, won in zip(moves, found, wins, strict=True)]

    def weighed(self, move: int, result: int, was_won: bool) -> float:
        """Playouts, and whether those who saw all cards could still win; where a playout was won nobody need be asked."""
        winnable = was_won or self.winnable_after(move)
        if winnable is False:
            return 0.0
        return result / (TIMES * WON) + (STILL_WINNABLE if winnable else 0.0)

    def winnable_after(self, move: int) -> bool | None:
        """Whether this world can still be won after this move; None if that is not found out."""
        work = self.work
        work[:] = self.state
        play(self.rules, work, move)
        if work[at.OVER] == at.RUNNING:
            return the_solver().solve(self.rules, work, seconds=0.005, most=LOOK).winnable
        return bool(work[at.OVER] == at.ROUND_WON)


class QuickTrials:
    """One question, tried in world after world."""

    def __init__(self, seen: FellowshipView, dice: Dice) -> None:
        self.seen = seen
        first = imagine(seen, dice)
        assert first.decision is not None
        self.moves = [move_of(first, choice) for choice in first.decision.choices]
        self.rules, self.state = describe(first)
        self.same_rules = only_hands_are_unseen(seen, first.table)

    def try_all(self, choices: Sequence[int], dice: Dice) -> list[float]:
        """What these choices came to in one more world."""
        if not self.same_rules:
            self.rules, self.state = describe(imagine(self.seen, dice))
        else:
            hidden = unseen(self.seen)
            for place, cards in zip(hidden.places, hidden.ways.deal(dice), strict=True):
                self.state[at.HANDS + place.chair] = cards
        return self.try_here(choices, dice)

    def try_in(self, hands: Sequence[int], choices: Sequence[int], dice: Dice) -> list[float]:
        """What these choices came to with these hands; nothing else may be unseen."""
        self.state[at.HANDS : at.HANDS + len(hands)] = hands
        return self.try_here(choices, dice)

    def try_here(self, choices: Sequence[int], dice: Dice) -> list[float]:
        """What these choices came to in the present world."""
        self.state[at.FATE] = 1 + (dice.bits() & 0x7FFFFFFF)
        return Trial(self.rules, self.state, self.moves).try_all(choices)


def quick_trials(seen: FellowshipView, dice: Dice) -> QuickTrials | None:
    """A quick way to try the choices of this question, if it is about tricks."""
    try:
        return QuickTrials(seen, dice)
    except Unplayable:
        return None
