"""How a question may be answered without asking the person, so that silence tells nobody what is held.

The client waits for the pause and takes the choice. The pause follows from what all see and never from the hand, and a pass that the person
gives himself waits for it as well: so nobody can tell a hand that had an answer from one that had none.
"""

from __future__ import annotations

from onetable.core.step import Step
from onetable.games.tcg.mechanics.windows import Window
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.question_shape import Flow
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Phase

TO_ACT, TO_RESPOND = 800, 1200  # thousandths of a second


def flow(drawing: Drawing, step: Step[Board]) -> Flow:
    """What the settings as they come do with this question."""
    choices, board = drawing.sight.view.choices, drawing.board
    alone = len(choices) == 1
    empty = alone and choices[0] == PASS
    return Flow(
        empty=empty,
        forced=alone and not empty,
        take=0 if alone and not is_a_look_at_the_table(board, step) else -1,
        pause=pause(step),
        mine=drawing.seat == board.fp,
        response=isinstance(step, Window),
    )


def pause(step: Step[Board]) -> int:
    """How long a pass waits, whatever the hand holds."""
    return TO_RESPOND if isinstance(step, Window) else TO_ACT


def is_a_look_at_the_table(board: Board, step: Step[Board]) -> bool:
    """The own Fellowship phase is left by the person alone: to pass there is to move."""
    return isinstance(step, Actions) and board.phase is Phase.FELLOWSHIP
