"""`onetable practise`: habits are learned from games that bots play with themselves."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

import msgspec

from onetable.bots.learning.instincts import Instinctive, instinct_of
from onetable.bots.learning.striving import Proven, Striving, gone_on, mean_of, read, strive, written
from onetable.bots.learning.subject import subject_of
from onetable.bots.learning.weights import Weights, by_hand
from onetable.cli.inputs import at_least, check_learners, check_share, cores
from onetable.core.errors import BadInput
from onetable.core.record import write_file
from onetable.games.registry import rulebook


def practise(
    game: str,
    /,
    *,
    folder: Path,
    seed: int = 1,
    generations: int = 4,
    steps: int = 40,
    games: int = 600,
    pace: float = 3.0,
    proof: int = 200,
    players: int = 0,
    kept: float = 0.0,
    farsight: float = 0.8,
    caution: float = 0.04,
    learner: str = "",
    begin: Path | None = None,
    judgement: Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    weights: Path | None = None,
    mean: int = 1,
    far: float = 1.0,
    report: Path | None = None,
) -> int:
    """Learn habits, which are what a bot does without thinking ahead: games are played by them, and what went well is done more often.

    Nothing hangs on how quick a machine is, so the same command gives the same habits wherever it runs, with however many processes. It
    can be stopped and goes on where it was. Generations are compared with rules of thumb on deals that nothing is learned from.

    Parameters
    ----------
    game
        A game by its id.
    folder
        Where the course is kept.
    seed
        What all deals and dice of the course hang on.
    generations
        How many there are; after each it is told what the habits are worth.
    steps
        How many steps a generation makes.
    games
        How many games are played for a step.
    pace
        How far a step goes; later ones go less far.
    proof
        By how many deals a generation is compared, each played from every side.
    players
        How many play in most games; without it, as few as can.
    kept
        In which share of the games one side keeps to rules of thumb and learns nothing.
    farsight
        How much what comes of a choice later counts beside how the next turn begins, from 0 to 1: less where the judgement can be trusted.
    caution
        How often a game something must be met to be learned quickly.
    learner
        The side that never keeps to rules of thumb, where the game has sides.
    begin
        Habits that were learned before, to go on from; without them, rules of thumb.
    judgement
        Weights of `onetable learn` by which a turn is judged before its game is over; without it, the judgement made by hand.
    jobs
        How many processes share the work; without it, one for each core.
    ray
        Let workers of Ray play: the address of a cluster, or “local”.
    weights
        Write the last habits into this file.
    mean
        Of how many last generations the mean is written.
    far
        How many times as far as they were learned the written habits go.
    report
        Write the table into this file.
    """
    instinct = instinct_of(game)
    at_least(0, seed, "--seed"), at_least(1, generations, "--generations"), at_least(1, steps, "--steps")
    at_least(10, games, "--games"), at_least(2, proof, "--proof"), at_least(1, mean, "--mean")
    jobs = at_least(1, jobs if jobs is not None else cores(), "--jobs")
    if not 0 < pace <= 100:
        raise BadInput(f"--pace is a number above 0, at most 100, not {pace:g}.")
    for share, flag in ((kept, "--kept"), (farsight, "--farsight")):
        check_share(share, flag)
    check_learners(rulebook(game), players, learner)
    for number, flag in ((caution, "--caution"), (far, "--far")):
        if not number > 0:
            raise BadInput(f"{flag} is a number above 0, not {number:g}.")
    begun = begun_with(instinct, begin) if begin is not None else ()
    plan = Striving(game, seed, generations, steps, games, pace, proof, players, kept, farsight, caution, learner, begun)
    found: list[Proven] = []
    with closing(strive(plan, judged(game, judgement), folder, jobs, ray)) as course:
        for step in course:
            if isinstance(step, Proven):
                found.append(step)
            elif sys.stderr.isatty():
                print(f"\rstep {step.step} of {step.total}", end="", file=sys.stderr, flush=True)
    table = page(plan, begin, judgement, mean, far, found)
    if weights is not None and found:
        write_file(weights, written(instinct, gone_on(begun or instinct.first, mean_of(found[-mean:]), far)))
    if report is not None:
        write_file(report, table.encode())
    print(table, end="")
    return 0


def judged(game: str, file: Path | None) -> Weights:
    """By what it is told how a turn went."""
    if file is None:
        return by_hand(subject_of(game).names)
    try:
        return msgspec.json.decode(file.read_bytes(), type=Weights)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(f"“{file}” holds no weights: {error}.") from None


def begun_with(instinct: Instinctive, file: Path) -> tuple[float, ...]:
    """What is done at first."""
    try:
        return read(instinct, file.read_bytes())
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(f"“{file}” holds no habits: {error}.") from None


def page(plan: Striving, begin: Path | None, judgement: Path | None, mean: int, far: float, found: list[Proven]) -> str:
    """What was typed, and what came of it, in Markdown."""
    usual = Striving(plan.game)
    flags = [("players", plan.players, usual.players), ("kept", plan.kept, usual.kept)]
    flags += [("farsight", plan.farsight, usual.farsight), ("caution", plan.caution, usual.caution), ("mean", mean, 1), ("far", far, 1)]
    more = "".join([f" --{flag} {given:g}" for flag, given, otherwise in flags if given != otherwise])
    more += f" --learner {plan.learner}" if plan.learner else ""
    more += f" --begin {begin}" if begin is not None else ""
    more += f" --judgement {judgement}" if judgement is not None else ""
    sides = rulebook(plan.game).sides
    lines = [
        f"Made by `onetable practise {plan.game} --seed {plan.seed} --generations {plan.generations} --steps {plan.steps} "
        f"--games {plan.games} --pace {plan.pace:g} --proof {plan.proof}{more}`.",
        "",
        "| generation | games learned from | against the rules of thumb | give or take (95 %) | of games |"
        + "".join([f" as {side} |" for side in sides]),
        "|---|---|---|---|---|" + "---|" * len(sides),
    ]
    lines += [
        f"| {each.number} | {each.number * plan.steps * plan.games} | {each.share:.1%} | {each.doubt:.1%} | {each.games} |"
        + "".join([f" {share:.1%} |" for share in each.sides])
        for each in found
    ]
    return "\n".join(lines) + "\n"
