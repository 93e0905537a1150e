"""Reasons: why something cannot be done. Costs and conditions are their own reasons; these are the others."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.tcg.speech.marks import Said
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.parts import Filter
from onetable.games.tcg.traits import Measure, Phase


class AlreadyInPlay(Word, frozen=True):
    """A card of this title is in play and active, and it is unique."""

    card: Named


class InDeadPile(Word, frozen=True):
    """A card of this title lies in your dead pile, and it is unique."""

    card: Named


class CompanyIsFull(Word, frozen=True):
    """Nine companions are in play and in the dead pile."""


class NoBearer(Word, frozen=True):
    """Nobody in play may bear it."""

    bearer: Filter


class NoSite(Word, frozen=True):
    """Every site of the path already bears such a card."""


class OnlyInPhase(Word, frozen=True):
    """It is played or used in other phases."""

    phases: tuple[Phase, ...]


class NotNow(Word, frozen=True):
    """It answers something that has not happened."""


class NotYourSide(Word, frozen=True):
    """Free Peoples cards are played in your own turn, Shadow cards in the turns of others."""


class TextForbids(Word, frozen=True):
    """An active text forbids it."""

    what: Said[Measure]


class LimitReached(Word, frozen=True):
    """It may be used once in a turn."""


class NothingChanged(Word, frozen=True):
    """It was used with the table as it is now, and led nowhere."""


class LoopStops(Word, frozen=True):
    """It has been repeated so often in this phase that it cannot lead anywhere."""


class TooMuch(Word, frozen=True):
    """The starting fellowship costs at most four together."""

    cost: Said[int]
    left: int


class RingBearerFightsOn(Word, frozen=True):
    """By the rules of this table a skirmish of the Ring-bearer cannot be cancelled."""


class MoveLimitReached(Word, frozen=True):
    """The fellowship has moved as often as it may in this turn."""

    limit: int


class MustStay(Word, frozen=True):
    """A text keeps the fellowship here for this turn."""


class HasEnough(Word, frozen=True):
    """This defender has as many minions as he may be given, or a text forbids this one."""


# ---- what else hinders


class SameBearer(Word, frozen=True):
    """It is there already."""


class NotSameSite(Word, frozen=True):
    """Cards are transferred between characters at the same site."""


class CannotBear(Word, frozen=True):
    """This character may not bear it."""

    bearer: Filter


class BearsSuchACard(Word, frozen=True):
    """One of each class for a character, and of some cards one for each bearer."""


class NeverTransferred(Word, frozen=True):
    """It has no bearer of its own, or lies on a site or on a card of the other side."""


class NotWounded(Word, frozen=True):
    """There is no wound to heal."""


class TakesNoPart(Word, frozen=True):
    """Only companions, and allies at home or whom a card lets, take part in archery and skirmishes."""


class NotAssigned(Word, frozen=True):
    """No minion is assigned to this character."""


class NotMeant(Word, frozen=True):
    """The text asks for something else."""

    noun: Filter


class CannotHappen(Word, frozen=True):
    """What the text does cannot be done to this card."""


class MustChoose(Word, frozen=True):
    """There is no passing here."""


class BidTooHigh(Word, frozen=True):
    """As many burdens as the Ring-bearer's resistance would lose the game."""

    resistance: int


class OnlyCompanionsStart(Word, frozen=True):
    """A starting fellowship is made of companions."""


class PlaceTaken(Word, frozen=True):
    """Another player has taken this place."""


# ---- another time


class GameIsOver(Word, frozen=True):
    """Nothing can be chosen any more."""


class WaitsFor(Word, frozen=True):
    """Another player decides now."""

    player: Player


class AnotherQuestion(Word, frozen=True):
    """Something else is asked now."""


class OnlyFreePeoplesMoves(Word, frozen=True):
    """The player whose turn it is moves."""


# ---- not with this card


class NoAction(Word, frozen=True):
    """No text of the card is an action."""


class NotYours(Word, frozen=True):
    """Another player's card."""


class NotAtThisSite(Word, frozen=True):
    """The text of a site counts where the fellowship is."""


class NotInPlay(Word, frozen=True):
    """It lies in a pile, or under another card."""
