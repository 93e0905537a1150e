"""Choices tried in imagined worlds: played out by the network, or near the end by the compiled kernel with the solver beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy

from onetable.core.dice import Dice
from onetable.games.fellowship.bots.partner.likely_worlds import LikelyWorlds, TimeLeft, at_once
from onetable.games.fellowship.bots.partner.playing_out import after, play_out
from onetable.games.fellowship.bots.partner.worlds import Expired
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays

if TYPE_CHECKING:  # it is loaded where there is a kernel
    from onetable.games.fellowship.bots.trying import QuickTrials

STANDING = 0.1  # what a lost round is worth in which all goals but one stood
FEWEST_WORLDS = 4  # in which all choices are tried at once
KERNEL_WORLDS = 32  # that the kernel takes at once


class LearnedTrials:
    """One question: each choice is tried in lots of worlds, everybody playing on as the network wishes."""

    def __init__(self, weights: Arrays, worlds: LikelyWorlds, actions: Sequence[int], expired: Expired, time_left: TimeLeft) -> None:
        self.weights, self.worlds, self.actions, self.expired, self.time_left = weights, worlds, actions, expired, time_left
        self.found: list[dict[int, float]] = []  # worlds that were played out, and not asked for yet
        self.each = 0.0  # seconds that a round took which was played out
        self.rounds = at_once(time_left())

    def try_all(self, choices: Sequence[int], dice: Dice) -> list[float] | None:
        """What these choices came to in one more world; None if the time is up."""
        if not self.found and not self.play(choices):
            return None
        world = self.found.pop()
        return [world[number] for number in choices]

    def play(self, choices: Sequence[int]) -> bool:
        """Play out as many more worlds as there is time for; False if there is none."""
        try:
            lot = self.worlds.some(max(FEWEST_WORLDS, self.rounds // len(choices)))
        except (LookupError, Unplayable):  # no more worlds can be imagined
            return False
        begun, many = self.time_left(), len(lot[1]["turn"])
        if self.each:
            many = min(many, int(begun / self.each) // len(choices))
        if many < FEWEST_WORLDS:
            return False
        rules, state = ({name: values[:many] for name, values in part.items()} for part in lot)
        ended = play_out(self.weights, after((rules, state), [self.actions[number] for number in choices]), self.expired)
        if ended is None:
            return False
        self.each = max(begun - self.time_left(), 0.0) / (many * len(choices))
        results = worth(lot[0]["chairs"][0], ended).reshape(len(choices), -1).T.tolist()
        self.found = [dict(zip(choices, row, strict=True)) for row in results]
        return True


def worth(chairs: int, ended: Arrays) -> Array:
    """What the ends of rounds are worth: a win, or a little for goals that stood when it was lost."""
    standing = ((ended["verdicts"] != at.LOST) & (numpy.arange(CHAIRS) < chairs)).sum(1) / max(int(chairs), 1)
    return numpy.where(ended["over"] == at.ROUND_WON, 1.0, STANDING * standing)


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
