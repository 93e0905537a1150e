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
from onetable.games.tcg.telling.obvious import obvious

TO_ACT, TO_RESPOND = 800, 1200  # thousandths of a second


def flow(drawing: Drawing, step: Step[Board]) -> Flow:
    """What the settings as they come do with this question: an answer that would change nothing is none."""
    choices, board = drawing.sight.view.choices, drawing.board
    alone, taken = len(choices) == 1, obvious(drawing.sight)
    empty = alone and choices[0] == PASS
    return Flow(
        empty=empty,
        forced=alone and not empty,
        take=-1 if taken is None else taken,
        pause=pause(step),
        mine=drawing.seat == board.fp,
        response=isinstance(step, Window),
        concerns=concerns(drawing, step),
    )


def concerns(drawing: Drawing, step: Step[Board]) -> bool:
    """Whether something happens to a card of this seat, one of them fights, or nobody else acts now."""
    board, seat = drawing.board, drawing.seat
    if isinstance(step, Window):
        now = board.pending.get(step.event)
        cards = (*now.cards, *now.losers) if now is not None else ()
    elif isinstance(step, Actions) and board.fight is not None:
        cards = (board.fight.defender, *board.fight.minions)
    else:
        return not isinstance(step, Actions) or len(step.seats) == 1 or seat == board.fp
    return any([board.pieces[card].owner == seat for card in cards if card in board.pieces])


def pause(step: Step[Board]) -> int:
    """How long a pass waits, whatever the hand holds."""
    return TO_RESPOND if isinstance(step, Window) else TO_ACT
