"""A whole world in numbers, and the judgement of a master's heroes that was learned from them."""

from __future__ import annotations

from onetable.bots.search.foreseeing import Option
from onetable.core.dice import Dice
from onetable.games.quest.bots.courses import STEADFAST, QuestCourse
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
        for levels in (master, novice):
            levels.decided(view, Option(other.number, other.name, (here, *other.plan)))
        held = master.options(view)
        assert held[0].name == other.name and held[0].handicap == 0.0 and {each.name for each in held} == {each.name for each in advised}
        assert all([option.handicap >= STEADFAST for option in held[1:]]) and novice.options(view)[0].name == advised[0].name
        view.table.round += 1
        assert master.options(view)[0].name == advised[0].name  # another round, another plan
        kept += 1
    assert kept == 3
