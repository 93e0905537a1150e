"""Whether bots answer in time on a loaded machine: `python -m bench.deadlines --games 1000 --jobs 2`.

Every core is kept busy by a process that does nothing else while the games are played; the kernel is loaded beside the first of them.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import Process, get_context
from time import perf_counter

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


def one_game(number: int) -> tuple[list[float], bool]:
    """How long each decision of a game took, all kinds of tables in turn; and whether the kernel was there at its end."""
    chapter, players = TABLES[number % len(TABLES)]
    book = rulebook("fellowship")
    seats = [bot("fellowship", f"rollout:{BUDGET}s", number + seat) for seat in range(players)]
    game = book.begin({"chapter": chapter}, players, number, silent=True)
    times: list[float] = []
    while game.decision is not None and game.table.round <= 1:
        view = book.view(game, game.decision.seat)
        began = perf_counter()
        choice = seats[game.decision.seat].choose(view)
        times.append(perf_counter() - began)
        game.answer(choice)
    return times, LOADING.loaded


def main() -> None:
    """Play, and print how late the latest decisions were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--busy", type=int, default=os.cpu_count() or 1, help="processes that keep cores busy")
    args = parser.parse_args()
    spinners = [Process(target=spin, daemon=True) for _ in range(args.busy)]
    for each in spinners:
        each.start()
    try:
        with ProcessPoolExecutor(args.jobs, get_context("spawn")) as workers:
            played = list(workers.map(one_game, range(args.games)))
    finally:
        for each in spinners:
            each.kill()
    times = sorted([1000 * took for each, _ in played for took in each])
    late = sum([took > 1000 * (BUDGET + GRACE) for took in times])
    print(f"{args.games} games, {len(times)} decisions, {args.jobs} at a time beside {args.busy} busy processes on {os.cpu_count()} cores")
    print(f"with the kernel: {sum([loaded for _, loaded in played])} games; no exception")
    most, nearly_all = (times[int(share * len(times))] for share in (0.99, 0.999))
    print(f"99 % within {most:.1f} ms, 99.9 % within {nearly_all:.1f} ms, the latest {times[-1]:.1f} ms")
    print(f"later than {1000 * (BUDGET + GRACE):.0f} ms: {late}")


if __name__ == "__main__":
    main()
