"""A combat: it begins, and both sides lay cards round by round."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.quest.cards.foes import foe_text
from onetable.games.quest.figures import COMBAT_DECKS, FOES
from onetable.games.quest.pieces import DECLARED, EVERYBODY, Combat, Side, Token, foe_called
from onetable.games.quest.rules.clash import PENDING, Clash, cost, deeds
from onetable.games.quest.rules.combat_end import DealDamage, EndCombat
from onetable.games.quest.rules.combat_hands import UseHands
from onetable.games.quest.rules.combat_sides import DRAWN, fighting, hero_strength, name_of
from onetable.games.quest.rules.pools import discard_at_random, draw_cards, remove
from onetable.games.quest.rules.shadow import ShadowWindow
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words import news
from onetable.games.quest.words.choices import (
    DeclareExhaustion,
    DrawForAgility,
    KeepForStrength,
    Lay,
)
from onetable.games.quest.words.combat_texts import (
    OpponentShowsFirst,
)
from onetable.games.quest.words.effects import TakeCorruption, keep_limits
from onetable.games.quest.words.statics import CorruptsAtOnce, DiscardsBeforeCombat, burden
from onetable.games.quest.words.traits import Attribute, Foe, Minion, Moment

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
