"""Goal sets A and B with search, many deals at once on an accelerator: `python -m bench.partner_search --deals 1000 --file search.jsonl`.

It searches as `partner` does with two seconds: worlds under all that is known, weighed by how likely the network would have made the
moves seen, every choice that is wished for played out by the network on all seats, and its first wish left for a clear gain alone.
It does so up to the last trick; the bot itself, which asks kernel and solver near the end, plays in `bench.partner_sets --search 2`.
It needs JAX, and goes on where it was broken off; what is tried out is tried on deals of another `--seed`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy

from bench.kernel_match import share
from bench.partner_sets import HELD_OUT, SETS, beside, weights_of
from bench.resumable import results_in, whole_lines
from onetable.games.fellowship.bots.partner.lots import STANDING
from onetable.games.fellowship.bots.partner.thinking import CLEAR_GAIN, MOST_CANDIDATES
from onetable.games.fellowship.bots.partner.worlds import DOUBT
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.actions import move_of_action
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays, bits, choose, count
from onetable.games.fellowship.learning.deals import join
from onetable.games.fellowship.learning.goal_sets import HAND, goal_set
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.training.library import jax, jnp
from onetable.games.fellowship.learning.training.nets import policy
from onetable.games.fellowship.learning.tricks import play

PORTION = 250  # deals of a line of the file
AT_ONCE = 64  # deals that are searched together
FIELDS = (2, 4, MOST_CANDIDATES)  # numbers of choices for which the playouts are compiled
MOST_MOVES = HAND * CHAIRS
IMPOSSIBLE = -1e6

Hands = Array  # by deal, world and chair: the cards held there


def many(part: Arrays, times: int) -> Arrays:
    """Every deal so many times."""
    return {name: jnp.repeat(values, times, 0) for name, values in part.items()}


def with_hands(state: Arrays, hands: Hands) -> Arrays:
    """The states of all these worlds."""
    return many(state, hands.shape[1]) | {"hands": hands.reshape(-1, CHAIRS)}


def draw(state: Arrays, key: Array, worlds: int) -> tuple[Hands, Array]:
    """Worlds that fit what the chair in turn knows, and the logarithm of how seldom each is drawn: so rare ones count for more.

    Card after card is laid where it may lie, first those with least freedom, the likelier the more room there is.
    """
    me = state["turn"]
    other = jnp.arange(CHAIRS) != me[:, None]
    held = jnp.where(other, state["hands"], 0)
    pool = held.sum(1)
    known = jnp.take_along_axis(state["known"], me[:, None, None], 1)[:, 0]
    may = bits(jnp, jnp.where(other, pool[:, None] & known & ~state["void"], 0)).transpose(0, 2, 1)  # by deal, card and chair
    unseen = bits(jnp, pool)
    order = jnp.argsort(jnp.where(unseen, may.sum(2), CHAIRS + 1), 1)[:, : HAND * (CHAIRS - 1)]
    luck = jax.random.gumbel(key, (order.shape[1], len(me), worlds, CHAIRS), jnp.float32)

    def lay(carried: tuple[Array, Hands, Array], card_and_luck: tuple[Array, Array]) -> tuple[tuple[Array, Hands, Array], None]:
        room, hands, seldom = carried
        card, luck = card_and_luck
        on = jnp.take_along_axis(unseen, card[:, None], 1)
        here = jnp.take_along_axis(may, card[:, None, None], 1)
        odds = jnp.where(here & (room > 0), room, 0).astype(jnp.float32)
        total = odds.sum(2)
        chair = (jnp.log(odds) + luck).argmax(2)
        taken = (jnp.arange(CHAIRS) == chair[:, :, None]) & on[:, :, None]
        chance = jnp.take_along_axis(odds, chair[:, :, None], 2)[:, :, 0] / jnp.maximum(total, 1)
        seldom = jnp.where(on & (total == 0), IMPOSSIBLE, seldom - jnp.where(on & (total > 0), jnp.log(chance), 0))
        bit = jnp.left_shift(jnp.int64(1), card)[:, None, None]
        return (room - taken, hands | jnp.where(taken, bit, 0), seldom), None

    room = jnp.repeat(count(jnp, held)[:, None], worlds, 1)
    own = jnp.repeat(jnp.where(other, 0, state["hands"])[:, None], worlds, 1)
    (_, hands, seldom), _ = jax.lax.scan(lay, (room, own, jnp.zeros((len(me), worlds), jnp.float32)), (order.T, luck))
    return hands, seldom


def likelihood(weights: Arrays, rules: Arrays, state: Arrays, past: Arrays, actions: Array, moves: Array, hands: Hands) -> Array:
    """By world: the logarithm of how likely the others would have made the moves seen there."""
    deals, worlds, _ = hands.shape
    every = many(rules, worlds)

    def add(number: Array, total: Array) -> Array:
        before = {name: values[number] for name, values in past.items()}
        back = state["thrown"] & ~before["thrown"]
        shown, allowed = inputs(jnp, every, with_hands(before, hands | back[:, None]))
        chances = jax.nn.softmax(policy(weights, shown, allowed, narrow=True))
        chance = jnp.take_along_axis(chances, jnp.repeat(actions[number], worlds)[:, None], 1)[:, 0]
        found = jnp.log((1 - DOUBT) * chance + DOUBT / jnp.maximum(allowed.sum(1), 1)).astype(jnp.float32)
        return total + jnp.where((before["turn"] != state["turn"])[:, None], found.reshape(deals, worlds), 0)

    return jax.lax.fori_loop(0, moves, add, jnp.zeros((deals, worlds), jnp.float32))


def likely_hands(
    weights: Arrays, rules: Arrays, state: Arrays, past: Arrays, actions: Array, moves: Array, key: Array, drawn: int, worlds: int
) -> Hands:
    """So many worlds of those drawn, each as often as its weight says."""
    first, second = jax.random.split(key)
    hands, seldom = draw(state, first, drawn)
    weight = jnp.where(seldom > IMPOSSIBLE / 2, seldom + likelihood(weights, rules, state, past, actions, moves, hands), IMPOSSIBLE)
    odds = jnp.cumsum(jax.nn.softmax(weight), 1)
    steps = (jnp.arange(worlds) + jax.random.uniform(second, (len(odds), 1), jnp.float32)) / worlds
    place = jax.vmap(jnp.searchsorted)(odds, steps * odds[:, -1:]).clip(max=drawn - 1)
    return jnp.take_along_axis(hands, place[:, :, None], 1)


def values(weights: Arrays, rules: Arrays, state: Arrays, hands: Hands, field: Array) -> Array:
    """By deal and choice: what it came to when the network played on in these worlds."""
    deals, worlds, _ = hands.shape
    size = field.shape[1]
    every = many(rules, worlds * size)
    begun = many(with_hands(state, hands), size)
    first = jnp.repeat(field, worlds, 0).reshape(-1)

    def going_on(state: Arrays) -> Array:
        return (state["over"] == at.RUNNING).any()

    def move(state: Arrays) -> Arrays:
        shown, allowed = inputs(jnp, every, state)
        action = policy(weights, shown, allowed, narrow=True).argmax(1)
        after = play(jnp, every, state, move_of_action(jnp, every, state, action))
        return choose(jnp, state["over"] == at.RUNNING, after, state)

    ended = jax.lax.while_loop(going_on, move, play(jnp, every, begun, move_of_action(jnp, every, begun, first)))
    lost = STANDING * (ended["verdicts"] != at.LOST).mean(1)
    return jnp.where(ended["over"] == at.ROUND_WON, 1.0, lost).reshape(deals, worlds, size).mean(1)


class Search:
    """Deals of one kind, all seats looking ahead, move after move."""

    def __init__(self, weights: Arrays, drawn: int, worlds: int, gain: float, least: float) -> None:
        self.weights, self.gain, self.least = jax.tree.map(jnp.asarray, weights), gain, least
        self.likely = jax.jit(partial(likely_hands, drawn=drawn, worlds=worlds))
        self.values = jax.jit(values)
        self.wishes = jax.jit(self.look)
        self.play = jax.jit(lambda rules, state, action: play(jnp, rules, state, move_of_action(jnp, rules, state, action)))
        self.searched = 0  # decisions

    def look(self, weights: Arrays, rules: Arrays, state: Arrays) -> tuple[Array, Array]:
        """The choices that the network wishes for most, the first first, and how much."""
        shown, allowed = inputs(jnp, rules, state)
        chances, order = jax.lax.top_k(jax.nn.softmax(policy(weights, shown, allowed, narrow=True)), MOST_CANDIDATES)
        return order, chances

    def won(self, rules: Arrays, state: Arrays, seed: int) -> Array:
        """Which of these deals are won."""
        chance = jax.random.key(seed)
        state = {name: numpy.asarray(values) for name, values in state.items()}
        past = {name: numpy.zeros((MOST_MOVES, *values.shape), values.dtype) for name, values in state.items()}
        actions: Array = numpy.zeros((MOST_MOVES, len(state["turn"])), numpy.int64)
        for number in range(MOST_MOVES):
            order, chances = (numpy.asarray(found) for found in self.wishes(self.weights, rules, state))
            fields = 1 + (chances[:, 1:] > self.least).sum(1)
            running = state["over"] == at.RUNNING
            chosen = order[:, 0].copy()
            for places, field in portions(fields, running):
                mine, now = ({name: values[places] for name, values in part.items()} for part in (rules, state))
                before = {name: values[:, places] for name, values in past.items()}
                chance, key = jax.random.split(chance)
                hands = self.likely(self.weights, mine, now, before, actions[:, places], number, key)
                worth = numpy.array(self.values(self.weights, mine, now, hands, order[places, :field]))
                worth[numpy.arange(field) >= fields[places, None]] = -1
                worth[:, 0] += self.gain
                chosen[places] = order[places, worth.argmax(1)]
                self.searched += len(set(places))
            for name, values in state.items():
                past[name][number] = values
            actions[number] = chosen
            after = self.play(rules, state, chosen)
            state = {name: numpy.asarray(values) for name, values in choose(jnp, jnp.asarray(running), after, state).items()}
        return state["over"] == at.ROUND_WON


def portions(fields: Array, running: Array) -> Iterator[tuple[Array, int]]:
    """Places of deals that are searched together, and in how many choices: those with as many, always as many deals."""
    for low, field in zip((1, *FIELDS), FIELDS, strict=False):
        places = numpy.flatnonzero(running & (fields > low) & (fields <= field))
        for first in range(0, len(places), AT_ONCE):
            part = places[first : first + AT_ONCE]
            yield numpy.resize(part, AT_ONCE), field


def main() -> None:
    """Play what is missing, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--sets", default="A,B")
    parser.add_argument("--seed", type=int, default=HELD_OUT, help="of the first deal")
    parser.add_argument("--drawn", type=int, default=1024, help="worlds that are weighed")
    parser.add_argument("--worlds", type=int, default=512, help="worlds in which every choice is tried")
    parser.add_argument("--gain", type=float, default=CLEAR_GAIN)
    parser.add_argument("--least", type=float, default=0.0, help="what is wished for no more than this is not tried")
    parser.add_argument("--weights", default="", help="a file; those of the package otherwise")
    parser.add_argument("--portion", type=int, default=PORTION, help="deals at once")
    parser.add_argument("--seconds", type=float, default=1e9, help="no portion is begun after this time")
    parser.add_argument("--file", type=Path, default=Path("partner_search.jsonl"), help="where every result is kept")
    args = parser.parse_args()
    known, begun = results_in(args.file), perf_counter()
    search = Search(weights_of(args.weights), args.drawn, args.worlds, args.gain, args.least)
    lines = whole_lines(args.file).decode()
    manner = (args.weights, args.drawn, args.worlds, args.gain, args.least, args.portion)
    for first in range(args.seed, args.seed + args.deals, args.portion):
        for name in args.sets.split(","):
            task = (name, *manner, first)
            if task in known or perf_counter() - begun > args.seconds:
                continue
            before, searched = perf_counter(), search.searched
            deals = [goal_set(SETS[name], 1, numpy.random.default_rng(seed)) for seed in range(first, first + args.portion)]
            known[task] = [bool(won) for won in search.won(*join(deals), first)]
            lines += json.dumps([task, known[task]]) + "\n"
            args.file.write_text(lines, "utf-8")
            told = f"{sum(known[task])} won, {search.searched - searched} decisions searched in {perf_counter() - before:.0f} s"
            print(f"{name} {first}: {told}", flush=True)
    for name in args.sets.split(","):
        print(summary(name, args.weights, {task[-1]: won for task, won in known.items() if task[:-1] == (name, *manner)}))


def summary(name: str, weights: str, portions: dict[Any, list[bool]]) -> str:
    """How often the goals are met, and how often without search."""
    results = {first + number: won for first, portion in portions.items() for number, won in enumerate(portion)}
    return f"with search, {share(name, list(results.values()))}; {beside(name, weights, results)}" if results else f"set {name}: nothing"


if __name__ == "__main__":
    main()
