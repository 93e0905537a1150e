"""What is gained where habits are left: the same question in the same worlds, and a table by kinds of question."""

from __future__ import annotations

import pytest

from bench.departures import ask_in_a_game, told


@pytest.mark.parametrize(("game", "players", "only"), [("tcg", 2, "AssignMinions"), ("quest", 3, "Command")])
def test_only_questions_of_that_kind_are_asked_and_alike_each_time(game: str, players: int, only: str) -> None:
    found = ask_in_a_game(game, "master:4n", 7, players, 2, only)
    assert {kind for kind, _ in found} == {only}
    assert all([gain is None or -1 <= gain <= 1 for _, gain in found])
    assert found == ask_in_a_game(game, "master:4n", 7, players, 2, only)


def test_gains_are_told_for_each_time_that_habits_were_left() -> None:
    lines = told([[("Bids", 0.1), ("Bids", None)], [("Bids", 0.3), ("Actions", None)]]).splitlines()[2:]
    assert lines == ["| all | 4 | 2 | +20.0% | 19.6% |", "| Bids | 3 | 2 | +20.0% | 19.6% |"]
