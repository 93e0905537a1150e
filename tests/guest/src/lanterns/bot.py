"""A bot that follows rules of thumb. Like every bot it is given a view, so it knows no more than a person in its seat."""

from __future__ import annotations

from lanterns.cards import LANTERNS
from lanterns.phases import Hang, LookUnder
from lanterns.table import Bridge
from lanterns.view import LanternsView
from lanterns.words import Gain, PutOut, Smother, Steady
from onetable.core.step import Seat
from onetable.core.word import Word


class LanternsRulesBot:
    """Hangs up what brings the most and is not doubled, watches whoever leads, and puts out what is bright."""

    name = "rules"

    def choose(self, view: LanternsView) -> int:
        """The choice that is worth the most."""
        worths = [worth(view.table, view.seat, choice) for choice in view.choices]
        return worths.index(max(worths))


def worth(bridge: Bridge, seat: Seat, choice: Word) -> int:
    """What a choice brings, in glow; to look away brings nothing."""
    match choice:
        case Hang(lantern):
            return worth_of_hanging(bridge, seat, lantern.key)
        case LookUnder(whose):
            return 1 + bridge.people[whose.seat].glow
        case Smother(whose):
            hung = bridge.people[whose.seat].hung
            return LANTERNS[hung.face].light if hung is not None else 0
    return 0


def worth_of_hanging(bridge: Bridge, seat: Seat, key: str) -> int:
    """Its light and what it does, unless this player has seen that another puts it out."""
    lantern = LANTERNS[key]
    seen = [person.hung.face for person in bridge.people if person.hung is not None and person.hung.face]
    if lantern.light in [LANTERNS[face].light for face in seen] and Steady() not in lantern.text:
        return 0
    return lantern.light + sum([text.glow if isinstance(text, Gain) else 2 * isinstance(text, PutOut) for text in lantern.text])
