"""What a player may answer where the answer is no step of its own."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.speech.marks import Said


class Pass(Word, frozen=True):
    """Do nothing more for now."""


class Number(Word, frozen=True):
    """So many."""

    value: Said[int]


class Place(Word, frozen=True):
    """A place in the order of turns, counted from 1."""

    number: Said[int]


class Begin(Word, frozen=True):
    """A companion for the starting fellowship."""

    card: Handle


class FirstSkirmish(Word, frozen=True):
    """The skirmish of this defender comes next."""

    defender: Handle


class AssignTo(Word, frozen=True):
    """This minion fights this defender."""

    minion: Handle
    defender: Handle


class LeaveUnassigned(Word, frozen=True):
    """This minion is not assigned by this player."""

    minion: Handle


class MoveOn(Word, frozen=True):
    """Move again in this turn."""


class Stay(Word, frozen=True):
    """Stop for this turn."""


class NameShadowPlayer(Word, frozen=True):
    """This Shadow player takes the fellowship's arrows."""

    seat: Said[Seat]


class NewHand(Word, frozen=True):
    """Shuffle the opening hand back and draw six."""


class KeepHand(Word, frozen=True):
    """Keep the opening hand."""


class UseCard(Word, frozen=True):
    """Whatever this card could do; nobody is ever offered this, but one may name it."""

    card: Handle


PASS, STAY, MOVE_ON = Pass(), Stay(), MoveOn()
