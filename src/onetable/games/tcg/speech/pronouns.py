"""Pronouns: targets that need no noun, because the sentence, or the card it stands on, says whom they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from onetable.core.step import Scope
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.parts import Target
from onetable.games.tcg.speech.voice import called, it, speaker

if TYPE_CHECKING:
    from onetable.games.tcg.table import Board


class The(Target, frozen=True):
    """Exactly these cards."""

    these: tuple[Handle, ...]

    def cards(self, board: Board, scope: Scope) -> Sequence[Handle]:
        return self.these


class This(Target, frozen=True):
    """The card whose text this is."""

    def cards(self, board: Board, scope: Scope) -> Sequence[Handle]:
        return (speaker(scope),)


class ItsBearer(Target, frozen=True):
    """The card that bears this one, or bore it when the sentence began."""

    def cards(self, board: Board, scope: Scope) -> Sequence[Handle]:
        piece = board.pieces.get(speaker(scope))
        if piece is not None:
            return (piece.bearer,)
        return called(scope, self)


class It(Target, frozen=True):
    """What the sentence named last."""

    def cards(self, board: Board, scope: Scope) -> Sequence[Handle]:
        return (it(scope),) if scope.named else ()


THIS, IT, ITS_BEARER = This(), It(), ItsBearer()
