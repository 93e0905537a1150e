"""The API: the games that follow another, and how all stand."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from onetable.server.pictures.shapes import GameId
from onetable.server.wire.scalars import Stage


class RoundGame(Struct, frozen=True):
    """One of the games that follow another: who meets there, by the seats of the game before."""

    game: GameId
    turn: Annotated[int, Meta(description="Games of the same turn can be played at the same time.")]
    seats: list[int]
    table: Annotated[str, Meta(description="Where it is played; “” before anybody has opened the round.")]
    state: Stage
    scores: Annotated[list[float] | None, Meta(description="What each of them made of it; null while it is not over.")]


class RoundLine(Struct, frozen=True):
    """How one seat stands in a round."""

    place: int
    seat: int
    name: str
    points: float
    played: int
    left: int


class RoundInfo(Struct, frozen=True):
    """The games that follow another, and how all stand, the best first."""

    games: list[RoundGame]
    standings: list[RoundLine]
