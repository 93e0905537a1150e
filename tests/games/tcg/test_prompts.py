"""How often a person is asked: at most eight times a turn with the settings as they come."""

from __future__ import annotations

import pytest

from bench.clicks import Clicks, measure, play
from onetable.games.registry import rulebook
from onetable.telling.teller import teller_of

MOST = 8.0
GAMES = 24


def test_a_turn_with_a_starter_takes_at_most_eight_prompts() -> None:
    counted = Clicks()
    for seed in range(GAMES):
        decks = ["aragorn", "gandalf"] if seed % 4 < 2 else ["gandalf", "aragorn"]
        play(rulebook("tcg"), teller_of("tcg"), {"decks": decks}, 2, seed, counted)
    assert sum(counted.turns.values()) / len(counted.turns) <= MOST


@pytest.mark.long
def test_so_it_does_with_every_deck_and_number_of_players() -> None:
    found = measure("tcg")
    assert max(found["tcg_asked_a_turn"], *[found[f"tcg_asked_a_turn_of_{players}"] for players in range(2, 7)]) <= MOST
