"""Giving up: the same as losing, at any moment of the turn, with two players or more."""

from __future__ import annotations

from random import Random

import pytest

from onetable.games.registry import rulebook
from onetable.games.tcg.invariants import fault
from onetable.games.tcg.mechanics.defeat import give_up
from tests.games.tcg.scenes import scene

BOOK = rulebook("tcg")
DECKS = ["aragorn", "gandalf", "quiet_feet", "nine_walkers"]


def test_with_two_players_the_other_wins() -> None:
    fight = {"Goblin Runner": "Gimli"}
    game = scene(phase="skirmish", free={"play": ["Gimli, Son of Glóin"]}, shadow={"play": ["Goblin Runner"]}, assigned=fight)
    give_up(game.game, 0)
    assert game.facts["winner"] == 1 and game.facts["lost"] == {0: "gave up"} and game.game.decision is None


def test_a_shadow_player_takes_his_minions_with_him() -> None:
    game = scene(
        players=3, phase="maneuver", hasty=False, free={"play": ["Gimli, Son of Glóin"], "hand": ["Hobbit Sword"]},
        shadow={"play": ["Goblin Runner"]}, seats={2: {"play": ["Uruk Savage"]}},
    )  # fmt: skip
    give_up(game.game, 1)
    assert "Goblin Runner" not in game.facts["in_play"] and "Uruk Savage" in game.facts["in_play"]
    assert game.facts["lost"] == {1: "gave up"} and game.facts["winner"] == -1 and game.facts["free_peoples"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_whoever_gives_up_at_any_moment_the_others_play_on(players: int, seed: int) -> None:
    dice = Random(seed)
    game = BOOK.begin({"decks": DECKS[:players]}, players, seed, hasty=bool(seed % 2))
    moment = dice.randrange(5, 60 * players)
    for number in range(100_000):
        if game.decision is None:
            break
        if number == moment:
            leaving = dice.choice(game.table.order)
            give_up(game, leaving)
            assert game.table.lost[-1] == (leaving, "gave up")
            assert fault(game) == ""
            continue
        game.answer(dice.randrange(len(game.decision.choices)))
    assert BOOK.result(game) is not None
