"""Lessons in the full-screen terminal: from the opening screen, with what the tutor says, one key back, and the next one after it."""

from __future__ import annotations

from onetable.terminal.app import TableApp
from onetable.terminal.learned import learned
from onetable.terminal.screens.lessons import LessonsScreen
from tests.terminal.keyboard import Person


async def test_a_lesson_is_opened_gone_wrong_with_taken_back_and_learned() -> None:
    app = TableApp("fellowship", None, 4, 3, ("random",), "en", delay=0)
    async with app.run_test(size=(110, 40)) as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        await person.press("o")
        assert isinstance(app.screen, LessonsScreen) and "Winning a trick" in person.text()
        await person.press("enter")
        assert "Frodo led Hills" in person.text()
        assert set(person.session.seats.names) == {"human", "rules"}, "the course of a lesson hangs on them"
        await person.press("1", "enter")
        assert "lower than Frodo" in " ".join(person.text().split())
        assert person.session.is_stuck
        await person.press("u")
        assert "Frodo led Hills" in person.text()
        await person.press("2", "enter")
        await person.press("2", "enter")
        assert person.session.match.is_learned and learned("fellowship") == {"01-following-suit"}
        await person.press("enter")
        assert person.session.match.lesson is not None and person.session.match.lesson.name == "02-goals-that-pull"
