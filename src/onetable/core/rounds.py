"""A round of games that follows another game: who meets whom, and how all stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from onetable.core.step import Seat

Scores = tuple[float, ...] | None  # what each made of a game, in the order of its seats; None while it is not over


class FollowUp(Struct, frozen=True):
    """A game that follows: which one, how it is set up, and who sits there, by the seats of the game before."""

    game: str
    setup: dict[str, Any]
    seats: tuple[Seat, ...]
    turn: int = 0  # games of the same turn can be played at the same time


class Standing(Struct, frozen=True):
    """How one seat stands: its place, shared with all who have as much, and what it has made of its games."""

    place: int
    seat: Seat
    points: float
    played: int
    left: int


def everyone_meets(players: int) -> list[list[tuple[Seat, Seat]]]:
    """Turn by turn the pairs in which everybody meets everybody once; with an odd number one rests in each turn.

    One seat stays and all others go round it; who sits first changes from turn to turn.
    """
    people: list[Seat | None] = [*range(players), *([None] if players % 2 else [])]
    turns = []
    for turn in range(len(people) - 1):
        half = len(people) // 2
        pairs = [(one, other) for one, other in zip(people[:half], reversed(people[half:]), strict=True)]
        met = [(one, other) for one, other in pairs if one is not None and other is not None]
        turns.append([pair if turn % 2 == 0 else pair[::-1] for pair in met])
        people = [people[0], people[-1], *people[1:-1]]
    return turns


def standings(players: int, games: Sequence[tuple[tuple[Seat, ...], Scores]]) -> list[Standing]:
    """How all stand, the best first: by points, then by the points of the games among those who have as many."""
    points, played, left = [0.0] * players, [0] * players, [0] * players
    for seats, scores in games:
        for number, seat in enumerate(seats):
            if scores is None:
                left[seat] += 1
            else:
                played[seat] += 1
                points[seat] += scores[number]

    def among_equals(seat: Seat) -> float:
        equals = {other for other in range(players) if points[other] == points[seat]}
        told = [(seats, scores) for seats, scores in games if scores is not None and equals >= set(seats)]
        return sum([scores[seats.index(seat)] for seats, scores in told if seat in seats])

    ranks = {seat: (points[seat], among_equals(seat)) for seat in range(players)}
    return [
        Standing(1 + sum([rank > ranks[seat] for rank in ranks.values()]), seat, points[seat], played[seat], left[seat])
        for seat in sorted(ranks, key=lambda seat: (-ranks[seat][0], -ranks[seat][1], seat))
    ]
