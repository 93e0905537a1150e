"""One lesson: many games are played on by the network against nobody but chance, then it is made a little better (PPO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.actions import ACTIONS, move_of_action
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays, choose
from onetable.games.fellowship.learning.inputs import inputs, secrets
from onetable.games.fellowship.learning.training.library import jax, jnp
from onetable.games.fellowship.learning.training.nets import Weights, fresh_weights, improve, policy, think
from onetable.games.fellowship.learning.training.plan import Plan
from onetable.games.fellowship.learning.training.starts import KINDS, Rows, deal, kind_of
from onetable.games.fellowship.learning.tricks import play

Lesson = Callable[..., Any]
SURVIVED, REACHED = 0.03, 0.1  # bonus for a trick after which the round is not lost, and for a goal that became sure


def new_learner(plan: Plan, rows: Rows, key: Array) -> Weights:
    """A network that plays, and one that judges and sees all."""
    rules, state = rows.unpack(jnp.asarray(rows.table[:2]))
    shown, _ = inputs(jnp, rules, state)
    more = secrets(jnp, rules, state)
    first, second = jax.random.split(key)
    return {
        "plays": fresh_weights(first, shown.shape[1], ACTIONS, plan.width, plan.depth),
        "judges": fresh_weights(second, shown.shape[1] + more.shape[1] + CHAIRS, 1, plan.width, plan.depth),
    }


def new_games(plan: Plan, rows: Rows, table: Array, chances: Array, key: Array, count: int) -> Arrays:
    """Fresh rounds, and who sits at them: the learner, or in some games guests on some chairs."""
    dealt, seated, whose, which = jax.random.split(key, 4)
    rules, state = deal(rows, table, chances, dealt, count)
    has_guests = jax.random.uniform(seated, (count, 1), jnp.float32) < plan.guests
    sits = jax.random.uniform(whose, (count, CHAIRS), jnp.float32) < 0.4
    stranger = jax.random.uniform(which, (count,), jnp.float32) < plan.strangers
    return {"rules": rules, "state": state, "guests": has_guests & sits, "stranger": stranger}


def replace(on: Array, new: Arrays, old: Arrays) -> Arrays:
    """New games in the place of those that are over."""
    return {
        "rules": choose(jnp, on, new["rules"], old["rules"]), "state": choose(jnp, on, new["state"], old["state"]),
        "guests": jnp.where(on[:, None], new["guests"], old["guests"]), "stranger": jnp.where(on, new["stranger"], old["stranger"]),
    }  # fmt: skip


def judged(games: Arrays, shown: Array) -> Array:
    """What the critic sees."""
    rules, state = games["rules"], games["state"]
    order = (state["turn"][:, None] + jnp.arange(CHAIRS)) % rules["chairs"][:, None]
    guests = jnp.take_along_axis(games["guests"], order, 1)
    return jnp.concatenate([shown, secrets(jnp, rules, state), guests], 1)


def make_lesson(plan: Plan, rows: Rows) -> Lesson:
    """The compiled lesson of this plan."""

    def one_step(carried: tuple[Any, ...], key: Array) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        learner, older, games, table, chances, bonus = carried
        rules, state = games["rules"], games["state"]
        shown, allowed = inputs(jnp, rules, state)
        views = judged(games, shown)
        chosen, by_guest, fresh = jax.random.split(key, 3)
        wishes = policy(learner["plays"], shown, allowed, plan.narrow)
        old = policy(older, shown, allowed, plan.narrow)
        guest = jnp.take_along_axis(games["guests"], state["turn"][:, None], 1)[:, 0]
        old = jnp.where(games["stranger"][:, None], jnp.where(allowed, 0.0, old), old)
        action = jnp.where(guest, jax.random.categorical(by_guest, old), jax.random.categorical(chosen, wishes))
        chance = jnp.take_along_axis(jax.nn.log_softmax(wishes), action[:, None], 1)[:, 0]
        after = play(jnp, rules, state, move_of_action(jnp, rules, state, action))
        over, won = after["over"] != at.RUNNING, after["over"] == at.ROUND_WON
        survived = (after["number"] > state["number"]) & (after["over"] != at.ROUND_LOST)
        sure = ((after["verdicts"] == at.SURE) & (state["verdicts"] != at.SURE)).sum(1) * (after["over"] != at.ROUND_LOST)
        reward = won.astype(jnp.float32) + bonus * (SURVIVED * survived + REACHED * sure).astype(jnp.float32)
        told = (shown, allowed, views, action, chance, reward, over, won, ~guest, kind_of(rules), games["guests"].any(1))
        games = replace(over, new_games(plan, rows, table, chances, fresh, plan.games), games | {"state": after})
        return (learner, older, games, table, chances, bonus), told

    def loss(learner: Weights, lot: tuple[Any, ...], curiosity: Array) -> tuple[Array, Array]:
        shown, allowed, views, action, before, gain, worth, mine = lot
        chances = jax.nn.log_softmax(policy(learner["plays"], shown, allowed, plan.narrow))
        chance = jnp.take_along_axis(chances, action[:, None], 1)[:, 0]
        counts = (mine & (allowed.sum(1) > 1)).astype(jnp.float32)
        many = counts.sum() + 1e-6
        middle = (gain * counts).sum() / many
        spread = jnp.sqrt((counts * (gain - middle) ** 2).sum() / many) + 1e-6
        gain = (gain - middle) / spread
        ratio = jnp.exp(chance - before)
        held = jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip)
        playing = -(counts * jnp.minimum(ratio * gain, held * gain)).sum() / many
        undecided = -(counts * jnp.where(allowed, jnp.exp(chances) * chances, 0.0).sum(1)).sum() / many
        judging = ((think(learner["judges"], views, plan.narrow)[:, 0] - worth) ** 2).mean()
        far = (counts * ((ratio - 1) - (chance - before))).sum() / many
        return playing + judging - curiosity * undecided, jnp.stack([playing, judging, undecided, far])

    def lesson(
        learner: Weights, memory: Weights, older: Weights, games: Arrays, table: Array, chances: Array, key: Array,
        rate: Array, curiosity: Array, bonus: Array,
    ) -> tuple[Any, ...]:  # fmt: skip
        playing, learning = jax.random.split(key)
        carried = (learner, older, games, table, chances, bonus)
        carried, told = jax.lax.scan(one_step, carried, jax.random.split(playing, plan.steps))
        games = carried[2]
        shown, allowed, views, action, before, reward, over, won, mine, kind, guests = told
        worth = jax.lax.map(lambda seen: think(learner["judges"], seen, plan.narrow)[:, 0], views)
        last_shown, _ = inputs(jnp, games["rules"], games["state"])
        last = think(learner["judges"], judged(games, last_shown), plan.narrow)[:, 0]

        def back(carried: tuple[Array, Array], step: tuple[Array, ...]) -> tuple[tuple[Array, Array], Array]:
            later, gain = carried
            reward, over, worth = step
            goes_on = 1.0 - over
            gain = reward + goes_on * later - worth + plan.smooth * goes_on * gain
            return (worth, gain), gain

        _, gain = jax.lax.scan(back, (last, jnp.zeros_like(last)), (reward, over.astype(jnp.float32), worth), reverse=True)
        everything = (shown, allowed, views, action, before, gain, gain + worth, mine)
        flat = jax.tree.map(lambda part: part.reshape((-1, *part.shape[2:])), everything)
        total = plan.games * plan.steps
        lots = total // plan.lot

        def epoch(carried: tuple[Weights, Weights], key: Array) -> Any:
            order = jax.random.permutation(key, total)[: lots * plan.lot].reshape(lots, plan.lot)

            def small(carried: tuple[Weights, Weights], places: Array) -> tuple[tuple[Weights, Weights], Array]:
                learner, memory = carried
                slope, notes = jax.grad(loss, has_aux=True)(learner, jax.tree.map(lambda part: part[places], flat), curiosity)
                return improve(learner, memory, slope, rate), notes

            return jax.lax.scan(small, carried, order)

        (learner, memory), notes = jax.lax.scan(epoch, (learner, memory), jax.random.split(learning, plan.epochs))
        counted = over & ~guests
        ended = jax.ops.segment_sum(counted.reshape(-1).astype(jnp.float32), kind.reshape(-1), KINDS)
        wins = jax.ops.segment_sum((won & counted).reshape(-1).astype(jnp.float32), kind.reshape(-1), KINDS)
        return learner, memory, games, notes.mean((0, 1)), ended, wins

    compiled: Lesson = jax.jit(lesson, donate_argnums=(0, 1, 3))
    return compiled
