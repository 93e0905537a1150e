"""A position of any game, its last rounds too, can be written down, and what is built of it is the same game."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.record import record
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.running import build, run_scenario
from onetable.core.scenario.writing import is_same, write_position, yaml_of
from onetable.games.quest.table import Board
from onetable.games.registry import rulebook

BOOK = rulebook("quest")
PLAYED_ON = 25


def random_match(seed: int, most: int = 700) -> Match[Board]:
    """A game that was played by chance for a while."""
    options = {"events_drawn": 3, "same_figure_twice": True} if seed % 3 == 2 else {}
    match, dice = Match(BOOK, {"options": options}, 2 + seed % 3, seed), Random(seed)
    while (decision := match.game.decision) is not None and len(match.answers) < most:
        match.answer(dice.randrange(len(decision.choices)))
    return match


def order(game: Game[Board]) -> bytes:
    """The table with the order in which things came to it: choices are offered in that order."""
    return msgspec.json.encode(game.table.bare())


def check(match: Match[Board], step: int) -> bool:
    """The position after so many choices, written as text and read again, is the same and stays so; whether it was laid out directly."""
    [data] = read_yaml(yaml_of(write_position(BOOK, record(match), step)))
    run_scenario(BOOK, data)
    there, here = build(BOOK, data), match.at_step(step).game.clone()
    assert is_same(BOOK, here, there, match.players) and order(here) == order(there)
    for _, number, _ in match.answers[step : step + PLAYED_ON]:
        here.answer(number)
        there.answer(number)
    assert is_same(BOOK, here, there, match.players) and order(here) == order(there)
    return "before" not in data


@pytest.mark.long
@pytest.mark.parametrize("seed", range(30))
def test_three_hundred_positions_are_written_and_built_again(seed: int) -> None:
    match = random_match(seed)
    steps = Random(seed).sample(range(len(match.answers) + 1), 10)
    assert sum([check(match, step) for step in steps]) > len(steps) // 2  # most need nothing that leads up to them


def test_a_step_is_written_by_its_name_where_it_has_one() -> None:
    game = BOOK.scene({"step": "travel", "until": "end of game", "heroes": [{"hero": "thalin"}, {"hero": "beravor"}]})
    written = BOOK.write_scene(game)
    assert written is not None and written["step"] == "travel" and written["seat"] == 1


def test_the_middle_of_a_card_is_not_laid_out() -> None:
    game = BOOK.scene({"card": "encounter.the_mad_baggins", "heroes": [{"hero": "thalin"}]})
    assert game.decision is not None and BOOK.write_scene(game) is None
