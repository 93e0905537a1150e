"""The parts of speech: amounts, conditions, places, effects."""

from __future__ import annotations

from enum import StrEnum

from onetable.core.step import Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Place

FIRST_HERO: Seat = 1  # decides where the heroes decide together


class Who(StrEnum):
    """Who decides."""

    HERO = "hero"
    SAURON = "sauron"
    HEROES = "heroes"


def seat_of(who: Who, scope: Scope) -> Seat:
    """Whom to ask."""
    if who is Who.SAURON:
        return SAURON
    return scope.player if who is Who.HERO else FIRST_HERO


class Value(Word, frozen=True):
    """A number that is counted when it is needed."""

    def of(self, board: Board, scope: Scope) -> int:
        """The number now."""
        raise NotImplementedError


Amount = int | Value


def count(amount: Amount, board: Board, scope: Scope) -> int:
    """An amount as a number."""
    return amount if isinstance(amount, int) else amount.of(board, scope)


class Condition(Word, frozen=True):
    """Something that may hold; the word itself is the reason when it does not."""

    def holds(self, board: Board, scope: Scope) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


class Where(Word, frozen=True):
    """Some places on the map."""

    def places(self, board: Board, scope: Scope) -> tuple[Place, ...]:
        """Which they are now."""
        raise NotImplementedError


class Effect(Step[Board], frozen=True):
    """Something a card does."""

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether a branch or a payment with it may be picked."""
        return True


Effects = tuple[Effect, ...]
