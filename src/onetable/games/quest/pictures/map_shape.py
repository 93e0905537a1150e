"""What stands and lies on the map, as it is sent."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from onetable.games.quest.pictures.question_shape import CardKey, PlaceId, Thing
from onetable.games.quest.traits import Character, Deck, Marker, Minion


class Influence(Struct, frozen=True, gc=False):
    """Influence in a place."""

    place: PlaceId
    count: int
    limit: Annotated[int, Meta(description="How much it may hold.")]
    joined: Annotated[bool, Meta(description="To a stronghold, by places with influence.")]


class TokenAt(Struct, frozen=True, gc=False):
    """A monster token; who knows its face has it in `known`."""

    number: int
    place: PlaceId
    pair: Deck
    face: Annotated[Thing, Meta(description="monster.orc, where all see it.")]


class MinionAt(Struct, frozen=True, gc=False):
    """A minion on the map."""

    minion: Minion
    place: PlaceId
    damage: int
    health: int


class CharacterAt(Struct, frozen=True, gc=False):
    """A character on the map."""

    character: Character
    place: PlaceId


class FavorAt(Struct, frozen=True, gc=False):
    """Favor tokens on a place."""

    place: PlaceId
    count: int


class EventAt(Struct, frozen=True, gc=False):
    """The event that stays until somebody explores there."""

    card: CardKey
    place: PlaceId
    marker: Annotated[Marker | None, Meta(description="It advances in every Story step.")]
