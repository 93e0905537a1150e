"""One question of the tricks as the network sees it, and how much it wishes for each choice."""

from __future__ import annotations

from typing import NamedTuple

import numpy

from onetable.core.dice import Dice
from onetable.games.fellowship.imagine import imagine
from onetable.games.fellowship.kernel.moves import move_of
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.learning.actions import action_of_move
from onetable.games.fellowship.learning.arrays import Array, Arrays
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import chances
from onetable.games.fellowship.learning.rounds import stack_and_judge
from onetable.games.fellowship.learning.rows import plain_rows_of
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.view import FellowshipView


class Question(NamedTuple):
    """Any world that fits the view, as arrays of one round, and the action that each choice is."""

    board: Board
    rules: Arrays
    state: Arrays
    actions: list[int]


def question_of(seen: FellowshipView) -> Question | None:
    """The question of this view; None where it is not about tricks, or somebody plays alone, which the network never learned.

    Any world will do: what it hides is not shown to the network.
    """
    if not seen.public.table.left or seen.public.table.setup.players == 1:
        return None
    try:
        world = imagine(seen, Dice(0))
        rules, state = stack_and_judge([plain_rows_of(world)])
        return Question(world.table, rules, state, [action_of_move(rules, state, move_of(world, choice)) for choice in seen.choices])
    except (Unplayable, LookupError):
        return None


def wished(weights: Arrays, question: Question) -> Array:
    """How likely the network makes each choice."""
    shown, _ = inputs(numpy, question.rules, question.state)
    allowed = numpy.zeros((1, weights["last"].shape[1]), bool)
    allowed[0, question.actions] = True
    return chances(weights, shown, allowed)[0, question.actions]
