"""Several things of one question are marked and sent together, a way is ridden, and one press takes all of it back."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.quest.moments import HERO, Data
from tests.browser.staged import Staged
from tests.games.quest.scenes import RULEBOOK, Scene, scene
from tests.server.pictures.tables import painted

HAND = ["overdraw", "overdraw", "quick_shot"]


def seen(play: Scene, seat: int = HERO) -> Data:
    """A position as this seat sees it."""
    journal = [event.word for event in play.board.news or () if event.seen_by is None or seat in event.seen_by]
    found: Data = msgspec.json.decode(painted(RULEBOOK, play.game, seat, "en", {}, journal).whole())
    return found


def hurt(points: int, **hero: Any) -> Scene:
    """A hero who takes so much damage."""
    return scene(card=f"damage.{points}", heroes=[{"hero": "argalad", "at": "bree", "hand": HAND, **hero}], minions={})


def heard(staged: Staged, count: int, do: str = "answer") -> list[Data]:
    """So many commands of this kind."""
    deadline = time.monotonic() + 8
    while len(found := [one for one in staged.heard if one["do"] == do]) < count:
        assert time.monotonic() < deadline, f"{len(found)} of {count} were sent"
        staged.page.wait_for_timeout(20)
    return found


def play_on(staged: Staged, play: Scene, count: int) -> list[str]:
    """Do what is answered, and tell how the table stands then; what was taken each time."""
    taken = []
    for number in range(count):
        choice = heard(staged, number + 1)[number]["choice"]
        taken.append(seen(play)["board"]["asking"]["offers"][choice]["on"])
        play.game.answer(choice)
        if play.asked == HERO:
            staged.send(seen(play))
    return taken


def test_several_cards_of_one_damage_are_marked_and_confirmed(visit: Visit) -> None:
    visitor = visit()
    staged, page, play = Staged(visitor, "quest", 2, HERO), visitor.page, hurt(3)
    staged.show(seen(play))
    page.locator('[data-lies^="fighting.argalad_quick_shot"]').first.click()
    expect(page.get_by_role("button", name=visitor.say("quest-mark-give", count=1, of=3))).to_be_disabled()
    page.locator(".hand .held.legal", has_text="Overdraw").click()
    page.locator("[data-choice='0']").first.click()  # the top card of the life pool
    assert staged.answers == []
    page.get_by_role("button", name=visitor.say("quest-mark-give", count=3, of=3)).click()
    assert sorted(play_on(staged, play, 3)) == ["fighting.argalad_overdraw", "fighting.argalad_quick_shot", "life"]


def test_all_of_it_is_one_press_and_one_undo(visit: Visit) -> None:
    visitor = visit()
    staged, page, play = Staged(visitor, "quest", 2, HERO), visitor.page, hurt(3)
    before = [seen(play)]
    staged.show(before[0])
    page.get_by_role("button", name=visitor.say("quest-mark-all-give", count=3)).click()
    for number in range(2):  # the third is not told yet
        choice = heard(staged, number + 1)[number]["choice"]
        play.game.answer(choice)
        before.append(seen(play))
        staged.send(before[-1])
    heard(staged, 3)
    staged.send(seen(scene(step="travel", heroes=[{"hero": "argalad", "at": "bree", "hand": HAND}], minions={})))
    page.keyboard.press("u")
    for number in range(3):  # each answer is taken back, up to the press
        heard(staged, number + 1, "undo")
        staged.send(before[2 - number])
    expect(page.get_by_role("button", name=visitor.say("quest-mark-all-give", count=3))).to_be_visible()
    page.wait_for_timeout(300)
    assert len(heard(staged, 3, "undo")) == 3 and len(staged.answers) == 3


def test_what_is_found_here_is_taken_without_exploring_first(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor, "quest", 2, HERO)
    heroes = [{"hero": "argalad", "at": "bree", "hand": HAND}]
    play = scene(step="travel", heroes=heroes, favor={"bree": 1}, minions={}, hasty=False)
    staged.show(seen(play))
    visitor.page.locator(".map [data-place=bree]").dispatch_event("click")
    visitor.page.locator(".map .tip .choice").filter(has_text="Take 1 favor").click()
    assert play_on(staged, play, 2)[1] == "favor.bree"


def test_a_way_is_ridden_with_the_cards_that_are_shown(visit: Visit) -> None:
    visitor = visit()
    staged = Staged(visitor, "quest", 2, HERO)
    play = scene(step="travel", heroes=[{"hero": "argalad", "at": "bree", "hand": HAND}], minions={}, hasty=False)
    staged.show(seen(play))
    visitor.page.locator(".map [data-place=fornost]").dispatch_event("click")
    tip = visitor.page.locator(".map .tip.pinned")
    expect(tip).to_contain_text(visitor.say("quest-ride-choose"))
    assert staged.answers == []
    visitor.button("quest-ride-there", within=tip).click()
    taken = play_on(staged, play, 2)
    assert taken[0] == "place.fornost" and taken[1].startswith("fighting.") and play.board.sheets[0].place == "fornost"
