"""What a network is taught by games: whatever went better than was to be expected becomes likelier, a little at a time (PPO)."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import numpy as np

# The same school shall give the same weights: a GPU is told to add in one order. What it would add one by one for that, and slowly, is
# written as a product of arrays instead: which marks are true of a position, and what each offer has of every feature.
os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} --xla_gpu_deterministic_ops=true".strip()
jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")

CLIP = 0.2  # how much likelier or less likely something may become by one notebook
FIRST, SECOND, LEAST = 0.9, 0.999, 1e-5  # the last: whatever is seldom seen moves little
LONGEST = 0.5  # of a step's slope
EACH, OF_A_MARK, OF_A_FEATURE = 0.7, 0.05, 0.1  # how much units differ before they have learned anything
FORBIDDEN = -1e9
FARTHEST = 5.0  # how much likelier anything may have become, as a logarithm
Parts = dict[str, Any]


def fresh(features: int, numbers: int, marks: int, width: int, straight: Any, seed: int) -> Parts:
    """A network that plays by these sums alone, and a judge who knows nothing."""
    dice = np.random.default_rng(seed)

    def chance(rows: int, columns: int, much: float) -> Any:
        return jnp.asarray(dice.normal(0, much, (rows, columns)), jnp.float32)

    return {
        "numbers": chance(numbers, width, EACH / numbers**0.5), "marks": chance(marks, width, OF_A_MARK), "seeing": jnp.zeros(width),
        "meeting": chance(width, width, 1 / width**0.5), "features": chance(features, width, OF_A_FEATURE), "begins": jnp.zeros(width),
        "straight": jnp.asarray(straight, jnp.float32), "says": jnp.zeros(width),
        "judge numbers": chance(numbers, width, EACH / numbers**0.5), "judge marks": chance(marks, width, OF_A_MARK),
        "judge begins": jnp.zeros(width), "judge says": jnp.zeros(width), "judge sums": jnp.zeros(numbers),
        "judge marks say": jnp.zeros(marks), "judge always": jnp.zeros(()),
    }  # fmt: skip


def as_parts(arrays: Parts) -> Parts:
    """Arrays of numpy, to be taught."""
    return {name: jnp.asarray(each) for name, each in arrays.items()}


def times(rows: Any, columns: Any) -> Any:
    """The product, as exact as numbers of four bytes are."""
    return jnp.matmul(rows, columns, precision="highest")


def told_by_marks(parts: Parts, batch: Parts) -> tuple[Any, Any]:
    """What all marks of each position are to the units of habits, and to those of the judge with what they say by themselves."""
    both = jnp.hstack([parts["marks"], parts["judge marks"], parts["judge marks say"][:, None]])
    decisions, (marks, width) = batch["rows"].shape[0], parts["marks"].shape
    true = jnp.zeros((decisions, marks), jnp.int32).at[batch["whose"], batch["marks"]].add(1, mode="drop")
    told = times(true.astype(jnp.float32), both)
    return told[:, :width], told[:, width:]


def judged(parts: Parts, batch: Parts, told: Any) -> Any:
    """The logarithm of the odds of each position."""
    units = jnp.tanh(batch["rows"] @ parts["judge numbers"] + told[:, :-1] + parts["judge begins"])
    return units @ parts["judge says"] + batch["rows"] @ parts["judge sums"] + told[:, -1] + parts["judge always"]


def liked(parts: Parts, batch: Parts, told: Any) -> Any:
    """The logarithm of how likely each offer is."""
    decisions, offers = batch["there"].shape
    seen = jnp.tanh(batch["rows"] @ parts["numbers"] + told + parts["seeing"])
    around = seen @ parts["meeting"] + parts["begins"]
    both = jnp.hstack([parts["features"], parts["straight"][:, None]])
    offered = jnp.zeros((batch["slots"].shape[0], both.shape[0]))
    offered = offered.at[batch["whom"], batch["places"]].set(batch["values"], mode="drop", unique_indices=True)
    meant = jnp.zeros((decisions * offers, both.shape[1])).at[batch["slots"]].set(times(offered, both), mode="drop", unique_indices=True)
    meant = meant.reshape(decisions, offers, -1)
    likings = meant[..., -1] + jnp.tanh(meant[..., :-1] + around[:, None]) @ parts["says"]
    return jax.nn.log_softmax(jnp.where(batch["there"], likings, FORBIDDEN))


def loss(parts: Parts, batch: Parts, curiosity: Any) -> tuple[Any, Any]:
    """What is to become less, and how far habits have moved, how sure they are and how well outcomes were foreseen."""
    to_habits, to_judge = told_by_marks(parts, batch)
    likely = liked(parts, batch, to_habits)
    taken = jnp.where(jnp.arange(likely.shape[1]) == batch["chosen"][:, None], likely, 0.0).sum(1)
    counts, gain = batch["counts"], batch["gain"]
    total = counts.sum()
    ratio = jnp.exp(jnp.clip(taken - batch["before"], -FARTHEST, FARTHEST))
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    doubt = -jnp.where(batch["there"], jnp.exp(likely) * likely, 0.0).sum(1)
    odds = judged(parts, batch, to_judge)
    surprise = jnp.logaddexp(0.0, odds) - batch["worth"] * odds
    moved = jnp.where(counts > 0, (ratio - 1) - (taken - batch["before"]), 0.0)
    gained, unsure, surprised, went = [(each * counts).sum() / total for each in (better, doubt, surprise, moved)]
    return surprised - gained - curiosity * unsure, jnp.stack([unsure, surprised, went])


@jax.jit  # type: ignore[untyped-decorator]  # JAX may not be there
def foreseen(parts: Parts, batch: Parts) -> Any:
    """How likely each is to win."""
    return jax.nn.sigmoid(judged(parts, batch, told_by_marks(parts, batch)[1]))


@jax.jit  # type: ignore[untyped-decorator]
def taught(parts: Parts, memory: Parts, batch: Parts, pace: Any, curiosity: Any) -> tuple[Parts, Parts, Any]:
    """One step (Adam)."""
    (_, told), slope = jax.value_and_grad(loss, has_aux=True)(parts, batch, curiosity)
    length = jnp.sqrt(sum([(each * each).sum() for each in slope.values()]))
    slope = {name: each * jnp.minimum(1.0, LONGEST / (length + LEAST)) for name, each in slope.items()}
    steps = memory["steps"] + 1
    mean = {name: FIRST * memory["mean"][name] + (1 - FIRST) * each for name, each in slope.items()}
    square = {name: SECOND * memory["square"][name] + (1 - SECOND) * each * each for name, each in slope.items()}
    first, second = 1 - FIRST**steps, 1 - SECOND**steps
    parts = {name: each - pace * (mean[name] / first) / (jnp.sqrt(square[name] / second) + LEAST) for name, each in parts.items()}
    return parts, {"mean": mean, "square": square, "steps": steps}, told


def no_memory(parts: Parts) -> Parts:
    """Before the first step."""
    nothing = {name: jnp.zeros_like(each) for name, each in parts.items()}
    return {"mean": nothing, "square": nothing, "steps": jnp.zeros(())}
