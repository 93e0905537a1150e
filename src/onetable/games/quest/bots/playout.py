"""Thinking ahead in Middle-earth Quest: an imagined world is played on for a while, everybody by rules of thumb, and then judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from onetable.bots.thinking import Expired
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.games.quest.bots.decide import WEIGHINGS, Weighing, decide, rank_choices
from onetable.games.quest.bots.prospects import foreseen
from onetable.games.quest.mechanics.combat.ending import EndCombat
from onetable.games.quest.mechanics.combat.sides import LOST
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.limits import DiscardCards
from onetable.games.quest.mechanics.placing import PlaceInExtension
from onetable.games.quest.phases.actions import KeepPlots, SauronActs
from onetable.games.quest.phases.travel import MoveTo, PayMore, TravelStep
from onetable.games.quest.table import SAURON, Board

MOST_CANDIDATES = 5
MARGIN = 2.5  # a choice that is so much worse at first glance is not worth a second
LOYALTY, HANDICAP, MOST_HANDICAP = 0.003, 0.003, 0.02  # how much more must speak for a choice that the rules of thumb like less
HORIZONS = 1, 2  # how many more rounds begin before a position is judged, for Sauron and for a hero, whose journeys take two turns
RESTED = 0.5  # what a card in the rest pool is worth to one that can be played
EACH_CARD, EACH_WOUND, BEATEN, FALLEN = 0.012, 0.008, 0.06, -0.3  # what comes of a combat, as a change of the chance to win
MARGINS: dict[type, float] = {TravelStep: 4.0, SauronActs: 4.0, KeepPlots: 4.0}
OF_LITTLE_WEIGHT = (MoveTo, PayMore, EndCombat, DiscardCards, PlaceInExtension)  # not worth a second thought
WEIGHTY_IN_THE_FINALE = TakeDamage  # and only there


class QuestThinking:
    """Rules of thumb, and playouts by them."""

    weighings: Mapping[type, Weighing] = WEIGHINGS
    horizons = HORIZONS
    until_he_acts = True  # a position is judged when Sauron has played his plot, else as soon as a round has begun

    def __init__(self, chance: Callable[[Board, Seat], float] = foreseen) -> None:
        self.chance = chance  # how a position is judged: by hand, or as it was learned
        self.handicaps: dict[int, float] = {}  # of the choices of the open question

    def candidates(self, view: View[Any]) -> list[int]:
        """The choices worth thinking about, the advised one first."""
        ranked = rank_choices(view.table, view.agenda, view.choices, view.seat, self.weighings)
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
        decision, combat = world.decision, board.combat
        assert decision is not None
        seat, last = decision.seat, board.round + self.horizons[decision.seat != SAURON]
        before = state_of(board, combat.seat) if combat is not None else None
        world.hasty = True  # nobody is watching: what has one answer need not be asked
        world.answer(choice)
        while (decision := world.decision) is not None:
            if board.combat is None if combat is not None else judged_now(world, last, self.until_he_acts):
                break
            if expired():
                return None
            world.answer(decide(board, world.agenda, decision.choices, decision.seat, self.weighings))
        value = self.chance(board, seat)
        if before is not None and combat is not None and not board.winner:
            fought = outcome_of(board, combat.seat, before)
            value += -fought if seat == SAURON else fought
        return max(0.0, min(1.0, value) - self.handicaps.get(choice, 0.0))


def judged_now(world: Game[Any], last: int, until_he_acts: bool) -> bool:
    """Whether so many rounds have begun, and Sauron has played his plot in the last of them."""
    now: int = world.table.round
    return now > last or (now == last and (not until_he_acts or isinstance(world.agenda[-1][0][0], SauronActs)))


def state_of(board: Board, seat: Seat) -> tuple[float, int]:
    """What a hero has left to live on, and the damage on all minions."""
    sheet = board.sheet(seat)
    return len(sheet.hand) + len(sheet.life) + RESTED * len(sheet.rest), sum([figure.damage for figure in board.minions.values()])


def outcome_of(board: Board, seat: Seat, before: tuple[float, int]) -> float:
    """What a combat has brought the heroes at once: a position hardly shows it, but it adds up."""
    left, wounds = state_of(board, seat)
    if board.outcome == LOST:
        return FALLEN
    return EACH_CARD * (left - before[0]) + (BEATEN if board.beaten else EACH_WOUND * (wounds - before[1]))
