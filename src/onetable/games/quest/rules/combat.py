"""A combat: it begins, both sides lay cards round by round, damage is taken, and it ends."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE
from onetable.games.quest.cards.foes import foe_text
from onetable.games.quest.cards.shelf import QUESTS
from onetable.games.quest.figures import CARDS, COMBAT_DECKS, FOES, HERO_DECKS
from onetable.games.quest.pieces import DECLARED, EVERYBODY, Combat, MinionFigure, Side, Token, foe_called
from onetable.games.quest.rules.clash import AFTER, NOW, PENDING, Clash, cost, damage_on_top, deeds, plays_free, speaks
from onetable.games.quest.rules.damage import TakeDamage
from onetable.games.quest.rules.defeat import HeroFalls, move_hero
from onetable.games.quest.rules.figures_on_map import defeat_minion, discard_token
from onetable.games.quest.rules.placing import PlaceInExtension
from onetable.games.quest.rules.pools import discard_at_random, draw_cards, remove, shuffle_into_life
from onetable.games.quest.rules.quests import completed
from onetable.games.quest.rules.shadow import ShadowWindow
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words import news
from onetable.games.quest.words.choices import (
    Accept,
    DeclareExhaustion,
    Decline,
    Done,
    DrawForAgility,
    FromLifePool,
    FromRestPool,
    KeepForStrength,
    Lay,
    PickCard,
    PickPlace,
    PickType,
)
from onetable.games.quest.words.combat_texts import (
    DamageFromHand,
    DeckUnderStack,
    DeclareType,
    DrawCards,
    DrawsWhenMeleeHits,
    HealsWithRanged,
    HeavyMeleeDiscards,
    HeavyMeleeFrightens,
    MayRetreat,
    OpponentDeclares,
    OpponentDiscards,
    OpponentShowsFirst,
    RangedDamageCorrupts,
    ShuffleBackIfWon,
    TakeBack,
    TellTypes,
)
from onetable.games.quest.words.effects import TakeCorruption, keep_limits
from onetable.games.quest.words.statics import CorruptsAtOnce, DiscardsBeforeCombat, burden
from onetable.games.quest.words.traits import Attribute, CardType, Foe, Hero, Minion, Moment

WON, LOST, DRAWN, RETREATED = "won", "lost", "drawn", "retreated"
REST_ORDER_MATTERS = frozenset(
    [hero for hero, deck in HERO_DECKS.items() if any([isinstance(deed, DrawCards) for card in deck for deed in deeds(NOW, card)])]
)


def fighting(board: Board) -> Combat:
    """The combat under way."""
    assert board.combat is not None
    return board.combat


def name_of(board: Board, hero: bool) -> Foe | Hero:
    """The hero who fights, or the foe."""
    combat = fighting(board)
    return board.sheet(combat.seat).hero if hero else foe_called(combat.foe)


def hero_strength(board: Board) -> int:
    """The hero's strength in this combat."""
    combat = fighting(board)
    return max(0, board.sheet(combat.seat).attribute(Attribute.STRENGTH) + combat.hero.strength)


# ---- the beginning


class StartCombat(Step[Board], frozen=True):
    """The hero fights this foe: a token that is turned up, a minion, or a monster from the supply."""

    foe: Foe
    token: int = -1
    agility: int = -1  # set by a card
    finale: bool = False
    more_health: int = 0
    more_fortitude: int = 0

    def run(self, board: Board, scope: Scope) -> Next:
        if board.turn.over:  # nothing new begins
            board.outcome, board.beaten = DRAWN, False
            return None
        printed = FOES[self.foe]
        damage = board.minions[self.foe].damage if isinstance(self.foe, Minion) and not self.finale else 0
        board.combat = Combat(
            scope.player, self.foe.value, self.token, printed.wisdom, max(1, printed.health + self.more_health),
            max(1, printed.fortitude + self.more_fortitude), Side(), Side(printed.strength), damage,
            agility_is=self.agility, finale=self.finale,
        )  # fmt: skip
        if self.token >= 0:
            turn_up(board, self.token)
        board.tell(news.CombatBegins(board.sheet(scope.player).hero, self.foe))
        return ShadowWindow(Moment.COMBAT), BeforeCards(), DealFoeCards(), SplitAgility(), CombatRound()


def turn_up(board: Board, number: int) -> None:
    """All see this token."""
    place, token = board.find_token(number)
    board.tokens[place] = tuple(
        [Token(each.number, each.pair, each.face, EVERYBODY) if each is token else each for each in board.tokens[place]]
    )


class BeforeCards(Step[Board], frozen=True):
    """A cowardly hero discards; some foes corrupt at once."""

    def run(self, board: Board, scope: Scope) -> Next:
        cowardly = burden(board.sheet(scope.player).corruption, DiscardsBeforeCombat)
        if cowardly is not None:
            discard_at_random(board, scope.player, cowardly.cards)
        corrupts = foe_text(fighting(board).foe, CorruptsAtOnce)
        return (TakeCorruption(corrupts.cards),) if corrupts is not None else None


class DealFoeCards(Step[Board], frozen=True):
    """Sauron shuffles the foe's deck and draws as many cards as its fortitude; the hero's agility is counted."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        if combat.hero_fell:
            return None
        deck = tuple(board.dice.shuffled(COMBAT_DECKS[FOES[foe_called(combat.foe)].deck]))
        combat.hand, combat.deck = deck[-combat.fortitude :][::-1], deck[: -combat.fortitude]
        own = board.sheet(scope.player).attribute(Attribute.AGILITY)
        combat.agility = combat.agility_is if combat.agility_is >= 0 else max(0, own + combat.agility_change)
        return None


class SplitAgility(Step[Board], frozen=True):
    """For each point of agility the hero may draw a card; what is left adds to strength."""

    drawn: int = 0

    def run(self, board: Board, scope: Scope) -> Next:
        combat, sheet = fighting(board), board.sheet(scope.player)
        if combat.hero_fell or board.turn.over:
            return None
        if not combat.agility or not sheet.life:
            self.keep(board, scope)
            return None
        return Ask(scope.player, (DrawForAgility(), KeepForStrength(combat.agility)))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, DrawForAgility):
            self.keep(board, scope)
            return None
        fighting(board).agility -= 1
        draw_cards(board, scope.player, 1)
        limits = keep_limits(board, scope)
        return (*(limits if isinstance(limits, tuple) else ()), SplitAgility(self.drawn + 1))

    def keep(self, board: Board, scope: Scope) -> None:
        """The points that are left add to strength."""
        combat = fighting(board)
        board.tell(news.AgilitySplit(board.sheet(scope.player).hero, self.drawn, combat.agility))
        combat.hero.strength += combat.agility
        combat.agility = 0


# ---- a round


class CombatRound(Step[Board], frozen=True):
    """Both sides lay a card, or one goes on alone; when both are exhausted the combat is over."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        if combat.hero_fell or combat.foe_fell or combat.retreated or (board.turn.over and not combat.finale):
            return (EndCombat(),)
        for hero, side, hand in ((True, combat.hero, board.sheet(scope.player).hand), (False, combat.enemy, combat.hand)):
            if not side.exhausted and not hand:
                exhaust(board, side, hero)
        if combat.hero.exhausted and combat.enemy.exhausted:
            return (EndCombat(),)
        combat.round += 1
        hero_open, foe_open = must_show(combat.enemy), must_show(combat.hero)
        if hero_open and foe_open:
            hero_open = foe_open = False
        lay: Steps = (LayCard(True, hero_open), LayCard(False, foe_open))
        return (*(lay[::-1] if foe_open else lay), Reveal())


def must_show(other: Side) -> bool:
    """Whether the other side's pending card makes this side lay its card open."""
    return bool(other.last) and not other.exhausted and any([isinstance(deed, OpponentShowsFirst) for deed in pending_deeds(other.last)])


def pending_deeds(card: str) -> list[Word]:
    """What a card does in the round after it was played."""
    return list(deeds(PENDING, card))


def exhaust(board: Board, side: Side, hero: bool) -> None:
    """For the rest of the combat: no cards, attack and defense 0, nothing pending."""
    side.exhausted = True
    side.last, side.declared = "", None
    board.tell(news.SideExhausted(name_of(board, hero)))


class LayCard(Step[Board], frozen=True):
    """A side puts a card face down, or declares itself exhausted; both decisions are turned up together, unless one must be open."""

    hero: bool
    open: bool = False

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        side = combat.hero if self.hero else combat.enemy
        if side.exhausted:
            return None
        if self.hero and combat.fear:
            combat.fear = False
            self.lay(board, board.dice.choose(board.sheet(scope.player).hand))
            return None
        hand = board.sheet(scope.player).hand if self.hero else combat.hand
        choices: list[Word] = [*[Lay(card) for card in dict.fromkeys(hand)], DeclareExhaustion()]
        return Ask(scope.player if self.hero else SAURON, choices, private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        self.lay(board, choice.card if isinstance(choice, Lay) else DECLARED)
        return None

    def lay(self, board: Board, card: str) -> None:
        """The card leaves the hand."""
        combat = fighting(board)
        side = combat.hero if self.hero else combat.enemy
        side.laid, side.open = card, self.open
        if card == DECLARED:
            return
        if self.hero:
            sheet = board.sheet(combat.seat)
            sheet.hand = remove(sheet.hand, card)
        else:
            combat.hand = remove(combat.hand, card)
        if self.open:
            board.tell(news.CardLaidOpen(name_of(board, self.hero), card))


class Reveal(Step[Board], frozen=True):
    """Both cards are turned up; a side whose cards cost too much is exhausted. Then the round is resolved."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        for hero, side in ((True, combat.hero), (False, combat.enemy)):
            if side.laid == DECLARED:
                side.laid = ""
                exhaust(board, side, hero)
            elif side.laid:
                side.stack += (side.laid,)
                side.revealed = True
        if board.news is not None:
            foe = foe_called(combat.foe)
            board.tell(news.CardsRevealed(board.sheet(scope.player).hero, combat.hero.laid, foe, combat.enemy.laid))
        for hero, side, strength in ((True, combat.hero, hero_strength(board)), (False, combat.enemy, combat.enemy.strength)):
            if side.laid and cost(combat, side) > strength:
                exhaust(board, side, hero)
                side.cancelled = True
        before = (combat.hero.cancelled, combat.enemy.cancelled)
        Clash(combat).resolve(board.options.combat_order == "simultaneous")
        for hero, side, was in ((True, combat.hero, before[0]), (False, combat.enemy, before[1])):
            if side.laid and side.cancelled and not was:
                board.tell(news.CardCancelled(name_of(board, hero), side.laid))
        return UseHands(True), UseHands(False), DealDamage(), CombatRound()


class UseHands(Step[Board], frozen=True):
    """What a card does with hands and stacks."""

    hero: bool

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        side = combat.hero if self.hero else combat.enemy
        steps: list[Step[Board]] = []
        for deed in speaks(side, NOW):
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
                board.tell(news.FoeDiscards(foe_called(combat.foe), gone))
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
        board.tell(news.TypesTold(teller, ranged, len(hand) - ranged), frozenset({listener}))
        board.tell(news.TypesAsked(teller), frozenset(range(-1, board.players)) - {listener})


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
            board.tell(news.TakenBack(sheet.hero, sheet.rest[-1]))
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
        board.tell(news.TakenBack(name_of(board, self.hero), choice.card))
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
        board.tell(news.TypeDeclared(name_of(board, self.by_hero), choice.type))
        return None


class DealDamage(Step[Board], frozen=True):
    """Both sides take their damage at the same time."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        damage_on_top(combat)
        hero, foe = combat.hero, combat.enemy
        board.tell(news.RoundDamage(board.sheet(scope.player).hero, hero.hurt, foe_called(combat.foe), foe.hurt))
        combat.damage += foe.hurt
        if combat.damage >= combat.health:
            combat.foe_fell = True
        from_hand = foe_text(combat.foe, DamageFromHand)
        least = from_hand.least if from_hand is not None and dealt_with(combat) is CardType.MELEE and hero.hurt else 0
        steps: list[Step[Board]] = []
        if combat.spied:
            board.tell(news.Spied(foe_called(combat.foe), combat.spied))
            steps.append(PlaceInExtension(combat.spied))
        return (*steps, TakeDamage(hero.hurt, least), AfterDamage())


def dealt_with(combat: Combat) -> CardType | None:
    """The type of the foe's uncancelled card of this round."""
    return CARDS[combat.enemy.laid].type if combat.enemy.laid and not combat.enemy.cancelled else None


class AfterDamage(Step[Board], frozen=True):
    """What follows the damage of a round."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        kind, dealt = dealt_with(combat), combat.hero.hurt
        steps: list[Step[Board]] = []
        if kind is CardType.RANGED and dealt and not combat.lies_told:
            lies = foe_text(combat.foe, RangedDamageCorrupts)
            if lies is not None:
                combat.lies_told = True
                steps.append(TakeCorruption(lies.cards))
        if kind is CardType.MELEE and dealt:
            venom, fear = foe_text(combat.foe, HeavyMeleeDiscards), foe_text(combat.foe, HeavyMeleeFrightens)
            if venom is not None and dealt >= venom.least:
                discard_at_random(board, scope.player, venom.cards)
            if fear is not None and dealt >= fear.least:
                combat.fear = True
            if foe_text(combat.foe, DrawsWhenMeleeHits) is not None:
                steps.append(Bloodfury())
        if any([isinstance(deed, DeckUnderStack) for deed in speaks(combat.hero, AFTER)]) and combat.enemy.hurt:
            hamstring(board, combat)
        heals = foe_text(combat.foe, HealsWithRanged)
        if heals is not None and kind is CardType.RANGED and not combat.foe_fell and combat.damage:
            combat.damage = max(0, combat.damage - heals.count)
            board.tell(news.FoeHeals(foe_called(combat.foe)))
        return (*steps, LastDeeds())


def hamstring(board: Board, combat: Combat) -> None:
    """The top card of the foe's deck goes under its stack; it counts for the cost."""
    if combat.deck:
        card = combat.deck[-1]
        combat.deck = combat.deck[:-1]
        combat.enemy.stack = (card, *combat.enemy.stack)
        board.tell(news.HamstringHits(foe_called(combat.foe), card))


class Bloodfury(Step[Board], frozen=True):
    """Sauron may draw a combat card."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, (Accept(), Decline())) if fighting(board).deck else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        combat = fighting(board)
        fury = foe_text(combat.foe, DrawsWhenMeleeHits)
        if isinstance(choice, Accept) and fury is not None:
            combat.hand, combat.deck = combat.hand + combat.deck[-fury.cards :], combat.deck[: -fury.cards]
            board.tell(news.FoeDraws(foe_called(combat.foe)))
        return None


class LastDeeds(Step[Board], frozen=True):
    """Endure, Retreat and the card played for nothing; then the round is over."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat, sheet = fighting(board), board.sheet(scope.player)
        after = speaks(combat.hero, AFTER)
        if combat.foe_fell and any([isinstance(deed, ShuffleBackIfWon) for deed in after]):
            cards, sheet.rest, combat.hero.stack = sheet.rest + combat.hero.stack, (), ()
            shuffle_into_life(board, sheet, cards)
            board.tell(news.RestPoolReturned(sheet.hero))
        if combat.hero.stack and not combat.hero.exhausted and plays_free(combat.hero):
            card = combat.hero.laid
            combat.hero.stack = combat.hero.stack[:-1]
            sheet.rest += (card,)
            board.tell(news.CardsToRest(sheet.hero, (card,)))
        may = any([isinstance(deed, MayRetreat) for deed in after])
        unhurt = not combat.hero.hurt and not combat.foe_fell and not combat.hero_fell
        close_round(combat)
        return (OfferRetreat(),) if may and unhurt else None


def close_round(combat: Combat) -> None:
    """The card of this round, if it was not cancelled, is pending in the next."""
    for side in (combat.hero, combat.enemy):
        side.last = side.laid if side.laid and not side.cancelled and not side.exhausted else ""
        side.declared, side.saying = side.saying if side.last else None, None
        side.laid, side.open, side.revealed, side.cancelled = "", False, False, False
        side.hurt = side.attack = side.defense = 0
    combat.spied = combat.torn = 0


class OfferRetreat(Step[Board], frozen=True):
    """The hero may leave the combat."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, (Accept(), Decline()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, Accept):
            fighting(board).retreated = True
            board.tell(news.HeroRetreats(board.sheet(scope.player).hero))
        return None


# ---- the end


class EndCombat(Step[Board], frozen=True):
    """The hero's stack goes to his rest pool; then what follows from the result."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat, sheet = fighting(board), board.sheet(scope.player)
        if sheet.hero in REST_ORDER_MATTERS and len(set(combat.hero.stack)) > 1 and not combat.finale:
            return Ask(scope.player, [PickCard(card) for card in dict.fromkeys(combat.hero.stack)])
        if combat.hero.stack:
            sheet.rest += combat.hero.stack
            combat.hero.stack = ()
        return (CombatResult(),)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickCard)
        combat, sheet = fighting(board), board.sheet(scope.player)
        combat.hero.stack = remove(combat.hero.stack, choice.card)
        sheet.rest += (choice.card,)
        return (self,)


class CombatResult(Step[Board], frozen=True):
    """Won, lost, drawn or left: the foe, the token, quests, and influence for a foe that was not defeated."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        hero, foe = board.sheet(scope.player).hero, foe_called(combat.foe)
        board.combat = None
        board.outcome, board.beaten = outcome(combat), combat.foe_fell
        if combat.foe_fell:
            board.tell(news.FoeDefeated(hero, foe))
        elif board.outcome == DRAWN:
            board.tell(news.CombatDrawn(hero, foe))
        if combat.finale:
            return None
        if isinstance(foe, Minion):
            if combat.foe_fell:
                defeat_minion(board, foe)
            else:
                board.minions[foe] = MinionFigure(board.minions[foe].place, combat.damage)
        elif combat.token >= 0:
            place, _ = board.find_token(combat.token)
            discard_token(board, place, combat.token)
        influence = 0 if combat.foe_fell else combat.wisdom
        met = met_quests(board, scope, foe)
        if combat.hero_fell:
            return (*met, HeroFalls(influence))
        steps: Steps = (*met, PlaceInExtension(influence)) if influence else met
        return (*steps, StepAside()) if combat.retreated else steps


def outcome(combat: Combat) -> str:
    """How the combat ended for the hero."""
    if combat.hero_fell:
        return LOST
    if combat.foe_fell:
        return WON
    return RETREATED if combat.retreated else DRAWN


def met_quests(board: Board, scope: Scope, foe: Foe) -> Steps:
    """A quest that asks only to fight this foe is done at once, whatever the result."""
    sheet = board.sheet(scope.player)
    if sheet.starting and QUESTS[sheet.starting].meet == foe.value:
        return completed(board, scope.player, sheet.starting)
    return ()


class StepAside(Step[Board], frozen=True):
    """After a retreat: to a place beside, without a fight or a peril for it."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(scope.player, [PickPlace(place) for place in BESIDE[board.sheet(scope.player).place]])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        move_hero(board, scope.player, choice.place)
        board.turn.explored = False  # exploring there belongs to this travel step
        return None
