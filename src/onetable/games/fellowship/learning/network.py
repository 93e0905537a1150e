"""The network with numpy alone: truth values in, a wish for each action out."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import IO, Any

import numpy

from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.one_core import use_one_core

FORBIDDEN = -1e9
HOME = "onetable.games.fellowship.learning.weights"
WEIGHTS, ORIGIN = "partner.npz", "partner.json"


def level(values: Array) -> Array:
    """Each row with mean 0 and spread 1."""
    values = values - values.mean(-1, keepdims=True)
    return values / numpy.sqrt((values * values).mean(-1, keepdims=True) + 1e-5)


def wishes(weights: Arrays, inputs: Array) -> Array:
    """What a network of these weights makes of the inputs of many rounds."""
    thought = numpy.maximum(first_layer(weights["first"], inputs) + weights["first_bias"], 0)
    for layer, bias in zip(weights["layers"], weights["layers_bias"], strict=True):
        thought = thought + numpy.maximum(level(thought) @ layer + bias, 0)
    return level(thought) @ weights["last"] + weights["last_bias"]


def first_layer(weights: Array, inputs: Array) -> Array:
    """The largest product, short: inputs that are the same in all rounds are added up once, only the others are multiplied."""
    true = inputs.sum(0)
    always = weights[numpy.flatnonzero(true == len(inputs))].sum(0, dtype=numpy.float32)[None]
    sometimes = numpy.flatnonzero((true > 0) & (true < len(inputs)))
    if not len(sometimes):
        return numpy.repeat(always, len(inputs), 0)
    return inputs[:, sometimes].astype(numpy.float32) @ weights[sometimes].astype(numpy.float32) + always


def best_action(weights: Arrays, inputs: Array, allowed: Array) -> Array:
    """The action that is wished for most among those allowed."""
    return numpy.where(allowed, wishes(weights, inputs), FORBIDDEN).argmax(1)


def chances(weights: Arrays, inputs: Array, allowed: Array) -> Array:
    """How likely each action is taken."""
    wish = numpy.where(allowed, wishes(weights, inputs), FORBIDDEN)
    odds = numpy.exp(wish - wish.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def read_weights(file: IO[bytes]) -> Arrays:
    """Weights from a file, as wide as they are reckoned with."""
    with numpy.load(file) as found:
        return {name: found[name].astype(numpy.float32) for name in found}


@cache
def learned_weights() -> Arrays:
    """The weights of the package, loaded when they are first wanted."""
    use_one_core()
    with files(HOME).joinpath(WEIGHTS).open("rb") as file:
        return read_weights(file)


@cache
def origin() -> dict[str, Any]:
    """Where those weights come from, and which chapters others were measured to play better: “4-3” is chapter 4 by three."""
    found: dict[str, Any] = json.loads(files(HOME).joinpath(ORIGIN).read_text("utf-8"))
    return found
