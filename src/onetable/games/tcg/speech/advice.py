"""Advice: what speaks for a choice. Strength, vitality and costs are those of the table as it lies; nothing hidden is told."""

from __future__ import annotations

from enum import Enum

from onetable.core.word import Word
from onetable.games.tcg.speech.names import Named, Player


class SeemsBest(Word, frozen=True):
    """It seems better than all the others, and there is nothing simple to be said about it."""


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


class FeedsTheShadow(Word, frozen=True):
    """What could still be played seems not worth the twilight that it gives the Shadow."""


class IsWon(Word, frozen=True):
    """The skirmish is won as it stands."""

    free: int
    shadow: int


class NotTurned(Word, frozen=True):
    """Nothing at hand changes how the skirmish ends for its price."""

    free: int
    shadow: int


# ---- wounds


class CanBear(Word, frozen=True):
    """Somebody who has so much vitality left after it."""

    card: Named
    left: int


class LeastLoss(Word, frozen=True):
    """What is lost with it weighs least."""

    card: Named


class HealedFirst(Word, frozen=True):
    """Somebody who has so much vitality left, and would be missed most."""

    card: Named
    vitality: int


class HurtsMost(Word, frozen=True):
    """Of these the other side would miss it most."""

    card: Named


class HelpsMost(Word, frozen=True):
    """Of these it makes most of it."""

    card: Named


class ArrowsHurtMost(Word, frozen=True):
    """The minions of this player are hurt most by the arrows."""

    player: Player


# ---- who fights whom


class Defeats(Word, frozen=True):
    """A defender stronger than the minions against whom he would stand."""

    defender: Named
    free: int
    shadow: int


class Withstands(Word, frozen=True):
    """A defender who loses, but lives."""

    defender: Named
    free: int
    shadow: int
    left: int


class GivesWay(Word, frozen=True):
    """A defender who would die of it, where all else seems worse."""

    defender: Named
    free: int
    shadow: int


class IsLeftOver(Word, frozen=True):
    """Nobody is to stand against this minion now."""

    minion: Named
    strength: int


class StaysOut(Word, frozen=True):
    """No skirmish would be worth it for this minion."""

    minion: Named


class Overwhelms(Word, frozen=True):
    """Minions that would kill the defender at once."""

    defender: Named
    free: int
    shadow: int


class Beats(Word, frozen=True):
    """Minions that would wound the defender."""

    defender: Named
    free: int
    shadow: int


class KeepsBusy(Word, frozen=True):
    """Minions that are weaker than the defender; nowhere would they do more."""

    defender: Named
    free: int
    shadow: int


class RingBearerLast(Word, frozen=True):
    """The Ring-bearer fights last, when it is known what can be spared for him."""


class OrderIsOpen(Word, frozen=True):
    """The order of these skirmishes hardly matters."""


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
