"""What moves mean among four that learned together: `python -m bench.partner_habits --deals held_out.npz`.

Many rounds are played at once, everybody as the network wishes. Counted is what a lead, a card that follows and a discard go with, beside
what any card allowed would have gone with at the same moments; how many bits about the hidden hands a move tells the next player; and
what is lost when one or all of them break a habit. `--write` puts tables and a picture into docs/partners.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy

from bench.habits_broken import all_broken
from bench.habits_page import who, write
from bench.habits_told import bits_told
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.actions import move_of_action
from onetable.games.fellowship.learning.arrays import CARDS, CHAIRS, Array, Arrays
from onetable.games.fellowship.learning.arrays import at as value_at
from onetable.games.fellowship.learning.deals import join, load_deals
from onetable.games.fellowship.learning.goal_sets import goal_set
from onetable.games.fellowship.learning.inputs import HIGHER, inputs
from onetable.games.fellowship.learning.network import FORBIDDEN, learned_weights, wishes
from onetable.games.fellowship.learning.tricks import play

SEED = 5_000_000
FIRST_TRICKS = 4  # habits of the beginning are told apart from the rest
LOW, MIDDLE, HIGH = "1 to 3", "4 and 5", "6 to 8"
Lot = tuple[Arrays, Arrays]


class Moment(NamedTuple):
    """All rounds at one move: what lay there, and what was wished for."""

    rules: Arrays
    state: Arrays
    allowed: Array  # the cards that may be played
    chosen: Array


def rounds(file: Path | None, many: int) -> Lot:
    """Deals by four that nobody learned from: of both goal sets, and of the chapters if there is a file of them."""
    lots = [goal_set(chapter, many, numpy.random.default_rng(SEED + chapter)) for chapter in (names.SET_A, names.SET_B)]
    if file is not None:
        rules, state = load_deals(file)
        plain = (rules["people"] == CHAIRS) & (rules["hidden"] == 0) & (rules["face_down"] < 0) & (rules["open_hands"] == 0)
        for name in ("tucker", "asider", "layer", "swapper"):
            plain &= rules[name] < 0
        lots.append(tuple({name: values[plain] for name, values in part.items()} for part in (rules, state)))  # type: ignore[arg-type]
    return join(lots)


def moments(weights: Arrays, lot: Lot) -> Iterator[Moment]:
    """The rounds move by move, as long as any is going on, everybody as the network wishes."""
    rules, state = lot
    while True:
        going_on = numpy.flatnonzero(state["over"] == at.RUNNING)
        if not len(going_on):
            return
        rules, state = ({name: values[going_on] for name, values in part.items()} for part in (rules, state))
        shown, allowed = inputs(numpy, rules, state)
        action = numpy.where(allowed, wishes(weights, shown), FORBIDDEN).argmax(1)
        moves = move_of_action(numpy, rules, state, action)
        cards = (state["phase"] == at.PLAY) & (moves < CARDS) & (allowed[:, :CARDS].sum(1) > 1)
        if cards.any():
            part, now = ({name: values[cards] for name, values in arrays.items()} for arrays in (rules, state))
            yield Moment(part, now, allowed[cards][:, :CARDS], moves[cards])
        state = play(numpy, rules, state, moves)


class Counted:
    """How often something goes with a kind of card: as it was played, and as any card allowed would have been."""

    def __init__(self) -> None:
        self.sums: dict[tuple[str, str], Array] = {}

    def add(self, table: str, row: str, moment: Moment, kind: Array, holds: Array) -> None:
        """Both are by moment and card."""
        chosen = numpy.arange(CARDS) == moment.chosen[:, None]
        chance = moment.allowed / moment.allowed.sum(1, keepdims=True)
        found = [(kind & chosen).sum(), (kind & chosen & holds).sum(), (kind * chance).sum(), (kind * chance * holds).sum()]
        self.sums[table, row] = self.sums.get((table, row), numpy.zeros(4)) + numpy.array(found, float)

    def rates(self) -> dict[tuple[str, str], tuple[int, float, float]]:
        """By table and row: how many moves, the share of them, and the share by chance."""
        return {key: (int(s[0]), s[1] / max(s[0], 1), s[3] / max(s[2], 1e-9)) for key, s in self.sums.items() if s[0]}


def stance(moment: Moment) -> dict[str, Array]:
    """What the goal of the chair in turn is about now: more tricks or cards, no more tricks, or nothing any more."""
    turn = moment.state["turn"]
    kind, high = (numpy.take_along_axis(moment.rules[name][:, :, 0], turn[:, None], 1)[:, 0] for name in ("kind", "high"))
    verdict = value_at(numpy, moment.state["verdicts"], turn)
    tricks = numpy.bitwise_count(value_at(numpy, moment.state["taken"], turn))
    full = (kind == at.WIN_FEWEST) | (kind == at.WIN_TRICKS) & (tricks >= high)
    needs = ~full & (verdict == at.BEHIND)
    return {"needs to win something": needs, "must not win": full & (verdict != at.SURE), "has what it needs": ~needs & ~full}


def count(counted: Counted, moment: Moment) -> None:
    """Leads, cards that follow, and discards of one moment."""
    state, place = moment.state, numpy.arange(CARDS)
    hand = value_at(numpy, state["hands"], state["turn"])
    suit, rank, higher_cards = place >> 3, (place & 7) + 1, numpy.array(HIGHER)
    in_suit = numpy.left_shift(numpy.int64(at.SUIT), 8 * suit) & ~numpy.left_shift(numpy.int64(1), place)
    others = numpy.bitwise_count(hand[:, None] & in_suit)  # more cards of the suit in this hand
    higher, lower = hand[:, None] & higher_cards != 0, hand[:, None] & in_suit & ~higher_cards != 0
    best = (state["alive"] & ~hand)[:, None] & higher_cards == 0  # nobody else can have a higher one of the suit
    ranks = {LOW: rank <= 3, MIDDLE: (rank > 3) & (rank < 6), HIGH: rank >= 6}
    plain = suit != at.RINGS_PLACE
    led = state["led"][:, None]
    early = (state["number"] < FIRST_TRICKS)[:, None]
    for name, ranked in ranks.items():
        of_rank = (early & (led < 0)) & (ranked & plain)[None]
        counted.add("lead", f"{name}: holds a higher card of the suit", moment, of_rank, higher)
        counted.add("lead", f"{name}: has two or more others of the suit", moment, of_rank, others >= 2)
        counted.add("lead", f"{name}: has no other of the suit", moment, of_rank, others == 0)
        thrown = (early & (led >= 0) & (suit[None] != led)) & (ranked & plain)[None]
        counted.add("discard", f"{name}: was the last of its suit", moment, thrown, others == 0)
        counted.add("discard", f"{name}: keeps a higher card of the suit", moment, thrown, higher)
    can_win = (suit[None] == led) & (place[None] > state["best"][:, None]) & (state["best"][:, None] >> 3 == led) & moment.allowed
    follows = (suit[None] == led) & moment.allowed
    able = can_win.any(1) & (follows & ~can_win).any(1)
    last = numpy.bitwise_count(state["pile"]) == moment.rules["chairs"] - 1
    for name, such in stance(moment).items():
        counted.add("win or duck", f"{name}, last to play: wins", moment, (able & last & such)[:, None] & follows, can_win)
        counted.add("win or duck", f"{name}, others still to play: plays over", moment, (able & ~last & such)[:, None] & follows, can_win)
        loses = (such & ~can_win.any(1))[:, None] & follows
        counted.add("low or high", f"{name}, cannot win: plays the highest it has", moment, loses, ~higher)
        counted.add("low or high", f"{name}, cannot win: plays the lowest it has", moment, loses, ~lower)
        leads = (such[:, None] & (led < 0)) & plain[None]
        counted.add("lead by goal", f"{name}: leads a card that nobody can beat in its suit", moment, leads, best)
        counted.add("lead by goal", f"{name}: leads its longest suit", moment, leads, others == longest(others, moment.allowed & plain))


def longest(others: Array, allowed: Array) -> Array:
    """By moment: how many others the longest suit has of which something may be led."""
    return numpy.where(allowed, others.astype(int), -1).max(1, keepdims=True)


def main() -> None:
    """Play, count, break, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=Path, help="rounds of the chapters, by `onetable learn deals`")
    parser.add_argument("--sets", type=int, default=2000, help="deals of each goal set")
    parser.add_argument("--told", type=int, default=400, help="moves of each kind whose meaning is weighed in bits")
    parser.add_argument("--write", action="store_true", help="put tables and picture into the documentation")
    args = parser.parse_args()
    weights, lot, counted = learned_weights(), rounds(args.deals, args.sets), Counted()
    kept: list[Moment] = []
    for moment in moments(weights, lot):
        count(counted, moment)
        kept.append(moment)
    told = bits_told(weights, kept, args.told)
    lost, rates = all_broken(weights, lot), counted.rates()
    for (table, row), (many, share, chance) in rates.items():
        print(f"| {table} | {row} | {many} | {100 * share:.0f} % | {100 * chance:.0f} % |")
    for kind, (many, bits, spread) in told.items():
        print(f"| {kind} | {many} | {bits:.3f} +-{spread:.3f} bits |")
    for each in lost:
        print(f"| {each.habit} | {who(each)} | {each.moves:.1f} a round | {each.loss:+.1f} +-{each.spread:.1f} points |")
    if args.write:
        write(len(lot[1]["turn"]), rates, told, lost)


if __name__ == "__main__":
    main()
