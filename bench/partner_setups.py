"""Set-ups that `partner` thinks about beside those by rules of thumb: `python -m bench.partner_setups --jobs 16 --file setups.jsonl`.

The same deal is set up both ways; then the network plays the tricks of each many times with a little chance, all hands its own. So a
difference between two deals is one of the set-ups. It goes on where it was broken off.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from time import process_time

import numpy

from bench.resumable import measure
from bench.strength import numbers
from onetable.core.bot import Bot
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.partner.bot import PartnerBot
from onetable.games.fellowship.bots.rules import FellowshipRulesBot
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.learning.actions import move_of_action
from onetable.games.fellowship.learning.dealing import in_set_up
from onetable.games.fellowship.learning.inputs import inputs
from onetable.games.fellowship.learning.network import chances, learned_weights
from onetable.games.fellowship.learning.rounds import stack_and_judge
from onetable.games.fellowship.learning.rows import Rows, plain_rows_of
from onetable.games.fellowship.learning.tricks import play

BOOK = Fellowship()
SEED = 3_000_000  # of the first deal; nobody learned from these
TIMES = 64  # that each set-up is played


def begin() -> None:
    """The network alone is asked."""
    LOADING.wanted = False


def one(seconds: float, chapter: int | str, players: int, seed: int) -> tuple[float, float] | None:
    """How often one deal is won, set up with thought and by rules of thumb; None where it cannot be told."""
    thinking = [PartnerBot(BOOK, seat, seconds) for seat in range(players)]
    for bot in thinking:
        bot.thinker.clock = process_time
    try:
        return won(set_up(thinking, chapter, seed)), won(set_up([FellowshipRulesBot()] * players, chapter, seed))
    except (Unplayable, LookupError):
        return None


def set_up(bots: Sequence[Bot], chapter: int | str, seed: int) -> Rows:
    """The first round of a deal before its first trick."""
    game = BOOK.begin({"chapter": chapter}, len(bots), seed, silent=True)
    while game.decision is not None and in_set_up(game):
        game.answer(bots[game.decision.seat].choose(BOOK.view(game, game.decision.seat)))
    return plain_rows_of(game)


def won(rows: Rows) -> float:
    """The share of rounds that are won from here, everybody as likely as the network makes a move."""
    chance, weights = numpy.random.default_rng(1), learned_weights()
    rules, state = stack_and_judge([rows] * TIMES)
    while (state["over"] == at.RUNNING).any():
        odds = chances(weights, *inputs(numpy, rules, state)).cumsum(1)
        action = (odds > odds[:, -1:] * chance.random((TIMES, 1))).argmax(1)
        state = play(numpy, rules, state, move_of_action(numpy, rules, state, action))
    return float((state["over"] == at.ROUND_WON).mean())


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--time", type=float, default=2.0, help="seconds of the processor for each choice")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--chapters", default="1-18")
    parser.add_argument("--players", default="4,3,2")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="for all of it")
    parser.add_argument("--file", type=Path, default=Path("partner_setups.jsonl"), help="where every result is kept")
    args = parser.parse_args()
    places = [(chapter, players) for chapter in numbers(args.chapters) for players in numbers(args.players)]
    tasks = [(args.time, *place, seed) for seed in range(SEED, SEED + args.games) for place in places]
    known = measure(one, tasks, args.file, args.jobs, args.seconds, begin)
    print("| chapter | players | with thought | rules of thumb | gain | deals |\n|---|---|---|---|---|---|")
    for place in [*places, None]:
        pairs = [pair for task, pair in known.items() if task[0] == args.time and pair and (place is None or task[1:3] == place)]
        if pairs:
            ours, theirs = (100 * sum(side) / len(pairs) for side in zip(*pairs, strict=True))
            spread = 196 * float(numpy.std([pair[0] - pair[1] for pair in pairs])) / sqrt(len(pairs))
            who = f"{place[0]} | {place[1]}" if place else "all | "
            print(f"| {who} | {ours:.1f} % | {theirs:.1f} % | {ours - theirs:+.1f} +-{spread:.1f} | {len(pairs)} |")


if __name__ == "__main__":
    main()
