"""Costs and deeds: what stands before "to", and what follows it."""

from __future__ import annotations

from onetable.core.step import Ask, Bind, Halt, Next, Scope, Steps
from onetable.core.word import Word
from onetable.games.tcg.table import Board
from onetable.games.tcg.words.bases import Condition, Cost, Effect
from onetable.games.tcg.words.choices import Number
from onetable.games.tcg.words.nouns import Noun
from onetable.games.tcg.words.targets import IT
from onetable.games.tcg.words.values import X


class Payable(Cost):
    """A cost that can be joined with others and lead to effects."""

    __slots__ = ()

    def to(self, *effects: Effect) -> Deed:
        """Pay this to do that."""
        return Deed((self,), effects)

    def twilight(self) -> int:
        """How much of the pool it takes."""
        return 0

    def __and__(self, other: Payable) -> Costs:
        return Costs((self, other))


class Costs(Word, Payable, frozen=True):
    """Several costs, all of which must be paid, in this order."""

    parts: tuple[Payable, ...]

    def __and__(self, other: Payable) -> Costs:
        return Costs((*self.parts, other))

    def to(self, *effects: Effect) -> Deed:
        return Deed(self.parts, effects)

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        return next((reason for part in self.parts if (reason := part.hindrance(board, scope)) is not None), None)


class Pay(Effect, frozen=True):
    """Pay a cost; if that has become impossible, the rest of the sentence is not said."""

    cost: Payable

    def run(self, board: Board, scope: Scope) -> Next:
        if self.cost.hindrance(board, scope) is not None:
            return Halt.STOP
        assert isinstance(self.cost, Effect)
        return self.cost.run(board, scope)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(self.cost, Effect)
        return self.cost.chosen(board, scope, choice)


class Deed(Word, frozen=True):
    """Pay the costs to do the effects."""

    costs: tuple[Payable, ...]
    effects: tuple[Effect, ...]

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        """Why it cannot be done: a cost, or a card that must be played and cannot."""
        for cost in self.costs:
            reason = cost.hindrance(board, scope)
            if reason is not None:
                return reason
        for effect in self.effects:
            if effect.essential:
                reason = effect.blocked(board, scope, sum([cost.twilight() for cost in self.costs]))
                if reason is not None:
                    return reason
        return None

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether it can be paid and done in full."""
        if self.hindrance(board, scope) is not None:
            return False
        # A later effect may speak of what an earlier one has yet to name.
        certain = [effect for place, effect in enumerate(self.effects) if not place or getattr(effect, "target", None) != IT]
        return all([effect.possible(board, scope) for effect in certain])

    def steps(self) -> Steps:
        """The deed, step by step; requirements that are no payment were checked before it began."""
        return (*self.payments(), *self.effects) if self.costs else self.effects

    def payments(self) -> Steps:
        """The costs that are paid, in the order of the text."""
        return tuple([Pay(cost) for cost in self.costs if isinstance(cost, Effect)])


def do(*effects: Effect) -> Deed:
    """Effects without a cost."""
    return Deed((), effects)


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
