"""What may be said at the table: phrases about what everybody can see, and no others. Each is a string of the interface."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from onetable.core.view import View
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words.goals import Verdict

Stage = str
WAITING, CHOOSING, SETUP, PLAY, OVER = "waiting", "choosing", "setup", "play", "over"
ANY = frozenset((WAITING, CHOOSING, SETUP, PLAY, OVER))
NOT_CHOOSING = ANY - {CHOOSING}  # nobody may voice a wish for a character: nothing that could be heard as one is offered
AFTER_A_CARD = frozenset((PLAY, OVER))
WITH_GOALS = frozenset((SETUP, PLAY))


class Phrase(Struct, frozen=True):
    """When it may be said; `about` says of which chairs, `shown` whether the table shows what it speaks of."""

    key: str
    stages: frozenset[Stage]
    about: Callable[[Board, Chair], bool] | None = None
    shown: Callable[[Board], bool] | None = None


def _everybody(board: Board, chair: Chair) -> bool:
    return True


def _in_danger(board: Board, chair: Chair) -> bool:
    return bool(board.verdicts) and board.verdicts[chair] == Verdict.BEHIND and not board.hidden_threats[chair]


def _done(board: Board, chair: Chair) -> bool:
    return bool(board.verdicts) and board.verdicts[chair] == Verdict.SURE


def _open_threat(board: Board, chair: Chair) -> bool:
    return bool(board.threats) and bool(board.threats[chair]) and not board.hidden_threats[chair]


def _lost_card(board: Board) -> bool:
    return bool(board.lost)


def _rings_closed(board: Board) -> bool:
    return not board.broken


# Everything that a person can say. Goals, progress and open cards may be talked about, hands and wishes never.
COURTESIES = (
    Phrase("say-hello", ANY),
    Phrase("say-thanks", ANY),
    Phrase("say-one-moment", ANY),
    Phrase("say-ready", NOT_CHOOSING),
    Phrase("say-well-played", AFTER_A_CARD),
    Phrase("say-sorry", AFTER_A_CARD),
)
REMINDERS = (
    Phrase("say-your-goal", WITH_GOALS, about=_everybody),
    Phrase("say-goal-in-danger", frozenset((PLAY,)), about=_in_danger),
    Phrase("say-goal-done", frozenset((PLAY,)), about=_done),
    Phrase("say-look-threat", WITH_GOALS, about=_open_threat),
    Phrase("say-look-lost-card", WITH_GOALS, shown=_lost_card),
    Phrase("say-rings-closed", frozenset((PLAY,)), shown=_rings_closed),
)


def stage_of(view: View[Any] | None) -> Stage:
    """How far the game is, as far as talking goes; None is a table at which not all sit yet."""
    if view is None:
        return WAITING
    board = view.table
    if not isinstance(board, Board):
        return PLAY if view.asked >= 0 else OVER  # in the other games everybody may talk as he likes
    if board.outcome:
        return OVER
    if not all(board.cast):
        return CHOOSING
    return PLAY if board.verdicts else SETUP


def allowed(view: View[Any] | None) -> list[tuple[str, tuple[Chair, ...] | None]]:
    """The phrases that may be said now, each with the chairs it may be about; None where it is about nobody."""
    stage, board = stage_of(view), view.table if view is not None else None
    found: list[tuple[str, tuple[Chair, ...] | None]] = [(phrase.key, None) for phrase in COURTESIES if stage in phrase.stages]
    if not isinstance(board, Board):
        return found
    for phrase in REMINDERS:
        if stage not in phrase.stages or (phrase.shown is not None and not phrase.shown(board)):
            continue
        if phrase.about is None:
            found.append((phrase.key, None))
        elif chairs := tuple([chair for chair in board.chairs() if phrase.about(board, chair)]):
            found.append((phrase.key, chairs))
    return found


def may_say(view: View[Any] | None, phrase: str, about: int | None) -> bool:
    """Whether this may be said now."""
    return any([key == phrase and (about is None if chairs is None else about in chairs) for key, chairs in allowed(view)])
