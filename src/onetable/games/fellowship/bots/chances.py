"""Chances: how likely a need is met, if every trick is a fair try at it. Small tables, worked out once."""

from __future__ import annotations

from functools import cache
from math import comb, exp, log, sqrt

RUIN = -4.0  # about what it is worth to lose a goal for good
HOPELESS = 0.01  # what is out of reach still counts a little, so that of two evils the lesser is seen
CAN_WIN = {4: 0.3, 3: 0.4}  # by chairs: how often one who wants a trick gets it
CAN_DUCK = {4: 0.97, 3: 0.95}  # how often one who wants no trick gets none


@cache
def trick_chance(least: int, most: int, left: int, chairs: int) -> float:
    """The chance to win from `least` to `most` of the tricks that are left, trying to win or to duck each of them."""
    if most < 0 or least > left:
        return 0.0
    if least <= 0 and most >= left:
        return 1.0
    won = trick_chance(least - 1, most - 1, left - 1, chairs)
    ducked = trick_chance(least, most, left - 1, chairs)
    trying, avoiding = CAN_WIN[chairs], 1 - CAN_DUCK[chairs]
    return max(trying * won + (1 - trying) * ducked, avoiding * won + (1 - avoiding) * ducked)


@cache
def trick_worth(least: int, most: int, left: int, chairs: int) -> float:
    """What winning this trick is worth to one who must win from `least` to `most` of those left; below 0 if it harms."""
    return trick_weight(least - 1, most - 1, left - 1, chairs) - trick_weight(least, most, left - 1, chairs)


@cache
def trick_weight(least: int, most: int, left: int, chairs: int) -> float:
    """The weight of that chance."""
    return weight(trick_chance(least, most, left, chairs))


@cache
def collecting_chance(needed: int, coming: int, share: float) -> float:
    """The chance to win so many of the cards still to come if each is won with this chance."""
    if needed <= 0:
        return 1.0
    return sum([comb(coming, got) * share**got * (1 - share) ** (coming - got) for got in range(needed, coming + 1)])


@cache
def collecting_worth(needed: int, coming: int, share: float) -> tuple[float, float]:
    """What it is worth that one of these cards goes to the one who needs them, and that it goes elsewhere."""
    now = collecting_chance(needed, coming, share)
    if not now:
        return 0.0, 0.0
    mine, lost = collecting_chance(needed - 1, coming - 1, share), collecting_chance(needed, coming - 1, share)
    return log(mine / now), log(lost / now) if lost > 0.02 * now else RUIN


def weight(chance: float) -> float:
    """Chances of several goals multiply, so their logarithms add up."""
    return log(chance if chance > HOPELESS else HOPELESS)


TRYING, DUCKING = 1.1, 0.4  # how much more, or less, than promised a hand wins if it tries, or ducks


@cache
def hand_weight(twentieths: int, least: int, most: int, left: int) -> float:
    """The weight of winning from `least` to `most` of the tricks left with a hand that promises so many twentieths of a trick."""
    if most < 0 or least > left:
        return weight(0.0)
    promise = twentieths / 20
    blur = 3.0 / (0.6 + 0.3 * sqrt(left))
    found = 0.0
    if least > 0:
        found -= log(1 + exp(-blur * (TRYING * promise - least + 0.4)))
    if most < left:
        found -= log(1 + exp(-blur * (most + 0.5 - DUCKING * promise)))
    return max(found, weight(0.0))
