"""Nothing hidden ever leaks: not by a view, a rebuild, an undo, a replay or the journal."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from onetable.core.dice import Dice
from onetable.core.match import Match
from onetable.core.record import Record, decode, load, record, replay, save
from tests.contract.leaks import find_leak, leak_at
from tests.contract.positions import ALL, is_looked_at, random_game, rulebook_of

every_setup = pytest.mark.parametrize(("game", "setup", "players"), ALL, ids=lambda value: str(value)[:60])


@every_setup
def test_worlds_that_look_the_same(game: str, setup: dict[str, Any], players: int, pytestconfig: pytest.Config) -> None:
    """Whatever `imagine` cannot tell apart is byte-identical, for every seat and for spectators."""
    seeds, every, count = (range(40), 3, 3) if pytestconfig.getoption("--long") else (range(10, 12), 6, 2)
    assert find_leak(rulebook_of(game), setup, players, seeds, every, count) == ""


@every_setup
def test_a_rebuilt_table_looks_the_same(game: str, setup: dict[str, Any], players: int, pytestconfig: pytest.Config) -> None:
    """A client that comes back gets the view of a table that was loaded anew."""
    rulebook, dice, long = rulebook_of(game), Dice(1), bool(pytestconfig.getoption("--long"))
    for number, now in enumerate(random_game(rulebook, setup, players, seed=21)):
        if number % 4 == 0 and is_looked_at(number, long):
            again = load(rulebook, save(rulebook, now))
            for seat in (-1, *range(players)):
                assert rulebook.view(again, seat).encode() == rulebook.view(now, seat).encode()
                assert leak_at(rulebook, again, seat, dice, 1) == ""


@every_setup
def test_undo_and_replay_look_the_same(game: str, setup: dict[str, Any], players: int) -> None:
    rulebook, dice, random = rulebook_of(game), Dice(2), Random(8)
    match = Match(rulebook, setup, players, seed=22)
    seats = (-1, *range(players))
    for number in range(60):
        decision = match.game.decision
        if decision is None:
            break
        before = [match.view(seat).encode() for seat in seats]
        match.answer(random.randrange(len(decision.choices)))
        if number % 3 == 0:
            assert match.undo(decision.seat, consent=True) is None
            assert [match.view(seat).encode() for seat in seats] == before
            assert all(leak_at(rulebook, match.game, seat, dice, 1) == "" for seat in seats)
            match.answer(random.randrange(len(decision.choices)))
    again = replay(rulebook, decode(msgspec.json.encode(record(match)), Record, "record"))
    assert [again.view(seat).encode() for seat in seats] == [match.view(seat).encode() for seat in seats]
    assert [again.journal_for(seat) for seat in seats] == [match.journal_for(seat) for seat in seats]
