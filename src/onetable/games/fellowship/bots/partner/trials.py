"""Choices tried in imagined worlds: played out by the network, or near the end by the compiled kernel with the solver beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from onetable.core.dice import Dice
from onetable.games.fellowship.bots.partner.likely_worlds import LikelyWorlds, TimeLeft, at_once
from onetable.games.fellowship.bots.partner.lots import TrialsInLots
from onetable.games.fellowship.bots.partner.playing_out import after, play_out
from onetable.games.fellowship.bots.partner.worlds import Expired
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.learning.arrays import Arrays

if TYPE_CHECKING:  # it is loaded where there is a kernel
    from onetable.games.fellowship.bots.trying import QuickTrials

KERNEL_WORLDS = 32  # that the kernel takes at once


class LearnedTrials(TrialsInLots):
    """One question: each choice is tried in lots of worlds, everybody playing on as the network wishes."""

    def __init__(
        self, weights: Arrays, worlds: LikelyWorlds, actions: Sequence[int], chairs: int, expired: Expired, time_left: TimeLeft
    ) -> None:
        super().__init__(chairs, at_once(time_left()), time_left)
        self.weights, self.worlds, self.actions, self.expired = weights, worlds, actions, expired
        worlds.look()

    def ends(self, choices: Sequence[int], worlds: int, dice: Dice) -> Arrays | None:
        """How so many worlds end after each of these choices."""
        try:
            lot = self.worlds.some(worlds)
        except (LookupError, Unplayable):  # no more worlds can be imagined
            return None
        return play_out(self.weights, after(lot, [self.actions[number] for number in choices]), self.expired)


class LikelyKernelTrials:
    """The kernel's trials, in worlds that are likely."""

    def __init__(self, trials: QuickTrials, worlds: LikelyWorlds) -> None:
        self.trials, self.worlds = trials, worlds
        self.hands: list[list[int]] = []

    def try_all(self, choices: Sequence[int], dice: Dice) -> list[float] | None:
        """What these choices came to in one more world."""
        if not self.trials.same_rules:
            return self.trials.try_all(choices, dice)
        if not self.hands:
            self.hands = self.worlds.some(KERNEL_WORLDS)[1]["hands"].tolist()
        return self.trials.try_in(self.hands.pop(), choices, dice)
