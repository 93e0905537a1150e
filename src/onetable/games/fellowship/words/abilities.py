"""What a character may do that others may not, during the tricks."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import Ability


class MayNameLeader(Ability, frozen=True):
    """When he would lead, he may name another player to lead instead."""


class NeedNotFollow(Ability, frozen=True):
    """He need not follow suit."""


class MayLeadRings(Ability, frozen=True):
    """He may lead Rings at any time."""


class RingsHelp(Ability, frozen=True):
    """The Rings he wins count toward this character's goal, too."""

    character: str


class MayRedrawThreats(Ability, frozen=True):
    """All set-up long, each character that drew a threat may draw again once, on its own turn."""


class MustHoldOneRing(Ability, frozen=True):
    """Only the holder of the 1 of Rings can be this character, and he never gives that card away."""
