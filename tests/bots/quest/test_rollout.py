"""Thinking ahead in Middle-earth Quest: within the time, the same for the same seed, and never without an answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from onetable.bots.rollout import RolloutBot
from onetable.core.dice import Dice
from onetable.core.view import View
from onetable.games.quest.bots.decide import weigh
from onetable.games.quest.bots.evaluation import chance
from onetable.games.quest.bots.playout import OF_LITTLE_WEIGHT, QuestThinking
from onetable.games.quest.table import Board
from tests.bots.quest.tables import BOOK, COMPANIES, brief_rollout, played_by, rules


class Clock:
    """A clock that moves on by one tick whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def positions(heroes: list[str], seed: int = 1) -> Iterator[View[Board]]:
    """What the asked seat sees, wherever it has a choice."""
    for game, _ in played_by(rules, heroes, seed):
        assert game.decision is not None
        if len(game.decision.choices) > 1:
            yield BOOK.view(game, game.decision.seat)


@pytest.mark.parametrize("heroes", COMPANIES[:2], ids=len)
def test_it_stops_when_the_time_is_up(heroes: list[str]) -> None:
    clock = Clock()
    thinker = RolloutBot(BOOK, QuestThinking(), seconds=0.020, clock=clock)
    for view in islice(positions(heroes), 80):
        begin = clock.now
        thinker.choose(view)
        assert clock.now - begin < 0.022 + 1e-9  # the look at the beginning, twenty of thinking, the one that says stop


def test_the_same_seed_thinks_the_same() -> None:
    games = [[number for _, number in islice(played_by(brief_rollout, COMPANIES[1], seed=6), 40)] for _ in range(2)]
    assert games[0] == games[1]


def test_without_time_it_follows_the_rules_of_thumb() -> None:
    thinker = RolloutBot(BOOK, QuestThinking(), seconds=0.0)
    for view in positions(COMPANIES[2]):
        assert thinker.choose(view) == rules().choose(view)


def test_a_playout_ends_between_lost_and_won() -> None:
    thinking = QuestThinking()
    results = [thinking.play_out(BOOK.imagine(view, Dice(1)), 0, lambda: False) for view in positions(COMPANIES[1], seed=3)]
    assert all([result is not None and 0.0 <= result <= 1.0 for result in results]) and len(set(results)) > 50


def test_both_sides_share_one_chance() -> None:
    for view in positions(COMPANIES[1], seed=2):
        world = BOOK.imagine(view, Dice(5)).table
        chances = [chance(world, seat) for seat in range(3)]
        assert 0.0 <= chances[0] <= 1.0 and chances[1] == chances[2] and abs(chances[0] + chances[1] - 1.0) < 1e-9


@pytest.mark.parametrize(("marker", "better"), [("green", True), ("red", False), ("black", False)])
def test_the_heroes_like_their_marker_to_move_and_no_other(marker: str, better: bool) -> None:
    game = BOOK.begin({"heroes": ["thalin", "eleanor"]}, 3, 4, silent=True)
    board = game.table
    board.markers.update({"green": 12, "yellow": 8, "red": 8, "black": 8})
    before = chance(board, 1)
    board.markers[marker] += 2
    assert (chance(board, 1) > before) is better


def test_what_weighs_little_or_is_hopeless_is_not_thought_about() -> None:
    dropped = 0
    for view in positions(COMPANIES[1], seed=5):
        gains = weigh(view.table, view.agenda, view.choices, view.seat)
        found = QuestThinking().candidates(view)
        assert found[0] == gains.index(max(gains)) and len(set(found)) == len(found) <= 5
        assert len(found) == 1 or not isinstance(view.agenda[-1][0][0], OF_LITTLE_WEIGHT)
        dropped += len(gains) - len(found)
    assert dropped > 100


def test_the_last_fight_is_played_out_to_the_end() -> None:
    scene = {"step": "finale", "heroes": [{"hero": "thalin"}, {"hero": "eleanor"}], "markers": {"green": 18, "red": 18},
             "hero_mission": "spear_of_the_west", "sauron_mission": "his_dark_throne"}  # fmt: skip
    game = BOOK.scene({"game": "quest", **scene})
    assert game.decision is not None
    game.answer(0)
    results = set()
    for seed in range(20):
        result = QuestThinking().play_out(BOOK.imagine(BOOK.view(game, game.decision.seat), Dice(seed)), 0, lambda: False)
        results.add(result)
    assert results == {0.0, 1.0}  # won or lost, and nothing between
