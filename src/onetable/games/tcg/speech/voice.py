"""The cards in a voice: the one that speaks, and those that its sentence has named."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle

speaker: Callable[[Scope], Handle] = attrgetter("source")
it: Callable[[Scope], Handle] = attrgetter("it")


def called(scope: Scope, noun: Word) -> list[Handle]:
    """The cards that the sentence has called by this noun."""
    return [Handle(value) for name, value in scope.named if name == noun]
