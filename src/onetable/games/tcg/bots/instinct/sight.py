"""What is seen of a whole position before a choice is made: numbers, single cards, the phase and the skirmish, by what a seat may know."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.tcg.bots.figures import FIGURES, rivals_of, rows_of
from onetable.games.tcg.bots.instinct.sorts import ROLES
from onetable.games.tcg.bots.marks import MARKS, listed, marks_of
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Phase

IN_A_SKIRMISH = (
    "a skirmish",
    "its lead",
    "it is lost or won by a little",
    "its minions",
    "its defender's vitality",
    "the Ring-bearer in it",
)
SIGHTS = (*FIGURES, *IN_A_SKIRMISH)
SEEN_MARKS = (*MARKS, *[f"{phase} as {role}" for phase in Phase for role in ROLES], *[f"{count} rivals" for count in range(6)])
PHASES = {phase: len(MARKS) + len(ROLES) * number for number, phase in enumerate(Phase)}
RIVALS = len(MARKS) + len(ROLES) * len(Phase)
CLOSE, WIDE = 3, 5  # a lead that cards can turn, and one that is as good as any


def sight(board: Board, seat: Seat) -> tuple[list[float], list[int]]:
    """The numbers in the order of their names and the places of all marks; of several rivals beside the one who is most to be feared."""
    rivals = rivals_of(board, seat)
    marks = [PHASES[board.phase] + (seat == board.fp), RIVALS + len(rivals)]
    if not rivals or board.ring_bearer[seat] not in board.pieces:
        return [], marks + listed(board.lists[seat])
    rows = rows_of(board, seat, rivals)
    feared = min(range(len(rows)), key=lambda number: rows[number][0]) if len(rows) > 1 else 0
    return rows[feared] + in_a_skirmish(board), marks + marks_of(board, seat, [rivals[feared]])[0]


def in_a_skirmish(board: Board) -> list[float]:
    """How it stands, if there is one."""
    fight = board.fight
    if fight is None or fight.cancelled or fight.defender not in board.pieces or not fight.minions:
        return [0.0] * len(IN_A_SKIRMISH)
    lead = board.strength(fight.defender) - sum([board.strength(minion) for minion in fight.minions])
    return [
        1.0, max(-2.0, min(2.0, lead / WIDE)), max(0.0, 1.0 - abs(lead) / CLOSE), float(len(fight.minions)),
        board.vitality(fight.defender) / 2, float(fight.defender == board.ring_bearer[board.fp]),
    ]  # fmt: skip
