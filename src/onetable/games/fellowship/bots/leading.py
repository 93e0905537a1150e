"""Bilbo Baggins names who leads."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.word import Word
from onetable.games.fellowship.bots.asking import needs_of
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.words.choices import LetLead


def choose_leader(board: Board, offered: Sequence[Word]) -> int:
    """Whoever gains most by winning the trick, for who leads wins more easily."""
    needs = needs_of(board)
    worth = [
        needs.tricks[board.cast.index(option.character.key)] if isinstance(option, LetLead) else needs.tricks[board.leader] + 0.1
        for option in offered
    ]
    return worth.index(max(worth))
