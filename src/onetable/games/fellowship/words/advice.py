"""Advice: why a rule of thumb prefers a choice."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.fellowship.pieces.names import Named, Who


class Advice(Word, frozen=True):
    """Why so."""


class NothingElse(Advice, frozen=True):
    """There is no other choice."""


class WinsWhatIsNeeded(Advice, frozen=True):
    """It will probably win the trick, and that helps the goals."""

    who: Who


class WinsToBeRid(Advice, frozen=True):
    """It will probably win the trick, and a strong card is gone that would win one too many."""

    who: Who


class LeavesTo(Advice, frozen=True):
    """Somebody else will probably win the trick, and that helps the goals."""

    who: Who


class StaysOut(Advice, frozen=True):
    """Somebody else will probably win the trick, which this hand does not need."""

    who: Who


class ReceiverNeedsIt(Advice, frozen=True):
    """The card helps more there than here."""

    to: Who


class SuitsTheHand(Advice, frozen=True):
    """The cards of the hand suit the goal of this character."""

    character: Named
