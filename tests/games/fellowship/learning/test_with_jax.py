"""JAX and numpy run the same lines: the same rounds, inputs and ends on both."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy
import pytest

from onetable.games.fellowship.commands import learn
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning import tricks
from onetable.games.fellowship.learning.actions import ACTIONS, legal_actions, move_of_action
from onetable.games.fellowship.learning.deals import load_deals, save_deals, wanted
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import best_action, read_weights, wishes
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


def test_rounds_that_come_meanwhile_take_the_place_of_the_oldest(tmp_path: Path) -> None:
    """Without compiling anything anew: there are as many rows as before."""
    from onetable.games.fellowship.learning.training.course import Course
    from onetable.games.fellowship.learning.training.plan import Plan

    dealt, folder = tmp_path / "deals.npz", tmp_path / "stock"
    folder.mkdir()
    save_deals(dealt, *stack([rows_of(game) for game in first_tricks(range(1))]))
    plan = Plan(games=16, steps=4, lot=32, width=16, depth=1, of_each_set=8, room=200, narrow=False, horizon=10)
    said: list[str] = []
    course = Course(plan, dealt, dealt, None, said.append, prove_sets=4, stock=folder)
    assert len(course.rows) == 200 + 2 * 8
    course.expect({"12-4": 0.1, "1-4": 0.9, "1-2": 0.9})
    course.take_up()
    asked = wanted(folder) or {}
    assert asked["12-4"] > 3 * asked["1-4"] > 3 * asked["1-2"] > 0 and "21-4" not in asked
    course.one_lesson()
    assert course.prove()["gaps"].keys() == course.prove()["won"].keys()
    before = course.rows.table.copy()
    new = stack([rows_of(game) for game in first_tricks(range(5, 6))])
    save_deals(folder / "1.npz", *new)
    course.take_up()
    changed = (course.rows.table != before).any(1)
    assert changed[: len(new[0]["chairs"])].all() and not changed[len(new[0]["chairs"]) :].any() and "dealt meanwhile" in said[-1]
    compiled = course.lesson._cache_size()  # type: ignore[attr-defined]
    course.one_lesson()
    course.take_up()
    assert course.lesson._cache_size() == compiled and "dealt meanwhile" in said[-1]  # type: ignore[attr-defined]


def test_a_training_that_is_taken_up_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    from onetable.games.fellowship.learning.training.course import Course, read_network
    from onetable.games.fellowship.learning.training.keeping import save_weights
    from onetable.games.fellowship.learning.training.library import jax
    from onetable.games.fellowship.learning.training.nets import fresh_weights, think
    from onetable.games.fellowship.learning.training.plan import Plan

    dealt, habit = tmp_path / "deals.npz", tmp_path / "habit.npz"
    learn.habits(habit, games=2, width=16, epochs=1)
    save_deals(dealt, *stack([rows_of(game) for game in first_tricks(range(1))]))
    plan = Plan(games=16, steps=4, lot=32, width=16, depth=1, of_each_set=8, narrow=False, horizon=10, alone=1).for_one_who_plays()
    said: list[str] = []
    save_weights(tmp_path / "start.npz", fresh_weights(jax.random.key(5), len(inputs(numpy, *load_deals(dealt))[0][0]), ACTIONS, 16, 1))
    course = Course(plan, dealt, dealt, None, said.append, prove_sets=4, habit=habit, start=tmp_path / "start.npz")
    begun, judges = read_network(tmp_path / "start.npz"), numpy.asarray(course.learner["judges"]["first"])
    course.one_lesson()  # the critic learns alone
    assert [name for name, part in begun.items() if (numpy.asarray(course.learner["plays"][name]) != part).any()] == []
    assert (numpy.asarray(course.learner["judges"]["first"]) != judges).any()
    course.save(tmp_path / "kept")
    course.one_lesson()
    assert (numpy.asarray(course.learner["plays"]["last"]) != begun["last"]).any()
    assert all([file.stat().st_size < 16_000_000 for file in (tmp_path / "kept").iterdir()])
    again = Course(plan, dealt, dealt, tmp_path / "kept", said.append, prove_sets=4, habit=habit)
    again.lesson = course.lesson  # compiled once is enough
    again.one_lesson()
    for one, other in zip(jax.tree.leaves((course.learner, course.memory)), jax.tree.leaves((again.learner, again.memory)), strict=True):
        assert (numpy.asarray(one) == numpy.asarray(other)).all()
    with (tmp_path / "kept" / "weights.npz").open("rb") as file:
        weights = read_weights(file)
    rules, state = load_deals(dealt)
    shown, allowed = inputs(numpy, rules, state)
    assert allowed[numpy.arange(len(allowed)), best_action(weights, shown, allowed)].all()
    thought = numpy.asarray(think({name: part.astype(numpy.float32) for name, part in weights.items()}, shown, False))
    assert numpy.allclose(wishes(weights, shown), thought, atol=1e-3)
    assert numpy.allclose(wishes(weights, shown[:1]), thought[:1], atol=1e-3)
