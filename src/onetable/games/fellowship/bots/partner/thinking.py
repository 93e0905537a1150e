"""How `partner` thinks ahead: the network's choice comes first, and is left for a clear gain alone."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any

from onetable.bots.rollout import FIRST_LOOK
from onetable.bots.thinking import Expired, QuickWay
from onetable.core.dice import Dice
from onetable.core.view import View
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.partner.likely_worlds import LikelyWorlds, TimeLeft
from onetable.games.fellowship.bots.partner.past import moves_made, past_of
from onetable.games.fellowship.bots.partner.setting_up import SetupTrials, can_be_tried
from onetable.games.fellowship.bots.partner.trials import LearnedTrials, LikelyKernelTrials
from onetable.games.fellowship.bots.partner.wishing import Question, question_of, wished
from onetable.games.fellowship.bots.partner.worlds import drawing
from onetable.games.fellowship.bots.playout import FellowshipThinking
from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.network import learned_weights
from onetable.games.fellowship.view import FellowshipView

CLEAR_GAIN = 0.1  # how much better than what is advised another choice must be where the network plays on
KERNEL_GAIN = 0.03  # the same near the end, where the kernel does: it tries many more worlds, and its results lie closer together
SETUP_GAIN = 0.1  # the same before the tricks, where the kernel plays them
MOST_CANDIDATES = 6
LEAST_WISHED = 0.01  # below it a wish says no more
ENDING = 5  # tricks to come from which on the kernel and the solver try the choices
PATIENCE = 0.5  # seconds below which playing out by the network takes too long, and too few worlds could be weighed to be worth it
LEANING = 0.04  # what a wish counts, as a logarithm, beside what the kernel finds where there is little time
LONG_LOOK = 32  # worlds in which every card is tried before any is given up


class PartnerThinking(FellowshipThinking):
    """The network's wishes, and trials of them; set-ups are thought about by rules of thumb."""

    def __init__(
        self, weights: Callable[[], Arrays] = learned_weights, gain: float = CLEAR_GAIN, ending: int = ENDING, patience: float = PATIENCE
    ) -> None:
        self.weights, self.gain, self.ending, self.patience = weights, gain, ending, patience
        self.seconds, self.first_look, self.by_kernel = 0.0, FIRST_LOOK, False
        self.head_starts: dict[int, float] = {}
        self.expired: Expired = lambda: False
        self.time_left: TimeLeft = lambda: self.seconds
        self.question: Question | None = None

    def candidates(self, view: View[Any]) -> list[int]:
        """The choices that the network wishes for, most of all the first."""
        assert isinstance(view, FellowshipView)
        self.question = question_of(view)
        self.first_look = LONG_LOOK if self.question is not None else FIRST_LOOK
        if self.question is None:
            found = super().candidates(view)
            self.head_starts = {found[0]: CLEAR_GAIN if self.seconds >= self.patience else SETUP_GAIN}
            return found
        wish = wished(self.weights(), self.question)
        self.by_kernel = LOADING.is_done() and (int(self.question.state["left"][0]) <= self.ending or self.seconds < self.patience)
        first = int(wish.argmax())
        if not self.by_kernel:
            self.head_starts = {first: self.gain}
            return promising(wish)
        self.head_starts = {first: KERNEL_GAIN} if self.seconds >= self.patience else leanings(wish)
        return [first, *[number for number in super().candidates(view) if number != first]]  # it tries them so fast that none is left out

    def head_start(self, choice: int) -> float:
        """How much the network's wish speaks for this choice."""
        return self.head_starts.get(choice, 0.0)

    def quickly(self, view: View[Any], dice: Dice) -> QuickWay | None:
        """Trials by the network where there is time for them, by the kernel near the end and, in any worlds, where there is little time."""
        question = self.question
        assert isinstance(view, FellowshipView)
        if question is None:
            return self.setting_up(view, dice)
        if self.by_kernel and self.seconds < self.patience:
            return super().quickly(view, dice)
        draw, weights, (_, rules, state, _) = drawing(view, question, dice), self.weights(), question
        worlds = LikelyWorlds(weights, draw, lambda: past_of(rules, state), moves_made(state), self.expired, self.time_left, dice)
        if self.by_kernel:
            from onetable.games.fellowship.bots.trying import quick_trials

            trials = quick_trials(view, dice)
            return LikelyKernelTrials(trials, worlds) if trials is not None else None
        return LearnedTrials(weights, worlds, question.actions, int(rules["chairs"][0]), self.expired, self.time_left)

    def setting_up(self, view: FellowshipView, dice: Dice) -> QuickWay | None:
        """Trials of a question before the tricks: the network plays them where there is time for it, else the kernel."""
        if not can_be_tried(view):
            return super().quickly(view, dice)
        if self.seconds >= self.patience:
            return SetupTrials(self.weights(), view, self.expired, self.time_left)
        if not LOADING.is_done():
            return None
        from onetable.games.fellowship.bots.partner.quick_setups import QuickSetupTrials

        return QuickSetupTrials(view, self.expired)


def leanings(wish: Array) -> dict[int, float]:
    """By choice: how far it is behind what is wished for most, before the kernel tries both."""
    return {number: LEANING * log(max(float(each), LEAST_WISHED) / float(wish.max())) for number, each in enumerate(wish)}


def promising(wish: Array) -> list[int]:
    """The choices that are wished for most, however little: the network is surer of its first wish than it should be."""
    return [int(number) for number in (-wish).argsort(kind="stable")[:MOST_CANDIDATES]]
