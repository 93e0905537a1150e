"""What fighting cards and foes do in a combat."""

from __future__ import annotations

from enum import StrEnum

from onetable.core.word import Word
from onetable.games.quest.traits import CardType

# ---- tests; the opponent is the other side of the combat


class Test(Word, frozen=True):
    """What must hold for a text to work."""


class OpponentPlays(Test, frozen=True):
    """The opponent's card of this round, not cancelled, has this type."""

    type: CardType


class OpponentPlaysOther(Test, frozen=True):
    """The opponent's card of this round has not the type that was said."""


class OpponentRepeats(Test, frozen=True):
    """The opponent's card has the type of the opponent's card of the round before."""


class YouPlay(Test, frozen=True):
    """Your own card of this round, not cancelled, has this type."""

    type: CardType


class PrintedDefense(Test, frozen=True):
    """The printed defense of the opponent's card is within these bounds; `missing`: it counts as 0 where there is no card."""

    least: int = 0
    most: int = 99
    missing: bool = False


class OpponentCost(Test, frozen=True):
    """The opponent's card costs at least so much."""

    least: int


# ---- deeds


class Deed(Word, frozen=True):
    """What a text does."""


class Count(StrEnum):
    """What is counted for an addition."""

    OTHER_CARDS = "other_cards"  # in one's own stack
    OTHER_MELEE = "other_melee"
    THEIR_ATTACK = "their_attack"  # printed on the opponent's card


class Attack(Deed, frozen=True):
    """Added to your attack."""

    more: int | Count


class Defense(Deed, frozen=True):
    """Added to your defense."""

    more: int | Count


class LowerDefense(Deed, frozen=True):
    """The printed defense of the opponent's card is lowered to this."""

    to: int


class LowerAttack(Deed, frozen=True):
    """The printed attack of the opponent's card is lowered to this."""

    to: int


class Cancel(Deed, frozen=True):
    """The opponent's card is cancelled."""


class Uncancelable(Deed, frozen=True):
    """No ability can cancel this card."""


class DefenseAtLeast(Deed, frozen=True):
    """The defense of this card is never lowered below this."""

    least: int


class CardIsFree(Deed, frozen=True):
    """Your card of this round costs nothing and goes to the rest pool at the end of the round."""


class DamageCap(Deed, frozen=True):
    """You take at most so much damage in this round."""

    most: int


class Defeat(Deed, frozen=True):
    """The opponent is defeated."""


class OpponentDiscards(Deed, frozen=True):
    """The opponent discards so many random cards; `wounding`: and takes the printed attack of them as damage."""

    cards: int
    wounding: bool = False


class DrawCards(Deed, frozen=True):
    """Draw up to so many, each from the top of the rest pool or of the life pool."""

    cards: int


class TakeBack(Deed, frozen=True):
    """Take a card of an earlier round back from your stack."""


class TellTypes(Deed, frozen=True):
    """The opponent tells how many ranged and melee cards are in hand."""


class OpponentDeclares(Deed, frozen=True):
    """The opponent says ranged or melee."""


class DeclareType(Deed, frozen=True):
    """You say ranged or melee."""


class OpponentShowsFirst(Deed, frozen=True):
    """The opponent puts the next card face up before you put yours."""


class DamageToOpponent(Deed, frozen=True):
    """Damage on top, not lowered by defense."""

    damage: int


class IfDealt(Deed, frozen=True):
    """If you dealt damage in this round: so much more."""

    more: int


class IfTaken(Deed, frozen=True):
    """If you took damage in this round: so much more."""

    more: int


class Retaliate(Deed, frozen=True):
    """The opponent takes as much damage as you took."""


class DeckUnderStack(Deed, frozen=True):
    """If you dealt damage: the top card of the opponent's deck goes under the opponent's stack."""


class ShuffleBackIfWon(Deed, frozen=True):
    """If the opponent is defeated in this round: rest pool and stack are shuffled into the life pool."""


class MayRetreat(Deed, frozen=True):
    """If you took no damage: you may end the combat and move to a place beside; your turn goes on."""


class When(StrEnum):
    """When a text works."""

    ALWAYS = "always"
    NOW = "now"
    NEXT_ROUND = "next_round"
    AFTER_DAMAGE = "after_damage"


class CombatText(Word, frozen=True):
    """One line of a fighting card."""

    when: When
    does: tuple[Deed, ...]
    only_if: Test | None = None


# ---- foes


class FoeText(Word, frozen=True):
    """What a monster does in a combat."""


class RangedDamageBecomesInfluence(FoeText, frozen=True):
    """Each damage it would deal with a ranged card becomes one influence in extension of a stronghold."""


class RangedDamageCorrupts(FoeText, frozen=True):
    """Once in a combat: after dealing damage with a ranged card, the hero draws corruption cards."""

    cards: int


class CardsStronger(FoeText, frozen=True):
    """Its cards of this type have more attack."""

    type: CardType
    more: int


class MeleeClash(FoeText, frozen=True):
    """If both sides play melee cards that are not cancelled, the hero takes damage on top."""

    damage: int


class HealsWithRanged(FoeText, frozen=True):
    """At the end of a round in which it played a ranged card it loses damage."""

    count: int


class MeleeCheaper(FoeText, frozen=True):
    """Its melee cards cost less."""

    by: int


class BlocksAndStrikes(FoeText, frozen=True):
    """If its melee card prevents damage, the hero takes damage on top."""

    damage: int


class DrawsWhenMeleeHits(FoeText, frozen=True):
    """When it deals damage with a melee card, Sauron may draw combat cards."""

    cards: int


class FirstMeleeFree(FoeText, frozen=True):
    """The bottom card of its stack costs nothing if it is melee."""


class HeavyMeleeDiscards(FoeText, frozen=True):
    """When it deals at least so much damage with a melee card, the hero discards random cards."""

    least: int
    cards: int


class RangedCancelsMelee(FoeText, frozen=True):
    """When it plays a ranged card, a melee card of the hero is cancelled."""


class DamageFromHand(FoeText, frozen=True):
    """When it deals damage with a melee card, at least so much of it comes from the hand."""

    least: int


class HeavyMeleeFrightens(FoeText, frozen=True):
    """When it deals at least so much damage with a melee card, the hero plays a random card in the next round."""

    least: int
