"""How a puzzle is made: a deal is set up by rules of thumb, proven winnable, and measured by how few lines of sensible play win it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from onetable.core.game import Game
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, numbers
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.unplayable import Unplayable
from onetable.games.fellowship.kernel.wanted import COMPILED
from onetable.games.fellowship.puzzles.levels import LEVELS, LINES, level_of
from onetable.games.fellowship.solver import layout as on
from onetable.games.fellowship.solver.solving import Solver
from onetable.games.fellowship.solver.trials import play_on
from onetable.games.fellowship.table import Board
from onetable.telling.puzzles import Puzzle, Way

BOOK = Fellowship()
SEATS = {"open": 1, "closed": 4}
NOISE = 200  # how much chance is in each of them
LOOKS = 4_000  # positions that are looked at for a proof: without a compiler less than a second
MEMORY = 65_521  # positions that are remembered in a proof
PROOF = 60.0  # seconds, more than so many positions ever take: the number decides, so that every machine makes the same puzzles


def setup_of(chapter: int, way: Way) -> dict[str, Any]:
    """One round of this chapter."""
    return {"chapter": chapter, "single": True, **({"open": True} if way == "open" else {})}


def set_up(setup: dict[str, Any], players: int, seed: int) -> tuple[Game[Board], tuple[int, ...]] | None:
    """The deal with its set-up done by rules of thumb, and what was chosen; None where no trick comes."""
    game, answers = BOOK.begin(setup, players, seed, silent=True), list[int]()
    while game.decision is not None:
        try:
            describe(game)
        except Unplayable:
            answers.append(decide(game.table, game.agenda, game.decision.choices))
            game.answer(answers[-1])
            continue
        return game, tuple(answers)
    return None


def winning_lines(rules: Numbers, state: Numbers) -> int:
    """Of a hundred lines in which everybody plays what seems good and sees no other hand, how many win."""
    notes, fate, won = numbers([0] * on.NOTES_SIZE), 1, 0
    notes[on.NOISE] = NOISE
    for _ in range(LINES):
        work = state.copy()
        work[at.FATE] = fate
        play_on(rules, work, notes)
        fate = int(work[at.FATE])
        won += int(work[at.OVER] == at.ROUND_WON)
    return won


def is_winnable(rules: Numbers, state: Numbers) -> bool:
    """Whether a proof is found; with a fresh memory of one size, so that nothing hangs on what was solved before, nor on the compiler."""
    return bool(Solver(MEMORY if COMPILED else 16 * MEMORY).solve(rules, state, PROOF, LOOKS).winnable)


def make(name: str, chapter: int, way: Way, seed: int, level: str = "") -> Puzzle | None:
    """The puzzle of this deal, if it is winnable, and of this level where one is named."""
    setup, players = setup_of(chapter, way), SEATS[way]
    found = set_up(setup, players, seed)
    if found is None:
        return None
    game, answers = found
    rules, state = describe(game)
    lines = winning_lines(rules, state)
    if level and level_of(lines) != level:
        return None
    if not is_winnable(rules, state):
        return None
    return Puzzle(name, level_of(lines), way, players, setup, seed, answers, lines)


def position(puzzle: Puzzle) -> Game[Board]:
    """The game as it stands when the puzzle begins."""
    game = BOOK.begin(puzzle.setup, puzzle.players, puzzle.seed, silent=True)
    for answer in puzzle.answers:
        game.answer(answer)
    return game


def is_proven(puzzle: Puzzle) -> bool:
    """Whether it is what it says: winnable, and of its level."""
    rules, state = describe(position(puzzle))
    lines = winning_lines(rules, state)
    return is_winnable(rules, state) and (lines, level_of(lines)) == (puzzle.lines, puzzle.level)


def search(name: str, level: str, way: Way, dice: Iterator[int]) -> Puzzle:
    """The first deal of this level that these dice lead to."""
    chapters = LEVELS[level].chapters
    while True:
        chapter, seed = chapters[next(dice) % len(chapters)], next(dice)
        found = make(name, chapter, way, seed, level)
        if found is not None:
            return found
