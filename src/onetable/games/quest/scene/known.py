"""The ids that a written position may name, by what they stand for."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Annotated

from msgspec import Meta

from onetable.games.quest import traits
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import SKILL_DECK
from onetable.games.quest.traits import Minion

Shadow = Annotated[str, Meta(title="shadow card")]
SomeShadow = Annotated[str, Meta(title="shadow card, or others")]
AnyPlot = Annotated[str, Meta(title="plot")]
Plot = Annotated[str, Meta(title="plot of the deck")]
SomePlot = Annotated[str, Meta(title="plot of the deck, or others")]
Peril = Annotated[str, Meta(title="peril")]
SomePeril = Annotated[str, Meta(title="peril, or others")]
Burden = Annotated[str, Meta(title="corruption card")]
SomeBurden = Annotated[str, Meta(title="corruption card, or others")]
Event = Annotated[str, Meta(title="event")]
SomeEvent = Annotated[str, Meta(title="event, or others")]
Encounter = Annotated[str, Meta(title="encounter")]
SomeEncounter = Annotated[str, Meta(title="encounter, or others")]
Quest = Annotated[str, Meta(title="quest")]
Kept = Annotated[str, Meta(title="side quest")]
HeroMission = Annotated[str, Meta(title="mission of the heroes")]
SauronMission = Annotated[str, Meta(title="mission of Sauron")]
Monster = Annotated[str, Meta(title="monster")]
SomeMonster = Annotated[str, Meta(title="monster, or others")]
Foe = Annotated[str, Meta(title="foe")]
Drawn = Annotated[str, Meta(title="card to draw")]
Hidden = Annotated[str, Meta(title="plot or shadow card")]


@cache
def known() -> Mapping[str, Collection[str]]:
    """For each kind of id all that there are."""
    cards = every_card()
    monsters = tuple([monster.value for monster in traits.Monster])
    return {
        "shadow card": cards.shadows,
        "plot": cards.plots,
        "plot of the deck": dict.fromkeys(cards.plot_deck),
        "plot or shadow card": (*cards.plots, *cards.shadows),
        "card to draw": (*cards.plots, *cards.shadows, *cards.perils, *cards.corruption, *SKILL_DECK),
        "peril": cards.perils,
        "corruption card": cards.corruption,
        "event": cards.events,
        "encounter": cards.encounters,
        "quest": cards.quests,
        "side quest": tuple([card.id for card in cards.encounters.values() if card.quest]),
        "mission of the heroes": cards.hero_missions,
        "mission of Sauron": cards.sauron_missions,
        "monster": monsters,
        "foe": (*[monster for monster in monsters if monster != traits.Monster.BLANK], *[minion.value for minion in Minion]),
    }
