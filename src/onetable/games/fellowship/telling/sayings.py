"""What may be said about the table. Goals, progress and open cards may be talked about, hands and wishes never."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words.goals import Verdict


class Reminder(Struct, frozen=True):
    """A phrase that speaks of the table: of which chairs, or whether the table shows it; some only while tricks are played."""

    key: str
    in_play: bool = False
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


REMINDERS = (
    Reminder("say-your-goal", about=_everybody),
    Reminder("say-goal-in-danger", in_play=True, about=_in_danger),
    Reminder("say-goal-done", in_play=True, about=_done),
    Reminder("say-look-threat", about=_open_threat),
    Reminder("say-look-lost-card", shown=_lost_card),
    Reminder("say-rings-closed", in_play=True, shown=_rings_closed),
)


def is_choosing(board: Board) -> bool:
    """While characters are chosen nobody may voice a wish for one."""
    return not board.outcome and not all(board.cast)


def is_played(board: Board) -> bool:
    """Whether the set-up is done, or all is over."""
    return bool(board.outcome) or (all(board.cast) and bool(board.verdicts))


def reminders(board: Board) -> list[tuple[str, tuple[Chair, ...] | None]]:
    """The reminders that may be given now, each with the chairs it may be about."""
    if board.outcome or not all(board.cast):
        return []
    found: list[tuple[str, tuple[Chair, ...] | None]] = []
    for reminder in REMINDERS:
        if (reminder.in_play and not board.verdicts) or (reminder.shown is not None and not reminder.shown(board)):
            continue
        if reminder.about is None:
            found.append((reminder.key, None))
        elif chairs := tuple([chair for chair in board.chairs() if reminder.about(board, chair)]):
            found.append((reminder.key, chairs))
    return found
