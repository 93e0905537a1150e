"""What was learned, as it is kept."""

from __future__ import annotations

from importlib.resources import files

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True):
    """A sum of features, and where it helps a small network beside it: hidden units, each a curve of such a sum."""

    names: tuple[str, ...]
    straight: tuple[float, ...]  # of each feature
    always: float  # whatever the features are
    hidden: tuple[tuple[float, ...], ...] = ()  # of each unit and feature
    thresholds: tuple[float, ...] = ()  # of each unit
    outward: tuple[float, ...] = ()
    marks: tuple[str, ...] = ()  # those that say something
    marked: bytes = b""  # for each of them numbers of two bytes: what it is to each unit, and what it says by itself


def by_hand(names: tuple[str, ...]) -> Weights:
    """The hand-made judgement in the same form: the first feature alone."""
    return Weights(names, (1.0, *[0.0] * (len(names) - 1)), 0.0)


def read_weights(package: str, name: str) -> Weights:
    """Weights that lie in a package."""
    return msgspec.json.decode(files(package).joinpath(name).read_bytes(), type=Weights)
