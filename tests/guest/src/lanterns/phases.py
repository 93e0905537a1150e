"""A night on the bridge: dusk, hanging up, the watch, light, dawn."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from lanterns import news
from lanterns.pieces import NIGHTS, UNSEEN, Named, Player, Wrapped
from lanterns.table import Bridge
from lanterns.words import Attempts, Question, gain, is_steady, put_out, rekindle, shown_to, why_not_hang
from onetable.core.step import Do, Halt, Next, Scope, Seat, Step, Steps

HAND = 3


class For(Step[Bridge], frozen=True):
    """One player's part of the night."""

    seat: Seat
    steps: Steps

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        return Do(self.steps, Scope(self.seat))


class Night(Step[Bridge], frozen=True):
    """Everybody hangs up a lantern; who keeps watch looks at one of them first, and is the last."""

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        bridge.night += 1
        bridge.tell(news.NightFalls(bridge.night, Player(bridge.watch)))
        *others, watch = bridge.order
        return (
            Dusk(),
            *[For(seat, (HangUp(),)) for seat in others],
            For(watch, (KeepWatch(), HangUp())),
            Unwrap(),
            *[For(seat, (Burn(),)) for seat in bridge.order],
            Dawn(),
        )


class Dusk(Step[Bridge], frozen=True):
    """Everybody draws until three lanterns stand before each."""

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        for seat in bridge.order:
            while len(hand := bridge.people[seat].hand) < HAND:
                rekindle(bridge)
                *rest, drawn = bridge.pile
                bridge.pile = tuple(rest)
                bridge.change(seat, hand=(*hand, shown_to(drawn, seat)))
        return None


class HangUp(Question, frozen=True):
    """A player hangs up one of the lanterns in hand, under its cloth."""

    private: ClassVar[bool] = True

    def attempts(self, bridge: Bridge, seat: Seat) -> Attempts:
        return {Hang(Named(held.face)): why_not_hang(bridge, seat, held.face) for held in bridge.people[seat].hand}


class Hang(Step[Bridge], frozen=True):
    """Hang up this lantern."""

    lantern: Named

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        seat, who = scope.player, Player(scope.player)
        hand = bridge.people[seat].hand
        hung = next(held for held in hand if held.face == self.lantern.key)
        bridge.change(seat, hand=tuple([held for held in hand if held is not hung]), hung=hung)
        bridge.tell_apart(seat, news.Hung(who, self.lantern), news.Hung(who, Named(UNSEEN)))
        return None


class KeepWatch(Question, frozen=True):
    """Who keeps watch may look under one cloth."""

    def attempts(self, bridge: Bridge, seat: Seat) -> Attempts:
        hung = [(other, bridge.people[other].hung) for other in bridge.order if other != seat]
        looks = [(other, news.SeenBefore() if seat in found.seen else None) for other, found in hung if found is not None]
        return {LookAway(): None, **{LookUnder(Player(other)): reason for other, reason in looks}}


class LookUnder(Step[Bridge], frozen=True):
    """Look at this player's lantern."""

    whose: Player

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        hung = bridge.people[self.whose.seat].hung
        assert hung is not None
        bridge.change(self.whose.seat, hung=shown_to(hung, scope.player))
        who = Player(scope.player)
        bridge.tell_apart(scope.player, news.Looked(who, self.whose, Named(hung.face)), news.Looked(who, self.whose, Named(UNSEEN)))
        return None


class LookAway(Step[Bridge], frozen=True):
    """Look at nothing."""


class Unwrap(Step[Bridge], frozen=True):
    """All cloths come off. Lanterns of the same light put each other out, unless the table plays otherwise."""

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        for seat in bridge.order:
            hung = bridge.people[seat].hung
            assert hung is not None
            bridge.change(seat, hung=Wrapped(hung.face, bridge.everybody))
            bridge.tell(news.Unwrapped(Player(seat), Named(hung.face)))
        if bridge.setup.options.twins == "go_out":
            for seat in twins(bridge):
                if not is_steady(bridge, seat):
                    put_out(bridge, seat)
        return None


class Burn(Step[Bridge], frozen=True):
    """A lantern that still burns does what it says."""

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        return bridge.hanging(scope.player).text if bridge.burns(scope.player) else None


class Dawn(Step[Bridge], frozen=True):
    """Who has a burning lantern gains its light; then all are ashes, and the next player keeps watch."""

    def run(self, bridge: Bridge, scope: Scope) -> Next:
        shared = twins(bridge) if bridge.setup.options.twins == "share" else []
        for seat in bridge.order:
            if bridge.burns(seat):
                light = bridge.hanging(seat).light
                gain(bridge, seat, light // 2 if seat in shared else light)
                bridge.change(seat, lit=bridge.people[seat].lit + 1)
        bridge.ashes += tuple([bridge.hanging(seat).key for seat in bridge.order])
        for seat in bridge.order:
            bridge.change(seat, hung=None, dark=False)
        if bridge.night < NIGHTS[bridge.setup.length]:
            bridge.watch = bridge.order[0]
            return (Night(),)
        bridge.winner = best(bridge)
        bridge.tell(news.Won(Player(bridge.winner), bridge.people[bridge.winner].glow))
        return Halt.END


def twins(bridge: Bridge) -> list[Seat]:
    """The players whose lanterns are as bright as another's."""
    lights = Counter([bridge.hanging(seat).light for seat in bridge.order])
    return [seat for seat in bridge.order if lights[bridge.hanging(seat).light] > 1]


def best(bridge: Bridge) -> Seat:
    """Most glow wins, then most lanterns that burned until dawn, then who would have kept watch the sooner."""
    return max(bridge.order, key=lambda seat: (bridge.people[seat].glow, bridge.people[seat].lit, -bridge.order.index(seat)))
