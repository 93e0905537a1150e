"""Why something cannot be done."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.traits import Item, Moment


class NotThisMoment(Word, frozen=True):
    """A shadow card has its window."""

    moment: Moment


class OneShadowCardATurn(Word, frozen=True):
    """A shadow card has been played in this turn."""


class PoolTooSmall(Word, frozen=True):
    """The Shadow Pool must hold more."""

    needed: int
    now: int


class NoFreeSlot(Word, frozen=True):
    """Three plots are active."""


class NoFittingPlace(Word, frozen=True):
    """No place can be affected by the plot now."""


class TrackFull(Word, frozen=True):
    """All spaces of the track hold action tokens."""


class PathTooDear(Word, frozen=True):
    """The hand cannot pay for the path: no card with its icon, and fewer cards than its number."""

    cost: int


class NoMoreMoves(Word, frozen=True):
    """A card limits the moves of this turn."""

    most: int


class NoMoreTravel(Word, frozen=True):
    """A corruption card limits the travel steps of a turn."""

    most: int


class FoeHere(Word, frozen=True):
    """No rest where a monster or a minion is."""


class NoRestInStronghold(Word, frozen=True):
    """No rest in a Shadow Stronghold."""


class RestForbidden(Word, frozen=True):
    """The Witch-king is near."""


class RestHindered(Word, frozen=True):
    """A plot affects this haven."""


class DarkPathTaken(Word, frozen=True):
    """Once in a turn."""


class TooCorrupt(Word, frozen=True):
    """The dark path is closed to a hero with so much corruption."""

    most: int


class NotEnoughFavor(Word, frozen=True):
    """It costs more favor."""

    needed: int


class QuestElsewhere(Word, frozen=True):
    """The quest wants another place, or a fight."""


class PlotElsewhere(Word, frozen=True):
    """The plot affects another place."""


class NothingToExplore(Word, frozen=True):
    """There is nothing to be found here."""


class Lonely(Word, frozen=True):
    """An isolated hero may not consult characters nor trade."""


class HasItemAlready(Word, frozen=True):
    """One of each item for a hero."""

    item: Item


class NotUsedToHope(Word, frozen=True):
    """Giving up is only for a hero without cards in hand."""


class FigureUsed(Word, frozen=True):
    """Each figure or token is commanded once."""


class OneTokenPlaced(Word, frozen=True):
    """At most one of the commands places a monster token."""


class NeedsInfluence(Word, frozen=True):
    """A monster token goes only where influence is."""


class NotInHaven(Word, frozen=True):
    """No monster token in a haven, and none where a hero is."""
