"""Words that are not always said in the same way: which variant of its phrase a word takes, the same in every language.

A row for it is `(Advance, "back")`; one that a language lacks is an error, and never the plain phrase. Only words that are `ALIKE` may be
said by one row in all variants, where a language makes no difference between them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

from onetable.core.phrasebook import MissingPhrase
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.mechanics.placing import ALL_STRONGHOLDS
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text import lexicon as words
from onetable.games.quest.traits import Minion, Track

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


def place_of(word: words.PerilFigures | words.EncounterFigures) -> str:
    """Where a card applies."""
    regions = word.regions if isinstance(word, words.PerilFigures) else word.region
    return "place" if word.place is not None else "region" if regions else ""


def extended(word: words.Extend) -> str:
    """Of all strongholds or of some, or into the pool; so many, or for each corruption card."""
    where = ["roots"] * (word.roots != ALL_STRONGHOLDS) + ["pool"] * word.pool
    return " ".join([*where, *["per"] * isinstance(word.count, words.PerCorruption)])


VARIANTS: dict[type, Variant] = {
    # news
    words.Trained: only("other", "only"),
    words.TrainedWith: only("other", "only"),
    words.PoolChanged: lambda word: "more" if word.change > 0 else "less",
    words.MarkerMoved: lambda word: "on" if word.by > 0 else "back",
    words.FinaleBegins: lambda word: word.dominant,
    words.HeroesWon: lambda word: word.how,
    words.SauronWon: lambda word: word.how,
    words.EventsDrawn: only("others", "only"),
    words.TrackUsed: lambda word: word.track.value,
    words.PlotsDrawn: lambda word: "all" if word.kept == word.drawn else "",
    words.EncountersDrawn: only("cards", "none"),
    words.AgilitySplit: both("drawn", "strength", ("cards", "strength")),
    words.CardsRevealed: both("card", "foe_card", ("hero", "foe")),
    words.RoundDamage: both("hurt", "foe_hurt", ("hero", "foe")),
    # choices and reasons
    words.UseTrack: lambda word: (word.track.value + " more" * (word.track is Track.DRAW and word.number > 1)) if word.number else "",
    words.PickFavor: lambda word: "own" if word.place is None else "",
    words.PickPeril: only("peril", "none"),
    words.PaySeveral: only("others", "last"),
    words.BreakPlot: lambda word: "" if every_card().plots[word.plot].favor else "free",
    words.PathTooDear: lambda word: "one" if word.cost == 1 else "",
    # lines and figures of cards
    words.BeginsWith: only("pool", "no pool"),
    words.LaysFavor: lambda word: "one" if len(word.places) == 1 else "",
    words.PlotFigures: lambda word: "starting" if word.starting else "" if word.pool else "free",
    words.CorruptionFigures: only("cost", "free"),
    words.PerilFigures: place_of,
    words.EncounterFigures: place_of,
    words.QuestFigures: lambda word: "side" if word.hero is None else "advanced" if word.advanced else "starting",
    words.MissionFigures: lambda word: word.side,
    words.FightingFigures: lambda word: "" if word.terrain is not None else "anywhere",
    words.FoeFiguresLine: lambda word: "minion" if isinstance(word.foe, Minion) else "monster",
    # effects
    words.DiscardCorruption: lambda word: "all" if word.count >= words.ALL else "",
    words.Train: lambda word: "once" if word.times == 1 else "",
    words.Raise: lambda word: "any" if word.attribute is None else "",
    words.DamageToRest: lambda word: "all" if word.count == words.ALL else "so many" if isinstance(word.count, int) else "",
    words.MoveHero: lambda word: "" if word.who is Who.HERO else "moved",
    **dict.fromkeys((words.LessInCombat, words.BothLess), lambda word: "per" if isinstance(word.by, words.PerCorruption) else ""),
    words.SearchPlot: lambda word: "play" if word.play else "",
    words.SauronGivesCorruption: lambda word: "two" if word.count == 2 else "",
    words.Advance: lambda word: "back" if word.spaces < 0 else "on",
    words.Extend: extended,
    words.RemoveSome: lambda word: "mix" if word.influence and word.monsters else "influence" if word.influence else "tokens",
    words.PlaceOnEach: lambda word: "one" if isinstance(word.where, (words.Only, words.HisPlace)) else "",
    words.PlaceOnSome: lambda word: "one" if word.most == 1 and not word.up_to else "",
    words.PlaceTokensOnSome: lambda word: "one" if word.most == 1 else "",
    words.PlaceCharacterWithin: lambda word: "routing" if word.routing else "",
    words.OfHisRegion: lambda word: "other" if word.other else "",
    # fighting cards
    words.PrintedDefense: lambda word: "least" if word.most == words.PrintedDefense().most else "most" if word.most else "none",
    words.Attack: lambda word: "theirs" if word.more is words.Count.THEIR_ATTACK else "",
    words.OpponentDiscards: lambda word: "wounding" if word.wounding else "",
}


ALIKE = frozenset({
    words.BothLess, words.BreakPlot, words.EncountersDrawn, words.FoeFiguresLine, words.LaysFavor, words.LessInCombat,
    words.OpponentDiscards, words.PaySeveral, words.PlaceOnEach, words.PlotsDrawn, words.SauronGivesCorruption, words.TrackUsed,
    words.Train,
})  # fmt: skip


def variant_of(word: object) -> str:
    """Which variant of its phrase this word takes; "" is the plain one."""
    variant = VARIANTS.get(type(word))
    return variant(word) if variant is not None else ""


R = TypeVar("R")


class Rows(dict[Any, R]):
    """A table with a row for each word, or for each of its variants."""

    @cached_property
    def plain(self) -> frozenset[Any]:
        """Words that this language says alike in all variants."""
        return ALIKE - {key[0] for key in self if isinstance(key, tuple)}

    @cached_property
    def kinds(self) -> frozenset[Any]:
        """All words that have a row."""
        return frozenset([key[0] if isinstance(key, tuple) else key for key in self])

    def key_of(self, word: object) -> object:
        """Under which key the row of a word is found."""
        kind = type(word)
        if kind not in VARIANTS or kind in self.plain:
            return kind
        variant = VARIANTS[kind](word)
        return (kind, variant) if variant else kind

    def of(self, word: object) -> R:
        """The row of a word."""
        found = self.get(self.key_of(word))
        if found is None:
            raise MissingPhrase(f"there is no phrase for {type(word).__name__} in the variant “{variant_of(word)}”")
        return found
