"""Who advises whom in Middle-earth Quest: habits a master's heroes, rules of thumb all others."""

from __future__ import annotations

from onetable.core.view import View
from onetable.games.quest.bots.courses import QuestForeseeing
from onetable.games.quest.bots.decide import decide
from onetable.games.quest.bots.instinct.bot import learned_habits
from onetable.games.quest.bots.levels import FARTHEST, MARGIN, QuestLevels
from onetable.games.quest.phases.travel import TravelStep
from onetable.games.quest.table import SAURON, Board
from tests.bots.quest.tables import BOOK, COMPANIES, played_by, rules


def some_questions(seed: int) -> list[View[Board]]:
    """What is asked in a game by rules of thumb, without journeys: those are held to."""
    found = []
    for game, _ in played_by(rules, COMPANIES[1], seed=seed):
        decision = game.decision
        assert decision is not None
        if len(decision.choices) > 1 and not isinstance(game.agenda[-1][0][0], TravelStep):
            found.append(BOOK.view(game, decision.seat))
    return found


def test_habits_advise_the_heroes_of_a_master_and_nobody_else() -> None:
    others = 0
    for view in some_questions(seed=8):
        asked = view.table, view.agenda, view.choices, view.seat
        advised = QuestLevels().options(view)
        by_rules = decide(*asked)
        if view.seat == SAURON:
            assert advised == QuestForeseeing(FARTHEST).options(view) and advised[0].number == by_rules
        else:
            liked = learned_habits().rank(*asked)
            assert advised[0].number == liked[0][1]
            worth_a_thought = {number for liking, number, _ in liked if liking >= liked[0][0] - MARGIN}
            assert {option.number for option in advised} <= worth_a_thought
            others += advised[0].number != by_rules
        assert QuestLevels(FARTHEST - 1).options(view)[0].number == by_rules
    assert others > 5


def test_a_habit_ranks_whole_journeys() -> None:
    ranked = 0
    for game, _ in played_by(rules, COMPANIES[1], seed=8):
        assert game.decision is not None
        if isinstance(game.agenda[-1][0][0], TravelStep):
            view = BOOK.view(game, game.decision.seat)
            found = learned_habits().rank(view.table, view.agenda, view.choices, view.seat)
            assert found[0][1] == learned_habits().decide(view.table, view.agenda, view.choices, view.seat)
            ranked += any([len(way) > 1 for _, _, way in found])
    assert ranked
