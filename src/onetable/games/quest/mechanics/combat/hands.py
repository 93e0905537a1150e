"""What the cards of a round do with hands and stacks."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.damage_on_top import speaks
from onetable.games.quest.mechanics.combat.sides import fighting, name_of
from onetable.games.quest.mechanics.limits import keep_limits
from onetable.games.quest.mechanics.pools import discard_at_random, draw_cards, remove
from onetable.games.quest.pieces import foe_called
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import CardType
from onetable.games.quest.vocabulary import combat_news
from onetable.games.quest.vocabulary.choices import Done, FromLifePool, FromRestPool, PickCard, PickType
from onetable.games.quest.vocabulary.combat_texts import DeclareType, DrawCards, OpponentDeclares, OpponentDiscards, TakeBack, TellTypes


class UseHands(Step[Board], frozen=True):
    """What a card does with hands and stacks."""

    hero: bool

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        side = combat.hero if self.hero else combat.enemy
        steps: list[Step[Board]] = []
        for deed in speaks(side, board.cards.fighting.now):
            if isinstance(deed, DrawCards):
                steps.append(DrawFromPools(deed.cards))
            elif isinstance(deed, OpponentDiscards):
                self.discard(board, deed)
            elif isinstance(deed, TakeBack):
                steps.append(TakeCardBack(self.hero))
            elif isinstance(deed, TellTypes):
                self.tell_types(board)
            elif isinstance(deed, OpponentDeclares):
                steps.append(SayType(by_hero=not self.hero, for_hero=self.hero))
            elif isinstance(deed, DeclareType):
                steps.append(SayType(by_hero=self.hero, for_hero=self.hero))
        return tuple(steps) if steps else None

    def discard(self, board: Board, deed: OpponentDiscards) -> None:
        """Chance picks cards of the other hand."""
        combat = fighting(board)
        if self.hero:
            gone = tuple(board.dice.shuffled(combat.hand)[: deed.cards])
            for card in gone:
                combat.hand = remove(combat.hand, card)
            combat.discards += gone
            if gone:
                board.tell(combat_news.FoeDiscards(foe_called(combat.foe), gone))
            if deed.wounding:
                combat.torn += sum([CARDS[card].attack for card in gone])
        else:
            discard_at_random(board, combat.seat, deed.cards)

    def tell_types(self, board: Board) -> None:
        """This side alone hears how many ranged and melee cards the other holds."""
        if board.news is None:
            return
        combat = fighting(board)
        hand = combat.hand if self.hero else board.sheet(combat.seat).hand
        ranged = len([card for card in hand if CARDS[card].type is CardType.RANGED])
        listener = combat.seat if self.hero else SAURON
        teller = name_of(board, not self.hero)
        board.tell_apart(frozenset({listener}), combat_news.TypesTold(teller, ranged, len(hand) - ranged), combat_news.TypesAsked(teller))


class DrawFromPools(Step[Board], frozen=True):
    """Up to so many cards, each from the top of the rest pool or of the life pool."""

    cards: int

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        choices: list[Word] = []
        if sheet.life:
            choices.append(FromLifePool())
        if sheet.rest:
            choices.append(FromRestPool())
        return Ask(scope.player, [*choices, Done()]) if self.cards > 0 and choices else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        sheet = board.sheet(scope.player)
        if isinstance(choice, Done):
            return None
        if isinstance(choice, FromLifePool):
            draw_cards(board, scope.player, 1)
        else:
            board.tell(combat_news.TakenBack(sheet.hero, sheet.rest[-1]))
            sheet.hand, sheet.rest = sheet.hand + sheet.rest[-1:], sheet.rest[:-1]
        limits = keep_limits(board, scope)
        return (*(limits if isinstance(limits, tuple) else ()), DrawFromPools(self.cards - 1))


class TakeCardBack(Step[Board], frozen=True):
    """A card of an earlier round comes back from the stack to the hand; its cost leaves the sum."""

    hero: bool

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        earlier = (combat.hero if self.hero else combat.enemy).stack[:-1]
        return Ask(scope.player if self.hero else SAURON, [PickCard(card) for card in dict.fromkeys(earlier)]) if earlier else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickCard)
        combat = fighting(board)
        side = combat.hero if self.hero else combat.enemy
        side.stack = (*remove(side.stack[:-1], choice.card), side.stack[-1])
        if self.hero:
            board.sheet(scope.player).hand += (choice.card,)
        else:
            combat.hand += (choice.card,)
        board.tell(combat_news.TakenBack(name_of(board, self.hero), choice.card))
        return keep_limits(board, scope) if self.hero else None


class SayType(Step[Board], frozen=True):
    """Ranged or melee, said openly by one side, for the card of one side."""

    by_hero: bool
    for_hero: bool

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player if self.by_hero else SAURON, [PickType(each) for each in CardType])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickType)
        combat = fighting(board)
        (combat.hero if self.for_hero else combat.enemy).saying = choice.type
        board.tell(combat_news.TypeDeclared(name_of(board, self.by_hero), choice.type))
        return None
