"""Heroes, characters, items and missions."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.card_kinds import Mission
from onetable.games.quest.parts_of_speech import Effects, Who
from onetable.games.quest.traits import Attribute, Character, Hero, Item, Marker, Minion, Place
from onetable.games.quest.vocabulary.occasions import WhenRestingInTheWild
from onetable.games.quest.vocabulary.statics import (
    CheaperPaths,
    DrainsPoolWhenShadowed,
    FavorForQuests,
    JoinsBySea,
    Scouts,
    StartsWithHorse,
    UndecidedGoesOn,
    WaterForOneCard,
)
from onetable.games.quest.words.belongings import GainItem, PayFavor, Raise, Train
from onetable.games.quest.words.control import Choose
from onetable.games.quest.words.hero_cards import DamagePoolReturns
from onetable.games.quest.words.influence_effects import Advance, DrainPool
from onetable.games.quest.words.missions import (
    AllQuestsDone,
    CorruptionAtMost,
    FavorAtLeast,
    MarkerAtLeast,
    MinionsAtMost,
    MinionStandsIn,
    PlotsAtLeast,
    TokensAtMost,
)
from onetable.games.quest.words.sauron_effects import SauronLosesShadow
from onetable.games.quest.words.values import AtLeast, Either, InfluenceAt

HERO_TEXT: dict[Hero, tuple[Word, ...]] = {
    Hero.ARGALAD: (Scouts(),),
    Hero.BERAVOR: (WhenRestingInTheWild((Choose(Who.HERO, ((DamagePoolReturns(),), (Train(1),)), may=True),)),),
    Hero.ELEANOR: (FavorForQuests(1),),
    Hero.EOMETH: (StartsWithHorse(),),
    Hero.THALIN: (UndecidedGoesOn(),),
}

CHARACTERS: dict[Character, Effects] = {
    Character.ARAGORN: (Raise(Attribute.AGILITY),),
    Character.BOROMIR: (Raise(Attribute.STRENGTH),),
    Character.DAIN: (Train(2),),
    Character.DENETHOR: (PayFavor(3), Advance(Marker.GREEN, 1)),
    Character.GANDALF: (Raise(Attribute.WISDOM),),
    Character.SARUMAN: (SauronLosesShadow(2),),
    Character.THEODEN: (GainItem(Item.HORSE),),
    Character.THRANDUIL: (DrainPool(2),),
}

ITEMS: dict[Item, tuple[Word, ...]] = {
    Item.BOAT: (WaterForOneCard(), JoinsBySea((Place.GREY_HAVENS, Place.BELFALAS), 3)),
    Item.HORSE: (CheaperPaths(1),),
    Item.ELVEN_CLOAK: (DrainsPoolWhenShadowed(1),),
}

LAST_STAGE = 13  # its first space
HEROES, SAURON = "heroes", "sauron"
MISSIONS = (
    Mission("spear_of_the_west", HEROES, AllQuestsDone()),
    Mission("noble_blood", HEROES, CorruptionAtMost(1)),
    Mission("minas_morgul_kept_at_bay", HEROES, MinionsAtMost(2)),
    Mission("against_the_shadow", HEROES, TokensAtMost(2)),
    Mission("isildurs_secret", HEROES, FavorAtLeast(5)),
    Mission("his_dark_throne", SAURON, PlotsAtLeast(3)),
    Mission("where_the_shadows_lie", SAURON, MarkerAtLeast(Marker.BLACK, LAST_STAGE)),
    Mission("in_darkness_bind_them", SAURON, MarkerAtLeast(Marker.YELLOW, LAST_STAGE)),
    Mission("to_rule_them_all", SAURON, MarkerAtLeast(Marker.RED, LAST_STAGE)),
    Mission(
        "to_find_them_all", SAURON, Either((MinionStandsIn(Minion.RINGWRAITHS, Place.SHIRE), AtLeast(InfluenceAt(Place.SHIRE), 6))),
    ),
)  # fmt: skip
