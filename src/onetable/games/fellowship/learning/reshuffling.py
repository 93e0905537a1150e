"""Deals like those that were dealt: two cards change places, again and again, where nobody knows of them and no rule of their place."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.arrays import CARDS, CHAIRS, Array, Arrays, Library, bit, one_hot

FEW = 3  # swaps after which a deal is still much like what it was
MANY = 96  # and after which it is another one: most of them can be made
USUAL_CARDS = 37  # of the five usual suits; some chapters have more


def any_card(xp: Library, rules: Arrays, chance: Array) -> Array:
    """A card of each deck, by chances from 0 to 1."""
    return (chance * xp.where(rules["deck"] >> USUAL_CARDS == 0, USUAL_CARDS, CARDS)).astype(xp.int64)


def swap_two(xp: Library, rules: Arrays, state: Arrays, here: Array, there: Array) -> Arrays:
    """Two cards of different hands change places, where that is allowed."""
    hands, chair = state["hands"], xp.arange(CHAIRS)
    firsts, seconds = bit(xp, here), bit(xp, there)
    holds_first = (hands & firsts[:, None] != 0) & (chair != rules["pyramid"][:, None])
    holds_second = (hands & seconds[:, None] != 0) & (chair != rules["pyramid"][:, None])
    one, other = holds_first.argmax(1), holds_second.argmax(1)
    fine = holds_first.any(1) & holds_second.any(1) & (one != other) & (rules["horn"] < 0) & (rules["short"] < 0)
    fine = fine & (here != at.ONE_RING) & (there != at.ONE_RING)
    sits = xp.arange(CHAIRS) < rules["people"][:, None]
    for place, card in ((other, firsts), (one, seconds)):
        known = xp.where(one_hot(xp, place, CHAIRS)[:, None, :], state["known"], 0).sum(2)
        fine = fine & ((known & card[:, None] != 0) | ~sits).all(1)
    changed = xp.where(holds_first | holds_second, hands ^ (firsts | seconds)[:, None], hands)
    return state | {"hands": xp.where(fine[:, None], changed, hands)}
