"""What games teach about a position in which Sauron has just played his plot: the numbers of quest's `prospects`.

`python -m bench.prospects --games 4000 --seed 7000000`: rules of thumb of then and of today and learned habits play both sides, now and
then somebody answers at random, and a position is noted in every round. A quarter of the games is held out. Needs numpy.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from random import Random
from typing import Any

import numpy as np

from onetable.core.step import Seat, Sentence
from onetable.core.word import Word
from onetable.games.quest.bots.decide import Weighing, decide, weighings_by
from onetable.games.quest.bots.evaluation import chance
from onetable.games.quest.bots.habits import HERO_NOW, HERO_THEN, SAURON_NOW, SAURON_THEN
from onetable.games.quest.bots.instinct.bot import learned_habits
from onetable.games.quest.bots.prospects import LEARNED, signs
from onetable.games.quest.phases.actions import SauronActs
from onetable.games.quest.table import SAURON, Board
from onetable.games.registry import rulebook

STRAY = 0.06  # of the answers are given by chance, so that not all games are alike
HELD_OUT = 4  # one game of so many
RIDGE, ROUNDS = 1.0, 30
COMPANIES = 1, 2, 2, 2, 3
Array = Any  # of numpy, which a set-up need not have
Deciding = Callable[..., int]


def by_thumb(weighings: Mapping[type, Weighing], board: Board, agenda: Sequence[Sentence], offered: Sequence[Word], seat: Seat) -> int:
    """What rules of thumb with these numbers answer."""
    return decide(board, agenda, offered, seat, weighings)


def players() -> tuple[list[Deciding], list[Deciding]]:
    """Who may play the heroes, and who may play Sauron."""
    habits = learned_habits().decide
    heroes = [partial(by_thumb, weighings_by(each, SAURON_NOW)) for each in (HERO_THEN, HERO_NOW)]
    dark = [partial(by_thumb, weighings_by(HERO_NOW, each)) for each in (SAURON_THEN, SAURON_NOW)]
    return [*heroes, habits, habits], [*dark, habits, habits]


def play(seed: int) -> tuple[list[tuple[float, ...]], list[float], bool]:
    """The signs of one game, the judgement by hand beside them, and whether the heroes won."""
    dice = Random(seed)
    heroes, dark = [dice.choice(each) for each in players()]
    game = rulebook("quest").begin({}, dice.choice(COMPANIES) + 1, seed, silent=True)
    game.hasty = True
    found, by_hand, last = list[tuple[float, ...]](), list[float](), 1
    while (decision := game.decision) is not None:
        board = game.table
        if board.round > last and isinstance(game.agenda[-1][0][0], SauronActs):
            last = board.round
            found.append(signs(board))
            by_hand.append(chance(board, 1))
        stray = len(decision.choices) > 1 and dice.random() < STRAY
        game.answer(
            dice.randrange(len(decision.choices))
            if stray
            else (dark if decision.seat == SAURON else heroes)(board, game.agenda, decision.choices, decision.seat)
        )
    return found, by_hand, game.table.winner == "heroes"


def fit(rows: Array, won: Array) -> Array:
    """Weights by logistic regression."""
    weights = np.zeros(rows.shape[1])
    ridge = np.full(rows.shape[1], RIDGE)
    ridge[0] = 0.0
    for _ in range(ROUNDS):
        likely = 1 / (1 + np.exp(-rows @ weights))
        bend = (rows * (likely * (1 - likely))[:, None]).T @ rows + np.diag(ridge + 1e-9)
        weights -= np.linalg.solve(bend, rows.T @ (likely - won) + ridge * weights)
    return weights


def surprise(likely: Array, won: Array) -> float:
    """The mean logarithmic loss."""
    sure = np.clip(likely, 1e-4, 1 - 1e-4)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def main() -> None:
    """Play, fit, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    rows, hands, won, held = [], [], [], []
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = list(pool.map(play, seeds, chunksize=20))
    for seed, (found, by_hand, heroes) in zip(seeds, games, strict=True):
        rows += found
        hands += by_hand
        won += [float(heroes)] * len(found)
        held += [seed % HELD_OUT == 0] * len(found)
    all_rows, all_won, out = np.array(rows), np.array(won), np.array(held)
    weights = fit(all_rows[~out], all_won[~out])
    print(f"{asked.games} games, {len(rows)} positions; a coin is surprised by {log(2):.4f}")
    print(f"held out: by hand {surprise(np.array(hands)[out], all_won[out]):.4f}", end=", ")
    for name, each in (("as it stands", np.array(LEARNED)), ("as learned now", weights)):
        print(f"{name} {surprise(1 / (1 + np.exp(-all_rows[out] @ each)), all_won[out]):.4f}", end=", ")
    print("weights", ", ".join([f"{weight:.3f}" for weight in weights]))


if __name__ == "__main__":
    main()
