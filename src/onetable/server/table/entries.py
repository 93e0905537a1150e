"""What happens at a table, one entry after the other: the log is these, and the table is nothing but what they add up to."""

from __future__ import annotations

from typing import Any

import msgspec

from onetable.core.errors import BadInput

NOT_KEPT = msgspec.Raw()  # this very object is left out when an entry is written


class Entry(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """One thing that happened."""


class Sat(Entry, frozen=True):
    """A person has taken a seat."""

    seat: int
    person: str
    name: str
    is_bot: bool = False  # a bot account: a program that somebody runs elsewhere


class BotSat(Entry, frozen=True):
    """A bot has taken a seat."""

    seat: int
    bot: str


class Brought(Entry, frozen=True):
    """Whoever sits here brings something of their own, such as a deck: a field of the form, and what it is for this seat."""

    seat: int
    field: str
    value: Any


class Rose(Entry, frozen=True):
    """A person has given the seat up; once the game has begun a bot plays on for good."""

    seat: int
    bot: str = ""


class Answered(Entry, frozen=True):
    """The asked seat has chosen: what, as word, and what happened then; logs of older days have the number alone.

    With the number -1 a seat has resigned, whoever was asked.
    """

    seat: int
    choice: int
    word: msgspec.Raw = NOT_KEPT
    told: msgspec.Raw = NOT_KEPT
    opening: msgspec.Raw = NOT_KEPT  # the journal up to here, where no entry before keeps it


class AskedUndo(Entry, frozen=True):
    """Somebody asks the others to let an answer be taken back."""

    seat: int


class AskedToResign(Entry, frozen=True):
    """Somebody asks those who would lose with them to resign."""

    seat: int


class Allowed(Entry, frozen=True):
    """Somebody agrees to that, or does not."""

    seat: int
    yes: bool


class TookBack(Entry, frozen=True):
    """The last answer of this seat, and all that followed, has not been given."""

    seat: int


class SaidPhrase(Entry, frozen=True):
    """Somebody has said one of the phrases that are allowed."""

    seat: int
    phrase: str
    about: int | None = None


class Sped(Entry, frozen=True):
    """Somebody who plays with bots alone wants them to go on so quickly; 0 is at once."""

    seat: int
    times: int


class Showed(Entry, frozen=True):
    """A seat lets those who look on see its view, or no longer."""

    seat: int
    yes: bool


class StoodIn(Entry, frozen=True):
    """A bot plays for somebody who is gone, or no longer does."""

    seat: int
    bot: str  # "" when the person plays again
    wait: bool = False  # the others would rather wait


class AskedToGoOn(Entry, frozen=True):
    """Somebody asks the others to go on from the last position that the rules of today still give."""

    seat: int


class CutBack(Entry, frozen=True):
    """All have agreed: what followed these many answers has not been given, and the rest is played by this version of the rules."""

    answers: int
    version: str


class WentOn(Entry, frozen=True):
    """The people of this table play on at another one."""

    table: str


class Followed(Entry, frozen=True):
    """One of the games that follow this one, by its number, is played at that table."""

    number: int
    table: str


class PartOf(Entry, frozen=True):
    """This game is one of those that follow the one at that table: there it is told how all stand."""

    table: str


class Moved(Entry, frozen=True):
    """The table has come to another node: whatever the one before still wants to write comes too late."""


AnyEntry = (
    Sat
    | BotSat
    | Brought
    | Rose
    | Answered
    | AskedUndo
    | AskedToResign
    | Allowed
    | TookBack
    | SaidPhrase
    | Sped
    | Showed
    | StoodIn
    | AskedToGoOn
    | CutBack
    | WentOn
    | Followed
    | PartOf
    | Moved
)
_decoder = msgspec.json.Decoder(AnyEntry)
write_entry = msgspec.json.Encoder().encode


def read_entry(text: bytes) -> AnyEntry:
    """An entry from the log."""
    try:
        entry: AnyEntry = _decoder.decode(text)
    except msgspec.DecodeError as error:
        raise BadInput(f"The log of a table is damaged: {error}.") from None
    return entry
