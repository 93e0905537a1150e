"""How a question may be answered without asking the person, so that silence tells nobody what is held.

The client waits for the pause and takes the choice. The pause follows from what all see and never from the hand, and declining by hand
waits for it as well: so nobody can tell a hand that had an answer from one that had none. Where all see what can be chosen there is none.
"""

from __future__ import annotations

from onetable.core.step import Ask
from onetable.games.quest.pictures.drawing import Drawing
from onetable.games.quest.pictures.question_shape import Flow
from onetable.games.quest.telling.facts import asking
from onetable.games.quest.telling.questions import is_passing, obvious

PAUSE = 1000  # thousandths of a second


def flow(drawing: Drawing) -> Flow:
    """What the settings as they come do with this question."""
    choices, board = drawing.sight.view.choices, drawing.board
    alone = len(choices) == 1
    empty = alone and is_passing(choices[0])
    found = obvious(drawing.sight)
    pause = PAUSE if hides(drawing) else 0
    return Flow(empty, alone and not empty, found if found is not None else -1, pause, drawing.seat == board.turn.seat)


def hides(drawing: Drawing) -> bool:
    """Whether what may be chosen rests on what this seat alone sees; the step that asks would ask the same again."""
    found = asking(drawing.sight)
    assert found is not None
    step, scope = found
    asked = step.run(drawing.board, scope)
    return isinstance(asked, Ask) and asked.private
