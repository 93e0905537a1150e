"""Imagined games of the trading card game for a tree search: what is worth a branch, what is planned at once, and how far one looks."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import Enum
from typing import Any

from onetable.bots.search.foreseeing import Course, Evaluation, Option
from onetable.bots.search.tree import Name, Offer
from onetable.bots.thinking import Expired
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.tcg.bots.acting import HOPELESS
from onetable.games.tcg.bots.battle import DefencePlan, Foresight, defence_plans, finished
from onetable.games.tcg.bots.decide import ByRules, Habits
from onetable.games.tcg.bots.evaluation import chance
from onetable.games.tcg.bots.novice import SHORT_SIGHTED
from onetable.games.tcg.bots.reading import SentenceReader
from onetable.games.tcg.bots.worth import Situation
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.speech.marks import handle_fields
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board

MOST_OPTIONS = 6  # so many are thought about
MOST_BRANCHES = 3  # of a question that comes later
FARTHEST = 2  # as far as `Foreseeing` goes
# Turns that end before a position is judged. To look a turn further takes three times as long and doubles what chance does to a world:
# of positions played on to the end, less was won by it.
HORIZON = 1
WEIGHTY = (Actions, AssignMinions, StayOrMove, Reconcile)  # what is worth a branch when it comes later
LEFT_TO_HABIT = (Skirmishes, Reconcile)  # not worth a second thought, or showing too late for one
PLAN_MARGIN = 2.0  # what an assignment may be worse at first glance and still be worth a thought

Assignment = dict[Handle, Handle]  # of each minion its defender, or nothing


class TcgForeseeing:
    """How a tree search thinks in this game."""

    def __init__(self, ahead: int = FARTHEST, evaluation: Evaluation[Board] = chance, habits: Habits | None = None) -> None:
        self.evaluation, self.looks_ahead = evaluation, ahead > 0
        self.habits = habits if habits is not None else ByRules() if ahead else ByRules(SHORT_SIGHTED)

    def options(self, view: View[Any]) -> list[Option]:
        """The choices worth thinking about, the advised one first; who assigns thinks of one minion as well as of all of them."""
        board, step = view.table, view.agenda[-1][0][0]
        if not self.looks_ahead:  # who sees no further asks nothing but what seems best now
            advised = self.habits.decide(board, view.agenda, view.choices, view.seat)
            return [Option(advised, called(board, view.choices[advised]))]
        ranked = self.habits.rank(board, view.agenda, view.choices, view.seat)
        plans = whole_assignments(view, step, ranked) if isinstance(step, AssignMinions) else []
        least, most = max(ranked[0][0] - self.habits.margin, HOPELESS), MOST_OPTIONS // 2 if plans else MOST_OPTIONS
        found: dict[Name, Option] = {}  # two of the same kind are as good as one
        for gain, number in ranked[:1] if isinstance(step, LEFT_TO_HABIT) else ranked:
            name = called(board, view.choices[number])
            if not found or (gain >= least and name not in found and len(found) < most):
                found[name] = Option(number, name)
        return [*found.values(), *plans[: MOST_OPTIONS - len(found)]]

    def course(self, world: Game[Any], expired: Expired) -> Course:
        """A course of this world."""
        return TcgCourse(world, self.evaluation, self.habits)


class TcgCourse:
    """An imagined game under way."""

    __slots__ = ("board", "evaluation", "habits", "last", "world")

    def __init__(self, world: Game[Any], evaluation: Evaluation[Board], habits: Habits) -> None:
        self.world, self.evaluation, self.habits = world, evaluation, habits
        self.board: Board = world.table
        self.last = self.board.turn + HORIZON
        world.hasty = self.board.hasty = True  # nobody is watching: what has one answer need not be asked

    def begin(self, option: Option) -> None:
        """Do it, with the rest of its assignment."""
        world, plan = self.world, option.plan
        world.answer(option.number)
        while plan is not None and (decision := world.decision) is not None:
            step = world.agenda[-1][0][0]
            if not isinstance(step, AssignMinions) or decision.seat != self.board.fp or step.left[0] not in plan:
                return
            wanted = plan[step.left[0]]
            world.answer(next((n for n, choice in enumerate(decision.choices) if getattr(choice, "defender", NOTHING) == wanted), 0))

    def far_enough(self) -> bool:
        """At the beginning of a turn, when there is nothing to reckon with but what lies there."""
        return self.world.decision is None or self.board.turn >= self.last

    def advised(self) -> int:
        """By habits."""
        decision = self.world.decision
        assert decision is not None
        return self.habits.decide(self.board, self.world.agenda, decision.choices, decision.seat)

    def offers(self) -> Sequence[Offer]:
        """The best choices at first glance, of each kind one."""
        decision, board = self.world.decision, self.board
        assert decision is not None
        ranked = self.habits.rank(board, self.world.agenda, decision.choices, decision.seat)
        least = max(ranked[0][0] - self.habits.margin, HOPELESS)
        found: dict[Hashable, Offer] = {}
        for gain, number in ranked:
            if found and (gain < least or len(found) == MOST_BRANCHES):
                break
            name = called(board, decision.choices[number])
            found.setdefault(name, (gain, number, name))
        return list(found.values())

    def answer(self, number: int) -> None:
        """Answer."""
        self.world.answer(number)

    def question(self) -> Name:
        """By step and phase; what is of no weight for a plan has no name."""
        step = self.world.agenda[-1][0][0]
        return (type(step), self.board.phase) if isinstance(step, WEIGHTY) else None

    def chance(self, seat: Seat) -> float:
        """The evaluation."""
        return self.evaluation(self.board, seat)


def whole_assignments(view: View[Any], step: AssignMinions, ranked: Sequence[tuple[float, int]]) -> list[Option]:
    """Plans of rules of thumb for several minions, the best first, without those whose beginning is out of the question."""
    if len(step.left) == 1 or view.seat != view.table.fp:
        return []
    board, reader = view.table, SentenceReader(Situation(view.table, view.seat), view.agenda)
    foresight = Foresight(reader.situation)
    found = defence_plans(reader, foresight, step, view.choices)
    for plan in found:
        plan.value = finished(foresight, plan.fights, plan.loose)
    found.sort(key=lambda plan: (-plan.value, plan.first))
    sensible, options = {number for _, number in ranked}, []
    for plan in found:
        if plan.first in sensible and found[0].value - plan.value <= PLAN_MARGIN:
            made = {minion: who_defends(plan, minion) for minion in step.left}
            options.append(Option(plan.first, ("assign", *plan_name(board, made)), made))
    return options


def who_defends(plan: DefencePlan, minion: Handle) -> Handle:
    """The defender of a minion in this plan."""
    return next((defender for defender, minions in plan.fights.items() if minion in minions), NOTHING)


def plan_name(board: Board, made: Assignment) -> tuple[Hashable, ...]:
    """What an assignment is called, whichever copies of a card there are."""
    faces = board.faces
    return tuple(sorted([(faces[minion], faces[defender] if defender != NOTHING else "") for minion, defender in made.items()]))


def called(board: Board, word: Word) -> Name:
    """What a choice is called in any world: by the faces of its cards, as handles mean something else in each."""
    kind, faces = type(word), board.faces
    cards = handle_fields(kind)
    found: list[Hashable] = [kind]
    for name in word.__struct_fields__:
        value = getattr(word, name)
        if name in cards:
            found.append(tuple([faces.get(card, "") for card in value]) if isinstance(value, tuple) else faces.get(value, ""))
        elif isinstance(value, The):
            found.append(tuple([faces.get(card, "") for card in value.these]))
        elif isinstance(value, (int, str, Enum)):
            found.append(value)
    return tuple(found)
