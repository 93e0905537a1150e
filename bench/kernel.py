"""How fast the kernel plays by chance, beside OpenSpiel's C++ rollouts of hearts in the same run: `python -m bench.kernel`."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.playouts import play_many
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.kernel.wanted import COMPILED

ROUNDS = 9
ROLLOUTS = 2_000 if COMPILED else 20
AIM, OWED = 9, 5
BOOK = Fellowship()


def first_trick(chapter: int) -> tuple[Any, Any]:
    """A dealt round of four players, all set-up done by chance, as the kernel sees it."""
    chance = random.Random(chapter)
    game = BOOK.begin({"chapter": chapter}, 4, chapter, silent=True)
    while True:
        try:
            return describe(game)
        except Unplayable:
            assert game.decision is not None
            game.answer(chance.randrange(len(game.decision.choices)))


def kernel_speed(chapter: int) -> Callable[[], float]:
    """A measurement: decisions a second of random play from one deal, with all verdicts after every trick."""
    rules, state = first_trick(chapter)
    work = state.copy()
    play_many(rules, state, work, 1)

    def measure() -> float:
        began = time.process_time()
        made: int = play_many(rules, state, work, 10 * ROLLOUTS)
        return made / (time.process_time() - began)

    return measure


def hearts_speed() -> Callable[[], float]:
    """The same of OpenSpiel: a dealt state of hearts, the evaluator of its MCTS bot, one simulation of many rollouts."""
    import pyspiel  # an extra of the benchmarks

    game = pyspiel.load_game("hearts(pass_cards=false)")
    state = game.new_initial_state()
    chance = random.Random(1)
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    decisions = 52
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 100, False, 1, False)

    def measure() -> float:
        began = time.process_time()
        bot.step(state)
        return ROLLOUTS * decisions / (time.process_time() - began)

    return measure


def main() -> None:
    """Print the medians and the ratio; every round measures each once, so that what disturbs one disturbs all."""
    work: dict[str, Callable[[], float]] = {f"kernel, chapter {chapter}": kernel_speed(chapter) for chapter in CHAPTERS}
    try:
        work["OpenSpiel hearts"] = hearts_speed()
    except ImportError:
        print("OpenSpiel is not installed: pip install open_spiel")
    found: dict[str, list[float]] = {name: [] for name in work}
    for _ in range(ROUNDS):
        for name, measure in work.items():
            found[name].append(measure())
    speeds = {name: statistics.median(each) for name, each in found.items()}
    print(f"compiled: {COMPILED}; state of {at.STATE_SIZE} numbers")
    for name, speed in speeds.items():
        print(f"{name:24} {speed:14,.0f} decisions a second {speed / speeds.get('OpenSpiel hearts', speed):6.1f}")
    if "OpenSpiel hearts" in speeds:
        hearts = speeds.pop("OpenSpiel hearts")
        ratios = [speed / hearts for speed in speeds.values()]
        spread = f"from {min(ratios):.1f} to {max(ratios):.1f}"
        print(f"the mean of all chapters to OpenSpiel: {statistics.mean(ratios):.1f}, {spread} (owed {OWED}, aim {AIM})")


if __name__ == "__main__":
    main()
