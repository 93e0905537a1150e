"""Who fights whom: which minions may be assigned, to whom, and that they are."""

from __future__ import annotations

from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword

FIERCE, DEFENDER = Keyword.FIERCE, Keyword.DEFENDER
BARRED = "barred from"  # a lasting note: this minion may not be given this companion by the Free Peoples player


def eligible(board: Board, fierce: bool) -> list[Handle]:
    """Minions that may be assigned in this round."""
    return [minion for minion in board.minions() if not fierce or board.has(minion, FIERCE)]


def unassigned(board: Board) -> list[Handle]:
    """Minions of this round that fight nobody yet."""
    return [minion for minion in eligible(board, board.fierce) if minion not in board.assigned]


def may_defend(board: Board, card: Handle, minion: Handle) -> bool:
    """One minion for each defender, and one more for each point of the defender bonus."""
    if board.lasting and any([note.measure == BARRED and note.card == minion and note.amount == card for note in board.lasting]):
        return False
    return [*board.assigned.values()].count(card) <= board.has(card, DEFENDER)


def assign(board: Board, minion: Handle, defender: Handle) -> None:
    """A minion will fight a defender."""
    board.assigned[minion] = defender
    board.fought += tuple([card for card in (minion, defender) if card not in board.fought])
    if board.news is not None:
        board.tell(news.WasAssigned(Named(board.cards[minion].id), Named(board.cards[defender].id)))


def fighters(board: Board) -> list[Handle]:
    """All who are assigned, defenders first."""
    return list(dict.fromkeys((*board.assigned.values(), *board.assigned)))
