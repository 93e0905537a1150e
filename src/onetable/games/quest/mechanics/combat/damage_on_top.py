"""What the damage of a round is in the end: extra damage, traps, clashes, the cap and the answer."""

from __future__ import annotations

from collections.abc import Mapping

from onetable.games.quest.catalogue import SILENT, Catalogue, CombatTexts, FightingTexts, deeds
from onetable.games.quest.figures import CARDS
from onetable.games.quest.pieces import Combat, Side
from onetable.games.quest.traits import CardType
from onetable.games.quest.vocabulary.combat_texts import (
    BlocksAndStrikes,
    DamageCap,
    DamageToOpponent,
    Deed,
    IfDealt,
    IfTaken,
    MeleeClash,
    OpponentPlays,
    RangedDamageBecomesInfluence,
    Retaliate,
)


def speaks(side: Side, texts: Mapping[str, CombatTexts]) -> list[Deed]:
    """What the uncancelled card of this round does at this time."""
    return deeds(texts, side.laid) if side.laid in texts and not side.cancelled and not side.exhausted else []


def damage_on_top(cards: Catalogue, combat: Combat) -> None:
    """Extra damage, damage to oneself, traps, clashes; then the cap, the spy and the answer."""
    for stage in STAGES:
        stage(cards, combat)


def card_type(side: Side) -> CardType | None:
    """The type of the uncancelled card of this round."""
    return CARDS[side.laid].type if side.laid and not side.cancelled else None


# ---- one after the other


def more_dealt(cards: Catalogue, combat: Combat) -> None:
    """Who has dealt damage may deal more."""
    hero, foe = combat.hero, combat.enemy
    hero_deals, foe_deals = foe.hurt, hero.hurt
    if hero_deals:
        foe.hurt += sum([deed.more for deed in speaks(hero, cards.fighting.after) if isinstance(deed, IfDealt)])
    if foe_deals:
        hero.hurt += sum([deed.more for deed in speaks(foe, cards.fighting.after) if isinstance(deed, IfDealt)])


def spied(cards: Catalogue, combat: Combat) -> None:
    """Damage of a spy becomes influence."""
    combat.spied = 0
    if card_type(combat.enemy) is CardType.RANGED and cards.foe_word(combat.foe, RangedDamageBecomesInfluence) is not None:
        combat.spied, combat.hero.hurt = combat.hero.hurt, 0


def more_taken(cards: Catalogue, combat: Combat) -> None:
    """Who has taken damage may take more."""
    for side in (combat.hero, combat.enemy):
        if side.hurt:
            side.hurt += sum([deed.more for deed in speaks(side, cards.fighting.after) if isinstance(deed, IfTaken)])


def trapped(cards: Catalogue, combat: Combat) -> None:
    """The pending cards strike."""
    hero, foe = combat.hero, combat.enemy
    foe.hurt += traps(cards.fighting, hero, card_type(foe))
    hero.hurt += traps(cards.fighting, foe, card_type(hero))


def torn(cards: Catalogue, combat: Combat) -> None:
    """Cards that the foe had to discard wound it."""
    combat.enemy.hurt += combat.torn


def foe_strikes(cards: Catalogue, combat: Combat) -> None:
    """Some foes wound by every clash of melee cards, or when they block."""
    hero, foe = combat.hero, combat.enemy
    if card_type(foe) is CardType.MELEE:
        clash, strikes = cards.foe_word(combat.foe, MeleeClash), cards.foe_word(combat.foe, BlocksAndStrikes)
        if clash is not None and card_type(hero) is CardType.MELEE:
            hero.hurt += clash.damage
        if strikes is not None and min(hero.attack, foe.defense) >= 1:
            hero.hurt += strikes.damage


def answered(cards: Catalogue, combat: Combat) -> None:
    """Some cards give back what they took."""
    for side, other in ((combat.hero, combat.enemy), (combat.enemy, combat.hero)):
        if any([isinstance(deed, Retaliate) for deed in speaks(side, cards.fighting.after)]):
            other.hurt += side.hurt


def capped(cards: Catalogue, combat: Combat) -> None:
    """Some cards let no more than so much through."""
    for side in (combat.hero, combat.enemy):
        for deed in speaks(side, cards.fighting.always):
            if isinstance(deed, DamageCap):
                side.hurt = min(side.hurt, deed.most)


STAGES = (more_dealt, spied, more_taken, trapped, torn, foe_strikes, answered, capped)


def traps(texts: FightingTexts, side: Side, other_type: CardType | None) -> int:
    """Damage on top by the pending card."""
    if not side.last or side.exhausted:
        return 0
    return sum(
        [
            deed.damage
            for text in texts.pending.get(side.last, SILENT)
            if isinstance(text.only_if, OpponentPlays) and text.only_if.type is other_type
            for deed in text.does
            if isinstance(deed, DamageToOpponent)
        ]
    )
