"""What cards do to a hero's own cards: damage, pools and hand."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics import pools
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.limits import keep_limits
from onetable.games.quest.parts_of_speech import Amount, Effect, Effects, count
from onetable.games.quest.table import Board
from onetable.games.quest.vocabulary import pool_news
from onetable.games.quest.vocabulary.choices import Done, PickCard

# ---- damage


class Damage(Effect, frozen=True):
    """The hero takes damage."""

    points: Amount

    def run(self, board: Board, scope: Scope) -> Next:
        points = count(self.points, board, scope)
        return (TakeDamage(points),) if points > 0 else None


class ShieldDamage(Effect, frozen=True):
    """The hero takes damage, less one for each shield on hand cards he discards first; unhurt he gains something."""

    points: int
    unhurt: Effects

    def run(self, board: Board, scope: Scope) -> Next:
        hand = board.sheet(scope.player).hand
        if self.points <= 0:
            return self.unhurt
        if not hand:
            return (TakeDamage(self.points),)
        return Ask(scope.player, [*[PickCard(card) for card in dict.fromkeys(hand) if CARDS[card].defense], Done()], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, PickCard):
            return (TakeDamage(self.points),)
        pools.discard(board, scope.player, [choice.card])
        return (ShieldDamage(max(0, self.points - CARDS[choice.card].defense), self.unhurt),)


# ---- pools and hand


class RestPoolReturns(Effect, frozen=True):
    """The rest pool goes back into the life pool."""

    def run(self, board: Board, scope: Scope) -> Next:
        pools.rest_pool_returns(board, board.sheet(scope.player))
        return None


class DamagePoolReturns(Effect, frozen=True):
    """The damage pool goes back into the life pool."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        if pools.may_heal(board, sheet):
            pools.damage_pool_returns(board, sheet)
        return None


class DamageToRest(Effect, frozen=True):
    """The top cards of the damage pool, or all, go onto the rest pool."""

    count: Amount

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        number = min(count(self.count, board, scope), len(sheet.damage))
        if number > 0 and pools.may_heal(board, sheet):
            cards = sheet.damage[-number:][::-1]
            sheet.damage = sheet.damage[:-number]
            sheet.rest += cards
            board.tell(pool_news.DamagePoolRested(sheet.hero, cards))
        return None


class HandReturns(Effect, frozen=True):
    """The hand goes back into the life pool."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        cards, sheet.hand = sheet.hand, ()
        pools.shuffle_into_life(board, sheet, cards)
        board.tell(pool_news.HandReturned(sheet.hero))
        return None


class LifeToRest(Effect, frozen=True):
    """The top cards of the life pool go onto the rest pool."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        number = min(self.count, len(sheet.life))
        if number:
            cards = sheet.life[-number:][::-1]
            sheet.life = sheet.life[:-number]
            sheet.rest += cards
            board.tell(pool_news.CardsToRest(sheet.hero, cards))
        return None


class DrawLife(Effect, frozen=True):
    """The hero draws cards from the life pool."""

    count: Amount

    def run(self, board: Board, scope: Scope) -> Next:
        pools.draw_cards(board, scope.player, count(self.count, board, scope))
        return keep_limits(board, scope)


class DiscardRandom(Effect, frozen=True):
    """Chance picks hand cards to be discarded."""

    count: Amount

    def run(self, board: Board, scope: Scope) -> Next:
        pools.discard_at_random(board, scope.player, count(self.count, board, scope))
        return None
