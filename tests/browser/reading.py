"""What can be read from the pages of a table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor


def hand(visitor: Visitor) -> list[str]:
    """The cards in the own hand, in order."""
    found = visitor.page.locator(".hand[data-hand] .held").evaluate_all("(cards) => cards.map((card) => card.dataset.lies)")
    return [str(card) for card in found]


def trick(visitor: Visitor) -> list[str]:
    """The cards that lie in the trick."""
    found = visitor.page.locator("[data-drop=trick] [data-lies]").evaluate_all("(cards) => cards.map((card) => card.dataset.lies)")
    return [str(card) for card in found]


def journal(visitor: Visitor) -> list[str]:
    """The lines of the journal, the newest last; it is opened for that, and closed where it was."""
    lines, drawer = visitor.page.locator(".journal .line"), visitor.page.get_by_role("tabpanel", name=visitor.say("journal"))
    was_open = drawer.count() > 0
    if not was_open:
        visitor.page.keyboard.press("j")
        drawer.wait_for()
    found = [line.strip() for line in lines.all_inner_texts()]
    if not was_open:
        held = visitor.page.locator(".drawer, dialog[open], [data-sheet]").filter(has=drawer).first  # other floats may be closed, too
        visitor.button("web-close", within=held).click()
        expect(drawer).to_have_count(0)
    return found


def question(visitor: Visitor) -> Locator:
    """The line where everything is asked and explained."""
    return visitor.page.locator("#question")


def choose(visitor: Visitor, label: str, option: str) -> None:
    """Take an entry of a list by the words that stand there."""
    visitor.page.get_by_label(label, exact=True).first.select_option(label=option)


def becomes(place: Locator, text: str) -> None:
    """Wait until this text stands there."""
    expect(place).to_contain_text(text)
