"""The rules by subject: found by typing, read on by links with addresses, opened beside the table at what is asked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.opening import open_chapter
from tests.browser.screens import Album


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


def test_rules_for_this_opens_beside_the_table(visit: Visit) -> None:
    visitor = visit(size="phone")
    open_chapter(visitor, 1, 1)
    visitor.page.wait_for_selector(".ask.mine")
    visitor.page.locator(".ask").get_by_role("button", name=visitor.say("guide-here")).click()
    expect(visitor.page.get_by_role("article")).to_be_visible()
