"""How often decks of the drafting bot beat decks of random picks from the same packs.

At one table the two take turns as neighbours, so that the same boosters pass through their hands; apart, a whole table drafts and another
one picks at random from boosters that are the same. All decks are built by the same builder and played by the same bot, so that only the
picks differ. Writes bench/drafts.md if asked to. Needs nothing but the package itself and msgspec.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from onetable.bots.registry import bot
from onetable.bots.selfplay import likely
from onetable.games.drafts.limited import deck_list, wrong_with
from onetable.games.registry import rulebook
from onetable.games.tcg.decklist import write_json

REPORT = Path(__file__).with_name("drafts.md")
ONE_TABLE, APART = "at one table", "apart"
SEATS = 4
GAMES_OF_A_DRAFT = 8  # each of two drafters against each of two others, once in each seat


class Task(Struct, frozen=True):
    """Games of one draft."""

    way: str
    seed: int


class Line(Struct):
    """What came of the games of one way."""

    way: str
    games: int = 0
    won: int = 0
    decks: int = 0
    legal: int = 0


def draft(seed: int, drafting: tuple[int, ...], line: Line) -> list[Any]:
    """The decks of a table at which these seats draft, and the others pick at random."""
    book, advice, dice = rulebook("drafts"), bot("drafts", "rules"), Random(seed)
    game = book.begin({}, SEATS, seed, silent=True)
    while (decision := game.decision) is not None:
        by_chance = decision.seat not in drafting and not game.table.is_building
        game.answer(dice.randrange(len(decision.choices)) if by_chance else advice.choose(book.view(game, decision.seat)))
    line.decks += SEATS
    line.legal += sum([not wrong_with(game.table, seat) for seat in range(SEATS)])
    return [msgspec.json.decode(write_json(deck_list(deck, f"deck {seat + 1}"))) for seat, deck in enumerate(game.table.decks)]


def pairs(task: Task, line: Line) -> Iterator[tuple[Any, Any]]:
    """Decks that meet: one that was drafted, one of random picks."""
    if task.way == ONE_TABLE:
        decks = draft(task.seed, (0, 2), line)
        yield from [(decks[one], decks[other]) for one in (0, 2) for other in (1, 3)]
        return
    drafted, others = draft(task.seed, tuple(range(SEATS)), line), draft(task.seed, (), line)
    yield from zip(drafted, others, strict=True)


def play(task: Task) -> Line:
    """All games of one draft."""
    line, book, player = Line(task.way), rulebook("tcg"), bot("tcg", "rules")
    for number, (drafted, other) in enumerate(pairs(task, line)):
        for place in (0, 1):
            decks = [drafted, other] if place == 0 else [other, drafted]
            game = book.begin({"decks": decks, "limited": True}, 2, GAMES_OF_A_DRAFT * task.seed + number, hasty=True, silent=True)
            while (decision := game.decision) is not None:
                game.answer(player.choose(book.view(game, decision.seat)))
            line.games += 1
            line.won += game.table.winner == place
    return line


def measure(tasks: list[Task], jobs: int) -> list[Line]:
    """Play everything, and tell on the way how far it is."""
    lines = {task.way: Line(task.way) for task in tasks}
    with ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        for done in as_completed([workers.submit(play, task) for task in tasks]):
            found = done.result()
            line = lines[found.way]
            line.games, line.won = line.games + found.games, line.won + found.won
            line.decks, line.legal = line.decks + found.decks, line.legal + found.legal
            if sys.stderr.isatty():
                print(f"\r{found.way}: {line.won} of {line.games}", end="", file=sys.stderr, flush=True)
    return list(lines.values())


def table(lines: list[Line]) -> str:
    """The figures as a Markdown table."""
    rows = ["| the others picked | games | won by drafted decks | between (95 %) | legal decks |", "|---|---|---|---|---|"]
    for line in lines:
        low, high = likely(line.won, line.games)
        share = f"{line.won / line.games:.1%} | {low:.1%} – {high:.1%}"
        rows.append(f"| {line.way} | {line.games} | {share} | {line.legal} of {line.decks} |")
    return "\n".join(rows)


def report(lines: list[Line]) -> str:
    """The page that is kept in the repository."""
    command = " ".join(["python", "-m", "bench.drafts", *[word for word in sys.argv[1:] if word != "--write"]])
    return (
        "# Decks of the drafting bot against decks of random picks\n\n"
        f"Booster drafts of {SEATS}, five boosters each. At one table: two drafters and two who pick at random sit in turn, so that the\n"
        "same boosters pass through their hands. Apart: a table of drafters, and a table of random picks with the same boosters: there\n"
        "all cards find a deck either way, and only what goes together counts. All decks are built by the same builder and played by the\n"
        "same bot (`rules`); each pair plays twice, once in each seat.\n\n"
        f"Measured on {date.today()} with `{command}`.\n\n{table(lines)}\n"
    )


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of each way, a multiple of 8")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first draft; the others follow")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write them to {REPORT.name}")
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.games // GAMES_OF_A_DRAFT)
    lines = measure([Task(way, seed) for way in (ONE_TABLE, APART) for seed in seeds], args.jobs)
    print(table(lines))
    if args.write:
        REPORT.write_text(report(lines), "utf-8")


if __name__ == "__main__":
    main()
