"""Every lesson is played to its end by a right line, and wrong lines get the answer that the lesson names for them."""

from __future__ import annotations

import pytest

from onetable.core.lessons.tutor import pupil, right_choice
from onetable.core.phrasebook import LANGUAGES
from onetable.games.registry import rulebook
from onetable.telling.guide.sections import guide_of
from onetable.telling.lessons import lesson_about
from tests.lessons.lines import LESSONS, begin, go_to_pupil, play

WRONG = 3
MOST = 20  # choices


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_every_line_gets_its_answer(game: str, name: str) -> None:
    lesson = rulebook(game).lessons()[name]
    heard: dict[tuple[str, ...], str] = {}
    on_the_way: set[str] = set()
    for attempt in lesson.tries:
        answer = play(begin(game, name), attempt, on_the_way)
        assert answer.startswith(attempt.then), f"{attempt.play}: heard “{answer}”, not “{attempt.then}”"
        heard[tuple(attempt.play)] = attempt.then
    wrong = [line for line, answer in heard.items() if answer.startswith("refused") or answer in (*lesson.failures, *lesson.words, "over")]
    assert "reached" in heard.values() and len(wrong) >= WRONG
    assert set(lesson.failures) <= set(heard.values()), "a failure that no line leads to"
    assert set(lesson.words) <= {*heard.values(), *on_the_way}, "a word that is never said"


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_who_takes_the_hints_reaches_the_goal(game: str, name: str) -> None:
    match = begin(game, name)
    assert match.lesson is not None
    seat = pupil(match.rulebook, match.lesson, match.game)
    go_to_pupil(match, seat)
    for _ in range(MOST):
        if match.is_learned:
            break
        right = right_choice(match)
        assert right is not None
        match.answer(right)
        go_to_pupil(match, seat)
    assert match.is_learned


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_every_sentence_is_there_in_every_language_and_is_no_copy(game: str, name: str) -> None:
    lesson = rulebook(game).lessons()[name]
    told = [lesson.title, lesson.task, lesson.reached, *[each.say for each in (*lesson.words.values(), *lesson.failures.values())]]
    for each in told:
        texts = [each.read(language) for language in LANGUAGES]
        assert all(texts) and len(set(texts)) == len(LANGUAGES)


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_every_lesson_is_about_subjects_of_the_rules(game: str, name: str) -> None:
    lesson, sections = rulebook(game).lessons()[name], guide_of(game).sections
    assert lesson.section in sections and set(lesson.also) <= set(sections)
    assert lesson_about(game, lesson.section) == name, "two lessons about the same subject"
