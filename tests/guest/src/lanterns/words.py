"""The words on the lanterns, and what every question has in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from lanterns import news
from lanterns.pieces import UNSEEN, Named, Player, Wrapped, wrap
from lanterns.table import Bridge
from onetable.core.step import Ask, Next, Scope, Seat, Step
from onetable.core.word import Word

Attempts = Mapping[Word, news.Reason | None]


class Question(Step[Bridge], frozen=True):
    """A step that asks whoever speaks. It lists all that may be tried, each with the reason against it: what has none may be chosen."""

    private: ClassVar[bool] = False

    def attempts(self, bridge: Bridge, seat: Seat) -> Attempts:
        """All that this player may try, and why not."""
        raise NotImplementedError

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        choices = tuple([attempt for attempt, reason in self.attempts(bridge, scope.player).items() if reason is None])
        return Ask(scope.player, choices, self.private) if choices else None


# ---- what lanterns do when they burn


class Gain(Step[Bridge], frozen=True):
    """Its owner gains glow."""

    glow: int

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        gain(bridge, scope.player, self.glow)
        return None


class LookAtPile(Step[Bridge], frozen=True):
    """Its owner looks at the next lantern of the pile."""

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        rekindle(bridge)
        *rest, top = bridge.pile
        bridge.pile = (*rest, shown_to(top, scope.player))
        who = Player(scope.player)
        bridge.tell_apart(scope.player, news.LookedAtPile(who, Named(top.face)), news.LookedAtPile(who, Named(UNSEEN)))
        return None


class PutOut(Question, frozen=True):
    """Its owner puts out another lantern."""

    def attempts(self, bridge: Bridge, seat: Seat) -> Attempts:
        return {Smother(Player(other)): why_not_put_out(bridge, seat, other) for other in bridge.order}


class Smother(Step[Bridge], frozen=True):
    """Put out this player's lantern."""

    whose: Player

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        put_out(bridge, self.whose.seat)
        return None


# ---- what lanterns say all the while: they do nothing, and the rules look for them


class Steady(Step[Bridge], frozen=True):
    """Nothing puts it out."""


class Needs(Step[Bridge], frozen=True):
    """Only who has so much glow may hang it up."""

    glow: int


# ---- what words and phases share


def gain(bridge: Bridge, seat: Seat, glow: int) -> None:
    """This player's glow grows."""
    bridge.change(seat, glow=bridge.people[seat].glow + glow)
    bridge.tell(news.Gained(Player(seat), glow))


def put_out(bridge: Bridge, seat: Seat) -> None:
    """This player's lantern goes out."""
    bridge.change(seat, dark=True)
    bridge.tell(news.WentOut(Player(seat), Named(bridge.hanging(seat).key)))


def is_steady(bridge: Bridge, seat: Seat) -> bool:
    """Whether nothing puts out this player's lantern."""
    return Steady() in bridge.hanging(seat).text


def why_not_put_out(bridge: Bridge, seat: Seat, other: Seat) -> news.Reason | None:
    """Why this player may not put out the other's lantern."""
    if other == seat:
        return news.IsYourOwn()
    if not bridge.burns(other):
        return news.IsDark()
    return news.IsSteady() if is_steady(bridge, other) else None


def why_not_hang(bridge: Bridge, seat: Seat, face: str) -> news.Reason | None:
    """Why this player may not hang up this lantern."""
    needed = next((text.glow for text in bridge.printed[face].text if isinstance(text, Needs)), 0)
    return news.TooLittleGlow(needed) if bridge.people[seat].glow < needed else None


def shown_to(lantern: Wrapped, seat: Seat) -> Wrapped:
    """The same lantern, after this player has looked at it."""
    return replace(lantern, seen=tuple(sorted({*lantern.seen, seat})))


def rekindle(bridge: Bridge) -> None:
    """An empty pile is made anew from the ashes; nobody knows any of these lanterns again."""
    if not bridge.pile:
        bridge.pile = wrap(bridge.dice.shuffled(bridge.ashes))
        bridge.ashes = ()
        bridge.tell(news.Rekindled())
