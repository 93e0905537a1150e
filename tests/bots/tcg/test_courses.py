"""Imagined games for a tree search: an assignment can be one plan, and a choice has the same name in every world."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from onetable.bots.registry import bot
from onetable.core.dice import Dice
from onetable.core.view import View
from onetable.games.tcg.bots import courses
from onetable.games.tcg.bots.courses import LEFT_TO_HABIT, TcgForeseeing, called, whole_assignments
from onetable.games.tcg.bots.instinct.bot import learned_habits
from onetable.games.tcg.bots.levels import TcgLevels
from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.speech.choices import MoveOn
from onetable.games.tcg.table import Board
from tests.bots.tcg.tables import BOOK, STARTERS, played_by, rules


def defences(least: int) -> Iterator[View[Board]]:
    """Views of who assigns defenders against at least so many minions."""
    for seed in range(20):
        for game, _ in played_by(rules, STARTERS, seed):
            step, decision = game.agenda[-1][0][0], game.decision
            assert decision is not None
            if isinstance(step, AssignMinions) and decision.seat == game.table.fp and len(step.left) >= least:
                yield BOOK.view(game, decision.seat)


def test_an_assignment_is_planned_and_carried_out_as_a_whole() -> None:
    view = next(defences(least=3))
    thinking = TcgForeseeing()
    options, step = thinking.options(view), view.agenda[-1][0][0]
    assert isinstance(step, AssignMinions)
    assert len({option.name for option in options}) == len(options)
    plans = [option for option in options if option.plan is not None]
    assert len(plans) > 1
    for option in plans:
        world = BOOK.imagine(view, Dice(1))
        thinking.course(world, lambda: False).begin(option)
        wanted = {minion: defender for minion, defender in option.plan.items() if defender != NOTHING}
        assert set(option.plan) == set(step.left)
        assert {minion: world.table.assigned.get(minion) for minion in wanted} == wanted


def test_a_masters_habits_assign_minion_by_minion_and_whole_plans_are_thought_of_beside() -> None:
    habits, thinking = learned_habits(), TcgLevels()
    for view, _ in zip(defences(least=2), range(20), strict=False):
        options, liked = thinking.options(view), habits.decide(view.table, view.agenda, view.choices, view.seat)
        assert (options[0].number, options[0].plan) == (liked, None)
        assert any([option.plan is not None for option in options[1:]])
        world = BOOK.imagine(view, Dice(1))
        course = thinking.course(world, lambda: False)
        course.begin(options[0])
        asked = world.decision
        if asked is not None and isinstance(world.agenda[-1][0][0], AssignMinions):  # the rest by the same habits, one after the other
            assert course.advised() == habits.decide(world.table, world.agenda, asked.choices, asked.seat)


def test_one_minion_is_no_plan() -> None:
    for view, _ in zip(defences(least=1), range(30), strict=False):
        step = view.agenda[-1][0][0]
        assert isinstance(step, AssignMinions)
        assert len(step.left) > 1 or all([option.plan is None for option in TcgForeseeing().options(view)])


def test_choices_of_other_worlds_are_known_by_the_faces_of_their_cards() -> None:
    view = next(defences(least=2))
    names = set()
    for seed in range(3):
        world = BOOK.imagine(view, Dice(seed))
        assert world.decision is not None
        names.add(tuple([called(world.table, choice) for choice in world.decision.choices]))
    assert len(names) == 1  # all that is named lies open


def test_a_novice_looks_at_one_minion_at_a_time() -> None:
    found = 0
    for view, _ in zip(defences(least=3), range(40), strict=False):
        near, far = (TcgForeseeing(ahead=ahead).options(view) for ahead in (0, 2))
        assert len(near) == 1 and near[0].plan is None
        found += near[0].number != far[0].number
    assert found


def test_a_course_goes_on_until_the_next_turn_begins() -> None:
    view = next(defences(least=2))
    world = BOOK.imagine(view, Dice(1))
    thinking, turn = TcgForeseeing(), world.table.turn
    course = thinking.course(world, lambda: False)
    course.begin(thinking.options(view)[0])
    while not course.far_enough():
        assert world.table.turn == turn
        course.answer(course.advised())
    assert world.decision is None or world.table.turn == turn + 1


def test_what_shows_too_late_is_left_to_habit() -> None:
    thinking, asked = TcgForeseeing(), set()
    for game, _ in played_by(rules, STARTERS, 3):
        step, decision = game.agenda[-1][0][0], game.decision
        assert decision is not None
        if isinstance(step, LEFT_TO_HABIT) and len(decision.choices) > 1:
            asked.add(type(step))
            assert len(thinking.options(BOOK.view(game, decision.seat))) == 1
    assert Reconcile in asked


def test_an_assignment_that_is_much_worse_at_first_glance_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    habits, left_out = learned_habits(), 0
    for view, _ in zip(defences(least=2), range(30), strict=False):
        step, ranked = view.agenda[-1][0][0], habits.rank(view.table, view.agenda, view.choices, view.seat)
        assert isinstance(step, AssignMinions)
        plans = whole_assignments(view, step, ranked)
        with monkeypatch.context() as patch:
            patch.setattr(courses, "PLAN_MARGIN", 1e9)
            every = whole_assignments(view, step, ranked)
        assert plans == every[: len(plans)]
        left_out += len(every) - len(plans)
    assert left_out


def test_a_novice_does_not_reckon_with_what_the_next_site_brings() -> None:
    novice, moved, stayed = bot("tcg", "novice"), 0, 0
    for seed in range(4):
        for game, choice in played_by(rules, STARTERS, seed):
            decision = game.decision
            assert decision is not None
            if isinstance(game.agenda[-1][0][0], StayOrMove):
                view = BOOK.view(game, decision.seat)
                goes = [isinstance(decision.choices[number], MoveOn) for number in (novice.choose(view), choice)]
                moved, stayed = moved + (goes == [True, False]), stayed + (goes == [False, True])
    assert moved > 10 and not stayed
