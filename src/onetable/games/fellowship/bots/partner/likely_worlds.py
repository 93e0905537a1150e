"""Worlds in which the others would have played as they did: many are drawn and weighed once, then taken from by their weights."""

from __future__ import annotations

from collections.abc import Callable

import numpy

from onetable.core.dice import Dice
from onetable.games.fellowship.bots.partner.past import Past
from onetable.games.fellowship.bots.partner.worlds import Draw, Expired, Lot, likelihood, likely
from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.deals import join

TimeLeft = Callable[[], float]
SHARE = 0.4  # of the time that may go into weighing worlds
MOST_WORLDS = 1024
FEWEST, MOST_AT_ONCE = 64, 512  # weighed or played at once: fewer cost more each, and the clock is looked at after each of their moves
BY_SECOND = 256  # of these, for each second that is left
A_MOVE = 8e-5  # seconds that a move of one world takes at most where few are weighed at once


def at_once(seconds: float) -> int:
    """How many worlds are best thought about together with so much time left."""
    return int(min(max(BY_SECOND * seconds, FEWEST), MOST_AT_ONCE))


class LikelyWorlds:
    """Worlds that fit what is known; where there is time for it, those in which the others would have played as they did."""

    def __init__(
        self, weights: Arrays, draw: Draw, past: Callable[[], Past | None], moves: int, expired: Expired, time_left: TimeLeft, dice: Dice
    ) -> None:
        self.weights, self.draw, self.past, self.moves = weights, draw, past, moves
        self.expired, self.time_left = expired, time_left
        self.chance = numpy.random.default_rng(dice.bits())
        self.weighed: tuple[Lot, Array] | None = None
        self.looked = False

    def look(self) -> None:
        """Weigh them, if that was not done yet."""
        if not self.looked:
            self.looked, self.weighed = True, self.weigh()

    def some(self, count: int) -> Lot:
        """So many of them."""
        self.look()
        if self.weighed is None:
            return self.draw(count)
        return likely(*self.weighed, count, self.chance)

    def weigh(self) -> tuple[Lot, Array] | None:
        """As many as there is time for; None where there is none, or where the moves made cannot be told."""
        begun = self.time_left()
        portion = at_once(begun)
        if not self.moves or A_MOVE * portion * self.moves > SHARE * begun:
            return None
        past = self.past()
        if past is None:
            return None
        lots: list[Lot] = []
        weights: list[Array] = []
        longest = 0.0
        while len(lots) * portion < MOST_WORLDS and begun - self.time_left() + longest <= SHARE * begun:
            before = self.time_left()
            lot = self.draw(portion)
            weight = likelihood(self.weights, lot, past, self.expired)
            if weight is None:
                break
            lots.append(lot)
            weights.append(weight)
            longest = max(longest, before - self.time_left())
        return (join(lots), numpy.concatenate(weights)) if lots else None
