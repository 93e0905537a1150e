"""What is told: the words of the journal, and the reasons why something cannot be done."""

from __future__ import annotations

from lanterns.pieces import Named, Player
from onetable.core.word import Word


class NightFalls(Word, frozen=True):
    """A night begins, and somebody keeps watch."""

    number: int
    watch: Player


class Rekindled(Word, frozen=True):
    """The pile was empty: the ashes are shuffled and become the new one."""


class Hung(Word, frozen=True):
    """Somebody has hung up a lantern under its cloth."""

    who: Player
    lantern: Named


class Looked(Word, frozen=True):
    """Somebody has looked under the cloth of another's lantern."""

    who: Player
    whose: Player
    lantern: Named


class LookedAtPile(Word, frozen=True):
    """Somebody has looked under the cloth of the next lantern of the pile."""

    who: Player
    lantern: Named


class Unwrapped(Word, frozen=True):
    """A cloth is taken off."""

    who: Player
    lantern: Named


class WentOut(Word, frozen=True):
    """A lantern has gone out."""

    who: Player
    lantern: Named


class Gained(Word, frozen=True):
    """Somebody has more glow now."""

    who: Player
    glow: int


class Won(Word, frozen=True):
    """The last dawn has come, and somebody has won."""

    who: Player
    glow: int


class Reason(Word, frozen=True):
    """Why not."""


class TooLittleGlow(Reason, frozen=True):
    """The lantern asks for more glow than its owner has."""

    glow: int


class SeenBefore(Reason, frozen=True):
    """Who knows a lantern need not look again."""


class IsYourOwn(Reason, frozen=True):
    """Nobody puts out the own lantern."""


class IsDark(Reason, frozen=True):
    """It has gone out already."""


class IsSteady(Reason, frozen=True):
    """Nothing puts it out."""
