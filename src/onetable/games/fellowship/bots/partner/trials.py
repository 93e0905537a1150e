"""Choices tried in imagined worlds: played out by the network, or near the end by the compiled kernel with the solver beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy

from onetable.core.dice import Dice
from onetable.games.fellowship.bots.partner.past import Past
from onetable.games.fellowship.bots.partner.playing_out import after, play_out
from onetable.games.fellowship.bots.partner.worlds import Draw, Expired, Lot, likelihood, likely
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays

if TYPE_CHECKING:  # it is loaded where there is a kernel
    from onetable.games.fellowship.bots.trying import QuickTrials

ROUNDS = 64  # worlds times choices that are played out at once
STANDING = 0.1  # what a lost round is worth in which all goals but one stood
A_MOVE = 1e-4  # seconds that one move of one world takes, with inputs and network
SHARE = 0.3  # of the time that may go into weighing worlds
TIMES = 4  # worlds weighed for each that is kept
MOST_AT_ONCE = 128  # worlds weighed: the clock is looked at after each of their moves


class LikelyWorlds:
    """Worlds that fit what is known; where there is time for it, those in which the others would have played as they did."""

    def __init__(self, weights: Arrays, draw: Draw, past: Past | None, seconds: float, expired: Expired, dice: Dice) -> None:
        self.weights, self.draw, self.past, self.expired = weights, draw, past, expired
        self.chance = numpy.random.default_rng(dice.bits())
        moves = len(past.moves) if past is not None else 0
        self.affordable = int(SHARE * seconds / (A_MOVE * moves)) if moves else 0

    def some(self, count: int) -> Lot:
        """So many of them."""
        many = min(TIMES * count, self.affordable, MOST_AT_ONCE)
        if self.past is None or many < 2 * count:
            return self.draw(count)
        self.affordable -= many
        worlds = self.draw(many)
        weight = likelihood(self.weights, worlds, self.past, self.expired)
        return likely(worlds, weight if weight is not None else numpy.zeros(many), count, self.chance)


class LearnedTrials:
    """One question: each choice is tried in lots of worlds, everybody playing on as the network wishes."""

    def __init__(self, weights: Arrays, worlds: LikelyWorlds, actions: Sequence[int], expired: Expired) -> None:
        self.weights, self.worlds, self.actions, self.expired = weights, worlds, actions, expired
        self.found: list[dict[int, float]] = []  # worlds that were played out, and not asked for yet

    def try_all(self, choices: Sequence[int], dice: Dice) -> list[float] | None:
        """What these choices came to in one more world; None if the time is up."""
        if not self.found:
            try:
                lot = self.worlds.some(max(4, ROUNDS // len(choices)))
            except (LookupError, Unplayable):  # no more worlds can be imagined
                return None
            ended = play_out(self.weights, after(lot, [self.actions[number] for number in choices]), self.expired)
            if ended is None:
                return None
            results = worth(lot[0]["chairs"][0], ended).reshape(len(choices), -1).T.tolist()
            self.found = [dict(zip(choices, row, strict=True)) for row in results]
        world = self.found.pop()
        return [world[number] for number in choices]


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
            self.hands = self.worlds.some(ROUNDS // 2)[1]["hands"].tolist()
        return self.trials.try_in(self.hands.pop(), choices, dice)
