"""The corruption cards."""

from __future__ import annotations

from onetable.games.quest.card_kinds import Corruption
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.traits import Attribute
from onetable.games.quest.vocabulary.statics import (
    DiscardsBeforeCombat,
    EncounterDraw,
    FavorLimit,
    FavorPerTurn,
    HandLimit,
    Lowers,
    MarkerGoesFurther,
    MorePerils,
    NoConsultNorTrade,
    SauronMayDraw,
    TravelSteps,
)
from onetable.games.quest.words.belongings import LoseFavor
from onetable.games.quest.words.control import May
from onetable.games.quest.words.journeys import EndTurn, SendToHaven
from onetable.games.quest.words.shuffling import ShuffleCorruptionBack

CARDS = (
    Corruption("reckless", 1, (MorePerils(1),)),
    Corruption("indifferent", 1, (EncounterDraw(2),)),
    Corruption("distraught", 2, (HandLimit(7),)),
    Corruption("deranged", 2, (Lowers(Attribute.WISDOM),)),
    Corruption("helpless", 2, (Lowers(Attribute.AGILITY),)),
    Corruption("weary", 2, (Lowers(Attribute.FORTITUDE),)),
    Corruption("weak", 2, (Lowers(Attribute.STRENGTH),)),
    Corruption("despairing", 2, (FavorLimit(3),)),
    Corruption("isolated", 2, (NoConsultNorTrade(),)),
    Corruption("hopeless", 2, (TravelSteps(3),)),
    Corruption("mistrusted", 2, (FavorPerTurn(1),)),
    Corruption("cowardly", 2, (DiscardsBeforeCombat(1),)),
    Corruption("greedy", 2, (SauronMayDraw(1),)),
    Corruption("despondent", 3, (MarkerGoesFurther(2),)),
    Corruption("careless", None, (LoseFavor(2), ShuffleCorruptionBack())),
    Corruption("wretched", None, (EndTurn(), May(Who.SAURON, (SendToHaven(),)), ShuffleCorruptionBack())),
)
