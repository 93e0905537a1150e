"""Whole journeys of a hero's Travel step, beside all else that he may do in it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from onetable.core.step import Seat
from onetable.core.word import Word
from onetable.games.quest.bots.goals import goals
from onetable.games.quest.bots.hero_play import aimless, destinations, weigh_halt, worth_of_staying
from onetable.games.quest.bots.roads import Journeys, journeys, perilous_places
from onetable.games.quest.phases.travel import MoveTo
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place

Way = tuple[Place, ...]  # the places of a journey, the goal last
Weighed = tuple[float, int, Way]  # what it is worth, the number of the choice with which it begins, and where it leads


class Prospect(Struct, frozen=True):
    """What a hero sees when he looks over the map."""

    wanted: dict[Place, float]
    roads: Journeys
    perilous: set[Place]
    stay: float


def looked_over(board: Board, seat: Seat) -> Prospect:
    """The map as it lies before this hero."""
    perilous = perilous_places(board, seat)
    return Prospect(goals(board, seat), journeys(board, seat, seat), perilous, worth_of_staying(board, seat, perilous))


def ways_of(board: Board, choices: Sequence[Word], seat: Seat, seen: Prospect) -> list[Weighed]:
    """All that a hero may do in his Travel step: a journey to each place that is worth one, or an end of it."""
    moves = {choice.place: number for number, choice in enumerate(choices) if isinstance(choice, MoveTo)}
    found: list[Weighed] = [
        (weigh_halt(board, choice, seat, seen.stay), number, ()) for number, choice in enumerate(choices) if not isinstance(choice, MoveTo)
    ]
    for place, value in destinations(board, seat, seen.wanted, seen.roads, seen.perilous).items():
        if seen.roads.first[place] in moves:
            found.append((value, moves[seen.roads.first[place]], seen.roads.way_to(place)))
    begun, here = {number for _, number, _ in found}, board.sheet(seat).place
    return found + [(aimless(here, place), number, ()) for place, number in moves.items() if number not in begun]


def weigh_ways(board: Board, choices: Sequence[Word], seat: Seat) -> list[Weighed]:
    """The same, the best first."""
    return sorted(ways_of(board, choices, seat, looked_over(board, seat)), key=lambda each: (-each[0], each[1]))
