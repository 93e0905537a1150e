"""Rows of numbers as arrays by name, many rounds at once: what does not change in a round, and what does."""

from __future__ import annotations

from collections.abc import Sequence

import numpy

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays, choose
from onetable.games.fellowship.learning.verdicts import judge


def split(rules: Array, state: Array, knowledge: Array) -> tuple[Arrays, Arrays]:
    """Rules and states by name, from one row of each for every round."""
    fixed: Arrays = {}
    moving: Arrays = {}
    for found, rows, single, lists in (
        (fixed, rules, names.RULES, names.RULES_LISTS),
        (fixed, knowledge, names.KNOWLEDGE, names.KNOWLEDGE_LISTS),
        (moving, state, names.STATE, names.STATE_LISTS),
        (moving, knowledge, names.SEEN, names.SEEN_LISTS),
    ):
        found |= {name: rows[:, place] for name, place in single.items()}
        found |= {name: rows[:, first : first + size] for name, (first, size) in lists.items()}
    moving["known"] = moving["known"].reshape(-1, CHAIRS, CHAIRS)
    return fixed | lay_in_slots(rules), moving


def lay_in_slots(rules: Array) -> Arrays:
    """The goals by chair and slot; an empty slot has no kind."""
    rounds = len(rules)
    found: Arrays = {name: numpy.zeros((rounds, CHAIRS, names.SLOTS), numpy.int64) for name in names.GOALS}
    found["kind"] += names.NO_GOAL
    free: Array = numpy.zeros((rounds, CHAIRS), numpy.int64)
    every: Array = numpy.arange(rounds)
    for number in range(int(rules[:, at.GOAL_COUNT].max(initial=0))):
        row = rules[:, at.GOALS + number * at.GOAL_SIZE : at.GOALS + (number + 1) * at.GOAL_SIZE]
        there = every[rules[:, at.GOAL_COUNT] > number]
        chair = row[there, at.WHOSE]
        duty = row[there, at.FLAGS] & at.DUTY > 0
        slot = numpy.where(duty, names.DUTY_SLOT, free[there, chair])
        if (~duty & (slot >= names.DUTY_SLOT)).any() or (found["kind"][there, chair, slot] != names.NO_GOAL).any():
            raise ValueError("a chair has more goals than there is room for")
        free[there, chair] += ~duty
        for name, place in names.GOALS.items():
            found[name][there, chair, slot] = row[there, place]
    return found


def stack(rows: Sequence[tuple[Sequence[int], Sequence[int], Sequence[int]]]) -> tuple[Arrays, Arrays]:
    """Rules and states of these rounds by name."""
    rules, state, knowledge = (numpy.array([list(map(int, row[part])) for row in rows], numpy.int64) for part in range(3))
    return split(rules, state, knowledge)


def stack_and_judge(rows: Sequence[tuple[Sequence[int], Sequence[int], Sequence[int]]]) -> tuple[Arrays, Arrays]:
    """The same of rows whose goals were not judged yet: that is done between two tricks, unless cards were swapped there."""
    rules, state = stack(rows)
    between = (state["pile"] == 0) & (state["spent"] & at.SWAP_USED == 0)
    return rules, choose(numpy, between, judge(numpy, rules, state), state) if between.any() else state
