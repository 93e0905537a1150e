"""How a bot that thinks ahead should choose: options in the same worlds, and what a doubt and a handicap would have won."""

from __future__ import annotations

import pytest

from bench.options import choice, gained, told, tried_in_a_game

CLEAR = [[0.5, 0.6, 0.2]] * 12  # the second option stands better in every world
WON = [[0.0, 1.0, 0.0]] * 12


@pytest.mark.parametrize(("game", "players"), [("tcg", 2), pytest.param("quest", 3, marks=pytest.mark.long)])
def test_all_options_of_a_question_are_tried_in_every_world(game: str, players: int) -> None:
    found = tried_in_a_game(game, 11, players, 1)
    assert len(found) > 3
    for _, handicaps, stood, ended in found:
        assert len(handicaps) > 1 and [len(world) for world in stood + ended] == [len(handicaps)] * 2
        assert all([0 <= chance <= 1 for world in stood for chance in world]) and {each for world in ended for each in world} <= {0, 0.5, 1}


def test_the_advised_option_is_left_for_what_stands_clearly_better() -> None:
    assert choice(CLEAR, 2.0, [0, 0, 0]) == 1
    assert choice(CLEAR, 0.0, [0, 0.2, 0]) == 0  # held back
    assert choice([[0.5, 0.9], [0.5, 0.2]], 0.0, [0, 0]) == 1 and choice([[0.5, 0.9], [0.5, 0.2]], 1.0, [0, 0]) == 0  # doubtful


def test_what_is_gained_is_told_by_worlds_that_did_not_choose() -> None:
    assert gained(("Actions", [0, 0, 0], CLEAR, WON), 1.0, 0.0) == (1.0, 1.0)
    lucky = [[0.5, 1.0 if at == 0 else 0.49] for at in range(12)]  # one world alone speaks for it, and is won
    won = [[0.0, 1.0 if at == 0 else 0.0] for at in range(12)]
    gain, left = gained(("Actions", [0, 0], lucky, won), 0.0, 0.0)
    assert gain == 0.0 and left == pytest.approx(5 / 6)  # where that world does not choose, nobody does


def test_every_doubt_and_handicap_has_a_line() -> None:
    lines = told([[("Actions", [0, 0, 0], CLEAR, WON)], [("Bids", [0, 0, 0], CLEAR, WON)]]).splitlines()
    assert lines[0] == "2 questions" and len(lines) == 4 + 16
    assert lines[4] == "| 0 | 0.0% | 100% | +100.00% | 0.00% |"
