"""The damage of a round, what follows it, and the end of a combat."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.clash import plays_free
from onetable.games.quest.mechanics.combat.damage_on_top import damage_on_top, speaks
from onetable.games.quest.mechanics.combat.sides import DRAWN, LOST, RETREATED, WON, fighting
from onetable.games.quest.mechanics.corruption import TakeCorruption
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.defeat import HeroFalls
from onetable.games.quest.mechanics.figures_on_map import defeat_minion, discard_token, move_hero
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.pools import discard_at_random, remove, shuffle_into_life
from onetable.games.quest.mechanics.quests import completed
from onetable.games.quest.pieces import Combat, MinionFigure, foe_called
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import CardType, Foe, Minion
from onetable.games.quest.vocabulary import combat_news, pool_news
from onetable.games.quest.vocabulary.choices import Accept, Decline, PickCard, PickPlace
from onetable.games.quest.vocabulary.combat_texts import (
    DamageFromHand,
    DeckUnderStack,
    DrawsWhenMeleeHits,
    HealsWithRanged,
    HeavyMeleeDiscards,
    HeavyMeleeFrightens,
    MayRetreat,
    RangedDamageCorrupts,
    ShuffleBackIfWon,
)


class DealDamage(Step[Board], frozen=True):
    """Both sides take their damage at the same time."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat = fighting(board)
        damage_on_top(board.cards, combat)
        hero, foe = combat.hero, combat.enemy
        board.tell(combat_news.RoundDamage(board.sheet(scope.player).hero, hero.hurt, foe_called(combat.foe), foe.hurt))
        combat.damage += foe.hurt
        if combat.damage >= combat.health:
            combat.foe_fell = True
        from_hand = board.cards.foe_word(combat.foe, DamageFromHand)
        least = from_hand.least if from_hand is not None and dealt_with(combat) is CardType.MELEE and hero.hurt else 0
        steps: list[Step[Board]] = []
        if combat.spied:
            board.tell(combat_news.Spied(foe_called(combat.foe), combat.spied))
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
            lies = board.cards.foe_word(combat.foe, RangedDamageCorrupts)
            if lies is not None:
                combat.lies_told = True
                steps.append(TakeCorruption(lies.cards))
        if kind is CardType.MELEE and dealt:
            venom, fear = board.cards.foe_word(combat.foe, HeavyMeleeDiscards), board.cards.foe_word(combat.foe, HeavyMeleeFrightens)
            if venom is not None and dealt >= venom.least:
                discard_at_random(board, scope.player, venom.cards)
            if fear is not None and dealt >= fear.least:
                combat.fear = True
            if board.cards.foe_word(combat.foe, DrawsWhenMeleeHits) is not None:
                steps.append(Bloodfury())
        if any([isinstance(deed, DeckUnderStack) for deed in speaks(combat.hero, board.cards.fighting.after)]) and combat.enemy.hurt:
            hamstring(board, combat)
        heals = board.cards.foe_word(combat.foe, HealsWithRanged)
        if heals is not None and kind is CardType.RANGED and not combat.foe_fell and combat.damage:
            combat.damage = max(0, combat.damage - heals.count)
            board.tell(combat_news.FoeHeals(foe_called(combat.foe)))
        return (*steps, LastDeeds())


def hamstring(board: Board, combat: Combat) -> None:
    """The top card of the foe's deck goes under its stack; it counts for the cost."""
    if combat.deck:
        card = combat.deck[-1]
        combat.deck = combat.deck[:-1]
        combat.enemy.stack = (card, *combat.enemy.stack)
        board.tell(combat_news.HamstringHits(foe_called(combat.foe), card))


class Bloodfury(Step[Board], frozen=True):
    """Sauron may draw a combat card."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, (Accept(), Decline())) if fighting(board).deck else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        combat = fighting(board)
        fury = board.cards.foe_word(combat.foe, DrawsWhenMeleeHits)
        if isinstance(choice, Accept) and fury is not None:
            combat.hand, combat.deck = combat.hand + combat.deck[-fury.cards :], combat.deck[: -fury.cards]
            board.tell(combat_news.FoeDraws(foe_called(combat.foe)))
        return None


class LastDeeds(Step[Board], frozen=True):
    """Endure, Retreat and the card played for nothing; then the round is over."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat, sheet = fighting(board), board.sheet(scope.player)
        after = speaks(combat.hero, board.cards.fighting.after)
        if combat.foe_fell and any([isinstance(deed, ShuffleBackIfWon) for deed in after]):
            cards, sheet.rest, combat.hero.stack = sheet.rest + combat.hero.stack, (), ()
            shuffle_into_life(board, sheet, cards)
            board.tell(pool_news.RestPoolReturned(sheet.hero))
        if combat.hero.stack and not combat.hero.exhausted and plays_free(board.cards, combat.hero):
            card = combat.hero.laid
            combat.hero.stack = combat.hero.stack[:-1]
            sheet.rest += (card,)
            board.tell(pool_news.CardsToRest(sheet.hero, (card,)))
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
            board.tell(combat_news.HeroRetreats(board.sheet(scope.player).hero))
        return None


# ---- the end


class EndCombat(Step[Board], frozen=True):
    """The hero's stack goes to his rest pool; then what follows from the result."""

    def run(self, board: Board, scope: Scope) -> Next:
        combat, sheet = fighting(board), board.sheet(scope.player)
        if sheet.hero in board.cards.draw_from_rest and len(set(combat.hero.stack)) > 1 and not combat.finale:
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
            board.tell(combat_news.FoeDefeated(hero, foe))
        elif board.outcome == DRAWN:
            board.tell(combat_news.CombatDrawn(hero, foe))
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
    if sheet.starting and board.cards.quests[sheet.starting].meet == foe.value:
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
