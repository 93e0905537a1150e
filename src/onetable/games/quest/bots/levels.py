"""How far the levels of this game see: a master's heroes go and judge by what was learned from games, and hold to their journeys."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from onetable.bots.learning.judging import chance_by
from onetable.bots.learning.weights import read_weights
from onetable.bots.search.foreseeing import Course, Evaluation, Option
from onetable.bots.thinking import Expired
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.games.quest.bots.beliefs import started_with, suspect
from onetable.games.quest.bots.courses import FORESIGHTS, STEADFAST, QuestCourse, QuestForeseeing
from onetable.games.quest.bots.instinct.bot import learned_habits
from onetable.games.quest.bots.standing import QuestStanding
from onetable.games.quest.bots.ways import Way, Weighed
from onetable.games.quest.phases.travel import MoveTo, TravelStep
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Marker
from onetable.games.quest.vocabulary.choices import Done

WEIGHTS = "judgement.json"
FARTHEST = len(FORESIGHTS) - 1
MARGIN = 3.0  # what habits like so much less is not worth a thought


@cache
def learned_judgement() -> Evaluation[Board]:
    """How likely the heroes are to win a whole world, as games have taught."""
    return chance_by(QuestStanding(), read_weights(__package__, WEIGHTS))


class QuestLevels(QuestForeseeing):
    """With what was learned, for heroes who see as far as it helps."""

    def __init__(self, ahead: int = FARTHEST) -> None:
        super().__init__(ahead)
        self.far = ahead == FARTHEST
        self.learned = learned_judgement() if self.far else self.evaluation
        self.habits = learned_habits() if self.far else None
        self.started: Marker | None = None  # the marker of the plot with which Sauron began; a broken one lies nowhere
        self.plans: dict[Seat, tuple[int, Way]] = {}  # the journey that each hero has decided on, and in which round

    def options(self, view: View[Any]) -> list[Option]:
        """The same; a journey under way is the advised one, or rules of thumb that it was decided against would end it half-way."""
        self.started = started_with(view.table) or self.started
        found = super().options(view)
        way = self.under_way(view)
        at = next((number for number, option in enumerate(found) if way and option.plan and option.plan[-1] == way[-1]), 0)
        if at == 0 or not rules_would_go(view, found[0]):
            return found
        others = [replace(option, handicap=option.handicap + STEADFAST) for option in found if option is not found[at]]
        return [replace(found[at], handicap=0.0), *others]

    def ranked(self, view: View[Any]) -> tuple[list[Weighed], float]:
        """Heroes who see far go by habits that were learned."""
        if self.habits is None or view.seat == SAURON:
            return super().ranked(view)
        return self.habits.rank(view.table, view.agenda, view.choices, view.seat), MARGIN

    def under_way(self, view: View[Any]) -> Way:
        """The journey that this hero is on, if he is on one."""
        begun, way = self.plans.get(view.seat, (0, ()))
        here = view.table.sheet(view.seat).place if isinstance(view.agenda[-1][0][0], TravelStep) else None
        return way if begun == view.table.round and here in way[:-1] else ()

    def decided(self, view: View[Any], option: Option) -> None:
        """A journey is remembered until its goal is reached, another is decided on, or the round is over."""
        if option.plan and self.far:
            self.plans[view.seat] = view.table.round, option.plan

    def course(self, world: Game[Any], expired: Expired) -> Course:
        """A course of this world, judged by the side that thinks; heroes who see far suspect what Sauron is after."""
        assert world.decision is not None
        hero = world.decision.seat != SAURON
        if hero and self.far and self.started is not None:
            suspect(world.table, self.started)
        return QuestCourse(world, self.learned if hero else self.evaluation, self.horizons[hero])


def rules_would_go(view: View[Any], advised: Option) -> bool:
    """Whether rules of thumb would go elsewhere or stay: what they want to do here and now comes before the way."""
    choice = view.choices[advised.number]
    return isinstance(choice, (MoveTo, Done))
