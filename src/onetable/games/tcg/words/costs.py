"""Costs: what stands before "to"."""

from __future__ import annotations

from onetable.core.step import Ask, Bind, Next, Scope
from onetable.core.word import Word
from onetable.games.tcg.speech.choices import Number
from onetable.games.tcg.speech.deeds import Payable
from onetable.games.tcg.speech.parts import Condition, Effect
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.nouns import Noun
from onetable.games.tcg.words.values import X


class If(Word, Payable, frozen=True):
    """A requirement that is no payment."""

    what: Condition

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if self.what.holds(board, scope) else self.what


class Spot(Word, Payable, frozen=True):
    """Such cards must be in play; nothing is used up."""

    count: int
    noun: Noun

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if board.spots(self.noun, scope, self.count) else self


class SpotBurdens(Word, Payable, frozen=True):
    """The Ring-bearer must have so many burdens."""

    count: int

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None if board.burdens[board.fp] >= self.count else self


class SpotX(Effect, Payable, frozen=True):
    """Spot as many such cards as you like: the number is X."""

    noun: Noun
    limit: int = 99

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None

    def run(self, board: Board, scope: Scope) -> Next:
        most = min(self.limit, len(board.find(self.noun, scope)))
        return Ask(scope.player, [Number(number) for number in range(most, -1, -1)])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Number)
        return Bind(X, choice.value)


class SpotXBurdens(Effect, Payable, frozen=True):
    """Spot as many burdens as you like: the number is X."""

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return None

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, [Number(number) for number in range(board.burdens[board.fp], -1, -1)])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Number)
        return Bind(X, choice.value)
