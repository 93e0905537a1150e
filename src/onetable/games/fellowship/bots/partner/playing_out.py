"""Worlds played to the end of the round, everybody as the network wishes: many at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy

from onetable.games.fellowship.bots.partner.worlds import Expired, Lot
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.actions import move_of_action
from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import best_action
from onetable.games.fellowship.learning.tricks import play


def after(worlds: Lot, actions: Sequence[int]) -> Lot:
    """Every world once for each of these actions, after it: the worlds of the first action come first."""
    rules, state = ({name: numpy.concatenate([values] * len(actions)) for name, values in part.items()} for part in worlds)
    action: Array = numpy.repeat(numpy.array(actions), len(worlds[1]["turn"]))
    return rules, play(numpy, rules, state, move_of_action(numpy, rules, state, action))


def play_out(weights: Arrays, worlds: Lot, expired: Expired) -> Arrays | None:
    """How these worlds end; None if the time is up before."""
    rules, state = worlds
    ended = {name: values.copy() for name, values in state.items()}
    places = numpy.arange(len(state["turn"]))
    while True:
        going_on = numpy.flatnonzero(state["over"] == at.RUNNING)
        if len(going_on) < len(places):
            over = numpy.flatnonzero(state["over"] != at.RUNNING)
            for name, values in state.items():
                ended[name][places[over]] = values[over]
            rules, state = ({name: values[going_on] for name, values in part.items()} for part in (rules, state))
            places = places[going_on]
        if not len(places):
            return ended
        if expired():
            return None
        shown, allowed = inputs(numpy, rules, state)
        action = best_action(weights, shown, allowed)
        state = play(numpy, rules, state, move_of_action(numpy, rules, state, action))
