"""Reasons: why something cannot be done. The rules that decide it give the reason."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named
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
