"""Imagined worlds: each one that a seat cannot tell from the real one is as likely as any other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from onetable.core.game import Game
from onetable.games.fellowship.table import Board
from tests.contract.chance import Aspect, played, unfair
from tests.contract.positions import SETUPS
from tests.games.fellowship.every_world import BOOK, every_world, lies

LATE = 3  # tricks to come
FOR_EACH, FEWEST = 20, 300  # draws
SETUPS_OF_SEVERAL = [(setup, players) for setup, players in SETUPS["fellowship"] if players > 1]


def tried(name: str, game: Game[Board], seat: int) -> tuple[list[str], set[str]]:
    """What comes too often or too seldom in the worlds that this seat imagines, and what is hidden from it."""
    worlds, kinds = every_world(game, seat)
    if len(worlds) < 2:
        return [], set()
    draws = max(FEWEST, FOR_EACH * len(worlds))
    return [f"{name}, seat {seat}: {off}" for off in unfair(BOOK, BOOK.view(game, seat), [Aspect("cards", lies, worlds)], draws)], kinds


@pytest.mark.parametrize(
    ("setup", "players", "seed", "decision", "seat", "kind"),
    [
        ({"chapter": 13}, 4, 0, 36, 0, "void"),
        ({"chapter": 11}, 4, 1, 31, 0, "horn"),
        ({"chapter": 5}, 2, 0, 24, 0, "pyramid"),
        ({"chapter": 14}, 2, 0, 68, 1, "threat"),
    ],
)
def test_a_late_position(setup: dict[str, Any], players: int, seed: int, decision: int, seat: int, kind: str) -> None:
    for name, number, _, game in played(BOOK, [(setup, players)], range(seed, seed + 1)):
        if number == decision:
            off, kinds = tried(name, game, seat)
            assert off == [] and kind in kinds
            return


@pytest.mark.long
def test_two_hundred_late_positions() -> None:
    found, positions, kinds = [], 0, Counter[str]()
    for name, number, players, game in played(BOOK, SETUPS_OF_SEVERAL, range(2)):
        if game.table.left > LATE:
            continue
        off, hidden = tried(name, game, number % (players + 1) - 1)
        found += off
        positions += bool(hidden)
        kinds.update(hidden)
    assert found == [] and positions >= 200
    assert min([kinds[kind] for kind in ("hand", "void", "horn", "pyramid", "threat")]) >= 3
