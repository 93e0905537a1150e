"""Hindsight as it is worked out in the background: first where the round was lost, then how each moment of it looked."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.bots.hindsight import Moment, TurningPoint
from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.match import RESIGNS
from onetable.core.record import Record
from onetable.games.fellowship import hindsight
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.kernel.describe import describe
from onetable.games.fellowship.kernel.wanted import COMPILED
from onetable.games.fellowship.solver.solving import Solver
from onetable.games.fellowship.table import Board

BOOK = Fellowship()
WORLDS = hindsight.WORLDS if COMPILED else 6  # without a compiler a chance is coarser, so that nobody waits for minutes


class FellowshipHindsight:
    """The last round of a game: the turning point, and the chance at each of its moments."""

    def count(self, record: Record) -> int:
        found = hindsight.moments(iter(stages(record)))
        return len(found) + 1 if found else 0

    def look_back(self, record: Record) -> Iterator[TurningPoint | Moment]:
        every, solver = stages(record), Solver()
        found = hindsight.moments(iter(every))
        if not found:
            return
        yield turning_point(found, every[-1].table.outcome == "lost", solver)
        for place, moment in enumerate(found):
            chance = hindsight.chance_at(moment, BOOK, solver, WORLDS, Dice(place + 1))
            yield Moment(chance.answer, chance.seat, chance.chance)


def turning_point(found: list[hindsight.Moment], lost: bool, solver: Solver) -> TurningPoint:
    """Where the round was lost, if it was; and all that would have kept it."""
    if not lost:
        return TurningPoint(True)
    point = hindsight.turning_point(found, solver)
    if point is None:
        return TurningPoint(solver.solve(*describe(found[0][1]), hindsight.SECONDS).winnable)
    return TurningPoint(True, point, hindsight.better_choices(dict(found)[point], solver))


def stages(record: Record) -> list[Game[Board]]:
    """The game as it stood before each answer, and at its end."""
    game = BOOK.begin(record.setup, record.players, int(record.seed), silent=True)
    found = [game.clone()]
    for answer in record.answers:
        if answer.number == RESIGNS:
            BOOK.resign(game, answer.seat)
        else:
            game.answer(answer.number)
        found.append(game.clone())
    return found
