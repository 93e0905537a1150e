"""A hero's turn: rest, ambush, travel, encounter."""

from __future__ import annotations

from onetable.core.step import Do, Next, Scope, Step
from onetable.games.quest.mechanics.shadow_cards import ShadowWindow
from onetable.games.quest.phases.ambush import AmbushStep
from onetable.games.quest.phases.encounter_step import EncounterStep
from onetable.games.quest.phases.rest import RestStep
from onetable.games.quest.phases.travel import TravelStep
from onetable.games.quest.pieces import Turn
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Moment
from onetable.games.quest.vocabulary import story_news

STEPS = (ShadowWindow(Moment.TURN), RestStep(), AmbushStep(), TravelStep(), EncounterStep())


class HeroTurn(Step[Board], frozen=True):
    """The turn of the hero in this seat."""

    seat: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.turn = Turn(self.seat)
        board.tell(story_news.HeroTurnBegins(board.sheet(self.seat).hero))
        return Do(STEPS, Scope(self.seat))
