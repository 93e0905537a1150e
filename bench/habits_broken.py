"""What is lost when a habit is broken: the same deals once more, with other cards in its place that do the same at the table."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

import numpy

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.actions import move_of_action
from onetable.games.fellowship.learning.arrays import CARDS, CHAIRS, Array, Arrays
from onetable.games.fellowship.learning.arrays import at as value_at
from onetable.games.fellowship.learning.goal_inputs import wanted_cards
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import FORBIDDEN, wishes
from onetable.games.fellowship.learning.tricks import play

NEARLY = 1  # ranks by which a card of another suit may differ


class Lost(NamedTuple):
    """What one break costs."""

    habit: str
    everybody: bool
    moves: float  # that were other ones, in a round
    loss: float  # in points
    spread: float


Break = Callable[[Arrays, Arrays, Array, Array], Array]  # rules, states, allowed cards, cards chosen: which others do the same


def touching(rules: Arrays, state: Arrays, allowed: Array, chosen: Array) -> Array:
    """Cards of the suit between which and the chosen one nobody else has any, and of which no goal speaks."""
    place, hand = numpy.arange(CARDS), value_at(numpy, state["hands"], state["turn"])
    elsewhere = (state["alive"] & ~hand)[:, None] >> place & 1
    below = numpy.cumsum(elsewhere, 1)  # cards of others up to this one: the same for all that touch
    same = below == numpy.take_along_axis(below, chosen[:, None], 1)
    return allowed & same & (place >> 3 == chosen[:, None] >> 3) & ~named(rules)


def named(rules: Arrays) -> Array:
    """Cards of which a goal or duty speaks."""
    goal = {name: rules[name].reshape(len(rules[name]), -1) for name in ("kind", "mask", "low", "high", "flags")}
    wanted = numpy.bitwise_or.reduce(numpy.where(goal["kind"] >= 0, wanted_cards(numpy, goal), 0), 1)
    return wanted[:, None] >> numpy.arange(CARDS) & 1 > 0


def another_suit(leading: bool) -> Break:
    """Cards of other suits about as high: led instead, or thrown instead."""

    def cards(rules: Arrays, state: Arrays, allowed: Array, chosen: Array) -> Array:
        place = numpy.arange(CARDS)
        near = abs((place & 7) - (chosen & 7)[:, None]) <= NEARLY
        other = (place >> 3 != chosen[:, None] >> 3) & (place >> 3 != at.RINGS_PLACE) & (chosen[:, None] >> 3 != at.RINGS_PLACE)
        here = (state["led"] < 0) if leading else (state["led"] >= 0) & (chosen >> 3 != state["led"])
        return allowed & near & other & here[:, None] & ~named(rules)

    return cards


def another_loser(rules: Arrays, state: Arrays, allowed: Array, chosen: Array) -> Array:
    """Other cards of the suit that lose the trick as surely, where the chosen one loses."""
    place, best = numpy.arange(CARDS), state["best"][:, None]
    in_suit = (place >> 3 == state["led"][:, None]) & (chosen >> 3 == state["led"])[:, None]
    beaten = (best >> 3 == state["led"][:, None]) & (place < best) & (chosen[:, None] < best)
    return allowed & in_suit & beaten & ~named(rules)


BREAKS: dict[str, Break] = {
    "of cards that touch, any": touching,
    "leads of another suit, about as high": another_suit(leading=True),
    "discards of another suit, about as high": another_suit(leading=False),
    "another card where the trick is lost anyway": another_loser,
}


def all_broken(weights: Arrays, lot: tuple[Arrays, Arrays]) -> list[Lost]:
    """How many points are lost where one of them, or everybody, breaks each of these habits."""
    usual, _ = played(weights, lot)
    return [compared(usual, *played(weights, lot, habit, everybody), habit, everybody) for habit in BREAKS for everybody in (False, True)]


def compared(usual: Array, other: Array, moves: int, habit: str, everybody: bool) -> Lost:
    """The same deals with and without a habit."""
    gaps = 100.0 * (other.astype(float) - usual)
    return Lost(habit, everybody, moves / len(gaps), float(gaps.mean()), 1.96 * float(gaps.std()) / sqrt(len(gaps)))


def played(weights: Arrays, lot: tuple[Arrays, Arrays], habit: str = "", everybody: bool = False) -> tuple[Array, int]:
    """Which rounds are won, and how many moves were other ones than wished for."""
    rules, state = lot
    chance, changed = numpy.random.default_rng(1), 0
    won: Array = numpy.zeros(len(state["turn"]), bool)
    places: Array = numpy.arange(len(won))
    while len(places):
        shown, allowed = inputs(numpy, rules, state)
        action = numpy.where(allowed, wishes(weights, shown), FORBIDDEN).argmax(1)
        moves = move_of_action(numpy, rules, state, action)
        if habit:
            here = (state["phase"] == at.PLAY) & (moves < CARDS) & (everybody | (places % CHAIRS == state["turn"]))
            chosen = numpy.where(here, moves, 0)
            others = BREAKS[habit](rules, state, allowed[:, :CARDS], chosen) & here[:, None] & (numpy.arange(CARDS) != chosen[:, None])
            there = others.any(1)
            any_of_them = numpy.where(others, chance.random(others.shape), -1.0).argmax(1)
            moves, changed = numpy.where(there, any_of_them, moves), changed + int(there.sum())
        state = play(numpy, rules, state, moves)
        won[places] = state["over"] == at.ROUND_WON
        going_on = numpy.flatnonzero(state["over"] == at.RUNNING)
        places = places[going_on]
        rules, state = ({name: values[going_on] for name, values in part.items()} for part in (rules, state))
    return won, changed
