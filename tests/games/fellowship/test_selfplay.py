"""Bots play every chapter with every number of players: nothing breaks, every game ends, no card is lost or doubled."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.bots.selfplay import Order, every_order, play
from onetable.games.fellowship.invariants import fault
from onetable.games.registry import rulebook
from tests.rules import rule

ORDERS = every_order(Order("fellowship", {}, players=1, games=200))
every_setup = pytest.mark.parametrize(
    ("setup", "players"), [(order.setup, order.players) for order in ORDERS], ids=lambda value: str(value).strip("{}").replace("'", "")
)


def test_all_chapters_and_the_road_are_played_by_one_to_four() -> None:
    played = {(order.setup["chapter"], order.players) for order in ORDERS}
    assert played == {(chapter, players) for chapter in (*range(1, 19), "road") for players in (1, 2, 3, 4)}
    assert len(ORDERS) == 76


def all_end(setup: dict[str, Any], players: int, games: int, check: bool = False, bot: str = "random") -> None:
    """Every one of these games comes to an end."""
    tally = play(Order("fellowship", setup, players, games, 1, (bot,), check=check))
    assert tally.failing == []
    assert (tally.games, tally.finished, tally.exceptions) == (games, games, 0)
    assert sum(tally.results.values()) == games and set(tally.results) <= {"won", "lost"}


@rule("F-001", "F-002", "F-103")
@every_setup
def test_every_random_game_ends(setup: dict[str, Any], players: int) -> None:
    all_end(setup, players, games=60)


@pytest.mark.long
@every_setup
def test_every_random_game_of_a_thousand_ends(setup: dict[str, Any], players: int) -> None:
    all_end(setup, players, games=1000)


@every_setup
def test_every_card_is_always_in_one_place(setup: dict[str, Any], players: int) -> None:
    all_end(setup, players, games=5, check=True)


@every_setup
def test_every_card_is_in_one_place_when_bots_play_by_rules(setup: dict[str, Any], players: int) -> None:
    """Unlike random ones these games often come to the last trick, and to a second round."""
    all_end(setup, players, games=5, check=True, bot="rules")


# ---- who watches the watchman


def test_a_lost_and_a_doubled_card_are_noticed() -> None:
    game = rulebook("fellowship").begin({"chapter": 5}, 4, seed=1)
    assert fault(game) == ""
    card = game.table.hands[0] & -game.table.hands[0]
    game.table.hands[1] |= card
    assert "chair 0 and in the hand of chair 1" in fault(game)
    game.table.hands[0] &= ~card
    assert fault(game) == ""
    game.table.hands[1] &= ~card
    assert "nowhere" in fault(game)


def test_a_trick_won_twice_is_noticed() -> None:
    game = rulebook("fellowship").begin({"chapter": 1}, 3, seed=1)
    while game.decision is not None and game.table.number < 2:
        game.answer(0)
    assert game.decision is not None and fault(game) == ""
    game.table.taken = [0b11, 0b11, 0]
    assert fault(game) == "a trick is won twice"


def test_cards_that_may_be_won_and_are_miscounted_are_noticed() -> None:
    game = rulebook("fellowship").begin({"chapter": 1}, 3, seed=1)
    while game.decision is not None and game.table.number < 2:
        game.answer(0)
    game.table.alive |= game.table.gone
    assert "miscounted" in fault(game)


def test_a_game_that_fails_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onetable.bots.selfplay.MOST_DECISIONS", 3)
    tally = play(Order("fellowship", {"chapter": 1}, players=4, games=2, seed=8))
    assert (tally.finished, tally.exceptions, [failure.seed for failure in tally.failing]) == (0, 2, [8, 9])
    assert "has not ended after 3 decisions" in tally.failing[0].error
