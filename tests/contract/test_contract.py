"""What every game promises: pure questions, free clones, saves at any moment, views that leak nothing, reasons."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import msgspec
import pytest

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.match import Match
from onetable.core.record import Record, decode, load, record, replay, save
from onetable.core.rulebook import Rulebook
from tests.contract.positions import ALL, is_looked_at, random_game, rulebook_of

every_setup = pytest.mark.parametrize(("game", "setup", "players"), ALL, ids=lambda value: str(value)[:60])


def position(game: Game[Any]) -> tuple[Any, ...]:
    """All that makes up a position, to be compared."""
    return game.table, list(game.agenda), game.decision


def seats_and_spectator(players: int) -> list[int]:
    return [-1, *range(players)]


@every_setup
def test_asking_changes_nothing_and_asks_the_same_again(game: str, setup: dict[str, Any], players: int) -> None:
    for now in random_game(rulebook_of(game), setup, players, seed=1):
        twin = now.clone()
        if twin.decision is not None:
            twin.decision = None
            twin.advance()
        assert position(twin) == position(now)


@every_setup
def test_a_clone_goes_its_own_way(game: str, setup: dict[str, Any], players: int) -> None:
    dice = Random(5)
    for now in random_game(rulebook_of(game), setup, players, seed=2):
        if now.decision is None:
            break
        before = save(rulebook_of(game), now)
        twin = now.clone()
        for _ in range(3):
            if twin.decision is not None:
                twin.answer(dice.randrange(len(twin.decision.choices)))
        assert save(rulebook_of(game), now) == before


@every_setup
def test_a_save_resumes_at_the_same_decision(game: str, setup: dict[str, Any], players: int) -> None:
    rulebook = rulebook_of(game)
    for now in random_game(rulebook, setup, players, seed=3):
        again = load(rulebook, save(rulebook, now))
        assert position(again) == position(now)


@every_setup
def test_an_imagined_world_looks_the_same(game: str, setup: dict[str, Any], players: int, pytestconfig: pytest.Config) -> None:
    """At some decisions of each game: `test_no_leak` plays others, with several worlds for each."""
    rulebook, dice, long = rulebook_of(game), Dice(4), bool(pytestconfig.getoption("--long"))
    for number, now in enumerate(random_game(rulebook, setup, players, seed=4)):
        for seat in seats_and_spectator(players) if is_looked_at(number, long) else ():
            seen = rulebook.view(now, seat)
            world = rulebook.imagine(seen, dice)
            assert rulebook.view(world, seat).encode() == seen.encode()


@every_setup
def test_a_view_that_went_to_another_process_can_be_imagined_there(game: str, setup: dict[str, Any], players: int) -> None:
    rulebook, dice = rulebook_of(game), Dice(4)
    for number, now in enumerate(random_game(rulebook, setup, players, seed=7)):
        if now.decision is None or number > 30:
            break
        if number % 5 == 0:
            seen = rulebook.view(now, now.decision.seat)
            world = rulebook.imagine(pickle.loads(pickle.dumps(seen)), dice)
            assert rulebook.view(world, seen.seat) == seen


@every_setup
def test_every_refusal_has_a_reason_and_no_choice_is_refused(game: str, setup: dict[str, Any], players: int) -> None:
    rulebook = rulebook_of(game)
    for now in random_game(rulebook, setup, players, seed=5):
        refused = rulebook.why_not(now)
        if now.decision is not None:
            assert not set(refused) & set(now.decision.choices)
            assert len(set(now.decision.choices)) == len(now.decision.choices)


def play_match(rulebook: Rulebook[Any], setup: dict[str, Any], players: int, seed: int) -> Match[Any]:
    match, dice = Match(rulebook, setup, players, seed), Random(seed)
    while match.game.decision is not None:
        match.answer(dice.randrange(len(match.game.decision.choices)))
    return match


@every_setup
def test_a_replay_gives_the_same_journal(game: str, setup: dict[str, Any], players: int) -> None:
    rulebook = rulebook_of(game)
    match = play_match(rulebook, setup, players, seed=6)
    written = msgspec.json.encode(record(match))
    again = replay(rulebook, decode(written, Record, "record"))
    assert again.journal == match.journal and position(again.game) == position(match.game)
    for seat in seats_and_spectator(players):
        assert again.view(seat).encode() == match.view(seat).encode()
