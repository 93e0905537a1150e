"""Every lesson in the line mode: the same lines, typed, are answered with the same words, and what was learned is remembered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from onetable.core.lessons.lesson import Attempt
from onetable.core.lessons.tutor import pupil
from onetable.core.match import LESSON, Match
from onetable.core.scenario.choosing import offered, refused
from onetable.games.registry import rulebook
from onetable.telling.teller import teller_of
from onetable.terminal.learned import learned
from onetable.terminal.session import Session
from onetable.terminal.spoken_view import sight_of
from onetable.text import Interface
from tests.lessons.lines import LESSONS, begin, go_to_pupil
from tests.terminal.conversation import converse

NAMES = [f"{game}-{name}" for game, name in LESSONS]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is remembered goes into a folder of its own."""
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))


def typed(match: Match[Any], attempt: Attempt) -> tuple[list[str], str]:
    """What one types to take this line: numbers, and for what is refused its name; and the reason that is then read."""
    book, lesson = match.rulebook, match.lesson
    assert lesson is not None
    seat = pupil(book, lesson, match.game)
    lines: list[str] = []
    go_to_pupil(match, seat)
    for line in attempt.play:
        names = offered(book, match.game)
        if line not in names:
            session = Session.begin(book.id, {LESSON: lesson.name}, 0, 0, (), None)
            session.match = match
            sight = sight_of(session, Interface("en"))
            word = list(sight.refused)[list(refused(book, match.game)).index(line)]
            return [*lines, f"why {teller_of(book.id).name_for(sight, word)}"], sight.read(sight.refused[word])
        lines.append(str(names.index(line) + 1))
        match.answer(names.index(line))
        go_to_pupil(match, seat)
    return lines, ""


@pytest.mark.parametrize("every", [pytest.param(False, id="one of each kind"), pytest.param(True, id="every line", marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=NAMES)
def test_typed_lines_are_answered(game: str, name: str, every: bool) -> None:
    lesson = rulebook(game).lessons()[name]
    kinds = {attempt.then.split()[0]: attempt for attempt in lesson.tries}
    for attempt in lesson.tries if every else kinds.values():
        lines, reason = typed(begin(game, name), attempt)
        heard = converse(Session.begin(game, {LESSON: name}, 0, 0, (), None), *lines)
        sayings = {"reached": lesson.reached} | {key: each.say for key, each in (lesson.failures | lesson.words).items()}
        assert lesson.task.en in heard
        if attempt.then in sayings:
            assert " ".join(sayings[attempt.then].en.split()) in heard
        assert " ".join(reason.split()).rstrip(".").casefold() in heard.casefold()
    assert learned(game) == {name}


def test_who_went_wrong_goes_back_with_one_word_and_learns_it_then() -> None:
    heard = converse(Session.begin("fellowship", {LESSON: "01-following-suit"}, 0, 0, (), None), "1", "undo", "2", "2", "3", language="nl")
    assert heard.index("Zo niet") < heard.index("Teruggenomen") < heard.index("Gehaald!")
    assert learned("fellowship") == {"01-following-suit"}


def test_the_next_lesson_is_offered() -> None:
    heard = converse(Session.begin("fellowship", {LESSON: "01-following-suit"}, 0, 0, (), None), "2", "2", "1")
    assert "Next: Lesson: Goals that pull against each other" in heard and "Bilbo needs both tricks" in heard
