"""How often the learner wins rounds that it was never taught, everybody playing what is wished for most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.actions import move_of_action
from onetable.games.fellowship.learning.arrays import Array
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.training.library import jax, jnp
from onetable.games.fellowship.learning.training.nets import Weights, policy
from onetable.games.fellowship.learning.training.starts import KINDS, Rows
from onetable.games.fellowship.learning.tricks import play

MOST_MOVES = 120


def make_proof(rows: Rows, narrow: bool) -> Callable[[Weights, Array], Any]:
    """Plays these rounds to their ends; the answer says which are won."""

    def prove(weights: Weights, table: Array) -> Array:
        rules, state = rows.unpack(table)

        def going_on(carried: tuple[Any, Array]) -> Array:
            return (carried[0]["over"] == at.RUNNING).any() & (carried[1] < MOST_MOVES)

        def move(carried: tuple[Any, Array]) -> tuple[Any, Array]:
            state, moves = carried
            shown, allowed = inputs(jnp, rules, state)
            action = policy(weights, shown, allowed, narrow).argmax(1)
            return play(jnp, rules, state, move_of_action(jnp, rules, state, action)), moves + 1

        ended, _ = jax.lax.while_loop(going_on, move, (state, jnp.int64(0)))
        return ended["over"] == at.ROUND_WON

    proof: Callable[[Weights, Array], Any] = jax.jit(prove)
    return proof


def by_kind(rows: Rows, won: Array) -> dict[str, tuple[int, int]]:
    """Rounds won and played, by chapter and number of players."""
    won = numpy.asarray(won)
    found = {}
    for kind in range(KINDS):
        mine = rows.kind == kind
        if mine.any():
            found[f"{kind // 3}-{kind % 3 + 2}"] = int(won[mine].sum()), int(mine.sum())
    return found
