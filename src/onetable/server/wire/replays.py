"""The API: a game that is over, step by step, and with hindsight."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from onetable.server.pictures.shapes import Choice, Text
from onetable.server.wire.scalars import Group, WorkState
from onetable.server.wire.tables import DealResult, TableInfo


class Step(Struct, frozen=True):
    """One answer of a finished game."""

    n: int
    seat: int
    text: Text
    group: Annotated[Group | None, Meta(description="The heading under which it stands in the journal: a chapter of the game.")]
    role: Annotated[str, Meta(description="Whom the seat plays, where the game has such names and it plays one.")] = ""


class ReplayInfo(Struct, frozen=True):
    """A game to step through."""

    table: TableInfo
    steps: list[Step]
    deals: list[DealResult]
    hindsight: Annotated[bool, Meta(description="Whether it can be told how it looked to who sees all cards.")] = False


class HindsightMoment(Struct, frozen=True):
    """Before one answer: how it looked to the seat that was asked."""

    at: Annotated[int, Meta(description="How many answers were given before.")]
    seat: int
    chance: Annotated[
        float | None,
        Meta(description="In what share of the worlds that this seat could not rule out the game could still be won; null: not decided."),
    ]


class HindsightInfo(Struct, frozen=True):
    """What can be told of a game that is over by who sees all cards; as far as it is known."""

    state: WorkState
    done: int
    of: Annotated[int, Meta(description="How much there is to be found; 0 while that is not known.")]
    winnable: Annotated[bool | None, Meta(description="Whether it could be won when its last part began; null: not decided.")] = None
    lost_at: Annotated[
        int | None, Meta(description="How many answers were given when it could be won for the last time: the next one lost it.")
    ] = None
    better: Annotated[list[Raw], list[Choice], Meta(description="What would have kept it then.")] = []
    moments: list[HindsightMoment] = []
