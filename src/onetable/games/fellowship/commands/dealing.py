"""Rounds dealt to learn from, set up by rules of thumb; in several processes, file after file, while somebody learns from them.

`python -m onetable.games.fellowship.commands.dealing FOLDER SECONDS JOBS` is `onetable learn stock` where no command line is installed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from onetable.core.game import Game
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.learning.dealing import CHAPTERS, PEOPLE, dealt_rounds
from onetable.games.fellowship.learning.rows import Rows
from onetable.games.fellowship.table import Board
from onetable.games.registry import rulebook

GAME = "fellowship"
EACH = 160  # rounds of each kind in a file: half a minute of a core
FAR = 1_000_000  # seeds between one file and the next


def begin(setup: dict[str, int | str], people: int, seed: int) -> Game[Board]:
    """A game whose forced moves are played by themselves."""
    return rulebook(GAME).begin(setup, people, seed, hasty=True, silent=True)


def deal(each: int, seed: int, counts: Mapping[str, int] | None = None) -> list[Rows]:
    """So many rounds of each chapter by each number of players; or by kind: “4-3” is chapter 4 by three, and the road comes after them."""
    rows: list[Rows] = []
    for people in PEOPLE:
        for place, chapter in enumerate(CHAPTERS):
            many = each if counts is None else counts.get(f"{place + 1}-{people}", 0)
            wanted, number = len(rows) + many, seed
            while len(rows) < wanted:
                rows += list(dealt_rounds(begin, decide, chapter, people, number))[: wanted - len(rows)]
                number += 1
    return rows


def deal_file(folder: Path, each: int, seed: int) -> str:
    """One file of them, of each kind as many as are asked for; it is there as soon as it is whole."""
    from onetable.games.fellowship.learning.deals import save_deals, wanted
    from onetable.games.fellowship.learning.rounds import stack

    unfinished = folder / f"{seed}.part"
    with unfinished.open("wb") as file:
        save_deals(file, *stack(deal(each, seed, wanted(folder))))
    return unfinished.replace(folder / f"{seed}.npz").name


def deal_stock(folder: Path, seconds: float, jobs: int, each: int, seed: int) -> int:
    """File after file until the time is up, one of each process at least; the answer is how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    deadline, made = monotonic() + seconds, 0
    with ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        while not made or monotonic() < deadline:
            seeds = [seed + FAR * (made + job) for job in range(jobs)]
            made += len(list(workers.map(deal_file, [folder] * jobs, [each] * jobs, seeds)))
    return made


if __name__ == "__main__":
    place, time, processes = sys.argv[1:4]
    first = int(sys.argv[4]) if len(sys.argv) > 4 else 100_000_000
    print(deal_stock(Path(place), float(time), int(processes), EACH, first))
