"""Where games begin while learning: dealt rounds as rows on the device, drawn by how hard they are, and reshuffled unseen."""

from __future__ import annotations

from pathlib import Path

import numpy

from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.deals import UNKNOWN, join, load_deals, load_winnable
from onetable.games.fellowship.learning.goal_sets import goal_set
from onetable.games.fellowship.learning.reshuffling import FEW, MANY, any_card, swap_two
from onetable.games.fellowship.learning.training.library import jax, jnp

KINDS = names.MOST_CHAPTERS * 3  # chapters by number of players
SETS = (names.SET_A, names.SET_B)
FOR_TWO = 0.3  # games of two are dealt less often
ALWAYS = 0.04  # how often a chapter is dealt that is won as often as it can be


class Rows:
    """Rules and states of many rounds, each as one long row: what is wanted of them is fetched in one piece."""

    def __init__(self, rules: Arrays, state: Arrays) -> None:
        self.shapes = [(which, name, values.shape[1:]) for which, part in enumerate((rules, state)) for name, values in part.items()]
        count = len(rules["chairs"])
        self.table = numpy.concatenate([part.reshape(count, -1) for part in (*rules.values(), *state.values())], 1)
        self.kind = kind_of(rules)

    def __len__(self) -> int:
        return len(self.table)

    def unpack(self, rows: Array) -> tuple[Arrays, Arrays]:
        """Rules and states by name."""
        found: tuple[Arrays, Arrays] = ({}, {})
        first = 0
        for which, name, shape in self.shapes:
            size = int(numpy.prod(shape, dtype=int))
            found[which][name] = rows[:, first : first + size].reshape((rows.shape[0], *shape))
            first += size
        return found

    def part(self, which: slice) -> Rows:
        """Some of them."""
        return Rows(*self.unpack(self.table[which]))

    def take(self, places: Array) -> None:
        """These and no others from now on, in this order."""
        self.table, self.kind = self.table[places], self.kind[places]

    def replace(self, places: Array, others: Rows) -> None:
        """Other rounds take the places of these."""
        self.table[places], self.kind[places] = others.table, others.kind

    def pack(self, rules: Arrays, state: Arrays) -> Array:
        """The same rounds as rows again."""
        parts = [(rules, state)[which][name] for which, name, _ in self.shapes]
        return jnp.concatenate([part.reshape(part.shape[0], -1) for part in parts], 1)


def kind_of(rules: Arrays) -> Array:
    """The kind of a round: its chapter and how many play it."""
    return rules["chapter"] * 3 + rules["people"] - 2


def rows_from(file: Path, of_each_set: int, seed: int, room: int = 0) -> Rows:
    """The rounds of a file, again and again if there is more room, and so many deals of each goal set."""
    chance = numpy.random.default_rng(seed)
    dealt = load_deals(file)
    count = len(dealt[0]["chairs"])
    rows = Rows(*join([dealt, *[goal_set(chapter, of_each_set, chance) for chapter in SETS]]))
    rows.take(numpy.concatenate([numpy.arange(max(room, count)) % count, numpy.arange(count, len(rows))]))
    return rows


def ceilings_of(file: Path) -> Array:
    """By kind: the share of rounds that can be won by those who see all cards, as far as somebody looked; all of them otherwise."""
    rules, _ = load_deals(file)
    kind, winnable = kind_of(rules), load_winnable(file)
    solved = winnable != UNKNOWN
    many = numpy.bincount(kind[solved], minlength=KINDS)
    return numpy.where(many > 0, numpy.bincount(kind[solved], winnable[solved], KINDS) / numpy.maximum(many, 1), 1.0)


def shares(many: Array, won: Array, ceilings: Array, sets: tuple[float, float]) -> Array:
    """By kind, of those that are there: how large a part of the games it is; the larger, the farther it is below what can be won."""
    kinds = numpy.arange(KINDS)
    worth = (ALWAYS + numpy.maximum(ceilings - won, 0)) * numpy.where(kinds % 3 == 0, FOR_TWO, 1.0) * (many > 0)
    is_set = kinds // 3 >= SETS[0]
    worth = numpy.where(is_set, 0, worth)
    worth = worth / max(worth.sum(), 1e-9) * (1 - sum(sets))
    for chapter, share in zip(SETS, sets, strict=True):
        worth = numpy.where((kinds // 3 == chapter) & (many > 0), share, worth)
    return worth


def odds(rows: Rows, won: Array, ceilings: Array, sets: tuple[float, float]) -> Array:
    """How likely each round is dealt, added up row by row."""
    many = numpy.bincount(rows.kind, minlength=KINDS)
    worth = shares(many, won, ceilings, sets)
    each = (worth / numpy.maximum(many, 1))[rows.kind]
    total = numpy.cumsum(each)
    return (total / total[-1]).astype(numpy.float32)


def reshuffle(rules: Arrays, state: Arrays, wholly: float, key: Array) -> Arrays:
    """Deals like these: in this share of them, and in all goal sets, all cards that may change places have done so, in the others a few."""
    which, cards = jax.random.split(key)
    rounds = state["turn"].shape[0]
    anew = (jax.random.uniform(which, (rounds,), jnp.float32) < wholly) | (rules["chapter"] >= SETS[0])
    most = jnp.where(anew, MANY, FEW)
    picked = jax.random.uniform(cards, (MANY, 2, rounds), jnp.float32)

    def swap(hands: Array, pick: tuple[Array, Array]) -> tuple[Array, None]:
        number, (here, there) = pick
        after = swap_two(jnp, rules, state | {"hands": hands}, any_card(jnp, rules, here), any_card(jnp, rules, there))
        return jnp.where((number < most)[:, None], after["hands"], hands), None

    hands, _ = jax.lax.scan(swap, state["hands"], (jnp.arange(MANY), picked))
    return state | {"hands": hands}


def deal(rows: Rows, table: Array, chances: Array, wholly: float, key: Array, count: int) -> Array:
    """So many rounds as rows, drawn by their odds; this share of them wholly reshuffled."""
    where, swaps = jax.random.split(key)
    place = jnp.searchsorted(chances, jax.random.uniform(where, (count,), jnp.float32))
    rules, state = rows.unpack(table[jnp.minimum(place, len(rows) - 1)])
    return rows.pack(rules, reshuffle(rules, state, wholly, swaps))
