"""The networks while they learn: the same sums as with numpy, and the step of the optimiser (Adam)."""

from __future__ import annotations

from math import sqrt
from typing import Any

from onetable.games.fellowship.learning.arrays import Array
from onetable.games.fellowship.learning.network import FORBIDDEN
from onetable.games.fellowship.learning.training.library import jax, jnp

Weights = Any  # a tree of arrays


def fresh_weights(key: Array, inputs: int, outputs: int, width: int, depth: int) -> Weights:
    """Weights of a network that knows nothing."""
    keys = jax.random.split(key, depth + 2)

    def chance(key: Array, rows: int, columns: int, gain: float) -> Array:
        return jax.random.normal(key, (rows, columns), jnp.float32) * (gain / sqrt(rows))

    return {
        "first": chance(keys[0], inputs, width, 3.0), "first_bias": jnp.zeros(width, jnp.float32),
        "layers": jnp.stack([chance(keys[1 + number], width, width, 1.4) for number in range(depth)]),
        "layers_bias": jnp.zeros((depth, width), jnp.float32),
        "last": chance(keys[-1], width, outputs, 0.01), "last_bias": jnp.zeros(outputs, jnp.float32),
    }  # fmt: skip


def level(values: Array) -> Array:
    """Each row with mean 0 and spread 1."""
    values = values - values.mean(-1, keepdims=True)
    return values * jax.lax.rsqrt((values * values).mean(-1, keepdims=True) + 1e-5)


def think(weights: Weights, inputs: Array, narrow: bool) -> Array:
    """What the network makes of its inputs; `narrow` reckons products with 16 bits, as accelerators like it."""
    kind = jnp.bfloat16 if narrow else jnp.float32

    def through(values: Array, layer: Array, bias: Array) -> Array:
        return (values.astype(kind) @ layer.astype(kind)).astype(jnp.float32) + bias

    thought = jax.nn.relu(through(inputs, weights["first"], weights["first_bias"]))
    for number in range(weights["layers"].shape[0]):
        thought = thought + jax.nn.relu(through(level(thought), weights["layers"][number], weights["layers_bias"][number]))
    return through(level(thought), weights["last"], weights["last_bias"])


def policy(weights: Weights, inputs: Array, allowed: Array, narrow: bool) -> Array:
    """How much each allowed action is wished for."""
    return jnp.where(allowed, think(weights, inputs, narrow), jnp.float32(FORBIDDEN))


def no_memory(weights: Weights) -> Weights:
    """What the optimiser remembers before its first step."""
    return {"mean": jax.tree.map(jnp.zeros_like, weights), "square": jax.tree.map(jnp.zeros_like, weights), "steps": jnp.float32(0)}


def improve(weights: Weights, memory: Weights, slope: Weights, rate: Array) -> tuple[Weights, Weights]:
    """One step downhill, no longer than allowed."""
    length = jnp.sqrt(sum([(part * part).sum() for part in jax.tree.leaves(slope)]))
    slope = jax.tree.map(lambda part: part * jnp.minimum(1.0, 1.0 / (length + 1e-9)), slope)
    steps = memory["steps"] + 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, memory["mean"], slope)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, memory["square"], slope)
    first, second = 1 - 0.9**steps, 1 - 0.999**steps
    weights = jax.tree.map(
        lambda part, mean, square: part - rate * (mean / first) / (jnp.sqrt(square / second) + 1e-6), weights, mean, square
    )
    return weights, {"mean": mean, "square": square, "steps": steps}
