"""What cards do with Sauron's hand and his plots."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.figures_on_map import return_character
from onetable.games.quest.mechanics.piles import ONLY_SAURON, draw_shadow, keep_plots, shuffle_plot_deck, take_plots, without
from onetable.games.quest.mechanics.plots import discard_plot, play_plot, playable_places
from onetable.games.quest.mechanics.pools import remove
from onetable.games.quest.parts_of_speech import Effect, Where
from onetable.games.quest.pieces import EVERYBODY, Slip
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.vocabulary import sauron_news
from onetable.games.quest.vocabulary.choices import Decline, PickPlace, PickPlot, PickShadow, PutOnTop, PutUnder

# ---- Sauron's hand


class SauronDrawsPlots(Effect, frozen=True):
    """Sauron draws plot cards and keeps them."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        plots = take_plots(board, self.count)
        keep_plots(board, len(plots), plots)
        return None


class SauronDrawsShadow(Effect, frozen=True):
    """Sauron draws shadow cards and keeps them."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        draw_shadow(board, self.count)
        return None


class SauronLosesShadow(Effect, frozen=True):
    """Chance picks shadow cards of Sauron's hand to be discarded."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        gone = tuple([slip.face for slip in board.dice.shuffled(board.shadow_hand)[: self.count]])
        for card in gone:
            board.shadow_hand = without(board.shadow_hand, card)
        board.shadow_discards += gone
        if gone:
            board.tell(sauron_news.ShadowDiscarded(gone))
        return None


class SauronDiscardsPlot(Effect, frozen=True):
    """Sauron discards a plot card of his choice from his hand, if he has one."""

    def run(self, board: Board, scope: Scope) -> Next:
        plots = dict.fromkeys([slip.face for slip in board.plot_hand])
        return Ask(SAURON, [PickPlot(plot) for plot in plots], private=True) if plots else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlot)
        board.plot_hand = without(board.plot_hand, choice.plot)
        board.plot_discards += (choice.plot,)
        board.tell(sauron_news.PlotThrownAway(choice.plot))
        return None


class LookAtPlotDeck(Effect, frozen=True):
    """Sauron looks at the top card of the plot deck and puts it back on top or under the deck."""

    def run(self, board: Board, scope: Scope) -> Next:
        top = take_plots(board, 1)
        if not top:
            return None
        board.plot_deck += (Slip(top[0], 1 << SAURON),)
        return (PutPlotBack(),)


class PutPlotBack(Step[Board], frozen=True):
    """On top or under the deck."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, (PutOnTop(), PutUnder()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        plot, on_top = board.plot_deck[-1], isinstance(choice, PutOnTop)
        if not on_top:
            board.plot_deck = (plot, *board.plot_deck[:-1])
        if board.news is not None:
            board.tell_apart(ONLY_SAURON, sauron_news.PlotDeckSeen(plot.face, on_top), sauron_news.PlotDeckLookedAt(on_top))
        return None


class TakeFromDiscards(Effect, frozen=True):
    """Sauron takes a plot or shadow card from the discards, shown to all; not the card that says so."""

    itself: str

    def run(self, board: Board, scope: Scope) -> Next:
        choices: list[Word] = [PickPlot(plot) for plot in dict.fromkeys(board.plot_discards)]
        choices += [PickShadow(card) for card in dict.fromkeys(board.shadow_discards) if card != self.itself]
        return Ask(SAURON, choices) if choices else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickPlot):
            board.plot_discards = remove(board.plot_discards, choice.plot)
            board.plot_hand += (Slip(choice.plot, EVERYBODY),)
            board.tell(sauron_news.PlotTaken(choice.plot))
        elif isinstance(choice, PickShadow):
            board.shadow_discards = remove(board.shadow_discards, choice.card)
            board.shadow_hand += (Slip(choice.card, EVERYBODY),)
            board.tell(sauron_news.ShadowTaken(choice.card))
        return None


class SearchPlot(Effect, frozen=True):
    """Sauron takes one of these plots from the plot deck or the plot discards, shown to all; the deck is shuffled. `play`: or plays it."""

    plots: tuple[str, ...]
    play: bool = False

    def run(self, board: Board, scope: Scope) -> Next:
        inside = [slip.face for slip in board.plot_deck]
        found = [plot for plot in self.plots if plot in inside or plot in board.plot_discards]
        # Only Sauron sees what the deck holds, so he is asked even when it holds none of them.
        choices: list[Word] = [PickPlot(plot) for plot in found]
        return Ask(SAURON, choices or [Decline()], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, PickPlot):
            shuffle_plot_deck(board)
            return None
        plot = choice.plot
        discarded = plot in board.plot_discards
        if discarded:
            board.plot_discards = remove(board.plot_discards, plot)
        else:
            board.plot_deck = without(board.plot_deck, plot)
        if not (discarded and self.play):  # the card that lets him play it shuffles only a deck that was searched
            shuffle_plot_deck(board)
        board.plot_hand += (Slip(plot, EVERYBODY),)
        board.tell(sauron_news.PlotTaken(plot))
        return (PlayNow(plot),) if self.play else None


class PlayNow(Step[Board], frozen=True):
    """Sauron may play the plot he has just found, if he is able."""

    plot: str

    def run(self, board: Board, scope: Scope) -> Next:
        places = playable_places(board, self.plot)
        return Ask(SAURON, [*[PickPlace(place) for place in places], Decline()]) if places else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        return play_plot(board, self.plot, choice.place) if isinstance(choice, PickPlace) else None


# ---- active plots


class DiscardOtherPlots(Effect, frozen=True):
    """The other active plots of this family are discarded."""

    plots: tuple[str, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        played = scope.source  # the slot of the plot that says so
        for slot, active in enumerate(board.plots):
            if active is not None and slot != played and active.plot in self.plots:
                discard_plot(board, slot)
        return None


class DiscardActivePlot(Effect, frozen=True):
    """One active plot that affects one of these places is discarded; the hero picks."""

    where: Where

    def possible(self, board: Board, scope: Scope) -> bool:
        places = self.where.places(board, scope)
        return any([active.place in places for active in board.active_plots()])

    def run(self, board: Board, scope: Scope) -> Next:
        places = self.where.places(board, scope)
        found = [active.plot for active in board.active_plots() if active.place in places]
        return Ask(scope.player, [PickPlot(plot) for plot in dict.fromkeys(found)]) if found else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlot)
        places = self.where.places(board, scope)
        slot = next(
            slot for slot, active in enumerate(board.plots) if active is not None and active.plot == choice.plot and active.place in places
        )
        discard_plot(board, slot)
        return None


class SendCharactersHome(Effect, frozen=True):
    """All characters in the place that the plot affects return to their area."""

    def run(self, board: Board, scope: Scope) -> Next:
        active = board.plots[scope.source]
        assert active is not None
        for character, place in list(board.characters.items()):
            if place == active.place:
                return_character(board, character)
        return None
