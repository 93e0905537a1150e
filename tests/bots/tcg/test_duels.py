"""Duels with decks by chance: the same deal for both seats, and what is told of them."""

from __future__ import annotations

from bench.duels_tcg import Played, play, tables_with, told


def test_the_same_bot_on_both_sides_wins_one_game_of_every_deal() -> None:
    for seed in (5, 6):
        one, other = (play("rules", "rules", "", seed, hero) for hero in (0, 1))
        assert one["won"] != other["won"] and one["began"] != other["began"] and one["choices"] > 5


def test_only_whole_deals_are_counted_and_the_test_decides_by_them() -> None:
    won: Played = {"won": True, "began": True, "thought": 2.0, "choices": 10, "longest": 0.2}
    lost: Played = {**won, "won": False, "began": False}
    known = {("a", "b", "", seed, hero): won if hero or seed % 4 else lost for seed in range(60) for hero in (0, 1)}
    said = told(known | {("a", "b", "", 60, 0): lost}, 0.6, 0.7)
    assert "105 of 120 games: 87.5%" in said and "higher" in said
    assert "with the first turn: 100.0%" in said and "without the first turn: 0.0%" in said
    assert "10 choices a game, 200.0 ms a choice, longest 200 ms" in said


def test_decks_can_be_named() -> None:
    assert {name for setup in tables_with("aragorn,gandalf") for name in setup["decks"]} == {"aragorn", "gandalf"}
    assert len(tables_with("aragorn,gandalf")) == 3 < len(tables_with(""))
