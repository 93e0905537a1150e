"""Positions of records, written as scenarios: laid out and played up to, they are the same game, and stay it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from onetable.core.errors import BadInput
from onetable.core.match import Match
from onetable.core.record import record
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.running import build, run_scenario
from onetable.core.scenario.writing import is_same, write_position, yaml_of
from onetable.games.registry import RULEBOOKS, rulebook
from tests.cli.command import onetable
from tests.contract.positions import SETUPS

FEW, MANY = 4, 300
LONGEST = 120  # choices of a game
ON = 12  # choices that are made after the position to see that it stays the same


def random_match(game: str, dice: Random) -> Match[Any]:
    """A game of any set-up, played at random for a while."""
    setup, players = dice.choice(SETUPS[game])
    match, length = Match(rulebook(game), setup, players, dice.randrange(10**6)), dice.randrange(LONGEST)
    while (decision := match.game.decision) is not None and len(match.answers) < length:
        match.answer(dice.randrange(len(decision.choices)))
    return match


def write_and_compare(game: str, seed: int) -> None:
    """Write the last position of a random game, lay it out anew, and play both on in the same way."""
    dice, book = Random(f"{game} {seed}"), rulebook(game)
    match = random_match(game, dice)
    [data] = read_yaml(yaml_of(write_position(book, record(match), len(match.answers))))
    run_scenario(book, data)
    one, other = match.game.clone(), build(book, data)
    for _ in range(ON):
        assert is_same(book, one, other, match.players), f"seed {seed}"
        if one.decision is None:
            break
        number = dice.randrange(len(one.decision.choices))
        one.answer(number)
        other.answer(number)


@pytest.mark.parametrize("game", RULEBOOKS)
def test_a_few_positions_are_written_and_equal(game: str) -> None:
    for seed in range(FEW):
        write_and_compare(game, seed)


@pytest.mark.long
@pytest.mark.parametrize("game", RULEBOOKS)
def test_many_positions_are_written_and_equal(game: str) -> None:
    for seed in range(MANY):
        write_and_compare(game, 1000 + seed)


def test_the_command_writes_a_scenario_that_holds(tmp_path: Path) -> None:
    match = random_match("fellowship", Random(3))
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(record(match)))
    said = onetable("scenario", "--write", file, "3")
    written = tmp_path / "position.yaml"
    written.write_text(said.out, "utf-8")
    assert said.code == 0 and onetable("scenario", written).out == f"holds   {written}: The position after 3 choices of a game\n"
    far = onetable("scenario", "--write", file, "999")
    assert far.code == 2 and far.err.startswith("The record has ") and far.err.endswith("there is no position after 999.\n")


def test_a_position_in_the_middle_of_something_is_played_up_to() -> None:
    book = rulebook("fellowship")
    match = Match(book, {"chapter": 1}, 4, 5)
    while type(match.game.agenda[-1][0][0]).__name__ != "GiveBack":
        match.answer(0)
    data = write_position(book, record(match), len(match.answers))
    assert data["stage"] == "characters" and 1 <= len(data["before"]) <= 2
    with pytest.raises(BadInput):
        write_position(book, record(match), -1)
