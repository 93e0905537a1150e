"""The small types of which messages and requests are made, and what is told where one is wrong."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.server.pictures.shapes import named

Language = Annotated[Literal["en", "zh", "ja", "nl"], named("Language")]
Watch = Annotated[
    Literal["off", "public", "seat", "after"],
    named("Watch", "Who may look on: nobody, anybody (public things only), whom a seat lets look, anybody after the end."),
]
Pace = Annotated[
    Literal["live", "days"],
    named("Pace", "live: a bot fills in for who is gone too long; days: everybody takes the time he needs."),
]
Stage = Annotated[
    Literal["gathering", "playing", "over", "unreadable"], named("Stage", "unreadable: the table cannot be opened any longer.")
]
WorkState = Annotated[
    Literal["none", "waiting", "running", "done", "stopped", "failed"],
    named("WorkState", "How far work in the background is; none: nobody has asked for it yet."),
]
Kind = Literal["person", "bot", "open"]
Group = Annotated[tuple[str, int], named("Group", "A heading of the journal: a key of the interface and its number.")]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=200)]  # what of it may be a name is told in `names`
Typed = Annotated[str, Meta(min_length=1, max_length=1024)]


class Problem(Struct, frozen=True):
    """What is wrong with a request."""

    code: str
    text: str
