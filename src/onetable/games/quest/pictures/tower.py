"""Sauron's side as all see it: the pool, the plots, the action tracks, and how many cards he holds."""

from __future__ import annotations

from onetable.games.quest.phases.actions import NUMBERS, TRACKS, SauronActs, next_number
from onetable.games.quest.phases.sauron_turn import waiting_minions
from onetable.games.quest.pictures.drawing import Drawing, key
from onetable.games.quest.pictures.shapes import PlotNow, Tower, TrackNow
from onetable.games.quest.table import PLOT_SLOTS, SAURON, Board
from onetable.games.quest.traits import Track


def tower(drawing: Drawing) -> Tower:
    """What all see of him."""
    board, seats = drawing.board, drawing.sight.seats
    acting = [step.left for steps, _ in drawing.sight.view.agenda for step in steps if isinstance(step, SauronActs)]
    return Tower(
        person=seats[SAURON] if seats else "",
        acting=drawing.asked == SAURON,
        pool=board.pool,
        pool_limit=board.pool_limit,
        plots=plots(board),
        slots=PLOT_SLOTS,
        tracks=tuple([track(board, each) for each in TRACKS]),
        actions=acting[0] if acting else 0,
        tokens=sum([taken.bit_count() for taken in board.tracks]),
        shadow_hand=len(board.shadow_hand),
        plot_hand=len(board.plot_hand),
        defeated=board.defeated,
        waiting=tuple(waiting_minions(board)),
    )


def plots(board: Board) -> tuple[PlotNow, ...]:
    """The plots in the slots."""
    found = []
    for slot, active in enumerate(board.plots):
        if active is not None:
            card = board.cards.plots[active.plot]
            found.append(PlotNow(slot, key("plot", active.plot), active.place, card.marker, card.advance, card.favor))
    return tuple(found)


def track(board: Board, which: Track) -> TrackNow:
    """An action track."""
    taken, numbers = board.tracks[TRACKS.index(which)], NUMBERS[which]
    return TrackNow(which, numbers, tuple([bool(taken >> space & 1) for space in range(len(numbers))]), next_number(board, which))
