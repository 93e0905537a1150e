"""Advice: what speaks for a choice. Strength, vitality and costs are those of the table as it lies; nothing hidden is told."""

from __future__ import annotations

from enum import Enum

from onetable.core.word import Word
from onetable.games.tcg.speech.names import Named


class SeemsBest(Word, frozen=True):
    """It seems better than all the others, and there is nothing simple to be said about it."""


# ---- cards that are played


class Joins(Word, frozen=True):
    """A companion makes the company stronger."""

    card: Named
    strength: int
    cost: int


class HelpsFromHome(Word, frozen=True):
    """An ally."""

    card: Named
    cost: int


class Arms(Word, frozen=True):
    """An item makes its bearer stronger."""

    card: Named
    strength: int


class Toughens(Word, frozen=True):
    """An item makes its bearer bear more."""

    card: Named
    vitality: int


class Lasts(Word, frozen=True):
    """A card whose text works as long as it stays in play."""

    card: Named
    cost: int


class Threatens(Word, frozen=True):
    """A minion against the fellowship; one that shoots or attacks twice says so."""

    card: Named
    strength: int
    cost: int
    archer: bool = False
    fierce: bool = False


class HealsByCopy(Word, frozen=True):
    """A second copy of a unique card cannot be played, but it heals."""

    card: Named
    vitality: int


class SafeHands(Word, frozen=True):
    """An item leaves a bearer who is nearer to death."""

    card: Named
    giver: Named
    vitality: int
    taker: Named


class StrongestBears(Word, frozen=True):
    """The strongest of those who may bear it."""

    bearer: Named
    strength: int


class MakesMostOfIt(Word, frozen=True):
    """Somebody makes better use of a card than the others would."""

    bearer: Named


class WorksThere(Word, frozen=True):
    """A condition on a site where the fellowship is, or may come in this turn."""

    site: Named


# ---- texts


class Boon(Enum):
    """What a text does that speaks for it."""

    WOUNDS = "wounds"
    EXERTS = "exerts"
    KILLS = "kills"
    DISCARDS = "discards"
    HEALS = "heals"
    STRENGTHENS = "strengthens"
    WEAKENS = "weakens"
    GIVES = "gives"
    PREVENTS = "prevents"
    ADDS_BURDENS = "adds burdens"
    REMOVES_BURDENS = "removes burdens"
    ADDS_TWILIGHT = "adds twilight"
    REMOVES_TWILIGHT = "removes twilight"
    BRINGS_CARDS = "brings cards"
    COSTS_CARDS = "costs cards"
    PLAYS = "plays"
    ARROWS = "arrows"
    CANCELS = "cancels"
    HELPS = "helps"


class TextDoes(Word, frozen=True):
    """What the text of a card does first, and to whom."""

    card: Named
    what: Boon
    whom: Named | None = None


class Turns(Word, frozen=True):
    """How the skirmish stands with a text, and how it stood without it."""

    card: Named
    free: int
    shadow: int
    free_before: int
    shadow_before: int


class RingSaves(Word, frozen=True):
    """The wound would kill the Ring-bearer; as burdens it can be borne."""

    burdens: int


class RingSpares(Word, frozen=True):
    """Burdens weigh less than the wounds that are coming."""

    burdens: int
    vitality: int


class RingWaits(Word, frozen=True):
    """The wound is easier to bear than what the Ring would take for it."""

    burdens: int
    vitality: int


# ---- passing


class NothingWorthIt(Word, frozen=True):
    """Nothing that could be done now seems worth its price."""


class LetsItBe(Word, frozen=True):
    """What happens weighs less than what an answer would cost."""


class KeepsForLater(Word, frozen=True):
    """The cards that are left can do more in a later turn; so much stays in the pool."""

    twilight: int


class FeedsTheShadow(Word, frozen=True):
    """What could still be played seems not worth the twilight that it gives the Shadow."""


class IsWon(Word, frozen=True):
    """The skirmish is won as it stands."""

    free: int
    shadow: int


class NotTurned(Word, frozen=True):
    """Nothing at hand changes how the skirmish ends for its price; somebody may die in it."""

    free: int
    shadow: int
    doomed: Named | None = None
