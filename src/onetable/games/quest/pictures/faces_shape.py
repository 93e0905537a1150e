"""What is printed on the board, the sheets, the tokens and the cards, as it is sent: once for each language."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.games.quest.pictures.question_shape import PlaceId, Thing
from onetable.games.quest.traits import CardType, Marker, Moment, Region, Terrain

FaceKind = Literal[
    "place", "path", "region", "terrain", "encounter_deck", "deck", "marker", "track", "attribute", "type", "hero", "minion", "monster",
    "character", "item", "plot", "shadow", "event", "corruption", "peril", "encounter", "quest", "mission", "fighting",
]  # fmt: skip


class Site(Struct, frozen=True, gc=False):
    """A place of the map: x and y from 0 to 1, from the upper left corner."""

    x: float
    y: float
    region: Region
    haven: bool
    stronghold: Annotated[int, Meta(description="How much influence it holds at most; 0: it is none.")]
    perilous: Annotated[bool, Meta(description="Always, for every hero.")]
    paths: Annotated[tuple[Thing, ...], Meta(description="The paths that begin here.")]


class Way(Struct, frozen=True, gc=False):
    """A path: one card with its icon pays for it, or as many cards as its number."""

    between: tuple[PlaceId, PlaceId]
    terrain: Terrain
    number: int
    water: bool
    sea: Annotated[bool, Meta(description="Only for a hero with a Boat; it is not drawn on the map.")]


class Numbers(Struct, frozen=True, gc=False):
    """What is printed on the sheet of a hero, or of a foe; 0 where it has no such number."""

    fortitude: int
    strength: int
    agility: int
    wisdom: int
    health: int
    deck: Annotated[str, Meta(description="The deck a foe fights with.")]
    stage: Annotated[int, Meta(description="When a minion may come.")]
    start: Annotated[tuple[PlaceId, ...], Meta(description="Where a hero begins, or a minion comes to the map.")]


class Fighting(Struct, frozen=True, gc=False):
    """The figures of a fighting card."""

    type: CardType
    attack: int
    defense: int
    cost: int
    terrain: Annotated[Terrain | None, Meta(description="The icon that pays for paths.")]
    owner: Annotated[str, Meta(description="Who fights with it: hero.argalad, deck.zealot; “” for a skill that any hero can learn.")]
    copies: int


class Beginning(Struct, frozen=True, gc=False):
    """What a starting plot gives Sauron, to be compared with the others."""

    each_stronghold: int
    extension: int
    pool: int
    shadow_drawn: int
    shadow_kept: int
    plots_drawn: int
    plots_kept: int


class Face(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place, a path, a figure or a card, with the parts that its kind has."""

    key: Thing
    kind: FaceKind
    title: str
    lines: Annotated[tuple[str, ...], Meta(description="Its text, paragraph by paragraph.")] = ()
    figures: Annotated[str, Meta(description="What is printed on it beside its text, in words.")] = ""
    site: Site | None = None
    path: Way | None = None
    color: Annotated[str, Meta(description="Of a region.")] = ""
    pair: Annotated[str, Meta(description="Of a region: with whom it shares encounters and monster tokens.")] = ""
    numbers: Numbers | None = None
    fighting: Fighting | None = None
    marker: Annotated[Marker | None, Meta(description="Which marker a plot moves.")] = None
    advance: Annotated[int, Meta(description="How far, in each Story step.")] = 0
    favor: Annotated[int, Meta(description="What it costs to be rid of a plot or a corruption card.")] = 0
    pool: Annotated[int, Meta(description="The influence in the Shadow Pool that a plot or shadow card needs.")] = 0
    begins: Annotated[Beginning | None, Meta(description="Of a starting plot.")] = None
    moment: Annotated[Moment | None, Meta(description="When a shadow card may be played.")] = None
    stage: Annotated[int, Meta(description="Of an event.")] = 0
    priority: Annotated[int, Meta(description="Of an event or an encounter.")] = 0
    places: Annotated[
        tuple[PlaceId, ...], Meta(description="Where a quest leads, a plot grips, an event stays, a peril or an encounter applies.")
    ] = ()
    regions: Annotated[tuple[Region, ...], Meta(description="Where a peril or an encounter applies.")] = ()
    of: Annotated[str, Meta(description="The hero of a quest, the deck of an encounter, the side of a mission.")] = ""
    advanced: Annotated[bool, Meta(description="A hero's second quest.")] = False
