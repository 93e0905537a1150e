"""What travels about bot accounts, challenges and the stream of events. docs/bots.md tells what it means."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.server.pictures.shapes import GameId, named
from onetable.server.wire import Id, Language, Name, Pace, ToClient

Scope = Annotated[
    Literal["read", "play", "challenge", "tables"],
    named("Scope", "What a token of a bot may do: look, answer, send and answer challenges, open tables and sit down."),
]
ChallengeState = Annotated[
    Literal["open", "accepted", "declined", "withdrawn", "gone"],
    named("ChallengeState", "gone: the seat is taken, or the table is no longer there."),
]
About = Annotated[str, Meta(max_length=400)]
Scopes = Annotated[list[Scope], Meta(min_length=1, max_length=4)]

# ---------------------------------------------------------------- bot accounts, for their owners


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot account to be made."""

    name: Name
    about: About = ""
    welcomes: bool = False
    language: Language = "en"


class BotChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be otherwise with a bot account."""

    name: Name | None = None
    about: About | None = None
    welcomes: bool | None = None


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token to be made for a bot."""

    scopes: Scopes
    name: Annotated[str, Meta(max_length=40)] = ""


class BotToken(Struct, frozen=True):
    """A token of a bot; `token` itself only where it has just been made, and never again."""

    id: str
    name: str
    scopes: list[Scope]
    made: float
    seen: Annotated[float, Meta(description="When it was last used, within the hour.")]
    token: str | None = None


class BotDeed(Struct, frozen=True):
    """Something that was done with a bot account."""

    at: float
    what: Literal["made", "changed", "token made", "token ended", "removed"]
    about: str


class BotAccount(Struct, frozen=True):
    """A bot account, as its owner sees it."""

    id: str
    name: str
    about: str
    welcomes: Annotated[bool, Meta(description="Whether anybody may challenge it; else only its owner.")]
    here: Annotated[bool, Meta(description="Whether it listens for events now.")]
    made: float
    tokens: list[BotToken]
    deeds: Annotated[list[BotDeed], Meta(description="What was done with it, the latest first.")]


# ---------------------------------------------------------------- challenges


class Somebody(Struct, frozen=True):
    """One side of a challenge, or a bot in the list."""

    id: str
    name: str
    program: Annotated[bool, Meta(description="Whether this is a bot account.")]
    about: str = ""
    owner: Annotated[str, Meta(description="The name of the owner of a bot; “” for a person.")] = ""
    here: Annotated[bool, Meta(description="Of a bot: whether it listens for events now.")] = False


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """An open seat of a table of yours, offered to somebody; the first open one, if none is named."""

    to: Id
    table: Id
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class Challenge(Struct, frozen=True):
    """A seat that somebody offers to somebody."""

    id: str
    sender: Somebody
    receiver: Somebody
    table: str
    seat: int
    game: GameId
    title: str
    players: int
    pace: Pace
    state: ChallengeState
    made: float


# ---------------------------------------------------------------- events


class Event(ToClient, frozen=True):
    """Anything that is told on the stream; `event` is its name, with which the stream can be taken up again."""

    event: str


class Listening(Event, frozen=True, tag="listening"):
    """The stream begins: with all that waits for you now (`whole`), or with what has happened since the event that you named."""

    whole: bool


class Challenged(Event, frozen=True, tag="challenged"):
    """There is a challenge of yours, sent or received, that waits for an answer."""

    challenge: Challenge


class ChallengeOver(Event, frozen=True, tag="challenge_over"):
    """A challenge of yours waits no longer."""

    challenge: str
    table: str
    state: ChallengeState


class TableBegun(Event, frozen=True, tag="table_begun"):
    """A game is played at a table at which you sit."""

    table: str
    game: GameId
    seat: int


class YourTurn(Event, frozen=True, tag="your_turn"):
    """You are asked at a table; `n` is the number of its last entry."""

    table: str
    game: GameId
    seat: int
    n: int


class TableOver(Event, frozen=True, tag="table_over"):
    """The game is over at a table at which you sit."""

    table: str
    game: GameId
    seat: int
    outcome: str


AnyEvent = Listening | Challenged | ChallengeOver | TableBegun | YourTurn | TableOver
