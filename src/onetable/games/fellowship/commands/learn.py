"""`onetable learn`: deal rounds to learn from, and train a network on them that plays tricks."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from cyclopts import App

from onetable.cli.inputs import at_least
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.learning.dealing import CHAPTERS, PEOPLE, dealt_rounds
from onetable.games.fellowship.learning.rows import Rows
from onetable.games.fellowship.table import Board
from onetable.games.registry import rulebook

GAME = "fellowship"
app = App("learn", help="Train a network to play tricks, and deal rounds to train it on.")


@app.command
def deals(file: Path, /, *, each: int = 120, seed: int = 10_000) -> None:
    """Deal rounds of every chapter by two, three and four, set up by rules of thumb.

    Parameters
    ----------
    file
        Where they go (.npz).
    each
        How many rounds of each chapter by each number of players.
    seed
        The seed of the first game; rounds for the proof need seeds of their own.
    """
    at_least(1, each, "--each")
    need("numpy")
    from onetable.games.fellowship.learning.deals import save_deals
    from onetable.games.fellowship.learning.rounds import stack

    book = rulebook(GAME)

    def begin(setup: dict[str, int | str], people: int, seed: int) -> Game[Board]:
        return book.begin(setup, people, seed, hasty=True, silent=True)

    rows: list[Rows] = []
    for people in PEOPLE:
        for chapter in CHAPTERS:
            wanted, number = len(rows) + each, seed
            while len(rows) < wanted:
                rows += list(dealt_rounds(begin, decide, chapter, people, number))[: wanted - len(rows)]
                number += 1
    save_deals(file, *stack(rows))
    print(f"{len(rows)} rounds in {file}")


@app.command(name=GAME)
def train(
    dealt: Path, held_out: Path, out: Path, /, *, resume: Path | None = None, seconds: float = 0.0, lessons: int = 0, calls: float = 1.0,
    seed: int = 1, games: int = 8192, steps: int = 40, lot: int = 16384, width: int = 512, depth: int = 3,
    goal_sets: int = 20_000, prove_sets: int = 4000, narrow: bool = True,
) -> None:  # fmt: skip
    """Train by self-play, on an accelerator where there is one.

    Parameters
    ----------
    dealt
        Rounds to learn from.
    held_out
        Rounds that are never learned from: how often they are won is the proof.
    out
        The folder for weights, curve, and all that is needed to go on.
    resume
        Such a folder, to go on from.
    seconds
        Stop after this time.
    lessons
        Stop after so many lessons in all.
    calls
        How many calls like this one there will be, this one included: the rate of learning falls over all of them.
    seed
        Decides all that is left to chance.
    games
        Games at once.
    steps
        Moves of each game in one lesson.
    lot
        Moves in one step of the optimiser.
    width
        Of the networks.
    depth
        Of the networks.
    goal_sets
        Deals of each goal set of the benchmarks to learn from.
    prove_sets
        Deals of each goal set for the proof.
    narrow
        Reckon products with 16 bits.
    """
    need("jax")
    if not seconds and not lessons:
        raise BadInput("Say when to stop: --seconds or --lessons.")
    from onetable.games.fellowship.learning.training.plan import Plan
    from onetable.games.fellowship.learning.training.session import Session, train

    plan = Plan(seed=seed, games=games, steps=steps, lot=lot, width=width, depth=depth, of_each_set=goal_sets, narrow=narrow)
    train(plan, Session(dealt, held_out, out, resume, seconds, lessons, calls, prove_sets=prove_sets))


def need(package: str) -> None:
    """Whoever only plays has no need of it."""
    if find_spec(package) is None:
        raise BadInput(f"Learning needs {package}: pip install “onetable-games[learn]”.")
