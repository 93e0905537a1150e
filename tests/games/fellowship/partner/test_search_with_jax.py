"""The search on an accelerator: worlds fit what is known, and they are weighed and played out as the bot does it."""

from __future__ import annotations

import importlib.util

import numpy
import pytest

from onetable.games.fellowship.bots.partner.lots import worth
from onetable.games.fellowship.bots.partner.past import past_of
from onetable.games.fellowship.bots.partner.playing_out import after, play_out
from onetable.games.fellowship.bots.partner.worlds import likelihood
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.actions import move_of_action
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays
from onetable.games.fellowship.learning.goal_sets import goal_set
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import best_action, learned_weights
from onetable.games.fellowship.learning.tricks import play

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason="JAX is wanted for training and long measurements alone"),
]
WORLDS, MOVES = 64, 26


def played() -> tuple[Arrays, Arrays, Arrays, Array]:
    """A deal that still goes on after many moves: rules, state, and what was before each move."""
    rules, state = goal_set(names.SET_B, 1, numpy.random.default_rng(910))
    before, actions = [], []
    for _ in range(MOVES):
        before.append(state)
        actions.append(best_action(learned_weights(), *inputs(numpy, rules, state)))
        state = play(numpy, rules, state, move_of_action(numpy, rules, state, actions[-1]))
    assert state["over"][0] == at.RUNNING
    return rules, state, {name: numpy.stack([one[name] for one in before]) for name in state}, numpy.stack(actions)


def test_worlds_fit_and_are_weighed_and_played_out_as_the_bot_does() -> None:
    from bench import partner_search
    from onetable.games.fellowship.learning.training.library import jax

    rules, state, past, actions = played()
    me = int(state["turn"][0])
    hands, seldom = (numpy.asarray(part) for part in partner_search.draw(state, jax.random.key(1), WORLDS))
    for held in hands[0][seldom[0] > partner_search.IMPOSSIBLE / 2].tolist():
        assert held[me] == state["hands"][0, me] and sum(held) == state["hands"][0].sum()
        assert all([held[chair].bit_count() == int(state["hands"][0, chair]).bit_count() for chair in range(CHAIRS)])
        assert not any([held[chair] & int(state["void"][0, chair] | ~state["known"][0, me, chair]) for chair in range(CHAIRS)])
    lot = tuple({name: numpy.repeat(values, WORLDS, 0) for name, values in part.items()} for part in (rules, state))
    lot[1]["hands"] = hands[0]
    told = past_of(rules, state)
    assert told is not None
    weights = learned_weights()
    as_the_bot = likelihood(weights, (lot[0], lot[1]), told, lambda: False)
    found = jax.jit(partner_search.likelihood)(weights, rules, state, past, actions, MOVES, hands)
    assert numpy.abs(numpy.asarray(found)[0] - as_the_bot).max() < 0.5  # products with 16 bits; worlds differ by ten and more
    field = inputs(numpy, rules, state)[1][0].nonzero()[0][:2]
    ended = play_out(weights, after((lot[0], lot[1]), field.tolist()), lambda: False)
    assert ended is not None
    tried = jax.jit(partner_search.values)(weights, rules, state, hands, field[None])
    assert numpy.asarray(tried)[0] == pytest.approx(worth(CHAIRS, ended).reshape(2, -1).mean(1), abs=0.05)


def test_rare_worlds_count_for_more() -> None:
    """Weighed by how seldom they are drawn, all worlds are equally likely: a card lies with each as often as there are worlds for it."""
    from bench import partner_search
    from onetable.games.fellowship.learning.training.library import jax

    _, state, _, _ = played()
    hands, seldom = (numpy.asarray(part)[0] for part in partner_search.draw(state, jax.random.key(2), 4000))
    fits = seldom > partner_search.IMPOSSIBLE / 2
    worlds, place = numpy.unique(hands[fits], axis=0, return_inverse=True)
    weight = numpy.exp(seldom[fits])
    each = numpy.bincount(place.ravel(), weight) / weight.mean()
    assert 50 < len(worlds) < 100
    assert each.std() < 1.3 * numpy.sqrt(each.mean())  # chance alone; it is 1.6 times that where they count alike
