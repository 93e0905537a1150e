"""A network that learns what somebody does, question by question: so that a learner can sit beside them by the thousand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy

from onetable.games.fellowship.learning.actions import ACTIONS, action_of_moves
from onetable.games.fellowship.learning.arrays import Array
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.rounds import stack_and_judge
from onetable.games.fellowship.learning.rows import Rows
from onetable.games.fellowship.learning.training.keeping import save_weights
from onetable.games.fellowship.learning.training.library import jax, jnp
from onetable.games.fellowship.learning.training.nets import Weights, fresh_weights, improve, no_memory, policy

LOT = 512
RATE = 1e-3
KEPT_APART = 10  # one question of so many is for the proof
AT_ONCE = 2048


def imitate(seen: Sequence[tuple[Rows, int]], file: Path, width: int, epochs: int) -> float:
    """Learn these moves, write the weights, and say how often the same move is made where it was not learned."""
    parts = [read(seen[first : first + AT_ONCE]) for first in range(0, len(seen), AT_ONCE)]
    shown, allowed, action = (numpy.concatenate(part) for part in zip(*parts, strict=True))
    apart = numpy.arange(len(action)) % KEPT_APART == 0
    learned = [part[~apart] for part in (shown, allowed, action)]
    weights = fresh_weights(jax.random.key(1), shown.shape[1], ACTIONS, width, 1)
    memory, chance = no_memory(weights), numpy.random.default_rng(1)
    total = max(1, epochs * (len(learned[2]) // LOT))
    for number in range(total):
        places = chance.integers(0, len(learned[2]), LOT)
        weights, memory = one_step(weights, memory, *[part[places] for part in learned], jnp.float32(RATE * (1 - number / total)))
    save_weights(file, weights)
    found = numpy.asarray(policy(weights, shown[apart], allowed[apart], narrow=False)).argmax(1)
    return float((found == action[apart]).mean())


def read(seen: Sequence[tuple[Rows, int]]) -> tuple[Array, Array, Array]:
    """Inputs, what was allowed, and what was done."""
    rules, state = stack_and_judge([rows for rows, _ in seen])
    shown, allowed = inputs(numpy, rules, state)
    return shown, allowed, action_of_moves(rules, state, numpy.array([move for _, move in seen]))


def loss(weights: Weights, shown: Array, allowed: Array, action: Array) -> Any:
    """How unlikely the network finds what was done."""
    chances = jax.nn.log_softmax(policy(weights, shown, allowed, narrow=False))
    return -jnp.take_along_axis(chances, action[:, None], 1).mean()


def step(weights: Weights, memory: Weights, shown: Array, allowed: Array, action: Array, rate: Array) -> tuple[Weights, Weights]:
    """One step of the optimiser."""
    return improve(weights, memory, jax.grad(loss)(weights, shown, allowed, action), rate)


one_step = jax.jit(step)
