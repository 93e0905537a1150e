"""A whole world in numbers, and the judgement of a master's heroes that was learned from them."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.standing import Table, learn, play
from onetable.bots.search.foreseeing import Option
from onetable.core.dice import Dice
from onetable.games.quest.bots.beliefs import started_with, suspect
from onetable.games.quest.bots.courses import STEADFAST, QuestCourse
from onetable.games.quest.bots.instinct.bot import learned_habits
from onetable.games.quest.bots.levels import QuestLevels, learned_judgement
from onetable.games.quest.bots.prospects import foreseen
from onetable.games.quest.bots.standing import QuestStanding, breaking, rounds_until_broken, standing, ventures
from onetable.games.quest.phases.travel import MoveTo, TravelStep
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.vocabulary.choices import Done
from tests.bots.quest.tables import BOOK, COMPANIES, played_by, rules

PLOT = ["wormtongue_taints_theoden", "edoras"]


def scene(**facts: object) -> Board:
    """Thálin, with a plot at Edoras."""
    hero = {"hero": "thalin", "done": 2, "at": facts.pop("at", "erebor"), "favor": facts.pop("favor", 0)}
    given = {"plots": [PLOT], "pool": 4, "markers": {"green": 8, "black": 8}, **facts}
    board: Board = BOOK.scene({"game": "quest", "step": "travel", "heroes": [hero], **given}).table
    return board


def test_every_number_has_a_name() -> None:
    for company in COMPANIES:
        for number, (game, _) in enumerate(played_by(rules, company, seed=3)):
            if not number % 20:
                found = standing(game.table)
                assert len(found) == len(QuestStanding.names) == len(set(QuestStanding.names)) == len(QuestStanding.leanings)
                assert all([-60 < each < 60 for each in found])


def test_a_plot_lasts_until_a_hero_may_be_there_with_the_favor_for_it() -> None:
    far, poor, there = scene(at="shire", favor=5), scene(at="edoras"), scene(at="edoras", favor=5)
    lasting = [rounds_until_broken(board, board.active_plots()[0]) for board in (far, poor, there)]
    assert lasting[2] == 0.0 < min(lasting[:2])
    race, _, first, *others = breaking(there)
    assert race < breaking(far)[0] and race < breaking(poor)[0] and first == 0.0 < breaking(far)[2] and others == [0.0, 0.0]


def test_the_same_games_teach_the_same_judgement() -> None:
    seeds = range(730_000_000, 730_000_020)
    games = [(seed, play(seed)) for seed in seeds]
    assert games[:2] == [(seed, play(seed)) for seed in seeds[:2]]
    taught = learn(games, seed=1, units=4)
    assert taught == learn(games, seed=1, units=4) and taught != learn(games[:10], seed=1, units=4)


def test_either_side_goes_by_habits_in_some_of_the_games_that_teach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.standing.DARING", 0.0)
    tables = [Table(seed) for seed in range(100)]
    assert {(table.heroes_by_habit, table.dark_by_habit) for table in tables} == {(a, b) for a in (True, False) for b in (True, False)}
    both, neither = [next(table for table in tables if table.heroes_by_habit == table.dark_by_habit == habit) for habit in (True, False)]
    otherwise = {True: 0, False: 0}
    for game, _ in played_by(rules, COMPANIES[1], seed=2):
        decision = game.decision
        assert decision is not None
        asked = game.table, game.agenda, decision.choices, decision.seat
        assert both.choose(*asked) == learned_habits().decide(*asked)
        otherwise[decision.seat == SAURON] += neither.choose(*asked) != both.choose(*asked)
    assert min(otherwise.values()) > 0


def test_what_lies_near_can_be_done_next() -> None:
    assert ventures(scene(at="edoras", favor=5)) > ventures(scene(at="shire", favor=5))


def test_heroes_like_favor_and_fear_plots_and_markers() -> None:
    judged = learned_judgement()
    assert judged(scene(favor=5, at="edoras"), 1) > judged(scene(favor=1, at="edoras"), 1)
    assert judged(scene(plots=[]), 1) > judged(scene(), 1)
    assert judged(scene(), 1) > judged(scene(markers={"green": 8, "black": 14}), 1)


def test_only_heroes_of_a_master_judge_by_what_was_learned() -> None:
    asked = {True: 0, False: 0}
    for game, _ in played_by(rules, COMPANIES[1], seed=2):
        assert game.decision is not None
        hero = game.decision.seat != SAURON
        for ahead, evaluation in ((2, learned_judgement() if hero else foreseen), (1, foreseen), (0, foreseen)):
            world = BOOK.imagine(BOOK.view(game, game.decision.seat), Dice(5))
            course = QuestLevels(ahead).course(world, lambda: False)
            assert isinstance(course, QuestCourse) and course.evaluation == evaluation
            if ahead and world.table.combat is None:
                assert course.chance(1) == course.chance(2) == evaluation(world.table, 1) and course.chance(SAURON) == 1 - course.chance(1)
                asked[hero] += 1
    assert min(asked.values()) > 20


def test_a_master_holds_to_the_journey_he_decided_on() -> None:
    kept = 0
    for game, _ in played_by(rules, COMPANIES[1], seed=2):
        assert game.decision is not None
        if not isinstance(game.agenda[-1][0][0], TravelStep) or kept == 3:
            continue
        view, master, novice = BOOK.view(game, game.decision.seat), QuestLevels(2), QuestLevels(0)
        here, advised = view.table.sheet(view.seat).place, master.options(view)
        other = next((option for option in advised[1:] if option.plan), None)
        if other is None or not isinstance(view.choices[advised[0].number], (MoveTo, Done)):
            continue
        usual = novice.options(view)[0].name
        for levels in (master, novice):
            levels.decided(view, Option(other.number, other.name, (here, *other.plan)))
        held = master.options(view)
        assert held[0].name == other.name and held[0].handicap == 0.0 and {each.name for each in held} == {each.name for each in advised}
        assert all([option.handicap >= STEADFAST for option in held[1:]]) and novice.options(view)[0].name == usual
        view.table.round += 1
        assert master.options(view)[0].name == advised[0].name  # another round, another plan
        kept += 1
    assert kept == 3


def test_heroes_suspect_the_mission_that_saurons_beginning_serves() -> None:
    begun = {"monsters_in_the_east": {"to_rule_them_all"}, "saruman_hungry_for_power": {"where_the_shadows_lie"}}
    begun["sauron_hunts_for_the_ring"] = {"in_darkness_bind_them", "his_dark_throne", "to_find_them_all"}
    for plot, served in begun.items():
        found, started = Counter[str](), started_with(scene(plots=[[plot, "edoras"]]))
        assert started is not None
        for seed in range(400):
            board = scene()
            board.dice = Dice(seed)
            suspect(board, started)
            found[board.sauron_mission] += 1
        assert len(found) > len(served) and sum([found[each] for each in served]) > 320 and min([found[each] for each in served]) > 90
    assert started_with(scene()) is None


def test_one_world_has_one_mission_whichever_option_is_tried() -> None:
    changed, far, near = 0, QuestLevels(2), QuestLevels(0)
    for number, (game, _) in enumerate(played_by(rules, COMPANIES[1], seed=4)):
        assert game.decision is not None
        if game.decision.seat == SAURON or number % 5:
            continue
        view = BOOK.view(game, game.decision.seat)
        for ahead, levels in ((2, far), (0, near)):
            levels.options(view)
            world = BOOK.imagine(view, Dice(number))
            twins = [world.clone(), world.clone()]
            for twin in twins:
                levels.course(twin, lambda: False)
            assert twins[0].table.sauron_mission == twins[1].table.sauron_mission
            changed += ahead == 2 and twins[0].table.sauron_mission != world.table.sauron_mission
            assert ahead or twins[0].table.sauron_mission == world.table.sauron_mission
    assert changed > 5
