"""English places: where something is, each of them, where to, and where from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.en.card_sentence import CardSentence, to_you
from onetable.games.quest.text.en.nouns import in_text, the_foe
from onetable.games.quest.words import places, plot_texts
from onetable.language.en.nouns import several


class Place(NamedTuple):
    """Where something is: the preposition, and the place by itself; without a preposition only the whole."""

    preposition: str
    place: str

    def __str__(self) -> str:
        return f"{self.preposition} {self.place}"

    def after(self, preposition: str) -> str:
        """The same after another preposition: from Rohan."""
        return f"{preposition} {self.bare}"

    @property
    def bare(self) -> str:
        """Without “in”."""
        return self.place if self.preposition == "in" else str(self)


Said = Callable[[Any, CardSentence], Place]

FOE = "a monster token or minion"


def there(where: Where, voice: CardSentence) -> Place:
    """Where something is."""
    return INSIDE[type(where)](where, voice)


def inside(where: Where, voice: CardSentence) -> str:
    """The same in words: “in Rohan”, “adjacent to Amon Hen”."""
    return str(there(where, voice))


INSIDE: dict[type[Where], Said] = {
    places.Only: lambda where, _: Place("in", f"{in_text(where.place)}"),
    places.Beside: lambda where, _: Place("adjacent to", f"{in_text(where.place)}"),
    places.WithinOneOf: lambda where, _: Place("in", f"or adjacent to {in_text(where.place)}"),
    places.WithinOneOfHim: lambda _, voice: Place("in", f"or adjacent to {voice.your} location"),
    places.BesideHim: lambda _, voice: Place("adjacent to", f"{voice.your} location"),
    places.HisPlace: lambda _, voice: Place("in", f"{voice.your} location"),
    places.BesideMinion: lambda where, _: Place("adjacent to", f"{the_foe(where.minion)}"),
    places.OfRegion: lambda where, _: Place("in", f"{in_text(where.region)}"),
    places.OfHisRegion: lambda where, voice: Place(
        "in", f"{voice.your} region" + (f", but not in {voice.your} location" if where.other else "")
    ),
    places.Anywhere: lambda _, __: Place("anywhere", "on the map"),
    places.Influenced: lambda _, __: Place("in", "any location with influence"),
    places.AnyHaven: lambda _, __: Place("in", "any haven"),
    places.FarFromHim: lambda where, voice: Place("in", f"any location at least {where.spaces} spaces from {voice.your} location"),
    plot_texts.HavenUnderShadow: lambda where, _: Place(
        "in", f"a haven that no other plot affects and whose adjacent locations have at least {where.least} influence in all"
    ),
    plot_texts.OneWithFoeNear: lambda where, _: Place(
        "in", f"{several([in_text(place) for place in where.among], 'or')}, with {FOE} in or adjacent to it"
    ),
    plot_texts.CharacterWithFoe: lambda _, __: Place("in", f"a location with both a character and {FOE}"),
    plot_texts.CharacterWithoutPlot: lambda _, __: Place("in", "a location that has a character and that no other plot affects"),
}


def affected(where: Where, voice: CardSentence) -> str:
    """The place that a plot affects."""
    return "a haven" if isinstance(where, places.AnyHaven) else there(where, voice).bare


def each(where: Where, voice: CardSentence, preposition: str = "in") -> str:
    """All of these places, one by one: “in each location in Mordor”, “from your location and from each adjacent location”."""
    if isinstance(where, (places.Only, places.HisPlace)):
        return there(where, voice).after(preposition)
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
    return there(where, voice).after("to")


def out_of(where: Where, voice: CardSentence) -> str:
    """Where something is taken from: “from Rohan”, “from your location and adjacent locations”."""
    if isinstance(where, (places.WithinOneOf, places.WithinOneOfHim)):
        center = in_text(where.place) if isinstance(where, places.WithinOneOf) else f"{voice.your} location"
        return f"from {center} and adjacent locations"
    if isinstance(where, places.Anywhere):
        return "from anywhere on the map"
    return there(where, voice).after("from")


def some(count: int, where: Where, voice: CardSentence, up_to: bool = False) -> str:
    """So many different places: “a location in your region”, “each of 2 locations in Rhudaur”."""
    within = inside(where, voice)
    if isinstance(where, places.OfHisRegion) and where.other:
        within = f"in {voice.your} region other than {voice.your} own"
    if count == 1:
        return f"{'up to 1' if up_to else 'a'} location {within}"
    return f"each of {'up to ' if up_to else ''}{count} different locations {within}"


def where_alone(word: Where, book: QuestBook) -> str:
    """Places by themselves."""
    return inside(word, to_you(book))


PLACES: dict[object, QuestPhrase] = dict.fromkeys(INSIDE, where_alone)
