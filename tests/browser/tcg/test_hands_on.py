"""What the hand does at this table: clicking, dragging, touching, typing; each number explains itself; silence lasts equally long."""

from __future__ import annotations

import re
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
HOLD = """([x, y]) => {
	const at = window.held = document.elementFromPoint(x, y);
	at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', clientX: x, clientY: y }));
}"""
LET_GO = """() => {
	const how = { bubbles: true, cancelable: true, pointerType: 'touch' };
	for (const name of ['pointerup', 'click']) window.held.dispatchEvent(new PointerEvent(name, how));
}"""


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
    piece(visitor, "Aragorn").locator(".body").click(button="right")
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
    visitor.page.locator(".head .phase").click()
    visitor.page.locator(".turn li button", has_text="Maneuver").click()
    visitor.page.reload()
    visitor.page.locator(".head .phase").click()
    visitor.page.wait_for_selector(".turn li em")
    visitor.page.keyboard.press("Escape")
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


# ---- what lies out of sight, or does nothing


def test_what_lies_out_of_sight_is_one_tap_away(visit: Visit) -> None:
    visitor = visit(size="phone")
    Staged(visitor).show(defending(shadow={"play": [SAVAGE] * 12, "hand": HELD}))
    last = piece(visitor, f"{SAVAGE} #12")
    expect(last).not_to_be_in_viewport()
    more = visitor.page.locator(".more.right")
    expect(more).to_be_visible()
    while more.count():
        more.tap()
        visitor.page.wait_for_timeout(80)
    expect(last).to_be_in_viewport()


def test_what_does_nothing_is_not_lit_as_a_play(visit: Visit) -> None:
    visitor = visit()
    view = defending()
    for offer in view["board"]["asking"]["offers"]:
        offer["idle"] = True
    Staged(visitor).show(view)
    expect(visitor.page.locator(".on.idle")).not_to_have_count(0)
    expect(visitor.page.locator(".piece.legal")).to_have_count(0)


# ---- what is foreseen, and what has happened


def test_the_outcome_stands_under_the_defender_before_the_click(visit: Visit) -> None:
    visitor = visit(size="phone")
    staged = Staged(visitor)
    staged.show(defending())
    expect(visitor.page.locator(".fate.wins")).to_contain_text("7 : 5")
    staged.send(defending(free={"play": [{"card": BOROMIR, "wounds": 2}], "hand": HELD}, shadow={"play": ["Orc Inquisitor"], "hand": HELD}))
    dies = visitor.page.locator(".fate.dies", has_text="7 : 9")
    expect(dies).to_contain_text(visitor.say("tcg-fate-dies"))
    assert visitor.say("tcg-fate-dies") in piece(visitor, "Boromir").locator(".body").inner_text()


def test_who_has_lost_stays_until_the_wound_is_dealt(visit: Visit) -> None:
    visitor = visit()
    view = asked(view_of(position("skirmish", acted=0, skirmish={"defender": "Boromir", "minions": [SAVAGE]}), 0))
    for fight in view["board"]["skirmishes"]:
        fight |= {"state": "decided", "winner": "shadow"}
    Staged(visitor).show(view)
    expect(piece(visitor, "Boromir")).to_be_visible()
    expect(piece(visitor, SAVAGE)).to_be_visible()
    expect(visitor.page.locator(".loser .role")).to_have_text(visitor.say("tcg-happens-lost"))


def test_assigning_moves_the_minion_to_its_defender_and_nobody_else(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor)
    play = position("assignment", shadow={"play": [SAVAGE], "hand": HELD}).choose("Pass", "Pass")
    staged.show(asked(view_of(play, 0)))
    before = {name: piece(visitor, name).bounding_box() for name in ("Frodo", "Boromir", SAVAGE)}
    play.choose(next(line for line in play.offered if "Boromir" in line))
    staged.send(asked(view_of(play, 0)) if view_of(play, 0)["board"]["asking"] else view_of(play, 0))
    expect(visitor.page.locator(".lines path")).to_have_count(1)
    after = {name: piece(visitor, name).bounding_box() for name in ("Frodo", "Boromir", SAVAGE)}
    assert (after["Frodo"], after["Boromir"]) == (before["Frodo"], before["Boromir"])
    there, minion = after["Boromir"], after[SAVAGE]
    assert there and minion and abs(there["x"] - minion["x"]) < 2 and minion["y"] < there["y"]


def test_what_another_player_plays_is_shown_with_its_target(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor)
    play = position(
        "skirmish", acted=0, skirmish={"defender": "Boromir", "minions": [SAVAGE]}, shadow={"play": [SAVAGE], "hand": ["Bred for Battle"]}
    )
    staged.show(asked(view_of(play, 0)))
    play.choose("Pass", "PlayCard Bred for Battle")
    staged.send(view_of(play, 0))
    expect(visitor.page.locator(".deed h3")).to_contain_text("Bred for Battle")
    expect(visitor.page.locator(".arrow > .way")).to_have_count(1)
    expect(visitor.page.locator(".deed")).to_have_count(0)  # it does not stay
    last = visitor.page.get_by_role("list", name=visitor.say("tcg-deeds")).get_by_role("button").last
    expect(last).to_have_attribute("aria-label", re.compile(visitor.say("tcg-deed-played", who="Bob", card="Bred for Battle")))


def test_a_card_in_hand_says_what_decides(visit: Visit) -> None:
    visitor = visit(size="phone")
    Staged(visitor).show(asked(table("maneuver", free={"play": [BOROMIR], "hand": [SAVAGE, "Bred for Battle"]})))
    uruk = visitor.page.locator(".hand .held", has=visitor.page.locator(".name", has_text=SAVAGE))
    assert [part.strip() for part in uruk.locator(".figures b, .figures .site").all_inner_texts()] == ["5", "5", "3"]
    heard = uruk.locator(".aloud").first.inner_text()
    assert "strength 5" in heard and "vitality 3" in heard
    expect(visitor.page.locator(".hand .brief")).not_to_have_count(0)


def test_a_finger_that_stays_reads_any_card_and_plays_nothing(visit: Visit) -> None:
    visitor = visit(size="phone")
    staged = Staged(visitor)
    staged.show(defending())
    for card in (piece(visitor, "Boromir").locator(".body"), visitor.page.locator(".hand .held").first):
        box = card.bounding_box()
        assert box
        visitor.page.evaluate(HOLD, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        expect(visitor.page.locator(".enlarged .face")).to_be_visible()
        visitor.page.evaluate(LET_GO)
        expect(visitor.page.locator(".enlarged")).to_have_count(0)
    assert staged.answers == []


def test_a_finger_reads_the_whole_card_where_it_confirms(visit: Visit) -> None:
    visitor = visit(size="phone")
    staged = Staged(visitor)
    staged.show(defending())
    piece(visitor, "Boromir").locator(".body").tap()
    expect(visitor.page.locator(".popover .face")).to_contain_text("Ranger")
    assert staged.answers == []
