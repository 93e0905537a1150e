"""Corruption cards come to a hero, and leave him."""

from __future__ import annotations

from onetable.core.step import Next, Scope, Step
from onetable.games.quest.mechanics.limits import keep_limits
from onetable.games.quest.mechanics.piles import draw_corruption
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.table import Board
from onetable.games.quest.vocabulary import hero_news


class TakeCorruption(Effect, frozen=True):
    """The hero draws corruption cards."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        if self.count <= 0:
            return None
        drawn = draw_corruption(board, 1)
        if not drawn:
            return None
        rest = (TakeCorruption(self.count - 1),) if self.count > 1 else ()
        return (ReceiveCorruption(drawn[0]), *rest)


class ReceiveCorruption(Step[Board], frozen=True):
    """This corruption card comes to the hero; one without a cost acts at once and goes back."""

    card: str

    def run(self, board: Board, scope: Scope) -> Next:
        sheet, card = board.sheet(scope.player), board.cards.corruption[self.card]
        board.tell(hero_news.CorruptionTaken(sheet.hero, self.card))
        if card.cost is None:
            board.corruption_discards += (self.card,)
            return tuple([word for word in card.text if isinstance(word, Effect)])
        sheet.corruption += (self.card,)
        return keep_limits(board, scope)


def discard_corruption(board: Board, scope: Scope, card: str) -> None:
    """A corruption card goes to the discards."""
    sheet = board.sheet(scope.player)
    sheet.corruption = tuple([each for each in sheet.corruption if each != card])
    board.corruption_discards += (card,)
    board.tell(hero_news.CorruptionDiscarded(sheet.hero, card))
