"""Positions in which the move is clear: whoever looks at nothing but rules of thumb finds it, and thinking ahead finds it too."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from bench.positions.solving import GAMES, Position, asked, clear_positions, offered, verdict
from onetable.bots.registry import bot

UNSOLVED = {  # what thinking ahead over few playouts does there today
    "a small bargain is made where they need not": "worse",  # little hangs on it
    "an axe leaves the hand of a Dwarf who has one wound left to bear": "worse",  # the first rules of thumb never thought of it
    "nobody rests before the last step, when all cards come back anyway": "absurd",  # nor of this
    "a copy of who is dead makes room for another card": "worse",  # it draws one card less
}
EVERY = [pytest.param(game, each, id=f"{game}: {each.name}") for game in GAMES for each in clear_positions(game)]


@pytest.mark.parametrize(("game", "position"), EVERY)
def test_rules_of_thumb_solve_it(game: str, position: Position) -> None:
    assert verdict(game, position, bot(game, "rules"))[0] == "solved"


@pytest.mark.parametrize(("game", "position"), EVERY)
def test_thinking_ahead_solves_it_too(game: str, position: Position) -> None:
    found, answer = verdict(game, position, bot(game, "rollout:24n", seed=3))
    assert found in ("solved", UNSOLVED.get(position.name)), answer


WORSE = {  # what habits answer worse
    "tcg": ["an axe leaves the hand of a Dwarf who has one wound left to bear"],  # nobody gives anything away in the games that taught them
    "quest": ["of equal goals the nearer one is sought"],  # they stay where they are
}


@pytest.mark.parametrize("game", WORSE)
def test_habits_answer_nothing_absurdly(game: str) -> None:
    found = {each.name: verdict(game, each, bot(game, "habits")) for each in clear_positions(game)}
    assert not [name for name, (kind, _) in found.items() if kind == "absurd"]
    assert [name for name, (kind, _) in found.items() if kind == "worse"] == WORSE[game]


@pytest.mark.parametrize("level", ["steady", "master:24n"])
def test_levels_answer_nothing_absurdly_and_solve_nearly_all(level: str) -> None:
    found = [verdict(game, each, bot(game, level, seed=3))[0] for game in GAMES for each in clear_positions(game)]
    assert "absurd" not in found
    assert found.count("solved") >= 0.95 * len(found) >= 95


@pytest.mark.parametrize(("game", "position"), EVERY)
def test_what_is_right_and_absurd_can_be_chosen(game: str, position: Position) -> None:
    names = offered(game, asked(game, position))
    assert len(names) > 1
    for pattern in (*position.right, *position.absurd):
        assert any([fnmatchcase(name, pattern) for name in names]), (pattern, names)
