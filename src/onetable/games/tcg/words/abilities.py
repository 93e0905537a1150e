"""Paragraphs: actions of a phase, and texts that stand as long as their card is active."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from onetable.core.step import Scope
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.parts import Ability, Condition, Figure, Modifier
from onetable.games.tcg.speech.voice import it
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Measure, Phase
from onetable.games.tcg.words.nouns import Noun
from onetable.games.tcg.words.values import figure


class PhaseAction(Ability, frozen=True):
    """A phase's name, then costs to effects; some may be used once in a turn only."""

    does: Deed
    once_per_turn: bool = False
    phases: ClassVar[tuple[Phase, ...]]

    def found_by(self) -> tuple[Hashable, ...]:
        return self.phases


class Fellowship(PhaseAction, frozen=True):
    """In the own Fellowship phase."""

    phases = (Phase.FELLOWSHIP,)


class Shadow(PhaseAction, frozen=True):
    """In the own Shadow phase."""

    phases = (Phase.SHADOW,)


class Maneuver(PhaseAction, frozen=True):
    """In the Maneuver phase."""

    phases = (Phase.MANEUVER,)


class Archery(PhaseAction, frozen=True):
    """In the Archery phase."""

    phases = (Phase.ARCHERY,)


class Assignment(PhaseAction, frozen=True):
    """In an Assignment phase."""

    phases = (Phase.ASSIGNMENT,)


class Skirmish(PhaseAction, frozen=True):
    """In a Skirmish phase."""

    phases = (Phase.SKIRMISH,)


class Regroup(PhaseAction, frozen=True):
    """In the Regroup phase."""

    phases = (Phase.REGROUP,)


class FellowshipOrRegroup(PhaseAction, frozen=True):
    """In the Fellowship phase or in the Regroup phase."""

    phases = (Phase.FELLOWSHIP, Phase.REGROUP)


class ManeuverOrSkirmish(PhaseAction, frozen=True):
    """In the Maneuver phase or in a Skirmish phase."""

    phases = (Phase.MANEUVER, Phase.SKIRMISH)


# ---- standing texts


class Change(Modifier, frozen=True):
    """These cards: this measure, or this keyword, is changed by so much."""

    measure: Measure | Keyword
    of: Noun
    by: int | Figure

    def found_by(self) -> tuple[Hashable, ...]:
        return (self.measure,)

    def amount(self, board: Board, card: Handle, scope: Scope) -> int:
        if card < 0 or not self.of.fits(board, card, scope):
            return 0
        by = self.by
        return by if type(by) is int else figure(by, board, scope)


class Total(Modifier, frozen=True):
    """A figure of the whole table is changed by so much."""

    measure: Measure
    by: int | Figure = 1

    def found_by(self) -> tuple[Hashable, ...]:
        return (self.measure,)

    def amount(self, board: Board, card: Handle, scope: Scope) -> int:
        return figure(self.by, board, scope)


class While(Modifier, frozen=True):
    """A standing text that works as long as a condition holds."""

    condition: Condition
    change: Modifier

    def found_by(self) -> tuple[Hashable, ...]:
        return self.change.found_by()

    def amount(self, board: Board, card: Handle, scope: Scope) -> int:
        return self.change.amount(board, card, scope) if self.condition.holds(board, scope) else 0


class CheaperOn(Modifier, frozen=True):
    """This card costs less when it is played on such a bearer."""

    noun: Noun
    by: int

    def found_by(self) -> tuple[Hashable, ...]:
        return (Measure.COST,)

    def amount(self, board: Board, card: Handle, scope: Scope) -> int:
        if card != scope.source or not scope.named:
            return 0
        return self.by if self.noun.fits(board, it(scope), scope) else 0
