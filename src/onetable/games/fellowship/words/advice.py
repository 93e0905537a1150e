"""Advice: why a rule of thumb prefers a choice."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named, Who


class WinsWhatIsNeeded(Word, frozen=True):
    """It will probably win the trick, and that helps the goals."""

    who: Who


class WinsToBeRid(Word, frozen=True):
    """It will probably win the trick, and a strong card is gone that would win one too many."""

    who: Who


class LeavesTo(Word, frozen=True):
    """Somebody else will probably win the trick, and that helps the goals."""

    who: Who


class StaysOut(Word, frozen=True):
    """Somebody else will probably win the trick, which this hand does not need."""

    who: Who


class ReceiverNeedsIt(Word, frozen=True):
    """The card helps more there than here."""

    to: Who


class SuitsTheHand(Word, frozen=True):
    """The cards of the hand suit the goal of this character."""

    character: Named


class ServesGoal(Word, frozen=True):
    """Who will probably win the trick, and whose goal would be missed more often after the next best choice."""

    winner: Who
    whose: Who


class FearsForGoal(Word, frozen=True):
    """Who will probably win the trick, and whose goal is in danger whatever is chosen."""

    winner: Who
    whose: Who


class FearsNothing(Word, frozen=True):
    """Who will probably win the trick, and that no goal is in danger."""

    winner: Who


class ServesOwnGoal(Word, frozen=True):
    """Who will probably win the trick, and would miss the own goal more often after the next best choice."""

    winner: Who


class FearsForOwnGoal(Word, frozen=True):
    """Who will probably win the trick, and is in danger of missing the own goal whatever is chosen."""

    winner: Who


# ---- the set-up, and what a few characters decide


class LooksBestAhead(Word, frozen=True):
    """Of all choices that were tried ahead it ended best."""


class AllLookEqual(Word, frozen=True):
    """No rule of thumb tells the choices apart."""


class ExchangeGainsMost(Word, frozen=True):
    """An exchange with this one gains most."""

    partner: Who


class NoExchangeGains(Word, frozen=True):
    """No exchange gains anything."""


class LostCardIsWanted(Word, frozen=True):
    """The lost card serves this hand."""


class LostCardIsNotWanted(Word, frozen=True):
    """The lost card does not serve this hand."""


class LeastNeeded(Word, frozen=True):
    """The card that the goals of this hand need least."""


class NearestToPromise(Word, frozen=True):
    """It is nearest to the number of tricks that the hand promises."""


class PromisesMore(Word, frozen=True):
    """The hand promises more tricks than the threat."""


class PromisesNoMore(Word, frozen=True):
    """The hand does not promise more tricks than the threat."""


class ThreatIsHigh(Word, frozen=True):
    """The threat is high enough to be kept."""


class ThreatIsLow(Word, frozen=True):
    """The threat is low, and another one may be higher."""


class KeptForLater(Word, frozen=True):
    """A strong card is kept out of the way until it is wanted."""


class TuckedIsWanted(Word, frozen=True):
    """Few tricks are left: the tucked card is wanted now."""


class TuckedCanWait(Word, frozen=True):
    """Many tricks are left: the tucked card can wait."""


class NeedsTheLead(Word, frozen=True):
    """This one needs the trick most, and who leads wins more easily."""

    who: Who


class NobodyNeedsItMore(Word, frozen=True):
    """Nobody needs the trick more, and who leads wins more easily."""


class GiftMayBeNeeded(Word, frozen=True):
    """A gift may still be needed later."""


class RiderMustCome(Word, frozen=True):
    """The rider must come once, and better soon than late."""
