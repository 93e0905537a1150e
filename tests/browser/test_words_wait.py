"""No sentence and no light before the motion it tells of has ended."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Keep, Visit
from tests.browser.scripting import script
from tests.browser.staged import Data, Staged
from tests.browser.visitor import Visitor
from tests.server.pictures.tables import drawn, moments

ALOFT = "() => window.flights.aloft() > 0"
SETTLED = "() => document.querySelector('.ask.mine, section.over')"
TOLD = "What has just happened."


@cache
def views() -> tuple[Data, ...]:
    """What the first seat is shown at each decision of a game of the first chapter."""
    return tuple(drawn(match, "en", (0,))[0] for match in moments("fellowship", {"chapter": 1}, 4, seed=3))


@cache
def turns() -> tuple[Data, ...]:
    """The pictures at which the first seat is to play a card, and how the game ended."""
    return tuple(view for view in views() if view["over"] or (view["asked"] == 0 and view["board"]["trick"]))


def laid(view: Data) -> int:
    """How many cards lie in the trick."""
    return len(view["board"]["trick"]["cards"]) if view["board"]["trick"] else 0


def tricks(view: Data) -> int:
    """How many tricks are over."""
    return len(view["board"]["tricks"])


def opened(visit: Visit, view: Data, **manner: Any) -> tuple[Visitor, Staged]:
    """A table at this moment, at which whatever flies is held in the air."""
    visitor = visit(still=False, **manner)
    visitor.page.add_init_script(script("flights"))
    staged = Staged(visitor, "fellowship", 4)
    staged.show(view)
    visitor.page.wait_for_selector(".held")
    visitor.page.keyboard.press("j")
    visitor.page.wait_for_selector(".journal")
    return visitor, staged


def land(visitor: Visitor, unchanged: Data) -> int:
    """Let one motion after the other end; nothing may have been said while it lasted. Tells how many there were."""
    count = 0
    while True:
        visitor.page.wait_for_function(f"() => ({ALOFT})() || {count} > 0 && ({SETTLED})()", polling=20)
        if not visitor.page.evaluate(ALOFT):
            return count
        assert visitor.page.evaluate(script("words")) == unchanged
        count += 1
        visitor.page.evaluate("() => window.flights.land()")
        visitor.page.wait_for_timeout(0)


def words(visitor: Visitor) -> Data:
    """What is said and lit now."""
    found: Data = visitor.page.evaluate(script("words"))
    return found


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_next_question_waits_until_the_trick_has_gone_to_its_winner(visit: Visit, keep: Keep, size: str) -> None:
    """Question, light and journal came up to a second before the trick they told of."""
    before, after = next((one, other) for one, other in pairwise(turns()) if tricks(other) > tricks(one))
    visitor, staged = opened(visit, before, size=size)
    told = words(visitor)
    staged.send(after, (TOLD,))
    visitor.page.wait_for_function(ALOFT)
    keep(visitor, "01-aloft")
    assert land(visitor, told | {"lit": 0}) >= 2  # a card at least, and the sweep
    keep(visitor, "01-landed")
    now = words(visitor)
    assert now["lit"] > 0
    assert now["question"] != told["question"]
    assert TOLD in now["aloud"]
    assert now["journal"] == [TOLD]


def test_the_end_waits_for_the_card_that_brings_it(visit: Visit) -> None:
    *_, before, over = turns()
    visitor, staged = opened(visit, before)
    told = words(visitor)
    staged.send(over, (TOLD,))
    assert land(visitor, told | {"lit": 0}) >= 1
    now = words(visitor)
    assert now["over"]
    assert now["verdicts"] != told["verdicts"]
    assert now["journal"] == [TOLD]


def test_what_bots_do_next_waits_for_the_sweep(visit: Visit) -> None:
    """The last card of a trick comes, bots play on at once; the trick is looked at and gathered all the same."""
    last, led = next((one, other) for one, other in pairwise(views()) if one["asked"] > 0 and laid(one) == 4 and laid(other) == 1)
    before = next(view for view in views() if tricks(view) + 1 == tricks(last) and laid(view) == 3)
    visitor, staged = opened(visit, before)
    staged.send(last)
    staged.send(led)
    lying = []
    for _ in range(3):
        visitor.page.wait_for_function(ALOFT)
        lying.append(visitor.page.locator("main [data-trick]").count())
        visitor.page.evaluate("() => window.flights.land()")
    assert lying == [4, 4, 1]  # the card comes, all go to the winner, the next is led


def test_a_key_ends_the_motion_and_answers_nothing_unseen(visit: Visit) -> None:
    before, after = turns()[:2]
    visitor, staged = opened(visit, before)
    staged.send(after)
    visitor.page.wait_for_function(ALOFT)
    while visitor.page.evaluate(ALOFT):
        visitor.page.keyboard.press("1")
        visitor.page.wait_for_timeout(20)
    visitor.page.wait_for_selector(".ask.mine")
    assert staged.answers == []
    visitor.page.keyboard.press("1")
    visitor.page.wait_for_timeout(50)
    assert len(staged.answers) == 1


@pytest.mark.parametrize("at_once", [False, True], ids=["without motion", "at once"])
def test_who_wants_no_motion_waits_for_nothing(visit: Visit, at_once: bool) -> None:
    before, after = turns()[:2]
    visitor = visit(still=not at_once)
    visitor.page.add_init_script(script("flights"))
    staged = Staged(visitor, "fellowship", 4)
    staged.show(before)
    if at_once:
        hasten(visitor, "web-speed-at-once")
    visitor.page.keyboard.press("j")
    visitor.page.wait_for_selector(".journal")
    told = words(visitor)
    staged.send(after, (TOLD,))
    visitor.page.wait_for_function(f"(told) => ({script('words')})().journal.length > told", arg=len(told["journal"]))
    assert words(visitor)["lit"] > 0
    assert not visitor.page.evaluate(ALOFT)


def hasten(visitor: Visitor, speed: str, **times: int) -> None:
    """Choose how fast things move, in the menu of the table."""
    visitor.press("web-menu")
    choice = visitor.page.get_by_role("group", name=visitor.say("web-speed")).get_by_label(visitor.say(speed, **times), exact=True)
    choice.press("Space")  # wherever it is while the menu still comes up
    assert choice.is_checked()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("dialog", state="detached")


def test_at_twice_the_speed_cards_fly_half_as_long(visit: Visit) -> None:
    before, after = turns()[:2]
    times = []
    for twice in (False, True):
        visitor, staged = opened(visit, before)
        if twice:
            hasten(visitor, "web-speed-times", times=2)
        staged.send(after)
        visitor.page.wait_for_function(ALOFT)
        times.append(visitor.page.evaluate("() => window.flights.longest()"))
        visitor.page.close()
    assert times[0] > 0
    assert times[1] == times[0] / 2


@pytest.mark.parametrize("by", ["click", "space"])
def test_a_click_or_space_ends_what_is_shown_and_does_nothing_else(visit: Visit, by: str) -> None:
    before, after = turns()[:2]
    visitor, staged = opened(visit, before)
    visitor.page.keyboard.press("Escape")  # the journal
    staged.send(after)
    visitor.page.wait_for_function(ALOFT)
    card = visitor.page.locator(".hand[data-hand] .held").first
    for _ in range(9):
        if not visitor.page.evaluate(ALOFT):
            break
        if by == "click":
            card.click(force=True, position={"x": 8, "y": 8})
        else:
            card.focus()
            visitor.page.keyboard.press(" ")
        visitor.page.wait_for_timeout(30)
    visitor.page.wait_for_selector(".ask.mine")
    visitor.page.wait_for_timeout(60)
    assert staged.answers == []
    expect(visitor.page.locator(".held.lifted, .popover")).to_have_count(0)
