"""What the hand does at this table, and what each of its viewers may not know."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from onetable.games.quest.text.names import name_of
from onetable.telling.guide.sections import guide_of
from tests.browser.conftest import Visit
from tests.browser.quest.moments import HERO, SAURON, Data, found
from tests.browser.screens import STILL
from tests.browser.staged import Staged

NEWS = "The news."


def moment(name: str, seat: int = HERO) -> Data:
    """A moment of a game with one hero, at which the person is asked."""
    view = found(1, 1, seat, "en")[name]
    if view["board"]["asking"] is not None:
        view["board"]["asking"]["flow"]["take"] = -1
    return view


def answered(staged: Staged) -> Data:
    """The offer that was taken."""
    assert staged.first is not None
    deadline = time.monotonic() + 8
    while not staged.answers:
        assert time.monotonic() < deadline, "nothing was sent"
        staged.page.wait_for_timeout(20)
    offer: Data = staged.first["board"]["asking"]["offers"][staged.answers[-1]]
    return offer


def test_on_the_road_everything_says_what_it_is_and_does(visit: Visit) -> None:
    visitor = visit()
    staged, page = Staged(visitor, "quest", 2, HERO), visitor.page
    view = moment("travel")
    staged.show(view)
    quest = next(each for each in view["board"]["heroes"][0]["quests"] if each["active"])
    aim = page.get_by_role("complementary", name=visitor.say("quest-first-aim"))
    visitor.button("quest-first-aim-show", within=aim).click()
    expect(page.locator(".map .tip.pinned")).to_contain_text(name_of(f"place.{quest['places'][0]}", "en"))  # where to go first
    visitor.button("quest-first-aim-known", within=aim).click()
    expect(aim).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".strip .will").first).not_to_be_empty()  # what comes of it
    page.locator(".hand .held").first.hover()
    expect(page.locator(".enlarged article")).to_be_visible()  # the whole card
    page.mouse.move(500, 300)  # and away again
    expect(page.locator(".enlarged")).to_have_count(0)
    page.locator(".map [data-place=shire]").dispatch_event("click")
    why = page.locator(".map .tip .why")  # too far: told beside the place, and there alone
    expect(why).not_to_be_empty()
    expect(page.locator("#question")).not_to_contain_text(visitor.say("web-not-now"))
    expect(page.locator("main").get_by_text(why.inner_text(), exact=True).filter(visible=True)).to_have_count(1)
    visitor.button("guide-here", page.locator(".map .tip")).click()
    section = next(each["section"] for each in view["board"]["asking"]["whys"] if each["text"] == why.inner_text())
    expect(page.locator("#side-page")).to_contain_text(guide_of("quest").sections[section].body("en")[0])
    assert staged.answers == []
    page.keyboard.press("p")
    assert answered(staged)["does"] == "done"


def test_a_card_pays_for_the_path_alone_or_with_others(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor, "quest", 2, HERO)
    staged.show(moment("pay"))
    visitor.page.locator(".hand .held.legal").first.click()
    ways = visitor.page.locator(".popover .choice")
    if ways.count() > 0:  # it can pay alone, or be one of several
        ways.first.click()
    assert answered(staged)["on"].startswith("fighting.")


def test_giving_up_is_never_gold_nor_the_first_button(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor, "quest", 2, HERO), moment("rest")
    asking = view["board"]["asking"]
    view["choices"].insert(0, {**view["choices"][0], "text": "Give up and be defeated."})
    asking["offers"].insert(0, {**asking["offers"][0], "does": "give-up", "on": ""})
    asking["passing"] += 1 if asking["passing"] >= 0 else 0
    staged.show(view)
    buttons = visitor.page.locator(".strip .choice")
    expect(buttons.last).to_contain_text("Give up")
    expect(visitor.page.locator(".strip .main")).to_have_count(0)
    visitor.page.keyboard.press("1")
    assert answered(staged)["does"] != "give-up"


def test_a_round_of_combat_adds_up_and_what_nobody_may_know_is_closed(visit: Visit) -> None:
    visitor = visit()
    staged, view, page = Staged(visitor, "quest", 2, HERO), moment("lay"), visitor.page
    staged.show(view)
    clash = view["board"]["combat"]["rounds"][-1]
    wanted = [clash[side][what]["now"] for what in ("attack", "defense", "hurt") for side in ("hero", "foe")]
    assert [int(cell) for cell in page.locator(".sum tbody td .now").all_inner_texts()] == wanted
    held = {each["card"] for each in view["board"]["fight"]["hand"]}
    assert page.locator(".hand .note").count() == len(held)  # each says what it would leave
    empty = sum([view["board"]["heroes"][0][pool] == 0 for pool in ("life", "hand")])
    page.locator(".mine-place [data-seat]").click()
    sheets = page.locator("dialog")
    expect(sheets.locator(".stack.closed:not(.empty)")).to_have_count(2 - empty)  # the rest pool lies open, the damage pool is his own
    sheets.locator("[role=tab]", has_text=visitor.say("quest-sauron")).click()
    expect(sheets.locator(".closed-hand")).to_have_count(2)
    expect(sheets.locator(".closed")).to_contain_text(visitor.say("quest-mission-closed", side="sauron"))


def test_sauron_lays_a_card_of_his_hand(visit: Visit) -> None:
    visitor = visit()
    staged, view = Staged(visitor, "quest", 2, SAURON), moment("lay", SAURON)
    staged.show(view)
    lit = visitor.page.locator(".hand .held.legal")
    laid = [offer for offer in view["board"]["asking"]["offers"] if offer["does"] == "lay"]
    assert lit.count() == len({offer["on"] for offer in laid}) > 1  # equal cards lie on one another
    expect(visitor.page.locator(".strip .choice")).to_have_count(len(view["choices"]) - len(laid))
    lit.first.click()
    assert answered(staged)["on"].startswith("fighting.")


def test_what_a_combat_hides_on_a_phone_does_not_fly(visit: Visit) -> None:
    visitor = visit(size="phone", still=False)
    staged, before, after = Staged(visitor, "quest", 2, HERO), moment("travel"), moment("lay")
    after["board"]["turn"]["round"] = before["board"]["turn"]["round"]
    staged.show(before)
    for view, seen in ((after, ".fight"), (before, ".map")):  # the seats over the map are gone in a combat, and come back
        staged.send(view)
        expect(visitor.page.locator(f"main {seen}")).to_be_visible()
        visitor.page.wait_for_function(STILL)


def test_the_table_waits_until_a_card_was_read_or_somebody_goes_on_and_not_for_who_is_quick(visit: Visit) -> None:
    visitor = visit(still=False)
    staged, page = Staged(visitor, "quest", 2, SAURON), visitor.page
    before, after = moment("track", SAURON), moment("waiting", SAURON)

    def turned_up(card: str) -> Data:
        happening = {"kind": "event", "card": card, "drawn": [], "asks": False, "seat": -1}
        return {**after, "board": {**after["board"], "happening": happening, "turn": {**after["board"]["turn"], "round": 1}}}

    before["board"]["happening"], before["board"]["turn"]["round"] = None, 1
    staged.show(before)
    staged.send(turned_up("event.ev1_01"), (NEWS,))
    expect(page.locator(".moment")).to_be_visible()
    expect(page.locator(".ticker").filter(has_text=NEWS)).to_have_count(0)
    page.locator(".moment .go").click(force=True)  # it need not have come to rest
    expect(page.locator(".ticker")).to_contain_text(NEWS)
    expect(page.locator(".moment")).to_have_count(0)
    visitor.press("web-menu")
    page.get_by_label(visitor.say("web-speed-at-once"), exact=True).check(force=True)
    page.keyboard.press("Escape")
    staged.send(turned_up("event.ev1_02"), ("More news.",))
    expect(page.locator(".ticker")).to_contain_text("More news.")
    expect(page.locator(".moment")).to_have_count(0)
