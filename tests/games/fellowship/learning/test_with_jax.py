"""JAX and numpy run the same lines: the same rounds, inputs and ends on both."""

from __future__ import annotations

import importlib.util

import numpy
import pytest

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning import tricks
from onetable.games.fellowship.learning.actions import legal_actions, move_of_action
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.rounds import stack
from onetable.games.fellowship.learning.rows import rows_of
from tests.games.fellowship.learning.dealt import first_tricks

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason="JAX is wanted for training alone"),
]


def test_jax_plays_as_numpy_does() -> None:
    from onetable.games.fellowship.learning.training.library import jax, jnp

    rules, state = stack([rows_of(game) for game in first_tricks(range(3))])
    on_jax = {name: jnp.asarray(values) for name, values in state.items()}
    one_move = jax.jit(lambda state, move: (tricks.play(jnp, rules, state, move), inputs(jnp, rules, state)[0]))
    chance = numpy.random.default_rng(1)
    while (state["over"] == at.RUNNING).any():
        allowed = legal_actions(numpy, rules, state)
        action = numpy.where(allowed, chance.random(allowed.shape), -1).argmax(1)
        move = move_of_action(numpy, rules, state, action)
        shown, _ = inputs(numpy, rules, state)
        on_jax, shown_by_jax = one_move(on_jax, move)
        state = tricks.play(numpy, rules, state, move)
        assert (numpy.asarray(shown_by_jax) == shown).all()
        assert [name for name in state if (numpy.asarray(on_jax[name]) != state[name]).any()] == []
