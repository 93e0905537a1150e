"""What somebody likes: a sum of the features of a choice, and a few hidden units beside it, each a curve of such a sum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from onetable.bots.learning.instincts import Instinctive, Offer

FIRST_PULL, FIRST_VOICE = 0.15, 0.3  # how far features move a unit that has learned nothing, and how loud it speaks
DECIMALS = 5  # of each weight: as many as machines agree about
SHORTER = 4  # of what is kept in the end


class Taste(Struct, frozen=True):
    """Weights as arrays: of each feature how much it speaks by itself, then how much it moves each unit; and how loud each unit speaks."""

    inward: Any
    outward: Any

    @property
    def flat(self) -> Any:
        """All weights in a row."""
        return np.concatenate([self.inward.ravel(), self.outward])


class Kept(Struct, frozen=True):
    """Weights as they lie in a file, by the names of their features; what is not there has not been learned."""

    outward: list[float]
    inward: dict[str, list[float]]


class Looks(Struct, frozen=True):
    """The choices of a question in arrays: the features of one after the other, where each begins, and what the units make of it."""

    places: Any
    values: Any
    starts: Any
    curves: Any


def unflattened(flat: Any, features: int) -> Taste:
    """The same weights as they are used."""
    units = (len(flat) - features) // (features + 1)
    inward, outward = np.split(np.asarray(flat, float), [features * (units + 1)])
    return Taste(inward.reshape(features, units + 1), outward)


def first_taste(instinct: Instinctive) -> Taste:
    """What rules of thumb say."""
    return Taste(np.array(instinct.first)[:, None], np.zeros(0))


def grown(taste: Taste, units: int, seed: int) -> Taste:
    """With so many units that know nothing yet: in pairs that contradict each other, so that nothing is done otherwise at first."""
    if len(taste.outward):
        return taste
    dice = np.random.Generator(np.random.PCG64(seed))
    half = dice.normal(0, FIRST_PULL, (len(taste.inward), units // 2)).round(DECIMALS)
    voices = np.full(units // 2, FIRST_VOICE)
    return Taste(np.hstack([taste.inward, half, half]), np.concatenate([voices, -voices]))


def likings(offers: Sequence[Offer], taste: Taste) -> tuple[Any, Looks]:
    """What speaks for each of the offers, and how it was seen."""
    places = np.array([place for _, found, _ in offers for place in found])
    values = np.array([value for _, _, found in offers for value in found])
    starts = np.cumsum([0] + [len(found) for _, found, _ in offers[:-1]])
    sums = np.add.reduceat(taste.inward[places] * values[:, None], starts)
    curves = np.tanh(sums[:, 1:])
    return sums[:, 0] + curves @ taste.outward, Looks(places, values, starts, curves)


def written(instinct: Instinctive, taste: Taste, begun: Taste) -> bytes:
    """As they are kept, without what is as it was at the beginning."""
    changed = (taste.inward != begun.inward).any(1)
    rows = {name: shortened(row) for name, row, new in zip(instinct.names, taste.inward, changed, strict=True) if new}
    return msgspec.json.encode(Kept(shortened(taste.outward), rows)).replace(b"],", b"],\n") + b"\n"


def shortened(row: Any) -> list[float]:
    """With as many figures as matter."""
    return [float(f"{each:.{SHORTER}g}") for each in row]


def read_taste(instinct: Instinctive, data: bytes) -> Taste:
    """Weights from a file: as they are written here, or as `onetable practise` does, without units."""
    try:
        kept = msgspec.json.decode(data, type=Kept)
    except msgspec.ValidationError:
        kept = Kept([], {name: [weight] for name, weight in msgspec.json.decode(data, type=dict[str, float]).items()})
    inward = np.zeros((len(instinct.names), 1 + len(kept.outward)))
    inward[:, 0] = instinct.first
    for place, name in enumerate(instinct.names):
        if name in kept.inward:
            inward[place] = kept.inward[name]
    return Taste(inward, np.array(kept.outward))
