"""Who advises one that thinks ahead: rules of thumb, or habits that were learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from onetable.core.step import Seat, Sentence
from onetable.core.word import Word
from onetable.games.quest.bots.decide import decide, rank_choices
from onetable.games.quest.bots.ways import Weighed, weigh_ways
from onetable.games.quest.table import Board

Agenda = Sequence[Sentence]


class Advice(Protocol):
    """What speaks for each choice, counted in favor tokens."""

    def decide(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> int:
        """The number of the choice to make."""
        ...

    def rank(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> list[tuple[float, int]]:
        """All choices with what speaks for them, the best first."""
        ...

    def ways(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> list[Weighed]:
        """The same of a Travel step, journey by journey."""
        ...


class RulesOfThumb:
    """What everybody knows who has learned nothing."""

    def decide(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> int:
        return decide(board, agenda, offered, seat)

    def rank(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> list[tuple[float, int]]:
        return rank_choices(board, agenda, offered, seat)

    def ways(self, board: Board, agenda: Agenda, offered: Sequence[Word], seat: Seat) -> list[Weighed]:
        return weigh_ways(board, offered, seat)


RULES_OF_THUMB = RulesOfThumb()
