"""Decks that run out, and cards that go under a deck."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from onetable.games.quest.mechanics.piles import (
    draw_corruption,
    draw_encounters,
    draw_event,
    draw_from,
    draw_perils,
    take_plots,
    take_shadows,
)
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Deck
from tests.games.quest.rules.tables import Table
from tests.games.quest.scenes import scene


@pytest.mark.parametrize(
    ("pile", "discards", "drawing"),
    [
        ("perils", "peril_discards", draw_perils),
        ("shadow_deck", "shadow_discards", take_shadows),
        ("corruption", "corruption_discards", draw_corruption),
    ],
)
def test_a_deck_that_runs_out_is_refilled_in_the_middle_of_a_draw(
    pile: str, discards: str, drawing: Callable[[Board, int], tuple[str, ...]]
) -> None:
    board = Table("thalin").board
    cards = getattr(board, pile)
    setattr(board, pile, cards[-2:])
    setattr(board, discards, cards[:5])
    found = drawing(board, 4)
    assert found[:2] == cards[:-3:-1] and set(found[2:]) <= set(cards[:5]) and len(found) == 4
    assert len(getattr(board, pile)) == 3 and getattr(board, discards) == ()


def test_the_refilled_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(5):
        board = Table("thalin", seed=seed).board
        board.perils, board.peril_discards = (), tuple(sorted(board.perils))
        orders.add(draw_perils(board, 15))
    assert len(orders) == 5


def test_with_nothing_left_fewer_are_drawn() -> None:
    board = Table("thalin").board
    board.perils, board.peril_discards = ("orc_scouts",), ("trapped",)
    assert draw_perils(board, 3) == ("orc_scouts", "trapped")


def test_encounters_events_plots_and_tokens_are_refilled_too() -> None:
    board = Table("thalin").board
    board.encounters[Deck.HAVEN], board.encounter_discards[Deck.HAVEN] = ("a",), ("b", "c")
    assert set(draw_encounters(board, Deck.HAVEN, 3)) == {"a", "b", "c"}
    board.events[0], board.event_discards[0] = (), ("e",)
    assert draw_event(board, 1) == "e" and draw_event(board, 1) == ""
    board.plot_deck, board.plot_discards = board.plot_deck[-1:], ("loss_of_an_heir",)
    assert take_plots(board, 3)[1:] == ("loss_of_an_heir",)
    pair = Deck.ROHAN_GONDOR
    board.piles[pair], board.pile_discards[pair] = (), ("orc",)
    assert draw_from(board.piles, board.pile_discards, pair, board) == "orc" and board.pile_discards[pair] == ()


def test_the_life_pool_is_not_refilled() -> None:
    play = scene(step="draw", heroes=[{"hero": "thalin", "others": "rest"}])
    play.expect(heroes={"thalin": {"hand": [], "rest_size": 25}})


def test_the_skill_deck_is_not_refilled() -> None:
    hero = {"hero": "thalin", "at": "bree"}
    play = scene(step="explore", minions={}, characters={"dain": "bree"}, skills_left=0, heroes=[hero]).choose("Consult dain")
    assert play["thalin"]["hand"] == [] and len(play.facts["skill_discards"]) == 20


def test_plots_set_aside_go_under_the_deck_not_to_the_discards() -> None:
    play = scene(step="action", minions={}, heroes=[{"hero": "thalin"}], plot_deck=["osgiliath_invaded", "smeagol_escapes"])
    play.choose("UseTrack draw 2", "PickPlot osgiliath_invaded").expect(plot_discards=[])
    assert play.facts["plot_deck"][-1] == "smeagol_escapes"


def test_with_a_new_stage_its_deck_is_used_and_the_old_one_is_left_alone() -> None:
    play = scene(step="event", markers={"green": 8, "yellow": 8}, heroes=[{"hero": "thalin"}])
    play.expect(events={1: 14, 2: 13, 3: 14})
