"""Whether bots answer in time on a loaded machine: `python -m bench.deadlines --games 1000 --jobs 2`.

Every core is kept busy by a process that does nothing else while the games are played; the kernel is loaded beside the first of them.
On such a machine a process may wait for the processor longer than a decision may take. How much of the lateness that is shows a control:
between decisions the same process does nothing but ask for the time until the budget is over.
"""

from __future__ import annotations

import argparse
import gc
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import Process, get_context
from time import perf_counter, thread_time
from typing import Any

from msgspec import Struct

from onetable.bots.registry import bot
from onetable.bots.rollout import RolloutBot
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.registry import rulebook

BUDGET, GRACE = 0.05, 0.05
TABLES = [(chapter, players) for chapter in (*CHAPTERS, ROAD) for players in (1, 2, 3, 4)]
SHOWN = 10  # of the latest decisions


class Taken(Struct, frozen=True, array_like=True):
    """How long one decision took, and what it was."""

    seconds: float
    own: float  # on the processor
    collecting: float  # of these, looking for garbage
    loaded: bool  # whether the kernel was there
    quick: bool  # whether it was thought about with the kernel
    question: str

    @property
    def late(self) -> bool:
        """Whether somebody waited too long."""
        return self.seconds > BUDGET + GRACE


class Collector:
    """How long this process has looked for garbage."""

    def __init__(self) -> None:
        self.began = self.seconds = 0.0
        gc.callbacks.append(self.note)

    def note(self, phase: str, _: dict[str, Any]) -> None:
        """It begins, or ends."""
        if phase == "start":
            self.began = thread_time()
        else:
            self.seconds += thread_time() - self.began


def spin() -> None:
    """Keep a core busy."""
    while True:
        pass


def only_the_clock() -> float:
    """When a process whose time is up sees that it is, if it does nothing but look."""
    began = perf_counter()
    while perf_counter() < began + BUDGET:
        pass
    return perf_counter() - began


def one_game(name: str, number: int, every: int) -> tuple[list[Taken], list[float]]:
    """How long each decision took, and each control; all kinds of tables in turn."""
    chapter, players = TABLES[number % len(TABLES)]
    book, collector = rulebook("fellowship"), Collector()
    seats = [bot("fellowship", f"{name}:{BUDGET}s", number + seat) for seat in range(players)]
    game = book.begin({"chapter": chapter}, players, number, silent=True)
    taken: list[Taken] = []
    control: list[float] = []
    while game.decision is not None and game.table.round <= 1:
        view, player = book.view(game, game.decision.seat), seats[game.decision.seat]
        question = f"{type(game.agenda[-1][0][0]).__name__} of {len(view.choices)}, chapter {chapter} by {players}"
        collected, loaded = collector.seconds, LOADING.loaded
        began, own = perf_counter(), thread_time()
        choice = player.choose(view)
        seconds, own = perf_counter() - began, thread_time() - own
        quick = isinstance(player, RolloutBot) and player.trials is not None
        taken.append(Taken(seconds, own, collector.seconds - collected, loaded, quick, question))
        if every and len(taken) % every == 0:
            control.append(only_the_clock())
        game.answer(choice)
    gc.callbacks.remove(collector.note)
    return taken, control


def within(times: list[float]) -> str:
    """How long most of them took."""
    ordered = sorted([1000 * seconds for seconds in times])
    most, nearly_all = (ordered[int(share * len(ordered))] for share in (0.99, 0.999))
    return f"99 % within {most:.1f} ms, 99.9 % within {nearly_all:.1f} ms, the latest {ordered[-1]:.1f} ms"


def lateness(times: list[float]) -> str:
    """How many of them were late, and where that share lies with 95 % (Wilson)."""
    many, late, z = len(times), sum([seconds > BUDGET + GRACE for seconds in times]), 1.96
    share = late / many
    middle, half = share + z * z / (2 * many), z * sqrt(share * (1 - share) / many + z * z / (4 * many * many))
    low, high = (100 * max(0.0, side) / (1 + z * z / many) for side in (middle - half, middle + half))
    return f"{late} of {many} later than {1000 * (BUDGET + GRACE):.0f} ms: {100 * share:.3f} % ({low:.3f} to {high:.3f})"


def main() -> None:
    """Play, and print how late the latest decisions were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="rollout", help="rollout or partner")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--busy", type=int, default=os.cpu_count() or 1, help="processes that keep cores busy")
    parser.add_argument("--control", type=int, default=4, metavar="N", help="after every so many decisions a control; 0 for none")
    args = parser.parse_args()
    spinners = [Process(target=spin, daemon=True) for _ in range(args.busy)]
    for spinner in spinners:
        spinner.start()
    try:
        with ProcessPoolExecutor(args.jobs, get_context("spawn")) as workers:
            played = list(workers.map(partial(one_game, args.bot), range(args.games), [args.control] * args.games))
    finally:
        for spinner in spinners:
            spinner.kill()
    decisions = [decision for game, _ in played for decision in game]
    control = [seconds for _, each in played for seconds in each]
    load = ", ".join([f"{figure:.0f}" for figure in os.getloadavg()])
    print(f"{args.games} games, no exception; {args.jobs} at a time, {args.busy} busy processes, {os.cpu_count()} cores, load {load}")
    print(f"bots: {within([decision.seconds for decision in decisions])}")
    print(f"      {lateness([decision.seconds for decision in decisions])}")
    if control:
        print(f"only the clock: {within(control)}")
        print(f"      {lateness(control)}")
    late = sorted([decision for decision in decisions if decision.late], key=lambda decision: -decision.seconds)
    busy, before = sum([each.own > BUDGET for each in late]), sum([not each.loaded for each in late])
    print(f"of the late ones {busy} had more than their budget of the processor, {before} came while the kernel was loaded")
    for each in late[:SHOWN]:
        way = "kernel" if each.quick else "whole game"
        own, garbage = 1000 * each.own, 1000 * each.collecting
        print(f"{1000 * each.seconds:7.1f} ms, {own:.1f} of the processor, {garbage:.1f} of them for garbage: {each.question}, {way}")


if __name__ == "__main__":
    main()
