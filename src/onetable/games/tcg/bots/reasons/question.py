"""The open question with one of its choices, as reasons look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from onetable.core.step import Scope, Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.tcg.bots.reading import Agenda, SentenceReader
from onetable.games.tcg.bots.worth import Situation
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.table import Board


class Question(Struct, frozen=True):
    """Who is asked what, and which answer is spoken of."""

    board: Board
    agenda: Agenda
    seat: Seat
    choices: Sequence[Word]
    choice: Word

    @property
    def step(self) -> Any:
        """What asks."""
        return self.agenda[-1][0][0]

    @property
    def rest(self) -> Sequence[Any]:
        """How its sentence goes on."""
        return self.agenda[-1][0][1:]

    @property
    def scope(self) -> Scope:
        """Whose sentence it is."""
        return self.agenda[-1][1]

    @property
    def situation(self) -> Situation:
        """The table, seen anew."""
        return Situation(self.board, self.seat)

    @property
    def reader(self) -> SentenceReader:
        """Somebody who reads what cards do, and has read nothing yet."""
        return SentenceReader(self.situation, self.agenda)

    def named(self, card: Handle) -> Named:
        """A card that this seat knows, by its name."""
        return Named(self.board.cards[card].id)

    def is_mine(self, card: Handle) -> bool:
        """Whether a card in play belongs to who is asked."""
        return self.board.pieces[card].owner == self.seat


def question(view: View[Any], number: int) -> Question:
    """What is asked, and the choice of this number."""
    return Question(view.table, view.agenda, view.seat, view.choices, view.choices[number])
