"""What a hero holds too much of is discarded."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.quest.mechanics import goods, pools
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.table import Board
from onetable.games.quest.vocabulary.choices import PickCard
from onetable.games.quest.vocabulary.statics import FavorLimit, HandLimit


def keep_limits(board: Board, scope: Scope) -> Next:
    """What a hero holds too much of is discarded at once."""
    sheet = board.sheet(scope.player)
    if not sheet.corruption:
        return None
    favor, hand = board.cards.burden(sheet.corruption, FavorLimit), board.cards.burden(sheet.corruption, HandLimit)
    if favor is not None and sheet.favor > favor.most:
        goods.lose_favor(board, scope.player, sheet.favor - favor.most)
    if hand is not None and len(sheet.hand) > hand.cards:
        return (DiscardDownTo(hand.cards),)
    return None


class DiscardCards(Effect, frozen=True):
    """The hero discards hand cards of his choice, or all if he has fewer; as a cost he must have so many."""

    count: int
    cost: bool = False

    def possible(self, board: Board, scope: Scope) -> bool:
        return not self.cost or len(board.sheet(scope.player).hand) >= self.count

    def run(self, board: Board, scope: Scope) -> Next:
        hand = board.sheet(scope.player).hand
        if self.count <= 0 or not hand:
            return None
        if len(hand) <= self.count:
            pools.discard(board, scope.player, hand)
            return None
        return Ask(scope.player, [PickCard(card) for card in dict.fromkeys(hand)], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickCard)
        pools.discard(board, scope.player, [choice.card])
        return (DiscardCards(self.count - 1),) if self.count > 1 else None


class DiscardDownTo(Effect, frozen=True):
    """The hero discards cards of his choice until he has no more than this."""

    cards: int

    def run(self, board: Board, scope: Scope) -> Next:
        surplus = len(board.sheet(scope.player).hand) - self.cards
        return (DiscardCards(surplus),) if surplus > 0 else None
