"""What games teach about positions in which Sauron has just played his plot: the judgement by which a master's heroes look ahead.

`python -m bench.standing 700000000:12000 --file src/onetable/games/quest/bots/judgement.json` (a first seed, and how many games from there;
or several of them): rules of thumb and learned habits play, now and then somebody does what is only nearly as good, and every round is
noted. Of ten games one says when to stop, and one is never learned from: on those all that is told is measured. The same command gives
the same weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from onetable.bots.learning.fitting import Features, fit, foresight
from onetable.bots.learning.samples import Samples, surprise_of
from onetable.bots.learning.weights import Weights, by_hand
from onetable.core.step import Sentence
from onetable.core.word import Word
from onetable.games.quest.bots.decide import decide, rank_choices, weighings_by
from onetable.games.quest.bots.habits import HERO_NOW, SAURON_NOW, SAURON_THEN
from onetable.games.quest.bots.instinct.bot import learned_habits
from onetable.games.quest.bots.prospects import foreseen
from onetable.games.quest.bots.standing import QuestStanding, standing
from onetable.games.quest.phases.actions import SauronActs
from onetable.games.quest.table import SAURON, Board
from onetable.games.registry import rulebook

DARING, NEARLY, AMONG = 0.12, 2.5, 4  # how often somebody takes one of so many choices that seem less good by no more than this
BY_HABIT = True, True, True, False  # whether heroes go by learned habits
DARK = SAURON_NOW, SAURON_NOW, SAURON_THEN, None  # as whom Sauron plays; without rules of thumb by learned habits, too
PLAYERS = 2, 3, 3, 3, 3, 4
TENTHS, CHECKED, HELD_OUT = 10, 8, 9
SHARES = 8, 4, 2, 1  # one of so many games
NOW_AND_THEN = cache(partial(weighings_by, HERO_NOW))
Noted = tuple[list[list[float]], list[float], bool]  # of one game: rows, what was foreseen of each, and whether the heroes won


class Table:
    """Who plays one game, and how."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        heroes, dark = self.dice.choice(BY_HABIT), self.dice.choice(DARK)
        self.heroes_by_habit, self.dark_by_habit = heroes, dark is None
        self.weighings = NOW_AND_THEN(dark or SAURON_NOW)

    def choose(self, board: Board, agenda: Sequence[Sentence], choices: Sequence[Word], seat: int) -> int:
        """What is done now."""
        if len(choices) == 1:
            return 0
        if self.dice.random() < DARING:
            ranked = rank_choices(board, agenda, choices, seat, self.weighings)
            return self.dice.choice([number for gain, number in ranked[:AMONG] if gain >= ranked[0][0] - NEARLY])
        if self.dark_by_habit if seat == SAURON else self.heroes_by_habit:
            return learned_habits().decide(board, agenda, choices, seat)
        return decide(board, agenda, choices, seat, self.weighings)


def play(seed: int) -> Noted:
    """One game."""
    table = Table(seed)
    game = rulebook("quest").begin({}, table.dice.choice(PLAYERS), seed, silent=True)
    game.hasty = True
    rows, before, last = list[list[float]](), list[float](), 0
    while (decision := game.decision) is not None:
        board: Board = game.table
        if board.round > last and isinstance(game.agenda[-1][0][0], SauronActs):
            last = board.round
            rows.append(standing(board))
            before.append(foreseen(board, board.seats[0]))
        game.answer(table.choose(board, game.agenda, decision.choices, decision.seat))
    return rows, before, game.table.winner == "heroes"


def samples(games: Sequence[tuple[int, Noted]], tenths: Sequence[int]) -> tuple[Samples, Any]:
    """The positions of those games whose seed ends so, and what `foreseen` made of them."""
    chosen = [noted for seed, noted in games if seed % TENTHS in tenths]
    rows = np.array([row for noted in chosen for row in noted[0]], np.float16).astype(
        np.float64
    )  # what machines reckon differently is cut off
    won = np.array([float(noted[2]) for noted in chosen for _ in noted[0]])
    before = np.clip(np.array([each for noted in chosen for each in noted[1]]), 1e-4, 1 - 1e-4)
    threads: Any = np.repeat(np.arange(len(chosen)), [len(noted[0]) for noted in chosen])
    return Samples(rows, won, np.ones(len(won)), threads=threads), np.log(before / (1 - before))


def learn(games: Sequence[tuple[int, Noted]], seed: int, units: int) -> tuple[Weights, Weights | None]:
    """A sum, and a network where it is better."""
    features = Features(QuestStanding.names, QuestStanding.leanings)
    return fit(features, samples(games, range(CHECKED))[0], samples(games, (CHECKED,))[0], seed, units)


def main() -> None:
    """Play, fit, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("deals", nargs="+", help="a first seed and how many games from there: 700000000:12000")
    parser.add_argument("--seed", type=int, default=1, help="of the network")
    parser.add_argument("--units", type=int, default=16)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--file", type=Path, help="where the weights of all games are written")
    asked = parser.parse_args()
    ranges = [(int(first), int(count)) for first, _, count in [each.partition(":") for each in asked.deals]]
    seeds = [seed for first, count in ranges for seed in range(first, first + count)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = list(zip(seeds, pool.map(play, seeds, chunksize=20), strict=True))
    tell(games, asked.seed, asked.units, asked.file)


def tell(games: Sequence[tuple[int, Noted]], seed: int, units: int, file: Path | None) -> None:
    """Fit to ever more games, and say how well that foresees games that were never learned from."""
    unseen, before = samples(games, (HELD_OUT,))
    print(f"{len(games)} games; held out {len(unseen.won)} positions, of which heroes won {unseen.won.mean():.1%}")
    print(f"surprise by hand {foresight(by_hand(QuestStanding.names), unseen).surprise:.4f}, foreseen {surprise_of(before, unseen):.4f}")
    for share in SHARES:
        line, curved = learn(games[: len(games) // share], seed, units)
        curve = f"{foresight(curved, unseen).surprise:.4f}" if curved is not None else "not better"
        print(f"learned from {len(games) // share} games: sum {foresight(line, unseen).surprise:.4f}, network {curve}", flush=True)
    if file is not None:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(curved or line), indent=1) + b"\n")


if __name__ == "__main__":
    main()
