"""Thinking ahead in Middle-earth Quest: an imagined world is played on for a while, everybody by rules of thumb, and then judged."""

from __future__ import annotations

from typing import Any

from onetable.bots.quest.decide import decide, rank_choices
from onetable.bots.quest.evaluation import chance
from onetable.bots.thinking import Expired
from onetable.core.game import Game
from onetable.core.view import View
from onetable.games.quest.rules.actions import KeepPlots, SauronActs
from onetable.games.quest.rules.combat import EndCombat
from onetable.games.quest.rules.damage import TakeDamage
from onetable.games.quest.rules.placing import PlaceInExtension
from onetable.games.quest.rules.travel import MoveTo, PayMore, TravelStep
from onetable.games.quest.table import Board
from onetable.games.quest.words.effects import DiscardCards

MOST_CANDIDATES = 5
MARGIN = 2.5  # a choice that is so much worse at first glance is not worth a second
LOYALTY, HANDICAP, MOST_HANDICAP = 0.006, 0.004, 0.025  # how much more must speak for a choice that the rules of thumb like less
HORIZON = 1  # how many more rounds begin before a position is judged
MARGINS: dict[type, float] = {TravelStep: 4.0, SauronActs: 4.0, KeepPlots: 4.0, PlaceInExtension: 0.3}
OF_LITTLE_WEIGHT = (MoveTo, PayMore, EndCombat, DiscardCards)  # not worth a second thought
WEIGHTY_IN_THE_FINALE = TakeDamage  # and only there


class QuestThinking:
    """Rules of thumb, and playouts by them."""

    def __init__(self) -> None:
        self.handicaps: dict[int, float] = {}  # of the choices of the open question

    def candidates(self, view: View[Any]) -> list[int]:
        """The choices worth thinking about, the advised one first."""
        ranked = rank_choices(view.table, view.agenda, view.choices, view.seat)
        step, combat = view.agenda[-1][0][0], view.table.combat
        finale = combat is not None and combat.finale
        if isinstance(step, OF_LITTLE_WEIGHT) or (isinstance(step, WEIGHTY_IN_THE_FINALE) and not finale):
            return [ranked[0][1]]
        least = ranked[0][0] - MARGINS.get(type(step), MARGIN)
        self.handicaps = {number: min(MOST_HANDICAP, LOYALTY + HANDICAP * (ranked[0][0] - gain)) for gain, number in ranked[1:]}
        return [number for gain, number in ranked[:MOST_CANDIDATES] if gain >= least]

    def play_out(self, world: Game[Any], choice: int, expired: Expired) -> float | None:
        """Play on and look how things stand: after the combat that is under way, else when the next round has begun."""
        board: Board = world.table
        decision = world.decision
        assert decision is not None
        seat, last, fighting = decision.seat, board.round + HORIZON, board.combat is not None
        world.hasty = True  # nobody is watching: what has one answer need not be asked
        world.answer(choice)
        while (decision := world.decision) is not None:
            if board.combat is None if fighting else board.round >= last:
                break
            if expired():
                return None
            world.answer(decide(board, world.agenda, decision.choices, decision.seat))
        return max(0.0, chance(board, seat) - self.handicaps.get(choice, 0.0))
