"""What the hand does at this table: clicking, dragging, touching, typing; each number explains itself; silence lasts equally long."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Locator, expect

from onetable.telling.guide.sections import guide_of
from tests.browser.conftest import Visit
from tests.browser.tcg.moments import views
from tests.browser.tcg.staged import Data, Staged
from tests.browser.visitor import Visitor
from tests.games.tcg.pictures.shown import view_of
from tests.games.tcg.scenes import Scene, scene

HELD = ["Athelas"]
SAVAGE = "Uruk Savage"
BOROMIR, FRODO = "Boromir, Lord of Gondor", "Frodo"


def table(phase: str, seat: int = 0, **more: Any) -> Data:
    """Boromir, an Uruk, and hands that can do nothing."""
    return view_of(position(phase, **more), seat)


def position(phase: str, **more: Any) -> Scene:
    """The same as a scene that can be played on."""
    data: dict[str, Any] = {"free": {"play": [BOROMIR], "hand": HELD}, "shadow": {"play": [SAVAGE], "hand": HELD}}
    return scene(phase=phase, site=6, hasty=False, **{**data, **more})


def asked(view: Data) -> Data:
    """The person is asked, also where he can only pass."""
    view["board"]["asking"]["flow"]["take"] = -1
    return view


def piece(visitor: Visitor, name: str) -> Locator:
    """A card in play."""
    return visitor.page.locator(".piece", has=visitor.page.locator(".name", has_text=name)).first


def defending(**more: Any) -> Data:
    """The question who fights the Uruk."""
    return asked(view_of(position("assignment", **more).choose("Pass", "Pass"), 0))


def chosen(staged: Staged, view: Data) -> str:
    """The words of the choice that was sent."""
    staged.page.wait_for_function("() => true")
    deadline = time.monotonic() + 5
    while not staged.answers:
        assert time.monotonic() < deadline, "nothing was sent"
        staged.page.wait_for_timeout(20)
    return str(view["choices"][staged.answers[-1]]["text"])


# ---- choosing


def test_one_click_on_the_defender_assigns(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor), defending()
    staged.show(view)
    piece(visitor, "Boromir").locator(".body").click()
    assert "Boromir" in chosen(staged, view)


def test_a_minion_is_dragged_to_its_defender(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor), defending()
    staged.show(view)
    piece(visitor, SAVAGE).drag_to(piece(visitor, "Boromir"))
    assert "Boromir" in chosen(staged, view)


def test_a_finger_is_first_shown_what_it_will_do(visit: Visit) -> None:
    visitor = visit(size="phone")
    staged, view = Staged(visitor), defending()
    staged.show(view)
    piece(visitor, "Boromir").locator(".body").tap()
    choices = visitor.page.locator(".popover .choice")
    expect(choices).to_have_count(1)
    assert staged.answers == []
    choices.tap()
    assert "Boromir" in chosen(staged, view)


def test_the_second_of_two_quick_clicks_is_meant_for_nobody(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor), defending()
    staged.show(view)
    piece(visitor, "Boromir").locator(".body").dblclick()
    chosen(staged, view)
    staged.page.wait_for_timeout(50)
    assert len(staged.answers) == 1


def test_a_card_that_cannot_be_played_says_why_once(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor), asked(table("maneuver"))
    staged.show(view)
    visitor.page.locator(".hand .held").first.click(force=True)  # a card that is not to be had can be asked why
    why = next(card["why"] for card in view["board"]["hand"])
    assert why
    expect(visitor.page.locator(".popover")).to_contain_text(why)
    expect(visitor.page.locator("[aria-live=assertive]")).to_have_text(why)  # and it is read aloud
    expect(visitor.page.locator("#question")).not_to_contain_text(why)
    visitor.button("guide-here", visitor.page.locator(".popover")).click()
    section = guide_of("tcg").sections[view["board"]["hand"][0]["section"]]
    expect(visitor.page.locator("#side-page")).to_contain_text(section.body("en")[0])
    visitor.page.locator(".hand .held").first.focus()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".popover")).to_have_count(0)
    assert staged.answers == []


def test_the_button_says_what_passing_does(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor), asked(table("maneuver"))
    staged.show(view)
    expect(visitor.page.locator(".strip .choice").last).to_contain_text(view["board"]["asking"]["pass_text"])


# ---- why


def test_a_strength_tells_its_parts_and_they_add_up(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor)
    view = asked(table("maneuver", free={"play": [{"card": "Aragorn, Ranger of the North", "bears": ["Ranger's Sword"]}], "hand": HELD}))
    staged.show(view)
    strength = next(one["strength"] for one in view["board"]["pieces"] if one["name"] == "Aragorn")
    assert strength["now"] > strength["printed"]
    piece(visitor, "Aragorn").locator("button.why").click()
    found = visitor.page.locator(".popover li b").all_inner_texts()
    numbers = [int(text.replace("−", "-")) for text in found]
    assert sum(numbers[:-1]) == numbers[-1] == strength["now"]


def test_the_reader_names_what_a_companion_bears_and_each_name_can_be_read(visit: Visit) -> None:
    visitor = visit()
    staged, aragorn = Staged(visitor), {"card": "Aragorn, Ranger of the North", "bears": ["Ranger's Sword"]}
    staged.show(asked(table("maneuver", free={"play": [aragorn], "hand": HELD})))
    piece(visitor, "Aragorn").locator(".body").focus()
    lying = visitor.page.locator(".why", has=visitor.page.get_by_role("heading", name=visitor.say("tcg-reader-on")))
    lying.get_by_role("button").click()
    expect(lying).to_have_count(0)  # the sword is read now, and nothing lies on it


def test_the_twilight_pool_tells_where_it_comes_from(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor)
    staged.show(asked(table("maneuver", twilight=3)))
    visitor.page.locator(".pools .figure").first.click()
    expect(visitor.page.locator(".popover")).to_be_visible()


# ---- keys


def test_keys_pass_choose_and_go_to_what_is_lit(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor), defending()
    staged.show(view)
    visitor.page.keyboard.press("1")  # nothing is numbered here: the cards are chosen
    visitor.page.keyboard.press("n")
    lit = visitor.page.evaluate("() => document.activeElement.closest('.legal') !== null")
    assert lit and staged.answers == []
    visitor.page.keyboard.press("p")
    assert chosen(staged, view) == view["board"]["asking"]["pass_text"]


def test_in_the_bid_a_digit_is_the_number_of_burdens(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor), next(views(2, 1, 0))
    staged.show(view)
    visitor.page.keyboard.press("2")
    deadline = time.monotonic() + 5
    while not staged.answers and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(20)
    assert view["board"]["asking"]["offers"][staged.answers[0]]["number"] == 2


# ---- silence


def sent_after(staged: Staged) -> float:
    """How long it took until the table passed."""
    begin = time.monotonic()
    while not staged.answers:
        assert time.monotonic() - begin < 15, "nobody passed"
        staged.page.wait_for_timeout(10)
    return time.monotonic() - begin


def test_where_one_can_only_pass_the_table_passes_after_the_pause(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor), table("maneuver")
    assert view["board"]["asking"]["flow"]["take"] == 0
    view["board"]["asking"]["flow"]["pause"] = 3000  # so that nobody can miss it
    staged.show(view)
    expect(visitor.page.locator(".strip .pause")).to_be_visible()
    assert staged.answers == []
    sent_after(staged)


def test_a_quick_pass_by_hand_is_no_quicker(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor)
    staged.show(asked(table("maneuver")))
    first = time.monotonic()
    staged.send(asked(table("maneuver")))
    staged.page.wait_for_timeout(30)
    visitor.page.keyboard.press("p")
    sent_after(staged)
    assert time.monotonic() - first >= 0.75


def test_a_stop_asks_all_the_same_and_is_remembered(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor)
    staged.show(asked(table("maneuver")))
    visitor.page.locator(".turn li button", has_text="Maneuver").click()
    visitor.page.reload()
    visitor.page.wait_for_selector(".turn li em")
    staged.send(table("maneuver"))
    visitor.page.wait_for_timeout(1100)
    assert staged.answers == []
    expect(visitor.page.locator(".strip .choice").last).to_be_visible()


def test_who_wants_to_look_first_stops_the_table(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor), table("maneuver")
    view["board"]["asking"]["flow"]["pause"] = 2000  # time enough to come before it ends
    staged.show(view)
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_timeout(2100)
    assert staged.answers == []
