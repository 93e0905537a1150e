"""The two goal sets of the benchmarks as rounds: four hands of nine cards, one card lost, and goals counted from the One Ring."""

from __future__ import annotations

from typing import cast

import numpy

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays
from onetable.games.fellowship.learning.rounds import split

HAND, DECK = 9, 37
NO_LIMIT = 99
NOBODY_THERE = (at.TRUMP, at.SHORT, at.PYRAMID, at.TUCKER, at.ASIDER, at.LAYER, at.SWAPPER, at.TAKER)
NOTHING_THERE = (at.LED, at.BEST, at.WINNING, at.OUTRIGHT, at.TUCKED, at.ASIDE, at.LAID, at.GIVEN)


def goal_set(chapter: int, rounds: int, chance: numpy.random.Generator) -> tuple[Arrays, Arrays]:
    """So many deals with the goals of set A or B."""
    return split(*goal_set_rows(chapter, rounds, chance))


def goal_set_rows(chapter: int, rounds: int, chance: numpy.random.Generator) -> tuple[Array, Array, Array]:
    """Their rules, states and knowledge, a row of each."""
    order = chance.permuted(numpy.tile(numpy.arange(DECK), (rounds, 1)), axis=1)
    last = order[:, -1].copy()
    order[:, -1] = numpy.where(last == at.ONE_RING, order[:, 0], last)  # the One Ring is never lost
    order[:, 0] = numpy.where(last == at.ONE_RING, at.ONE_RING, order[:, 0])
    hands = numpy.left_shift(numpy.int64(1), order[:, : HAND * CHAIRS].reshape(rounds, CHAIRS, HAND)).sum(2)
    bearer = (hands >> at.ONE_RING & 1).argmax(1)
    ranks = chance.permuted(numpy.tile(numpy.arange(1, 8), (rounds, 1)), axis=1)
    return rows_of_set(chapter, hands, bearer, ranks)


def rows_of_set(chapter: int, hands: Array, bearer: Array, ranks: Array) -> tuple[Array, Array, Array]:
    """Rules, states and knowledge of such deals."""
    rounds = len(hands)
    sizes = (at.RULES_SIZE, at.STATE_SIZE, names.KNOWLEDGE_SIZE)
    rules, state, known = [cast(Array, numpy.zeros((rounds, size), numpy.int64)) for size in sizes]
    deck = hands.sum(1)
    rules[:, at.CHAIRS], rules[:, at.DECK], rules[:, at.PLAIN], rules[:, at.EARLY_SUCCESS] = CHAIRS, deck, 1, 1
    rules[:, NOBODY_THERE] = -1
    rules[:, at.INFERS] = (1 << CHAIRS) - 1
    write_goals(rules, chapter, bearer, ranks)
    state[:, NOTHING_THERE] = -1
    state[:, at.HANDS : at.HANDS + CHAIRS] = hands
    state[:, at.VERDICTS : at.VERDICTS + CHAIRS] = at.BEHIND
    state[:, at.DUTIES : at.DUTIES + CHAIRS] = at.SURE
    state[:, at.PLAYED : at.PLAYED + CHAIRS] = -1
    state[:, at.TURN] = state[:, at.LEADER] = bearer
    state[:, at.LEFT], state[:, at.ALIVE], state[:, at.FATE] = HAND, deck, 1
    known[:, [names.FACE_DOWN, names.HORN]] = -1
    known[:, names.EVENT_SHOWN], known[:, names.CHAPTER], known[:, names.PEOPLE] = 1, chapter, CHAIRS
    known[:, names.PLAYERS : names.PLAYERS + CHAIRS] = numpy.arange(CHAIRS)
    may = numpy.where(numpy.arange(CHAIRS) == bearer[:, None], deck[:, None], (deck & ~(1 << at.ONE_RING))[:, None])
    known[:, names.KNOWN : names.KNOWN + CHAIRS * CHAIRS] = numpy.tile(may, (1, CHAIRS))
    return rules, state, known


def write_goals(rules: Array, chapter: int, bearer: Array, ranks: Array) -> None:
    """Set A: two Rings, a trick, one or two tricks, the fewest; set B: two Rings, exactly so many tricks, and a card each."""
    first, second, third = ((bearer + step) % CHAIRS for step in (1, 2, 3))
    rings = (at.WIN_CARDS, bearer, at.SUIT << 32, 2, 1 << bearer, 0)
    if chapter == names.SET_A:
        goals = (rings, (at.WIN_TRICKS, first, 0, 1, NO_LIMIT, 0), (at.WIN_TRICKS, second, 0, 1, 2, 0), (at.WIN_FEWEST, third, 0, 0, 0, 0))
    else:
        forests, hills = (numpy.left_shift(numpy.int64(1), ranks[:, place] + shift - 1) for place, shift in ((1, 16), (2, 0)))
        goals = (
            rings, (at.WIN_TRICKS, first, 0, ranks[:, 0], ranks[:, 0], 0),
            (at.WIN_CARDS, second, forests, 1, 1 << second, 0), (at.WIN_CARDS, third, hills, 1, 1 << third, 0),
        )  # fmt: skip
    rules[:, at.GOAL_COUNT] = len(goals)
    for number, goal in enumerate(goals):
        for place, value in enumerate(goal):
            rules[:, at.GOALS + number * at.GOAL_SIZE + place] = value
