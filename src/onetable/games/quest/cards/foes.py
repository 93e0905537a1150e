"""What the fourteen monsters and the five minions do."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import CardType, Foe, Minion, Monster, Place
from onetable.games.quest.vocabulary.combat_texts import (
    BlocksAndStrikes,
    CardsStronger,
    DamageFromHand,
    DrawsWhenMeleeHits,
    FirstMeleeFree,
    HealsWithRanged,
    HeavyMeleeDiscards,
    HeavyMeleeFrightens,
    MeleeCheaper,
    MeleeClash,
    RangedCancelsMelee,
    RangedDamageBecomesInfluence,
    RangedDamageCorrupts,
)
from onetable.games.quest.vocabulary.statics import ComesBack, CorruptsAtOnce, MovesFar, NoRestNear, PerilNear, TokensNear

FOE_TEXT: dict[Foe, tuple[Word, ...]] = {
    Monster.CREBAIN: (RangedDamageBecomesInfluence(),),
    Monster.AGENT: (RangedDamageCorrupts(1),),
    Monster.SNAGA: (CardsStronger(CardType.RANGED, 1),),
    Monster.ORC: (MeleeClash(1),),
    Monster.BARROW_WIGHT: (HealsWithRanged(1),),
    Monster.SOUTHRON: (MeleeCheaper(1),),
    Monster.DUNLENDING: (BlocksAndStrikes(1),),
    Monster.URUK_HAI: (DrawsWhenMeleeHits(1),),
    Monster.WARG_RIDER: (FirstMeleeFree(),),
    Monster.GIANT_SPIDER: (HeavyMeleeDiscards(2, 1),),
    Monster.HUORN: (CardsStronger(CardType.MELEE, 1),),
    Monster.CAVE_TROLL: (RangedCancelsMelee(),),
    Monster.OLIPHAUNT: (DamageFromHand(1),),
    Monster.BALROG: (HeavyMeleeFrightens(3),),
    Minion.BLACK_SERPENT: (MovesFar(2), TokensNear()),
    Minion.MOUTH_OF_SAURON: (CorruptsAtOnce(1),),
    Minion.GOTHMOG: (PerilNear(),),
    Minion.RINGWRAITHS: (MovesFar(2), ComesBack(Place.MINAS_MORGUL)),
    Minion.WITCH_KING: (NoRestNear(),),
}
