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
    return deeds(texts, side.laid) if side.laid and not side.cancelled and not side.exhausted else []


def damage_on_top(cards: Catalogue, combat: Combat) -> None:
    """Extra damage, damage to oneself, traps, clashes; then the cap, the spy and the answer."""
    hero, foe, texts = combat.hero, combat.enemy, cards.fighting
    hero_deals, foe_deals = foe.hurt, hero.hurt
    for mine, other, dealt in ((hero, foe, hero_deals), (foe, hero, foe_deals)):
        if dealt:
            other.hurt += sum([deed.more for deed in speaks(mine, texts.after) if isinstance(deed, IfDealt)])
    foe_type = CARDS[foe.laid].type if foe.laid and not foe.cancelled else None
    hero_type = CARDS[hero.laid].type if hero.laid and not hero.cancelled else None
    combat.spied = 0
    if foe_type is CardType.RANGED and cards.foe_word(combat.foe, RangedDamageBecomesInfluence) is not None:
        combat.spied, hero.hurt = hero.hurt, 0
    for side in (hero, foe):
        if side.hurt:
            side.hurt += sum([deed.more for deed in speaks(side, texts.after) if isinstance(deed, IfTaken)])
    for mine, other, other_type in ((hero, foe, foe_type), (foe, hero, hero_type)):
        other.hurt += traps(texts, mine, other_type)
    foe.hurt += combat.torn
    if foe_type is CardType.MELEE:
        clash, strikes = cards.foe_word(combat.foe, MeleeClash), cards.foe_word(combat.foe, BlocksAndStrikes)
        if clash is not None and hero_type is CardType.MELEE:
            hero.hurt += clash.damage
        if strikes is not None and min(hero.attack, foe.defense) >= 1:
            hero.hurt += strikes.damage
    for side, other in ((hero, foe), (foe, hero)):
        if any([isinstance(deed, Retaliate) for deed in speaks(side, texts.after)]):
            other.hurt += side.hurt
    for side in (hero, foe):
        for deed in speaks(side, texts.always):
            if isinstance(deed, DamageCap):
                side.hurt = min(side.hurt, deed.most)


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
