"""At this table, too, question, journal and light wait until the cards have landed."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scripting import script
from tests.browser.tcg.moments import views
from tests.browser.tcg.staged import Data, Staged
from tests.browser.tcg.test_moments import asks_the_person
from tests.browser.visitor import Visitor

ALOFT = "() => window.flights.aloft() > 0"
LIT = "() => document.querySelectorAll('.ask.mine, main [data-choice], main .legal, main .acting').length"
TOLD = "What has just happened."


@cache
def two_questions() -> tuple[Data, Data]:
    """Two questions of one turn, between which a card comes into play and something can be chosen."""
    asked = [view for view in views(2, 4, 120) if view["board"]["asking"] and len(view["choices"]) > 1]
    found = next((one, other) for one, other in pairwise(asked) if is_one_card_more(one["board"], other["board"]))
    return asks_the_person(found[0]), asks_the_person(found[1])


def is_one_card_more(before: Data, after: Data) -> bool:
    """Whether in the same turn a card has been played that stays in play."""
    same = before["turn"]["number"] == after["turn"]["number"] > 0
    return same and len(after["pieces"]) == len(before["pieces"]) + 1


def opened(visit: Visit) -> tuple[Visitor, Staged, Data]:
    """The first question; then the second comes, and whatever flies is held in the air."""
    before, after = two_questions()
    visitor = visit(still=False)
    visitor.page.add_init_script(script("flights"))
    staged = Staged(visitor)
    staged.show(before)
    visitor.page.wait_for_selector(".piece")
    visitor.page.keyboard.press("j")
    visitor.page.wait_for_selector(".journal")
    told: Data = visitor.page.evaluate(script("words"))
    staged.send(after, (TOLD,))
    visitor.page.wait_for_function(ALOFT)
    return visitor, staged, told


def test_words_and_light_wait_until_the_card_has_landed(visit: Visit) -> None:
    visitor, _, told = opened(visit)
    now, ticker = visitor.page.evaluate(script("words")), visitor.page.locator(".ticker .line", has_text=TOLD)
    assert (now["question"], ticker.count(), now["where"]) == (told["question"], 0, told["where"])
    assert visitor.page.evaluate(LIT) == 0
    visitor.page.evaluate("() => window.flights.land()")
    visitor.page.wait_for_selector(".ask.mine")
    expect(ticker).to_have_count(1)
    assert visitor.page.evaluate(LIT) > 1


def test_a_key_lands_everything_and_answers_nothing_unseen(visit: Visit) -> None:
    visitor, staged, _ = opened(visit)
    visitor.page.keyboard.press("p")
    visitor.page.wait_for_selector(".ask.mine")
    assert staged.answers == []
    assert not visitor.page.evaluate(ALOFT)


def test_the_strip_has_its_room_before_its_words_are_seen(visit: Visit) -> None:
    """Nothing jumps when the words come: what will be asked is laid out already."""
    visitor, _, _ = opened(visit)
    field = visitor.page.locator("main .ground")
    before = field.bounding_box()
    visitor.page.evaluate("() => window.flights.land()")
    visitor.page.wait_for_selector(".ask.mine")
    after = field.bounding_box()
    assert before and after and abs(before["height"] - after["height"]) < 3
