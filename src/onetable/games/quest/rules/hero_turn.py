"""A hero's turn: rest, ambush, travel, encounter."""

from __future__ import annotations

from onetable.core.step import Do, Next, Scope, Step
from onetable.games.quest.pieces import Turn
from onetable.games.quest.rules.ambush import AmbushStep
from onetable.games.quest.rules.encounters import EncounterStep
from onetable.games.quest.rules.rest import RestStep
from onetable.games.quest.rules.shadow import ShadowWindow
from onetable.games.quest.rules.travel import TravelStep
from onetable.games.quest.table import Board
from onetable.games.quest.words import news
from onetable.games.quest.words.traits import Moment

STEPS = (ShadowWindow(Moment.TURN), RestStep(), AmbushStep(), TravelStep(), EncounterStep())


class HeroTurn(Step[Board], frozen=True):
    """The turn of the hero in this seat."""

    seat: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn = Turn(self.seat)
        board.tell(news.HeroTurnBegins(board.sheet(self.seat).hero))
        return Do(STEPS, Scope(self.seat))
