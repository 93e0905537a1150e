"""`onetable school`: habits that hang on the whole position are learned from games that bots play with themselves."""

from __future__ import annotations

import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

from onetable.bots.learning.instincts import instinct_of
from onetable.cli.inputs import at_least, check_learners, check_share, cores
from onetable.cli.practise import begun_with
from onetable.core.errors import BadInput
from onetable.core.record import write_file
from onetable.games.registry import rulebook


def school(
    game: str,
    /,
    *,
    folder: Path,
    seed: int = 1,
    terms: int = 80,
    games: int = 1024,
    pace: float = 1e-3,
    farsight: float = 0.9,
    patience: float = 0.98,
    players: int = 0,
    kept: float = 0.2,
    learner: str = "",
    begin: Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    report: Path | None = None,
) -> int:
    """Teach a small network what to do without thinking ahead, by all that is seen of a position and of every choice (PPO, with JAX).

    Games are played by all processes while the network learns from those before, on a GPU where JAX finds one. Everything hangs on the
    seed, on one kind of machine. It can be stopped and goes on where it was; the network lies in the folder after every other term.

    Parameters
    ----------
    game
        A game by its id.
    folder
        Where the school is kept.
    seed
        What all deals and dice hang on.
    terms
        How often games are played and learned from.
    games
        How many games a term has.
    pace
        How far a step goes at first; the last goes a tenth as far.
    farsight
        How much what comes after the next decision counts for what is done, from 0 to 1: less where the judge can be trusted.
    patience
        The same for the judge, who learns beside it how likely a position is to be won.
    players
        How many play in most games; without it, as few as can.
    kept
        In which share of the games one side keeps to rules of thumb and learns nothing.
    learner
        The side that never keeps to rules of thumb, where the game has sides.
    begin
        Habits of `onetable practise` to begin with, or the folder of a school before; without it, rules of thumb.
    jobs
        How many processes play; without it, one for each core.
    ray
        Let workers of Ray play: the address of a cluster, or “local”.
    report
        Write the table of terms into this file.
    """
    instinct = instinct_of(game)
    at_least(0, seed, "--seed"), at_least(1, terms, "--terms"), at_least(16, games, "--games")
    jobs = at_least(1, jobs if jobs is not None else cores(), "--jobs")
    if not 0 < pace <= 1:
        raise BadInput(f"--pace is a number above 0, at most 1, not {pace:g}.")
    for share, flag in ((kept, "--kept"), (farsight, "--farsight"), (patience, "--patience")):
        check_share(share, flag)
    check_learners(rulebook(game), players, learner)
    if find_spec("jax") is None:
        raise BadInput("JAX is not installed: `pip install 'onetable-games[learn]'` brings it.")
    from onetable.bots.learning.schooling.plan import Plan
    from onetable.bots.learning.schooling.school import Told, attend

    before = begin is not None and begin.is_dir()
    plan = Plan(
        game, seed, terms, games, pace=pace, farsight=farsight, patience=patience, players=players, kept=kept, learner=learner,
        begun=begun_with(instinct, begin) if begin is not None and not before else (), after=str(begin) if before else "",
    )  # fmt: skip
    found: list[Told] = []
    with closing(attend(plan, folder, jobs, ray)) as lessons:
        for told in lessons:
            found.append(told)
            if sys.stderr.isatty():
                print(f"\rterm {told.term} of {terms}: {told.won:.1%} against rules of thumb", end="", file=sys.stderr, flush=True)
    lines = ["| term | decisions | won against rules of thumb | unsure | surprise of the judge |", "|---|---|---|---|---|"]
    lines += [f"| {each.term} | {each.decisions} | {each.won:.1%} | {each.doubt:.3f} | {each.surprise:.3f} |" for each in found]
    table = "\n".join(lines) + "\n"
    if report is not None:
        write_file(report, table.encode())
    print(table, end="")
    return 0
