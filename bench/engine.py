"""How fast the engine is, as ratios to the bitmask prototype measured in the same run: `onetable bench`."""

from __future__ import annotations

import json as json_format
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import bitmask_prototype
from onetable.core.game import Game
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.rules.tricks import PlayCards
from onetable.games.fellowship.table import Board

BOOK = Fellowship()
ROUNDS, GAMES = 15, 60
PLAYS_IN_A_ROUND = 36.5  # of the prototype: 36 cards, and in half of the rounds whether the One Ring wins
ANCHOR = 574_000  # decisions a second of the prototype on the machine the aims were set on


def prototype(games: int) -> float:
    """Decisions that the prototype makes in random rounds of four players."""
    bitmask_prototype.random_games(games)
    return games * PLAYS_IN_A_ROUND


def engine(games: int, chapter: int = 1, silent: bool = True, views: bool = False) -> float:
    """Decisions of whole random games with all rules: choice of characters, set-up, tricks, verdicts."""
    made = 0
    fate = random.random
    for seed in range(made, games):
        game = BOOK.begin({"chapter": chapter}, 4, seed + random.randrange(1 << 30), silent=silent)
        while game.decision is not None:
            if views:
                for view in BOOK.views(game, range(4)):
                    view.encode()
            game.answer(int(fate() * len(game.decision.choices)))
            made += 1
    return made


def speed(work: Callable[[], float]) -> float:
    """Decisions a second."""
    start = time.process_time()
    made = work()
    return made / (time.process_time() - start)


def middle_of_a_trick() -> Game[Board]:
    """A game in which two cards of a trick are played."""
    game = BOOK.begin({"chapter": 1}, 4, 7, silent=True)
    while not (isinstance(game.agenda[-1][0][0], PlayCards) and len(game.table.trick) == 2 and game.table.number == 3):
        game.answer(0)
    return game


def clone_microseconds() -> float:
    """What a clone in the middle of a trick costs."""
    clone, count = middle_of_a_trick().clone, 20_000
    best = 1e9
    for _ in range(7):
        start = time.process_time()
        for _ in range(count):
            clone()
        best = min(best, time.process_time() - start)
    return best / count * 1e6


def measure() -> dict[str, float]:
    """All figures; each round measures everything once, so that what disturbs one disturbs all."""
    work: dict[str, Callable[[], float]] = {
        "prototype": lambda: prototype(5 * GAMES),
        "engine": lambda: engine(GAMES),
        "engine_with_journal": lambda: engine(GAMES, silent=False),
        "engine_with_four_views": lambda: engine(GAMES // 3, views=True),
    }
    for warm_up in work.values():
        warm_up()
    found: dict[str, list[float]] = {name: [] for name in work}
    for number in range(ROUNDS):
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {ROUNDS}", end="", file=sys.stderr)
        for name, run in work.items():
            found[name].append(speed(run))
    if sys.stderr.isatty():
        print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
    figures = {f"{name}_decisions_per_second": statistics.median(speeds) for name, speeds in found.items()}
    for name in list(work)[1:]:
        ratios = [ours / anchor for ours, anchor in zip(found[name], found["prototype"], strict=True)]
        figures[f"{name}_ratio"] = statistics.median(ratios)
    figures["views_for_each_574k_of_the_prototype"] = figures["engine_with_four_views_ratio"] * ANCHOR
    figures["clone_microseconds"] = clone_microseconds()
    return figures


AIMS = {"engine_ratio": (0.23, 0.46), "views_for_each_574k_of_the_prototype": (30_000, 120_000), "clone_microseconds": (5, 2)}


def main(json: bool = False) -> int:
    """Measure and print; the aims stand beside the figures."""
    figures = measure()
    if json:
        print(json_format.dumps(figures))
        return 0
    for name, value in figures.items():
        wanted = AIMS.get(name)
        beside = f"   (at {'most' if 'micro' in name else 'least'} {wanted[0]:,}, aim {wanted[1]:,})" if wanted else ""
        figure = f"{value:12,.3f}" if value < 1000 else f"{value:12,.0f}"
        print(f"{name.replace('_', ' '):48s} {figure}{beside}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main("--json" in sys.argv))
