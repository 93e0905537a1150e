"""Sauron's turn: rally, story, plot, event, action, hero draw."""

from __future__ import annotations

from onetable.core.step import Anew, Ask, Next, Scope, Step, Steps
from onetable.core.word import Word
from onetable.games.quest.atlas import STRONGHOLDS
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.mechanics.figures_on_map import enter
from onetable.games.quest.mechanics.influence import settle, take
from onetable.games.quest.mechanics.story import advance, finale_reached
from onetable.games.quest.phases.actions import ActionStep
from onetable.games.quest.phases.events import EventStep
from onetable.games.quest.phases.finale import Finale
from onetable.games.quest.phases.hero_turn import HeroTurn
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.pieces import Turn
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, Marker, Minion, Place
from onetable.games.quest.vocabulary import story_news
from onetable.games.quest.vocabulary.choices import Decline
from onetable.games.quest.words.control import ForHero
from onetable.games.quest.words.hero_cards import DrawLife
from onetable.games.quest.words.values import His

HERO_ADVANCE = 2


class Round(Step[Board], frozen=True):
    """Sauron's turn, then each hero's turn in order; a lone hero takes two."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.round += 1
        board.turn = Turn(SAURON)
        board.tell(story_news.RoundBegins(board.round))
        first = board.round == 1
        story: Steps = () if first else (StoryStep(), PlotStep())
        turns: Steps = tuple([HeroTurn(seat) for seat in board.seats])
        if len(board.sheets) == 1:
            turns = (HeroTurn(1), HeroRally(), HeroDraw(), HeroTurn(1))
        return HeroRally(), *story, EventStep(), ActionStep(), HeroDraw(), *turns, Round()


class HeroRally(Step[Board], frozen=True):
    """All influence leaves the places with a hero, except strongholds."""

    def run(self, board: Board, scope: Scope) -> Next:
        for sheet in board.sheets:
            if sheet.place in board.influence and sheet.place not in STRONGHOLDS:
                take(board, sheet.place, board.influence[sheet.place])
        settle(board)
        return None


class StoryStep(Step[Board], frozen=True):
    """All markers move; then new minions may come, and the Finale may begin."""

    def run(self, board: Board, scope: Scope) -> Next:
        advance(board, Marker.GREEN, max(0, HERO_ADVANCE - board.green_slower))
        board.green_slower = 0
        for active in board.active_plots():
            advance(board, board.cards.plots[active.plot].marker, board.cards.plots[active.plot].advance)
        if board.event is not None and (marker := board.cards.events[board.event.event].advances) is not None:
            advance(board, marker, 1)
        if board.stage > board.stage_reached:
            board.stage_reached = board.stage
            board.tell(story_news.StageReached(board.stage))
        return NewMinions(), MaybeFinale()


class MaybeFinale(Step[Board], frozen=True):
    """A marker has come to the end, or the Shadow has fallen: there are no more turns."""

    def run(self, board: Board, scope: Scope) -> Next:
        return Anew((Finale(),), Scope(SAURON)) if finale_reached(board) else None


class NewMinions(Step[Board], frozen=True):
    """Sauron may put the minions of the stages reached on their start places, now or in a later Story step."""

    refused: tuple[Minion, ...] = ()

    def run(self, board: Board, scope: Scope) -> Next:
        for minion in waiting_minions(board):
            if minion not in self.refused:
                return Ask(SAURON, [*[EnterMinion(minion, place) for place in MINIONS[minion].start], Decline()])
        return None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, EnterMinion):
            return choice, self
        asked = next(minion for minion in waiting_minions(board) if minion not in self.refused)
        return (NewMinions((*self.refused, asked)),)


def waiting_minions(board: Board) -> list[Minion]:
    """The minions whose stage has come and who have never been on the map."""
    return [
        minion
        for minion, figures in MINIONS.items()
        if figures.stage <= board.stage_reached and minion not in board.minions and minion not in board.defeated
    ]


class EnterMinion(Step[Board], frozen=True):
    """This minion comes to this place."""

    minion: Minion
    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        enter(board, self.minion, self.place)
        return None


class HeroDraw(Step[Board], frozen=True):
    """Each hero draws as many cards as his fortitude."""

    def run(self, board: Board, scope: Scope) -> Next:
        return tuple([ForHero(seat, (DrawLife(His(Attribute.FORTITUDE)),)) for seat in board.seats])
