"""Imagined games of Middle-earth Quest for a tree search: what is worth a branch, journeys that are planned at once, how far one looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.bots.search.foreseeing import Course, Evaluation, Option
from onetable.bots.search.tree import Name, Offer
from onetable.bots.thinking import Expired
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest.bots.decide import decide, rank_choices
from onetable.games.quest.bots.hero_play import worth_exploring
from onetable.games.quest.bots.playout import (
    HANDICAP,
    HORIZONS,
    LOYALTY,
    MARGIN,
    MARGINS,
    MOST_HANDICAP,
    OF_LITTLE_WEIGHT,
    WEIGHTY_IN_THE_FINALE,
    judged_now,
    outcome_of,
    state_of,
)
from onetable.games.quest.bots.prospects import foreseen
from onetable.games.quest.bots.ways import Way, Weighed, weigh_ways
from onetable.games.quest.phases.actions import Command
from onetable.games.quest.phases.explore import Explore
from onetable.games.quest.phases.travel import MoveTo, TravelStep
from onetable.games.quest.table import SAURON, Board

MOST_OPTIONS = 6
MORE_OPTIONS: dict[type, int] = {Command: 9}  # of many commands the best is often none of the first
MOST_BRANCHES = 3  # of a question that comes later
STEADFAST = 0.008  # how much more must speak, as a chance to win, for turning back
FORESIGHTS = ((0, 0), (1, 1), HORIZONS)  # by how far one sees: how many more rounds begin, for Sauron and for a hero


class QuestForeseeing:
    """How a tree search thinks in this game."""

    def __init__(self, ahead: int = len(FORESIGHTS) - 1, evaluation: Evaluation[Board] = foreseen) -> None:
        self.evaluation, self.horizons = evaluation, FORESIGHTS[ahead]
        self.begun: dict[Seat, tuple[int, list[Way]]] = {}  # the journeys thought about last, and in which round

    def options(self, view: View[Any]) -> list[Option]:
        """The choices worth thinking about, the advised one first; a journey is thought about as a whole."""
        board, step, combat = view.table, view.agenda[-1][0][0], view.table.combat
        ranked, margin = self.ranked(view)
        finale = combat is not None and combat.finale
        if isinstance(step, OF_LITTLE_WEIGHT) or (isinstance(step, WEIGHTY_IN_THE_FINALE) and not finale):
            ranked = ranked[:1]
        best = ranked[0][0]
        ways = [each for each in ranked[: MORE_OPTIONS.get(type(step), MOST_OPTIONS)] if each[0] >= best - margin]
        if not isinstance(step, TravelStep):
            return [Option(number, view.choices[number], None, handicap(best - gain)) for gain, number, _ in ways]
        held = [self.held(board, view.seat, way) for _, _, way in ways]
        self.begun[view.seat] = board.round, [way for _, _, way in ways if way]
        return [
            Option(number, name_of(view.choices[number], way), way, handicap(best - gain) + held[0] - hold)
            for (gain, number, way), hold in zip(ways, held, strict=True)
        ]

    def ranked(self, view: View[Any]) -> tuple[list[Weighed], float]:
        """All choices by rules of thumb, the best first, and how much worse one may be that is still worth a thought."""
        step = view.agenda[-1][0][0]
        if isinstance(step, TravelStep):
            return weigh_ways(view.table, view.choices, view.seat), MARGINS[TravelStep]
        ranked = rank_choices(view.table, view.agenda, view.choices, view.seat)
        return [(gain, number, ()) for gain, number in ranked], MARGINS.get(type(step), MARGIN)

    def held(self, board: Board, seat: Seat, way: Way) -> float:
        """How much better another way must be than this one because it is under way: who turns back again and again comes to nothing."""
        here, (begun, before) = board.sheet(seat).place, self.begun.get(seat, (0, []))
        goals = {plan[-1] for plan in before if here in plan[:-1]} if begun == board.round else set()
        return STEADFAST if way and way[-1] in goals else 0.0

    def course(self, world: Game[Any], expired: Expired) -> Course:
        """A course of this world."""
        assert world.decision is not None
        return QuestCourse(world, self.evaluation, self.horizons[world.decision.seat != SAURON])


class QuestCourse:
    """An imagined game under way: to the end of the combat that is fought now, else until another round has begun."""

    __slots__ = ("before", "board", "combat", "evaluation", "fighter", "heroes", "last", "offered", "until_he_acts", "ways", "world")

    def __init__(self, world: Game[Any], evaluation: Evaluation[Board], ahead: int) -> None:
        self.world, self.evaluation = world, evaluation
        self.board: Board = world.table
        self.last, self.until_he_acts = self.board.round + ahead, ahead > 0
        combat = self.board.combat
        self.combat, self.fighter = combat is not None and ahead > 0, combat.seat if combat is not None else SAURON
        self.before = state_of(self.board, combat.seat) if combat is not None else (0.0, 0)
        self.heroes: float | None = None  # how likely they are to win where the course has ended
        self.ways: dict[Seat, Way] = {}  # where heroes are going
        self.offered: dict[int, Way] = {}  # journeys that begin with a choice of the open question
        world.hasty = True  # nobody is watching: what has one answer need not be asked

    def begin(self, option: Option) -> None:
        """Do it, with the rest of its journey."""
        self.offered = {option.number: option.plan} if option.plan else {}
        self.answer(option.number)

    def far_enough(self) -> bool:
        """When the combat is over or another round has begun."""
        return self.world.decision is None or (
            self.board.combat is None if self.combat else judged_now(self.world, self.last, self.until_he_acts)
        )

    def advised(self) -> int:
        """By rules of thumb; where to go is decided once for the whole way."""
        decision, agenda = self.world.decision, self.world.agenda
        assert decision is not None
        if not isinstance(agenda[-1][0][0], TravelStep):
            return decide(self.board, agenda, decision.choices, decision.seat)
        number = self.on_the_way(decision.choices, decision.seat)
        if number is None:
            _, number, way = weigh_ways(self.board, decision.choices, decision.seat)[0]
            self.offered = {number: way}
        return number

    def on_the_way(self, choices: Sequence[Word], seat: Seat) -> int | None:
        """The next step of a journey under way, or to explore where there is something to be found; None if it is over or barred."""
        here, way = self.board.sheet(seat).place, self.ways.get(seat, ())
        if here not in way[:-1] or (any([isinstance(choice, Explore) for choice in choices]) and worth_exploring(self.board, seat)):
            self.ways.pop(seat, None)  # what is found here may change the plan
            return None
        on = MoveTo(way[way.index(here) + 1])
        return next((number for number, choice in enumerate(choices) if choice == on), None)

    def offers(self) -> Sequence[Offer]:
        """The best choices at first glance."""
        decision, agenda = self.world.decision, self.world.agenda
        assert decision is not None
        step = agenda[-1][0][0]
        if isinstance(step, TravelStep):
            ways = {number: (gain, way) for gain, number, way in reversed(weigh_ways(self.board, decision.choices, decision.seat))}
            self.offered = {number: way for number, (_, way) in ways.items()}  # of each beginning the best journey
            found = [(gain, number, name_of(decision.choices[number], way)) for number, (gain, way) in ways.items()]
            return sorted(found, key=lambda offer: (-offer[0], offer[1]))[:MOST_BRANCHES]
        ranked = rank_choices(self.board, agenda, decision.choices, decision.seat)
        least = ranked[0][0] - MARGINS.get(type(step), MARGIN)
        return [(gain, number, decision.choices[number]) for gain, number in ranked[:MOST_BRANCHES] if gain >= least]

    def answer(self, number: int) -> None:
        """Answer, and remember where it leads."""
        assert self.world.decision is not None
        way = self.offered.get(number)
        if way:
            self.ways[self.world.decision.seat] = way
        self.offered = {}
        self.world.answer(number)

    def question(self) -> Name | None:
        """By the step that asks; what is of no weight has no name, nor has a journey under way."""
        decision, step = self.world.decision, self.world.agenda[-1][0][0]
        assert decision is not None
        if isinstance(step, (OF_LITTLE_WEIGHT, WEIGHTY_IN_THE_FINALE)):
            return None
        under_way = isinstance(step, TravelStep) and self.board.sheet(decision.seat).place in self.ways.get(decision.seat, ())[:-1]
        return None if under_way else type(step)

    def chance(self, seat: Seat) -> float:
        """The evaluation, asked once for both sides, and what a combat has brought at once."""
        if self.heroes is None:
            found = self.evaluation(self.board, self.board.seats[0])
            if self.combat and not self.board.winner:
                found += outcome_of(self.board, self.fighter, self.before)
            self.heroes = max(0.0, min(1.0, found))
        return 1.0 - self.heroes if seat == SAURON else self.heroes


def handicap(behind: float) -> float:
    """How much more must speak for what the rules of thumb like so much less."""
    return min(MOST_HANDICAP, LOYALTY + HANDICAP * behind)


def name_of(choice: Word, way: Way) -> Name:
    """A journey is called by its goal."""
    return ("journey", way[-1]) if way else choice
