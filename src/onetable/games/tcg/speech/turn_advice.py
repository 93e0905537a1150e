"""Advice before the first turn, at the end of a move, and about cards of a hand."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.speech.names import Named, Player

# ---- before the first turn


class BidsNothing(Word, frozen=True):
    """No burden from the beginning."""


class BidsLittle(Word, frozen=True):
    """A bid that may win the choice of place; `left` burdens are left until the Ring-bearer is corrupted."""

    bid: int
    left: int


class MovesEarly(Word, frozen=True):
    """The earliest place that is left."""


class MovesLater(Word, frozen=True):
    """The others move first."""


class Starts(Word, frozen=True):
    """A companion for the starting fellowship, with strength and cost."""

    card: Named
    strength: int
    cost: int


class EnoughStart(Word, frozen=True):
    """Nobody who could still start makes the fellowship better."""


class HandServesBoth(Word, frozen=True):
    """An opening hand with something to do for both sides."""

    minions: int
    free_peoples: int


class HandOneSided(Word, frozen=True):
    """An opening hand that lacks minions or Free Peoples cards."""

    minions: int
    free_peoples: int


# ---- to stay or to go on


class LastStepWins(Word, frozen=True):
    """The next site is the last."""


class StrongEnough(Word, frozen=True):
    """What the fellowship can stand, and what the Shadow can probably send."""

    defence: int
    attack: int


class MustHurry(Word, frozen=True):
    """Another fellowship is ahead, or near to the end."""

    player: Player
    site: int


class DaresIt(Word, frozen=True):
    """What comes may be more than the fellowship can stand; so many cards the Shadow holds."""

    cards: int


class StaysHurt(Word, frozen=True):
    """Somebody has little vitality left, and the Shadow holds so many cards."""

    card: Named
    vitality: int
    cards: int


class StaysOutnumbered(Word, frozen=True):
    """The Shadow can probably send more than the fellowship can stand."""

    defence: int
    attack: int


class StaysSafe(Word, frozen=True):
    """Whoever moves again is attacked again."""

    attack: int


# ---- cards of a hand or a pile


class IsDead(Word, frozen=True):
    """Its like lies in the dead pile: it can never be played any more."""

    card: Named


class IsThere(Word, frozen=True):
    """Its like is in play already."""

    card: Named


class MakesRoom(Word, frozen=True):
    """It will hardly be of use soon, and another card can be drawn for it."""

    card: Named


class LeastOfHand(Word, frozen=True):
    """Of the hand it is missed least."""

    card: Named


class KeepsHand(Word, frozen=True):
    """Every card of the hand may still be of use."""


class WantsCard(Word, frozen=True):
    """Of these it is the most useful."""

    card: Named


class TakesCard(Word, frozen=True):
    """Of these the other player would miss it most."""

    card: Named


class JustSoMany(Word, frozen=True):
    """So many bring the most for what they cost."""

    number: int


class LeastEvil(Word, frozen=True):
    """Of what must be chosen it costs least."""
