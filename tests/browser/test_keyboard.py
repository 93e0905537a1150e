"""A whole chapter by keyboard alone, from the start page to the end."""

from __future__ import annotations

import time

import pytest

from tests.browser.clicking import CHANGED, PATIENCE, look
from tests.browser.conftest import Visit
from tests.browser.keys import Typist
from tests.browser.opening import at_table
from tests.browser.visitor import Visitor


def play_by_keys(visitor: Visitor, typist: Typist) -> None:
    """Play to the end."""
    deadline = time.monotonic() + PATIENCE
    while not (seen := look(visitor.page)).over:
        if seen.may_act:
            typist.act()
            deadline = time.monotonic() + PATIENCE
        assert time.monotonic() < deadline, seen.question
        visitor.page.wait_for_timeout(20)


@pytest.mark.parametrize("language", ["en", pytest.param("zh", marks=pytest.mark.long)])
def test_a_whole_chapter_without_a_mouse(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.go("/")
    visitor.button("lobby-play-chapter", chapter=1).wait_for()
    typist = Typist(visitor)
    typist.press_until(visitor.say("lobby-play-chapter", chapter=1))
    at_table(visitor)
    play_by_keys(visitor, typist)
    assert typist.choices > 1


def test_four_hands_without_a_mouse(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/book?chapter=6")
    visitor.page.wait_for_selector("article")
    typist = Typist(visitor)
    for _ in range(80):
        at = typist.press("Tab")
        if at and visitor.page.evaluate("() => document.activeElement.matches('article input[type=radio]')"):
            break
    for _ in range(3):
        if visitor.button("lobby-book-solo").count():
            break
        visitor.page.keyboard.press("ArrowLeft")
        visitor.page.wait_for_timeout(100)
    typist.press_until(visitor.say("lobby-book-solo"))
    at_table(visitor)
    play_by_keys(visitor, typist)
    assert typist.choices > 1


def test_digits_and_letters(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.press("quest-play")
    at_table(visitor)
    visitor.page.wait_for_selector(".ask.mine")
    visitor.page.wait_for_selector("main .choice")
    before = look(visitor.page)
    visitor.page.keyboard.press("1")
    visitor.page.wait_for_function(CHANGED, arg=before.mark)  # and nothing is on its way: a hint to the question before would come too late
    visitor.page.wait_for_selector(".ask.mine")
    visitor.page.keyboard.press("h")
    visitor.button("web-hint-do").wait_for()
    visitor.page.keyboard.press("s")
    visitor.page.wait_for_selector("dialog[open]")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("dialog[open]", state="detached")
    visitor.page.keyboard.press("r")
    visitor.page.wait_for_function("() => document.activeElement?.id === 'side-reader'")
