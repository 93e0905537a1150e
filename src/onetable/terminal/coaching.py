"""Whether the coach speaks at this keyboard: as was said, by game, else in the first games; kept in the user's folder."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from onetable.core.errors import BadInput
from onetable.core.folders import data_folder
from onetable.core.lock import locked
from onetable.core.record import read_file, write_file
from onetable.telling.coach import Counsel, coach_of
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.session import Session

FIRST_GAMES = 3  # so many games of a kind he speaks to somebody who has not said whether he wants one; ONETABLE_FIRST_GAMES says it, too
ENOUGH = 12  # from so many choices on a game without a hint shows that he is not needed


class Coaching(Struct, frozen=True, omit_defaults=True):
    """What is known of one game."""

    wish: bool | None = None
    ended: int = 0  # games that were played to their end


def place() -> Path:
    """The file in which it stands."""
    return data_folder() / "coach.json"


def known() -> dict[str, Coaching]:
    """By game; a file that cannot be read counts as none."""
    try:
        return msgspec.json.decode(read_file(place()), type=dict[str, Coaching])
    except (BadInput, msgspec.DecodeError):
        return {}


def note(game: str, coaching: Coaching) -> None:
    """Keep this; where nothing can be written, nothing is remembered."""
    with suppress(OSError), locked(place().parent):
        write_file(place(), msgspec.json.encode({**known(), game: coaching}))


def is_coached(session: Session) -> bool:
    """Whether he speaks at this match; at a lesson the tutor does."""
    if session.is_lesson:
        return False
    game = session.match.rulebook.id
    found = known().get(game, Coaching())
    if found.wish is not None:
        return found.wish
    return found.ended < first_games() or coach_of(game).is_expected(session.match.setup)


def first_games() -> int:
    """How many games count as the first."""
    text = os.environ.get("ONETABLE_FIRST_GAMES", "")
    return int(text) if text.isdecimal() else FIRST_GAMES


def switch(session: Session) -> bool:
    """Be coached, or no longer; whether he speaks from now on."""
    game, wanted = session.match.rulebook.id, not is_coached(session)
    note(game, replace(known().get(game, Coaching()), wish=wanted))
    return wanted


def end_of_game(session: Session) -> None:
    """A game was played to its end: one more of the first, and the last with a coach where no hint was asked for."""
    if session.is_lesson or session.match.result is None:
        return
    game = session.match.rulebook.id
    answers = len([seat for seat, _, _ in session.match.answers if session.is_person(seat)])
    found = known().get(game, Coaching())
    unneeded = found.wish is None and is_coached(session) and not session.hinted and answers >= ENOUGH
    note(game, Coaching(False if unneeded else found.wish, found.ended + 1))


def counsel(session: Session, sight: SpokenView) -> Counsel | None:
    """What he says to this; nothing where he is silent."""
    return coach_of(session.match.rulebook.id).counsel(sight) if is_coached(session) else None


def hints(counsel: Counsel | None) -> list[str]:
    """Where to look and what to compare; what a bot would do comes after them."""
    return [text for text in (counsel.look, counsel.compare) if text] if counsel is not None else []
