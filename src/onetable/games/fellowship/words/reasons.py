"""Reasons: why something cannot be done. The rules that decide it give the reason."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named, Who
from onetable.games.fellowship.pieces.playing_cards import Suit


class Reason(Word, frozen=True):
    """Why not."""


class MustFollow(Reason, frozen=True):
    """The hand holds a card of the suit that was led."""

    suit: Suit


class RingsNotBroken(Reason, frozen=True):
    """No Ring has been played yet, and there is something else to lead."""


class IsCovered(Reason, frozen=True):
    """Other cards of the pyramid lie on it."""


class IsTucked(Reason, frozen=True):
    """It lies under the character and is no part of the hand."""


class KeptForLastTrick(Reason, frozen=True):
    """It was set aside for the last trick."""


class FrodoKeepsTheRing(Reason, frozen=True):
    """Frodo never gives the 1 of Rings away."""


class AlreadyPromised(Reason, frozen=True):
    """It is already laid ready for somebody else."""


class NamedByThreat(Reason, frozen=True):
    """Another character's threat names this card: it cannot become the lost card."""

    who: Named


class AlreadyTaken(Reason, frozen=True):
    """Somebody else is this character."""


class OnlyTheRingHolder(Reason, frozen=True):
    """Only the holder of the 1 of Rings can be this character."""


class HolderMustBe(Reason, frozen=True):
    """The holder of the 1 of Rings must be this character."""

    character: Named


class StarsAreWaiting(Reason, frozen=True):
    """Required characters are still to be taken, and every chooser who is left is needed for them."""


class NotForThePyramid(Reason, frozen=True):
    """The pyramid cannot be this character."""


class TakesNoPartInExchanges(Reason, frozen=True):
    """A Wraith keeps this character out of exchanges."""

    who: Named


class NotOnTheCard(Reason, frozen=True):
    """The set-up action does not name this character."""


class AlreadyCompleted(Reason, frozen=True):
    """This event or group is completed."""


class OthersComeFirst(Reason, frozen=True):
    """The other events of the chapter must be completed first."""


class TooManyUnfinished(Reason, frozen=True):
    """More characters are unfinished than could take part in the last event."""


class ThreatIsGone(Reason, frozen=True):
    """Somebody else has this threat."""


class NotDrawn(Reason, frozen=True):
    """One of the threats that were drawn is kept."""


class NotWithItself(Reason, frozen=True):
    """Nobody exchanges with itself."""


class OnlyAllTogether(Reason, frozen=True):
    """The exchange is with all of them at the same time, or with nobody."""


class LostCardNotOnTheCard(Reason, frozen=True):
    """The set-up action does not name the lost card."""


class NoLostCard(Reason, frozen=True):
    """No lost card lies on the table."""


class LostCardGoesTo(Reason, frozen=True):
    """The players agreed that somebody else may have it."""

    who: Named


class NothingMayBeLost(Reason, frozen=True):
    """Every card of the hand is named by a threat, or is kept."""


class HasNoCards(Reason, frozen=True):
    """Who has no card cannot lead."""


# ---- another time


class GameIsOver(Reason, frozen=True):
    """Nothing can be chosen any more."""


class WaitsFor(Reason, frozen=True):
    """Somebody else decides now."""

    who: Who


class AnotherQuestion(Reason, frozen=True):
    """Something else is asked now."""


class TricksComeLater(Reason, frozen=True):
    """Cards are played when set-up is over."""


class AnotherHandPlays(Reason, frozen=True):
    """Who plays for several hands plays for another one now."""

    who: Who


class PlayedInThisTrick(Reason, frozen=True):
    """Each hand plays one card to a trick."""


class CharactersAreChosen(Reason, frozen=True):
    """Characters are chosen once in a round, at its beginning."""


class EventIsChosen(Reason, frozen=True):
    """The event is chosen once in a round, at its beginning."""


class ExchangesAreSetUp(Reason, frozen=True):
    """Cards are exchanged by set-up actions."""


class LostCardIsSetUp(Reason, frozen=True):
    """The lost card is taken by the set-up actions that say so."""


class ThreatsAreSetUp(Reason, frozen=True):
    """Threats are taken by set-up actions."""


class GiftBeforeTrick(Reason, frozen=True):
    """The gift is used before a trick, if there is somebody to exchange with."""


class GiftActsItself(Reason, frozen=True):
    """The gift does what it says without being asked."""


class RiderComesFirst(Reason, frozen=True):
    """The rider of the road is used as soon as all characters are chosen."""


# ---- never in this round


class NotHeld(Reason, frozen=True):
    """The card is in no hand of this player."""


class InAnotherHand(Reason, frozen=True):
    """Somebody else holds it, as this player knows."""

    who: Who


class AlreadyPlayed(Reason, frozen=True):
    """The card lies in a trick."""


class IsLostCard(Reason, frozen=True):
    """It is the lost card."""


class NotInTheDeck(Reason, frozen=True):
    """The deck of this round does not have it."""


class NotInThisRound(Reason, frozen=True):
    """The chapter does not offer this character."""


class GiftIsSpent(Reason, frozen=True):
    """The gift has been used."""


class GiftIsCarriedBy(Reason, frozen=True):
    """Another character carries it."""

    who: Named


class NobodyCarriesGift(Reason, frozen=True):
    """Its bearer does not take part."""


class RiderIsUsed(Reason, frozen=True):
    """The rider of the road is used once."""
