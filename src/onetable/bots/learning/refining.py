"""A course in which habits are refined: hidden units join them, and all weights go on from where they were, step by step."""

from __future__ import annotations

from collections.abc import Generator
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from onetable.bots.arena.workers import workers
from onetable.bots.learning.instincts import instinct_of
from onetable.bots.learning.judging import Weights as Judgement
from onetable.bots.learning.lessons import Lesson, study
from onetable.bots.learning.proving import Verdict
from onetable.bots.learning.striving import OF_A_COURSE, PORTION, UNSEEN, Proven, Stride, in_turn, portfolio, proven, some_tables
from onetable.bots.learning.tastes import DECIMALS, Taste, grown, likings, unflattened
from onetable.bots.selfplay import MOST_DECISIONS, Fault
from onetable.core.errors import BadInput
from onetable.core.record import write_file
from onetable.core.step import Seat
from onetable.games.registry import rulebook

FIRST_SEED = 5_000_000_000  # deals of courses, and of their proofs: whoever compares bots takes others
DUELS = 0.9  # the share of games between as few as can play
SWING, MEMORY = 0.9, 0.98  # how much of the way so far, and of how far it swayed, is kept at each step
CAUTION = 0.05  # whatever sways less than this in a step was hardly seen and hardly moves
CALMING = 200  # after so many steps the pace is half of what it was
SETTLING = 0.04  # how much of a step goes over at once into what is kept: the mean of the latest steps sways less than each of them


class Refining(Struct, frozen=True):
    """All that decides what is learned, besides the judgement that tells how a stretch of a game went."""

    game: str
    begun: str  # the digest of the habits with which it begins
    seed: int = 1
    generations: int = 4
    steps: int = 40  # of a generation
    games: int = 300  # of a step
    pace: float = 0.01
    proof: int = 200  # deals by which a generation is proven
    units: int = 12  # hidden ones, where the habits with which it begins have none

    def lessons(self, step: int, taste: Taste, judgement: Judgement) -> list[Lesson]:
        """The games of a step, in portions."""
        chosen = some_tables(self.game, self.games, DUELS, Random(f"{self.seed} {step}"))
        begin = FIRST_SEED + self.seed * OF_A_COURSE + step * self.games
        return [Lesson(self.game, tuple(chosen[at : at + PORTION]), begin + at, taste, judgement) for at in range(0, self.games, PORTION)]

    def rounds(self, taste: Taste, begun: Taste) -> list[Rounds]:
        """The same deals for every generation, which no step plays."""
        chosen = some_tables(self.game, self.proof, 1.0, Random(f"{self.seed} proof"))
        begin = FIRST_SEED + self.seed * OF_A_COURSE + UNSEEN
        return [Rounds(self.game, tuple(chosen[at : at + PORTION]), begin + at, taste, begun) for at in range(0, self.proof, PORTION)]


class Rounds(Struct, frozen=True):
    """Some deals, each played once from every seat against the habits with which a course began."""

    game: str
    tables: tuple[tuple[dict[str, Any], int], ...]
    seed: int
    taste: Taste
    begun: Taste


class State(Struct, frozen=True):
    """How far a course has come: all that the next step needs, each a number for every weight."""

    step: int
    weights: list[float]
    way: list[float]  # which way each is going
    sway: list[float]  # how far it was pushed, whichever way: squares
    settled: list[float]  # the mean of the latest weights, which is what is learned


def refine(
    plan: Refining, begun: Taste, judgement: Judgement, folder: Path, jobs: int = 1, ray: str | None = None
) -> Generator[Stride | Proven, None, None]:
    """The whole course; it goes on where it was."""
    features = len(instinct_of(plan.game).names)
    state, total = opened(plan, begun, folder), plan.generations * plan.steps
    for number in range(1, state.step // plan.steps + 1):
        yield msgspec.json.decode(portfolio(folder, number).read_bytes(), type=Proven)
    with workers(jobs, ray, work) as crew:
        while state.step < total:
            lessons = plan.lessons(state.step, unflattened(state.weights, features), judgement)
            state = moved(plan, state, sum_up(in_turn(crew, lessons)))
            number, over = divmod(state.step, plan.steps)
            found = None
            if not over:
                rounds = plan.rounds(unflattened(state.settled, features), begun)
                found = proven(number, tuple(state.settled), in_turn(crew, rounds))
                write_file(portfolio(folder, number), msgspec.json.encode(found))
            write_file(folder / "state.json", msgspec.json.encode(state))  # last: whatever it says is done lies there
            yield Stride(state.step, total)
            if found is not None:
                yield found


def opened(plan: Refining, begun: Taste, folder: Path) -> State:
    """Where the course in this folder stands; a folder belongs to one plan."""
    folder.mkdir(parents=True, exist_ok=True)
    file, kept = folder / "plan.json", folder / "state.json"
    if file.exists() and msgspec.json.decode(file.read_bytes(), type=Refining) != plan:
        raise BadInput(f"“{folder}” holds another course; name another folder, or the same figures.")
    write_file(file, msgspec.json.encode(plan))
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=State)
    weights = grown(begun, plan.units, plan.seed).flat.tolist()
    return State(0, weights, [0.0] * len(weights), [0.0] * len(weights), weights)


def work(task: Lesson | Rounds) -> Any:
    """What a worker does with either."""
    return study(task) if isinstance(task, Lesson) else compare(task)


def compare(rounds: Rounds) -> Verdict:
    """Play these deals."""
    games, deals = 0, list[float]()
    for number, (setup, players) in enumerate(rounds.tables):
        deals.append(sum([played(rounds, setup, players, rounds.seed + number, seat) for seat in range(players)]))
        games += players
    return Verdict(games, tuple(deals))


def played(rounds: Rounds, setup: dict[str, Any], players: int, seed: int, mine: Seat) -> float:
    """What came of one game for the seat that plays by the refined habits."""
    book, instinct = rulebook(rounds.game), instinct_of(rounds.game)
    game = book.begin(setup, players, seed, hasty=True, silent=True)
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            break
        offers = instinct.offers(game.table, game.agenda, decision.choices, decision.seat)
        liked, _ = likings(offers, rounds.taste if decision.seat == mine else rounds.begun)
        game.answer(offers[int(liked.round(DECIMALS).argmax())][0])
    result = book.result(game)
    if result is None:
        raise Fault(f"the game has not ended after {MOST_DECISIONS} decisions")
    return result.scores[mine]


def sum_up(found: list[Any]) -> Any:
    """All together, one after the other: sums of fractions hang on their order."""
    total = np.zeros_like(found[0])
    for each in found:
        total += each
    return total


def moved(plan: Refining, state: State, found: Any) -> State:
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
