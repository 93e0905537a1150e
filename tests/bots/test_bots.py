"""Bots: legal at every decision, blind to what their seat may not see, in time, and better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from onetable.bots.registry import NAMES, bot
from onetable.bots.rollout import RolloutBot
from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.view import View
from onetable.games.registry import rulebook
from tests.contract.positions import SETUPS

BOOK = rulebook("fellowship")
EVERY_SETUP = pytest.mark.parametrize(("setup", "players"), SETUPS["fellowship"], ids=str)


def play(name: str, setup: dict[str, Any], players: int, seed: int) -> tuple[str, list[int]]:
    """A whole game with this bot at every seat: how it ended, and the answers."""
    game = BOOK.begin(setup, players, seed, silent=True)
    bots = [bot("fellowship", name, seed=seat) for seat in range(players)]
    answers = []
    while game.decision is not None:
        seat = game.decision.seat
        number = bots[seat].choose(BOOK.view(game, seat))
        assert 0 <= number < len(game.decision.choices)
        answers.append(number)
        game.answer(number)
    return game.table.outcome, answers


@EVERY_SETUP
@pytest.mark.parametrize("name", ["random", "rules"])
def test_every_answer_is_legal_and_every_game_ends(name: str, setup: dict[str, Any], players: int) -> None:
    for seed in range(4):
        assert play(name, setup, players, seed)[0] in ("won", "lost")


@pytest.mark.parametrize(("setup", "players"), SETUPS["fellowship"][::6], ids=str)
def test_who_thinks_ahead_answers_legally(setup: dict[str, Any], players: int) -> None:
    assert play("rollout:1ms", setup, players, 3)[0] in ("won", "lost")


def test_the_same_seed_plays_the_same_game() -> None:
    assert play("rules", {"chapter": 13}, 4, 5) == play("rules", {"chapter": 13}, 4, 5)
    assert play("random", {"chapter": 2}, 3, 5) == play("random", {"chapter": 2}, 3, 5)


def test_a_fixed_number_of_playouts_is_repeatable() -> None:
    view = first_lead(seed=4)
    answers = {thinker(playouts=60).choose(view) for _ in range(3)}
    assert len(answers) == 1


def thinker(playouts: int | None = None, **more: Any) -> RolloutBot:
    found = bot("fellowship", "rollout", seed=9)
    assert isinstance(found, RolloutBot)
    return RolloutBot(found.rulebook, found.thinking, seed=9, playouts=playouts, **more)


def first_lead(seed: int) -> View[Any]:
    """What the first leader of chapter 1 sees."""
    game = BOOK.begin({"chapter": 1}, 4, seed)
    rules = bot("fellowship", "rules")
    while game.decision is not None and type(game.decision.choices[0]).__name__ != "Play":
        game.answer(rules.choose(BOOK.view(game, game.decision.seat)))
    assert game.decision is not None
    return BOOK.view(game, game.decision.seat)


@pytest.mark.parametrize("name", ["rules", "rollout"])
def test_a_bot_cannot_see_what_its_seat_cannot(name: str) -> None:
    """In every world that the seat cannot tell apart the answer is the same, because the view is."""
    dice = Dice(2)
    for seed in range(5):
        view = first_lead(seed)
        assert isinstance(view, View) and not hasattr(view, "game")
        for _ in range(3):
            other = BOOK.view(BOOK.imagine(view, dice), view.seat)
            chosen = [(thinker(40) if name == "rollout" else bot("fellowship", "rules")).choose(seen) for seen in (view, other)]
            assert chosen[0] == chosen[1]


def ticking(step: float) -> Iterator[float]:
    """A clock that goes on by a fixed step whenever somebody looks at it."""
    now = 0.0
    while True:
        yield now
        now += step


def test_the_time_for_a_move_is_kept() -> None:
    """Whenever a playout goes on, the clock has been looked at: after the last look in time at most one step is made."""
    looks = 0
    clock = ticking(0.001)

    def look() -> float:
        nonlocal looks
        looks += 1
        return next(clock)

    thinker(seconds=0.05, clock=look).choose(first_lead(1))
    assert 50 <= looks <= 53


def test_a_lone_choice_needs_no_thought() -> None:
    lone = replace(first_lead(1), choices=first_lead(1).choices[:1])
    assert thinker(seconds=3600).choose(lone) == 0


def test_rules_are_better_than_chance() -> None:
    won = {name: sum(play(name, {"chapter": 1}, 4, seed)[0] == "won" for seed in range(60)) for name in ("random", "rules")}
    assert won["rules"] >= 36 and won["random"] <= 12


@pytest.mark.parametrize("name", ["clever", "rules:50ms", "rollout:soon"])
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(BadInput):
        bot("fellowship", name)


def test_all_names_are_known() -> None:
    assert [bot("fellowship", name).name for name in NAMES] == list(NAMES)
