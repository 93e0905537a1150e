"""`onetable refine`: habits that were practised go on learning, with hidden units beside their sums."""

from __future__ import annotations

import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec

from onetable.bots.learning.instincts import Instinctive, instinct_of
from onetable.bots.learning.refining import Refining
from onetable.bots.learning.refining import refine as refined
from onetable.bots.learning.striving import Proven
from onetable.bots.learning.tastes import Taste, grown, read_taste, unflattened, written
from onetable.cli.inputs import at_least, cores
from onetable.cli.practise import judged
from onetable.core.errors import BadInput


def refine(
    game: str,
    /,
    *,
    folder: Path,
    begin: Path,
    seed: int = 1,
    generations: int = 4,
    steps: int = 40,
    games: int = 300,
    pace: float = 0.01,
    proof: int = 200,
    units: int = 12,
    judgement: Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    weights: Path | None = None,
    report: Path | None = None,
) -> int:
    """Refine habits that were practised: the same games as there, but a few hidden units learn what hangs on several things at once.

    Nothing hangs on how quick a machine is, so the same command gives the same habits wherever it runs, with however many processes. It
    can be stopped and goes on where it was. Generations are compared with the habits it began with on deals that nothing is learned from.

    Parameters
    ----------
    game
        A game by its id.
    folder
        Where the course is kept.
    begin
        Habits with which it begins, as `onetable practise` or this command wrote them.
    seed
        What all deals and dice of the course hang on.
    generations
        How many there are; after each it is told what the habits are worth.
    steps
        How many steps a generation makes.
    games
        How many games are played for a step.
    pace
        How far a weight moves in the first step at most; later ones go less far.
    proof
        By how many deals a generation is compared, each played from every seat.
    units
        How many hidden units there are, an even number, where the habits with which it begins have none.
    judgement
        Weights of `onetable learn` by which it is told how a game stands before it is over; without it, the judgement made by hand.
    jobs
        How many processes share the work; without it, one for each core.
    ray
        Let workers of Ray play: the address of a cluster, or “local”.
    weights
        Write the last habits into this file.
    report
        Write the table into this file.
    """
    instinct = instinct_of(game)
    at_least(0, seed, "--seed"), at_least(1, generations, "--generations"), at_least(1, steps, "--steps")
    at_least(10, games, "--games"), at_least(2, proof, "--proof")
    jobs = at_least(1, jobs if jobs is not None else cores(), "--jobs")
    if not 0 < pace <= 1:
        raise BadInput(f"--pace is a number above 0, at most 1, not {pace:g}.")
    if units < 0 or units % 2:
        raise BadInput(f"--units is an even number, not {units}.")
    begun, digest = begun_with(instinct, begin)
    plan, found = Refining(game, digest, seed, generations, steps, games, pace, proof, units), list[Proven]()
    with closing(refined(plan, begun, judged(game, judgement), folder, jobs, ray)) as course:
        for step in course:
            if isinstance(step, Proven):
                found.append(step)
            elif sys.stderr.isatty():
                print(f"\rstep {step.step} of {step.total}", end="", file=sys.stderr, flush=True)
    table = page(plan, begin, judgement, found)
    if weights is not None:
        weights.write_bytes(written(instinct, unflattened(found[-1].weights, len(instinct.names)), grown(begun, units, seed)))
    if report is not None:
        report.write_text(table, "utf-8")
    print(table, end="")
    return 0


def begun_with(instinct: Instinctive, file: Path) -> tuple[Taste, str]:
    """The habits in this file, and the digest by which a course knows them again."""
    try:
        data = file.read_bytes()
        return read_taste(instinct, data), sha256(data).hexdigest()
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(f"“{file}” holds no habits: {error}.") from None


def page(plan: Refining, begin: Path, judgement: Path | None, found: list[Proven]) -> str:
    """What was typed, and what came of it, in Markdown."""
    more = f" --judgement {judgement}" if judgement is not None else ""
    lines = [
        f"Made by `onetable refine {plan.game} --begin {begin} --seed {plan.seed} --generations {plan.generations} --steps {plan.steps} "
        f"--games {plan.games} --pace {plan.pace:g} --proof {plan.proof} --units {plan.units}{more}`.",
        "",
        "| generation | games learned from | against what it began with | give or take (95 %) | of games |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| {each.number} | {each.number * plan.steps * plan.games} | {each.share:.1%} | {each.doubt:.1%} | {each.games} |"
        for each in found
    ]
    return "\n".join(lines) + "\n"
