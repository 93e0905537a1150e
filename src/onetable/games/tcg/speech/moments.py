"""Moments that a text may answer, and the paragraphs that answer them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.parts import Ability, Effect
from onetable.games.tcg.traits import Milestone

if TYPE_CHECKING:
    from onetable.games.tcg.pieces import Happening
    from onetable.games.tcg.table import Board


BEFORE, AFTER = "before", "after"
Subject: TypeAlias = type[Effect] | Milestone
Trigger: TypeAlias = tuple[str, Subject]  # before or after what


def name_of(subject: Subject) -> str:
    """What a window calls it, whose words must go into records."""
    return subject.value if isinstance(subject, Milestone) else subject.__name__


class Moment(Word, frozen=True):
    """A happening that a text may answer, once for each card it happens to."""

    def key(self) -> Trigger:
        """By what the table looks it up."""
        raise NotImplementedError

    def subject(self) -> Word:
        """How the text calls the card it happens to."""
        raise NotImplementedError

    def subjects(self, happening: Happening) -> Sequence[Handle]:
        """The cards it happens to."""
        return happening.cards

    def is_meant(self, board: Board, card: Handle, happening: Happening, scope: Scope) -> bool:
        """Whether this text speaks of this card."""
        raise NotImplementedError


class Answering(Ability, frozen=True):
    """A paragraph that answers a moment."""

    to: Moment
    does: Deed
    required: ClassVar[bool] = False
    again: ClassVar[bool] = False  # more than once for the same happening

    def found_by(self) -> tuple[Trigger, ...]:
        return (self.to.key(),)

    def moment(self, key: Trigger) -> Moment:
        """The moment with this key that it answers."""
        return self.to

    def is_once_per_player(self) -> bool:
        """Whether it answers once for each player, whatever happens to how many of his cards."""
        return False
