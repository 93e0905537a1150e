"""What the hand does at this table, and what each of its viewers may not know."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.quest.moments import Data, found
from tests.browser.staged import Staged

SEED = 1


def moment(name: str, seat: int = 1) -> Data:
    """A moment of a game with one hero."""
    view = found(1, SEED, seat, "en")[name]
    if view["board"]["asking"] is not None:
        view["board"]["asking"]["flow"]["take"] = -1
    return view


def answered(staged: Staged) -> int:
    """The choice that was sent."""
    deadline = time.monotonic() + 8
    while not staged.answers:
        assert time.monotonic() < deadline, "nothing was sent"
        staged.page.wait_for_timeout(20)
    return staged.answers[-1]


def offer(view: Data, number: int) -> Data:
    """What a choice is offered on."""
    found: Data = view["board"]["asking"]["offers"][number]
    return found


def test_a_card_pays_for_the_path_with_one_click_and_another_says_why_not(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor, "quest", 2, 1), moment("pay")
    staged.show(view)
    legal = visitor.page.locator(".hand .held.legal").first
    name = legal.locator(".name").inner_text()
    legal.click()
    assert offer(view, answered(staged))["on"].startswith("fighting.") and name


def test_a_place_that_cannot_be_reached_says_why(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor, "quest", 2, 1)
    staged.show(moment("travel"))
    visitor.page.locator(".map [data-place=shire]").dispatch_event("click")
    expect(visitor.page.locator("#question")).to_contain_text(visitor.say("web-not-now"))
    assert staged.answers == []


def test_the_buttons_say_what_they_will_do_and_digits_press_them(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor, "quest", 2, 1), moment("travel")
    staged.show(view)
    expect(visitor.page.locator(".strip .will").first).not_to_be_empty()
    visitor.page.keyboard.press("p")
    assert answered(staged) == view["board"]["asking"]["passing"]


def test_giving_up_is_never_gold_nor_the_first_button(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor, "quest", 2, 1), moment("travel")
    view["choices"].insert(0, {**view["choices"][0], "text": "Give up and be defeated."})
    view["board"]["asking"]["offers"].insert(0, {**view["board"]["asking"]["offers"][0], "does": "give-up", "on": "", "price": None})
    view["board"]["asking"]["passing"] += 1
    staged.show(view)
    buttons = visitor.page.locator(".strip .choice")
    expect(buttons.last).to_contain_text("Give up")
    expect(buttons.last).not_to_have_class("main")
    expect(visitor.page.locator(".strip .main")).to_have_count(0)
    visitor.page.keyboard.press("1")
    assert offer(view, answered(staged))["does"] != "give-up"


def test_a_card_is_read_where_the_pointer_rests(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor, "quest", 2, 1)
    staged.show(moment("travel"))
    visitor.page.locator(".hand .held").first.hover()
    expect(visitor.page.locator(".popover article")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".popover")).to_have_count(0)


def test_the_round_of_a_combat_adds_up_line_by_line(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor, "quest", 2, 1), moment("lay")
    staged.show(view)
    clash = view["board"]["combat"]["rounds"][-1]
    cells = visitor.page.locator(".sum tbody td .now").all_inner_texts()
    wanted = [clash[side][what]["now"] for what in ("attack", "defense", "hurt") for side in ("hero", "foe")]
    assert [int(cell) for cell in cells] == wanted
    notes = visitor.page.locator(".hand .note").all_inner_texts()
    assert len(notes) == len(view["board"]["fight"]["hand"])  # each card says what it would leave


def test_what_a_viewer_may_not_know_is_closed(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor, "quest", 2, 1), moment("travel")
    staged.show(view)
    visitor.page.locator("aside [role=tab]", has_text=visitor.say("quest-sauron")).click()
    expect(visitor.page.locator("aside .closed-hand")).to_have_count(2)
    expect(visitor.page.locator("aside .closed")).to_contain_text(visitor.say("quest-mission-closed", side="sauron"))
    visitor.page.locator("aside [role=tab]", has_text="Argalad").click()
    closed = visitor.page.locator("aside .stack.closed")
    expect(closed).to_have_count(2)  # life pool and hand; the rest pool lies open, the damage pool is one's own


def test_the_table_waits_until_a_card_has_been_read_or_somebody_goes_on(visit: Visit) -> None:
    visitor = visit(still=False)
    staged, before, after = Staged(visitor, "quest", 2, 0), moment("track", 0), moment("waiting", 0)
    before["board"]["happening"] = None
    after["board"]["happening"] = {"kind": "event", "card": "event.ev1_01", "asks": False, "seat": -1}
    after["board"]["turn"]["round"] = before["board"]["turn"]["round"]
    staged.show(before)
    staged.send(after, ("The news.",))
    expect(visitor.page.locator(".moment")).to_be_visible()
    expect(visitor.page.locator("aside")).not_to_contain_text("The news.")
    visitor.page.locator(".moment .go").click()
    expect(visitor.page.locator("aside")).to_contain_text("The news.")
    expect(visitor.page.locator(".moment")).to_have_count(0)


def test_who_is_quick_waits_for_nothing(visit: Visit) -> None:
    visitor = visit(still=False)
    staged, before, after = Staged(visitor, "quest", 2, 0), moment("track", 0), moment("waiting", 0)
    after["board"]["turn"]["round"] = before["board"]["turn"]["round"]
    staged.show(before)
    visitor.page.locator(".pace").click()
    staged.send({**after, "board": {**after["board"], "happening": {"kind": "event", "card": "event.ev1_02", "asks": False, "seat": -1}}}, ("The news.",))
    expect(visitor.page.locator("aside")).to_contain_text("The news.")
    expect(visitor.page.locator(".moment")).to_have_count(0)
