"""A training on the disk: networks, optimiser and all else it goes on from, in files that are not too large to be kept anywhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy

from onetable.games.fellowship.learning.arrays import Array
from onetable.games.fellowship.learning.training.library import jax
from onetable.games.fellowship.learning.training.nets import Weights

PART = 3_900_000  # numbers of 32 bits in a file: below 16 MB
NOTES = "training.json"


def save(folder: Path, trees: Weights, notes: dict[str, Any]) -> None:
    """Write all numbers in parts, and notes beside them."""
    flat = numpy.concatenate([numpy.asarray(leaf, numpy.float32).reshape(-1) for leaf in jax.tree.leaves(trees)])
    parts = -(-len(flat) // PART)
    for number in range(parts):
        numpy.save(folder / f"training-{number}.npy", flat[number * PART : (number + 1) * PART])
    (folder / NOTES).write_text(json.dumps(notes | {"parts": parts}, indent=1), "utf-8")


def load(folder: Path, like: Weights) -> tuple[Weights, dict[str, Any]]:
    """Numbers in the shape of `like`, and the notes."""
    notes = json.loads((folder / NOTES).read_text("utf-8"))
    flat = numpy.concatenate([numpy.load(folder / f"training-{number}.npy") for number in range(notes["parts"])])
    leaves, shape = jax.tree.flatten(like)
    found, first = [], 0
    for leaf in leaves:
        found.append(jax.numpy.asarray(flat[first : first + leaf.size].reshape(leaf.shape)))
        first += leaf.size
    if first != len(flat):
        raise ValueError("this training had other networks")
    return jax.tree.unflatten(shape, found), notes


def save_weights(file: Path, weights: dict[str, Array]) -> None:
    """The network that plays, for the package: 16 bits are enough."""
    narrow: dict[str, Array] = {name: numpy.asarray(part).astype(numpy.float16) for name, part in weights.items()}
    numpy.savez(file, **narrow)
