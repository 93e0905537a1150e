"""How the race to the Finale will end if everything goes on as it does now."""

from __future__ import annotations

from functools import lru_cache

from onetable.games.quest.bots.habits import HERO_NOW, HeroHabits
from onetable.games.quest.table import FINALE, SHADOW_FALLS, Board
from onetable.games.quest.traits import SAURON_MARKERS, Marker

HERO_PACE = 2


def steps_left(board: Board) -> int:
    """How many Story steps the green marker needs."""
    return max(0, -((board.markers[Marker.GREEN] - FINALE) // HERO_PACE))


def pace(board: Board) -> dict[Marker, int]:
    """How far each of Sauron's markers goes in every Story step."""
    found = dict.fromkeys(SAURON_MARKERS, 0)
    for active in board.plots:
        if active is not None:
            plot = board.cards.plots[active.plot]
            found[plot.marker] += plot.advance
    if board.event is not None and (marker := board.cards.events[board.event.event].advances) in found:
        assert marker is not None
        found[marker] += 1
    return found


def lead(board: Board, paces: dict[Marker, int] | None = None, extra: float = 0.0) -> float:
    """By how many spaces Sauron will be ahead when one side is there; negative: the heroes. `extra`: what his last marker gains a step."""
    found, markers = pace(board) if paces is None else paces, board.markers
    return lead_from(
        markers[Marker.GREEN], markers[Marker.YELLOW], markers[Marker.RED], markers[Marker.BLACK],
        found[Marker.YELLOW], found[Marker.RED], found[Marker.BLACK], extra,
    )  # fmt: skip


@lru_cache(1 << 14)
def lead_from(
    green: float, yellow: float, red: float, black: float, yellow_pace: int, red_pace: int, black_pace: int, extra: float,
) -> float:  # fmt: skip
    """The same from plain numbers: the story goes on step by step until somebody is there."""
    while green < FINALE:
        green += HERO_PACE
        yellow, red, black = yellow + yellow_pace, red + red_pace, black + black_pace
        least = min(yellow, red, black)
        if yellow == least:
            yellow += extra
        elif red == least:
            red += extra
        else:
            black += extra
        if distance(yellow, red, black) <= 0:
            break
    return max(0.0, FINALE - green) - distance(yellow, red, black)


def distance(yellow: float, red: float, black: float) -> float:
    """How far Sauron is from the Finale with his markers there; below 0: beyond."""
    short = max(0.0, SHADOW_FALLS - yellow) + max(0.0, SHADOW_FALLS - red) + max(0.0, SHADOW_FALLS - black)
    return min(FINALE - max(yellow, red, black), short)


def break_worth(board: Board, slot: int, habits: HeroHabits = HERO_NOW, extra: float = 0.4) -> float:
    """How much it slows Sauron down to take away the plot in this slot, in spaces of the story track."""
    active = board.plots[slot]
    assert active is not None
    plot = board.cards.plots[active.plot]
    found = pace(board)
    before = lead(board, found, extra)
    found[plot.marker] -= plot.advance
    slower = before - lead(board, found, extra)
    return habits.slower * slower + habits.advance * plot.advance * min(6, steps_left(board))
