"""Hindsight: what could have been made of a round, where it was lost, and how it looked to those who saw their own cards only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.rulebook import Rulebook
from onetable.core.word import Word
from onetable.games.fellowship.bots.decide import rank_choices
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.moves import choice_of
from onetable.games.fellowship.kernel.tricks import play
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.kernel.written import PHASES
from onetable.games.fellowship.solver.solving import Found, Solver
from onetable.games.fellowship.table import Board

SECONDS = 2.0  # for a position
WORLDS = 12  # that are imagined for each chance
QUICKLY = 20_000  # positions looked at in an imagined world
BOLDNESS = 0.3  # how often a set-up that is tried leaves the rules of thumb, for each choice

Moment = tuple[int, Game[Board]]  # how many answers were given before, and how the game stood


class Said(Struct, frozen=True):
    """One choice of a line: whose it is, and its word."""

    seat: int
    choice: Word


class Chance(Struct, frozen=True):
    """Before one answer: in what share of the worlds that its seat could not rule out the round could still be won; None is not known."""

    answer: int
    seat: int
    chance: float | None


class Hindsight(Struct, frozen=True):
    """All of it; None is what could not be decided in time."""

    winnable: bool | None
    line: tuple[Said, ...]
    begins: int  # the answers that were given before the line
    lost_at: int | None = None  # the answer, counted from 0, after which the round could no longer be won
    chances: tuple[Chance, ...] = ()


def moments(games: Iterator[Game[Board]]) -> list[Moment]:
    """The questions of the tricks in the last round of a game, given as it stood before each answer."""
    found: list[Moment] = []
    present = 0
    for answers, game in enumerate(games):
        if game.decision is None:
            break
        if game.table.round != present:
            present, found = game.table.round, []
        try:
            describe(game)
        except Unplayable:
            continue
        found.append((answers, game.clone()))
    return found


def solve_game(game: Game[Board], solver: Solver, seconds: float = SECONDS) -> tuple[Found, tuple[Said, ...]]:
    """Whether this position can be won, and by which choices."""
    rules, state = describe(game)
    found = solver.solve(rules, state, seconds)
    return found, tuple(words_of(game, found.line)) if found.winnable else ()


def words_of(game: Game[Board], line: Sequence[int]) -> Iterator[Said]:
    """A line of moves as choices; what the table does without asking is left out."""
    rules, state = describe(game)
    game = game.clone()
    present = game.table.round
    for move in line:
        if game.decision is None or game.table.round != present:
            return  # the table knew a trick earlier how it ends
        if is_same_question(game, state):
            number = choice_of(game, move)
            yield Said(game.decision.seat, game.decision.choices[number])
            game.answer(number)
        play(rules, state, move)


def is_same_question(game: Game[Board], state: Sequence[int]) -> bool:
    """Whether the table asks what the kernel asks."""
    board = game.table
    phase = PHASES.get(type(game.agenda[-1][0][0]))
    return (phase, board.number, len(board.trick)) == (state[at.PHASE], state[at.NUMBER], int(state[at.PILE]).bit_count())


def turning_point(found: Sequence[Moment], solver: Solver, seconds: float = SECONDS) -> int | None:
    """The answer after which a lost round could no longer be won; from the end backwards, as endings are decided quickly."""
    for answers, game in reversed(found):
        answer = solver.solve(*describe(game), seconds).winnable
        if answer is None:
            return None
        if answer:
            return answers
    return None


def chance_at(moment: Moment, rulebook: Rulebook[Any], solver: Solver, worlds: int, dice: Dice) -> Chance:
    """How this moment looked to the seat that was asked, from so many imagined worlds."""
    answers, game = moment
    assert game.decision is not None
    seat = game.decision.seat
    seen = rulebook.view(game, seat)
    verdicts = [solver.solve(*describe(rulebook.imagine(seen, dice)), seconds=0.2, most=QUICKLY).winnable for _ in range(worlds)]
    decided = [verdict for verdict in verdicts if verdict is not None]
    return Chance(answers, seat, sum(decided) / len(decided) if decided else None)


def chances(found: Sequence[Moment], rulebook: Rulebook[Any], solver: Solver, worlds: int, told: Callable[[], None]) -> Iterator[Chance]:
    """The same for all of them."""
    dice = Dice(1)
    for moment in found if worlds else ():
        told()
        yield chance_at(moment, rulebook, solver, worlds, dice)


def better_choices(game: Game[Board], solver: Solver, seconds: float = SECONDS) -> tuple[int, ...]:
    """The choices of this question after which the round can still be won, by their numbers."""
    assert game.decision is not None
    return tuple([number for number in range(len(game.decision.choices)) if can_be_won_after(game, number, solver, seconds)])


def can_be_won_after(game: Game[Board], number: int, solver: Solver, seconds: float) -> bool:
    """Whether this choice leaves a way to win."""
    present, game = game.table.round, game.clone()
    game.answer(number)
    if game.table.outcome:
        return game.table.outcome == "won"
    if game.table.round != present:
        return True  # a round that is followed by another was won
    return bool(solver.solve(*describe(game), seconds).winnable)


def look_back(
    games: Iterator[Game[Board]],
    rulebook: Rulebook[Any],
    seconds: float = SECONDS,
    worlds: int = WORLDS,
    told: Callable[[], None] = lambda: None,
) -> Hindsight:
    """Everything about the last round of a game that has ended, given as it stood before each of its answers and at its end."""
    every = list(games)
    solver, found = Solver(), moments(iter(every))
    if not found:
        raise Unplayable("no trick was played")
    first, line = solve_game(found[0][1], solver, seconds)
    lost = every[-1].table.outcome == "lost"
    point = turning_point(found, solver, seconds) if lost else None
    return Hindsight(first.winnable, line, found[0][0], point, tuple(chances(found, rulebook, solver, worlds, told)))


def solve_open(game: Game[Board], seconds: float, seed: int = 1) -> Hindsight:
    """The same with the set-up still to come: set-ups are tried, those by rules of thumb first, until one can be won."""
    solver, fate, deadline = Solver(), Random(seed), perf_counter() + seconds
    tried: set[tuple[int, ...]] = set()
    while perf_counter() < deadline:
        said, answers, trial = [], [], game.clone()
        while trial.decision is not None:
            try:
                describe(trial)
                break
            except Unplayable:
                choices = trial.decision.choices
                ranked = rank_choices(trial.table, trial.agenda, choices)
                place = 0
                while tried and place + 1 < len(ranked) and fate.random() < BOLDNESS:
                    place += 1
                said.append(Said(trial.decision.seat, choices[ranked[place]]))
                answers.append(ranked[place])
                trial.answer(ranked[place])
        if trial.decision is None or tuple(answers) in tried:
            tried.add(tuple(answers))
            continue
        tried.add(tuple(answers))
        found, line = solve_game(trial, solver, min(seconds / 4, SECONDS))
        if found.winnable:
            return Hindsight(True, (*said, *line), 0)
    return Hindsight(None, (), 0)
