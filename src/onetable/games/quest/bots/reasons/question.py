"""The open question with one of its choices, as reasons look at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from onetable.core.step import Scope, Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest.pieces import HeroSheet
from onetable.games.quest.table import Board


class Question(Struct, frozen=True):
    """Who is asked what, and which answer is spoken of."""

    board: Board
    step: Any
    scope: Scope
    seat: Seat
    choices: Sequence[Word]
    choice: Any

    @property
    def sheet(self) -> HeroSheet:
        """The hero who is asked."""
        return self.board.sheet(self.seat)


Reason = Callable[[Question], Word]


def question(view: View[Any], number: int) -> Question:
    """What is asked, and the choice of this number."""
    steps, scope = view.agenda[-1]
    return Question(view.table, steps[0], scope, view.seat, view.choices, view.choices[number])
