"""A combat begins: the foe's cards, and the hero's agility."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.figures import COMBAT_DECKS, FOES
from onetable.games.quest.mechanics.combat.rounds import CombatRound
from onetable.games.quest.mechanics.combat.sides import DRAWN, fighting
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.mechanics.figures_on_map import turn_up
from onetable.games.quest.mechanics.limits import keep_limits
from onetable.games.quest.mechanics.pools import discard_at_random, draw_cards
from onetable.games.quest.mechanics.shadow_cards import ShadowWindow
from onetable.games.quest.pieces import Combat, Side, foe_called
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute, Foe, Minion, Moment
from onetable.games.quest.vocabulary import combat_news
from onetable.games.quest.vocabulary.choices import DrawForAgility, KeepForStrength
from onetable.games.quest.vocabulary.statics import CorruptsAtOnce, DiscardsBeforeCombat


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
        board.tell(combat_news.CombatBegins(board.sheet(scope.player).hero, self.foe))
        return ShadowWindow(Moment.COMBAT), BeforeCards(), DealFoeCards(), SplitAgility(), CombatRound()


class BeforeCards(Step[Board], frozen=True):
    """A cowardly hero discards; some foes corrupt at once."""

    def run(self, board: Board, scope: Scope) -> Next:
        cowardly = board.cards.burden(board.sheet(scope.player).corruption, DiscardsBeforeCombat)
        if cowardly is not None:
            discard_at_random(board, scope.player, cowardly.cards)
        corrupts = board.cards.foe_word(fighting(board).foe, CorruptsAtOnce)
        return (TakeCorruption(corrupts.cards),) if corrupts is not None else None


class DealFoeCards(Step[Board], frozen=True):
    """Sauron shuffles the foe's deck and draws as many cards as its fortitude; the hero's agility is counted."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        if combat.hero_fell:
            return None
        deck = tuple(board.dice.shuffled(COMBAT_DECKS[FOES[foe_called(combat.foe)].deck]))
        combat.hand, combat.deck = deck[-combat.fortitude :][::-1], deck[: -combat.fortitude]
        own = board.attribute(board.sheet(scope.player), Attribute.AGILITY)
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
        board.tell(combat_news.AgilitySplit(board.sheet(scope.player).hero, self.drawn, combat.agility))
        combat.hero.strength += combat.agility
        combat.agility = 0
