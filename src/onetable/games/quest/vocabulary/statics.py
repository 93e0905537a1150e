"""What holds as long as a card is held or a figure is in play; the rules ask for these words where they matter."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Attribute, Place, Region

# ---- corruption cards


class Lowers(Word, frozen=True):
    """An attribute is one lower."""

    attribute: Attribute
    by: int = 1


class HandLimit(Word, frozen=True):
    """At most so many cards in hand; the surplus is discarded at once."""

    cards: int


class FavorLimit(Word, frozen=True):
    """At most so much favor; the surplus is discarded at once."""

    most: int


class FavorPerTurn(Word, frozen=True):
    """At most so much favor is gained on each own turn."""

    most: int


class MorePerils(Word, frozen=True):
    """Sauron draws so many more perils on this hero's turn."""

    more: int


class EncounterDraw(Word, frozen=True):
    """So many encounter cards instead of three."""

    cards: int


class NoConsultNorTrade(Word, frozen=True):
    """The hero may not consult characters nor trade."""


class TravelSteps(Word, frozen=True):
    """At most so many travel steps on each own turn."""

    most: int


class DiscardsBeforeCombat(Word, frozen=True):
    """So many random cards are discarded at the start of each combat."""

    cards: int


class SauronMayDraw(Word, frozen=True):
    """Whenever Sauron plays a shadow card on this hero's turn he may draw so many."""

    cards: int


class MarkerGoesFurther(Word, frozen=True):
    """Resting or being defeated advances the leftmost Sauron marker so far."""

    spaces: int


# ---- items


class WaterForOneCard(Word, frozen=True):
    """A water path costs one card of any kind."""


class JoinsBySea(Word, frozen=True):
    """Two havens of the sea are joined by a path of so many cards."""

    places: tuple[Place, Place]
    cost: int


class CheaperPaths(Word, frozen=True):
    """The number of every path is lower, but at least 1."""

    by: int


class DrainsPoolWhenShadowed(Word, frozen=True):
    """Whenever Sauron plays a shadow card on this hero's turn so much influence leaves the Shadow Pool."""

    by: int


# ---- plots


class MakesPerilous(Word, frozen=True):
    """A place is perilous."""

    place: Place


class NoRestNorEncounter(Word, frozen=True):
    """Heroes may not rest nor draw encounter cards in the affected place."""


class TokensMayBeUrukHai(Word, frozen=True):
    """Sauron may treat any monster token that is not blank in this region as an Uruk-hai."""

    region: Region


# ---- minions


class MovesFar(Word, frozen=True):
    """A move command may bring it up to so many spaces."""

    spaces: int


class TokensNear(Word, frozen=True):
    """Monster tokens may be placed within one space of it without influence."""


class CorruptsAtOnce(Word, frozen=True):
    """At the start of a combat with it the hero draws so many corruption cards."""

    cards: int


class PerilNear(Word, frozen=True):
    """Places within one space of it are perilous, except havens."""


class NoRestNear(Word, frozen=True):
    """Heroes within one space may not rest or heal unless in a haven."""


class ComesBack(Word, frozen=True):
    """When defeated it returns, undamaged, at the start of Sauron's next Action step."""

    place: Place


# ---- heroes


class Scouts(Word, frozen=True):
    """Once on each own turn: look at all monster tokens of one place beside."""


class FavorForQuests(Word, frozen=True):
    """Once on each own turn: so much favor for completing a quest or consulting a character."""

    favor: int


class StartsWithHorse(Word, frozen=True):
    """The hero begins with a Horse."""


class UndecidedGoesOn(Word, frozen=True):
    """A Travel combat that ends undecided does not end this hero's turn."""
