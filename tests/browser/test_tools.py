"""What stands around the game: taking back, hints, phrases, journal, reader, reasons, language and theme."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import Player, look, play
from tests.browser.conftest import Visit
from tests.browser.opening import open_chapter
from tests.browser.reading import choose, hand, journal, question
from tests.browser.visitor import Visitor
from tests.browser.walking import State, walk

NATIVE = {"en": "English", "nl": "Nederlands", "ja": "日本語", "zh": "中文"}


def begun(visitor: Visitor, players: int = 1, choices: int = 6) -> Player:
    """A game in which cards are played."""
    open_chapter(visitor, 1, players)
    walk(visitor, lambda state, steps: steps >= choices and plays(state))
    visitor.page.wait_for_selector(".ask.mine")
    return Player(visitor, seed=11, hints=1.0, drags=0.0)


def plays(state: State) -> bool:
    """Whether a card is to be played."""
    return bool(state["view"]["choices"][0]["is"] == "Play")


def speak(visitor: Visitor, language: str) -> None:
    """Have the table speak this language, in the middle of the game."""
    visitor.press("web-menu")
    choose(visitor, visitor.say("web-language"), NATIVE[language])
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    visitor.words = type(visitor.words)(language)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_choice_is_taken_back(visit: Visit, size: str) -> None:
    visitor = visit(size=size)
    player = begun(visitor)
    before, asked = sorted(hand(visitor)), question(visitor).inner_text()
    play(player, until=player.choices + 1)
    visitor.page.wait_for_selector(".ask.mine")
    assert question(visitor).inner_text() != asked or sorted(hand(visitor)) != before
    visitor.press("web-undo")
    expect(question(visitor)).to_have_text(asked)
    expect(visitor.page.locator(".hand[data-hand] .held")).to_have_count(len(before))
    assert sorted(hand(visitor)) == before
    play(player, until=player.choices + 2)


def test_a_hint_names_a_card_and_marks_it(visit: Visit) -> None:
    visitor = visit()
    begun(visitor)
    asked = question(visitor).inner_text()
    visitor.press("web-hint")
    visitor.button("web-hint-do").wait_for()
    assert question(visitor).inner_text() != asked
    marked = visitor.page.locator("main .hinted").first
    expect(marked).to_have_attribute("aria-label", re.compile(re.escape(visitor.say("tricks-hinted"))))
    visitor.page.keyboard.press("Escape")
    expect(question(visitor)).to_have_text(asked)


def test_a_phrase_is_said_and_stands_in_the_journal_of_the_others(visit: Visit) -> None:
    visitor = visit()
    begun(visitor, players=2)
    visitor.page.keyboard.press("s")  # with bots alone no tool invites to it
    sheet = visitor.page.locator("dialog[open]")
    expect(sheet).to_contain_text(visitor.say("fellowship-talk-rule"))
    assert sheet.locator("input, textarea").count() == 0  # nothing can be typed: hands stay secret
    visitor.button("say-hello", within=sheet).click()
    expect(sheet).to_have_count(0)
    visitor.press("journal")
    expect(visitor.page.locator(".journal .said")).to_contain_text(visitor.say("say-hello"))


def test_the_journal_opens_on_a_phone(visit: Visit) -> None:
    visitor = visit(size="phone", language="nl")
    begun(visitor)
    visitor.press("journal")
    sheet = visitor.page.get_by_role("region", name=visitor.say("web-side"))
    sheet.locator(".journal .line").first.wait_for()
    lines = journal(visitor)
    assert len(lines) > 3
    newest, box = sheet.locator(".journal .line").last, sheet.bounding_box()
    assert newest.inner_text().strip() == lines[-1]
    expect(newest).to_be_in_viewport()  # it opens at what happened last
    assert box and box["height"] < 664  # the table stays in sight, and can be played on
    visitor.button("web-close", within=sheet).click()
    expect(sheet).to_have_count(0)
    assert look(visitor.page).may_act


def test_the_reader_finds_a_card_in_every_language(visit: Visit) -> None:
    visitor = visit()
    begun(visitor, choices=1)
    visitor.page.keyboard.press("r")
    for language, word in (("en", "Gandalf"), ("zh", "甘道夫"), ("ja", "ガンダルフ"), ("nl", "Gandalf")):
        speak(visitor, language)  # the drawer stays open behind the menu
        visitor.page.get_by_label(visitor.say("reader-search")).fill(word)
        expect(visitor.page.locator(".page summary", has_text=word).first).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_card_that_may_not_be_played_says_why(visit: Visit, size: str) -> None:
    visitor = visit(size=size)
    open_chapter(visitor, 1, 1)
    walk(visitor, lambda state, steps: plays(state) and bool(state["view"]["refused"]))
    dim = visitor.page.locator(".hand[data-hand] .held.dim[aria-disabled=true]")
    before, asked = sorted(hand(visitor)), question(visitor).inner_text()
    card = dim.first
    box = card.bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + box["width"] * 0.15, box["y"] + box["height"] * 0.3)
    why = visitor.page.get_by_role("group", name=visitor.say("web-not-now"))
    expect(why.locator("p").first).to_have_text(re.compile(".{10}"))
    expect(question(visitor)).to_have_text(asked)  # it is said once, at the card
    assert sorted(hand(visitor)) == before
    visitor.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    visitor = visit()
    player = begun(visitor)
    cards, lines = hand(visitor), len(journal(visitor))
    visitor.page.keyboard.press("j")
    visitor.page.locator("main .table").last.evaluate("(table) => { table.dataset.same = 'yes'; }")
    for code in ("nl", "ja", "zh"):
        before = question(visitor).inner_text()
        speak(visitor, code)
        expect(question(visitor)).not_to_have_text(before)
        expect(visitor.page.get_by_role("tab", name=visitor.say("web-people"))).to_be_visible()
        assert hand(visitor) == cards
        assert len(journal(visitor)) == lines
        expect(visitor.page.locator("main .table").last).to_have_attribute("data-same", "yes")  # nothing is built anew, the focus stays
    visitor.page.locator(".drawer .close button").click()
    play(player, until=player.choices + 2)
    visitor.page.reload()
    visitor.page.wait_for_selector(".ask.mine")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "zh")


def test_dark_and_light(visit: Visit) -> None:
    visitor = visit(theme="light")
    begun(visitor, choices=1)
    ground = "() => getComputedStyle(document.querySelector('header .float')).backgroundColor"
    light = visitor.page.evaluate(ground)
    visitor.press("web-menu")
    visitor.page.get_by_role("radio", name=visitor.say("web-theme-dark")).check(force=True)
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert visitor.page.evaluate(ground) != light
    visitor.page.reload()
    visitor.page.wait_for_selector(".ask")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_keys_are_explained(visit: Visit) -> None:
    visitor = visit()
    begun(visitor, choices=1)
    visitor.page.keyboard.press("?")
    expect(visitor.page.locator("dialog[open] dl")).to_contain_text("1–9")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
