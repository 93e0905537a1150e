"""A whole world that a seat cannot tell from the real one: every lantern it has not seen gets a face anew."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from lanterns.cards import LANTERNS
from lanterns.pieces import Wrapped
from lanterns.table import Bridge
from lanterns.view import LanternsView
from lanterns.words import why_not_hang
from onetable.core.dice import Dice
from onetable.core.game import Game


def imagine(seen: LanternsView, dice: Dice) -> Game[Bridge]:
    """A world that this seat would see just so; each is as likely as any other, because those that cannot be are thrown away."""
    while not can_be(bridge := deal(seen, dice)):
        pass
    bridge.dice = Dice(dice.bits())
    game = Game(bridge, seen.agenda, seen.hasty)
    game.advance()
    return game


def deal(seen: LanternsView, dice: Dice) -> Bridge:
    """The lanterns that are nowhere to be seen lie wherever one has no face."""
    bridge = seen.table.copy()
    bridge.printed = LANTERNS  # a view that came from another process brings only the position
    known = {*bridge.ashes, *[lantern.face for lantern in wrapped(bridge)]}
    faces = iter(dice.shuffled([key for key in bridge.printed if key not in known]))

    def fill(lanterns: tuple[Wrapped, ...]) -> tuple[Wrapped, ...]:
        return tuple([lantern if lantern.face else replace(lantern, face=next(faces)) for lantern in lanterns])

    for seat, person in enumerate(bridge.people):
        bridge.change(seat, hand=fill(person.hand), hung=fill((person.hung,))[0] if person.hung is not None else None)
    bridge.pile = fill(bridge.pile)
    return bridge


def can_be(bridge: Bridge) -> bool:
    """Whether everybody may have hung up what hangs there; once the cloths are off, nobody asks any more."""
    hidden = [(seat, person.hung) for seat, person in enumerate(bridge.people) if person.hung is not None]
    return all([why_not_hang(bridge, seat, hung.face) is None for seat, hung in hidden if hung.seen != bridge.everybody])


def wrapped(bridge: Bridge) -> Iterator[Wrapped]:
    """All lanterns that have not burned."""
    yield from bridge.pile
    for person in bridge.people:
        yield from person.hand
        if person.hung is not None:
            yield person.hung
