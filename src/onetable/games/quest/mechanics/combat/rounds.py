"""The rounds of a combat: both sides lay cards until it is decided."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.quest.catalogue import deeds
from onetable.games.quest.mechanics.combat.clash import Clash, cost
from onetable.games.quest.mechanics.combat.ending import DealDamage, EndCombat
from onetable.games.quest.mechanics.combat.hands import UseHands
from onetable.games.quest.mechanics.combat.sides import fighting, hero_strength, name_of
from onetable.games.quest.mechanics.pools import remove
from onetable.games.quest.pieces import DECLARED, Side, foe_called
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.vocabulary import combat_news
from onetable.games.quest.vocabulary.choices import DeclareExhaustion, Lay
from onetable.games.quest.vocabulary.combat_texts import OpponentShowsFirst


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
        hero_open, foe_open = must_show(board, combat.enemy), must_show(board, combat.hero)
        if hero_open and foe_open:
            hero_open = foe_open = False
        lay: Steps = (LayCard(True, hero_open), LayCard(False, foe_open))
        return (*(lay[::-1] if foe_open else lay), Reveal())


def must_show(board: Board, other: Side) -> bool:
    """Whether the other side's pending card makes this side lay its card open."""
    if not other.last or other.exhausted:
        return False
    return any([isinstance(deed, OpponentShowsFirst) for deed in deeds(board.cards.fighting.pending, other.last)])


def exhaust(board: Board, side: Side, hero: bool) -> None:
    """For the rest of the combat: no cards, attack and defense 0, nothing pending."""
    side.exhausted = True
    side.last, side.declared = "", None
    board.tell(combat_news.SideExhausted(name_of(board, hero)))


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
            board.tell(combat_news.CardLaidOpen(name_of(board, self.hero), card))


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
            board.tell(combat_news.CardsRevealed(board.sheet(scope.player).hero, combat.hero.laid, foe, combat.enemy.laid))
        for hero, side, strength in ((True, combat.hero, hero_strength(board)), (False, combat.enemy, combat.enemy.strength)):
            if side.laid and cost(board.cards, combat, side) > strength:
                exhaust(board, side, hero)
                side.cancelled = True
        before = (combat.hero.cancelled, combat.enemy.cancelled)
        Clash(board.cards, combat).resolve(board.options.combat_order == "simultaneous")
        for hero, side, was in ((True, combat.hero, before[0]), (False, combat.enemy, before[1])):
            if side.laid and side.cancelled and not was:
                board.tell(combat_news.CardCancelled(name_of(board, hero), side.laid))
        return UseHands(True), UseHands(False), DealDamage(), CombatRound()
