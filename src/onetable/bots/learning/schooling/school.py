"""A school: term after term games are played by a network as it is, and it is taught by them."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from onetable.bots.arena.workers import workers
from onetable.bots.learning.instincts import learners
from onetable.bots.learning.schooling.exercises import Exercise, Notebook, gathered, practised
from onetable.bots.learning.schooling.plan import Plan
from onetable.bots.learning.schooling.pupil import Pupil
from onetable.bots.learning.studying import NOBODY
from onetable.bots.learning.turns import InTurn
from onetable.core.errors import BadInput
from onetable.core.record import write_file


class Told(Struct, frozen=True):
    """What came of a term."""

    term: int
    decisions: int
    won: float  # the share of their games against rules of thumb that those won who learn, each deal seen for the first time
    doubt: float  # how unsure they are of what they do
    surprise: float  # of the judge
    moved: float  # how far habits went


def attend(plan: Plan, folder: Path, jobs: int = 1, ray: str | None = None) -> Generator[Told, None, None]:
    """The whole school; it goes on where it was."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "plan.json"
    if file.exists() and msgspec.json.decode(file.read_bytes(), type=Plan) != plan:
        raise BadInput(f"“{folder}” holds another school; name another folder, or the same figures.")
    write_file(file, msgspec.json.encode(plan))
    pupil = Pupil(plan, folder)
    if pupil.term == plan.terms:
        return
    with workers(jobs, ray, practised) as crew:
        turns, now = InTurn[Exercise](crew), plan.exercises(pupil.term, pupil.given)
        turns.begin(now)
        while pupil.term < plan.terms:
            notes, played = gathered(turns.of(now)), now
            pupil.given = pupil.insight(pupil.parts)
            if pupil.term + 1 < plan.terms:  # the next games are played while these are learned from
                now = plan.exercises(pupil.term + 1, pupil.given)
                turns.begin(now)
            doubt, surprise, moved = pupil.learn(notes)
            won = list(against_rules(plan, played, notes))
            yield Told(pupil.term, len(notes.threads), float(np.mean(won)) if won else float("nan"), doubt, surprise, moved)


def against_rules(plan: Plan, tasks: list[Exercise], notes: Notebook) -> Iterator[float]:
    """What those who learn made of each game in which others keep to rules of thumb."""
    first = 0
    for task in tasks:
        for (_, players), kept in zip(task.tables, task.kept, strict=True):
            if kept != NOBODY:
                yield float(notes.won[first + learners(plan.game, players, kept)[0]])
            first += players
