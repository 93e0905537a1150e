"""How many deals of every chapter can be won, and how many bots win.

`python -m bench.chapters --jobs 4` measures, `--write` makes docs/chapters.md of it. Every result is kept in a file, so it can be broken
off and goes on from there; with more deals the intervals become narrower.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bench.chapters_page import EVERYWHERE, page
from bench.chapters_plot import plot
from bench.resumable import measure
from bench.strength import first_round, numbers
from onetable.core.errors import BadInput
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.bots.loading import LOADING
from onetable.games.fellowship.bots.trying import the_solver, warm_up
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.hindsight import solve_open
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.unplayable import Unplayable

BOOK = Fellowship()
DOCS = Path(__file__).parent.parent / "docs"
SOLVED, OPEN = "winnable", "open"
BOTS = ("random", "rules", "rollout:50ms")
KINDS = (SOLVED, OPEN, *BOTS)
SECONDS = 2.0  # for a deal whose set-up is given
OPEN_SECONDS = 5.0  # for all set-ups of a deal


def one(kind: str, chapter: int | str, players: int, seed: int) -> bool | None:
    """Whether this deal can be won, or is won by these bots; None is what was not decided in time."""
    if kind in BOTS:
        return first_round(kind, chapter, players, seed)
    game = BOOK.begin({"chapter": chapter}, players, seed, silent=True)
    if kind == OPEN:
        return solve_open(game, OPEN_SECONDS, seed).winnable
    while game.decision is not None:
        try:
            rules, state = describe(game)
        except Unplayable:
            game.answer(decide(game.table, game.agenda, game.decision.choices))
            continue
        return the_solver().solve(rules, state, SECONDS).winnable
    return game.table.outcome == "won"


def begin() -> None:
    """What is compiled is loaded before anybody thinks."""
    LOADING.wanted = False
    warm_up()
    LOADING.loaded = True


def can_be_played(chapter: int | str, players: int) -> bool:
    """Whether so many people play this chapter."""
    try:
        BOOK.begin({"chapter": chapter}, players, 1, silent=True)
    except BadInput:
        return False
    return True


def main() -> None:
    """Measure what is missing, and write the page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=Path("chapters.jsonl"), help="where every result is kept")
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--players", default="1-4")
    parser.add_argument("--games", type=int, default=50, help="deals of each chapter and number of players")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="for all of it")
    parser.add_argument("--write", action="store_true", help="write the page from what is in the file; nothing is measured")
    parser.add_argument("--note", default="", help="a sentence about how it was measured, for the page")
    args = parser.parse_args()
    places = [(chapter, players) for chapter in EVERYWHERE for players in numbers(args.players) if can_be_played(chapter, players)]
    tasks = [(kind, *place, seed) for seed in range(args.games) for place in places for kind in args.kinds.split(",")]
    known: dict[tuple[Any, ...], Any] = measure(one, () if args.write else tasks, args.file, args.jobs, args.seconds, begin)
    if args.write:
        (DOCS / "chapters.md").write_text(page(known, args.note), "utf-8")
        (DOCS / "pictures" / "chapters.svg").write_text(plot(known), "utf-8")


if __name__ == "__main__":
    main()
