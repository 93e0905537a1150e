"""Lessons in words: what they are called, who sits there, and what the tutor says."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from onetable.core.lessons import tutor
from onetable.core.lessons.lesson import Lesson
from onetable.core.lessons.tutor import Progress
from onetable.core.match import LESSON, Match
from onetable.games.registry import rulebook
from onetable.text import Interface


class Advice(Struct, frozen=True):
    """What a pupil is told now: how the lesson stands, what is to be reached, and a word for this moment, if there is one."""

    progress: Progress
    title: str
    task: str
    text: str
    at: tuple[str, ...] = ()


def seats_at(game: str, name: object) -> tuple[int, int]:
    """How many sit at a lesson, and on which seat the pupil sits."""
    book = rulebook(game)
    lesson = tutor.lesson_of(book, name)
    return lesson.players, tutor.pupil(book, lesson, tutor.begin(book, lesson))


def title_of(lesson: Lesson, interface: Interface) -> str:
    """What a lesson is called in a list."""
    return interface.say("lesson-title", title=lesson.title.read(interface.language))


def advice(match: Match[Any], interface: Interface) -> Advice | None:
    """What the tutor says now; nothing where this is no lesson."""
    if match.lesson is None:
        return None
    lesson, found, language = match.lesson, tutor.counsel(match), interface.language
    text = found.said.read(language) if found.said is not None else interface.say("lesson-not-reached") if found.key else ""
    return Advice(found.progress, lesson.title.read(language), lesson.task.read(language), text, tuple(found.at))


def next_lesson(game: str, done: set[str]) -> str | None:
    """The first lesson that has not been learned."""
    return next((name for name in rulebook(game).lessons() if name not in done), None)


def lesson_about(game: str, section: str) -> str:
    """The lesson about a subject of the rules, or one that touches it; nothing where there is none."""
    lessons = rulebook(game).lessons()
    about = [name for name, lesson in lessons.items() if section and lesson.section == section]
    return next(iter([*about, *[name for name, lesson in lessons.items() if section in lesson.also]]), "")


def games_after(match: Match[Any]) -> list[tuple[str, dict[str, Any]]]:
    """What could be played after this lesson."""
    assert match.lesson is not None
    name, following = match.lesson.name, tutor.next_of(match.rulebook, match.lesson.name)
    found: list[tuple[str, dict[str, Any]]] = [("lesson-next", {LESSON: following})] if following is not None else []
    return [*found, ("lesson-again", {LESSON: name})]
