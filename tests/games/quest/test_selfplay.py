"""Random games of Sauron against one, two and three heroes: nothing breaks, every game ends, all that must hold holds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.bots.selfplay import Order, play
from onetable.games.quest.invariants import every_table, fault
from onetable.games.quest.traits import Hero, Place
from onetable.games.registry import rulebook

TABLES = every_table()
ENDINGS = {"heroes by mission", "heroes by champion", "sauron by mission", "sauron by champion"}


def all_end(setup: dict[str, Any], players: int, games: int, first_seed: int = 1, hasty: bool = True) -> set[str]:
    """Every one of these games comes to the Finale, and all that must hold holds at each decision; returns how they ended."""
    tally = play(Order("quest", setup, players, games, first_seed, check=True, hasty=hasty))
    assert tally.failing == []
    assert (tally.games, tally.finished, tally.exceptions) == (games, games, 0)
    assert set(tally.results) <= ENDINGS
    return set(tally.results)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_random_game_ends(players: int) -> None:
    endings = all_end({}, players, games=25)
    assert "heroes by champion" in endings and "sauron by champion" in endings


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("portion", range(10))
def test_every_random_game_of_a_thousand_ends(players: int, portion: int) -> None:
    all_end({}, players, games=100, first_seed=1 + 100 * portion)


@pytest.mark.parametrize(("setup", "players"), TABLES, ids=lambda value: str(value).strip("{}").replace("'", ""))
def test_every_company_reaches_the_end_where_all_are_asked(setup: dict[str, Any], players: int, pytestconfig: pytest.Config) -> None:
    all_end(setup, players, games=2 if pytestconfig.getoption("--long") else 1, hasty=False)


@pytest.mark.parametrize(
    "options",
    [
        {"influence_limit": "stronghold_printed"},
        {"peril_copies": "two_twice"},
        {"events_drawn": 3},
        {"same_figure_twice": True},
        {"rest_with_foe_in_haven": True},
        {"combat_order": "simultaneous"},
    ],
    ids=str,
)
def test_every_table_option_plays_to_the_end(options: dict[str, Any], pytestconfig: pytest.Config) -> None:
    for players in (2, 3, 4):
        all_end({"options": options}, players, games=4 if pytestconfig.getoption("--long") else 2, first_seed=70)


def test_every_company_of_one_two_and_three_heroes_is_played() -> None:
    assert len(TABLES) == 5 + 10 + 10
    assert {hero for setup, _ in TABLES for hero in setup["heroes"]} == {hero.value for hero in Hero}


# ---- who watches the watchman


def test_what_must_not_be_is_noticed() -> None:
    game = rulebook("quest").begin({"heroes": ["thalin", "eleanor"]}, 3, 3, hasty=True)
    dice = Random(3)
    while game.table.round < 3 or not game.table.tokens:
        assert game.decision is not None
        game.answer(dice.randrange(len(game.decision.choices)))
    assert fault(game) == ""

    def spoilt(change: str, **fields: Any) -> str:
        twin = game.clone()
        for name, value in fields.items():
            setattr(twin.table, name, value)
        return fault(twin) or f"{change} was not noticed"

    table = game.table
    lost = game.clone()
    lost.table.sheets[0].life = lost.table.sheets[0].life[1:]
    assert "missing" in fault(lost)
    doubled = game.clone()
    doubled.table.sheets[1].rest += doubled.table.sheets[1].life[:1]
    assert "too many" in fault(doubled)
    assert "shadow cards" in spoilt("a lost shadow card", shadow_deck=table.shadow_deck[1:])
    assert "plots" in spoilt("a lost plot", plot_deck=table.plot_deck[1:])
    assert "perils" in spoilt("a lost peril", perils=table.perils[1:])
    assert "missing" in spoilt("a lost token", tokens={})
    assert "influence in rivendell" in spoilt("influence in a haven", influence={Place.RIVENDELL: 1}, settled=True)
    assert "which holds 3" in spoilt("a stronghold above its number", influence={Place.DOL_GULDUR: 4}, settled=False)
    assert "which holds 1" in spoilt("too much in an isolated place", influence={Place.SHIRE: 2}, settled=True)
    assert "in the pool" in spoilt("an overfull pool", pool=13)
    assert "markers at" in spoilt("a marker beyond the track", markers={**table.markers, next(iter(table.markers)): 19})
