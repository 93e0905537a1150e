"""One lesson: many games are played on by the network against nobody but chance, then it is made a little better (PPO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy

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
OLDER, CHANCE, HABIT = range(3)  # kinds of guests
POOL = 3  # rounds dealt for each game of a lesson, more than are ended in it; should they not be enough, they come again
SELDOM = 0.15  # how often a move is learned from that was no choice, or a guest's: the critic must know such moments too
SITS = 0.4  # how likely a chair of such a game is a guest's
SURVIVED, REACHED = 0.03, 0.1  # bonus for a trick after which the round is not lost, and for a goal that became sure


def new_learner(plan: Plan, rows: Rows, key: Array) -> Weights:
    """A network that plays, and one that judges and sees all."""
    rules, state = rows.unpack(rows.table[:2])
    shown, _ = inputs(numpy, rules, state)
    more = secrets(numpy, rules, state)
    first, second = jax.random.split(key)
    return {
        "plays": fresh_weights(first, shown.shape[1], ACTIONS, plan.width, plan.depth),
        "judges": fresh_weights(second, shown.shape[1] + more.shape[1] + CHAIRS, 1, plan.width, plan.depth),
    }


def tables_with_guests(plan: Plan) -> int:
    """So many of the games have guests: always the same ones, the first."""
    return int(plan.guests * plan.games)


def new_pool(plan: Plan, rows: Rows, table: Array, chances: Array, key: Array) -> Arrays:
    """Fresh rounds for the games of one lesson, and guests for those that have some; drawn at once, since that takes many small steps."""
    dealt, whose, which = jax.random.split(key, 3)
    count = POOL * plan.games
    lot = jax.random.uniform(which, (count,), jnp.float32)
    kind = jnp.where(lot < plan.by_chance, CHANCE, jnp.where(lot < plan.by_chance + plan.by_habit, HABIT, OLDER))
    sits = jax.random.uniform(whose, (count, CHAIRS), jnp.float32) < SITS
    return {"rows": deal(rows, table, chances, plan.reshuffled, dealt, count), "sits": sits, "guest": kind}


def new_games(plan: Plan, rows: Rows, pool: Arrays, place: Array) -> Arrays:
    """The games at these places of the pool: played by the learner, in some of them with guests of one kind on some chairs."""
    rules, state = rows.unpack(pool["rows"][place])
    has_guests = (jnp.arange(plan.games) < tables_with_guests(plan))[:, None]
    return {"rules": rules, "state": state, "guests": has_guests & pool["sits"][place], "guest": pool["guest"][place]}


def replace(on: Array, new: Arrays, old: Arrays) -> Arrays:
    """New games in the place of those that are over."""
    return {
        "rules": choose(jnp, on, new["rules"], old["rules"]), "state": choose(jnp, on, new["state"], old["state"]),
        "guests": jnp.where(on[:, None], new["guests"], old["guests"]), "guest": jnp.where(on, new["guest"], old["guest"]),
    }  # fmt: skip


def hidden(games: Arrays) -> Array:
    """What the critic sees beside what the player is shown."""
    rules, state = games["rules"], games["state"]
    order = (state["turn"][:, None] + jnp.arange(CHAIRS)) % rules["chairs"][:, None]
    guests = jnp.take_along_axis(games["guests"], order, 1)
    return jnp.concatenate([secrets(jnp, rules, state), guests], 1)


def guest_actions(plan: Plan, others: Weights, games: Arrays, shown: Array, allowed: Array, key: Array) -> Array:
    """What guests would do at the tables that have some."""
    tables = tables_with_guests(plan)
    shown, allowed, kind = shown[:tables], allowed[:tables], games["guest"][:tables, None]
    wish = policy(others["older"], shown, allowed, plan.narrow)
    if others["habit"] is not None:
        wish = jnp.where(kind == HABIT, policy(others["habit"], shown, allowed, plan.narrow), wish)
    wish = jnp.where((kind == CHANCE) & allowed, 0.0, wish)
    return jax.random.categorical(key, wish)


def make_lesson(plan: Plan, rows: Rows) -> Lesson:
    """The compiled lesson of this plan."""

    tables = tables_with_guests(plan)

    def one_step(carried: tuple[Any, ...], key: Array) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        learner, others, games, pool, dealt, bonus = carried
        rules, state = games["rules"], games["state"]
        shown, allowed = inputs(jnp, rules, state)
        chosen, by_guest = jax.random.split(key)
        wishes = policy(learner["plays"], shown, allowed, plan.narrow)
        guest = jnp.take_along_axis(games["guests"], state["turn"][:, None], 1)[:, 0]
        action = jax.random.categorical(chosen, wishes)
        if tables:
            theirs = guest_actions(plan, others, games, shown, allowed, by_guest)
            action = jnp.concatenate([jnp.where(guest[:tables], theirs, action[:tables]), action[tables:]])
        chance = jnp.take_along_axis(jax.nn.log_softmax(wishes), action[:, None], 1)[:, 0]
        after = play(jnp, rules, state, move_of_action(jnp, rules, state, action))
        over, won = after["over"] != at.RUNNING, after["over"] == at.ROUND_WON
        survived = (after["number"] > state["number"]) & (after["over"] != at.ROUND_LOST)
        sure = ((after["verdicts"] == at.SURE) & (state["verdicts"] != at.SURE)).sum(1) * (after["over"] != at.ROUND_LOST)
        reward = won.astype(jnp.float32) + bonus * (SURVIVED * survived + REACHED * sure).astype(jnp.float32)
        told = (shown, allowed, hidden(games), action, chance, reward, over, won, ~guest, kind_of(rules), games["guests"].any(1))
        ended = jnp.cumsum(over)
        games = replace(over, new_games(plan, rows, pool, (dealt + ended) % (POOL * plan.games)), games | {"state": after})
        return (learner, others, games, pool, dealt + ended[-1], bonus), told

    def judge(learner: Weights, shown: Array, more: Array) -> Array:
        return think(learner["judges"], jnp.concatenate([shown, more], 1), plan.narrow)[:, 0]

    def loss(learner: Weights, lot: tuple[Any, ...], curiosity: Array) -> tuple[Array, Array]:
        shown, allowed, more, action, before, gain, worth, mine = lot
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
        judging = ((judge(learner, shown, more) - worth) ** 2).mean()
        far = (counts * ((ratio - 1) - (chance - before))).sum() / many
        return playing + judging - curiosity * undecided, jnp.stack([playing, judging, undecided, far])

    def lesson(
        learner: Weights, memory: Weights, others: Weights, games: Arrays, table: Array, chances: Array, key: Array,
        rate: Array, curiosity: Array, bonus: Array, pace: Array,
    ) -> tuple[Any, ...]:  # fmt: skip
        playing, learning, dealing = jax.random.split(key, 3)
        carried = (learner, others, games, new_pool(plan, rows, table, chances, dealing), jnp.int64(0), bonus)
        carried, told = jax.lax.scan(one_step, carried, jax.random.split(playing, plan.steps))
        games = carried[2]
        shown, allowed, more, action, before, reward, over, won, mine, kind, guests = told
        worth = jax.lax.map(lambda seen: judge(learner, *seen), (shown, more))
        last = judge(learner, inputs(jnp, games["rules"], games["state"])[0], hidden(games))

        def back(carried: tuple[Array, Array], step: tuple[Array, ...]) -> tuple[tuple[Array, Array], Array]:
            later, gain = carried
            reward, over, worth = step
            goes_on = 1.0 - over
            gain = reward + goes_on * later - worth + plan.smooth * goes_on * gain
            return (worth, gain), gain

        _, gain = jax.lax.scan(back, (last, jnp.zeros_like(last)), (reward, over.astype(jnp.float32), worth), reverse=True)
        everything = (shown, allowed, more, action, before, gain, gain + worth, mine)
        flat = jax.tree.map(lambda part: part.reshape((-1, *part.shape[2:])), everything)
        total = plan.games * plan.steps
        lots = int(plan.learned * total) // plan.lot
        choices = (mine & (allowed.sum(2) > 1)).reshape(-1)

        def epoch(carried: tuple[Weights, Weights], key: Array) -> Any:
            turn, whim = jax.random.uniform(key, (2, total), jnp.float32)
            order = jnp.argsort(turn + (~choices & (whim > SELDOM)))[: lots * plan.lot].reshape(lots, plan.lot)

            def small(carried: tuple[Weights, Weights], places: Array) -> tuple[tuple[Weights, Weights], Array]:
                learner, memory = carried
                slope, notes = jax.grad(loss, has_aux=True)(learner, jax.tree.map(lambda part: part[places], flat), curiosity)
                better, memory = improve(learner, memory, slope, rate)
                plays = jax.tree.map(lambda old, new: old + pace * (new - old), learner["plays"], better["plays"])
                return ({"plays": plays, "judges": better["judges"]}, memory), notes

            return jax.lax.scan(small, carried, order)

        (learner, memory), notes = jax.lax.scan(epoch, (learner, memory), jax.random.split(learning, plan.epochs))
        counted = over & ~guests
        ended = jax.ops.segment_sum(counted.reshape(-1).astype(jnp.float32), kind.reshape(-1), KINDS)
        wins = jax.ops.segment_sum((won & counted).reshape(-1).astype(jnp.float32), kind.reshape(-1), KINDS)
        return learner, memory, games, notes.mean((0, 1)), ended, wins

    compiled: Lesson = jax.jit(lesson, donate_argnums=(0, 1, 3))
    return compiled
