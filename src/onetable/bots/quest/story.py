"""How the race to the Finale will end if everything goes on as it does now."""

from __future__ import annotations

from onetable.games.quest.cards.shelf import EVENTS, PLOTS
from onetable.games.quest.table import FINALE, SHADOW_FALLS, Board
from onetable.games.quest.words.traits import SAURON_MARKERS, Marker

HERO_PACE = 2


def steps_left(board: Board) -> int:
    """How many Story steps the green marker needs."""
    return max(0, -((board.markers[Marker.GREEN] - FINALE) // HERO_PACE))


def pace(board: Board) -> dict[Marker, int]:
    """How far each of Sauron's markers goes in every Story step."""
    found = dict.fromkeys(SAURON_MARKERS, 0)
    for active in board.plots:
        if active is not None:
            plot = PLOTS[active.plot]
            found[plot.marker] += plot.advance
    if board.event is not None and (marker := EVENTS[board.event.event].advances) in found:
        assert marker is not None
        found[marker] += 1
    return found


def distance(red: int, yellow: int, black: int) -> int:
    """How far Sauron is from the Finale with his markers there."""
    short = max(0, SHADOW_FALLS - red) + max(0, SHADOW_FALLS - yellow) + max(0, SHADOW_FALLS - black)
    return min(FINALE - max(red, yellow, black), short)


def lead(board: Board, paces: dict[Marker, int] | None = None, extra: float = 0.0) -> float:
    """By how many spaces Sauron will be ahead when one side is there; negative: the heroes. `extra`: what his last marker gains a step."""
    found = pace(board) if paces is None else paces
    steps = steps_left(board)
    spaces = {marker: float(board.markers[marker]) for marker in SAURON_MARKERS}
    green = float(board.markers[Marker.GREEN])
    for _ in range(steps):
        green += HERO_PACE
        for marker, by in found.items():
            spaces[marker] += by
        if extra:
            last = min(spaces, key=lambda marker: spaces[marker])
            spaces[last] += extra
        if reached(spaces) <= 0:
            break
    return max(0.0, FINALE - green) - reached(spaces)


def reached(spaces: dict[Marker, float]) -> float:
    """How far it is from these spaces; below 0: beyond the end."""
    short = sum([max(0.0, SHADOW_FALLS - space) for space in spaces.values()])
    return min(FINALE - max(spaces.values()), short)


def break_worth(board: Board, slot: int, extra: float = 0.4) -> float:
    """How much it slows Sauron down to take away the plot in this slot, in spaces of the story track."""
    active = board.plots[slot]
    assert active is not None
    plot = PLOTS[active.plot]
    found = pace(board)
    before = lead(board, found, extra)
    found[plot.marker] -= plot.advance
    slower = before - lead(board, found, extra)
    return 0.5 * slower + 0.35 * plot.advance * min(6, steps_left(board))
