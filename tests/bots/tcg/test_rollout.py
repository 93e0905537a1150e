"""Thinking ahead in the trading card game: within the time, the same for the same seed, and never without an answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from onetable.bots.rollout import RolloutBot
from onetable.core.dice import Dice
from onetable.core.view import View
from onetable.games.tcg.bots.acting import HOPELESS
from onetable.games.tcg.bots.decide import weigh
from onetable.games.tcg.bots.playout import TcgThinking
from onetable.games.tcg.table import Board
from tests.bots.tcg.tables import BOOK, NAMES, STARTERS, brief_rollout, played_by, rules


class Clock:
    """A clock that moves on by one tick whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def positions(decks: list[str], seed: int = 1) -> Iterator[View[Board]]:
    """What the asked seat sees, wherever it has a choice."""
    for game, _ in played_by(rules, decks, seed):
        assert game.decision is not None
        if len(game.decision.choices) > 1:
            yield BOOK.view(game, game.decision.seat)


@pytest.mark.parametrize("decks", [STARTERS, NAMES[4:7]], ids=len)
def test_it_stops_when_the_time_is_up(decks: list[str]) -> None:
    clock = Clock()
    thinker = RolloutBot(BOOK, TcgThinking(), seconds=0.020, clock=clock)
    for view in islice(positions(decks), 60):
        begin = clock.now
        thinker.choose(view)
        assert clock.now - begin < 0.022 + 1e-9  # the look at the beginning, twenty of thinking, the one that says stop


def test_the_same_seed_thinks_the_same() -> None:
    games = [[number for _, number in islice(played_by(brief_rollout, STARTERS, seed=6), 40)] for _ in range(2)]
    assert games[0] == games[1]


def test_without_time_it_follows_the_rules_of_thumb() -> None:
    thinker = RolloutBot(BOOK, TcgThinking(), seconds=0.0)
    for view in positions(NAMES[7:9]):
        assert thinker.choose(view) == rules().choose(view)


def test_a_playout_ends_between_lost_and_won() -> None:
    thinking = TcgThinking()
    results = [thinking.play_out(BOOK.imagine(view, Dice(1)), 0, lambda: False) for view in positions(STARTERS, seed=3)]
    assert all([result is not None and 0.0 <= result <= 1.0 for result in results]) and len(set(results)) > 20


def test_what_is_hopeless_at_first_glance_is_not_thought_about() -> None:
    dropped = 0
    for seed in range(4):
        for view in positions(NAMES[seed : seed + 2], seed):
            gains = weigh(view.table, view.agenda, view.choices, view.seat)
            found = TcgThinking().candidates(view)
            assert found[0] == gains.index(max(gains)) and len(set(found)) == len(found)
            assert max(gains) <= HOPELESS or not any([gains[number] <= HOPELESS for number in found])
            dropped += len(gains) - len(found)
    assert dropped
