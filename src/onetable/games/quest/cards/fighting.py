"""What the 53 fighting cards do, by the name on the card; hero cards, skill cards and combat cards share them."""

from __future__ import annotations

from onetable.games.quest.traits import CardType
from onetable.games.quest.vocabulary.combat_texts import (
    Attack,
    Cancel,
    CardIsFree,
    CombatText,
    Count,
    DamageCap,
    DamageToOpponent,
    DeckUnderStack,
    DeclareType,
    Deed,
    Defeat,
    Defense,
    DefenseAtLeast,
    DrawCards,
    IfDealt,
    IfTaken,
    LowerAttack,
    LowerDefense,
    MayRetreat,
    OpponentCost,
    OpponentDeclares,
    OpponentDiscards,
    OpponentPlays,
    OpponentPlaysOther,
    OpponentRepeats,
    OpponentShowsFirst,
    PrintedDefense,
    Retaliate,
    ShuffleBackIfWon,
    TakeBack,
    TellTypes,
    Test,
    Uncancelable,
    When,
    YouPlay,
)

RANGED, MELEE = CardType.RANGED, CardType.MELEE


def always(*does: Deed) -> CombatText:
    """As long as the card lies there."""
    return CombatText(When.ALWAYS, does)


def now(*does: Deed, only_if: Test | None = None) -> CombatText:
    """In this round."""
    return CombatText(When.NOW, does, only_if)


def next_round(*does: Deed, only_if: Test | None = None) -> CombatText:
    """Pending; tested against the cards of the next round."""
    return CombatText(When.NEXT_ROUND, does, only_if)


def after_damage(*does: Deed) -> CombatText:
    """When the damage of this round is known."""
    return CombatText(When.AFTER_DAMAGE, does)


ABILITIES: dict[str, tuple[CombatText, ...]] = {
    "aimed_shot": (now(Attack(3), only_if=OpponentRepeats()),),
    "anticipate": (next_round(OpponentShowsFirst()),),
    "attack_of_opportunity": (now(Attack(5), only_if=PrintedDefense(most=0, missing=True)),),
    "block": (always(Uncancelable(), DefenseAtLeast(2)),),
    "brutal_finisher": (now(Attack(Count.OTHER_CARDS)),),
    "charge": (now(Cancel(), only_if=OpponentPlays(RANGED)),),
    "concentrate": (next_round(Attack(2), Defense(2)),),
    "concussive_shot": (next_round(Cancel(), only_if=PrintedDefense(least=2)),),
    "crossbow_shot": (always(Uncancelable()),),
    "crush": (now(Attack(3), only_if=OpponentPlays(MELEE)),),
    "crushing_blow": (now(Attack(2), Cancel(), only_if=PrintedDefense(most=1)),),
    "deadly_finesse": (now(LowerAttack(1), LowerDefense(1)),),
    "dodge": (next_round(Defense(2)),),
    "earthquake": (now(Cancel()),),
    "endure": (after_damage(ShuffleBackIfWon()),),
    "enraged": (always(DamageCap(1)),),
    "evade": (now(Cancel(), only_if=OpponentPlays(MELEE)),),
    "eviscerate": (after_damage(IfDealt(2)),),
    "execute": (now(Defeat(), only_if=PrintedDefense(most=0)),),
    "expose_weakness": (next_round(Attack(2)),),
    "fall_back": (next_round(Cancel(), only_if=OpponentPlays(MELEE)),),
    "flaming_arrow": (next_round(LowerDefense(0)),),
    "focused_assault": (now(Attack(Count.OTHER_MELEE), Defense(Count.OTHER_MELEE)),),
    "hack": (now(Attack(1), only_if=OpponentPlays(MELEE)),),
    "hamstring": (after_damage(DeckUnderStack()),),
    "heightened_senses": (now(OpponentDeclares()), next_round(Cancel(), only_if=OpponentPlaysOther())),
    "hide": (next_round(Defense(2), only_if=YouPlay(RANGED)),),
    "outmaneuver": (now(DeclareType()), next_round(Cancel(), only_if=OpponentPlaysOther())),
    "overdraw": (now(Attack(2), only_if=OpponentPlays(RANGED)),),
    "overhead_swing": (now(OpponentDiscards(2)),),
    "overpower": (next_round(Attack(2), only_if=YouPlay(MELEE)),),
    "parry": (now(Defense(2), only_if=OpponentPlays(MELEE)),),
    "poison_arrow": (after_damage(IfDealt(2)),),
    "precision": (now(LowerDefense(0)),),
    "quick_shot": (always(Uncancelable()),),
    "ranged_strike": (now(Attack(2), only_if=OpponentPlays(RANGED)),),
    "ready": (next_round(CardIsFree(), only_if=YouPlay(RANGED)),),
    "reckless": (after_damage(IfTaken(2)),),
    "rest": (now(DrawCards(2)),),
    "retaliate": (after_damage(Retaliate()),),
    "retreat": (after_damage(MayRetreat()),),
    "reversal": (now(Attack(Count.THEIR_ATTACK), Cancel(), only_if=OpponentPlays(MELEE)),),
    "rush": (next_round(Cancel(), only_if=OpponentPlays(RANGED)),),
    "set_trap": (next_round(DamageToOpponent(2), only_if=OpponentPlays(MELEE)),),
    "shield_smash": (next_round(Cancel(), only_if=OpponentCost(2)),),
    "shrewd_planning": (now(TakeBack()),),
    "smash": (now(LowerDefense(0)),),
    "sneak_attack": (now(Attack(3), only_if=PrintedDefense(most=0, missing=True)),),
    "strategize": (now(TellTypes()),),
    "sweep": (always(Uncancelable()),),
    "trample": (now(OpponentDiscards(1)),),
    "volley": (next_round(Attack(2), only_if=YouPlay(RANGED)),),
    "wear_down": (now(OpponentDiscards(1, wounding=True)),),
}
