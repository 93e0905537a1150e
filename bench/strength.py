"""How often tables full of one bot win each chapter: `python bench/strength.py --bots rules --games 1000`."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from onetable.bots.registry import bot
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.registry import rulebook

Task = tuple[str, int, int, int]  # bot, chapter, players, seed
PAGE = Path(__file__).with_suffix(".md")


def play(task: Task) -> tuple[bool, bool]:
    """One game: whether its first round was won, and whether the whole chapter was."""
    name, chapter, players, seed = task
    book = rulebook("fellowship")
    game = book.begin({"chapter": chapter}, players, seed, silent=True)
    bots = [bot("fellowship", name, seed=10 * seed + seat) for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.seat
        game.answer(bots[seat].choose(book.view(game, seat)))
    won = game.table.outcome == "won"
    return won or game.table.round > 1, won


def measure(name: str, chapters: list[int], players: list[int], games: int, jobs: int) -> dict[tuple[int, int], tuple[float, float]]:
    """Shares of won first rounds and won chapters, over the seeds from 0 on."""
    tasks = [(name, chapter, count, seed) for chapter in chapters for count in players for seed in range(games)]
    found: dict[tuple[int, int], list[tuple[bool, bool]]] = {}
    with ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        for number, (task, result) in enumerate(zip(tasks, workers.map(play, tasks, chunksize=4), strict=True), 1):
            found.setdefault(task[1:3], []).append(result)
            if sys.stderr.isatty() and number % 20 == 0:
                print(f"\r{name}: {number} of {len(tasks)} games", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    return {key: (sum(first for first, _ in wins) / len(wins), sum(won for _, won in wins) / len(wins)) for key, wins in found.items()}


def table(name: str, games: int, shares: dict[tuple[int, int], tuple[float, float]], players: list[int]) -> str:
    """The shares as a Markdown table; of a long chapter the first round, and the whole chapter in brackets."""
    lines = [f"`{name}` at every seat, {games} deals each (seeds from 0 on)", ""]
    lines += ["| chapter | " + " | ".join(f"{count} players" for count in players) + " |", "|---" * (len(players) + 1) + "|"]
    for chapter in sorted({key[0] for key in shares}):
        cells = []
        for count in players:
            first, whole = shares[chapter, count]
            several = CHAPTERS[chapter].long or CHAPTERS[chapter].choice
            cells.append(f"{first:.0%} ({whole:.0%})" if several else f"{whole:.0%}")
        lines.append(f"| {chapter} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def read_range(text: str) -> list[int]:
    """Numbers such as "1-3,7"."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def main() -> int:
    """Measure and print; with --write also into strength.md."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--bots", default="rules", help="names divided by blanks, such as 'rules rollout:50ms'")
    options.add_argument("--chapters", default="1-18")
    options.add_argument("--players", default="3,4")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--json", action="store_true")
    options.add_argument("--write", action="store_true", help="add the table to strength.md")
    chosen = options.parse_args()
    players, chapters = read_range(chosen.players), read_range(chosen.chapters)
    for name in chosen.bots.split():
        shares = measure(name, chapters, players, chosen.games, chosen.jobs)
        if chosen.json:
            won = {f"{chapter}/{count}": share for (chapter, count), share in shares.items()}
            print(json.dumps({"bot": name, "games": chosen.games, "won": won}))
            continue
        page = table(name, chosen.games, shares, players)
        print(page)
        if chosen.write:
            with PAGE.open("a", encoding="utf-8") as file:
                file.write(page + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
