"""Advice: why a rule of thumb prefers a choice."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named, Who


class NothingElse(Word, frozen=True):
    """There is no other choice."""


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
