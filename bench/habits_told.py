"""How many bits about the hidden hands a move tells the next player, beside the card itself: how much likelier it is in the true world."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING

import numpy

from onetable.core.dice import Dice
from onetable.games.fellowship.bots.partner.worlds import DOUBT
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.arrays import CARDS, CHAIRS, Array, Arrays
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import chances
from onetable.games.fellowship.mechanics.ways import Ways, grouped

if TYPE_CHECKING:
    from bench.partner_habits import Moment

WORLDS = 48
Told = dict[str, tuple[int, float, float]]


def kind_of(moment: Moment, place: int) -> str:
    """What kind of move was made in one of the rounds of a moment."""
    led, card, number = int(moment.state["led"][place]), int(moment.chosen[place]), int(moment.state["number"][place])
    if led < 0:
        return "first lead" if number == 0 else "leads in tricks 2 to 4" if number < 4 else "later leads"
    when = "in tricks 1 to 4" if number < 4 else "later"
    return f"following suit {when}" if card >> 3 == led else f"discards {when}"


def bits_told(weights: Arrays, moments: Sequence[Moment], most: int) -> Told:
    """By kind of move: how many were weighed, the mean of the bits, and its interval."""
    chance, dice = numpy.random.default_rng(1), Dice(1)
    found: dict[str, list[float]] = {}
    every = [(moment, place) for moment in moments for place in range(len(moment.chosen))]
    for number in chance.permutation(len(every)):
        moment, place = every[number]
        bits = found.setdefault(kind_of(moment, place), [])
        if len(bits) < most:
            told = bits_of(weights, moment, place, dice)
            if told is not None:
                bits.append(told)
    spreads = {kind: 1.96 * float(numpy.std(bits)) / sqrt(max(len(bits), 1)) for kind, bits in found.items()}
    return {kind: (len(bits), float(numpy.mean(bits)), spreads[kind]) for kind, bits in sorted(found.items()) if bits}


def bits_of(weights: Arrays, moment: Moment, place: int, dice: Dice) -> float | None:
    """One move: how likely it was in the true world, beside all worlds that the next player must reckon with."""
    rules, state = ({name: values[place : place + 1] for name, values in part.items()} for part in (moment.rules, moment.state))
    mover, card = int(state["turn"][0]), int(moment.chosen[place])
    observer = (mover + 1) % int(rules["chairs"][0])
    hands, known = state["hands"][0].tolist(), state["known"][0, int(rules["players"][0, observer])].tolist()
    others = [chair for chair in range(CHAIRS) if chair != observer]
    pool = sum([hands[chair] for chair in others]) & ~(1 << card)
    may = [pool & known[chair] & ~int(state["void"][0, chair]) for chair in others]
    room = tuple([hands[chair].bit_count() - (chair == mover) for chair in others])
    try:
        ways = Ways(grouped(pool, may), room)
        dealt = [ways.deal(dice) for _ in range(WORLDS)]
    except LookupError:
        return None
    copies, worlds = ({name: numpy.repeat(values, WORLDS + 1, 0) for name, values in part.items()} for part in (rules, state))
    for number, cards in enumerate(dealt):  # the last one is the true world
        worlds["hands"][number, others] = cards
        worlds["hands"][number, mover] |= 1 << card
    likely = chance_of(weights, copies, worlds, card)
    return float(numpy.log2(likely[-1] / likely.mean()))


def chance_of(weights: Arrays, rules: Arrays, state: Arrays, card: int) -> Array:
    """By world: how likely this card is reckoned to be played there."""
    assert card < CARDS and (state["phase"] == at.PLAY).all()
    shown, allowed = inputs(numpy, rules, state)
    return (1 - DOUBT) * chances(weights, shown, allowed)[:, card] + DOUBT / allowed.sum(1)
