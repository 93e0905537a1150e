"""Hindsight is right: the marked answer is the one that lost the round, and the line that is shown wins it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from onetable.cli.app import main
from onetable.core.game import Game
from onetable.games.fellowship.bots.decide import decide
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.hindsight import look_back, solve_open
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.solver.solving import Solver
from onetable.games.fellowship.table import Board

BOOK = Fellowship()
SOLVER = Solver()


def played(chapter: int, players: int, seed: int) -> list[Game[Board]]:
    """A whole game, mostly by rules of thumb: as it stood before each answer, and at its end."""
    chance = Random(seed)
    game = BOOK.begin({"chapter": chapter}, players, seed, silent=True)
    stages = [game.clone()]
    while game.decision is not None:
        choices = game.decision.choices
        game.answer(chance.randrange(len(choices)) if chance.random() < 0.1 else decide(game.table, game.agenda, choices))
        stages.append(game.clone())
    return stages


def winnable(game: Game[Board]) -> bool | None:
    """Whether the tricks to come can be won."""
    return SOLVER.solve(*describe(game), seconds=20).winnable if game.decision is not None else game.table.outcome == "won"


def check_turning_point(stages: list[Game[Board]]) -> bool:
    """Solve on both sides of the marked answer; whether there was one. None is marked where a position stays undecided."""
    found = look_back(iter(stages), BOOK, seconds=5, worlds=0)
    if stages[-1].table.outcome == "won":
        assert found.lost_at is None and found.winnable
    if found.lost_at is None:
        return False
    assert winnable(stages[found.lost_at]) is True
    assert winnable(stages[found.lost_at + 1]) is False
    return True


def test_the_marked_answer_is_the_one_that_lost_the_round() -> None:
    for game in ((1, 3, 5), (1, 4, 2), (2, 4, 1), (2, 3, 1), (7, 4, 2), (7, 3, 7)):  # lost ones that are decided quickly
        assert check_turning_point(played(*game))


@pytest.mark.long
def test_the_turning_points_of_528_games() -> None:
    games = [(chapter, players, seed) for seed in range(16) for chapter in (1, 2, 3, 4, 6, 7, 8, 10, 11, 13, 15) for players in (2, 3, 4)]
    whole = [played(*game) for game in games]
    lost = [stages for stages in whole if stages[-1].table.outcome == "lost"]
    marked = sum([check_turning_point(stages) for stages in whole])
    assert len(lost) >= 200 and marked >= 0.9 * len(lost)


def test_the_line_wins() -> None:
    stages = played(2, 4, 5)
    found = look_back(iter(stages), BOOK, worlds=0)
    game = stages[found.begins].clone()
    assert found.winnable and found.line
    for said in found.line:
        assert game.decision is not None and game.decision.seat == said.seat
        game.answer(game.decision.choices.index(said.choice))
    assert game.table.outcome == "won"


def test_a_set_up_can_be_left_open() -> None:
    game = BOOK.begin({"chapter": 1}, 3, 4, silent=True)
    found = solve_open(game, seconds=20)
    assert found.winnable
    for said in found.line:
        assert game.decision is not None
        game.answer(game.decision.choices.index(said.choice))
    assert game.table.outcome == "won"


# ---- the command


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """The records of three short games."""
    assert main(["selfplay", "fellowship", "--bots", "rules", "--games", "3", "--seed", "1", "--records", str(tmp_path)]) == 0
    return tmp_path


def solved(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What `onetable solve` says, as data."""
    capsys.readouterr()
    assert main(["solve", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_selfplay_keeps_the_record_of_each_game(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = sorted(records.iterdir())
    assert [path.name for path in kept] == [f"fellowship-4p-{seed}.json" for seed in (1, 2, 3)]
    assert main(["replay", str(kept[0])]) == 0


def test_solve_tells_of_a_record_whether_it_could_be_won_and_how(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = solved(capsys, str(records / "fellowship-4p-1.json"), "--worlds", "1")
    assert set(told) == {"winnable", "begins", "line", "lost_at", "chances"}
    assert told["winnable"] is True and told["line"][0]["text"].startswith("Play")
    assert all(each["chance"] is None or 0 <= each["chance"] <= 1 for each in told["chances"]) and len(told["chances"]) >= 20


def test_solve_draws_a_picture(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", str(records / "fellowship-4p-1.json"), "--worlds", "1"]) == 0
    assert "100 % █" in capsys.readouterr().out


def test_solve_takes_a_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "end.yaml"
    file.write_text(SCENARIO, "utf-8")
    assert solved(capsys, str(file))["winnable"] is True


def test_solve_says_what_it_cannot_solve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", str(tmp_path / "none.json")]) == 2
    assert "Cannot read" in capsys.readouterr().err


SCENARIO = """
edition: 2
name: Frodo wants his second Ring
setup: {chapter: 1}
characters: [frodo, gandalf, bilbo, pippin]
hands:
  frodo: R1 H8 M1
  gandalf: R3 H1 M8
  bilbo: R4 H2 M3
  pippin: R5 H3 M4
won: [[frodo, R2 F1 F2 F3], [bilbo, S1 S2 S3 S4], [bilbo, S5 S6 S7 S8], [bilbo, F4 F5 F6 F7]]
broken: true
"""
