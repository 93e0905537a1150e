"""Sauron's Plot step: play a plot, discard an active one, or do nothing."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.plots import discard_plot, play_plot, playable_places
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.choices import Decline


class PlotStep(Step[Board], frozen=True):
    """Sauron plays a plot from his hand, discards an active one, or does nothing."""

    def run(self, board: Board, scope: Scope) -> Next:
        if not board.plot_hand and not board.active_plots():
            return None
        choices: list[Word] = []
        for plot in dict.fromkeys([slip.face for slip in board.plot_hand]):
            choices += [PlayPlot(plot, place) for place in playable_places(board, plot)]
        choices += [DropPlot(active.plot, slot) for slot, active in enumerate(board.plots) if active is not None]
        return Ask(SAURON, [*choices, Decline()], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        return (choice,) if isinstance(choice, (PlayPlot, DropPlot)) else None


class PlayPlot(Step[Board], frozen=True):
    """This plot, affecting this place."""

    plot: str
    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        return play_plot(board, self.plot, self.place)


class DropPlot(Step[Board], frozen=True):
    """Sauron discards the plot in this slot."""

    plot: str
    slot: int

    def run(self, board: Board, scope: Scope) -> Next:
        discard_plot(board, self.slot)
        return None
