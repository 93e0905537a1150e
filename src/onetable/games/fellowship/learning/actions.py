"""What a network can do: every card, the One Ring to win, no and yes, and every chair counted from its own."""

from __future__ import annotations

import numpy

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays, Library, bits
from onetable.games.fellowship.learning.tricks import legal

MOVES = at.TO_WIN + 1
NO = MOVES
FIRST_CHAIR = NO + 2
ACTIONS = FIRST_CHAIR + CHAIRS


def legal_actions(xp: Library, rules: Arrays, state: Arrays) -> Array:
    """Which actions the chair in turn may take."""
    moves = legal(xp, rules, state)
    phase = state["phase"][:, None]
    cards = bits(xp, moves, MOVES) & ((phase != at.NAME) & (phase != at.TUCK) & (phase != at.SWAP))
    answers = bits(xp, moves, 2) & ((phase == at.TUCK) | (phase == at.SWAP))
    order = (state["turn"][:, None] + xp.arange(CHAIRS)) % rules["chairs"][:, None]
    there = xp.arange(CHAIRS) < rules["chairs"][:, None]
    chairs = (moves[:, None] >> order & 1 > 0) & (phase == at.NAME) & there
    return xp.concatenate([cards, answers, chairs], 1)


def move_of_action(xp: Library, rules: Arrays, state: Arrays, action: Array) -> Array:
    """The kernel's move that an action is."""
    chair = (state["turn"] + action - FIRST_CHAIR) % rules["chairs"]
    return xp.where(action < MOVES, action, xp.where(action < FIRST_CHAIR, action - NO, chair))


def action_of_moves(rules: Arrays, state: Arrays, move: Array) -> Array:
    """The action that a move of the kernel is, in each round; with numpy."""
    phase = state["phase"]
    answers = (phase == at.TUCK) | (phase == at.SWAP)
    chair = FIRST_CHAIR + (move - state["turn"]) % rules["chairs"]
    return numpy.where(phase == at.NAME, chair, numpy.where(answers, NO + move, move))


def action_of_move(rules: Arrays, state: Arrays, move: int) -> int:
    """The same in the only round there."""
    return int(action_of_moves(rules, state, numpy.array([move]))[0])
