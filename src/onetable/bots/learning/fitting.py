"""From noted positions to weights: a logistic regression, and a small network that begins with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from onetable.bots.learning.network import Fitting, Network, network_of
from onetable.bots.learning.samples import Samples, Score, likelihood, score_of, softened, surprise_of
from onetable.bots.learning.weights import Weights

RIDGES = (2e-3, 1e-2, 4e-2, 0.15)  # how much is held against leaving the judgement by hand: what games that were not fitted to like best
STEPS = 7  # of Newton's method: more than it needs
ENOUGH = 100_000  # positions: more say nothing new to a sum
FIGURES = 6  # of each weight: what machines reckon differently lies behind them
UNITS = 16
CLEARLY = 5e-4  # how much less surprised by games that it was not fitted to a network must be than a sum


class Features(Struct, frozen=True):
    """What features and marks are called, and which of them are known to be good (1) or bad (-1)."""

    names: tuple[str, ...]
    leanings: tuple[int, ...]
    marks: tuple[str, ...] = ()
    mark_leanings: tuple[int, ...] = ()


def fit(features: Features, fitted: Samples, checked: Samples, seed: int, units: int = UNITS) -> tuple[Weights, Weights | None]:
    """The sum of features that fits best; and a network, where it is clearly better on games that neither was fitted to.

    What is known to be good never counts against anybody, neither by itself nor in any unit.
    """
    leanings = np.array(features.leanings)
    middle, spread = scale_of(thinned(fitted))
    scaled, against = rescaled(fitted, middle, spread), rescaled(checked, middle, spread)
    found = [leaning(thinned(scaled), ridge, float(spread[0]), leanings) for ridge in RIDGES]
    straight, always = min(found, key=lambda each: surprise_of(against.rows @ each[0] + each[1], against))
    line = plain(features, middle, spread, straight, always)
    if not units:
        return line, None
    seen = np.unique(fitted.marks) if features.marks else np.zeros(0, int)
    bases = [some.rows @ straight + always for some in (scaled, against)]
    known = [renumbered(some, seen, len(features.marks)) for some in (scaled, against)]
    of_marks: Any = np.append(np.array(features.mark_leanings)[seen], 0) if features.marks else np.zeros(0, int)
    task = Fitting(known[0], bases[0], known[1], bases[1], leanings, of_marks)
    marks = tuple([features.marks[place] for place in seen])
    curves = [with_network(line, network, marks, middle, spread) for network in networks(task, units, seed)]
    best = min(curves, key=lambda each: foresight(each, checked, features.marks).surprise)
    better = foresight(best, checked, features.marks).surprise < foresight(line, checked).surprise - CLEARLY
    return line, best if better else None


def networks(task: Fitting, units: int, seed: int) -> Iterator[Network]:
    """One that is fitted to how games ended; and by what it foresees one that learns what each turn changed, with less chance in it."""
    first = task.network(units, seed)
    yield first
    if task.fitted.threads is not None:
        yield replace(task, fitted=softened(task.fitted, task.base + first.odds(task.fitted))).network(units, seed)


def scale_of(samples: Samples) -> tuple[Any, Any]:
    """The mean and the spread of every feature; what never changes has a spread of 1."""
    share = samples.weights / samples.weights.sum()
    middle = share @ samples.rows
    spread = np.sqrt(share @ (samples.rows - middle) ** 2)
    return middle, np.where(spread > 1e-6, spread, 1.0)


def rescaled(samples: Samples, middle: Any, spread: Any) -> Samples:
    """The same, every feature around 0 and as far as any other."""
    rows = ((samples.rows - middle) / spread).astype(np.float32)
    return replace(samples, rows=rows)


def thinned(samples: Samples) -> Samples:
    """As many of them as a sum needs, without their marks."""
    every = -(-len(samples.won) // ENOUGH)
    return Samples(samples.rows[::every].astype(np.float64), samples.won[::every], samples.weights[::every])


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


def plain(features: Features, middle: Any, spread: Any, straight: Any, always: float) -> Weights:
    """Weights of a sum for features as they are, rounded."""
    line = straight / spread
    return Weights(features.names, tuple([rounded(each) for each in line]), rounded(always - line @ middle))


def renumbered(samples: Samples, seen: Any, count: int) -> Samples:
    """The same with those marks alone that were seen, one after the other; all others are one more."""
    if not count:
        return samples
    places: Any = np.full(count, len(seen), np.uint16)
    places[seen] = np.arange(len(seen))
    return replace(samples, marks=places[samples.marks])


def with_network(line: Weights, network: Network, marks: tuple[str, ...], middle: Any, spread: Any) -> Weights:
    """The sum with a network beside it that knows these marks, for features as they are, rounded."""
    inward = network.hidden / spread[:, None]
    return Weights(
        line.names,
        line.straight,
        line.always,
        tuple([tuple([rounded(each) for each in unit]) for unit in inward.T]),
        tuple([rounded(each) for each in network.thresholds - middle @ inward]),
        tuple([rounded(each) for each in network.outward]),
        marks,
        network.marks[: len(marks)].astype("<f2").tobytes(),
    )


def rounded(number: Any) -> float:
    """A weight with as many figures as matter."""
    return float(f"{float(number):.{FIGURES}g}")


def foresight(weights: Weights, samples: Samples, marks: tuple[str, ...] = ()) -> Score:
    """How well these weights foresee how these positions turned out; their marks are called so."""
    return score_of(odds_of(weights, samples, marks), samples)


def odds_of(weights: Weights, samples: Samples, marks: tuple[str, ...] = ()) -> Any:
    """The logarithm of the odds of each row, as a judge reckons them."""
    odds = samples.rows @ np.array(weights.straight) + weights.always
    return odds + network_of(weights, marks).odds(samples) if weights.hidden else odds
