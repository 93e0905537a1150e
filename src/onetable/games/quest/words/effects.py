"""What cards do to a hero: favor, corruption, items, attributes, cards, and where he goes."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.atlas import NEAREST_HAVENS
from onetable.games.quest.cards.shelf import CORRUPTION
from onetable.games.quest.figures import CARDS
from onetable.games.quest.rules import goods, pools
from onetable.games.quest.rules.damage import TakeDamage
from onetable.games.quest.rules.defeat import move_hero
from onetable.games.quest.rules.figures_on_map import look_at_tokens
from onetable.games.quest.rules.piles import ONLY_SAURON, draw
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words import news
from onetable.games.quest.words.bases import Amount, Effect, Effects, Where, Who, count, seat_of
from onetable.games.quest.words.choices import Done, PickAttribute, PickCard, PickCorruption, PickItem, PickPlace
from onetable.games.quest.words.statics import FavorLimit, HandLimit, burden
from onetable.games.quest.words.traits import Attribute, Deck, Item

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


# ---- corruption


class TakeCorruption(Effect, frozen=True):
    """The hero draws corruption cards."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        if self.count <= 0:
            return None
        drawn = draw(board, "corruption", "corruption_discards", 1)
        if not drawn:
            return None
        rest = (TakeCorruption(self.count - 1),) if self.count > 1 else ()
        return (ReceiveCorruption(drawn[0]), *rest)


class ReceiveCorruption(Step[Board], frozen=True):
    """This corruption card comes to the hero; one without a cost acts at once and goes back."""

    card: str

    def run(self, board: Board, scope: Scope) -> Next:
        sheet, card = board.sheet(scope.player), CORRUPTION[self.card]
        board.tell(news.CorruptionTaken(sheet.hero, self.card))
        if card.cost is None:
            board.corruption_discards += (self.card,)
            return tuple([word for word in card.text if isinstance(word, Effect)])
        sheet.corruption += (self.card,)
        return keep_limits(board, scope)


def keep_limits(board: Board, scope: Scope) -> Next:
    """What a hero holds too much of is discarded at once."""
    sheet = board.sheet(scope.player)
    if not sheet.corruption:
        return None
    favor, hand = burden(sheet.corruption, FavorLimit), burden(sheet.corruption, HandLimit)
    if favor is not None and sheet.favor > favor.most:
        goods.lose_favor(board, scope.player, sheet.favor - favor.most)
    if hand is not None and len(sheet.hand) > hand.cards:
        return (DiscardDownTo(hand.cards),)
    return None


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


def discard_corruption(board: Board, scope: Scope, card: str) -> None:
    """A corruption card goes to the discards."""
    sheet = board.sheet(scope.player)
    sheet.corruption = tuple([each for each in sheet.corruption if each != card])
    board.corruption_discards += (card,)
    board.tell(news.CorruptionDiscarded(sheet.hero, card))


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
            seen = news.TrainedWith(sheet.hero, choice.card, other)
            board.tell_apart(frozenset({scope.player}), seen, news.Trained(sheet.hero, other))
        return keep_limits(board, scope)


class Raise(Effect, frozen=True):
    """An attribute rises; without one named the hero picks."""

    attribute: Attribute | None = None

    def run(self, board: Board, scope: Scope) -> Next:
        if self.attribute is not None:
            goods.raise_attribute(board, scope.player, self.attribute)
            return None
        choices = [PickAttribute(attribute) for attribute in Attribute if goods.may_raise(board, scope.player, attribute)]
        return Ask(scope.player, choices) if choices else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickAttribute)
        goods.raise_attribute(board, scope.player, choice.attribute)
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
            board.tell(news.DamagePoolRested(sheet.hero, cards))
        return None


class HandReturns(Effect, frozen=True):
    """The hand goes back into the life pool."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        cards, sheet.hand = sheet.hand, ()
        pools.shuffle_into_life(board, sheet, cards)
        board.tell(news.HandReturned(sheet.hero))
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
            board.tell(news.CardsToRest(sheet.hero, cards))
        return None


class DrawLife(Effect, frozen=True):
    """The hero draws cards from the life pool."""

    count: Amount

    def run(self, board: Board, scope: Scope) -> Next:
        pools.draw_cards(board, scope.player, count(self.count, board, scope))
        return keep_limits(board, scope)


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


class DiscardRandom(Effect, frozen=True):
    """Chance picks hand cards to be discarded."""

    count: Amount

    def run(self, board: Board, scope: Scope) -> Next:
        pools.discard_at_random(board, scope.player, count(self.count, board, scope))
        return None


class DiscardDownTo(Effect, frozen=True):
    """The hero discards cards of his choice until he has no more than this."""

    cards: int

    def run(self, board: Board, scope: Scope) -> Next:
        surplus = len(board.sheet(scope.player).hand) - self.cards
        return (DiscardCards(surplus),) if surplus > 0 else None


# ---- moving, looking, ending


class MoveHero(Effect, frozen=True):
    """The hero goes to one of these places: whoever is named picks which."""

    where: Where
    who: Who = Who.HERO

    def run(self, board: Board, scope: Scope) -> Next:
        places = self.where.places(board, scope)
        return Ask(seat_of(self.who, scope), [PickPlace(place) for place in places]) if places else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        move_hero(board, scope.player, choice.place)
        return None


class SendToHaven(Effect, frozen=True):
    """Sauron moves the hero to the nearest haven."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickPlace(place) for place in NEAREST_HAVENS[board.sheet(scope.player).place]])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        move_hero(board, scope.player, choice.place)
        return None


class LookAtTokens(Effect, frozen=True):
    """The hero looks at all monster tokens there."""

    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        look_at_tokens(board, scope.player, self.where.places(board, scope))
        return None


class LookAtPlots(Effect, frozen=True):
    """The hero looks at Sauron's plot cards in hand."""

    def run(self, board: Board, scope: Scope) -> Next:
        bit = 1 << scope.player
        board.plot_hand = tuple([type(slip)(slip.face, slip.seen | bit) for slip in board.plot_hand])
        if board.news is not None and board.plot_hand:
            hero = board.sheet(scope.player).hero
            plots = tuple([slip.face for slip in board.plot_hand])
            board.tell_apart(ONLY_SAURON | {scope.player}, news.PlotHandSeen(hero, plots), news.PlotHandLookedAt(hero))
        return None


class EndTurn(Effect, frozen=True):
    """The hero's turn is over; it has no effect outside his turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        if board.turn.seat == scope.player:
            board.turn.over = True
            board.tell(news.HeroTurnEnds(board.sheet(scope.player).hero))
        return None


class LimitMoves(Effect, frozen=True):
    """At most so many moves in this turn."""

    most: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn.most_moves = self.most
        return None


class SkipAmbush(Effect, frozen=True):
    """The Ambush step is left out in this turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn.no_ambush = True
        return None


class MakePerilous(Effect, frozen=True):
    """The hero's place is perilous until the end of his turn."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn.perilous = board.sheet(scope.player).place
        return None


# ---- cards that go back into their deck


class ShuffleEncounterBack(Effect, frozen=True):
    """This card and the discards of its deck are shuffled into the deck."""

    deck: Deck

    def run(self, board: Board, scope: Scope) -> Next:
        board.encounters[self.deck] = tuple(board.dice.shuffled(board.encounters[self.deck] + board.encounter_discards[self.deck]))
        board.encounter_discards[self.deck] = ()
        return None


class ShufflePerilBack(Effect, frozen=True):
    """This card and the peril discards are shuffled into the peril deck."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.perils, board.peril_discards = tuple(board.dice.shuffled(board.perils + board.peril_discards)), ()
        return None


class ShuffleCorruptionBack(Effect, frozen=True):
    """This card and the corruption discards are shuffled into the corruption deck."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.corruption = tuple(board.dice.shuffled(board.corruption + board.corruption_discards))
        board.corruption_discards = ()
        return None
