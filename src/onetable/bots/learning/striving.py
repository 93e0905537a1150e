"""A course in which habits are learned: games are played by them, and whatever went well is done more often from then on."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from onetable.bots.arena.workers import Workers, workers
from onetable.bots.learning.instincts import Instinctive, instinct_of
from onetable.bots.learning.judging import Weights as Judgement
from onetable.bots.learning.proving import Trial, Verdict, prove
from onetable.bots.learning.studying import Lesson, study
from onetable.bots.learning.tastes import DECIMALS, Taste, first_taste, grown, unflattened
from onetable.bots.proof import Playable, every_table
from onetable.core.errors import BadInput
from onetable.core.record import write_file

PORTION = 10  # games that one worker plays one after the other
FIRST_SEED, UNSEEN = 3_000_000_000, 90_000_000  # deals of courses, and of their proofs: whoever compares bots takes others
OF_A_COURSE = 100_000_000
MOST_DUELS = 0.9  # the share of games between as few as can play
SWING, MEMORY = 0.9, 0.98  # how much of the way so far, and of how far it swayed, is kept at each step
CAUTION = 0.05  # whatever sways less than this in a step was hardly seen and hardly moves
CALMING = 200  # after so many steps the pace is half of what it was
SETTLING = 0.04  # how much of a step goes over at once into what is kept: the mean of the latest steps sways less than each of them


class Striving(Struct, frozen=True):
    """All that decides what is learned, besides by what judgement it is told how a turn went."""

    game: str
    seed: int = 1
    generations: int = 4
    steps: int = 40  # of a generation
    games: int = 300  # of a step
    pace: float = 0.01
    proof: int = 200  # deals by which a generation is proven
    units: int = 12  # hidden ones of a course that begins without any
    begun: str = ""  # the digest of the habits with which it begins, where those are not rules of thumb

    def lessons(self, step: int, taste: Taste, judgement: Judgement) -> list[Lesson]:
        """The games of a step, in portions."""
        chosen = some_tables(self.game, self.games, MOST_DUELS, Random(f"{self.seed} {step}"))
        begin = FIRST_SEED + self.seed * OF_A_COURSE + step * self.games
        return [Lesson(self.game, tuple(chosen[at : at + PORTION]), begin + at, taste, judgement) for at in range(0, self.games, PORTION)]

    def trials(self, taste: Taste) -> list[Trial]:
        """The same deals for every generation, which no step plays."""
        chosen = some_tables(self.game, self.proof, 1.0, Random(f"{self.seed} proof"))
        begin = FIRST_SEED + self.seed * OF_A_COURSE + UNSEEN
        return [Trial(self.game, tuple(chosen[at : at + PORTION]), begin + at, taste) for at in range(0, self.proof, PORTION)]


class State(Struct, frozen=True):
    """How far a course has come: all that the next step needs, each a number for every weight."""

    step: int
    weights: list[float]
    way: list[float]  # which way each is going
    sway: list[float]  # how far it was pushed, whichever way: squares
    settled: list[float]  # the mean of the latest weights, which is what is learned


class Stride(Struct, frozen=True):
    """One step is done."""

    step: int
    total: int


class Proven(Struct, frozen=True):
    """What a generation is worth: of these games against the rules of thumb it won this share, give or take so much (95 %)."""

    number: int
    weights: list[float]
    games: int
    share: float
    doubt: float


def strive(
    plan: Striving, judgement: Judgement, folder: Path, jobs: int = 1, ray: str | None = None, begun: Taste | None = None
) -> Generator[Stride | Proven, None, None]:
    """The whole course; it goes on where it was."""
    instinct = instinct_of(plan.game)
    state, total = opened(plan, instinct, folder, begun), plan.generations * plan.steps
    for number in range(1, state.step // plan.steps + 1):
        yield msgspec.json.decode(portfolio(folder, number).read_bytes(), type=Proven)
    with workers(jobs, ray, work) as crew:
        while state.step < total:
            taste = unflattened(state.weights, len(instinct.names))
            state = moved(plan, state, sum_up(in_turn(crew, plan.lessons(state.step, taste, judgement))))
            number, over = divmod(state.step, plan.steps)
            settled = unflattened(state.settled, len(instinct.names))
            found = proven(number, state.settled, in_turn(crew, plan.trials(settled))) if not over else None
            if found is not None:
                write_file(portfolio(folder, number), msgspec.json.encode(found))
            write_file(folder / "state.json", msgspec.json.encode(state))  # last: whatever it says is done lies there
            yield Stride(state.step, total)
            if found is not None:
                yield found


def some_tables(game: str, count: int, duels: float, dice: Random) -> list[Playable]:
    """So many of all that can be played, this share of them by as few as can play it."""
    tables = every_table(game)
    fewest = min([players for _, players in tables])
    few = [table for table in tables if table[1] == fewest]
    return [dice.choice(few if dice.random() < duels else tables) for _ in range(count)]


def opened(plan: Striving, instinct: Instinctive, folder: Path, begun: Taste | None) -> State:
    """Where the course in this folder stands; a folder belongs to one plan."""
    folder.mkdir(parents=True, exist_ok=True)
    file, kept = folder / "plan.json", folder / "state.json"
    if file.exists() and msgspec.json.decode(file.read_bytes(), type=Striving) != plan:
        raise BadInput(f"“{folder}” holds another course; name another folder, or the same figures.")
    write_file(file, msgspec.json.encode(plan))
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=State)
    weights = first(plan, instinct, begun).flat.tolist()
    return State(0, weights, [0.0] * len(weights), [0.0] * len(weights), weights)


def first(plan: Striving, instinct: Instinctive, begun: Taste | None) -> Taste:
    """With what a course begins."""
    return grown(begun if begun is not None else first_taste(instinct), plan.units, plan.seed)


def portfolio(folder: Path, generation: int) -> Path:
    """Where a generation is kept."""
    return folder / f"generation-{generation}.json"


def work(task: Lesson | Trial) -> Any:
    """What a worker does with either."""
    return study(task) if isinstance(task, Lesson) else prove(task)


def in_turn(crew: Workers[Any, Any], tasks: Sequence[Lesson] | Sequence[Trial]) -> list[Any]:
    """What came of all tasks, in their order, whoever was done first."""
    found: dict[int, Any] = {}
    waiting, out = iter(tasks), 0
    while len(found) < len(tasks):
        for _, task in zip(range(crew.room - out), waiting, strict=False):
            crew.begin(task)
            out += 1
        for task, done in crew.done():
            found[task.seed] = done
            out -= 1
    return [found[task.seed] for task in tasks]


def sum_up(found: Iterable[Any]) -> Any:
    """All together, one after the other: sums of fractions hang on their order."""
    first, *others = found
    total = first.copy()
    for each in others:
        total += each
    return total


def moved(plan: Striving, state: State, found: Any) -> State:
    """One step up: each weight goes as far as it is pushed the same way again and again, and less far the more it sways."""
    push, step = found / sqrt(plan.games), state.step + 1
    way = SWING * np.array(state.way) + (1 - SWING) * push
    sway = MEMORY * np.array(state.sway) + (1 - MEMORY) * push * push
    pace = plan.pace / (1 + state.step / CALMING)
    steps = pace * way / (1 - SWING**step) / (np.sqrt(sway / (1 - MEMORY**step)) + CAUTION)
    weights = np.array(state.weights) + steps
    settled = np.array(state.settled) + SETTLING * (weights - state.settled)
    return State(step, rounded(weights), rounded(way), rounded(sway), rounded(settled))


def rounded(numbers: Any) -> list[float]:
    """Without what machines reckon differently."""
    found: list[float] = numbers.round(DECIMALS).tolist()
    return found


def proven(number: int, weights: list[float], found: Sequence[Verdict]) -> Proven:
    """What a generation is worth, with how far the deals differ."""
    deals = [each for verdict in found for each in verdict.deals]
    games = sum([verdict.games for verdict in found])
    share = sum(deals) / games
    a_deal = sum(deals) / len(deals)
    spread = sum([(each - a_deal) ** 2 for each in deals]) / max(1, len(deals) - 1)
    return Proven(number, weights, games, share, 1.96 * sqrt(spread * len(deals)) / games)
