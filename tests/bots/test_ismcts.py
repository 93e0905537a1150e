"""The yardstick from outside: it answers, chooses the same for the same seed, and keeps to its time."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

pytest.importorskip("pyspiel")
pytest.importorskip("open_spiel")

from bench.ismcts import Ismcts
from onetable.core.view import View
from onetable.games.registry import rulebook


def first_question(game: str) -> View[Any]:
    """What the first player sees who has a choice."""
    found = rulebook(game).begin({}, 2, 3, hasty=True, silent=True)
    assert found.decision is not None
    return rulebook(game).view(found, found.decision.seat)


@pytest.mark.parametrize("game", ["tcg", "quest"])
def test_it_answers_and_answers_the_same_again(game: str) -> None:
    view, bots = first_question(game), [Ismcts(rulebook(game), seed=5) for _ in range(2)]
    for each in bots:
        each.search._max_simulations = 6
    first, second = [each.choose(view) for each in bots]
    assert first == second and 0 <= first < len(view.choices) and len(view.choices) > 1


def test_it_keeps_to_its_time() -> None:
    begin = process_time()
    Ismcts(rulebook("tcg"), seed=1, seconds=0.02).choose(first_question("tcg"))
    assert process_time() - begin < 1.0  # one game at random may follow the last look at the clock
