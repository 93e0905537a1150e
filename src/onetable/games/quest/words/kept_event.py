"""An event card that a hero keeps, with favor on it."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.quest.mechanics import goods
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.pieces import GivenEvent
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.vocabulary import sauron_news
from onetable.games.quest.vocabulary.choices import PickHero


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
        board.tell(sauron_news.EventGiven(self.event, choice.hero))
        return None


class TakeFavorFromCard(Effect, frozen=True):
    """The hero who has the card and explores where a character or another hero is takes all favor from it; it is discarded."""

    def run(self, board: Board, scope: Scope) -> Next:
        assert board.given is not None
        goods.gain_favor(board, scope.player, board.given.favor)
        board.event_discards[0] += (board.given.event,)
        board.given = None
        return None
