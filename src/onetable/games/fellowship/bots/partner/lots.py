"""Choices tried in lots of worlds: many rounds are played out together, and handed out world by world to whoever compares the choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy

from onetable.core.dice import Dice
from onetable.games.fellowship.bots.partner.likely_worlds import TimeLeft
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays

STANDING = 0.1  # what a lost round is worth in which all goals but one stood
FEWEST_WORLDS = 4  # in which all choices are tried at once


class TrialsInLots(ABC):
    """One question, tried in lot after lot as long as there is time."""

    def __init__(self, chairs: int, rounds: int, time_left: TimeLeft) -> None:
        self.chairs, self.rounds, self.time_left = chairs, rounds, time_left
        self.found: list[dict[int, float]] = []  # worlds that were played out, and not asked for yet
        self.each = 0.0  # seconds that one round took

    @abstractmethod
    def ends(self, choices: Sequence[int], worlds: int, dice: Dice) -> Arrays | None:
        """How so many worlds end after each of these choices, those of the first choice first; None if the time is up."""

    def try_all(self, choices: Sequence[int], dice: Dice) -> list[float] | None:
        """What these choices came to in one more world; None if the time is up."""
        if not self.found and not self.play(choices, dice):
            return None
        world = self.found.pop()
        return [world[number] for number in choices]

    def play(self, choices: Sequence[int], dice: Dice) -> bool:
        """Play out as many more worlds as there is time for; False if there is none."""
        begun, worlds = self.time_left(), max(FEWEST_WORLDS, self.rounds // len(choices))
        if self.each:
            worlds = min(worlds, int(begun / self.each) // len(choices))
        ended = self.ends(choices, worlds, dice) if worlds >= FEWEST_WORLDS else None
        if ended is None:
            return False
        self.each = max(begun - self.time_left(), 0.0) / (worlds * len(choices))
        results = worth(self.chairs, ended).reshape(len(choices), -1).T.tolist()
        self.found = [dict(zip(choices, row, strict=True)) for row in results]
        return True


def worth(chairs: int, ended: Arrays) -> Array:
    """What the ends of rounds are worth: a win, or a little for goals that stood when it was lost."""
    standing = ((ended["verdicts"] != at.LOST) & (numpy.arange(CHAIRS) < chairs)).sum(1) / max(chairs, 1)
    return numpy.where(ended["over"] == at.ROUND_WON, 1.0, STANDING * standing)
