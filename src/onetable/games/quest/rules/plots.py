"""Sauron's Plot step: play a plot, discard an active one, or do nothing."""

from __future__ import annotations

from onetable.core.step import Ask, Do, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.cards.shelf import PLOTS, plot_words
from onetable.games.quest.pieces import ActivePlot
from onetable.games.quest.rules.piles import without
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words import news
from onetable.games.quest.words.choices import Decline
from onetable.games.quest.words.plot_texts import WhenActive
from onetable.games.quest.words.reasons import NoFittingPlace, NoFreeSlot, PoolTooSmall
from onetable.games.quest.words.traits import Place

SAURONS_VOICE = Scope(SAURON)


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


def why_not_plot(board: Board, plot: str) -> Word | None:
    """Why this plot cannot be played now, or None."""
    card = PLOTS[plot]
    if None not in board.plots:
        return NoFreeSlot()
    if board.pool < card.pool:
        return PoolTooSmall(card.pool, board.pool)
    if card.requires is not None and not card.requires.holds(board, SAURONS_VOICE):
        return card.requires
    return None if card.affects.places(board, SAURONS_VOICE) else NoFittingPlace()


def playable_places(board: Board, plot: str) -> tuple[Place, ...]:
    """Where this plot can be played now."""
    return () if why_not_plot(board, plot) is not None else PLOTS[plot].affects.places(board, SAURONS_VOICE)


def play_plot(board: Board, plot: str, place: Place) -> Next:
    """The plot leaves the hand for the first free slot; what it does when it becomes active comes next."""
    board.plot_hand = without(board.plot_hand, plot)
    return activate(board, plot, place)


def activate(board: Board, plot: str, place: Place) -> Next:
    """A plot becomes active."""
    slot = board.plots.index(None)
    board.plots[slot] = ActivePlot(plot, place)
    board.tell(news.PlotPlayed(plot, place))
    effects = tuple([effect for text in plot_words(plot, WhenActive) for effect in text.effects])
    return Do(effects, Scope(SAURON, slot)) if effects else None


def discard_plot(board: Board, slot: int) -> None:
    """An active plot is over: to the discards, a starting plot out of the game."""
    active = board.plots[slot]
    assert active is not None
    board.plots[slot] = None
    if PLOTS[active.plot].setup is None:
        board.plot_discards += (active.plot,)
    board.tell(news.PlotDiscarded(active.plot))
