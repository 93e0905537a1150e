"""The API: tables to be opened and sat down at, and what is told of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from onetable.server.pictures.shapes import GameId, Json
from onetable.server.wire.messages import Person
from onetable.server.wire.scalars import Number, Pace, Stage, Watch


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit somewhere."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=20, description="“” is the usual one of the game.")] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; without `seats` the first is yours and bots take the others."""

    game: Annotated[GameId, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=1, le=6)]
    setup: Json = {}
    seats: Annotated[list[SeatWish], Meta(max_length=6)] = []
    watch: Watch = "after"
    pace: Pace = "live"
    deal_of: Annotated[Annotated[str, Meta(max_length=64)] | None, Meta(description="The same deal as this table.")] = None
    after: Annotated[
        Annotated[str, Meta(max_length=64)] | None, Meta(description="Go on with the people of this table, which is over.")
    ] = None
    once: Annotated[
        Annotated[str, Meta(min_length=1, max_length=64)] | None,
        Meta(description="A name of this wish: sent again by the same person under the same name, it is the same table."),
    ] = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Which open seat to take; any, if none is named."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    brings: Annotated[Json, Meta(description="What you bring, by field of the form: a deck by name, as data, or as a list.")] = {}


class Bring(Struct, frozen=True, forbid_unknown_fields=True):
    """What you bring to your seat, before the game begins; with several seats say to which."""

    brings: Json
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of your seats to give up; all, if none is named."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class PlaceBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for an open seat."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Annotated[str, Meta(max_length=20, description="“” is the usual one of the game.")] = ""


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a point of a finished game."""

    at: Number
    seats: Annotated[list[SeatWish], Meta(max_length=6)] = []


class TableInfo(Struct, frozen=True):
    """What can be told of a table to somebody who knows its link."""

    id: str
    word: str
    game: GameId
    title: str
    detail: str
    setup: Json
    players: int
    people: list[Person]
    seat: int | None
    your_turn: bool
    waits_for: str
    state: Stage
    outcome: str
    changed: float
    pace: Pace
    watch: Watch
    emblem: str
    n: int
    trouble: Annotated[str, Meta(description="Why the table cannot be opened; “” where it can.")] = ""
    round: Annotated[str, Meta(description="The table that this game follows as one of a round; “” where it is none.")] = ""
    puzzle: Annotated[str, Meta(description="The deal of the puzzle that is played here; “” at any other table.")] = ""
    brings: Annotated[list[str], Meta(description="The fields of the form that everybody fills for themselves until the game begins.")] = []
    roles: Annotated[list[str], Meta(description="By seat, whom or what it plays by the set-up; “” where nothing is said of it.")] = []
    winners: Annotated[list[int], Meta(description="The seats that won; empty while it goes on, and where nobody did.")] = []


class DealResult(Struct, frozen=True):
    """How another table fared with the same deal."""

    table: str
    people: list[str]
    state: Stage
    outcome: str
    steps: int
    finished: float
