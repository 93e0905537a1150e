"""From noted positions to weights: a logistic regression, and a small network that begins with it."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from onetable.bots.learning.judging import Weights

RIDGES = (2e-3, 1e-2, 4e-2, 0.15)  # how much is held against leaving the judgement by hand: what games that were not fitted to like best
STEPS = 7  # of Newton's method: more than it needs
FIGURES = 6  # of each weight: what machines reckon differently lies behind them
UNITS, EPOCHS, BATCH, PACE, DECAY = 16, 12, 512, 2e-3, 1e-4
CLEARLY = 5e-4  # how much less surprised by games that it was not fitted to a network must be than a sum


class Samples(Struct, frozen=True):
    """Rows of features, whether each was won, and how much it weighs."""

    rows: Any
    won: Any
    weights: Any


class Score(Struct, frozen=True):
    """How well a judgement foresees: its mean surprise (the logarithmic loss), and how often the likelier side won."""

    surprise: float
    right: float
    positions: int


class Features(Struct, frozen=True):
    """What features are called, and which of them are known to be good (1) or bad (-1)."""

    names: tuple[str, ...]
    leanings: tuple[int, ...]


def fit(features: Features, fitted: Samples, checked: Samples, seed: int, units: int = UNITS) -> tuple[Weights, Weights | None]:
    """The sum of features that fits best; and a network, where it is clearly better on games that neither was fitted to.

    What is known to be good never counts against anybody: it has its own weight or none, and no curve of the network is made of it.
    """
    names, leanings = features.names, np.array(features.leanings)
    middle, spread = scale_of(fitted)
    scaled = Samples((fitted.rows - middle) / spread, fitted.won, fitted.weights)
    against = Samples((checked.rows - middle) / spread, checked.won, checked.weights)
    found = [leaning(scaled, ridge, float(spread[0]), leanings) for ridge in RIDGES]
    straight, always = min(found, key=lambda each: surprise_of(against.rows @ each[0] + each[1], against))
    line = plain(names, middle, spread, straight, always)
    if not units:
        return line, None
    hidden, thresholds, outward = network(scaled, against, straight, always, units, seed, leanings == 0)
    curved = plain(names, middle, spread, straight, always, hidden, thresholds, outward)
    better = foresight(curved, checked).surprise < foresight(line, checked).surprise - CLEARLY
    return line, curved if better else None


def scale_of(samples: Samples) -> tuple[Any, Any]:
    """The mean and the spread of every feature; what never changes has a spread of 1."""
    share = samples.weights / samples.weights.sum()
    middle = share @ samples.rows
    spread = np.sqrt(share @ (samples.rows - middle) ** 2)
    return middle, np.where(spread > 1e-6, spread, 1.0)


def leaning(samples: Samples, firmness: float, hand: float, leanings: Any) -> tuple[Any, float]:
    """The regression without those features that would count the wrong way."""
    used: Any = np.ones(len(leanings), bool)
    while True:
        straight, always = regression(Samples(samples.rows[:, used], samples.won, samples.weights), firmness, hand)
        found = np.zeros(len(leanings))
        found[used] = straight
        wrong = found * leanings < 0
        if not wrong.any():
            return found, always
        used &= ~wrong


def regression(samples: Samples, firmness: float, hand: float) -> tuple[Any, float]:
    """Logistic regression by Newton's method, with a ridge around the judgement by hand, which is the first feature with this weight."""
    rows = np.hstack([samples.rows, np.ones((len(samples.rows), 1))])
    share = samples.weights / samples.weights.sum()
    ridge = np.full(rows.shape[1], firmness)
    ridge[-1] = 1e-9
    by_hand = np.zeros(rows.shape[1])
    by_hand[0] = hand
    found = by_hand.copy()
    for _ in range(STEPS):
        foreseen = likelihood(rows @ found)
        slope = rows.T @ (share * (foreseen - samples.won)) + ridge * (found - by_hand)
        bend = (rows * (share * foreseen * (1 - foreseen))[:, None]).T @ rows + np.diag(ridge)
        found -= np.linalg.solve(bend, slope)
    return found[:-1], float(found[-1])


def network(samples: Samples, against: Samples, straight: Any, always: float, units: int, seed: int, seen: Any) -> tuple[Any, Any, Any]:
    """Hidden units beside the sum, of some features, by Adam; kept is the epoch that was least surprised by games it was not fitted to."""
    dice = np.random.Generator(np.random.PCG64(seed))
    count = samples.rows.shape[1]
    parts = [dice.normal(0, 1 / np.sqrt(count), (count, units)) * seen[:, None], np.zeros(units), np.zeros(units)]
    parts[2][:] = dice.normal(0, 0.02, units)
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    base, checked = samples.rows @ straight + always, against.rows @ straight + always
    best, kept, step = np.inf, [part.copy() for part in parts], 0
    for _ in range(EPOCHS):
        order = dice.permutation(len(samples.rows))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            slopes = slopes_of(samples.rows[chosen], base[chosen], samples.won[chosen], samples.weights[chosen], parts)
            slopes[0] *= seen[:, None]
            step += 1
            for place, slope in enumerate(slopes):
                slope += DECAY * parts[place]
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope * slope
                pace = PACE * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
                parts[place] -= pace * first[place] / (np.sqrt(second[place]) + 1e-8)
        hidden, thresholds, outward = parts
        surprise = surprise_of(checked + np.tanh(against.rows @ hidden + thresholds) @ outward, against)
        if surprise < best:
            best, kept = surprise, [part.copy() for part in parts]
    return kept[0], kept[1], kept[2]


def slopes_of(rows: Any, base: Any, won: Any, weights: Any, parts: list[Any]) -> list[Any]:
    """How the surprise changes with each weight."""
    hidden, thresholds, outward = parts
    curve = np.tanh(rows @ hidden + thresholds)
    wrong = weights * (likelihood(base + curve @ outward) - won) / weights.sum()
    back = wrong[:, None] * outward * (1 - curve * curve)
    return [rows.T @ back, back.sum(0), curve.T @ wrong]


def plain(
    names: tuple[str, ...], middle: Any, spread: Any, straight: Any, always: float, hidden: Any = None, thresholds: Any = None,
    outward: Any = None,
) -> Weights:  # fmt: skip
    """Weights for features as they are, rounded."""
    line = straight / spread
    ground = rounded(always - line @ middle)
    if hidden is None:
        return Weights(names, tuple([rounded(each) for each in line]), ground)
    inward = hidden / spread[:, None]
    return Weights(
        names,
        tuple([rounded(each) for each in line]),
        ground,
        tuple([tuple([rounded(each) for each in unit]) for unit in inward.T]),
        tuple([rounded(each) for each in thresholds - middle @ inward]),
        tuple([rounded(each) for each in outward]),
    )


def rounded(number: Any) -> float:
    """A weight with as many figures as matter."""
    return float(f"{float(number):.{FIGURES}g}")


def foresight(weights: Weights, samples: Samples) -> Score:
    """How well these weights foresee how these positions turned out."""
    odds = odds_of(weights, samples.rows)
    right = float(np.average((odds > 0) == (samples.won > 0), weights=samples.weights))
    return Score(surprise_of(odds, samples), right, len(samples.won))


def odds_of(weights: Weights, rows: Any) -> Any:
    """The logarithm of the odds of each row, as a judge reckons them."""
    odds = rows @ np.array(weights.straight) + weights.always
    if not weights.hidden:
        return odds
    return odds + np.tanh(rows @ np.array(weights.hidden).T + np.array(weights.thresholds)) @ np.array(weights.outward)


def surprise_of(odds: Any, samples: Samples) -> float:
    """The mean logarithmic loss."""
    return float(np.average(np.logaddexp(0.0, np.where(samples.won > 0, -odds, odds)), weights=samples.weights))


def likelihood(odds: Any) -> Any:
    """From the logarithm of odds to a chance."""
    return 1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0)))
