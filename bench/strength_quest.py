"""How often which side wins in Middle-earth Quest: Sauron's bot against the heroes' bot, for one, two and three heroes, with fixed seeds.

Writes bench/strength_quest.md if asked to. Needs nothing but the package itself and msgspec.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import date
from multiprocessing import get_context
from pathlib import Path

from msgspec import Struct, json

from onetable.bots.registry import bot
from onetable.bots.rollout import RolloutBot
from onetable.bots.selfplay import likely
from onetable.core.bot import Bot
from onetable.core.errors import BadInput
from onetable.games.quest.table import SAURON
from onetable.games.registry import rulebook

REPORT = Path(__file__).parent / "strength_quest.md"
CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}
RULES, RANDOM, ROLLOUT = "rules", "random", "rollout:200ms"
HEROES = (1, 2, 3)


class Task(Struct, frozen=True):
    """One game: who plays Sauron, who plays the heroes, how many heroes there are, and the seed."""

    sauron: str
    heroes: str
    number: int
    seed: int
    clock: str = "wall"


class Line(Struct):
    """What came of the games of one pairing."""

    sauron: str
    heroes: str
    number: int
    games: int = 0
    won: int = 0  # by the heroes
    by_mission: int = 0  # games that a mission decided, not a champion
    rounds: int = 0
    decisions: int = 0  # of the bots that think, where there was a choice
    seconds: float = 0.0  # of their thinking
    longest: float = 0.0
    seeds: list[int] = []

    def add(self, other: Line) -> None:
        """Count these games too."""
        self.games += other.games
        self.won += other.won
        self.by_mission += other.by_mission
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.seeds = [*self.seeds, *other.seeds]


class Run(Struct, frozen=True):
    """How figures came about."""

    command: str
    clock: str
    day: str


class Figures(Struct):
    """What one or more runs have found."""

    runs: list[Run]
    lines: list[Line]

    def add(self, other: Figures) -> None:
        """Count the games of other runs too."""
        self.runs = [*self.runs, *other.runs]
        for line in other.lines:
            same = [each for each in self.lines if (each.sauron, each.heroes, each.number) == (line.sauron, line.heroes, line.number)]
            if same:
                same[0].add(line)
            else:
                self.lines.append(line)


def play(task: Task) -> Line:
    """One game; each bot knows nothing but its views."""
    book, clock = rulebook("quest"), CLOCKS[task.clock]
    seats = [seat_bot(task.sauron if seat == SAURON else task.heroes, 4 * task.seed + seat, task.clock) for seat in range(task.number + 1)]
    line = Line(task.sauron, task.heroes, task.number, games=1, seeds=[task.seed])
    game = book.begin({}, task.number + 1, task.seed, silent=True)
    while (decision := game.decision) is not None:
        player = seats[decision.seat]
        begin = clock()
        number = player.choose(book.view(game, decision.seat))
        took = clock() - begin
        if isinstance(player, RolloutBot) and len(decision.choices) > 1:
            line.decisions += 1
            line.seconds += took
            line.longest = max(line.longest, took)
        game.answer(number)
    line.won = int(game.table.winner == "heroes")
    line.by_mission = int(game.table.ending == "mission")
    line.rounds = game.table.round
    return line


def seat_bot(name: str, seed: int, clock: str) -> Bot:
    """A bot with dice of its own, on the clock of the measurement."""
    found = bot("quest", name, seed)
    if isinstance(found, RolloutBot):
        found.clock = CLOCKS[clock]
    return found


def tasks_for(args: argparse.Namespace) -> list[Task]:
    """All games that were asked for: the balance, either side against chance, and either side thinking ahead, which comes last."""
    heroes = [int(number) for number in args.heroes.split(",")]
    found = [
        Task(sauron, light, number, args.seed + game, args.clock)
        for sauron, light, games in (
            (RULES, RULES, args.games),
            (RULES, RANDOM, args.random_games),
            (RANDOM, RULES, args.random_games),
        )
        for number in heroes
        for game in range(games)
    ]
    thinking = f"rollout:{args.time}"
    for game in range(args.thinking_games):  # all pairings side by side: whoever stops early has as many games of each
        for number in heroes:
            found.append(Task(RULES, thinking, number, args.seed + game, args.clock))
            found.append(Task(thinking, RULES, number, args.seed + game, args.clock))
    return found


def measure(tasks: list[Task], jobs: int, minutes: float) -> list[Line]:
    """Play everything, or as much as the time allows, and tell on the way how far it is."""
    lines: dict[tuple[str, str, int], Line] = {}
    end = time.perf_counter() + 60 * minutes
    for task in tasks:
        lines.setdefault((task.sauron, task.heroes, task.number), Line(task.sauron, task.heroes, task.number))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        waiting = [workers.submit(play, task) for task in tasks]
        for count, done in enumerate(as_completed(waiting), 1):
            if done.cancelled():
                continue
            found = done.result()
            lines[found.sauron, found.heroes, found.number].add(found)
            if sys.stderr.isatty():
                print(f"\r{count} of {len(tasks)} games", end="", file=sys.stderr, flush=True)
            if time.perf_counter() > end:
                for each in waiting:
                    each.cancel()
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return [line for line in lines.values() if line.games]


def share(won: int, games: int) -> str:
    """A rate with where it likely lies."""
    low, high = likely(won, games)
    return f"{won / games:.1%} | {low:.1%} – {high:.1%}"


def balance_table(lines: list[Line]) -> list[str]:
    """Rules of thumb on both sides."""
    rows = ["| heroes | games | heroes won | between (95 %) | decided by a mission | rounds |", "|---|---|---|---|---|---|"]
    rows += [
        f"| {line.number} | {line.games} | {share(line.won, line.games)} | {line.by_mission / line.games:.0%} "
        f"| {line.rounds / line.games:.1f} |"
        for line in lines
        if (line.sauron, line.heroes) == (RULES, RULES)
    ]
    return rows


def chance_table(lines: list[Line]) -> list[str]:
    """Rules of thumb against chance."""
    rows = ["| rules as | against | heroes | games | rules won | between (95 %) |", "|---|---|---|---|---|---|"]
    for line in lines:
        if RANDOM in (line.sauron, line.heroes):
            dark = line.sauron == RULES
            won = line.games - line.won if dark else line.won
            side, other = ("Sauron", "random heroes") if dark else ("heroes", "random Sauron")
            rows.append(f"| {side} | {other} | {line.number} | {line.games} | {share(won, line.games)} |")
    return rows


def thinking_table(lines: list[Line], baseline: dict[tuple[int, int], bool]) -> list[str]:
    """Thinking ahead on one side, and what the rules of thumb make of the same deals on that side."""
    rows = [
        "| bot | heroes | games | won | between (95 %) | `rules` there, same seeds | choices a game | thinking a choice | longest |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for dark in (False, True):
        found = [line for line in lines if (line.sauron if dark else line.heroes).startswith("rollout")]
        whole = Line("", "", 0)
        for line in found:
            whole.add(line)
            rows.append(thinking_row(line, dark, str(line.number), sum([baseline[line.number, seed] != dark for seed in line.seeds])))
        if len(found) > 1:
            before = sum([baseline[line.number, seed] != dark for line in found for seed in line.seeds])
            rows.append(thinking_row(whole, dark, "all", before))
    return rows


def thinking_row(line: Line, dark: bool, number: str, before: int) -> str:
    """One line of that table; `before`: what the rules of thumb win of the same games."""
    won = line.games - line.won if dark else line.won
    side = "rollout as Sauron" if dark else "rollout as heroes"
    return (
        f"| {side} | {number} | {line.games} | {share(won, line.games)} | {before / line.games:.1%} | {line.decisions / line.games:.0f} "
        f"| {1000 * line.seconds / max(1, line.decisions):.0f} ms | {1000 * line.longest:.0f} ms |"
    )


def baseline_of(lines: list[Line], clock: str) -> dict[tuple[int, int], bool]:
    """Whether the heroes win the same game by rules of thumb on both sides, by the number of heroes and the seed."""
    found = {(line.number, seed) for line in lines if "rollout" in line.sauron + line.heroes for seed in line.seeds}
    return {(number, seed): bool(play(Task(RULES, RULES, number, seed, clock)).won) for number, seed in sorted(found)}


def tables(lines: list[Line], clock: str) -> str:
    """All figures as Markdown tables."""
    parts = []
    for title, rows in (
        ("Rules of thumb on both sides", balance_table(lines)),
        ("Rules of thumb against chance", chance_table(lines)),
        ("Thinking ahead on one side, rules of thumb on the other", thinking_table(lines, baseline_of(lines, clock))),
    ):
        if len(rows) > 2:
            parts.append(f"## {title}\n\n" + "\n".join(rows))
    return "\n\n".join(parts)


NOTES = """Chance picks heroes, missions and quests; every deal is fixed by its seed. Each bot knows only its own view.

`rollout` thinks 200 ms about a choice unless said otherwise, by processor time where others use the machine as well. Its games are few,
because one takes some 15 s of thinking: read them with the interval beside them. “`rules` there, same seeds” is what the rules of thumb
win on that side of the very same deals.

How a position is judged was learned from other seeds (1000 to 1329, rules of thumb on both sides). What cards, corruption, minions,
tokens, the pool and influence are worth in it was set by hand: a defeated hero gets his cards back, so that the games alone would teach
the opposite. The rules of thumb were mended while looking at games with seeds 0 to 119 and 300 to 399."""


def report(text: str, runs: list[Run]) -> str:
    """The page that is kept in the repository."""
    told = "\n".join([f"- {run.day}: `{run.command}` ({'wall clock' if run.clock == 'wall' else 'processor time'})" for run in runs])
    return f"# How often which side wins in Middle-earth Quest\n\n{NOTES}\n\nMeasured with\n\n{told}\n\n{text}\n"


def this_run(args: argparse.Namespace) -> Run:
    """What was typed, without what only says where the figures go."""
    words, quiet = [], False
    for word in sys.argv[1:]:
        if quiet or word in ("--write", "--json", "--add"):
            quiet = word == "--add"
            continue
        words.append(word)
    return Run(" ".join(["python", "bench/strength_quest.py", *words]), args.clock, str(date.today()))


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games of rules against rules, for each number of heroes")
    parser.add_argument("--random-games", type=int, default=100, help="games of rules against random, for each side and number of heroes")
    parser.add_argument("--thinking-games", type=int, default=10, help="games of rollout against rules, likewise")
    parser.add_argument("--time", default="200ms", help="how long rollout thinks about a choice")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop then, with the games that are done")
    parser.add_argument("--heroes", default=",".join(map(str, HEROES)), help="how many heroes; several divided by commas")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game; the others follow")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--clock", choices=tuple(CLOCKS), default="wall", help="cpu: fair on a machine that others use as well")
    parser.add_argument(
        "--add", action="append", default=[], metavar="FILE", help="count the games of an earlier run too: what its --json wrote"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, for --add")
    parser.add_argument("--write", action="store_true", help=f"write them to {REPORT.name}")
    return parser.parse_args(words)


def main() -> None:
    """Measure, print, and write if asked to."""
    args = read_arguments()
    try:
        bot("quest", f"rollout:{args.time}")
    except BadInput as error:
        sys.exit(str(error))
    tasks = tasks_for(args)
    figures = Figures([this_run(args)], measure(tasks, args.jobs, args.minutes)) if tasks else Figures([], [])
    for name in args.add:
        figures.add(json.decode(Path(name).read_bytes(), type=Figures))
    if args.json:
        print(json.encode(figures).decode())
        return
    text = tables(figures.lines, args.clock)
    print(text)
    if args.write:
        REPORT.write_text(report(text, figures.runs), "utf-8")


if __name__ == "__main__":
    main()
