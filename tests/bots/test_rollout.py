"""Thinking ahead: within the time, the same for the same seed, and never without an answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from onetable.bots.registry import bot
from onetable.bots.rollout import Candidate, RolloutBot, note
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.view import View
from onetable.games.fellowship.bots.playout import FellowshipThinking
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.table import Board
from tests.bots.tables import BOOK, brief_rollout, played_by


class Clock:
    """A clock that moves on by one tick whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def positions(chapter: int, players: int, seed: int = 1) -> Iterator[View[Board]]:
    """What the asked seat sees, at every decision of a game."""
    for game, _ in played_by(lambda seat: bot("fellowship", "rules"), {"chapter": chapter}, players, seed):
        assert game.decision is not None
        yield BOOK.view(game, game.decision.seat)


@pytest.mark.parametrize(("chapter", "players"), [(1, 4), (5, 3), (10, 4), (12, 4), (16, 3), (3, 2), (3, 1)])
def test_it_stops_when_the_time_is_up(chapter: int, players: int) -> None:
    clock = Clock()
    thinker = RolloutBot(BOOK, FellowshipThinking(), seconds=0.020, clock=clock)
    for view in positions(chapter, players):
        begin = clock.now
        thinker.choose(view)
        assert clock.now - begin < 0.022 + 1e-9  # the look at the beginning, twenty of thinking, the one that says stop


def test_after_a_long_pause_it_thinks_shorter_until_the_pause_is_forgotten() -> None:
    clock = Clock()
    thinker = RolloutBot(BOOK, FellowshipThinking(), seconds=0.020, clock=clock)
    view = next(view for view in positions(chapter=1, players=4) if len(view.choices) > 4)

    def thought() -> float:
        begin = clock.now
        thinker.choose(view)
        return clock.now - begin

    usual = thought()
    thinker.pause = 1.0  # the machine was busy with something else
    held_up = [thought() for _ in range(40)]
    assert held_up[0] < 0.3 * usual
    assert all([earlier <= later + 1e-9 for earlier, later in pairwise(held_up)])
    assert held_up[-1] >= 0.9 * usual


def test_it_looks_at_the_clock_after_every_trick_and_every_choice_of_set_up() -> None:
    thinking = FellowshipThinking()
    for view in positions(chapter=2, players=4):
        world = BOOK.imagine(view, Dice(3))
        looks: list[int] = []
        thinking.play_out(world, 0, lambda world=world, looks=looks: bool(looks.append(world.table.number)))  # type: ignore[misc]
        assert all([later - earlier <= 1 for earlier, later in pairwise(looks)])


def test_a_lone_choice_needs_no_thought() -> None:
    clock = Clock()
    thinker = RolloutBot(BOOK, FellowshipThinking(), clock=clock)
    for view in positions(chapter=1, players=4):
        if len(view.choices) == 1:
            assert thinker.choose(view) == 0
    assert clock.now == 0.0


def test_the_same_seed_thinks_the_same() -> None:
    for players in (3, 4):
        games = [[number for _, number in played_by(brief_rollout, {"chapter": 2}, players, seed=6)] for _ in range(2)]
        assert games[0] == games[1]


class Unimaginable(Fellowship):
    """A game of which no world can be imagined."""

    def imagine(self, seen: View[Board], dice: Dice) -> Game[Board]:
        raise LookupError("no world fits this view")


def test_without_a_world_it_follows_the_rules_of_thumb() -> None:
    thinker = RolloutBot(Unimaginable(), FellowshipThinking())
    for view in positions(chapter=3, players=4):
        assert thinker.choose(view) == bot("fellowship", "rules").choose(view)


def test_without_time_it_follows_the_rules_of_thumb() -> None:
    thinker = RolloutBot(BOOK, FellowshipThinking(), seconds=0.0)
    for view in positions(chapter=4, players=3):
        assert thinker.choose(view) == bot("fellowship", "rules").choose(view)


def test_a_playout_ends_between_lost_and_won() -> None:
    thinking = FellowshipThinking()
    results = [thinking.play_out(BOOK.imagine(view, Dice(1)), 0, lambda: False) for view in positions(chapter=13, players=3)]
    assert all([result is not None and 0.0 <= result <= 1.0 for result in results]) and 1.0 in results


def test_how_far_two_choices_differ_is_added_up_world_by_world() -> None:
    better, worse = Candidate(0), Candidate(1)
    worlds = [(1.0, 0.0), (1.0, 0.5), (0.0, 0.0), (0.75, 1.0)]
    for results in worlds:
        note([better, worse], list(results))
    gaps = [one - other for one, other in worlds]
    middle = sum(gaps) / len(gaps)
    assert worse.spread(better) == better.spread(worse) == pytest.approx(sum([(gap - middle) ** 2 for gap in gaps]))
    assert not worse.behind(better)  # four worlds that differ so much leave a doubt
    for _ in range(20):
        note([better, worse], [1.0, 0.0])
    assert worse.behind(better)
    worse.head_start = 0.9
    assert not worse.behind(better)  # much spoke for it before
