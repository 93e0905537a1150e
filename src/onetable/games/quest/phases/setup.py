"""Setting up: missions, starting quests, and Sauron's starting plot."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope, Step
from onetable.core.word import Word
from onetable.games.quest.atlas import STRONGHOLDS
from onetable.games.quest.mechanics.goods import gain_item
from onetable.games.quest.mechanics.influence import change_pool, place
from onetable.games.quest.mechanics.piles import keep_shadows, take_plots, take_shadows
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.mechanics.plots import activate
from onetable.games.quest.mechanics.pools import remove
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.phases.actions import KeepPlots
from onetable.games.quest.phases.sauron_turn import Round
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Item
from onetable.games.quest.vocabulary import hero_news, sauron_news
from onetable.games.quest.vocabulary.choices import PickPlot, PickShadow
from onetable.games.quest.vocabulary.statics import StartsWithHorse
from onetable.games.quest.words.control import ForHero


class SetUp(Step[Board], frozen=True):
    """Each hero takes what he begins with and does his quest's set-up; then Sauron picks a starting plot, and the first round begins."""

    def run(self, board: Board, scope: Scope) -> Next:
        return *[ForHero(seat, (BeginHero(),)) for seat in board.seats], PickStartingPlot(), Round()


class BeginHero(Effect, frozen=True):
    """A hero's items and the set-up of his starting quest."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        if board.cards.hero_word(sheet.hero, StartsWithHorse) is not None:
            gain_item(board, scope.player, Item.HORSE)
        board.tell(hero_news.DrawsHeroQuest(sheet.hero, sheet.starting))
        return board.cards.quests[sheet.starting].setup


class PickStartingPlot(Step[Board], frozen=True):
    """Sauron picks one of the starting plots, having seen his mission; the others leave the game."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickPlot(plot) for plot, card in board.cards.plots.items() if card.setup is not None])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlot)
        card = board.cards.plots[choice.plot]
        assert card.setup is not None
        activate(board, choice.plot, card.affects.places(board, scope)[0])
        for stronghold in STRONGHOLDS:
            place(board, stronghold, card.setup.each_stronghold)
        board.settled = True
        change_pool(board, card.setup.pool)
        return (
            PlaceInExtension(card.setup.extension),
            DrawStartingShadows(card.setup.shadow_drawn, card.setup.shadow_kept),
            DrawStartingPlots(card.setup.plots_drawn, card.setup.plots_kept),
        )


class DrawStartingShadows(Step[Board], frozen=True):
    """Shadow cards are drawn; some are kept, the others discarded."""

    drawn: int
    kept: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.drawn, board.drawn_for = take_shadows(board, self.drawn), SAURON
        return (KeepShadow(self.kept),)


class KeepShadow(Step[Board], frozen=True):
    """So many of the drawn shadow cards are kept; the others are discarded."""

    left: int

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickShadow(card) for card in dict.fromkeys(board.drawn)], private=True)

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickShadow)
        board.drawn = remove(board.drawn, choice.card)
        keep_shadows(board, (choice.card,))
        if self.left > 1:
            return (KeepShadow(self.left - 1),)
        board.shadow_discards += board.drawn
        board.tell(sauron_news.ShadowDiscarded(board.drawn))
        board.drawn, board.drawn_for = (), -1
        return None


class DrawStartingPlots(Step[Board], frozen=True):
    """Plot cards are drawn; some are kept, the others go under the deck."""

    drawn: int
    kept: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.drawn, board.drawn_for = take_plots(board, self.drawn), SAURON
        return (KeepPlots(self.kept, self.drawn),)
