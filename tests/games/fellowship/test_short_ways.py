"""Short ways of the engine give what the long ways give."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.mechanics import last_trick
from onetable.games.fellowship.phases import plan_round

BOOK = Fellowship()


def game_as_told(chapter: int | str, players: int, seed: int) -> list[Any]:
    """Every position and every word of a random game."""
    random = Random(seed)
    game = BOOK.begin({"chapter": chapter}, players, seed)
    found: list[Any] = []
    while game.decision is not None:
        found.append((game.table.copy(), game.decision))
        game.answer(random.randrange(len(game.decision.choices)))
    return [*found, game.table.copy(), list(game.table.news or ())]


CASES = [(chapter, players) for chapter in (1, 2, 3, 8, 11, 13, 17, 18) for players in (3, 4)]


@pytest.mark.parametrize(("chapter", "players"), CASES)
def test_the_usual_table_plays_like_every_table(chapter: int, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = [game_as_told(chapter, players, seed) for seed in range(8)]
    monkeypatch.setattr(plan_round, "take_roles", lambda board: setattr(board, "roles", replace(plan_round.roles_for(board), strict=False)))
    for module in ("casting", "rounds"):
        monkeypatch.setattr(f"onetable.games.fellowship.phases.{module}.take_roles", plan_round.take_roles)
    assert [game_as_told(chapter, players, seed) for seed in range(8)] == quick


@pytest.mark.parametrize(("chapter", "players"), CASES)
def test_the_usual_last_trick_is_settled_like_every_last_trick(chapter: int, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = [game_as_told(chapter, players, seed) for seed in range(8)]
    monkeypatch.setattr(last_trick, "is_usual", lambda board: False)
    assert [game_as_told(chapter, players, seed) for seed in range(8)] == quick
