"""Words that are not always said in the same way: which variant of its phrase a word takes, the same in every language.

A row for it is `(Advance, "back")`. A language that has one has all of them, or what it cannot say is an error; where it has none, the row
of the word alone does for all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

from onetable.core.phrasebook import MissingPhrase
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.mechanics.placing import ALL_STRONGHOLDS
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.phases import explore, travel
from onetable.games.quest.text import card_lines, printed_figures
from onetable.games.quest.text.pairs import BothLess
from onetable.games.quest.traits import Minion, Track
from onetable.games.quest.vocabulary import (
    choices,
    combat_news,
    combat_texts,
    hero_news,
    map_news,
    pool_news,
    reasons,
    sauron_news,
    story_news,
)
from onetable.games.quest.words import (
    belongings,
    character_effects,
    dealt_corruption,
    fights,
    foe_effects,
    hero_cards,
    influence_effects,
    journeys,
    places,
    sauron_effects,
    values,
)

Variant = Callable[[Any], str]


def only(field: str, name: str) -> Variant:
    """Another phrase where this field says nothing."""
    return lambda word: "" if getattr(word, field) else name


def both(first: str, second: str, names: tuple[str, str]) -> Variant:
    """Another phrase where only one of two fields says something, or neither."""

    def variant(word: Any) -> str:
        one, other = getattr(word, first), getattr(word, second)
        return "" if one and other else names[0] if one else names[1] if other else "none"

    return variant


def place_of(word: printed_figures.PerilFigures | printed_figures.EncounterFigures) -> str:
    """Where a card applies."""
    regions = word.regions if isinstance(word, printed_figures.PerilFigures) else word.region
    return "place" if word.place is not None else "region" if regions else ""


def removed(word: influence_effects.RemoveSome) -> str:
    """Influence, monster tokens, or both in any mix."""
    return "mix" if word.influence and word.monsters else "influence" if word.influence else "tokens"


def extended(word: influence_effects.Extend) -> str:
    """Of all strongholds or of some, or into the pool; so many, or for each corruption card."""
    where = ["roots"] * (word.roots != ALL_STRONGHOLDS) + ["pool"] * word.pool
    return " ".join([*where, *["per"] * isinstance(word.count, values.PerCorruption)])


def defended(word: combat_texts.PrintedDefense) -> str:
    """At least, at most, or none at all."""
    return "least" if word.most == combat_texts.PrintedDefense().most else "most" if word.most else "none"


VARIANTS: dict[type, Variant] = {
    # news
    pool_news.Trained: only("other", "only"),
    pool_news.TrainedWith: only("other", "only"),
    map_news.PoolChanged: lambda word: "more" if word.change > 0 else "less",
    story_news.MarkerMoved: lambda word: "on" if word.by > 0 else "back",
    story_news.FinaleBegins: lambda word: word.dominant,
    story_news.HeroesWon: lambda word: word.how,
    story_news.SauronWon: lambda word: word.how,
    sauron_news.EventsDrawn: only("others", "only"),
    sauron_news.TrackUsed: lambda word: word.track.value,
    sauron_news.PlotsDrawn: lambda word: "all" if word.kept == word.drawn else "",
    hero_news.EncountersDrawn: only("cards", "none"),
    combat_news.AgilitySplit: both("drawn", "strength", ("cards", "strength")),
    combat_news.CardsRevealed: both("card", "foe_card", ("hero", "foe")),
    combat_news.RoundDamage: both("hurt", "foe_hurt", ("hero", "foe")),
    # choices and reasons
    choices.UseTrack: lambda word: (word.track.value + " more" * (word.track is Track.DRAW and word.number > 1)) if word.number else "",
    choices.PickFavor: lambda word: "own" if word.place is None else "",
    choices.PickPeril: only("peril", "none"),
    travel.PaySeveral: only("others", "last"),
    explore.BreakPlot: lambda word: "" if every_card().plots[word.plot].favor else "free",
    reasons.PathTooDear: lambda word: "one" if word.cost == 1 else "",
    # lines and figures of cards
    card_lines.BeginsWith: only("pool", "no pool"),
    card_lines.LaysFavor: lambda word: "one" if len(word.places) == 1 else "",
    printed_figures.PlotFigures: lambda word: "starting" if word.starting else "" if word.pool else "free",
    printed_figures.CorruptionFigures: only("cost", "free"),
    printed_figures.PerilFigures: place_of,
    printed_figures.EncounterFigures: place_of,
    printed_figures.QuestFigures: lambda word: "side" if word.hero is None else "advanced" if word.advanced else "starting",
    printed_figures.MissionFigures: lambda word: word.side,
    printed_figures.FightingFigures: lambda word: "" if word.terrain is not None else "anywhere",
    printed_figures.FoeFiguresLine: lambda word: "minion" if isinstance(word.foe, Minion) else "monster",
    # effects
    belongings.DiscardCorruption: lambda word: "all" if word.count >= belongings.ALL else "",
    belongings.Train: lambda word: "once" if word.times == 1 else "",
    belongings.Raise: lambda word: "any" if word.attribute is None else "",
    hero_cards.DamageToRest: lambda word: "all" if word.count == belongings.ALL else "so many" if isinstance(word.count, int) else "",
    journeys.MoveHero: lambda word: "" if word.who is Who.HERO else "moved",
    **dict.fromkeys((fights.LessInCombat, BothLess), lambda word: "per" if isinstance(word.by, values.PerCorruption) else ""),
    sauron_effects.SearchPlot: lambda word: "play" if word.play else "",
    dealt_corruption.SauronGivesCorruption: lambda word: "two" if word.count == 2 else "",
    influence_effects.Advance: lambda word: "back" if word.spaces < 0 else "on",
    influence_effects.Extend: extended,
    influence_effects.RemoveSome: removed,
    influence_effects.PlaceOnEach: lambda word: "one" if isinstance(word.where, (places.Only, places.HisPlace)) else "",
    influence_effects.PlaceOnSome: lambda word: "one" if word.most == 1 and not word.up_to else "",
    foe_effects.PlaceTokensOnSome: lambda word: "one" if word.most == 1 else "",
    character_effects.PlaceCharacterWithin: lambda word: "routing" if word.routing else "",
    places.OfHisRegion: lambda word: "other" if word.other else "",
    # fighting cards
    combat_texts.PrintedDefense: defended,
    combat_texts.Attack: lambda word: "theirs" if word.more is combat_texts.Count.THEIR_ATTACK else "",
    combat_texts.OpponentDiscards: lambda word: "wounding" if word.wounding else "",
}


def variant_of(word: object) -> str:
    """Which variant of its phrase this word takes; "" is the plain one."""
    variant = VARIANTS.get(type(word))
    return variant(word) if variant is not None else ""


R = TypeVar("R")


class Rows(dict[object, R]):
    """A table with a row for each word, or for each of its variants."""

    @cached_property
    def varied(self) -> frozenset[object]:
        """The words that have variants in this language."""
        return frozenset([key[0] for key in self if isinstance(key, tuple) and key[0] in VARIANTS])

    @cached_property
    def kinds(self) -> frozenset[Any]:
        """All words that have a row."""
        return frozenset([key[0] if isinstance(key, tuple) else key for key in self])

    def of(self, word: object) -> R:
        """The row of a word."""
        kind, variant = type(word), variant_of(word)
        found = self.get((kind, variant)) if variant and kind in self.varied else self.get(kind)
        if found is None:
            raise MissingPhrase(f"there is no phrase for {kind.__name__}" + (f" in the variant “{variant}”" if variant else ""))
        return found
