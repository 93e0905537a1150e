"""A course of learning: generation after generation games are played by what the one before has learned, and weights are fitted to them."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from onetable.bots.arena.workers import workers
from onetable.bots.learning.fitting import UNITS, Features, fit, foresight
from onetable.bots.learning.practice import SEVERAL, Notes, Practice, practise
from onetable.bots.learning.samples import NO_THREAD, Samples, Score
from onetable.bots.learning.subject import subject_of
from onetable.bots.learning.weights import Weights, by_hand
from onetable.bots.proof import every_table
from onetable.core.errors import BadInput
from onetable.core.record import write_file

PORTION = 5  # games that are played one after the other by one worker
TENTHS, CHECKED, HELD_OUT = 10, 8, 9  # of every ten games one says when to stop, and one is never learned from
FADING = 0.5  # how much less an older generation weighs
FIRST_SEED = 1_000_000_000  # deals of courses: whoever compares bots takes others
OF_A_COURSE, OF_A_GENERATION = 100_000_000, 1_000_000


class Plan(Struct, frozen=True):
    """All that decides what is learned."""

    game: str
    seed: int = 1
    generations: int = 4
    first: int = 2000  # games of generation 0, by rules of thumb
    games: int = 400  # of each later one
    playouts: int = 10
    thought: float = 0.3
    daring: float = 0.1
    units: int = UNITS

    def practices(self, generation: int, weights: Weights) -> list[Practice]:
        """The games of a generation, in portions."""
        count = self.games if generation else self.first
        tables, dice = every_table(self.game), Random(f"{self.seed} {generation}")
        chosen = [dice.choice(tables) for _ in range(count)]
        begin = FIRST_SEED + self.seed * OF_A_COURSE + generation * OF_A_GENERATION
        thought = self.thought if generation else 0.0
        return [
            Practice(self.game, tuple(chosen[at : at + PORTION]), begin + at, weights, self.playouts, thought, self.daring)
            for at in range(0, count, PORTION)
        ]


class Generation(Struct, frozen=True):
    """What came of one generation: its weights, and how well they foresee games that nobody has learned from."""

    number: int
    weights: Weights
    games: int
    positions: int
    line: Score  # of the sum alone, on games of this generation that nobody has learned from
    curved: Score | None  # of the network, where it was taken
    hand: Score  # of the judgement by hand


class Curve(Struct, frozen=True):
    """How well each generation foresees the same positions: those of all games that nobody has learned from."""

    hand: Score
    generations: tuple[Score, ...]


class Progress(Struct, frozen=True):
    """So many games of a generation are played."""

    generation: int
    done: int
    total: int


def learn(plan: Plan, folder: Path, jobs: int = 1, ray: str | None = None) -> Generator[Progress | Generation | Curve, None, None]:
    """The whole course; what lies in the folder is not played again."""
    subject, played, learned = subject_of(plan.game), list[list[Notes]](), list[Weights]()
    open_folder(plan, folder)
    weights = by_hand(subject.names)
    for number in range(plan.generations):
        practices, found = plan.practices(number, weights), dict[int, Notes]()
        for place, notes in play(practices, folder, number, jobs, ray):
            found[place] = notes
            yield Progress(number, len(found), len(practices))
        played.append([found[place] for place in range(len(practices))])
        generation = taught(plan, number, played, Features(subject.names, subject.leanings, subject.marks, subject.mark_leanings))
        weights = generation.weights
        learned.append(weights)
        write_file(folder / f"generation-{number}.json", msgspec.json.format(msgspec.json.encode(generation), indent=1))
        yield generation
    unseen = gathered(played, (HELD_OUT,))
    yield Curve(foresight(by_hand(subject.names), unseen), tuple([foresight(each, unseen, subject.marks) for each in learned]))


def open_folder(plan: Plan, folder: Path) -> None:
    """A folder belongs to one plan."""
    file = folder / "plan.json"
    folder.mkdir(parents=True, exist_ok=True)
    if file.exists():
        if msgspec.json.decode(file.read_bytes(), type=Plan) != plan:
            raise BadInput(f"“{folder}” holds another course; name another folder, or the same figures.")
        return
    write_file(file, msgspec.json.encode(plan))


def play(practices: list[Practice], folder: Path, number: int, jobs: int, ray: str | None) -> Iterator[tuple[int, Notes]]:
    """The portions of a generation as they come: first those that lie in the folder, then those that are played now."""
    missing: list[int] = []
    for place in range(len(practices)):
        file = portion_file(folder, number, place)
        if file.exists():
            yield place, read_notes(file)
        else:
            missing.append(place)
    if not missing:
        return
    with workers(jobs, ray, practise) as crew:
        waiting, out = iter(missing), dict[int, int]()
        while True:
            for _, place in zip(range(crew.room - len(out)), waiting, strict=False):
                crew.begin(practices[place])
                out[practices[place].seed] = place
            if not out:
                return
            for practice, notes in crew.done():
                place = out.pop(practice.seed)
                write_notes(portion_file(folder, number, place), notes)
                yield place, notes


def portion_file(folder: Path, generation: int, place: int) -> Path:
    """Where a portion is kept."""
    return folder / f"generation-{generation}-{place:05}.npz"


def write_notes(file: Path, notes: Notes) -> None:
    """A portion as a whole or not at all."""
    part = file.with_suffix(".part")
    with part.open("wb") as stream:
        np.savez_compressed(stream, **msgspec.structs.asdict(notes))
    part.replace(file)


def read_notes(file: Path) -> Notes:
    """A portion that was kept."""
    with np.load(file) as found:
        return Notes(**{name: found[name] for name in Notes.__struct_fields__})


def taught(plan: Plan, number: int, played: list[list[Notes]], features: Features) -> Generation:
    """Fit weights to all games so far, the latest counting most."""
    fitted = gathered(played, range(CHECKED), fading=True)
    checked = gathered(played, (CHECKED,), fading=True)
    line, curved = fit(features, fitted, checked, number + 1, plan.units)
    latest = gathered(played[-1:], (HELD_OUT,))
    return Generation(
        number,
        curved or line,
        plan.games if number else plan.first,
        len(fitted.won),
        foresight(line, latest),
        foresight(curved, latest, features.marks) if curved is not None else None,
        foresight(by_hand(features.names), latest),
    )


def gathered(played: list[list[Notes]], tenths: Any, fading: bool = False) -> Samples:
    """The positions of those games whose number ends so, in the order of the games."""
    rows, won, weights, marks, counts, threads = [], [], [], [], [], []
    for age, notes in enumerate(reversed(played)):
        for place, each in enumerate(notes):
            chosen = np.isin((place * PORTION + each.games) % TENTHS, list(tenths))
            rows.append(each.rows[chosen])
            won.append(each.won[chosen].astype(np.float64))
            weights.append(np.full(int(chosen.sum()), FADING**age if fading else 1.0))
            marks.append(each.marks[np.repeat(chosen, each.counts)])
            counts.append(each.counts[chosen])
            of_a_game = ((age * len(notes) + place) * PORTION + each.games) * (SEVERAL + 1) + each.seats
            threads.append(np.where(each.seats == SEVERAL, NO_THREAD, of_a_game)[chosen])
    starts = np.concatenate([[0], np.cumsum(np.concatenate(counts), dtype=np.int64)])
    whole = [np.concatenate(each) for each in (rows, won, weights, marks, threads)]
    return Samples(whole[0], whole[1], whole[2], whole[3], starts, whole[4])
