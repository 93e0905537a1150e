"""`onetable lesson`: learn a game by playing, in the terminal."""

from __future__ import annotations

from onetable.cli.inputs import language_from
from onetable.core.lessons.tutor import lesson_of
from onetable.core.match import LESSON
from onetable.games.registry import faces, rulebook
from onetable.telling.lessons import next_lesson, seats_at
from onetable.text import Interface

ANY_SEED = 1  # a lesson has dice of its own


def lesson(game: str | None = None, name: str | None = None, /, *, language: str | None = None, plain: bool = False) -> int:
    """Learn a game by playing: a lesson takes one to three minutes.

    Parameters
    ----------
    game
        A game by its id; without one all lessons are listed.
    name
        A lesson by its name; without one it is the next that was not learned.
    language
        en, zh, ja or nl; else the one that was chosen last at the table.
    plain
        Lines of text in place of a full screen: for pipes and screen readers.
    """
    from onetable.terminal.learned import learned  # much to load: only who plays waits for it
    from onetable.terminal.settings import remembered
    from onetable.terminal.start import play_in_terminal

    spoken = language_from(remembered().language or None if language is None else language)
    if game is None:
        list_all(Interface(spoken))
        return 0
    book = rulebook(game)
    chosen = name or next_lesson(game, learned(game)) or next(iter(book.lessons()), None)
    found = lesson_of(book, chosen)
    players, seat = seats_at(game, found.name)
    return play_in_terminal(game, {LESSON: found.name}, players, ANY_SEED, (), spoken, plain, None, seat)


def list_all(interface: Interface) -> None:
    """Every lesson there is, those that were learned with a mark."""
    from onetable.terminal.learned import learned

    for game in faces():
        done = learned(game)
        for name, found in rulebook(game).lessons().items():
            title = found.title.read(interface.language)
            print(f"onetable lesson {game} {name}", interface.say("lesson-learned" if name in done else "lesson-open-yet", title=title))
