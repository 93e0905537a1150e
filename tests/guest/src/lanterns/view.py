"""All that one seat may know: lanterns under whose cloths it has not looked have no face."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from lanterns.pieces import UNSEEN, Person, Wrapped
from lanterns.table import Bridge
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import NOBODY, View

UNSEEN_DICE = Dice(0)


class LanternsView(View[Bridge], frozen=True, dict=True):
    """The bridge as one seat sees it. Who has looked where is seen by all."""

    bridge: Bridge

    @property
    def table(self) -> Bridge:
        return self.bridge

    def encode(self) -> bytes:
        return msgspec.json.encode((self.seat, self.bridge, self.agenda, self.asked, self.choices, self.hasty))


def view(game: Game[Bridge], seat: Seat) -> LanternsView:
    """What this seat may know; seat -1 is a spectator. When the game is over all lies open."""
    shown = game.table.copy()
    shown.dice = UNSEEN_DICE
    if shown.winner == NOBODY:
        shown.people = [hide_person(person, seat) for person in shown.people]
        shown.pile = hide(shown.pile, seat)
    asked = game.decision.seat if game.decision is not None else NOBODY
    choices = game.decision.choices if game.decision is not None and asked == seat else ()
    return LanternsView(seat, tuple(game.agenda), asked, choices, game.hasty, shown)


def hide_person(person: Person, seat: Seat) -> Person:
    """What this seat sees before somebody."""
    return replace(person, hand=hide(person.hand, seat), hung=hide((person.hung,), seat)[0] if person.hung is not None else None)


def hide(lanterns: tuple[Wrapped, ...], seat: Seat) -> tuple[Wrapped, ...]:
    """The same lanterns, without the faces that this seat has not seen."""
    return tuple([lantern if seat in lantern.seen else replace(lantern, face=UNSEEN) for lantern in lanterns])
