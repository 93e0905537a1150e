"""The network with numpy alone: truth values in, a wish for each action out."""

from __future__ import annotations

from typing import IO

import numpy

from onetable.games.fellowship.learning.arrays import Array, Arrays

FORBIDDEN = -1e9


def level(values: Array) -> Array:
    """Each row with mean 0 and spread 1."""
    values = values - values.mean(-1, keepdims=True)
    return values / numpy.sqrt((values * values).mean(-1, keepdims=True) + 1e-5)


def wishes(weights: Arrays, inputs: Array) -> Array:
    """What a network of these weights makes of the inputs of many rounds; of one round only the rows of true inputs are added up."""
    if len(inputs) == 1:
        first = weights["first"][numpy.flatnonzero(inputs[0])].sum(0, dtype=numpy.float32)[None]
    else:
        first = inputs.astype(numpy.float32) @ weights["first"]
    thought = numpy.maximum(first + weights["first_bias"], 0)
    for layer, bias in zip(weights["layers"], weights["layers_bias"], strict=True):
        thought = thought + numpy.maximum(level(thought) @ layer + bias, 0)
    return level(thought) @ weights["last"] + weights["last_bias"]


def best_action(weights: Arrays, inputs: Array, allowed: Array) -> Array:
    """The action that is wished for most among those allowed."""
    return numpy.where(allowed, wishes(weights, inputs), FORBIDDEN).argmax(1)


def read_weights(file: IO[bytes]) -> Arrays:
    """Weights from a file; all but the first and largest layer as wide as they are reckoned with."""
    with numpy.load(file) as found:
        return {name: found[name] if name == "first" else found[name].astype(numpy.float32) for name in found}
