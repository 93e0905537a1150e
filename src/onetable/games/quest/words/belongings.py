"""What a hero gains and loses: favor, corruption, training, attributes, items."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.mechanics import attributes, goods
from onetable.games.quest.mechanics.corruption import discard_corruption
from onetable.games.quest.mechanics.limits import keep_limits
from onetable.games.quest.parts_of_speech import Amount, Effect, count
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute, Item
from onetable.games.quest.vocabulary import pool_news
from onetable.games.quest.vocabulary.choices import Done, PickAttribute, PickCard, PickCorruption, PickItem

ALL = 99
TRAINING_DRAW = 2


# ---- favor


class GainFavor(Effect, frozen=True):
    """The hero gains favor."""

    count: Amount

    def run(self, board: Board, scope: Scope) -> Next:
        goods.gain_favor(board, scope.player, count(self.count, board, scope))
        return None


class LoseFavor(Effect, frozen=True):
    """The hero discards favor, or as much as he has."""

    count: Amount

    def run(self, board: Board, scope: Scope) -> Next:
        goods.lose_favor(board, scope.player, count(self.count, board, scope))
        return None


class PayFavor(Effect, frozen=True):
    """The hero pays exactly so much favor."""

    count: int

    def possible(self, board: Board, scope: Scope) -> bool:
        return board.sheet(scope.player).favor >= self.count

    def run(self, board: Board, scope: Scope) -> Next:
        goods.lose_favor(board, scope.player, self.count)
        return None


class PayFavorPerCorruption(Effect, frozen=True):
    """The hero may pay any amount of favor; for each he discards a corruption card."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        if not sheet.favor or not sheet.corruption:
            return None
        return Ask(scope.player, [*[PickCorruption(card) for card in sheet.corruption], Done()])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, PickCorruption):
            return None
        goods.lose_favor(board, scope.player, 1)
        discard_corruption(board, scope, choice.card)
        return (self,)


class DiscardCorruption(Effect, frozen=True):
    """The hero discards corruption cards of his choice, or as many as he has."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        if self.count <= 0 or not sheet.corruption:
            return None
        if self.count >= len(sheet.corruption):
            for card in sheet.corruption:
                discard_corruption(board, scope, card)
            return None
        return Ask(scope.player, [PickCorruption(card) for card in sheet.corruption])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickCorruption)
        discard_corruption(board, scope, choice.card)
        return (DiscardCorruption(self.count - 1),) if self.count > 1 else None


# ---- training, attributes, items


class Train(Effect, frozen=True):
    """Draw the top two skill cards, one to hand, the other to the skill discards."""

    times: int

    def run(self, board: Board, scope: Scope) -> Next:
        if self.times <= 0:
            return None
        rest = (Train(self.times - 1),) if self.times > 1 else ()
        return (TrainOnce(), *rest)


class TrainOnce(Step[Board], frozen=True):
    """One training; the skill deck is not refilled."""

    def run(self, board: Board, scope: Scope) -> Next:
        if not board.skills:
            return None
        board.drawn, board.drawn_for = board.skills[-TRAINING_DRAW:][::-1], scope.player
        board.skills = board.skills[:-TRAINING_DRAW]
        return (PickSkill(),)


class PickSkill(Step[Board], frozen=True):
    """One of the drawn skill cards comes to hand."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, [PickCard(card) for card in board.drawn], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickCard)
        sheet = board.sheet(scope.player)
        others = tuple([card for card in board.drawn if card != choice.card])
        board.drawn, board.drawn_for = (), -1
        sheet.hand += (choice.card,)
        sheet.trained += (choice.card,)
        board.skill_discards += others
        if board.news is not None:
            other = others[0] if others else ""
            seen = pool_news.TrainedWith(sheet.hero, choice.card, other)
            board.tell_apart(frozenset({scope.player}), seen, pool_news.Trained(sheet.hero, other))
        return keep_limits(board, scope)


class Raise(Effect, frozen=True):
    """An attribute rises; without one named the hero picks."""

    attribute: Attribute | None = None

    def run(self, board: Board, scope: Scope) -> Next:
        if self.attribute is not None:
            attributes.raise_attribute(board, scope.player, self.attribute)
            return None
        choices = [PickAttribute(attribute) for attribute in Attribute if attributes.may_raise(board, scope.player, attribute)]
        return Ask(scope.player, choices) if choices else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickAttribute)
        attributes.raise_attribute(board, scope.player, choice.attribute)
        return None


class GainItem(Effect, frozen=True):
    """The hero takes an item, if one is left and he has none."""

    item: Item

    def run(self, board: Board, scope: Scope) -> Next:
        goods.gain_item(board, scope.player, self.item)
        return None


class LoseItem(Effect, frozen=True):
    """The hero discards an item of his choice, if he has one."""

    def run(self, board: Board, scope: Scope) -> Next:
        items = board.sheet(scope.player).items
        return Ask(scope.player, [PickItem(item) for item in items]) if items else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickItem)
        goods.lose_item(board, scope.player, choice.item)
        return None
