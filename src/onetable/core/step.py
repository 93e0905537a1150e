"""Steps: what happens, one after the other, and the questions they ask."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from onetable.core.position import Position
from onetable.core.word import Word

Seat = int
T = TypeVar("T", bound=Position)


class Scope(Struct, frozen=True, gc=False):
    """Who speaks, from which card or chair, about which happening, and what the sentence has named so far."""

    player: Seat
    source: int = -1
    event: int = 0
    named: tuple[tuple[Word, int], ...] = ()

    @property
    def it(self) -> int:
        """What was named last."""
        return self.named[-1][1]

    def that(self, noun: Word) -> int:
        """What was last called by this noun."""
        return next(value for name, value in reversed(self.named) if name == noun)

    def naming(self, noun: Word, value: int) -> Scope:
        """The same voice, having named one thing more."""
        return Scope(self.player, self.source, self.event, (*self.named, (noun, value)))


class Step(Word, Generic[T], frozen=True):
    """One thing that happens. Immutable, so clones share it. A step that asks has changed nothing yet."""

    def run(self, table: T, scope: Scope) -> Next:
        """Change the table and say what comes next; or ask."""
        return None

    def chosen(self, table: T, scope: Scope, choice: Word) -> Next:
        """Go on after the answer; most choices are steps themselves. A step that asks on returns its next question."""
        assert isinstance(choice, Step)
        return (choice,)


Steps: TypeAlias = tuple[Step, ...]  # type: ignore[type-arg]  # steps of one game never meet those of another
Sentence: TypeAlias = tuple[Steps, Scope]


class Ask(Struct, frozen=True, gc=False):
    """A question to one seat: choose one. It is private if its choices rest on cards that only this seat sees."""

    seat: Seat
    choices: Sequence[Word]
    private: bool = False


Decision = Ask  # the open question is the one a step asked


class Bind(Struct, frozen=True):
    """Do the steps; from here on the sentence calls this value by this noun."""

    noun: Word
    value: int
    steps: Steps = ()


class Do(Struct, frozen=True):
    """Do the steps in another voice."""

    steps: Steps
    scope: Scope


class Anew(Struct, frozen=True):
    """All that was still to come is dropped; these steps come instead."""

    steps: Steps
    scope: Scope


class Halt(Enum):
    """What ends a sentence before its last word."""

    STOP = "the rest of the sentence is not said"
    END = "the game is over"


Next: TypeAlias = Steps | Ask | Bind | Do | Anew | Halt | None
