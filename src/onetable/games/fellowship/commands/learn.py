"""`onetable learn`: deal rounds to learn from, and train a network on them that plays tricks."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from cyclopts import App

from onetable.cli.inputs import at_least
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.commands.dealing import EACH, begin, deal, deal_stock
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.dealing import CHAPTERS, PEOPLE
from onetable.games.fellowship.learning.dealing import habits as watched
from onetable.games.fellowship.learning.rows import Rows
from onetable.games.fellowship.table import Board
from onetable.games.registry import rulebook

GAME = "fellowship"
SECONDS_TO_SOLVE = 1.0
app = App("learn", help="Train a network to play tricks, and deal rounds to train it on.")


@app.command
def deals(file: Path, /, *, each: int = 120, seed: int = 10_000, solve: int = 0) -> None:
    """Deal rounds of every chapter by two, three and four, set up by rules of thumb.

    Parameters
    ----------
    file
        Where they go (.npz).
    each
        How many rounds of each chapter by each number of players.
    seed
        The seed of the first game; rounds for the proof need seeds of their own.
    solve
        Of how many of each it is found out whether they can be won: chapters far below that are taught more often.
    """
    at_least(1, each, "--each")
    need("numpy")
    import numpy

    from onetable.games.fellowship.learning.deals import UNKNOWN, save_deals
    from onetable.games.fellowship.learning.rounds import stack

    rows = deal(each, seed)
    winnable = [can_be_won(row) if place % each < solve else UNKNOWN for place, row in enumerate(rows)]
    save_deals(file, *stack(rows), numpy.array(winnable) if solve else None)
    print(f"{len(rows)} rounds in {file}")


@app.command
def stock(folder: Path, /, *, seconds: float, jobs: int = 1, each: int = EACH, seed: int = 100_000_000) -> None:
    """Deal rounds as long as there is time, file after file, for somebody who learns meanwhile.

    Parameters
    ----------
    folder
        Where the files go.
    seconds
        How long.
    jobs
        Processes at once.
    each
        How many rounds of each chapter by each number of players stand in a file.
    seed
        The seed of the first game.
    """
    at_least(1, each, "--each")
    at_least(1, jobs, "--jobs")
    need("numpy")
    print(f"{deal_stock(folder, seconds, jobs, each, seed)} files in {folder}")


def can_be_won(row: Rows) -> int:
    """Whether those who see all cards can win this round; -1 if that is not known soon."""
    from onetable.games.fellowship.bots.trying import the_solver
    from onetable.games.fellowship.kernel.compiling import numbers
    from onetable.games.fellowship.learning.deals import UNKNOWN

    rules, state = (numbers([int(number) for number in part]) for part in row[:2])
    rules[at.OPEN] = 1
    found = the_solver().solve(rules, state, SECONDS_TO_SOLVE).winnable
    return UNKNOWN if found is None else int(found)


@app.command
def habits(file: Path, /, *, games: int = 400, seed: int = 90_000, width: int = 256, epochs: int = 20) -> None:
    """Train a network to play as rules of thumb do, so that a learner can meet them while it learns.

    Parameters
    ----------
    file
        Where its weights go (.npz).
    games
        Games to watch; all chapters by two, three and four in turn.
    seed
        The seed of the first game.
    width
        Of the network.
    epochs
        How often it goes through what it saw.
    """
    at_least(1, games, "--games")
    need("jax")
    from onetable.games.fellowship.learning.training.imitating import imitate

    tables = [(chapter, people) for people in PEOPLE for chapter in CHAPTERS]
    seen = [habit for number in range(games) for habit in watched(begin, decide, by_rules, *tables[number % len(tables)], seed + number)]
    same = imitate(seen, file, width, epochs)
    print(f"{len(seen)} decisions; of those that were not learned {100 * same:.1f} % are made as rules of thumb make them")


def by_rules(game: Game[Board]) -> int:
    """What rules of thumb choose, from what the seat sees."""
    assert game.decision is not None
    view = rulebook(GAME).view(game, game.decision.seat)
    return decide(view.table, view.agenda, view.choices)


@app.command(name=GAME)
def train(
    dealt: Path, held_out: Path, out: Path, /, *, resume: Path | None = None, seconds: float = 0.0, lessons: int = 0, calls: float = 1.0,
    seed: int = 1, games: int = 32768, steps: int = 40, lot: int = 24576, width: int = 512, depth: int = 3,
    goal_sets: int = 20_000, prove_sets: int = 4000, stock: Path | None = None, habit: Path | None = None, start: Path | None = None,
    narrow: bool = True,
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
    stock
        The folder into which `stock` writes: what is new there is learned from, and takes the place of what is oldest.
    habit
        A network made by `habits`: it sits beside the learner in some games.
    start
        Weights to begin with: the critic learns alone first, then both with a lower rate.
    narrow
        Reckon products with 16 bits.
    """
    need("jax")
    if not seconds and not lessons:
        raise BadInput("Say when to stop: --seconds or --lessons.")
    from onetable.games.fellowship.learning.training.plan import Plan
    from onetable.games.fellowship.learning.training.session import Session, train

    plan = Plan(seed=seed, games=games, steps=steps, lot=lot, width=width, depth=depth, of_each_set=goal_sets, narrow=narrow)
    plan = plan.for_one_who_plays() if start is not None else plan
    where = Session(dealt, held_out, out, resume, seconds, lessons, calls, prove_sets=prove_sets, stock=stock, habit=habit, start=start)
    train(plan, where)


def need(package: str) -> None:
    """Whoever only plays has no need of it."""
    if find_spec(package) is None:
        raise BadInput(f"Learning needs {package}: pip install “onetable-games[learn]”.")
