"""Plots: where one can be played, when it becomes active and when it is over."""

from __future__ import annotations

from onetable.core.step import Do, Next, Scope
from onetable.core.word import Word
from onetable.games.quest.mechanics.piles import without
from onetable.games.quest.pieces import ActivePlot
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary import sauron_news
from onetable.games.quest.vocabulary.occasions import WhenActive
from onetable.games.quest.vocabulary.reasons import NoFittingPlace, NoFreeSlot, PoolTooSmall
from onetable.games.quest.vocabulary.statics import NoRestNorEncounter

SAURONS_VOICE = Scope(SAURON)


def why_not_plot(board: Board, plot: str) -> Word | None:
    """Why this plot cannot be played now, or None."""
    card = board.cards.plots[plot]
    if None not in board.plots:
        return NoFreeSlot()
    if board.pool < card.pool:
        return PoolTooSmall(card.pool, board.pool)
    if card.requires is not None and not card.requires.holds(board, SAURONS_VOICE):
        return card.requires
    return None if card.affects.places(board, SAURONS_VOICE) else NoFittingPlace()


def playable_places(board: Board, plot: str) -> tuple[Place, ...]:
    """Where this plot can be played now."""
    return () if why_not_plot(board, plot) is not None else board.cards.plots[plot].affects.places(board, SAURONS_VOICE)


def play_plot(board: Board, plot: str, place: Place) -> Next:
    """The plot leaves the hand for the first free slot; what it does when it becomes active comes next."""
    board.plot_hand = without(board.plot_hand, plot)
    return activate(board, plot, place)


def activate(board: Board, plot: str, place: Place) -> Next:
    """A plot becomes active."""
    slot = board.plots.index(None)
    board.plots[slot] = ActivePlot(plot, place)
    board.tell(sauron_news.PlotPlayed(plot, place))
    effects = tuple([effect for text in board.cards.plot_words(plot, WhenActive) for effect in text.effects])
    return Do(effects, Scope(SAURON, slot)) if effects else None


def discard_plot(board: Board, slot: int) -> None:
    """An active plot is over: to the discards, a starting plot out of the game."""
    active = board.plots[slot]
    assert active is not None
    board.plots[slot] = None
    if board.cards.plots[active.plot].setup is None:
        board.plot_discards += (active.plot,)
    board.tell(sauron_news.PlotDiscarded(active.plot))


def is_hindered(board: Board, place: Place) -> bool:
    """Whether a plot forbids rest and encounters here."""
    return any([active.place == place and bool(board.cards.plot_words(active.plot, NoRestNorEncounter)) for active in board.active_plots()])
