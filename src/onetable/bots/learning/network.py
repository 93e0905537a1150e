"""A small network beside a sum of features: hidden units, each a curve of features and of the marks of a position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
from msgspec import Struct

from onetable.bots.learning.samples import Samples, likelihood, surprise_of
from onetable.bots.learning.weights import Weights

EPOCHS, BATCH, PACE = 4, 512, 1.5e-3
LEAST_STEPS, MOST_EPOCHS = 2000, 200  # where there are few positions they are seen more often, but not for ever
LOOKS = 12  # how often it is seen on the way how well games that it is not fitted to are foreseen
AT_FIRST = 0.1  # so much each unit says, half of them for a seat and half against it
DECAYS = (1e-2, 1.0, 0.0, 1e-2)  # what is held against weights, part by part: what is seldom true says little
FIRST, SECOND, LEAST = 0.9, 0.999, 1e-8  # how long Adam remembers which way it went and how far, and what it never divides by


class Network(Struct, frozen=True):
    """Weights from features and from marks to each unit, where each unit begins and what it says; last, what marks say by themselves."""

    hidden: Any
    marks: Any
    thresholds: Any
    outward: Any

    @property
    def parts(self) -> tuple[Any, ...]:
        """All arrays, in this order."""
        return self.hidden, self.marks, self.thresholds, self.outward

    def look(self, rows: Any, marks: Any) -> tuple[Any, Any]:
        """What it adds to the sum for each position, and how far each unit is bent."""
        said = marks @ self.marks
        curve = np.tanh(rows @ self.hidden + said[:, :-1] + self.thresholds)
        return curve @ self.outward + said[:, -1], curve

    def odds(self, samples: Samples) -> Any:
        """What it adds to the sum for each of many positions."""
        width = len(self.marks)
        return np.concatenate([self.look(samples.rows[some], samples.marked(some, width))[0] for some in samples.portions()])

    def slopes(self, rows: Any, marks: Any, base: Any, won: Any, weights: Any) -> tuple[Any, ...]:
        """How the surprise changes with each weight."""
        added, curve = self.look(rows, marks)
        wrong = (weights * (likelihood(base + added) - won) / weights.sum()).astype(np.float32)
        back = wrong[:, None] * self.outward * (1 - curve * curve)
        return rows.T @ back, marks.T @ np.hstack([back, wrong[:, None]]), back.sum(0), curve.T @ wrong


def network_of(weights: Weights, marks: tuple[str, ...]) -> Network:
    """The network of these weights for marks that are called so."""
    units, places = len(weights.outward), {name: place for place, name in enumerate(marks)}
    table = np.zeros((len(marks), units + 1))
    said = np.frombuffer(weights.marked, "<f2").reshape(len(weights.marks), units + 1)
    for name, row in zip(weights.marks, said, strict=True):
        if name in places:
            table[places[name]] = row
    hidden, thresholds, outward = [np.array(each) for each in (weights.hidden, weights.thresholds, weights.outward)]
    return Network(hidden.T, table, thresholds, outward)


def begun(features: int, marks: int, units: int, dice: Any) -> Network:
    """A network that says next to nothing."""
    hidden, said = dice.normal(0, 1 / np.sqrt(features), (features, units)), dice.normal(0, 0.01, (marks, units + 1))
    outward = np.where(np.arange(units) % 2, AT_FIRST, -AT_FIRST)
    return Network(*[part.astype(np.float32) for part in (hidden, said, np.zeros(units), outward)])


def steps_for(positions: int) -> int:
    """How many batches are looked at."""
    return max(EPOCHS * positions // BATCH, min(LEAST_STEPS, MOST_EPOCHS * -(-positions // BATCH)))


class Fitting(Struct, frozen=True):
    """What a network is fitted to, and by what it is seen how good it is; both with the odds that the sum gives."""

    fitted: Samples
    base: Any
    checked: Samples
    checked_base: Any
    leanings: Any  # of features
    of_marks: Any  # the same of marks; the last stands for all that is never true in what is fitted to

    def network(self, units: int, seed: int) -> Network:
        """By Adam, ever slower; kept is what was least surprised by games that it was not fitted to."""
        dice = np.random.Generator(np.random.PCG64(seed))
        network = begun(len(self.leanings), len(self.of_marks), units, dice)
        network.marks[-1:] = 0.0
        sides = np.sign(network.outward)
        first, second = [[np.zeros_like(part) for part in network.parts] for _ in range(2)]
        best, kept, steps = np.inf, network, steps_for(len(self.fitted.won))
        for step, slopes in enumerate(islice(self.batches(network, dice), steps), 1):
            pace = PACE * (1 - step / (steps + 1)) * np.sqrt(1 - SECOND**step) / (1 - FIRST**step)
            for part, slope, mean, square, decay in zip(network.parts, slopes, first, second, DECAYS, strict=True):
                mean += (1 - FIRST) * (slope - mean)
                square += (1 - SECOND) * (slope * slope - square)
                part -= pace * (mean / (np.sqrt(square) + LEAST) + decay * part)
            self.straighten(network, sides)
            if step * LOOKS // steps > (step - 1) * LOOKS // steps:
                surprise = surprise_of(self.checked_base + network.odds(self.checked), self.checked)
                if surprise < best:
                    best, kept = surprise, Network(*[part.copy() for part in network.parts])
        return kept

    def batches(self, network: Network, dice: Any) -> Iterator[tuple[Any, ...]]:
        """Of batch after batch of positions, in an order by chance, how its surprise changes with each weight as it is then."""
        samples = self.fitted
        while True:
            order = dice.permutation(len(samples.won))
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                marks = samples.marked(some, len(self.of_marks))
                yield network.slopes(samples.rows[some], marks, self.base[some], samples.won[some], samples.weights[some])

    def straighten(self, network: Network, sides: Any) -> None:
        """Each unit keeps to its side, and what is good for a seat speaks for it there or not at all."""
        network.outward[network.outward * sides < 0] = 0.0
        network.hidden[self.leanings[:, None] * network.hidden * sides < 0] = 0.0
        network.marks[self.of_marks[:, None] * network.marks * np.append(sides, 1.0) < 0] = 0.0
