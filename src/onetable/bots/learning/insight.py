"""Habits that hang on the whole position: a small network beside the sum of an offer's features."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from onetable.bots.learning.instincts import Instinctive, Offer, Sight
from onetable.core.step import Seat

NARROW, WIDE = np.dtype("<f2"), np.dtype("<f4")
MOST = 4.0  # spreads from the middle: a number that is farther counts like this


class Insight(Struct, frozen=True):
    """Weights as arrays: from what is seen to units, from units and an offer's features to others, and what those say."""

    middle: Any  # of each number of a position, and its spread: what is usual counts as nothing
    spread: Any
    numbers: Any  # number x unit
    marks: Any  # mark x unit
    seeing: Any  # where each unit begins
    meeting: Any  # unit x unit: what is seen meets what is offered
    offered: Any  # feature x (unit, and last what it says by itself)
    begins: Any
    says: Any

    def likings(self, sight: Sight, offers: list[Offer]) -> Any:
        """What speaks for each offer."""
        row, marks = sight
        seen = self.seeing + self.marks[marks].sum(0)
        if row:
            seen += ((np.array(row, WIDE) - self.middle) / self.spread).clip(-MOST, MOST) @ self.numbers
        around = np.tanh(seen) @ self.meeting + self.begins
        places, values, starts = list[int](), list[float](), list[int]()
        for _, where, much in offers:
            starts.append(len(places))
            places += where
            values += much
        told = np.add.reduceat(self.offered[places] * np.array(values, WIDE)[:, None], starts)
        return told[:, -1] + np.tanh(told[:, :-1] + around) @ self.says


PARTS = Insight.__struct_fields__


class Instinct:
    """Answers at once, as a network likes."""

    def __init__(self, instinct: Instinctive, insight: Insight) -> None:
        self.instinct, self.insight = instinct, insight

    def liking(self, board: Any, agenda: Any, offered: Sequence[Any], seat: Seat) -> list[tuple[float, int]]:
        """What speaks for each choice that is not out of the question, and its number."""
        offers = self.instinct.offers(board, agenda, offered, seat)
        if len(offers) == 1:
            return [(0.0, offers[0][0])]
        likings = self.insight.likings(self.instinct.sight(board, seat), offers).tolist()
        return [(liking, number) for liking, (number, _, _) in zip(likings, offers, strict=True)]

    def decide(self, board: Any, agenda: Any, offered: Sequence[Any], seat: Seat) -> int:
        """The number of the choice to make, the first of equals."""
        if len(offered) == 1:
            return 0
        return max(self.liking(board, agenda, offered, seat), key=lambda found: found[0])[1]


def by_sums(instinct: Instinctive, weights: Mapping[str, float], width: int = 1) -> Insight:
    """A network that has nothing to say beside sums with these weights; those that are not named are what rules of thumb say."""
    straight = [weights.get(name, first) for name, first in zip(instinct.names, instinct.first, strict=True)]
    numbers, marks, features = len(instinct.sights), len(instinct.marks), len(instinct.names)

    def nothing(*shape: int) -> Any:
        return np.zeros(shape, WIDE)

    return Insight(
        nothing(numbers), np.ones(numbers, WIDE), nothing(numbers, width), nothing(marks, width), nothing(width), nothing(width, width),
        np.hstack([nothing(features, width), np.array(straight, WIDE)[:, None]]), nothing(width), nothing(width),
    )  # fmt: skip


class Kept(Struct, frozen=True):
    """The same as it is written: each part with its shape, in numbers of two bytes where that is enough."""

    shapes: dict[str, tuple[int, ...]]
    parts: dict[str, bytes]


def written(insight: Insight) -> bytes:
    """As a file."""
    arrays = {name: np.asarray(getattr(insight, name)) for name in PARTS}
    shapes = {name: array.shape for name, array in arrays.items()}
    return msgspec.msgpack.encode(Kept(shapes, {name: array.astype(NARROW).tobytes() for name, array in arrays.items()}))


def read(file: bytes) -> Insight:
    """From a file."""
    kept = msgspec.msgpack.decode(file, type=Kept)
    return Insight(**{name: np.frombuffer(kept.parts[name], NARROW).reshape(kept.shapes[name]).astype(WIDE) for name in PARTS})


def read_insight(package: str, name: str) -> Insight:
    """One that lies in a package."""
    return read(files(package).joinpath(name).read_bytes())
