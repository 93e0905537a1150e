"""How often `partner` meets goal sets A and B: `python -m bench.partner_sets --deals 1000 --search 2 --jobs 16 --file sets.jsonl`.

Four of them sit at deals that nobody learned from, each sees its own cards only. Without --search they play what they wish for most.
It goes on where it was broken off. `--weights FILE` measures other weights; `--gain`, `--kernel-gain`, `--ending`, `--patience` and
`--no-past` are other ways to search: try them on deals of another `--seed`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache, partial
from math import sqrt
from pathlib import Path
from time import process_time

import numpy

from bench.kernel_match import share
from bench.resumable import measure
from onetable.bots.rollout import LOYALTY, Candidate, RolloutBot
from onetable.core.dice import Dice
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.partner.likely_worlds import LikelyWorlds
from onetable.games.fellowship.bots.partner.past import moves_made, past_of
from onetable.games.fellowship.bots.partner.playing_out import play_out
from onetable.games.fellowship.bots.partner.thinking import CLEAR_GAIN, ENDING, KERNEL_GAIN, LONG_LOOK, PATIENCE, PartnerThinking, promising
from onetable.games.fellowship.bots.partner.trials import LearnedTrials, LikelyKernelTrials
from onetable.games.fellowship.bots.partner.worlds import Draw, Lot
from onetable.games.fellowship.bots.trying import QuickTrials, warm_up
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, numbers
from onetable.games.fellowship.kernel.tricks import play as play_in_kernel
from onetable.games.fellowship.kernel.wanted import COMPILED
from onetable.games.fellowship.learning import names
from onetable.games.fellowship.learning.actions import legal_actions, move_of_action
from onetable.games.fellowship.learning.arrays import CHAIRS, Arrays
from onetable.games.fellowship.learning.goal_sets import goal_set, goal_set_rows
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import chances, learned_weights, read_weights
from onetable.games.fellowship.learning.rounds import split
from onetable.games.fellowship.learning.tricks import play
from onetable.games.fellowship.mechanics.ways import Ways, grouped

SETS = {"A": names.SET_A, "B": names.SET_B}
HELD_OUT = 4_000_000  # the seed of the first deal: learning draws its deals in another way
PORTION = 50  # deals that are played at once without search


@cache
def weights_of(file: str) -> Arrays:
    """The weights of a file, or those of the package."""
    if not file:
        return learned_weights()
    with open(file, "rb") as opened:
        return read_weights(opened)


def greedy(name: str, file: str, first: int) -> list[bool]:
    """A portion of deals, all seats as the network wishes."""
    deals = [goal_set(SETS[name], 1, numpy.random.default_rng(seed)) for seed in range(first, first + PORTION)]
    rules, state = ({key: numpy.concatenate([deal[part][key] for deal in deals]) for key in deals[0][part]} for part in (0, 1))
    ended = play_out(weights_of(file), (rules, state), lambda: False)
    assert ended is not None
    return [bool(won) for won in ended["over"] == at.ROUND_WON]


class BareTrials(QuickTrials):
    """The kernel's trials of a deal without a table around it."""

    def __init__(self, rules: Numbers, state: Numbers, moves: Sequence[int]) -> None:
        self.rules, self.state, self.moves, self.same_rules = rules, state, list(moves), True


def drawing(rules: Arrays, state: Arrays, dice: Dice) -> Draw:
    """Worlds that fit what the chair in turn knows."""
    me = int(state["turn"][0])
    others = [chair for chair in range(CHAIRS) if chair != me]
    hands, known = state["hands"][0].tolist(), state["known"][0, me].tolist()
    pool = sum([hands[chair] for chair in others])
    may = [pool & known[chair] & ~int(state["void"][0, chair]) for chair in others]
    ways = Ways(grouped(pool, may), tuple([hands[chair].bit_count() for chair in others]))

    def draw(count: int) -> Lot:
        copies, worlds = ({key: numpy.repeat(values, count, 0) for key, values in part.items()} for part in (rules, state))
        for number in range(count):
            worlds["hands"][number, others] = ways.deal(dice)
        return copies, worlds

    return draw


def searched(
    name: str, file: str, seconds: float, gain: float, kernel_gain: float, ending: int, patience: float, past: bool, seed: int
) -> bool:
    """One deal, every seat looking ahead for so long."""
    weights, dice = weights_of(file), Dice(seed)
    rows = goal_set_rows(SETS[name], 1, numpy.random.default_rng(seed))
    rules, state = split(*rows)
    open_rules, kernel_state = (numbers(rows[part][0].tolist()) for part in (0, 1))
    open_rules[at.OPEN] = 1
    thinking = PartnerThinking(lambda: weights, gain, ending, patience)
    thinker = RolloutBot(Fellowship(), thinking, seed, seconds, clock=process_time)
    while state["over"][0] == at.RUNNING:
        actions = numpy.flatnonzero(legal_actions(numpy, rules, state)[0])
        moves = [int(move_of_action(numpy, rules, state, numpy.array([action]))[0]) for action in actions]
        number = 0
        if len(moves) > 1:
            thinker.begin()
            shown, allowed = inputs(numpy, rules, state)
            wish = chances(weights, shown, allowed)[0, actions]
            by_kernel = COMPILED and (int(state["left"][0]) <= ending or seconds < patience)
            order = (-wish).argsort().tolist() if by_kernel else promising(wish)
            field = [Candidate(int(place)) for place in order]
            told = partial(past_of, rules, state) if past and seconds >= patience else lambda: None
            worlds = LikelyWorlds(weights, drawing(rules, state, dice), told, moves_made(state), thinker.expired, thinker.time_left, dice)
            if by_kernel:
                thinker.trials = LikelyKernelTrials(BareTrials(open_rules, kernel_state.copy(), moves), worlds)
            else:
                thinker.trials = LearnedTrials(weights, worlds, actions.tolist(), CHAIRS, thinker.expired, thinker.time_left)
            thinking.head_starts = {field[0].number: kernel_gain if by_kernel else gain}
            thinking.first_look = LONG_LOOK
            number = thinker.settle(None, field)
        state = play(numpy, rules, state, numpy.array([moves[number]]))
        play_in_kernel(open_rules, kernel_state, moves[number])
    return bool(state["over"][0] == at.ROUND_WON)


def begin() -> None:
    """What is compiled is loaded before anybody thinks."""
    LOADING.wanted = False
    if COMPILED:
        warm_up()


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--sets", default="A,B")
    parser.add_argument("--seed", type=int, default=HELD_OUT, help="of the first deal")
    parser.add_argument("--search", type=float, default=0.0, metavar="SECONDS", help="for each move, of the processor's time")
    parser.add_argument("--weights", default="", help="a file; those of the package otherwise")
    parser.add_argument("--gain", type=float, default=CLEAR_GAIN)
    parser.add_argument("--kernel-gain", type=float)
    parser.add_argument("--ending", type=int, default=ENDING)
    parser.add_argument("--patience", type=float, default=PATIENCE)
    parser.add_argument("--no-past", action="store_true", help="worlds are not weighed by the moves seen")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="for all of it")
    parser.add_argument("--file", type=Path, default=Path("partner_sets.jsonl"), help="where every result is kept")
    args = parser.parse_args()
    if args.kernel_gain is None:
        args.kernel_gain = KERNEL_GAIN if args.search >= args.patience else LOYALTY
    chosen, seeds = args.sets.split(","), range(args.seed, args.seed + args.deals)
    if not args.search:
        known = measure(
            greedy, [(name, args.weights, first) for first in seeds[::PORTION] for name in chosen], args.file, args.jobs, args.seconds
        )
        for name in chosen:
            portions = {task[2]: wins for task, wins in known.items() if len(task) == 3 and task[:2] == (name, args.weights)}
            print(share(name, [won for first in seeds[::PORTION] for won in portions.get(first, ())]))
        return
    manner = (args.weights, args.search, args.gain, args.kernel_gain, args.ending, args.patience, not args.no_past)
    known = measure(searched, [(name, *manner, seed) for seed in seeds for name in chosen], args.file, args.jobs, args.seconds, begin)
    for name in chosen:
        results = {task[-1]: won for task, won in known.items() if task[:-1] == (name, *manner)}
        if results:
            print(f"with search, {args.search:g} s a move, {share(name, list(results.values()))}; {beside(name, args.weights, results)}")


def beside(name: str, file: str, results: dict[int, bool]) -> str:
    """The same deals without search."""
    portions = {first: greedy(name, file, first) for first in {seed - seed % PORTION for seed in results}}
    alone = {seed: portions[seed - seed % PORTION][seed % PORTION] for seed in results}
    gained = sum([won and not alone[seed] for seed, won in results.items()])
    lost = sum([alone[seed] and not won for seed, won in results.items()])
    spread = 196 * sqrt(max(gained + lost, 1)) / len(results)
    return f"without {100 * sum(alone.values()) / len(alone):.1f} %: {gained} won only with it, {lost} only without (+-{spread:.1f})"


if __name__ == "__main__":
    main()
