"""How often bots win: every chapter, first round and whole chapter, over fixed deals. Writes bench/strength.md if asked to."""

from __future__ import annotations

import argparse
import json as json_format
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from onetable.bots.registry import bot
from onetable.bots.rollout import RolloutBot
from onetable.core.bot import Bot
from onetable.core.errors import BadInput
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.registry import rulebook

REPORT = Path(__file__).parent / "strength.md"
PORTION = 10  # games that one process plays before it reports
CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}


class Task(Struct, frozen=True):
    """Some games of one kind: seeds from the first one up to but not including the last."""

    bots: str
    chapter: int
    players: int
    first: int
    last: int
    clock: str = "wall"


class Line(Struct):
    """What came of the games of one chapter with one kind of bot."""

    bots: str
    chapter: int
    players: int
    games: int = 0
    rounds_won: int = 0  # first rounds
    games_won: int = 0  # whole chapters
    decisions: int = 0
    seconds: float = 0.0  # of thinking
    longest: float = 0.0  # for one decision

    def add(self, other: Line) -> None:
        """Count these games too."""
        self.games += other.games
        self.rounds_won += other.rounds_won
        self.games_won += other.games_won
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


def seated(name: str, players: int, seed: int, clock: Callable[[], float]) -> list[Bot]:
    """A bot for every seat; each knows nothing but its views."""
    return [timed(bot("fellowship", name, seed * players + seat), clock) for seat in range(players)]


def timed(player: Bot, clock: Callable[[], float]) -> Bot:
    """The same bot with this clock, if it thinks by one."""
    thinker = getattr(player, "thinker", player)
    if isinstance(thinker, RolloutBot):
        thinker.clock = clock
    return player


def first_round(name: str, chapter: int | str, players: int, seed: int) -> bool:
    """Whether bots of this name win the first round of this deal; their time is that of the processor."""
    return round_won([name] * players, chapter, seed)


def round_won(names: Sequence[str], chapter: int | str, seed: int) -> bool:
    """The same with a bot of its own name on each seat."""
    book, players = rulebook("fellowship"), len(names)
    seats = [timed(bot("fellowship", name, seed * players + seat), time.process_time) for seat, name in enumerate(names)]
    game = book.begin({"chapter": chapter}, players, seed, silent=True)
    while (decision := game.decision) is not None and game.table.round <= 1:
        game.answer(seats[decision.seat].choose(book.view(game, decision.seat)))
    return bool(game.table.outcome == "won" or game.table.round > 1)


def play(task: Task) -> Line:
    """Play the games of a task; every seat has a bot of its own that knows nothing but its views."""
    book, clock = rulebook("fellowship"), CLOCKS[task.clock]
    line = Line(task.bots, task.chapter, task.players)
    for seed in range(task.first, task.last):
        seats = seated(task.bots, task.players, seed, clock)
        game = book.begin({"chapter": task.chapter}, task.players, seed)
        game.table.news = None
        while (decision := game.decision) is not None:
            view = book.view(game, decision.seat)
            begin = clock()
            number = seats[decision.seat].choose(view)
            took = clock() - begin
            line.seconds += took
            line.longest = max(line.longest, took)
            line.decisions += 1
            game.answer(number)
        won = game.table.outcome == "won"
        line.games += 1
        line.games_won += won
        line.rounds_won += won or game.table.round > 1
    return line


def tasks_for(args: argparse.Namespace) -> list[Task]:
    """All games that were asked for, in portions."""
    return [
        Task(name, chapter, players, first, min(first + PORTION, args.seed + args.games), args.clock)
        for name in args.bots.split(",")
        for chapter in numbers(args.chapters)
        for players in numbers(args.players)
        for first in range(args.seed, args.seed + args.games, PORTION)
    ]


def numbers(text: str) -> list[int]:
    """A list such as “1-3,5” as numbers."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def measure(tasks: list[Task], jobs: int) -> list[Line]:
    """Play everything, with a bar that shows how far it is."""
    lines: dict[tuple[str, int, int], Line] = {}
    for task in tasks:
        lines.setdefault((task.bots, task.chapter, task.players), Line(task.bots, task.chapter, task.players))
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        bar = progress.add_task("games", total=sum([task.last - task.first for task in tasks]))
        for done in as_completed([workers.submit(play, task) for task in tasks]):
            line = done.result()
            lines[line.bots, line.chapter, line.players].add(line)
            progress.advance(bar, line.games)
    return list(lines.values())


def table(lines: list[Line]) -> str:
    """The figures as a Markdown table."""
    rows = [
        "| bots | chapter | players | games | first round won | whole chapter won | thinking per decision | longest |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for line in lines:
        long = CHAPTERS[line.chapter].long or bool(CHAPTERS[line.chapter].choice)
        whole = f"{line.games_won / line.games:.1%}" if long else "–"
        rows.append(
            f"| {line.bots} | {line.chapter} | {line.players} | {line.games} | {line.rounds_won / line.games:.1%} | {whole} "
            f"| {1000 * line.seconds / line.decisions:.2f} ms | {1000 * line.longest:.0f} ms |"
        )
    return "\n".join(rows)


def report(lines: list[Line], args: argparse.Namespace) -> str:
    """The page that is kept in the repository."""
    command = " ".join(["python", "bench/strength.py", *[word for word in sys.argv[1:] if word != "--write"]])
    clock = "wall clock" if args.clock == "wall" else "processor time, as the machine was shared"
    return (
        "# How often bots win\n\n"
        "All seats are taken by bots of one kind; each knows only its own view, and none talks. Deals are fixed by their seeds. A long\n"
        "chapter is lost with its first lost round, so it is measured twice: its first round, and the whole of it.\n\n"
        f"Measured on {date.today()} with `{command}` ({clock}).\n\n{table(lines)}\n"
    )


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games for each chapter and number of players")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game; the others follow")
    parser.add_argument("--bots", default="rules", help="random, rules, rollout or rollout:50ms; several divided by commas")
    parser.add_argument("--rollout", default="", metavar="TIME", help="measure rollout bots with this time for a move, such as 50ms")
    parser.add_argument("--chapters", default="1-18")
    parser.add_argument("--players", default="3,4")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--clock", choices=tuple(CLOCKS), default="wall", help="cpu: fair on a machine that others use as well")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--write", action="store_true", help=f"write them to {REPORT.name}")
    args = parser.parse_args(words)
    if args.rollout:
        args.bots = f"rollout:{args.rollout}"
    return args


def main() -> None:
    """Measure, print, and write if asked to."""
    args = read_arguments()
    try:
        for name in args.bots.split(","):
            bot("fellowship", name)
    except BadInput as error:
        sys.exit(str(error))
    lines = measure(tasks_for(args), args.jobs)
    figures: list[dict[str, Any]] = [{name: getattr(line, name) for name in line.__struct_fields__} for line in lines]
    print(json_format.dumps(figures, indent=1) if args.json else table(lines))
    if args.write:
        REPORT.write_text(report(lines, args), "utf-8")


if __name__ == "__main__":
    main()
