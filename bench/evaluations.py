"""How well learned evaluations foresee games that nobody has learned from, beside the judgement by hand, and what they cost.

python -m bench.evaluations tcg src/onetable/games/tcg/bots/learned.json --games 200 --seed 9000
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
import numpy as np

from onetable.bots.learning.fitting import odds_of
from onetable.bots.learning.judging import Judge
from onetable.bots.learning.practice import Notes, Practice, practise
from onetable.bots.learning.samples import Samples, surprise_of
from onetable.bots.learning.subject import subject_of
from onetable.bots.learning.weights import Weights, by_hand
from onetable.bots.proof import every_table
from onetable.games.registry import rulebook

GLANCES = 2000  # positions that are judged to see how long it takes


def main() -> None:
    """One game, by the number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("weights", type=Path, help="as `onetable learn --weights` writes them")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--thought", type=float, default=0.0, help="the share of decisions that are thought about")
    parser.add_argument("--playouts", type=int, default=10)
    wanted = parser.parse_args()
    subject = subject_of(wanted.game)
    hand, learned = by_hand(subject.names), msgspec.json.decode(wanted.weights.read_bytes(), type=Weights)
    tables, dice = every_table(wanted.game), Random(wanted.seed)
    chosen = [dice.choice(tables) for _ in range(wanted.games)]
    print(f"{wanted.game}: {wanted.games} games from seed {wanted.seed}, thinking about {wanted.thought:.0%} of the decisions")
    found: dict[int, list[float]] = defaultdict(list)
    for number, (setup, players) in enumerate(chosen):
        order = Practice(wanted.game, ((setup, players),), wanted.seed + number, learned, wanted.playouts, wanted.thought, 0.05)
        found[players].append(gain(practise(order), learned, hand, subject.marks))
    for players, gains in sorted(found.items()):
        print(f"  {players} players: {told(gains)}")
    print(f"  all: {told([each for gains in found.values() for each in gains])}")
    print(f"  {cost(wanted.game, learned)}")


def gain(notes: Notes, learned: Weights, hand: Weights, marks: tuple[str, ...]) -> float:
    """By how much less the learned judgement was surprised in one game, the mean of its positions."""
    if not len(notes.won):
        return 0.0
    starts = np.concatenate([[0], np.cumsum(notes.counts, dtype=np.int64)])
    samples = Samples(notes.rows, notes.won, np.ones(len(notes.won)), notes.marks, starts)
    return surprise_of(odds_of(hand, samples), samples) - surprise_of(odds_of(learned, samples, marks), samples)


def told(gains: list[float]) -> str:
    """The mean, and between what it likely lies: games, not positions, are counted."""
    mean, spread = float(np.mean(gains)), 1.96 * float(np.std(gains, ddof=1)) / len(gains) ** 0.5 if len(gains) > 1 else float("inf")
    return f"surprised less by {mean:+.4f} ± {spread:.4f} a position over {len(gains)} games, in {np.mean(np.array(gains) > 0):.0%} of them"


def cost(game: str, learned: Weights) -> str:
    """How long it takes to judge a position."""
    subject, book = subject_of(game), rulebook(game)
    judge, seconds, count = Judge(subject, learned), [0.0, 0.0], 0
    thinking, table = subject.thinking(judge.chance), book.begin({}, min(book.players), 1, hasty=True)
    while table.decision is not None and count < GLANCES:
        seat, board = table.decision.seat, table.table
        if subject.settled(board, seat) is None:
            for place, judged in enumerate((subject.rows, judge.chance)):
                begin = perf_counter()
                judged(board, seat)
                seconds[place] += perf_counter() - begin
            count += 1
        table.answer(thinking.candidates(book.view(table, seat))[0])
    rows, both = [1e6 * each / count for each in seconds]
    return f"{rows:.0f} µs for the features of a position, {both:.0f} µs with the judgement"


if __name__ == "__main__":
    main()
