"""The line, from the server: the table as one seat sees it, and answers to what was sent."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.json import Encoder

from onetable.server.pictures.shapes import Json, Spoken, Text, View, named
from onetable.server.wire.scalars import Group, Kind


class ToClient(Struct, frozen=True, tag_field="is"):
    """Anything the server sends."""


class JournalLine(Struct, frozen=True, gc=False, rename={"kind": "is"}):
    """A line of the journal; `kind` is the word it reads aloud, `group` the heading it stands under."""

    n: int
    text: Text
    kind: str
    group: Group | None
    weight: Annotated[int, Meta(description="0 only books what the line before brought, 2 is worth telling later.")] = 1
    about: Annotated[tuple[str, ...], Meta(description="The things it is about, by the names under which they lie on the table.")] = ()


class Person(Struct, frozen=True, gc=False):
    """Who sits on a seat."""

    seat: int
    kind: Kind
    name: str
    here: bool
    bot: str
    standing_in: bool
    me: bool
    shown: bool
    program: Annotated[bool, Meta(description="Whether this person is a bot account, played by a program elsewhere.")] = False
    waited: Annotated[bool, Meta(description="Whether the others would rather wait for this person than let a bot play.")] = False


class UndoAsked(Struct, frozen=True, gc=False):
    """Somebody wants to take something back, or to resign for all; these have not yet agreed."""

    seat: int
    missing: tuple[int, ...]
    resign: bool = False


class Undo(Struct, frozen=True, gc=False):
    """Whether this seat may try to take something back, and who has asked for that."""

    may: bool
    why: str
    asked: UndoAsked | None


ResignNow = Annotated[
    Literal["no", "ends", "leaves", "asks"],
    named(
        "ResignNow",
        "What comes of it if this seat resigns. ends: the game is over; leaves: others play on; asks: others would lose, and are asked.",
    ),
]


class Said(Struct, frozen=True, gc=False):
    """A phrase that somebody said."""

    n: int
    seat: int
    phrase: str
    about: int | None
    text: Text


class CoachNow(Struct, frozen=True, gc=False):
    """What the coach says to this moment: what is at stake, and two hints; the third is what a bot would do."""

    stake: Text
    look: Annotated[Text, Meta(description="Where to look.")]
    compare: Annotated[Text, Meta(description="What to compare.")]
    at: Annotated[tuple[str, ...], Meta(description="The things he speaks of, by the names under which they lie on the table.")] = ()


class LessonNow(Struct, frozen=True, gc=False):
    """A lesson that is being played: how it stands, what is to be reached, what the tutor says to this moment, and what comes after it."""

    name: str
    title: str
    task: str
    progress: Literal["open", "reached", "failed"]
    text: Annotated[str, Meta(description="“” where there is nothing to be said.")]
    waits: Annotated[bool, Meta(description="Whether nothing goes on before something is taken back.")]
    section: Annotated[str, Meta(description="The subject of the rulebook that it is about; “” where none is named.")]
    number: int
    count: int
    next: Annotated[str | None, Meta(description="The lesson after it.")]
    at: Annotated[tuple[str, ...], Meta(description="The things the tutor speaks of, by the names under which they lie on the table.")] = ()


# What is sent many times is written once: a Raw is JSON that is there already, and beside it stands what it is the JSON of.


class ClockNow(Struct, frozen=True, gc=False):
    """The clock of this seat, or of those it waits for, when this was sent; when it has run out a bot answers this once."""

    left: Annotated[float, Meta(description="Seconds.")]
    of: Annotated[int, Meta(description="Seconds that one has in all.")]


class News(Struct, frozen=True, gc=False):
    """Lines beyond `after` are dropped, these are appended."""

    after: int
    lines: Annotated[list[Raw], list[JournalLine]]


class State(ToClient, frozen=True, tag="state", gc=False):
    """The whole table as one seat sees it, and what is new in its journal."""

    table: str
    n: int
    done: str | None
    news: News
    view: Annotated[Raw, View]
    people: Annotated[Raw, list[Person]]
    undo: Undo
    said: list[Said]
    next: Annotated[str | None, Meta(description="The table at which the people of this one play on.")]
    lesson: Annotated[LessonNow | None, Meta(description="What is learned here; null at any other table.")] = None
    coach: Annotated[CoachNow | None, Meta(description="What the coach says; null where he is silent.")] = None
    clock: Annotated[ClockNow | None, Meta(description="How long may still be chosen; null where there is no clock.")] = None
    resign: ResignNow = "no"
    speed: Annotated[int, Meta(description="How quickly bots go on for one who plays with them alone: 1, 2 times, or 0 for at once.")] = 1


class Change(ToClient, frozen=True, tag="change", gc=False):
    """What makes the next state of the one that this line has told before; whoever does not hold that one opens the line anew."""

    table: str
    n: int
    on: Annotated[int, Meta(description="The number of the state on which this stands.")]
    language: Annotated[Spoken, Meta(description="And its language.")]
    done: str | None
    news: News
    view: Annotated[
        Raw,
        dict[str, Json],
        Meta(description="By place (board/chairs/2; “” for the view itself): members that take the place of those of the same name."),
    ]
    people: Annotated[Raw, list[Person]] | UnsetType
    undo: Undo | UnsetType
    said: list[Said] | UnsetType
    next: str | UnsetType | None
    lesson: LessonNow | UnsetType | None = UNSET
    coach: CoachNow | UnsetType | None = UNSET
    clock: ClockNow | UnsetType | None = UNSET
    resign: ResignNow | UnsetType = UNSET
    speed: int | UnsetType = UNSET


class PeopleNow(ToClient, frozen=True, tag="people"):
    """Who is here now, while the table stands at `n`."""

    n: int
    people: Annotated[Raw, list[Person]]


class Done(ToClient, frozen=True, tag="done"):
    """This command was carried out before."""

    id: str
    n: int


class Refused(ToClient, frozen=True, tag="refused"):
    """This command was not carried out, and why."""

    id: str
    code: str
    text: Text


class Hint(ToClient, frozen=True, tag="hint"):
    """What the bot would do."""

    id: str
    at: int
    choice: int
    text: Text
    why: Annotated[Text, Meta(description="Why it would; “” where it cannot say.")] = ""


class Pong(ToClient, frozen=True, tag="pong"):
    """Here."""


class Closed(ToClient, frozen=True, tag="closed"):
    """The line will be closed, and why."""

    code: str
    text: str


AnyMessage = State | Change | PeopleNow | Done | Refused | Hint | Pong | Closed
encode = Encoder().encode
