"""What happened on the map, for the journal: influence, favor, characters, monster tokens and minions."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Character, Hero, Minion, Monster, Place


class InfluencePlaced(Word, frozen=True):
    """Influence comes to a place."""

    place: Place
    count: int


class InfluenceRemoved(Word, frozen=True):
    """Influence leaves a place."""

    place: Place
    count: int


class PoolChanged(Word, frozen=True):
    """Influence comes to or leaves the Shadow Pool."""

    change: int
    now: int


class FavorPlaced(Word, frozen=True):
    """A favor token is laid on a place."""

    place: Place


class FavorRemoved(Word, frozen=True):
    """A favor token leaves a place."""

    place: Place


class CharacterPlaced(Word, frozen=True):
    """A character comes to a place."""

    character: Character
    place: Place


class CharacterLeft(Word, frozen=True):
    """A character leaves the map."""

    character: Character


class TokenPlaced(Word, frozen=True):
    """A monster token comes to a place, face down."""

    place: Place


class TokenPlacedSeen(Word, frozen=True):
    """A monster token comes to a place; Sauron knows which."""

    place: Place
    monster: Monster


class TokenMoved(Word, frozen=True):
    """A monster token moves."""

    start: Place
    place: Place


class TokenRemoved(Word, frozen=True):
    """A monster token is turned up and leaves the map."""

    place: Place
    monster: Monster


class TokenSeen(Word, frozen=True):
    """Somebody looks at a monster token."""

    place: Place
    monster: Monster


class TokensSeenBy(Word, frozen=True):
    """All see that a hero looks at monster tokens."""

    hero: Hero
    places: tuple[Place, ...]


class MinionEntered(Word, frozen=True):
    """A minion comes to the map."""

    minion: Minion
    place: Place


class MinionMoved(Word, frozen=True):
    """A minion moves."""

    minion: Minion
    place: Place


class MinionHealed(Word, frozen=True):
    """Damage leaves a minion."""

    minion: Minion
    count: int


class MinionHurt(Word, frozen=True):
    """A minion takes damage outside a combat."""

    minion: Minion
    count: int


class MinionDefeated(Word, frozen=True):
    """A minion leaves the map."""

    minion: Minion
