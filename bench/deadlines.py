"""Whether bots answer in time on a loaded machine: `python -m bench.deadlines --game tcg --bot master --milliseconds 20 --games 500`.

Processes that do nothing else keep the cores busy while the games are played; the kernel of a game is loaded beside the first of them.
On such a machine a process may wait for the processor longer than a decision may take. How much of the lateness that is shows a control:
between decisions the same process does nothing but ask for the time until the budget is over. With `--milliseconds 0` bots are measured
that decide at once. Every game is a line of a file, so that a measurement that was broken off goes on where it ended.
"""

from __future__ import annotations

import argparse
import gc
import os
from functools import partial
from math import sqrt
from multiprocessing import Process
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

from msgspec import Struct, convert, to_builtins

from bench.resumable import measure
from onetable.bots.registry import bot
from onetable.core.bot import Bot
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.registry import rulebook

GRACE = 0.05  # seconds beyond its budget after which somebody has waited too long
AT_ONCE = 0.002  # seconds for which the control looks at the clock beside those who decide at once
TABLES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "fellowship": [({"chapter": chapter}, players) for chapter in (*CHAPTERS, ROAD) for players in (1, 2, 3, 4)],
    "tcg": [({}, players) for players in (2, 2, 2, 2, 2, 3, 4)],
    "quest": [({}, players) for players in (2, 3, 4)],
}
FIRST_ROUND = KERNELS = ("fellowship",)  # games of which one round is played; those that load a kernel
SHOWN = 10  # of the latest decisions


class Late(Struct, frozen=True):
    """A decision for which somebody waited too long."""

    seconds: float
    own: float  # on the processor
    collecting: float  # of these, looking for garbage
    question: str
    way: str  # in which it was thought about


class Played(Struct):
    """How long each decision of one game took, and each control."""

    seconds: list[float] = []
    own: list[float] = []  # on the processor
    control: list[float] = []
    late: list[Late] = []
    illegal: int = 0  # answers that were none of the choices
    failed: str = ""  # the exception that ended it


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


def one_game(name: str, budget: float, every: int, id: str, number: int) -> Any:
    """How long each decision between several choices took, and each control; all kinds of tables in turn."""
    collector, played = Collector(), Played()
    try:
        play(name, budget, every, id, number, collector, played)
    except Exception as error:  # whatever it is, it is counted
        played.failed = repr(error)
    finally:
        gc.callbacks.remove(collector.note)
    return to_builtins(played)


def play(name: str, budget: float, every: int, id: str, number: int, collector: Collector, played: Played) -> None:
    """One game of bots of this name."""
    setup, players = TABLES[id][number % len(TABLES[id])]
    book = rulebook(id)
    seats = [bot(id, f"{name}:{budget}s" if budget else name, number + seat) for seat in range(players)]
    game = book.begin(setup, players, number, silent=True)
    while game.decision is not None and not (id in FIRST_ROUND and game.table.round > 1):
        if len(game.decision.choices) == 1:
            game.answer(0)
            continue
        choice = one_decision(id, book.view(game, game.decision.seat), seats[game.decision.seat], budget, collector, played)
        if every and len(played.seconds) % every == 0:
            played.control.append(round(only_the_clock(budget or AT_ONCE), 5))
        if not 0 <= choice < len(game.decision.choices):
            played.illegal += 1
            return
        game.answer(choice)


def one_decision(id: str, view: Any, player: Bot, budget: float, collector: Collector, played: Played) -> int:
    """What is chosen, with how long it took."""
    collected, loading = collector.seconds, id in KERNELS and not LOADING.loaded
    began, own = perf_counter(), thread_time()
    choice = player.choose(view)
    seconds, own = perf_counter() - began, thread_time() - own
    played.seconds.append(round(seconds, 5))
    played.own.append(round(own, 5))
    if seconds > budget + GRACE:
        question = f"{type(view.agenda[-1][0][0]).__name__} of {len(view.choices)}"
        trials = getattr(getattr(player, "thinker", player), "trials", None)
        way = type(trials).__name__ if trials is not None else "whole game" if budget else "at once"
        way += ", while the kernel was loaded" * loading
        played.late.append(Late(seconds, own, collector.seconds - collected, question, way))
    return choice


def within(times: list[float]) -> str:
    """How long most of them took."""
    ordered = sorted([1000 * seconds for seconds in times])
    half, most, nearly_all = (ordered[int(share * len(ordered))] for share in (0.5, 0.99, 0.999))
    return f"half within {half:.1f} ms, 99 % within {most:.1f} ms, 99.9 % within {nearly_all:.1f} ms, the latest {ordered[-1]:.1f} ms"


def lateness(times: list[float], budget: float) -> str:
    """How many of them were late, and where that share lies with 95 % (Wilson)."""
    many, late, z = len(times), sum([seconds > budget + GRACE for seconds in times]), 1.96
    share = late / many
    middle, half = share + z * z / (2 * many), z * sqrt(share * (1 - share) / many + z * z / (4 * many * many))
    low, high = (100 * max(0.0, side) / (1 + z * z / many) for side in (middle - half, middle + half))
    return f"{late} of {many} later than {1000 * (budget + GRACE):.0f} ms: {100 * share:.3f} % ({low:.3f} to {high:.3f})"


def tell(games: list[Played], budget: float) -> None:
    """Print how late the latest decisions were."""
    seconds, own, control = ([time for game in games for time in getattr(game, field)] for field in ("seconds", "own", "control"))
    failed = [game.failed for game in games if game.failed]
    illegal = sum([game.illegal for game in games])
    print(f"{len(games)} games, {len(failed)} ended by an exception, {illegal} by an answer that was no choice")
    print(f"bots: {within(seconds)}")
    print(f"      {lateness(seconds, budget)}")
    print(f"      on the processor: {within(own)}")
    if control:
        print(f"only the clock: {within(control)}")
        print(f"      {lateness(control, budget)}")
    late = sorted([decision for game in games for decision in game.late], key=lambda decision: -decision.seconds)
    print(f"of the late ones {sum([each.own > max(budget, GRACE) for each in late])} had more than their budget of the processor")
    for each in late[:SHOWN]:
        busy, garbage = 1000 * each.own, 1000 * each.collecting
        print(f"{1000 * each.seconds:7.1f} ms, {busy:.1f} of the processor, {garbage:.1f} of them for garbage: {each.question}, {each.way}")
    for reason in failed[:SHOWN]:
        print(reason)


def main() -> None:
    """Play beside busy processes, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="fellowship", choices=TABLES)
    parser.add_argument("--bot", default="rollout")
    parser.add_argument("--milliseconds", type=float, default=50, help="for a decision")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--busy", type=int, default=os.cpu_count() or 1, help="processes that keep cores busy")
    parser.add_argument("--control", type=int, default=4, metavar="N", help="after every so many decisions a control; 0 for none")
    parser.add_argument("--log", type=Path, default=Path("deadlines.jsonl"), help="a line for each game, which is not played again")
    parser.add_argument("--seconds", type=float, default=1e9, help="after which no game begins")
    args = parser.parse_args()
    budget = args.milliseconds / 1000
    spinners = [Process(target=spin, daemon=True) for _ in range(args.busy)]
    for spinner in spinners:
        spinner.start()
    try:
        tasks = [(args.game, number) for number in range(args.seed, args.seed + args.games)]
        found = measure(partial(one_game, args.bot, budget, args.control), tasks, args.log, args.jobs, args.seconds)
    finally:
        for spinner in spinners:
            spinner.kill()
    load = ", ".join([f"{figure:.0f}" for figure in os.getloadavg()])
    print(f"{args.game}: {args.bot} with {args.milliseconds:g} ms")
    print(f"{args.jobs} at a time beside {args.busy} busy processes on {len(os.sched_getaffinity(0))} cores, load {load}")
    tell([convert(each, Played) for (id, _), each in found.items() if id == args.game], budget)


if __name__ == "__main__":
    main()
