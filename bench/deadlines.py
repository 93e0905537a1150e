"""Whether bots answer in time on a loaded machine: `python -m bench.deadlines --games 1000 --jobs 2`.

Every core is kept busy by a process that does nothing else while the games are played; the kernel is loaded beside the first of them.
On such a machine a process may wait for the processor longer than a decision may take. How much of the lateness that is shows a control:
between decisions the same process does nothing but ask for the time until the budget is over. With `--milliseconds 0` bots are measured
that decide at once; whoever must end in time says `--seconds`, and is told of as many games as were played by then.
"""

from __future__ import annotations

import argparse
import gc
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import takewhile
from math import inf, sqrt
from multiprocessing import Process, get_context
from time import perf_counter, thread_time
from typing import Any

from msgspec import Struct

from onetable.bots.registry import bot
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.registry import rulebook

GRACE = 0.05  # seconds beyond its budget after which somebody has waited too long
TABLES = [(chapter, players) for chapter in (*CHAPTERS, ROAD) for players in (1, 2, 3, 4)]
AT_ONCE = 0.002  # seconds for which the control looks at the clock beside those who decide at once
SHOWN = 10  # of the latest decisions


class Taken(Struct, frozen=True, array_like=True):
    """How long one decision took, and what it was."""

    budget: float
    seconds: float
    own: float  # on the processor
    collecting: float  # of these, looking for garbage
    loaded: bool  # whether the kernel was there
    way: str  # in which it was thought about
    question: str

    @property
    def late(self) -> bool:
        """Whether somebody waited too long."""
        return self.seconds > self.budget + GRACE


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


def only_the_clock(budget: float) -> float:
    """When a process whose time is up sees that it is, if it does nothing but look."""
    began = perf_counter()
    while perf_counter() < began + budget:
        pass
    return perf_counter() - began


def one_game(name: str, budget: float, every: int, number: int) -> tuple[list[Taken], list[Taken]]:
    """How long each decision between several choices took, and each control; all kinds of tables in turn."""
    chapter, players = TABLES[number % len(TABLES)]
    book, collector = rulebook("fellowship"), Collector()
    seats = [bot("fellowship", f"{name}:{budget}s" if budget else name, number + seat) for seat in range(players)]
    game = book.begin({"chapter": chapter}, players, number, silent=True)
    taken: list[Taken] = []
    control: list[Taken] = []
    while game.decision is not None and game.table.round <= 1:
        if len(game.decision.choices) == 1:
            game.answer(0)
            continue
        view, player = book.view(game, game.decision.seat), seats[game.decision.seat]
        question = f"{type(game.agenda[-1][0][0]).__name__} of {len(view.choices)}, chapter {chapter} by {players}"
        collected, loaded = collector.seconds, LOADING.loaded
        began, own = perf_counter(), thread_time()
        choice = player.choose(view)
        seconds, own = perf_counter() - began, thread_time() - own
        trials = getattr(getattr(player, "thinker", player), "trials", None)
        way = type(trials).__name__ if trials is not None else "whole game" if budget else "at once"
        taken.append(Taken(budget, seconds, own, collector.seconds - collected, loaded, way, question))
        if every and len(taken) % every == 0:
            control.append(Taken(budget, only_the_clock(budget or AT_ONCE), 0.0, 0.0, True, "", "control"))
        game.answer(choice)
    gc.callbacks.remove(collector.note)
    return taken, control


def within(times: list[float]) -> str:
    """How long most of them took."""
    ordered = sorted([1000 * seconds for seconds in times])
    half, most, nearly_all = (ordered[int(share * len(ordered))] for share in (0.5, 0.99, 0.999))
    return f"half within {half:.1f} ms, 99 % within {most:.1f} ms, 99.9 % within {nearly_all:.1f} ms, the latest {ordered[-1]:.1f} ms"


def lateness(taken: list[Taken]) -> str:
    """How many of them were late, and where that share lies with 95 % (Wilson)."""
    many, late, z = len(taken), sum([each.late for each in taken]), 1.96
    share = late / many
    middle, half = share + z * z / (2 * many), z * sqrt(share * (1 - share) / many + z * z / (4 * many * many))
    low, high = (100 * max(0.0, side) / (1 + z * z / many) for side in (middle - half, middle + half))
    return f"{late} of {many} later than {1000 * (taken[0].budget + GRACE):.0f} ms: {100 * share:.3f} % ({low:.3f} to {high:.3f})"


def main() -> None:
    """Play, and print how late the latest decisions were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="rollout", help="rollout or partner")
    parser.add_argument("--milliseconds", type=float, default=50, help="for a decision")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=inf, help="after so long no more games are waited for")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--busy", type=int, default=os.cpu_count() or 1, help="processes that keep cores busy")
    parser.add_argument("--control", type=int, default=4, metavar="N", help="after every so many decisions a control; 0 for none")
    args = parser.parse_args()
    ends = perf_counter() + args.seconds
    spinners = [Process(target=spin, daemon=True) for _ in range(args.busy)]
    for spinner in spinners:
        spinner.start()
    try:
        with ProcessPoolExecutor(args.jobs, get_context("spawn")) as workers:
            play = partial(one_game, args.bot, args.milliseconds / 1000, args.control)
            coming = workers.map(play, range(args.games))
            played = list(takewhile(lambda _: perf_counter() < ends, coming))
            workers.shutdown(wait=False, cancel_futures=True)
    finally:
        for spinner in spinners:
            spinner.kill()
    decisions = [decision for game, _ in played for decision in game]
    control = [each for _, looked in played for each in looked]
    load = ", ".join([f"{figure:.0f}" for figure in os.getloadavg()])
    print(f"{len(played)} games of {args.bot} with {args.milliseconds:g} ms, no exception")
    print(f"{args.jobs} at a time beside {args.busy} busy processes on {len(os.sched_getaffinity(0))} cores, load {load}")
    print(f"bots: {within([each.seconds for each in decisions])}")
    print(f"      on the processor: {within([each.own for each in decisions])}")
    print(f"      {lateness(decisions)}")
    if control:
        print(f"only the clock: {within([each.seconds for each in control])}")
        print(f"      {lateness(control)}")
    late = sorted([decision for decision in decisions if decision.late], key=lambda decision: -decision.seconds)
    busy, before = sum([each.own > max(each.budget, GRACE) for each in late]), sum([not each.loaded for each in late])
    print(f"of the late ones {busy} had more than their budget of the processor, {before} came while the kernel was loaded")
    for each in late[:SHOWN]:
        own, garbage = 1000 * each.own, 1000 * each.collecting
        print(f"{1000 * each.seconds:7.1f} ms, {own:.1f} of the processor, {garbage:.1f} of them for garbage: {each.question}, {each.way}")


if __name__ == "__main__":
    main()
