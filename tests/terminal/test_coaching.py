"""The coach at the keyboard: in the first games unasked, three depths of hint, silent when he is switched off or not needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from onetable.bots.registry import bot
from onetable.core.match import LESSON
from onetable.games.registry import rulebook
from onetable.telling.lessons import lesson_about
from onetable.terminal import coaching
from onetable.terminal.app import TableApp
from onetable.terminal.screens.lessons import LessonsScreen
from onetable.terminal.session import Session, unfinished
from onetable.text import Interface
from tests.terminal.conversation import converse
from tests.terminal.keyboard import Person

SAYS = Interface("en").say("coach-says", text="")


@pytest.fixture(autouse=True)
def newcomer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has never played here."""
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    monkeypatch.delenv("ONETABLE_FIRST_GAMES", raising=False)


def game(chapter: int = 1) -> Session:
    return Session.begin("fellowship", {"chapter": chapter}, 4, 6, ("rules",), None)


def played(*, hinted: bool = False) -> Session:
    """A game that bots have played for all."""
    session, rules = game(), bot("fellowship", "rules", seed=1)
    while (decision := session.match.game.decision) is not None:
        session.match.answer(rules.choose(session.match.view(decision.seat)))
    session.hinted = hinted
    return session


def test_he_speaks_in_a_first_game_and_the_hints_go_deeper() -> None:
    heard = converse(game(), "hint", "hint", "hint", "quit")
    assert heard.count(SAYS) == 3  # what is at stake, where to look, what to compare
    assert heard.rindex(SAYS) < heard.index(Interface("en").say("hint-is", choice="")[:12])


def test_who_switches_him_off_is_left_alone_in_later_games_too_and_other_games_are_not_meant() -> None:
    assert Interface("en").say("coach-off") in converse(game(), "coach", "quit")
    assert SAYS not in converse(game(), "quit")
    assert coaching.is_coached(Session.begin("quest", {"heroes": ["thalin"]}, 2, 1, ("rules",), None))
    assert Interface("en").say("coach-on") in converse(game(), "coach", "quit")


def test_after_three_games_he_is_silent() -> None:
    for _ in range(coaching.FIRST_GAMES):
        assert coaching.is_coached(game())
        coaching.end_of_game(played(hinted=True))
    assert not coaching.is_coached(game())


def test_a_game_without_a_hint_shows_that_he_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "ENOUGH", 5)
    coaching.end_of_game(played())
    assert not coaching.is_coached(game()) and coaching.known()["fellowship"].ended == 1


def test_a_lesson_about_the_question_is_one_word_away_and_the_game_waits() -> None:
    lesson = lesson_about("fellowship", "exchange")
    assert rulebook("fellowship").lessons()[lesson].task.en in converse(game(), "practise", "quit")
    assert "Lesson: " in converse(game(), "1", "practise", "quit")
    assert len(unfinished("fellowship")) == 1
    assert "practise plays a lesson about this" in converse(game(), "rules", "quit")
    assert "There is no lesson" in converse(Session.begin("fellowship", {LESSON: lesson}, 0, 0, (), None), "practise", "quit")


async def test_on_the_whole_screen_he_speaks_hints_and_is_switched_off_by_keys() -> None:
    app = TableApp("fellowship", game(), 4, 6, ("rules",), "en", delay=0)
    async with app.run_test(size=(120, 40)) as pilot:
        person = Person(app, pilot)
        await person.settle()
        assert SAYS.strip() in person.text()
        notices = []
        for _ in range(3):
            await person.press("h")
            await pilot.pause(0.2)
            notices.append(person.table.attention.notice)
        assert notices[0].startswith(SAYS) and notices[1].startswith(SAYS) and notices[0] != notices[1]
        await person.press("k")
        assert person.table.attention.notice == Interface("en").say("coach-off") and not coaching.is_coached(person.session)
        await person.press("o")
        assert isinstance(app.screen, LessonsScreen) and app.screen.attention.entry is not None
        assert app.screen.attention.entry.meaning == lesson_about("fellowship", "exchange")
