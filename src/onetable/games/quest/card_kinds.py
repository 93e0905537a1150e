"""The kinds of cards, and what is printed on each."""

from __future__ import annotations

from msgspec import Struct

from onetable.core.word import Word
from onetable.games.quest.parts_of_speech import Condition, Effects, Where
from onetable.games.quest.traits import Character, Deck, Hero, Marker, Moment, Place, Region


class PlotSetup(Struct, frozen=True):
    """What a starting plot gives Sauron."""

    each_stronghold: int
    extension: int
    pool: int
    shadow_drawn: int
    shadow_kept: int
    plots_drawn: int
    plots_kept: int


class Plot(Struct, frozen=True):
    """A plot card."""

    id: str
    marker: Marker
    advance: int
    favor: int  # what a hero pays to discard it
    affects: Where  # one place; of several that fit Sauron picks
    pool: int = 0
    requires: Condition | None = None
    text: tuple[Word, ...] = ()
    setup: PlotSetup | None = None  # of a starting plot
    copies: int = 1


class ShadowCard(Struct, frozen=True):
    """A shadow card."""

    id: str
    pool: int
    moment: Moment
    text: Effects
    requires: Condition | None = None
    copies: int = 1


class EventCard(Struct, frozen=True):
    """An event card; one with a place stays there until it is explored."""

    id: str
    stage: int
    priority: int
    character: tuple[Character, Place] | None
    favor: tuple[Place, ...]
    text: Effects = ()
    stays: Place | None = None
    advances: Marker | None = None  # one space in every Story step while it stays
    kept: Effects = ()  # what a hero who was given the card may still get from it


class Corruption(Struct, frozen=True):
    """A corruption card; without a cost it acts at once and goes back."""

    id: str
    cost: int | None
    text: tuple[Word, ...]


class Peril(Struct, frozen=True):
    """A peril and where it applies; nowhere in particular: everywhere."""

    id: str
    text: Effects
    place: Place | None = None
    regions: tuple[Region, ...] = ()


class Quest(Struct, frozen=True):
    """A quest: of a hero (starting or advanced), or a side quest."""

    id: str
    explore: Place | None
    reward: Effects
    hero: Hero | None = None
    advanced: bool = False
    setup: Effects = ()
    fight_at: Place | None = None  # instead of an encounter the hero fights there
    fight: str = ""  # this monster
    meet: str = ""  # fighting this foe is enough


class Encounter(Struct, frozen=True):
    """An encounter and where it applies; one that is a quest is kept."""

    id: str
    deck: Deck
    priority: int
    text: Effects
    place: Place | None = None
    region: Region | None = None
    quest: bool = False


class Mission(Struct, frozen=True):
    """A mission of the heroes or of Sauron."""

    id: str
    side: str
    condition: Condition
