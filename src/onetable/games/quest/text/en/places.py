"""English places: where something is, each of them, where to, and where from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.en.card_sentence import CardSentence, to_you
from onetable.games.quest.text.en.grammar import listed
from onetable.games.quest.text.en.nouns import in_text, the_foe
from onetable.games.quest.words import places, plot_texts

Said = Callable[[Any, CardSentence], str]

FOE = "a monster token or minion"


def inside(where: Where, voice: CardSentence) -> str:
    """Where something is: “in Rohan”, “adjacent to Amon Hen”."""
    return INSIDE[type(where)](where, voice)


INSIDE: dict[type[Where], Said] = {
    places.Only: lambda where, _: f"in {in_text(where.place)}",
    places.Beside: lambda where, _: f"adjacent to {in_text(where.place)}",
    places.WithinOneOf: lambda where, _: f"in or adjacent to {in_text(where.place)}",
    places.WithinOneOfHim: lambda _, voice: f"in or adjacent to {voice.your} location",
    places.BesideHim: lambda _, voice: f"adjacent to {voice.your} location",
    places.HisPlace: lambda _, voice: f"in {voice.your} location",
    places.BesideMinion: lambda where, _: f"adjacent to {the_foe(where.minion)}",
    places.OfRegion: lambda where, _: f"in {in_text(where.region)}",
    places.OfHisRegion: lambda where, voice: f"in {voice.your} region" + (f", but not in {voice.your} location" if where.other else ""),
    places.Anywhere: lambda _, __: "anywhere on the map",
    places.Influenced: lambda _, __: "in any location with influence",
    places.AnyHaven: lambda _, __: "in any haven",
    places.FarFromHim: lambda where, voice: f"in any location at least {where.spaces} spaces from {voice.your} location",
    plot_texts.HavenUnderShadow: lambda where, _: (
        f"in a haven that no other plot affects and whose adjacent locations have at least {where.least} influence in all"
    ),
    plot_texts.OneWithFoeNear: lambda where, _: (
        f"in {listed([in_text(place) for place in where.among], 'or')}, with {FOE} in or adjacent to it"
    ),
    plot_texts.CharacterWithFoe: lambda _, __: f"in a location with both a character and {FOE}",
    plot_texts.CharacterWithoutPlot: lambda _, __: "in a location that has a character and that no other plot affects",
}


def affected(where: Where, voice: CardSentence) -> str:
    """The place that a plot affects."""
    return "a haven" if isinstance(where, places.AnyHaven) else inside(where, voice).removeprefix("in ")


def each(where: Where, voice: CardSentence, preposition: str = "in") -> str:
    """All of these places, one by one: “in each location in Mordor”, “from your location and from each adjacent location”."""
    if isinstance(where, (places.Only, places.HisPlace)):
        return f"{preposition} {inside(where, voice).removeprefix('in ')}"
    if isinstance(where, (places.WithinOneOf, places.WithinOneOfHim)):
        center = in_text(where.place) if isinstance(where, places.WithinOneOf) else f"{voice.your} location"
        return f"{preposition} {center} and {preposition} each adjacent location"
    return f"{preposition} each location {inside(where, voice)}"


def towards(where: Where, voice: CardSentence) -> str:
    """Where somebody goes: “to an adjacent location”."""
    if isinstance(where, places.BesideHim):
        return "to an adjacent location"
    if isinstance(where, places.Anywhere):
        return "to any location"
    return f"to {inside(where, voice).removeprefix('in ')}"


def out_of(where: Where, voice: CardSentence) -> str:
    """Where something is taken from: “from Rohan”, “from your location and adjacent locations”."""
    if isinstance(where, (places.WithinOneOf, places.WithinOneOfHim)):
        center = in_text(where.place) if isinstance(where, places.WithinOneOf) else f"{voice.your} location"
        return f"from {center} and adjacent locations"
    if isinstance(where, places.Anywhere):
        return "from anywhere on the map"
    return f"from {inside(where, voice).removeprefix('in ')}"


def some(count: int, where: Where, voice: CardSentence, up_to: bool = False) -> str:
    """So many different places: “a location in your region”, “each of 2 locations in Rhudaur”."""
    there = inside(where, voice)
    if isinstance(where, places.OfHisRegion) and where.other:
        there = f"in {voice.your} region other than {voice.your} own"
    if count == 1:
        return f"{'up to 1' if up_to else 'a'} location {there}"
    return f"each of {'up to ' if up_to else ''}{count} different locations {there}"


def where_alone(word: Where, book: QuestBook) -> str:
    """Places by themselves."""
    return inside(word, to_you(book))


PLACES: dict[object, QuestPhrase] = dict.fromkeys(INSIDE, where_alone)
