"""How often one bot beats another in the trading card game: fixed deals, seats, decks and first player in turn.

Writes bench/strength_tcg.md if asked to. Needs nothing but the package itself and msgspec.
"""

from __future__ import annotations

import argparse
import json as json_format
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct

from onetable.bots.registry import bot
from onetable.bots.rollout import RolloutBot
from onetable.bots.selfplay import likely
from onetable.core.bot import Bot
from onetable.core.errors import BadInput
from onetable.games.registry import rulebook
from onetable.games.tcg.phases.setup import TakePlaces
from onetable.games.tcg.speech.choices import Place

REPORT = Path(__file__).parent / "strength_tcg.md"
CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}
PORTION = 2  # games that one process plays before it reports
USUAL = "rules/random,rollout:200ms/rules"


class Task(Struct, frozen=True):
    """Some games of one pairing: seeds from the first one up to but not including the last."""

    pairing: str
    decks: tuple[str, str]
    first: int
    last: int
    clock: str = "wall"
    playouts: int = 0


class Line(Struct):
    """What came of the games of one pairing, from the first bot's side."""

    pairing: str
    games: int = 0
    won: int = 0
    won_first: int = 0  # of those in which it had the first turn
    decisions: int = 0  # of the first bot, where there was a choice
    seconds: float = 0.0  # of its thinking
    longest: float = 0.0

    def add(self, other: Line) -> None:
        """Count these games too."""
        self.games += other.games
        self.won += other.won
        self.won_first += other.won_first
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


def play(task: Task) -> Line:
    """Play the games of a task; each bot knows nothing but its views."""
    line = Line(task.pairing)
    for seed in range(task.first, task.last):
        play_one(task, seed, line)
    return line


def play_one(task: Task, seed: int, line: Line) -> None:
    """One game: the seed says who sits where, who has which deck and who has the first turn."""
    book, clock = rulebook("tcg"), CLOCKS[task.clock]
    hero, begins = seed % 2, seed // 4 % 2
    names = task.pairing.split("/")
    seats = [seat_bot(names[seat != hero], 2 * seed + seat, task) for seat in range(2)]
    decks = task.decks if seed // 2 % 2 == 0 else task.decks[::-1]
    game = book.begin({"decks": list(decks)}, 2, seed, silent=True)
    while (decision := game.decision) is not None:
        if isinstance(game.agenda[-1][0][0], TakePlaces):
            game.answer(decision.choices.index(Place(1 if decision.seat == begins else 2)))
            continue
        begin = clock()
        number = seats[decision.seat].choose(book.view(game, decision.seat))
        took = clock() - begin
        if decision.seat == hero and len(decision.choices) > 1:
            line.decisions += 1
            line.seconds += took
            line.longest = max(line.longest, took)
        game.answer(number)
    won = game.table.winner == hero
    line.games += 1
    line.won += won
    line.won_first += won and begins == hero


def seat_bot(name: str, seed: int, task: Task) -> Bot:
    """A bot with dice of its own, on the clock of the measurement."""
    found = bot("tcg", name, seed)
    if isinstance(found, RolloutBot):
        found.clock = CLOCKS[task.clock]
        found.playouts = task.playouts or None
    return found


def tasks_for(args: argparse.Namespace) -> list[Task]:
    """All games that were asked for, in portions."""
    first, last = args.seed, args.seed + args.games
    decks = tuple(args.decks.split("/"))
    return [
        Task(pairing, (decks[0], decks[1]), start, min(start + PORTION, last), args.clock, args.playouts)
        for pairing in args.pairings.split(",")
        for start in range(first, last, PORTION)
    ]


def measure(tasks: list[Task], jobs: int) -> list[Line]:
    """Play everything, and tell on the way how far it is."""
    lines = {task.pairing: Line(task.pairing) for task in tasks}
    with ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        for done in as_completed([workers.submit(play, task) for task in tasks]):
            found = done.result()
            line = lines[found.pairing]
            line.add(found)
            if sys.stderr.isatty():
                print(f"\r{found.pairing}: {line.won} of {line.games}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return list(lines.values())


def table(lines: list[Line]) -> str:
    """The figures as a Markdown table."""
    rows = [
        "| bot | against | games | won | between (95 %) | won with the first turn | choices a game | thinking a choice | longest |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for line in lines:
        hero, rival = line.pairing.split("/")
        low, high = likely(line.won, line.games)
        rows.append(
            f"| {hero} | {rival} | {line.games} | {line.won / line.games:.1%} | {low:.1%} – {high:.1%} "
            f"| {line.won_first / max(1, line.games // 2):.1%} | {line.decisions / line.games:.0f} "
            f"| {1000 * line.seconds / max(1, line.decisions):.2f} ms | {1000 * line.longest:.0f} ms |"
        )
    return "\n".join(rows)


def report(lines: list[Line], args: argparse.Namespace) -> str:
    """The page that is kept in the repository."""
    command = " ".join(["python", "bench/strength_tcg.py", *[word for word in sys.argv[1:] if word != "--write"]])
    clock = "wall clock" if args.clock == "wall" else "processor time"
    return (
        "# How often one bot beats another in the trading card game\n\n"
        f"Decks: {args.decks.replace('/', ' against ')}. Seats, decks and the first turn change from game to game; each bot knows only\n"
        "its own view and not the other's list. Deals are fixed by their seeds.\n\n"
        f"Measured on {date.today()} with `{command}` ({clock}).\n\n{table(lines)}\n"
    )


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of each pairing; a multiple of 8 is fair to all")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game; the others follow")
    parser.add_argument("--pairings", default=USUAL, help=f"bot/rival, several divided by commas; without: {USUAL}")
    parser.add_argument("--decks", default="aragorn/gandalf")
    parser.add_argument("--playouts", type=int, default=0, help="think over so many playouts instead of for a time")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--clock", choices=tuple(CLOCKS), default="wall", help="cpu: fair on a machine that others use as well")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--write", action="store_true", help=f"write them to {REPORT.name}")
    return parser.parse_args(words)


def main() -> None:
    """Measure, print, and write if asked to."""
    args = read_arguments()
    try:
        for pairing in args.pairings.split(","):
            for name in pairing.split("/"):
                bot("tcg", name)
    except BadInput as error:
        sys.exit(str(error))
    lines = measure(tasks_for(args), args.jobs)
    figures: list[dict[str, Any]] = [{name: getattr(line, name) for name in line.__struct_fields__} for line in lines]
    print(json_format.dumps(figures, indent=1) if args.json else table(lines))
    if args.write:
        REPORT.write_text(report(lines, args), "utf-8")


if __name__ == "__main__":
    main()
