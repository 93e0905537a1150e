"""Deeds: costs that lead to effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onetable.core.step import Halt, Next, Scope, Steps
from onetable.core.word import Word
from onetable.games.tcg.speech.parts import Cost, Effect

if TYPE_CHECKING:
    from onetable.games.tcg.table import Board


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
        certain = [effect for place, effect in enumerate(self.effects) if not place or not effect.looks_back()]
        return all([effect.possible(board, scope) for effect in certain])

    def steps(self) -> Steps:
        """The deed, step by step; requirements that are no payment were checked before it began."""
        return (*self.payments(), *self.effects) if self.costs else self.effects

    def is_paid_for(self) -> bool:
        """Whether something is given up for it; what is only spotted or required stays as it is."""
        return any([isinstance(cost, Effect) for cost in self.costs])

    def payments(self) -> Steps:
        """The costs that are paid, in the order of the text."""
        return tuple([Pay(cost) for cost in self.costs if isinstance(cost, Effect)])


def do(*effects: Effect) -> Deed:
    """Effects without a cost."""
    return Deed((), effects)
