"""Dutch places: where something is, each of them, where to, and where from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.card_sentence import CardSentence, to_you
from onetable.games.quest.text.nl.nouns import at, away, in_text, preposition_of, the_foe
from onetable.games.quest.text.nl.values import FOE
from onetable.games.quest.words import places, plot_texts
from onetable.language.nl.nouns import several


class Place(NamedTuple):
    """Where something is: the preposition, and the place by itself."""

    preposition: str
    place: str

    def __str__(self) -> str:
        return f"{self.preposition} {self.place}"

    @property
    def bare(self) -> str:
        """Without “in” or “op”."""
        return self.place if self.preposition in ("in", "op") else str(self)


Said = Callable[[Any, CardSentence], Place]


def located(where: Where, voice: CardSentence) -> Place:
    """Where something is."""
    return INSIDE[type(where)](where, voice)


def inside(where: Where, voice: CardSentence) -> str:
    """The same in words: “in Rohan”, “op plaatsen die aan Amon Hen grenzen”."""
    return str(located(where, voice))


def own_region(where: places.OfHisRegion, voice: CardSentence) -> Place:
    """The region of the hero, perhaps without his own place."""
    return Place("in", voice.his("streek") + (f" buiten {voice.his('eigen plaats')}" if where.other else ""))


INSIDE: dict[type[Where], Said] = {
    places.Only: lambda where, _: Place(preposition_of(where.place), in_text(where.place)),
    places.Beside: lambda where, _: Place("op", f"plaatsen die aan {in_text(where.place)} grenzen"),
    places.WithinOneOf: lambda where, _: Place(preposition_of(where.place), f"{in_text(where.place)} en op de aangrenzende plaatsen"),
    places.WithinOneOfHim: lambda _, voice: Place("op", f"{voice.his('plaats')} en op de aangrenzende plaatsen"),
    places.BesideHim: lambda _, voice: Place("op", f"plaatsen die aan {voice.his('plaats')} grenzen"),
    places.HisPlace: lambda _, voice: Place("op", f"{voice.his('plaats')}"),
    places.BesideMinion: lambda where, _: Place("op", f"plaatsen die aan de plaats van {the_foe(where.minion)} grenzen"),
    places.OfRegion: lambda where, _: Place(preposition_of(where.region), in_text(where.region)),
    places.OfHisRegion: own_region,
    places.Anywhere: lambda _, __: Place("ergens", "op het bord"),
    places.Influenced: lambda _, __: Place("op", "een plaats met invloed naar keuze"),
    places.AnyHaven: lambda _, __: Place("in", "een toevluchtsoord naar keuze"),
    places.FarFromHim: lambda where, voice: Place(
        "op", f"een plaats die minstens {where.spaces} plaatsen van {voice.his('plaats')} af ligt"
    ),
    plot_texts.HavenUnderShadow: lambda where, _: Place(
        "in",
        "een toevluchtsoord dat door geen ander complot wordt getroffen en waarvan de aangrenzende plaatsen samen "
        f"minstens {where.least} invloed hebben",
    ),
    plot_texts.OneWithFoeNear: lambda where, _: Place(
        preposition_of(where.among[0]),
        f"{several([in_text(where.among[0]), *[at(place) for place in where.among[1:]]], 'of')}, "
        f"met een {FOE} daar of op een aangrenzende plaats",
    ),
    plot_texts.CharacterWithFoe: lambda _, __: Place("op", f"een plaats met zowel een personage als een {FOE}"),
    plot_texts.CharacterWithoutPlot: lambda _, __: Place("op", "een plaats met een personage die door geen ander complot wordt getroffen"),
}


def affected(where: Where, voice: CardSentence) -> str:
    """The place that a plot affects."""
    if isinstance(where, places.Only):
        return in_text(where.place)
    if isinstance(where, places.AnyHaven):
        return "een toevluchtsoord"
    if isinstance(where, plot_texts.OneWithFoeNear):
        names = several([in_text(place) for place in where.among], "of")
        return f"{names}, met een {FOE} daar of op een aangrenzende plaats"
    return located(where, voice).bare


def each(where: Where, voice: CardSentence, noun: str = "plaats", preposition: str = "op") -> str:
    """All of these places, one by one: “op elke plaats in Mordor”."""
    every = f"{preposition} elke {noun}"
    if isinstance(where, places.Only):
        return at(where.place) if preposition == "op" else away(where.place)
    if isinstance(where, places.HisPlace):
        return f"{preposition} {voice.his('plaats')}"
    if isinstance(where, places.WithinOneOf):
        return f"{at(where.place) if preposition == 'op' else away(where.place)} en {preposition} elke aangrenzende {noun}"
    if isinstance(where, places.WithinOneOfHim):
        return f"{preposition} {voice.his('plaats')} en {preposition} elke aangrenzende {noun}"
    if isinstance(where, places.Anywhere):
        return every
    if isinstance(where, places.Beside):
        return f"{every} die aan {in_text(where.place)} grenst"
    if isinstance(where, places.BesideMinion):
        return f"{every} die aan de plaats van {the_foe(where.minion)} grenst"
    return f"{every} {inside(where, voice)}"


def towards(where: Where, voice: CardSentence) -> str:
    """Where somebody goes: “naar een aangrenzende plaats”."""
    if isinstance(where, places.Only):
        return f"naar {in_text(where.place)}"
    if isinstance(where, places.BesideHim):
        return "naar een aangrenzende plaats"
    if isinstance(where, places.Anywhere):
        return "naar een plaats naar keuze"
    if isinstance(where, (places.OfRegion, places.OfHisRegion)):
        return f"naar een plaats {inside(where, voice)}"
    return f"naar {located(where, voice).bare}"


def out_of(where: Where, voice: CardSentence) -> str:
    """Where something is taken from: “uit Rohan”, “van je plaats en de aangrenzende plaatsen”."""
    if isinstance(where, places.Only):
        return away(where.place)
    if isinstance(where, places.OfRegion):
        return away(where.region)
    if isinstance(where, places.OfHisRegion):
        return f"uit {located(where, voice).bare}"
    if isinstance(where, places.WithinOneOf):
        return f"{away(where.place)} en van de aangrenzende plaatsen"
    if isinstance(where, places.WithinOneOfHim):
        return f"van {voice.his('plaats')} en de aangrenzende plaatsen"
    if isinstance(where, places.Anywhere):
        return "van een plaats naar keuze"
    return f"van {located(where, voice).bare}"


def some(count: int, where: Where, voice: CardSentence, up_to: bool = False) -> str:
    """So many different places: “op een plaats in je streek”, “op elk van 2 verschillende plaatsen in Rhudaur”."""
    there = inside(where, voice)
    return f"op een plaats {there}" if count == 1 else f"op elk van {'hooguit ' if up_to else ''}{count} verschillende plaatsen {there}"


def where_alone(word: Where, book: QuestBook) -> str:
    """Places by themselves."""
    return inside(word, to_you(book))


PLACES: dict[object, QuestPhrase] = dict.fromkeys(INSIDE, where_alone)
