"""Worlds that fit a view, many at once as arrays; and those among them in which the network would have played as the others did."""

from __future__ import annotations

from collections.abc import Callable

import numpy

from onetable.core.dice import Dice
from onetable.games.fellowship.bots.partner.past import Past, beginning
from onetable.games.fellowship.bots.partner.wishing import Question
from onetable.games.fellowship.imagine import imagine, only_hands_are_unseen, unseen
from onetable.games.fellowship.learning.actions import action_of_moves, legal_actions
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import chances
from onetable.games.fellowship.learning.rounds import stack_and_judge
from onetable.games.fellowship.learning.rows import plain_rows_of
from onetable.games.fellowship.learning.tricks import play
from onetable.games.fellowship.view import FellowshipView

Lot = tuple[Arrays, Arrays]  # rules and states of many worlds
Draw = Callable[[int], Lot]
Expired = Callable[[], bool]
DOUBT = 0.1  # how often others are reckoned to play any card


def copies(question: Question, count: int) -> Lot:
    """The same round so many times."""
    rules, state = ({name: numpy.repeat(values, count, 0) for name, values in part.items()} for part in (question.rules, question.state))
    return rules, state


def drawing(seen: FellowshipView, question: Question, dice: Dice) -> Draw:
    """How worlds of this view are drawn: where nothing but hands is unseen, only those are dealt anew."""
    hidden = unseen(seen)

    def hands_anew(count: int) -> Lot:
        rules, state = copies(question, count)
        for number in range(count):
            for place, cards in zip(hidden.places, hidden.ways.deal(dice), strict=True):
                state["hands"][number, place.chair] = cards
        return rules, state

    def all_anew(count: int) -> Lot:
        return stack_and_judge([plain_rows_of(imagine(seen, dice)) for _ in range(count)])

    return hands_anew if only_hands_are_unseen(seen, question.board) else all_anew


def likelihood(weights: Arrays, worlds: Lot, past: Past, expired: Expired) -> Array | None:
    """By world: the logarithm of how likely the others would have played as they did; None if the time is up before it is known."""
    rules, state = worlds
    me = numpy.take_along_axis(rules["players"], state["turn"][:, None], 1)[:, 0]
    now = beginning(rules, state)
    total: Array = numpy.zeros(len(me), numpy.float32)
    for chair, move in zip(past.chairs, past.moves, strict=True):
        moves = numpy.full(len(me), move)
        allowed = legal_actions(numpy, rules, now)
        if chair < CHAIRS and (rules["players"][:, chair] != me).any() and (allowed.sum(1) > 1).any():
            if expired():
                return None
            shown, _ = inputs(numpy, rules, now)
            action = action_of_moves(rules, now, moves)
            chance = numpy.take_along_axis(chances(weights, shown, allowed), action[:, None], 1)[:, 0]
            total += numpy.log((1 - DOUBT) * chance + DOUBT / numpy.maximum(allowed.sum(1), 1))
        now = play(numpy, rules, now, moves)
    return total


def likely(worlds: Lot, weight: Array, count: int, chance: numpy.random.Generator) -> Lot:
    """So many of these worlds by their weights, each as often as its weight says as nearly as can be, in any order."""
    odds = numpy.cumsum(numpy.exp(weight - weight.max()))
    places = numpy.searchsorted(odds, odds[-1] * (numpy.arange(count) + chance.random()) / count).clip(max=len(odds) - 1)
    places = chance.permutation(places)
    rules, state = ({name: values[places] for name, values in part.items()} for part in worlds)
    return rules, state
