"""Puzzles are what they say: winnable, of their level, the same on every machine, and told without their solution."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import date, timedelta

import pytest

from onetable.cli.app import main
from onetable.core.errors import BadInput
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.hindsight import solve_game
from onetable.games.fellowship.invariants import fault
from onetable.games.fellowship.puzzles.book import chapter_of_the_book
from onetable.games.fellowship.puzzles.levels import LEVELS, LINES, level_of
from onetable.games.fellowship.puzzles.making import is_proven, position
from onetable.games.fellowship.puzzles.puzzles import FellowshipPuzzles
from onetable.games.fellowship.solver.solving import Solver
from onetable.telling.puzzles import WAYS, Puzzle
from tests.cli.command import onetable

PUZZLES = FellowshipPuzzles()
FIRST_DAY = date(2026, 11, 16)


def wins(puzzle: Puzzle) -> bool:
    """Play the line that is found on the real table, to its end."""
    game = position(puzzle)
    for said in solve_game(game, Solver(), 60)[1]:
        assert game.decision is not None and game.decision.seat == said.seat
        game.answer(game.decision.choices.index(said.choice))
    while game.decision is not None:  # who sees all cards knows the end a trick earlier than the table
        game.answer(0)
    return game.table.outcome == "won"


def check_day(day: date, key: bytes) -> list[Puzzle]:
    """All puzzles of a day, each proven."""
    found = [PUZZLES.of_day(day.isoformat(), key, level, way) for level in PUZZLES.levels for way in WAYS]
    for puzzle in found:
        assert is_proven(puzzle) and wins(puzzle), puzzle.name
        assert puzzle.setup["chapter"] in LEVELS[puzzle.level].chapters and bool(puzzle.setup.get("open")) == (puzzle.way == "open")
    return found


def test_two_days_are_proven_and_hang_on_the_key() -> None:
    first, second = check_day(FIRST_DAY, b"one host"), check_day(FIRST_DAY + timedelta(1), b"one host")
    assert first[0] == PUZZLES.of_day(FIRST_DAY.isoformat(), b"one host", "easy", "open")
    assert first[0].seed != PUZZLES.of_day(FIRST_DAY.isoformat(), b"another", "easy", "open").seed
    assert len({puzzle.seed for puzzle in first + second}) == 12


@pytest.mark.long
def test_a_year_of_days_is_proven() -> None:
    seeds = {puzzle.seed for number in range(365) for puzzle in check_day(FIRST_DAY + timedelta(number), b"one host")}
    assert len(seeds) == 365 * 6


def test_the_book_has_puzzles_of_all_chapters_in_both_ways() -> None:
    book = PUZZLES.book()
    assert len(book) >= 100 and len({puzzle.name for puzzle in book}) == len(book)
    assert {puzzle.setup["chapter"] for puzzle in book} == set(CHAPTERS)
    for way in WAYS:
        assert {puzzle.level for puzzle in book if puzzle.way == way} == set(LEVELS)


@pytest.mark.parametrize("chapter", [pytest.param(each, marks=() if each in (1, 8, 17) else pytest.mark.long) for each in CHAPTERS])
def test_every_puzzle_of_the_book_is_proven_and_won_on_the_table(chapter: int) -> None:
    for puzzle in PUZZLES.book():
        if puzzle.setup["chapter"] == chapter:
            assert is_proven(puzzle) and wins(puzzle), puzzle.name


def test_the_book_is_made_by_its_command() -> None:
    made = sorted(chapter_of_the_book(7, lambda: None), key=lambda puzzle: -puzzle.lines)
    kept = [puzzle for puzzle in PUZZLES.book() if puzzle.setup["chapter"] == 7]
    assert [(puzzle.seed, puzzle.answers, puzzle.lines) for puzzle in made] == [
        (puzzle.seed, puzzle.answers, puzzle.lines) for puzzle in kept
    ]


def test_every_number_of_lines_has_a_level() -> None:
    assert {level_of(lines) for lines in range(LINES + 1)} == set(LEVELS)


# ---- all hands open, played by one person


def test_who_plays_for_all_sees_every_hand_and_is_asked_for_all() -> None:
    book = Fellowship()
    for chapter in (1, 4, 9, 12, 16):
        game = book.begin({"chapter": chapter, "open": True, "single": True}, 1, 5)
        while game.decision is not None:
            assert game.decision.seat == 0
            shown = book.view(game, 0).table
            assert shown.hands == game.table.hands
            game.answer(len(game.decision.choices) // 2)
            assert not fault(game)
        result = book.result(game)
        assert result is not None and len(result.scores) == 1 and game.table.round == 1


def test_hands_lie_open_for_one_person_only() -> None:
    with pytest.raises(BadInput, match="only for one person"):
        Fellowship().begin({"chapter": 1, "open": True}, 4, 1)


# ---- the command


def test_the_deals_of_a_day_are_told_without_their_solution(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--date", "2027-03-01", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(each["level"], each["way"]) for each in told] == [(level, way) for level in LEVELS for way in WAYS]
    assert all(set(each) & {"line", "solution", "choices"} == set() and len(each["hands"]) == 4 for each in told)
    assert main(["puzzle", "--date", "2027-03-01", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == told


def test_a_puzzle_is_played_in_plain_lines() -> None:
    said = onetable("puzzle", "book-001", "--plain", "--language", "en", typed="table\nquit\n")
    assert said.code == 0 and "Traceback" not in said.err and "book-001" in said.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(["--date", "soon"], "is no date"), (["--level", "odd"], "There is no level"), (["book-999"], "There is no puzzle")],
)
def test_what_is_no_puzzle_is_told_in_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_who_reads_the_book_does_not_load_the_solver() -> None:
    """A server reads it, and must not pay for a compiler."""
    reads = "import sys; from onetable.telling.puzzles import puzzles_of; puzzles_of('fellowship').book()"
    reads += "; print([name for name in sys.modules if 'solver' in name or 'numba' in name])"
    assert subprocess.run([sys.executable, "-c", reads], capture_output=True, text=True, check=True).stdout.strip() == "[]"
