"""Random players meet with all decks in pairs and at tables of three to six: nothing breaks, every game ends, all that must hold holds."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.bots.selfplay import Order, play
from onetable.games.registry import rulebook
from onetable.games.tcg.invariants import every_table, fault

TABLES = every_table()
every_table_of_all = pytest.mark.parametrize(("setup", "players"), TABLES, ids=lambda value: str(value).strip("{}").replace("'", ""))


def all_end(setup: dict[str, Any], players: int, games: int, first_seed: int = 1, hasty: bool = True, bot: str = "random") -> None:
    """Every one of these games comes to an end, and all that must hold holds at each decision."""
    tally = play(Order("tcg", setup, players, games, first_seed, (bot,), check=True, hasty=hasty))
    assert tally.failing == []
    assert (tally.games, tally.finished, tally.exceptions) == (games, games, 0)


def test_all_decks_meet_in_pairs_and_at_larger_tables() -> None:
    pairs = {tuple(setup["decks"]) for setup, players in TABLES if players == 2 and "decks" in setup}
    names = {name for pair in pairs for name in pair}
    assert len(pairs) == len(names) * (len(names) + 1) // 2
    assert {players for _, players in TABLES} == {2, 3, 4, 5, 6}
    assert len(TABLES) * 16 >= 2000  # as many games the long run plays


@every_table_of_all
def test_every_random_game_ends(setup: dict[str, Any], players: int) -> None:
    all_end(setup, players, games=2)


@pytest.mark.long
@every_table_of_all
def test_every_random_game_of_two_thousand_ends(setup: dict[str, Any], players: int) -> None:
    all_end(setup, players, games=16, first_seed=1_000_001)


@pytest.mark.parametrize(("setup", "players"), TABLES[::9], ids=lambda value: str(value).strip("{}").replace("'", ""))
def test_every_random_game_ends_where_all_are_asked(setup: dict[str, Any], players: int) -> None:
    all_end(setup, players, games=1, hasty=False)


# ---- who watches the watchman


def test_what_must_not_be_is_noticed() -> None:
    game = rulebook("tcg").begin({}, 2, 3, hasty=True)
    while game.table.turn < 2:
        assert game.decision is not None
        game.answer(0)
    assert fault(game) == ""
    lost = game.clone()
    lost.table.hands[0] = lost.table.hands[0][1:]
    assert "lies in 0 places" in fault(lost)
    doubled = game.clone()
    doubled.table.discards[1] += doubled.table.hands[1][:1]
    assert "lies in 2 places" in fault(doubled)
    poor = game.clone()
    poor.table.twilight = -1
    assert fault(poor) == "a counter is negative"
    torn = game.clone()
    ring = next(card for card, piece in torn.table.pieces.items() if piece.bearer >= 0)
    torn.table.change(ring, bearer=999)
    torn.table.forget()
    assert "borne by nobody" in fault(torn)
    stale = game.clone()
    stale.table.fp = 1 - stale.table.fp
    assert fault(stale) == "the index of active texts is stale"
