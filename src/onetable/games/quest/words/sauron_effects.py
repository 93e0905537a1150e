"""What cards do with Sauron's hand, his plots, and corruption that he deals out."""

from __future__ import annotations

from onetable.core.step import Ask, Do, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.pieces import EVERYBODY, GivenEvent, Slip
from onetable.games.quest.rules import goods
from onetable.games.quest.rules.figures_on_map import return_character
from onetable.games.quest.rules.piles import (
    ONLY_SAURON,
    draw,
    draw_shadow,
    keep_plots,
    shuffle_plot_deck,
    take_plots,
    without,
)
from onetable.games.quest.rules.plots import discard_plot, play_plot, playable_places
from onetable.games.quest.rules.pools import remove
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words import news
from onetable.games.quest.words.bases import Effect, Where
from onetable.games.quest.words.choices import (
    Decline,
    GiveCorruption,
    PickCorruption,
    PickHero,
    PickPlace,
    PickPlot,
    PickShadow,
    PutOnTop,
    PutUnder,
)
from onetable.games.quest.words.effects import ReceiveCorruption, keep_limits
from onetable.games.quest.words.traits import Hero

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
            board.tell(news.ShadowDiscarded(gone))
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
        board.tell(news.PlotThrownAway(choice.plot))
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
            board.tell_apart(ONLY_SAURON, news.PlotDeckSeen(plot.face, on_top), news.PlotDeckLookedAt(on_top))
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
            board.tell(news.PlotTaken(choice.plot))
        elif isinstance(choice, PickShadow):
            board.shadow_discards = remove(board.shadow_discards, choice.card)
            board.shadow_hand += (Slip(choice.card, EVERYBODY),)
            board.tell(news.ShadowTaken(choice.card))
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
        board.tell(news.PlotTaken(plot))
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


# ---- corruption that Sauron deals out


class SauronGivesCorruption(Effect, frozen=True):
    """Sauron draws corruption cards, looks at them, gives the hero one and discards the others."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.drawn, board.drawn_for = draw(board, "corruption", "corruption_discards", self.count), SAURON
        return (GiveOneCorruption(),) if board.drawn else None


class GiveOneCorruption(Step[Board], frozen=True):
    """Which of the drawn corruption cards the hero gets."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickCorruption(card) for card in board.drawn], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickCorruption)
        board.corruption_discards += tuple([card for card in board.drawn if card != choice.card])
        board.drawn, board.drawn_for = (), -1
        return (ReceiveCorruption(choice.card),)


class ShareOutCorruption(Effect, frozen=True):
    """Sauron picks two heroes and deals out the corruption cards of both between them as he likes, card by card."""

    pair: tuple[Hero, ...] = ()
    cards: tuple[str, ...] = ()  # still to be dealt

    def run(self, board: Board, scope: Scope) -> Next:
        if len(board.sheets) < 2:
            return None
        if len(self.pair) < 2:
            heroes = [sheet.hero for sheet in board.sheets if sheet.hero not in self.pair]
            if len(self.pair) + len(heroes) == 2:
                return deal_out(board, (*self.pair, *heroes))
            return Ask(SAURON, [PickHero(hero) for hero in heroes])
        return Ask(SAURON, [GiveCorruption(self.cards[0], hero) for hero in self.pair])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickHero):
            pair = (*self.pair, choice.hero)
            return deal_out(board, pair) if len(pair) == 2 else (ShareOutCorruption(pair),)
        assert isinstance(choice, GiveCorruption)
        taker = board.sheet(board.seat_of(choice.hero))
        if choice.card not in taker.corruption:
            giver = board.sheet(board.seat_of(next(hero for hero in self.pair if hero != choice.hero)))
            giver.corruption = tuple([card for card in giver.corruption if card != choice.card])
            taker.corruption += (choice.card,)
            board.tell(news.CorruptionPassed(giver.hero, taker.hero, choice.card))
        if len(self.cards) > 1:
            return (ShareOutCorruption(self.pair, self.cards[1:]),)
        return tuple([KeepLimits(hero) for hero in self.pair])


def deal_out(board: Board, pair: tuple[Hero, ...]) -> Next:
    """Begin with the first corruption card of these two heroes, if they have any."""
    cards = tuple([card for hero in pair for card in board.sheet(board.seat_of(hero)).corruption])
    return (ShareOutCorruption(pair, cards),) if cards else None


class KeepLimits(Step[Board], frozen=True):
    """A hero whose corruption has changed discards what is too much."""

    hero: Hero

    def run(self, board: Board, scope: Scope) -> Next:
        seat = board.seat_of(self.hero)
        then = keep_limits(board, Scope(seat))
        return Do(then, Scope(seat)) if isinstance(then, tuple) else None


# ---- an event card that a hero keeps


class FavorOnThisCard(Effect, frozen=True):
    """The hero puts favor on the event card."""

    count: int
    event: str

    def run(self, board: Board, scope: Scope) -> Next:
        paid = goods.lose_favor(board, scope.player, self.count)
        given = board.given
        board.given = GivenEvent(self.event, SAURON, (given.favor if given is not None else 0) + paid)
        return None


class GiveThisCard(Effect, frozen=True):
    """Sauron gives the event card to a hero."""

    event: str

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickHero(sheet.hero) for sheet in board.sheets])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickHero)
        favor = board.given.favor if board.given is not None else 0
        board.given = GivenEvent(self.event, board.seat_of(choice.hero), favor)
        board.tell(news.EventGiven(self.event, choice.hero))
        return None


class TakeFavorFromCard(Effect, frozen=True):
    """The hero who has the card and explores where a character or another hero is takes all favor from it; it is discarded."""

    def run(self, board: Board, scope: Scope) -> Next:
        assert board.given is not None
        goods.gain_favor(board, scope.player, board.given.favor)
        board.event_discards[0] += (board.given.event,)
        board.given = None
        return None
