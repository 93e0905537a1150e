"""The rules by subject: found by typing, read on by links with addresses, opened beside the table at what is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from onetable.core.phrasebook import LANGUAGES
from onetable.telling.guide.pages import page_of
from onetable.telling.guide.sections import guide_of
from onetable.text import Interface, source
from tests.browser.conftest import Visit
from tests.browser.opening import at_table, open_chapter
from tests.browser.screens import Album
from tests.browser.scripting import script

ADVICE = re.compile(r"^([a-z]+-coach-[\w-]+|tcg-first-[\w-]+) =", re.MULTILINE)
FIGURES = {"count": 12, "limit": 10, "number": 4, "last": 9, "pool": 11, "force": 22, "able": 18, "fellowship": 3, "minions": 12}


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "zh")])
def test_the_page_answers_while_one_types(visit: Visit, size: str, language: str, pytestconfig: pytest.Config) -> None:
    visitor = visit(size=size, language=language)
    visitor.go("/rules/tcg")
    page, album = visitor.page, Album(visitor, pytestconfig.getoption("--long"))
    search = page.get_by_role("searchbox", name=visitor.say("guide-search"))
    search.fill("feirce")
    search.press("Enter")
    expect(page).to_have_url(re.compile("/rules/tcg\\?section=fierce$"))
    expect(page.get_by_role("article").get_by_role("heading")).to_be_focused()
    album.add("rules section")
    page.get_by_role("article").get_by_role("button").first.click()
    expect(page).to_have_url(re.compile("/rules/tcg\\?section=assignment$"))
    page.go_back()
    expect(page).to_have_url(re.compile("section=fierce$"))
    album.close()


@pytest.mark.parametrize(
    ("game", "section", "size"), [("fellowship", "follow", "phone"), ("tcg", "the-ring", "desktop"), ("quest", "explore", "desktop")]
)
def test_an_example_is_drawn_by_the_table_and_only_looked_at(
    visit: Visit, game: str, section: str, size: str, pytestconfig: pytest.Config
) -> None:
    visitor = visit(size=size)
    visitor.go(f"/rules/{game}?section={section}")
    page, album = visitor.page, Album(visitor, pytestconfig.getoption("--long"))
    figure = page.get_by_role("figure")
    expect(figure).to_contain_text(page_of(game, "en").sections[[*guide_of(game).sections].index(section)].example)
    drawn = figure.locator(".frame > .table[inert]")
    expect(drawn.locator("[data-lies], [data-figure]").first).to_be_attached()
    page.wait_for_timeout(300)
    assert page.evaluate("() => scrollY") == 0  # the table keeps the page where it is
    page.keyboard.press("1")
    expect(drawn).to_be_visible()
    album.add(f"rules example {game}")
    album.close()


def test_cards_and_terms_lead_on_and_back_and_a_subject_can_be_practised(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/fellowship?section=follow")
    page = visitor.page
    page.get_by_role("article").get_by_role("button", name="Glamdring").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Glamdring")
    sheet.get_by_role("button", name="Following suit").click()
    expect(page.get_by_role("article").get_by_role("heading")).to_have_text("Following suit")
    page.get_by_role("button", name=visitor.say("lesson-practise")).click()
    at_table(visitor)
    expect(page.get_by_role("region", name=visitor.say("lesson-list"))).to_contain_text("You are Gandalf")


def every_advice() -> Iterator[str]:
    """All that the coaches of all games can say, in every language."""
    for language in LANGUAGES:
        for key in ADVICE.findall(source(language)):
            values: dict[str, str | int] = {
                "who": "Aragorn",
                "to": "Pippin",
                "card": "8 of Mountains",
                "best": "5 of Hills",
                "suit": "Hills",
                "goal": "Win 2 tricks.",
                "minion": "Uruk Savage",
                "place": "the Iron Hills",
            }
            yield Interface(language).say(key, **values, **FIGURES)


def test_the_coach_is_called_sent_away_and_remembered(visit: Visit) -> None:
    visitor = visit()
    open_chapter(visitor, 1, 1)
    page = visitor.page
    page.wait_for_selector(".ask.mine")
    coach = page.get_by_role("group", name=visitor.say("coach"), exact=True)
    expect(coach).to_have_count(0)
    page.get_by_role("button", name=visitor.say("web-menu")).click()
    with page.expect_response("**/api/me"):  # the table knows at once, and then the person's wish is kept
        page.get_by_role("switch", name=visitor.say("coach")).click()
    page.keyboard.press("Escape")
    expect(coach.locator("[data-told]")).not_to_be_empty()
    page.reload()
    expect(coach.locator("[data-told]")).not_to_be_empty()
    visitor.resize("phone")
    coach.get_by_role("button", name=visitor.say("web-more"), exact=True).click()
    nothing_cut = f"(sentences) => ({script('advice')})(sentences).length === 0"
    page.wait_for_function(nothing_cut, arg=list(every_advice()))  # whatever a coach can say, once more of it is wanted
    visitor.resize("desktop")
    with page.expect_response("**/api/me"):
        coach.get_by_role("button", name=visitor.say("coach-end")).click()
    expect(coach).to_have_count(0)
    page.reload()
    page.wait_for_selector(".ask")
    expect(coach).to_have_count(0)


def test_rules_for_this_opens_beside_the_table(visit: Visit) -> None:
    visitor = visit(size="phone")
    open_chapter(visitor, 1, 1)
    visitor.page.wait_for_selector(".ask.mine")
    visitor.page.locator(".ask").get_by_role("button", name=visitor.say("guide-here")).click()
    expect(visitor.page.get_by_role("article")).to_be_visible()


def test_what_was_asked_stays_beside_the_answer(visit: Visit) -> None:
    """The question vanished as soon as an answer was opened."""
    visitor = visit()
    visitor.go("/rules/fellowship")
    field = visitor.page.get_by_role("searchbox")
    field.fill("must I follow suit")
    visitor.page.locator(".find nav a").first.click()
    visitor.sees(visitor.say("guide-asked", words="must I follow suit"))
    visitor.press("guide-other-answers")
    expect(field).to_have_value("must I follow suit")
