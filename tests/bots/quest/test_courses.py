"""Imagined games for a tree search: a journey is one plan."""

from __future__ import annotations

from onetable.core.dice import Dice
from onetable.games.quest.bots.courses import STEADFAST, QuestCourse, QuestForeseeing
from onetable.games.quest.phases.travel import MoveTo, TravelStep
from tests.bots.quest.tables import BOOK, COMPANIES, played_by, rules


def test_a_journey_is_thought_about_as_a_whole_and_gone_step_by_step() -> None:
    thinking, walked = QuestForeseeing(), 0
    for game, _ in played_by(rules, COMPANIES[1], seed=2):
        if not isinstance(game.agenda[-1][0][0], TravelStep) or walked == 3:
            continue
        assert game.decision is not None
        view = BOOK.view(game, game.decision.seat)
        for option in thinking.options(view):
            if option.plan and len(option.plan) > 1:
                assert option.name == ("journey", option.plan[-1]) and view.choices[option.number] == MoveTo(option.plan[0])
                walked += goes_on(view.seat, option.plan, option, BOOK.imagine(view, Dice(3)), thinking)
    assert walked


def goes_on(seat, way, option, world, thinking) -> bool:  # type: ignore[no-untyped-def]
    """Whether the hero takes the second step of his way as well, if nothing bars it."""
    course = thinking.course(world, lambda: False)
    assert isinstance(course, QuestCourse)
    course.begin(option)
    for _ in range(12):
        decision = world.decision
        if decision is None or decision.seat != seat:
            return False
        number = course.advised()
        if isinstance(world.agenda[-1][0][0], TravelStep) and world.table.sheet(seat).place == way[0]:
            return bool(decision.choices[number] == MoveTo(way[1]))
        course.answer(number)
    return False


def test_of_several_ways_that_begin_alike_each_is_an_option_of_its_own() -> None:
    thinking, alike = QuestForeseeing(), 0
    for game, _ in played_by(rules, COMPANIES[2], seed=5):
        assert game.decision is not None
        if isinstance(game.agenda[-1][0][0], TravelStep):
            options = thinking.options(BOOK.view(game, game.decision.seat))
            assert len({option.name for option in options}) == len(options)
            alike += len({option.number for option in options}) < len(options)
    assert alike


def test_a_journey_under_way_is_left_for_a_clear_gain_alone() -> None:
    thinking, held = QuestForeseeing(), 0
    for game, _ in played_by(rules, COMPANIES[1], seed=2):
        assert game.decision is not None
        if isinstance(game.agenda[-1][0][0], TravelStep):
            view, before = BOOK.view(game, game.decision.seat), thinking.begun.get(game.decision.seat, (0, []))
            here, fresh = view.table.sheet(view.seat).place, QuestForeseeing().options(view)
            goals = {way[-1] for way in before[1] if before[0] == view.table.round and here in way[:-1]}
            for option, plain in zip(thinking.options(view), fresh, strict=True):
                on, first_on = (bool(each.plan) and each.plan[-1] in goals for each in (plain, fresh[0]))
                assert option.name == plain.name and round(plain.handicap - option.handicap, 6) == round(STEADFAST * (on - first_on), 6)
                held += on != first_on
    assert held
