"""A view as it is sent. What several seats share goes in as JSON that was written once; beside it stands what it is the JSON of."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, defstruct
from msgspec.json import Encoder
from msgspec.structs import fields

from onetable.core.phrasebook import LANGUAGES

encode = Encoder().encode
NOTHING = Raw(b"null")
NO_ITEMS = Raw(b"[]")


def named(name: str, meaning: str = "") -> Meta:
    """A type that has a name of its own in the schema."""
    return Meta(title=name, extra_json_schema={"$comment": meaning} if meaning else None)


GameId = Annotated[str, named("GameId")]
Spoken = Annotated[str, named("Language"), Meta(extra_json_schema={"enum": list(LANGUAGES)})]
Text = Annotated[str, named("Text", "Text with marks: what is set off in it is written ⟦kind:code|words⟧, or without a code ⟦kind|words⟧.")]
Json = Annotated[dict[str, Any], named("Json", "A word of the game, or anything else that is an object.")]


def raw(thing: object) -> Raw:
    """A thing written once, to be sent many times."""
    return Raw(encode(thing))


def together(name: str, meaning: str, *parts: type[Struct], **more: object) -> type[Struct]:
    """One thing that is written as several, with what else stands in it."""
    found = [(field.name, field.type) for part in parts for field in fields(part)]
    return defstruct(name, [*found, *more.items()], namespace={"__doc__": meaning}, module=parts[0].__module__)


class View(Struct, frozen=True, gc=False):
    """All that one seat is shown."""

    game: GameId
    seat: int
    asked: int
    language: Spoken
    question: Annotated[Text, Meta(description="What is asked, or for whom all wait.")]
    subject: Annotated[str, Meta(description="The section of the guide about what is asked; empty where there is none.")] = ""
    choices: Annotated[Raw, list[Choice], Meta(description="For the asked seat alone.")] = NO_ITEMS
    refused: Annotated[Raw, list[Refusal], Meta(description="What one might try and cannot do.")] = NO_ITEMS
    over: Over | None = None
    phrases: Annotated[Raw, list[Phrase], Meta(description="What this seat may say now.")] = NO_ITEMS
    pages: Annotated[tuple[Page, ...], Meta(description="What lies on the table, in sentences.")] = ()
    board: Annotated[Raw, Any, Meta(description="What lies on the table as data of its game; null where a game has none.")] = NOTHING


class Choice(Struct, frozen=True, gc=False, rename={"kind": "is"}):
    """One of the choices: its words, what it does, and what it is about."""

    text: Text
    kind: Annotated[str, Meta(description="What it does: the name of the word.")]
    card: Annotated[str | None, Meta(description="The card it is about.")] = None
    chair: Annotated[int | None, Meta(description="The chair where that card lies.")] = None
    to: Annotated[int | None, Meta(description="The chair that gets the card.")] = None
    key: Annotated[str | None, Meta(description="Whom or what else it names.")] = None
    reading: Annotated[tuple[Text, ...], Meta(description="What one should know before taking it.")] = ()
    word: Annotated[Raw, Json, Meta(description="The choice as data.")] = NOTHING
    place: str | int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    target: str | int | UnsetType = UNSET


class Refusal(Struct, frozen=True, gc=False, rename={"kind": "is"}):
    """What one might try, and why it cannot be done."""

    text: Text
    kind: str
    why: Text
    card: str | None = None
    chair: int | None = None
    key: str | None = None
    word: Annotated[Raw, Json, Meta(description="The attempt as data.")] = NOTHING
    rule: Annotated[str, Meta(description="The part of the rules in short that it follows from.")] | UnsetType = UNSET
    section: Annotated[str, Meta(description="The section of the guide that it follows from.")] | UnsetType = UNSET
    place: str | int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    target: str | int | UnsetType = UNSET


class Following(Struct, frozen=True):
    """A game that could be played next."""

    key: str
    title: str
    setup: Json


class Over(Struct, frozen=True):
    """How it ended."""

    outcome: str
    title: Text
    lines: tuple[Text, ...]
    scores: tuple[float, ...]
    next: tuple[Following, ...]


class Mentioned(Struct, frozen=True, gc=False):
    """Somebody a phrase may be about."""

    number: int
    name: str


class Phrase(Struct, frozen=True, gc=False):
    """A phrase that may be said now, and whom it may be about."""

    key: str
    about: tuple[Mentioned, ...] | None


class Page(Struct, frozen=True, gc=False):
    """A part of the table in sentences."""

    title: str
    lines: tuple[Text, ...]
