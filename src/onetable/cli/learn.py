"""`onetable learn`: an evaluation is learned from games that bots play with themselves."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import msgspec
from cyclopts import App

from onetable.bots.learning.course import Curve, Generation, Plan, Progress
from onetable.bots.learning.course import learn as taught
from onetable.bots.learning.report import Course, page, picture
from onetable.bots.learning.subject import subject_of
from onetable.cli.inputs import at_least, cores
from onetable.core.errors import BadInput
from onetable.core.record import write_file
from onetable.games.registry import faces

app = App("learn")
for face in faces().values():
    if "learn" in face.commands:  # a game that learns in a way of its own has its commands here, too: `onetable learn deals`
        app.command(face.commands["learn"].load(), name="*")
Steps = Generator[Progress | Generation | Curve, None, None]


@app.default
def learn(
    game: str,
    /,
    *,
    folder: Path,
    seed: int = 1,
    generations: int = 4,
    first: int = 2000,
    games: int = 400,
    playouts: int = 10,
    thought: float = 0.3,
    daring: float = 0.1,
    units: int = 16,
    jobs: int | None = None,
    ray: str | None = None,
    weights: Path | None = None,
    report: Path | None = None,
    plot: Path | None = None,
) -> int:
    """Learn how to judge positions: every generation plays games with what the one before has learned, and is fitted to how they ended.

    Of every ten games one is never learned from: by those the curve is drawn. Thinking is counted in playouts, so that the same command
    gives the same weights wherever it runs, with however many processes. It can be stopped and goes on where it was.

    Parameters
    ----------
    game
        A game by its id.
    folder
        Where games and weights are kept; what lies there is not played again.
    seed
        What all deals and dice of the course hang on.
    generations
        How many there are; the first plays by rules of thumb.
    first
        How many games the first one plays.
    games
        How many games each later one plays.
    playouts
        Over how many playouts a decision is thought about.
    thought
        The share of decisions that are thought about; the others go by rules of thumb.
    daring
        The share of decisions that are left to chance, so that more is seen than what is usual.
    units
        Hidden units of the network that is tried beside the sum of features; 0: none is tried.
    jobs
        How many processes share the work; without it, one for each core.
    ray
        Let workers of Ray play: the address of a cluster, or “local”.
    weights
        Write the last weights into this file.
    report
        Write the tables into this file.
    plot
        Draw the curve into this SVG file.
    """
    subject_of(game)
    at_least(0, seed, "--seed"), at_least(1, generations, "--generations"), at_least(10, first, "--first"), at_least(10, games, "--games")
    at_least(2, playouts, "--playouts"), at_least(0, units, "--units")
    jobs = at_least(1, jobs if jobs is not None else cores(), "--jobs")
    if not (0 <= thought <= 1 and 0 <= daring <= 1 and thought + daring <= 1):
        raise BadInput(f"--thought and --daring are shares from 0 to 1, together at most 1, not {thought:g} and {daring:g}.")
    course = Course(Plan(game, seed, generations, first, games, playouts, thought, daring, units))
    with closing(shown(taught(course.plan, folder, jobs, ray))) as steps:
        for step in steps:
            if isinstance(step, Generation):
                course.generations.append(step)
                print(in_words(step), file=sys.stderr, flush=True)
            elif isinstance(step, Curve):
                course.curve = step
    if weights is not None:
        write_file(weights, msgspec.json.format(msgspec.json.encode(course.generations[-1].weights), indent=1) + b"\n")
    if report is not None:
        write_file(report, page(course).encode())
    if plot is not None:
        write_file(plot, picture(course).encode())
    print(page(course), end="")
    return 0


def in_words(step: Generation) -> str:
    """One generation, for a person who waits."""
    best = step.curved or step.line
    kind = "a network" if step.curved is not None else "a sum"
    return (
        f"generation {step.number}: {step.games} games, {kind} of features; on {best.positions} held-out positions surprised by "
        f"{best.surprise:.4f} (by hand {step.hand.surprise:.4f}), right in {best.right:.1%} (by hand {step.hand.right:.1%})"
    )


def shown(steps: Steps) -> Steps:
    """The same steps; on a terminal a bar shows how far the games of a generation are."""
    with closing(steps):
        if not sys.stderr.isatty():
            yield from steps
            return
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("portions of games")
            for step in steps:
                if isinstance(step, Progress):
                    bar.update(task, description=f"generation {step.generation}", completed=step.done, total=step.total)
                yield step
