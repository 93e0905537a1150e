"""Texts that nobody could tell apart: it makes no difference which of them answers, so only one is offered."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from onetable.games.tcg.table import Board

if TYPE_CHECKING:
    from onetable.games.tcg.mechanics.windows import Answer


def told_apart(board: Board, answers: Sequence[Answer]) -> Sequence[Answer]:
    """Of answers that are alike only the first: the same text in the same place, about the same card."""
    if len(answers) < 2:
        return answers
    found: dict[Hashable, Answer] = {}
    for answer in answers:
        found.setdefault((answer.player, look(board, answer), answer.subject), answer)
    return list(found.values())


def look(board: Board, answer: Answer) -> Hashable:
    """All by which a text differs from another: its card and where it lies, or what it was granted about; characters are persons."""
    source = answer.source
    if answer.number < 0:
        grant = next(grant for grant in board.grants if grant.number == -answer.number)
        return board.faces[source], grant.ability, grant.scope.named
    piece = board.pieces.get(source)
    if piece is None or board.cards[source].is_character or source in board.stacks:
        return source, answer.number
    limits = tuple([(use.number, use.amount, use.until) for use in board.used if use.card == source])
    changes = tuple([change for change in board.lasting if change.card == source])
    return board.faces[source], answer.number, piece, limits, changes
