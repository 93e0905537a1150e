"""Several answers with one question, what is kept from now on, and undo: it goes back to what was asked."""

from __future__ import annotations

import time

from tests.browser.conftest import Visit
from tests.browser.tcg.staged import Data, Staged
from tests.browser.tcg.test_hands_on import HELD, SAVAGE, position, table
from tests.games.tcg.pictures.shown import view_of
from tests.games.tcg.scenes import Scene, scene


def answered(staged: Staged, wanted: list[int]) -> None:
    """These choices were sent, one after the other, and no other."""
    deadline = time.monotonic() + 5
    while staged.answers != wanted:
        assert time.monotonic() < deadline, staged.answers
        staged.page.wait_for_timeout(20)


def undone(staged: Staged, times: int) -> None:
    """So often something was taken back."""
    deadline = time.monotonic() + 5
    while [one["do"] for one in staged.heard].count("undo") < times:
        assert time.monotonic() < deadline, staged.heard
        staged.page.wait_for_timeout(20)


def number(view: Data, words: str) -> int:
    """The choice that says this."""
    return next(place for place, choice in enumerate(view["choices"]) if words in choice["text"])


def moving() -> Scene:
    """Whether to move again is asked; whoever stays may discard a card."""
    play = scene(phase="regroup", hasty=False, site=3, free={"hand": ["Hobbit Sword", *HELD], "deck": HELD}, shadow={"hand": HELD})
    return play.choose("Pass", "Pass", "Pass")


def test_a_card_and_its_bearer_are_chosen_at_once(visit: Visit) -> None:
    visitor = visit()
    play = scene(phase="fellowship", hasty=False, free={"play": ["Sam, Son of Hamfast"], "hand": ["Hobbit Sword"]})
    staged, view = Staged(visitor), view_of(play)
    staged.show(view)
    visitor.page.locator(".hand .held").click()
    visitor.page.locator(".popover .choice", has_text="on Sam").click()
    first = number(view, "Play Hobbit Sword")
    answered(staged, [first])
    landing = view_of(play.choose("PlayCard Hobbit Sword"))
    staged.send(landing)
    answered(staged, [first, number(landing, "Sam")])


def test_staying_keeps_all_without_a_second_question(visit: Visit) -> None:
    visitor = visit()
    staged, play = Staged(visitor), moving()
    staged.show(view_of(play))
    visitor.page.keyboard.press("p")
    answered(staged, [0])
    staged.send(view_of(play.choose("Stay")))
    answered(staged, [0, 0])


def test_whoever_keeps_all_from_now_on_is_not_asked_again(visit: Visit) -> None:
    visitor = visit()
    play = scene(phase="regroup", hasty=False, site=3, free={"hand": HELD}, shadow={"hand": [SAVAGE], "deck": [SAVAGE]}).choose(
        "Pass", "Pass"
    )
    staged, view = Staged(visitor), view_of(play, 1)
    view["seat"] = 0
    staged.show(view)
    visitor.button("tcg-keep-all").click()
    answered(staged, [0])
    staged.send(table("maneuver"))
    answered(staged, [0, 0])
    staged.send(view)
    answered(staged, [0, 0, 0])


def test_minions_are_assigned_in_any_order(visit: Visit) -> None:
    visitor = visit()
    foes = {"play": [SAVAGE, "Goblin Runner"], "hand": HELD}
    play = position("assignment", shadow=foes).choose("Pass", "Pass")
    staged, view = Staged(visitor), view_of(play)
    staged.show(view)
    first = view["board"]["asking"]["offers"][1]["card"]
    later = next(each["offer"]["card"] for each in view["board"]["asking"]["ahead"])
    assert first != later
    visitor.page.locator(f".piece[data-lies='{later}']").click()
    visitor.page.locator(".popover .choice", has_text="Boromir").click()
    visitor.page.wait_for_timeout(300)
    assert staged.answers == []  # the other one is asked about first
    visitor.page.keyboard.press("p")
    answered(staged, [0])
    following = view_of(play.choose(play.offered[0]))
    staged.send(following)
    answered(staged, [0, number(following, "Boromir")])


def test_undo_goes_back_to_what_was_asked_and_no_further(visit: Visit) -> None:
    visitor = visit()
    friends = {"play": ["Gandalf, Friend of the Shirefolk"], "hand": ["Mysterious Wizard"]}
    able = view_of(position("skirmish", free=friends, assigned={SAVAGE: "Gandalf"}))
    staged = Staged(visitor)
    staged.show(able)
    visitor.page.keyboard.press("p")
    passed = able["board"]["asking"]["passing"]
    answered(staged, [passed])
    staged.send(table("maneuver"))
    answered(staged, [passed, 0])  # by itself
    staged.send(table("regroup"))
    answered(staged, [passed, 0, 0])
    staged.send(view_of(position("regroup").choose("Pass")))  # somebody else is asked
    visitor.page.keyboard.press("u")
    undone(staged, 1)
    staged.send(table("regroup"))
    undone(staged, 2)
    staged.send(table("maneuver"))
    undone(staged, 3)
    staged.send(able)
    visitor.page.wait_for_timeout(1100)
    assert staged.answers == [passed, 0, 0] and [one["do"] for one in staged.heard].count("undo") == 3
