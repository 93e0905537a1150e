"""Goals of all chairs in one encoding: the kind, the cards that are wanted, how many are missing, how many tricks may still come."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays, Library, bits, count, one_hot
from onetable.games.fellowship.learning.seen import Seen

KINDS = 22
MOST_NEEDED = 8
MOST_TRICKS = 12
RANKS = tuple([at.RANK_ONE << rank for rank in range(8)])
SUITS = tuple([at.SUIT << 8 * place for place in range(6)])


def goal_inputs(xp: Library, rules: Arrays, state: Arrays, seen: Seen) -> list[Array]:
    """What everybody must reach, as far as the seat in turn knows, and how far it is."""
    order = seen.order[:, :, None]
    goal = {name: xp.take_along_axis(rules[name], order, 1) for name in names.GOALS}
    there = seen.exists[:, :, None] & (goal["kind"] >= 0)
    covered = seen.rotate(rules["hidden"][:, None] >> xp.arange(CHAIRS) & 1) > 0
    hidden = (covered & ~seen.own)[:, :, None]
    goal["high"] = xp.where(hidden & ranked(goal["kind"]), 0xFE, goal["high"])
    wanted = xp.where(there, wanted_cards(xp, goal), 0)
    won = seen.rotate(state["won"])
    have = count(xp, wanted & won[:, :, None])
    for other in range(CHAIRS):  # helpers win cards too
        helps = (goal["kind"] == at.WIN_CARDS) & (goal["high"] >> other & 1 > 0) & (seen.order[:, :, None] != other)
        have = have + xp.where(helps, count(xp, wanted & state["won"][:, other, None, None]), 0)
    needs = there & counts_cards(goal["kind"])
    missing = xp.where(needs, xp.clip(goal["low"] - have, 0, MOST_NEEDED - 1), -1)
    tricks = count(xp, seen.rotate(state["taken"]))[:, :, None, None] + xp.arange(MOST_TRICKS)
    kind = goal["kind"][..., None]
    in_range = (kind == at.WIN_TRICKS) & ~hidden[..., None] & (tricks >= goal["low"][..., None]) & (tricks <= goal["high"][..., None])
    of_threat = (kind == at.WIN_THREAT_TRICKS) & (goal["high"][..., None] >> tricks & 1 > 0)
    may_come = (in_range | of_threat) & there[..., None]
    verdicts = xp.where(covered, xp.where(announced(xp, rules, state, seen), at.SURE, at.BEHIND), seen.rotate(state["verdicts"]))
    usual, duty = slice(0, names.DUTY_SLOT), names.DUTY_SLOT
    judged = (state["left"] > 1)[:, None, None]  # of the last trick the table knows more than the kernel
    return [
        one_hot(xp, goal["kind"], KINDS)[:, :, usual] & there[:, :, usual, None],
        (goal["flags"] & at.NEVER > 0)[:, :, usual] & there[:, :, usual],
        bits(xp, wanted[:, :, usual]), bits(xp, (wanted & state["alive"][:, None, None])[:, :, usual]),
        one_hot(xp, missing[:, :, usual], MOST_NEEDED), may_come[:, :, usual],
        there[:, :, duty], (goal["kind"][:, :, duty] == at.LEAD_SUIT) & there[:, :, duty], bits(xp, wanted[:, :, duty]),
        one_hot(xp, verdicts, 4) & seen.exists[:, :, None] & judged,
        one_hot(xp, seen.rotate(state["duties"]), 4) & there[:, :, duty, None] & judged,
    ]  # fmt: skip


def ranked(kind: Array) -> Array:
    """Whether ranks of a threat stand in the goal."""
    return (kind == at.WIN_THREAT_CARDS) | (kind == at.WIN_THREAT_RANK) | (kind == at.WIN_THREAT_TRICKS)


def counts_cards(kind: Array) -> Array:
    """Whether so many cards of a set are to be won."""
    return (kind == at.WIN_CARDS) | (kind == at.WIN_THREAT_RANK) | (kind == at.WIN_TRICKS_WITH)


def announced(xp: Library, rules: Arrays, state: Arrays, seen: Seen) -> Array:
    """Whether who hides a threat has said that the goal is met."""
    return (seen.rotate(rules["announces"][:, None] >> xp.arange(CHAIRS) & 1) > 0) & (seen.rotate(state["verdicts"]) == at.SURE)


def wanted_cards(xp: Library, goal: Arrays) -> Array:
    """The cards that a goal speaks of."""
    kind, cards = goal["kind"], goal["mask"]
    of_rank = xp.zeros_like(cards)
    for rank, same in enumerate(RANKS):
        of_rank = of_rank | xp.where(goal["high"] >> rank + 1 & 1 > 0, same, 0)
    first_ranks = xp.zeros_like(cards)
    for rank, same in enumerate(RANKS):
        first_ranks = first_ranks | xp.where(goal["low"] > rank, same, 0)
    suits = xp.zeros_like(cards)
    for place, suit in enumerate(SUITS):
        suits = suits | xp.where(goal["low"] >> place & 1 > 0, suit, 0)
    cards = xp.where(kind == at.WIN_THREAT_CARDS, cards & of_rank, cards)
    cards = xp.where((kind == at.WIN_THREAT_RANK) | (kind == at.WIN_SAME_RANK), of_rank, cards)
    cards = xp.where(kind == at.WIN_EVERY_RANK, first_ranks, cards)
    return xp.where(kind == at.WIN_EVERY_SUIT, suits, cards)
