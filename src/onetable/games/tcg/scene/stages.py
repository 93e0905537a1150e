"""Where a position begins: before a phase, or in the middle of one."""

from __future__ import annotations

from onetable.core.errors import BadInput
from onetable.core.step import Scope, Sentence, Steps
from onetable.core.suggest import suggest
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.archery import ArcheryPhase, Fire
from onetable.games.tcg.phases.assignment import AssignmentPhase, AssignRest, FierceOver
from onetable.games.tcg.phases.fellowship import FellowshipPhase, Move
from onetable.games.tcg.phases.phase import ActionPhase, IfMinions
from onetable.games.tcg.phases.regroup import RegroupOver, RegroupPhase
from onetable.games.tcg.phases.setup import BeginGame, Bids
from onetable.games.tcg.phases.shadow import EndShadow, ShadowPhase, ShadowPhases
from onetable.games.tcg.phases.skirmish import EndSkirmish, Resolve, Skirmishes
from onetable.games.tcg.phases.turn import AFTER_MOVE, END, FIERCE, FROM_ARCHERY, FROM_ASSIGNMENT, EndTurn, StayOrMove, Turn
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Phase

SET_UP = ("bidding", "starting fellowship")
BEFORE_MOVING = (*SET_UP, "turn", "fellowship")
STAGES: dict[str, tuple[Phase, Steps, Steps]] = {  # the phase that has just been; what comes now, and what after it
    "bidding": (Phase.SETUP, (Bids(),), ()),
    "starting fellowship": (Phase.SETUP, (BeginGame(),), ()),
    "turn": (Phase.FELLOWSHIP, (Turn(),), ()),
    "fellowship": (Phase.FELLOWSHIP, (FellowshipPhase(),), AFTER_MOVE),
    "shadow": (Phase.FELLOWSHIP, (ShadowPhases(),), AFTER_MOVE[1:]),
    "maneuver": (Phase.SHADOW, (ActionPhase(Phase.MANEUVER),), (IfMinions(FROM_ARCHERY), *END)),
    "archery": (Phase.MANEUVER, (IfMinions((ArcheryPhase(),)),), (IfMinions(FROM_ASSIGNMENT), *END)),
    "assignment": (Phase.ARCHERY, (AssignmentPhase(),), (*FIERCE, *END)),
    "fierce": (Phase.SKIRMISH, FIERCE, END),
    "skirmish": (Phase.ASSIGNMENT, (Skirmishes(),), (*FIERCE, *END)),
    "regroup": (Phase.SKIRMISH, (RegroupPhase(),), (StayOrMove(),)),
    "stay or move": (Phase.REGROUP, (StayOrMove(),), ()),
    "end of turn": (Phase.REGROUP, (EndTurn(),), ()),
}
NO_PHASES = (*SET_UP, "turn", "stay or move", "end of turn")  # they cannot end where a phase ends
UNDER_WAY = {
    "fellowship": Phase.FELLOWSHIP, "shadow": Phase.SHADOW, "maneuver": Phase.MANEUVER, "archery": Phase.ARCHERY,
    "assignment": Phase.ASSIGNMENT, "fierce": Phase.ASSIGNMENT, "skirmish": Phase.SKIRMISH, "regroup": Phase.REGROUP,
}  # fmt: skip


def check_stage(phase: str) -> None:
    """Refuse a phase that there is not."""
    if phase not in STAGES:
        raise BadInput(f"There is no phase “{phase}” to begin a scenario with; there is {', '.join(STAGES)}.{suggest(phase, STAGES)}")


def coming(board: Board, phase: str, whole: bool) -> list[Sentence]:
    """What is to come when a phase has not begun yet: that phase alone, or the whole rest of the turn."""
    voice = Scope(board.fp)
    before, own, rest = STAGES[phase]
    board.phase = before
    if whole:
        return [((*own, *rest), voice)]
    if phase in ("assignment", "fierce"):  # the skirmishes are phases of their own
        then = AssignmentPhase(fierce=phase == "fierce").run(board, voice)
        own = then[:2] if isinstance(then, tuple) else ()
    return [(own, voice)] if own else []


def under_way(board: Board, phase: str, acted: int, passed: int, whole: bool) -> list[Sentence]:
    """What is to come in the middle of a phase, after so many actions, the last of them passes: just as a game has it then."""
    board.phase = UNDER_WAY[phase]
    seats = (board.fp,) if phase == "fellowship" else (board.acting,) if phase == "shadow" else board.around
    actions = Actions(seats, acted, passed)
    below, after, joined = around_actions(board)
    if joined and not acted:
        own: list[Steps] = [(actions, *after)]
    else:
        own = [after, (actions,)] if after else [(actions,)]
    return [(steps, Scope(board.fp)) for steps in ([*below, *own] if whole else own)]


def around_actions(board: Board) -> tuple[list[Steps], Steps, bool]:
    """What comes after the actions of this phase: later, and at once; and whether the latter is said in the same breath."""
    fierce = [] if board.fierce else [FIERCE]
    if board.phase is Phase.FELLOWSHIP:
        return [AFTER_MOVE], (Move(),), True
    if board.phase is Phase.SHADOW:
        place = board.shadows.index(board.acting) + 1
        later = tuple([ShadowPhase(seat) for seat in board.shadows[place:]])
        return [AFTER_MOVE[1:], *([later] if later else [])], (EndShadow(board.acting),), True
    if board.phase is Phase.MANEUVER:
        return [END, (IfMinions(FROM_ARCHERY),)], (), False
    if board.phase is Phase.ARCHERY:
        return [END, (IfMinions(FROM_ASSIGNMENT),)], (Fire(),), False
    if board.phase is Phase.ASSIGNMENT:
        return [END, *fierce], (AssignRest(), Skirmishes(), FierceOver()), False
    if board.phase is Phase.SKIRMISH:
        return [END, *fierce, (FierceOver(),)], (Resolve(), EndSkirmish(), Skirmishes()), True
    return [(StayOrMove(),)], (RegroupOver(),), True
