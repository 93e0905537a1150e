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

from onetable.bots.arena.workers import workers
from onetable.bots.learning.instincts import Instinctive, Weights, instinct_of, sides_of
from onetable.bots.learning.proving import Trial, Verdict, prove
from onetable.bots.learning.studying import NOBODY, Lesson, Slopes, study
from onetable.bots.learning.turns import in_turn
from onetable.bots.learning.weights import Weights as Judgement
from onetable.bots.proof import Playable, every_table
from onetable.core.errors import BadInput
from onetable.core.record import write_file
from onetable.games.registry import rulebook

PORTION = 10  # games that one worker plays one after the other
FIRST_SEED, UNSEEN = 3_000_000_000, 90_000_000  # deals of courses, and of their proofs: whoever compares bots takes others
OF_A_COURSE = 100_000_000
MOST = 0.9  # the share of games between as many as usual
SWING = 0.8  # how much of the way so far is kept at each step
FARTHEST = 0.15  # that a weight may move in one step
CALMING = 40  # after so many steps the pace is half of what it was
FIGURES = 5  # of each weight: as many as machines agree about
LEAST = 1e-9  # of a weight: what is less comes of sums that would be nothing if they were exact


class Striving(Struct, frozen=True):
    """All that decides what is learned, besides by what judgement it is told how a turn went."""

    game: str
    seed: int = 1
    generations: int = 4
    steps: int = 40  # of a generation
    games: int = 600  # of a step
    pace: float = 3.0
    proof: int = 200  # deals by which a generation is proven
    players: int = 0  # in most games; 0 for as few as can play
    kept: float = 0.0  # the share of games in which one side keeps to rules of thumb
    farsight: float = 0.8  # how much what comes of it later counts beside how the next turn begins
    caution: float = 0.04  # a game: whatever was seen less than this hardly moves
    learner: str = ""  # the side that never keeps to them, where the game has sides
    begun: Weights = ()  # what is done at first; without it, rules of thumb

    def lessons(self, step: int, weights: Weights, judgement: Judgement) -> list[Lesson]:
        """The games of a step, in portions."""
        dice = Random(f"{self.seed} {step}")
        chosen = some_tables(self.game, self.games, MOST, dice, self.players)
        kept = kept_sides(self.game, chosen, self.kept, self.learner, dice)
        begin = FIRST_SEED + self.seed * OF_A_COURSE + step * self.games
        return [
            Lesson(self.game, tuple(chosen[at : at + PORTION]), begin + at, weights, judgement, self.farsight, kept[at : at + PORTION])
            for at in range(0, self.games, PORTION)
        ]

    def trials(self, weights: Weights) -> list[Trial]:
        """The same deals for every generation, which no step plays."""
        chosen = some_tables(self.game, self.proof, 1.0, Random(f"{self.seed} proof"), self.players)
        begin = FIRST_SEED + self.seed * OF_A_COURSE + UNSEEN
        return [Trial(self.game, tuple(chosen[at : at + PORTION]), begin + at, weights) for at in range(0, self.proof, PORTION)]


class State(Struct, frozen=True):
    """How far a course has come: all that the next step needs."""

    step: int
    weights: Weights
    way: Weights  # which way each weight is going


class Stride(Struct, frozen=True):
    """One step is done."""

    step: int
    total: int


class Proven(Struct, frozen=True):
    """What a generation is worth: of these games against the rules of thumb it won this share, give or take so much (95 %)."""

    number: int
    weights: Weights
    games: int
    share: float
    doubt: float
    sides: tuple[float, ...] = ()  # the share that each side won, where the game has some


def strive(
    plan: Striving, judgement: Judgement, folder: Path, jobs: int = 1, ray: str | None = None
) -> Generator[Stride | Proven, None, None]:
    """The whole course; it goes on where it was."""
    instinct = instinct_of(plan.game)
    state, total = opened(plan, instinct, folder), plan.generations * plan.steps
    for number in range(1, state.step // plan.steps + 1):
        yield msgspec.json.decode(portfolio(folder, number).read_bytes(), type=Proven)
    with workers(jobs, ray, work) as crew:
        while state.step < total:
            state = moved(plan, state, sum_up(in_turn(crew, plan.lessons(state.step, state.weights, judgement))))
            number, over = divmod(state.step, plan.steps)
            found = proven(number, state.weights, in_turn(crew, plan.trials(state.weights))) if not over else None
            if found is not None:
                write_file(portfolio(folder, number), msgspec.json.encode(found))
            write_file(folder / "state.json", msgspec.json.encode(state))  # last: whatever it says is done lies there
            yield Stride(state.step, total)
            if found is not None:
                yield found


def kept_sides(game: str, chosen: Sequence[Playable], share: float, learner: str, dice: Random) -> tuple[int, ...]:
    """At this share of the tables a side that keeps to rules of thumb, never the one that learns; at the others nobody does."""
    names = rulebook(game).sides

    def keepers(players: int) -> list[int]:
        return [side for side in range(len(sides_of(game, players))) if not learner or names[side] != learner]

    return tuple([dice.choice(keepers(players)) if dice.random() < share else NOBODY for _, players in chosen])


def some_tables(game: str, count: int, share: float, dice: Random, players: int = 0) -> list[Playable]:
    """So many of all that can be played, this share of them by so many players, or by as few as can play it."""
    tables = every_table(game)
    usual = players or min([players for _, players in tables])
    most = [table for table in tables if table[1] == usual]
    return [dice.choice(most if dice.random() < share else tables) for _ in range(count)]


def opened(plan: Striving, instinct: Instinctive, folder: Path) -> State:
    """Where the course in this folder stands; a folder belongs to one plan."""
    folder.mkdir(parents=True, exist_ok=True)
    file, kept = folder / "plan.json", folder / "state.json"
    if file.exists() and msgspec.json.decode(file.read_bytes(), type=Striving) != plan:
        raise BadInput(f"“{folder}” holds another course; name another folder, or the same figures.")
    write_file(file, msgspec.json.encode(plan))
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=State)
    return State(0, plan.begun or instinct.first, (0.0,) * len(instinct.names))


def portfolio(folder: Path, generation: int) -> Path:
    """Where a generation is kept."""
    return folder / f"generation-{generation}.json"


def work(task: Lesson | Trial) -> Slopes | Verdict:
    """What a worker does with either."""
    return study(task) if isinstance(task, Lesson) else prove(task)


def sum_up(found: Iterable[Slopes]) -> Slopes:
    """All together, one after the other: sums of fractions hang on their order."""
    first, *others = found
    up, seen = first.up.copy(), first.seen.copy()
    for slopes in others:
        up += slopes.up
        seen += slopes.seen
    return Slopes(up, seen)


def moved(plan: Striving, state: State, found: Slopes) -> State:
    """One step up: what is seen seldom moves little, and what goes the same way again and again gets far."""
    steep = found.up / (found.seen + plan.caution * plan.games)
    way = SWING * np.array(state.way) + (1 - SWING) * steep
    pace = plan.pace / (1 + state.step / CALMING)
    weights = np.array(state.weights) + np.clip(pace * way, -FARTHEST, FARTHEST)
    return State(state.step + 1, rounded(weights), rounded(way))


def rounded(numbers: Any) -> Weights:
    """Without what machines reckon differently."""
    return tuple([float(f"{each:.{FIGURES}g}") if abs(each) >= LEAST else 0.0 for each in numbers])


def proven(number: int, weights: Weights, found: Sequence[Verdict]) -> Proven:
    """What a generation is worth, with how far the deals differ."""
    deals = [each for verdict in found for each in verdict.deals]
    games = sum([verdict.games for verdict in found])
    share = sum(deals) / games
    a_deal = sum(deals) / len(deals)
    spread = sum([(each - a_deal) ** 2 for each in deals]) / max(1, len(deals) - 1)
    by_side = tuple([sum(each) / len(deals) for each in zip(*[verdict.sides for verdict in found], strict=True)])
    return Proven(number, weights, games, share, 1.96 * sqrt(spread * len(deals)) / games, by_side)


def mean_of(found: Sequence[Proven]) -> Weights:
    """The middle of several generations: what each has learned by luck alone is less of it."""
    return rounded(np.mean([each.weights for each in found], axis=0))


def gone_on(first: Weights, weights: Weights, far: float) -> Weights:
    """So many times as far the way that was learned: a short course ends long before it has gone all of it."""
    return rounded(np.array(first) + far * (np.array(weights) - np.array(first))) if far != 1 else weights


def written(instinct: Instinctive, weights: Weights) -> bytes:
    """Weights by the names of their features, without those of which nothing was learned."""
    learned = {name: each for name, each, first in zip(instinct.names, weights, instinct.first, strict=True) if each != first}
    return msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n"


def read(instinct: Instinctive, habits: bytes) -> Weights:
    """Weights that were written, each in its place."""
    learned = msgspec.json.decode(habits, type=dict[str, float])
    if unknown := learned.keys() - set(instinct.names):
        raise BadInput(f"No feature is called “{min(unknown)}”: these habits were learned for others.")
    return tuple([learned.get(name, first) for name, first in zip(instinct.names, instinct.first, strict=True)])
