"""A position of a game that is written down and laid out again is the same game, now and later."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.match import Match
from onetable.core.record import record
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.running import build, run_scenario
from onetable.core.scenario.writing import is_same, write_position, yaml_of
from onetable.games.registry import rulebook
from onetable.games.tcg.decklist import DECKS

BOOK = rulebook("tcg")
NAMES = [name for name in DECKS if not name.endswith("_retail")]


def played(seed: int) -> Match[Any]:
    """A game at random, for two to five, to its end or a long way: of each kind of set-up there is."""
    dice = Random(seed)
    players = 2 + seed % 4 if seed % 5 else 2
    setup = {"first_game": True} if seed % 5 == 0 else {"decks": [dice.choice(NAMES) for _ in range(players)]}
    match = Match(BOOK, setup, players, seed)
    while match.game.decision is not None and len(match.answers) < 250:
        match.answer(dice.randrange(len(match.game.decision.choices)))
    return match


def check(match: Match[Any], step: int, dice: Random) -> bool:
    """The position after so many choices is the same when it is read again, and after some more; whether it could be laid out."""
    written = write_position(BOOK, record(match), step)
    [data] = read_yaml(yaml_of(written))
    run_scenario(BOOK, data)
    game, again = match.at_step(step).game, build(BOOK, data)
    assert is_same(BOOK, game, again, match.players), yaml_of(written)
    for _ in range(8):
        if game.decision is None:
            break
        number = dice.randrange(len(game.decision.choices))
        game.answer(number)
        again.answer(number)
        assert is_same(BOOK, game, again, match.players), yaml_of(written)
    return "before" not in data


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_some_positions_come_back_as_they_were(seed: int) -> None:
    match, dice = played(seed), Random(seed)
    laid_out = [check(match, step, dice) for step in dice.sample(range(len(match.answers)), 4)]
    assert any(laid_out)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_many_positions_come_back_as_they_were(seed: int) -> None:
    match, dice = played(seed), Random(seed)
    for step in dice.sample(range(len(match.answers) + 1), 5):
        check(match, step, dice)
