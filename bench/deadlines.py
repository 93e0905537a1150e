"""Whether bots answer in time on a loaded machine: `python -m bench.deadlines --games 1000 --jobs 2`.

Every core is kept busy by a process that does nothing else while the games are played; the kernel is loaded beside the first of them.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import Process, get_context
from time import perf_counter, thread_time

from onetable.bots.registry import bot
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.registry import rulebook

BUDGET, GRACE = 0.05, 0.05
TABLES = [(chapter, players) for chapter in (*CHAPTERS, ROAD) for players in (1, 2, 3, 4)]


def spin() -> None:
    """Keep a core busy."""
    while True:
        pass


def one_game(name: str, number: int) -> list[tuple[float, float, bool]]:
    """How long each decision took, how much of it on the processor, and whether the kernel was there; all kinds of tables in turn."""
    chapter, players = TABLES[number % len(TABLES)]
    book = rulebook("fellowship")
    seats = [bot("fellowship", f"{name}:{BUDGET}s", number + seat) for seat in range(players)]
    game = book.begin({"chapter": chapter}, players, number, silent=True)
    times: list[tuple[float, float, bool]] = []
    while game.decision is not None and game.table.round <= 1:
        view = book.view(game, game.decision.seat)
        began, own, loaded = perf_counter(), thread_time(), LOADING.loaded
        choice = seats[game.decision.seat].choose(view)
        times.append((perf_counter() - began, thread_time() - own, loaded))
        game.answer(choice)
    return times


def main() -> None:
    """Play, and print how late the latest decisions were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="rollout", help="rollout or partner")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--busy", type=int, default=os.cpu_count() or 1, help="processes that keep cores busy")
    args = parser.parse_args()
    spinners = [Process(target=spin, daemon=True) for _ in range(args.busy)]
    for each in spinners:
        each.start()
    try:
        with ProcessPoolExecutor(args.jobs, get_context("spawn")) as workers:
            played = list(workers.map(partial(one_game, args.bot), range(args.games)))
    finally:
        for each in spinners:
            each.kill()
    decisions = [decision for game in played for decision in game]
    times = sorted([1000 * took for took, _, _ in decisions])
    late = [decision for decision in decisions if decision[0] > BUDGET + GRACE]
    print(f"{args.games} games, {len(times)} decisions, {args.jobs} at a time beside {args.busy} busy processes on {os.cpu_count()} cores")
    print(f"with the kernel: {sum([loaded for _, _, loaded in decisions])}; no exception")
    most, nearly_all = (times[int(share * len(times))] for share in (0.99, 0.999))
    print(f"99 % within {most:.1f} ms, 99.9 % within {nearly_all:.1f} ms, the latest {times[-1]:.1f} ms")
    busy = sum([own > BUDGET for _, own, _ in late])
    before = sum([not loaded for _, _, loaded in late])
    print(f"later than {1000 * (BUDGET + GRACE):.0f} ms: {len(late)}, {before} of them while the kernel was loaded beside them")
    print(f"of the late ones {busy} had more than their budget of the processor; the others waited for it")


if __name__ == "__main__":
    main()
