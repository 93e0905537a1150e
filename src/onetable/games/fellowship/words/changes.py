"""What an event, a gift or a rider changes in the rules. The rules look for these words and know no card."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import Change
from onetable.games.fellowship.goal import Goal
from onetable.games.fellowship.pieces.playing_cards import Suit


class ForestDeck(Change, frozen=True):
    """The Forests leave the main deck and, with the Willow's 9, become the Old Forest deck."""


class ForestTakesTricks(Change, frozen=True):
    """Each trick an Old Forest card is turned up: a trick won by a lower card is nobody's."""


class BalrogDeck(Change, frozen=True):
    """The Shadows leave the main deck and, with the Balrog that counts 5, become the Balrog deck."""


class OutweighBalrog(Change, frozen=True):
    """Each trick so many Balrog cards are turned up: a trick that weighs less fails everybody."""

    four: int
    fewer: int


class LostCards(Change, frozen=True):
    """How many cards are lost, with one or four players and with two or three."""

    four: int
    fewer: int


class BarrowCards(Change, frozen=True):
    """The Rings are put aside, so many other cards become barrow cards, then the Rings are shuffled in again; no card is lost."""

    four: int
    fewer: int
    drawn: int


class GiveRiders(Change, frozen=True):
    """Characters get these riders when they are chosen."""

    pairs: tuple[tuple[str, str], ...]


class NewGoal(Change, frozen=True):
    """A character has this goal instead of the printed one."""

    character: str
    goal: Goal


class LeadsFirst(Change, frozen=True):
    """This character leads the first trick."""

    character: str


class Requires(Change, frozen=True):
    """This character must be chosen."""

    character: str


class Forbids(Change, frozen=True):
    """This character cannot be chosen."""

    character: str


class NoThreat(Change, frozen=True):
    """This character draws no threat."""

    character: str


class ThreatsHidden(Change, frozen=True):
    """Threats stay hidden from the other players until the round ends; not for a lone player."""


class ExchangesTogether(Change, frozen=True):
    """All exchanges of the round are made at the same time; not for a lone player."""


class NoEarlySuccess(Change, frozen=True):
    """Every trick is played, even if all goals are met."""


class OnlyAfterOthers(Change, frozen=True):
    """Can be chosen only when the other events of the chapter are completed."""


class Repeatable(Change, frozen=True):
    """Can be chosen again when it is completed."""


class PlaysFaceDown(Change, frozen=True):
    """This character plays face down and names the suit; not for a lone player."""

    character: str


class MirrorDeal(Change, frozen=True):
    """Characters are dealt at random; cards come in portions, and after each all give one card to every other player."""

    portions: int
    size: int


class AddRivers(Change, frozen=True):
    """Rivers join the main deck: up to this rank with one or four players, up to that with two or three."""

    four: int
    fewer: int


class Trump(Change, frozen=True):
    """The highest card of this suit wins the trick, unless the One Ring was declared to win."""

    suit: Suit


class TwoGroups(Change, frozen=True):
    """One round for each of two groups."""

    first: tuple[str, ...]
    second: tuple[str, ...]


# ---- riders


class ThreatHidden(Change, frozen=True):
    """The owner's threat stays hidden from the others; no effect for a lone player."""


class NoExchange(Change, frozen=True):
    """The owner takes no part in exchanges."""


class Duty(Change, frozen=True):
    """The owner must reach this, too."""

    goal: Goal


# ---- gifts


class ThreatByRange(Change, frozen=True):
    """Instead of taking a threat its owner picks one of these ranges; any rank in it will do."""

    ranges: tuple[tuple[int, int], ...]


class NameLongestSuits(Change, frozen=True):
    """At the end of set-up its owner names the suits of which he holds most cards; not for the pyramid, not alone."""


class SaveOneGoal(Change, frozen=True):
    """Once a chapter, one goal that was missed counts as met."""


class SwapLostCard(Change, frozen=True):
    """Once a chapter, before a trick, its owner exchanges with the lost card or with the one who took it."""


class FreeFirstTrick(Change, frozen=True):
    """Once a chapter, its owner need not follow suit in the first trick."""
