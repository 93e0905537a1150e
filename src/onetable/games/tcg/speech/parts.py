"""The parts of speech that the table itself must know: which cards, under which condition, which paragraph, how many."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar

from onetable.core.step import Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle

if TYPE_CHECKING:
    from onetable.games.tcg.pieces import Happening
    from onetable.games.tcg.table import Board


class Filter(Word, frozen=True):
    """Which cards are meant."""

    def fits(self, board: Board, card: Handle, scope: Scope) -> bool:
        """Whether this card is one of them."""
        raise NotImplementedError


class Condition(Word, frozen=True):
    """Something that may hold; the word itself is the reason when it does not."""

    def holds(self, board: Board, scope: Scope) -> bool:
        """Whether it holds now, spoken by this voice."""
        raise NotImplementedError


class Ability(Word, frozen=True):
    """A paragraph of game text, found by its key when its moment comes."""

    def found_by(self) -> tuple[Hashable, ...]:
        """By what the table looks it up."""
        raise NotImplementedError


class Modifier(Ability, frozen=True):
    """A paragraph that changes a number as long as its card is active."""

    def amount(self, board: Board, card: Handle, scope: Scope) -> int:
        """By how much it changes the number of this card now."""
        raise NotImplementedError


class Figure(Word, frozen=True):
    """A number that is counted when it is needed."""

    def of(self, board: Board, scope: Scope) -> int:
        """The number now."""
        raise NotImplementedError


class Cost:
    """What may stand before "to": a payment, or a requirement that uses nothing up."""

    __slots__ = ()

    def hindrance(self, board: Board, scope: Scope) -> Word | None:
        """Why it cannot be paid: as a rule the cost itself is the reason. None: it can."""
        raise NotImplementedError


class Effect(Step["Board"], frozen=True):
    """A step of a card's text; without an essential one the whole thing may not be begun."""

    essential: ClassVar[bool] = False

    def possible(self, board: Board, scope: Scope) -> bool:
        """Whether it can be done in full."""
        return True

    def looks_back(self) -> bool:
        """Whether it speaks of what the sentence has yet to name when it begins."""
        return False

    def picking(self, board: Board, scope: Scope) -> tuple[int, int] | None:
        """How many are picked and of how many, where one after another is asked for."""
        return None

    def blocked(self, board: Board, scope: Scope, spare: int) -> Word | None:
        """Why the whole thing may not even be begun: a card that must be played and cannot. `spare` twilight goes for other costs."""
        return None


class Target(Word, frozen=True):
    """The cards a verb acts on."""

    def cards(self, board: Board, scope: Scope) -> Sequence[Handle]:
        """Which they are, or among which the player chooses."""
        raise NotImplementedError


class Occurrence(Effect, frozen=True):
    """An effect that happens to cards and may be answered, before and after."""

    target: Target

    def do(self, board: Board, now: Happening, scope: Scope) -> Next:
        """It happens to all that nobody saved."""
        raise NotImplementedError

    def aftermath(self) -> Steps:
        """What the rules do when all answers are through."""
        return ()
