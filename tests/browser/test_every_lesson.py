"""Every line of every lesson at its table: the right one is learned, a wrong one is told and taken back by one key or touch, or refused."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from onetable.core.lessons.lesson import Attempt
from onetable.core.lessons.tutor import pupil
from onetable.core.match import Match
from onetable.telling.lessons import advice
from onetable.text import Interface
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.pupils import Means, Pupil
from tests.browser.scripting import script
from tests.browser.visitor import Visitor
from tests.lessons.lines import LESSONS, begin, go_to_pupil, wish

NAMES = [f"{game}-{name}" for game, name in LESSONS]
pytestmark = pytest.mark.long


class Course:
    """A lesson in the browser, and beside it the same match, which says what must be heard."""

    def __init__(self, visitor: Visitor, means: Means, game: str, name: str) -> None:
        self.pupil, self.game, self.name = Pupil(visitor, means), game, name
        visitor.go("/")
        made = visitor.page.evaluate(script("open"), {"game": game, "players": 1, "setup": {"lesson": name}})
        visitor.go(f"/table/{made['id']}")
        at_table(visitor)
        self.begin()

    def begin(self) -> None:
        """At the first question."""
        self.match: Match[Any] = begin(self.game, self.name)
        assert self.match.lesson is not None
        self.seat = pupil(self.match.rulebook, self.match.lesson, self.match.game)
        go_to_pupil(self.match, self.seat)
        self.first = self.answered
        expect(self.pupil.line).to_contain_text(self.match.lesson.task.en)
        self.hears_what_is_due()

    @property
    def answered(self) -> int:
        """How often the pupil has chosen."""
        return sum([who == self.seat for who, _, _ in self.match.answers])

    @property
    def due(self) -> str:
        """What the tutor says now."""
        said = advice(self.match, Interface("en"))
        assert said is not None
        return said.text

    def hears_what_is_due(self) -> None:
        """Wait until the tutor says it; where there is nothing to say he is not there."""
        told, due = self.pupil.page.locator("[data-told]"), " ".join(self.due.split())
        if due:
            expect(told).to_have_text(due)
        else:
            expect(told).to_have_count(0)

    def take(self, attempt: Attempt) -> None:
        """The choices of a line, and what is heard after each."""
        for line in attempt.play:
            wanted = wish(self.match, line)
            if wanted.number < 0:
                assert attempt.then.startswith("refused")
                self.pupil.attempt(wanted)
            else:
                self.pupil.choose(wanted)
                self.match.answer(wanted.number)
                go_to_pupil(self.match, self.seat)
            self.hears_what_is_due()

    def take_back(self, attempt: Attempt) -> None:
        """One step back is the last choice of the line; so many lead to the beginning."""
        for choices in range(len(attempt.play) - attempt.then.startswith("refused") - 1, -1, -1):
            self.pupil.go_back()
            before = begin(self.game, self.name)
            go_to_pupil(before, self.seat)
            for line in attempt.play[:choices]:
                before.answer(wish(before, line).number)
                go_to_pupil(before, self.seat)
            self.match = before
            self.hears_what_is_due()
        assert self.answered == self.first


@pytest.mark.parametrize("means", ["touch", "keys"])
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=NAMES)
def test_every_line(visit: Visit, game: str, name: str, means: Means) -> None:
    visitor = visit(size="phone" if means == "touch" else "desktop")
    course = Course(visitor, means, game, name)
    assert course.match.lesson is not None
    tries = course.match.lesson.tries
    for attempt in [each for each in tries if each.then != "reached"]:
        course.take(attempt)
        course.take_back(attempt)
    for place, attempt in enumerate([each for each in tries if each.then == "reached"]):
        if place:
            course.pupil.begin_again()
            course.begin()
        course.take(attempt)
        assert course.match.is_learned
