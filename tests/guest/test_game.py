"""Random games of the guest: all end, all that must hold holds, and whatever may be tried is offered or refused for a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanterns import news, phases, words
from lanterns.game import Lanterns
from lanterns.invariants import every_table, fault
from lanterns.pieces import Named, Player
from lanterns.table import Bridge
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.word import Word, kinds_of
from tests.contract.positions import random_game

BOOK = Lanterns()


@pytest.mark.parametrize(("setup", "players"), every_table(), ids=str)
def test_every_random_game_ends_well(setup: dict[str, Any], players: int) -> None:
    winners = set()
    for seed in range(100):
        for game in random_game(BOOK, setup, players, seed):
            assert fault(game) == ""
        result = BOOK.result(game)
        assert result is not None and sum(result.scores) == 1
        glow = [person.glow for person in game.table.people]
        assert glow[result.scores.index(1)] == max(glow)
        winners.add(result.outcome)
    assert len(winners) == players


def tried(game: Game[Bridge]) -> set[Word]:
    """All that the asked player might think of, by the rules and not by the engine."""
    assert game.decision is not None
    bridge, seat = game.table, game.decision.seat
    others = [Player(other) for other in range(len(bridge.people)) if other != seat]
    match game.agenda[-1][0][0]:
        case phases.HangUp():
            return {phases.Hang(Named(held.face)) for held in bridge.people[seat].hand}
        case phases.KeepWatch():
            return {phases.LookAway(), *map(phases.LookUnder, others)}
        case words.PutOut():
            return {words.Smother(Player(seat)), *map(words.Smother, others)}
    raise AssertionError("nobody else asks")


def test_whatever_may_be_tried_is_offered_or_refused_for_a_reason() -> None:
    reasons = set()
    for seed in range(300):
        for game in random_game(BOOK, {"length": "long"}, 2 + seed % 3, seed):
            refused = BOOK.why_not(game)
            offered = set(game.decision.choices) if game.decision is not None else set()
            assert not offered & set(refused)
            assert offered | set(refused) == (tried(game) if game.decision is not None else set())
            reasons |= {type(reason) for reason in refused.values()}
    assert reasons == set(kinds_of(news.Reason)) - {news.Reason}


def test_a_secret_choice_is_asked_even_where_there_is_only_one() -> None:
    game = BOOK.scene({"people": [{"hand": ["moon", "dragon", "carp"]}, {"hand": ["tin", "fox", "owl"]}], "watch": 1})
    assert game.decision is not None and game.decision.private and len(game.decision.choices) == 1


def test_the_same_seed_plays_the_same_game_and_another_does_not() -> None:
    def ending(seed: int) -> tuple[int, ...]:
        game, random = BOOK.begin({"length": "long"}, 4, seed), Random(1)
        while game.decision is not None:
            game.answer(random.randrange(len(game.decision.choices)))
        return tuple([person.glow for person in game.table.people])

    assert ending(1) == ending(1) and len({ending(seed) for seed in range(20)}) > 10


@pytest.mark.parametrize(
    ("setup", "players", "sentence"),
    [
        ({}, 1, "This game is for 2 to 4 players, not 1."),
        ({"length": "endless"}, 2, "“length” can be short, long, not “endless”."),
        ({"options": {"twins": "fight"}}, 2, "“twins” can be go_out, share, not “fight”."),
        ({"moon": "full"}, 2, "The set-up cannot be used: Object contains unknown field `moon`."),
    ],
)
def test_a_set_up_that_cannot_be_used(setup: dict[str, Any], players: int, sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        BOOK.begin(setup, players, 1)
    assert str(refusal.value) == sentence
