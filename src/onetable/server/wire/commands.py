"""The line, from the client: commands, which change a table, and requests."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

from onetable.server.wire.scalars import Id, Language, Number


class FromClient(Struct, frozen=True, tag_field="do", forbid_unknown_fields=False):
    """Anything a client may send."""


class Command(FromClient, frozen=True):
    """What changes the table: it is carried out once, however often it is sent."""

    id: Id
    table: Id
    seat: Number
    at: Number


class Answer(Command, frozen=True, tag="answer"):
    """The numbered choice of the open question."""

    choice: Number


class TakeBack(Command, frozen=True, tag="undo"):
    """Take the last answer of this seat back."""


class Allow(Command, frozen=True, tag="allow"):
    """Agree to the undo that was asked for, or not."""

    yes: bool


class Say(Command, frozen=True, tag="say"):
    """One of the phrases that the view offers."""

    phrase: Id
    about: Number | None = None


class Resign(Command, frozen=True, tag="resign"):
    """Resign the game; where it ends for others as well they are asked."""


class SetSpeed(Command, frozen=True, tag="speed"):
    """How quickly the bots go on where one person plays with them: as people follow best, twice as quickly, or at once (0)."""

    times: Annotated[int, Meta(ge=0, le=2)]


class Show(Command, frozen=True, tag="show"):
    """Let those who look on see this seat."""

    yes: bool


class StandIn(Command, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who is gone, or wait instead."""

    whom: Number
    yes: bool


class AskHint(FromClient, frozen=True, tag="hint"):
    """What would the bot do?"""

    id: Id
    table: Id
    seat: Number
    at: Number


class Speak(FromClient, frozen=True, tag="language"):
    """Another language from now on."""

    language: Language


class WantCoach(FromClient, frozen=True, tag="coach"):
    """Be told what is at stake, or no longer."""

    on: bool


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""


AnyCommand = Answer | TakeBack | Allow | Resign | SetSpeed | Say | Show | StandIn
AnyRequest = AskHint | Speak | WantCoach | Ping
read_message = Decoder(AnyCommand | AnyRequest).decode
