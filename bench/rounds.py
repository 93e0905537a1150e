"""What all benchmarks share: rounds in which everything is measured once, so that what disturbs one disturbs all; and the print-out."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook

Work = Callable[[], float]
Aims = Mapping[str, tuple[float, float]]


def speed(work: Work) -> float:
    """Decisions a second."""
    start = time.process_time()
    made = work()
    return made / (time.process_time() - start)


def interleaved(work: Mapping[str, Work], rounds: int) -> dict[str, list[float]]:
    """The speed of each in each round."""
    for warm_up in work.values():
        warm_up()
    found: dict[str, list[float]] = {name: [] for name in work}
    for number in range(rounds):
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr)
        for name, run in work.items():
            found[name].append(speed(run))
    if sys.stderr.isatty():
        print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
    return found


def ratios(found: Mapping[str, list[float]], anchor: str) -> dict[str, float]:
    """The median ratio of each to the anchor of the same round."""
    return {
        name: statistics.median([ours / theirs for ours, theirs in zip(speeds, found[anchor], strict=True)])
        for name, speeds in found.items()
        if name != anchor
    }


def clone_microseconds(game: Game[Any]) -> float:
    """What a clone of this game costs."""
    clone, count = game.clone, 20_000
    best = 1e9
    for _ in range(7):
        start = time.process_time()
        for _ in range(count):
            clone()
        best = min(best, time.process_time() - start)
    return best / count * 1e6


def imagine_microseconds(book: Rulebook[Any], game: Game[Any]) -> float:
    """What a world costs that the asked seat imagines: one of ten of the same view, as a search wants them."""
    assert game.decision is not None
    best = 1e9
    for _ in range(7):
        views = [book.view(game, game.decision.seat) for _ in range(100)]
        start = time.process_time()
        for view in views:
            for number in range(10):
                book.imagine(view, Dice(number))
        best = min(best, time.process_time() - start)
    return best / 1000 * 1e6


def show(figures: Mapping[str, float], aims: Aims) -> None:
    """Print the figures; the aims stand beside them."""
    for name, value in figures.items():
        wanted = aims.get(name)
        most = "micro" in name or "milli" in name
        beside = f"   (at {'most' if most else 'least'} {wanted[0]:,}, aim {wanted[1]:,})" if wanted else ""
        figure = f"{value:12,.3f}" if value < 1000 else f"{value:12,.0f}"
        print(f"{name.replace('_', ' '):48s} {figure}{beside}")
