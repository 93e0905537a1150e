"""Whom a question is about: the chair that the asking step names, or the one in whose voice it speaks."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.step import Sentence, Step
from onetable.games.fellowship.table import Board, Chair


class AboutChair(Step[Board], frozen=True):
    """A step that is about one chair, whoever speaks."""

    def about(self) -> Chair:
        """Which chair."""
        raise NotImplementedError


def asked_chair(agenda: Sequence[Sentence]) -> Chair:
    """The chair that the open question is about; nobody if it is about the whole table."""
    steps, scope = agenda[-1]
    return steps[0].about() if isinstance(steps[0], AboutChair) else scope.source
