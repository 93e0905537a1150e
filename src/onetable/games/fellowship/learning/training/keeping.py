"""A training on the disk: networks, optimiser and all else it goes on from, in files that are not too large to be kept anywhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy

from onetable.games.fellowship.learning.arrays import Array
from onetable.games.fellowship.learning.training.library import jax, jnp
from onetable.games.fellowship.learning.training.nets import Weights

PART = 15_600_000  # bytes in a file: below 16 MB
NOTES = "training.json"


def narrowed(memory: Weights) -> Weights:
    """What the optimiser remembers, with no more than 16 bits for each number: so it is kept, and so it goes on after a save."""
    half = jax.tree.map(lambda part: part.astype(jnp.bfloat16).astype(jnp.float32), {name: memory[name] for name in ("mean", "square")})
    return memory | half


def save(folder: Path, learner: Weights, memory: Weights, notes: dict[str, Any]) -> None:
    """Write all numbers in parts, and notes beside them; the memory must have been narrowed."""
    wide = [numpy.asarray(leaf, numpy.float32) for leaf in jax.tree.leaves((learner, memory["steps"]))]
    half = [numpy.asarray(leaf.astype(jnp.bfloat16)) for leaf in jax.tree.leaves((memory["mean"], memory["square"]))]
    flat = b"".join([leaf.tobytes() for leaf in (*wide, *half)])
    parts = -(-len(flat) // PART)
    for number in range(parts):
        numpy.save(folder / f"training-{number}.npy", numpy.frombuffer(flat[number * PART : (number + 1) * PART], numpy.uint8))
    (folder / NOTES).write_text(json.dumps(notes | {"parts": parts}, indent=1), "utf-8")


def load(folder: Path, learner: Weights, memory: Weights) -> tuple[Weights, Weights, dict[str, Any]]:
    """Learner and memory in the shape of these, and the notes."""
    notes = json.loads((folder / NOTES).read_text("utf-8"))
    flat = b"".join([numpy.load(folder / f"training-{number}.npy").tobytes() for number in range(notes["parts"])])
    found, first = [], 0
    for tree, kind in (((learner, memory["steps"]), jnp.float32), ((memory["mean"], memory["square"]), jnp.bfloat16)):
        leaves, shape = jax.tree.flatten(tree)
        read = []
        for leaf in leaves:
            size = leaf.size * jnp.dtype(kind).itemsize
            values = numpy.frombuffer(flat[first : first + size], jnp.dtype(kind))
            if len(values) != leaf.size:
                raise ValueError("this training had other networks")
            read.append(jnp.asarray(values.reshape(leaf.shape)).astype(jnp.float32))
            first += size
        found.append(jax.tree.unflatten(shape, read))
    if first != len(flat):
        raise ValueError("this training had other networks")
    (learner, steps), (mean, square) = found
    return learner, {"mean": mean, "square": square, "steps": steps}, notes


def save_weights(file: Path, weights: dict[str, Array]) -> None:
    """The network that plays, for the package: 16 bits are enough."""
    narrow: dict[str, Array] = {name: numpy.asarray(part).astype(numpy.float16) for name, part in weights.items()}
    numpy.savez(file, **narrow)
