"""What a person may say with one question on the screen: answers that the rules ask for one after another, with nobody between."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.word import Word
from onetable.games.tcg.mechanics.reconcile import Reconcile
from onetable.games.tcg.phases.archery import ArcheryWounds
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.fellowship import SanctuaryHealing
from onetable.games.tcg.phases.setup import StartingFellowship
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.speech.choices import STAY
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.telling.facts import asking, board_of
from onetable.games.tcg.words.playing import ChooseBearer, PlayCard
from onetable.telling.spoken_view import SpokenView


def in_one(before: SpokenView, answers: Sequence[Word], sight: SpokenView) -> bool:
    """Whether the question that is open now is part of the one before, which these answers were given to."""
    first, now = asking(before), asking(sight)
    if first is None or now is None:
        return False
    match now[0]:
        case Reconcile(_, is_asked):
            return isinstance(first[0], StayOrMove) and answers[0] == STAY and not is_asked
        case ChooseBearer(play):
            return play in answers and isinstance(answers[0], PlayCard)
        case ArcheryWounds() | SanctuaryHealing() | StartingFellowship() | AssignMinions():
            return type(first[0]) is type(now[0]) and same_phase(before, sight)
        case Effect() as step:
            return type(first[0]) is type(step) and first[1].source == now[1].source and picked(sight, step) > 0
        case _:
            return False


def same_phase(before: SpokenView, sight: SpokenView) -> bool:
    """Whether both are asked in the same phase of the same turn."""
    old, new = board_of(before), board_of(sight)
    return (old.turn, old.phase, old.moves, old.fierce) == (new.turn, new.phase, new.moves, new.fierce)


def picked(sight: SpokenView, step: Effect) -> int:
    """How many cards such a step has picked already."""
    found = step.picking(board_of(sight), asking(sight)[1])  # type: ignore[index]
    return found[0] if found is not None else 0
