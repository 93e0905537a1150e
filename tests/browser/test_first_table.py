"""What a demanding newcomer missed at the trick-taking table: each in a moment of a real game, with a picture of it in the long run.

What was to be seen before is said in the sentence below the name of a test. That words wait for pictures is in `test_words_wait.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from onetable.telling.guide.sections import guide_of
from tests.browser.conftest import Keep, Visit
from tests.browser.reading import question
from tests.browser.scripting import script
from tests.browser.staged import Data, Staged
from tests.browser.visitor import Visitor
from tests.server.pictures.tables import NAMES, drawn, moments

Told = Callable[[Data], bool]
MOMENTS: dict[str, Told] = {
    "give": lambda view: first(view) == "Give",
    "groups": lambda view: first(view) == "ChooseEvent",
    "cast": lambda view: first(view) == "BeCharacter",
    "follow": lambda view: first(view) == "Play" and bool(view["refused"]) and len(view["board"]["tricks"]) == 2,
    "lost": lambda view: view["over"] is not None and view["over"]["outcome"] == "lost",
    "won": lambda view: view["over"] is not None and view["over"]["outcome"] == "won",
}
LAPTOP, ON_ITS_SIDE = {"width": 1280, "height": 800}, {"width": 844, "height": 390}


def first(view: Data) -> str:
    """What kind of choice it is."""
    return str(view["choices"][0]["is"]) if view["choices"] else ""


@cache
def moment(name: str, chapter: int = 1) -> tuple[Data, int]:
    """The first picture of this kind, and the seat that sees it."""
    for seed in range(12):
        for match in moments("fellowship", {"chapter": chapter}, 4, seed):
            seat = match.game.decision.seat if match.game.decision is not None else 0
            view = drawn(match, "en", (seat,))[0]
            if MOMENTS[name](view):
                return view, seat
    raise AssertionError(f"no game comes to “{name}”")


class Table(Staged):
    """A moment that one person looks at, and a picture of it in the long run."""

    def __init__(self, visitor: Visitor, name: str, item: str, keep: Keep, chapter: int = 1) -> None:
        self.view, seat = moment(name, chapter)
        self.item, self.keep = item, keep
        super().__init__(visitor, "fellowship", 4, seat)
        self.show(self.view)

    def picture(self) -> None:
        """How it looks."""
        self.keep(self.visitor, self.item)


def test_who_sits_down_is_told_who_he_is_and_what_he_wants(visit: Visit, keep: Keep) -> None:
    """The first question was which card Frodo gives to Pippin, without a word on who is Frodo and that all win together."""
    visitor = visit()
    table = Table(visitor, "give", "02-first-steps", keep)
    table.picture()
    own = next(chair for chair in table.view["board"]["chairs"] if chair["mine"])
    steps = visitor.page.get_by_role("complementary", name=visitor.say("tricks-first-steps"))
    for words in (own["name"], visitor.say("tricks-all-together"), visitor.say("tricks-exchange-first")):
        expect(steps).to_contain_text(words)
    expect(visitor.page.get_by_text(own["goal"], exact=True)).to_have_count(1)  # said once
    visitor.press("tricks-understood")
    expect(steps).to_have_count(0)
    visitor.page.reload()
    visitor.page.wait_for_selector(".giving")
    expect(steps).to_have_count(0)


def test_a_card_that_has_come_is_marked(visit: Visit, keep: Keep) -> None:
    """The card that came in an exchange looked like all others, though it decides what to give back."""
    visitor = visit()
    table = Table(visitor, "give", "03-received", keep)
    card = table.view["choices"][0]["card"]
    table.send(table.view, (f"Sam gives you ⟦chip:{card}|a card⟧.",), told="HandsOver")
    expect(visitor.page.locator(f'[data-lies="{card}"]')).to_have_attribute("aria-label", re.compile(visitor.say("tricks-received")))
    table.picture()
    assert visitor.page.locator(".held.received").count() == 1


def test_a_number_key_does_what_the_mouse_does(visit: Visit, keep: Keep) -> None:
    """A digit gave a card away at once, cards had no digits, and none worked while the list of languages had the focus."""
    visitor = visit()
    table = Table(visitor, "give", "03-keys", keep)
    assert visitor.page.evaluate("() => document.activeElement.tagName") == "MAIN"  # the focus is at the table
    expect(visitor.page.locator(".held.may kbd").first).to_have_attribute("data-digit", "1")
    visitor.page.get_by_role("button", name=visitor.say("web-menu")).focus()  # a button of the frame wants no digits
    visitor.page.keyboard.press("2")
    expect(visitor.page.locator(".held.lifted")).to_have_count(1)
    table.picture()
    assert table.answers == []  # it is asked first, as after a click
    visitor.page.keyboard.press("2")
    visitor.page.wait_for_function("() => document.querySelector('.sending')")
    assert table.answers == [1]


def test_others_goals_are_read_on_a_phone(visit: Visit, keep: Keep) -> None:
    """Every goal read “Behind” in the first trick, and on a phone the others had a verdict without a goal."""
    visitor = visit(size="phone")
    table = Table(visitor, "follow", "04-goals-on-a-phone", keep)
    table.picture()
    for chair in table.view["board"]["chairs"]:
        assert chair["verdict"] != "behind"  # most tricks are to come
        if not chair["mine"]:
            seat = visitor.page.locator(".seat.plate", has_text=chair["name"])
            expect(seat).to_contain_text(chair["goal"])
            expect(seat).to_contain_text(chair["verdict_text"])


def test_groups_say_who_is_in_them(visit: Visit, keep: Keep) -> None:
    """Whoever led chapter 18 had to choose “Group 1” or “Group 2”."""
    visitor = visit()
    table = Table(visitor, "groups", "05-groups", keep, chapter=18)
    table.picture()
    first, second = [choice["reading"][0] for choice in table.view["choices"]]
    for reading in (first, second):
        expect(visitor.page.locator("main ul:has(.choice)").first).to_contain_text(reading)


@pytest.mark.parametrize(("size", "looks_on"), [("phone", False), ("desktop", True)])
def test_what_is_said_stands_at_the_seat(visit: Visit, keep: Keep, size: str, looks_on: bool) -> None:
    """What somebody said was cut in the header of a phone and gone, and nobody who looked on saw it at a seat."""
    visitor = visit(size=size)
    table = Table(visitor, "follow", f"06-said-{size}", keep)
    if looks_on:
        table.view = {**table.view, "seat": -1, "choices": [], "refused": []}
    seat = next(chair["seat"] for chair in table.view["board"]["chairs"] if not chair["mine"])
    table.said = [{"n": 7, "seat": seat, "phrase": "say-hello", "about": None, "text": visitor.say("say-hello")}]
    table.send(table.view)
    bubble = visitor.page.locator(".spoken")
    expect(bubble).to_have_text(visitor.say("say-hello"))
    table.picture()
    spoken, sits = bubble.bounding_box(), visitor.page.locator(f'[data-seat="{seat}"]').bounding_box()
    assert spoken is not None and sits is not None
    assert spoken["y"] < sits["y"] + sits["height"] and spoken["x"] < sits["x"] + sits["width"]


def test_a_hint_says_why(visit: Visit, keep: Keep) -> None:
    """A hint named a card and no reason."""
    visitor = visit(size="phone")
    table = Table(visitor, "follow", "07-hint", keep)
    places = [visitor.page.locator(each) for each in (".hand[data-hand]", "[data-drop=trick]")]
    before = [place.bounding_box() for place in places]
    visitor.press("web-hint")
    wish = table.wish("hint")
    why = "Bilbo will probably win the trick with it, and the goals need that."
    table.post({"is": "hint", "id": wish["id"], "at": table.n, "choice": 0, "text": table.view["choices"][0]["text"], "why": why})
    expect(question(visitor)).to_contain_text(why)
    table.picture()
    assert [place.bounding_box() for place in places] == before  # nothing jumps


def test_a_refusal_is_said_once_and_with_its_rule(visit: Visit, keep: Keep) -> None:
    """A refusal was one sentence, said twice, without its rule, and pushed the table about."""
    visitor = visit(size="phone")
    table = Table(visitor, "follow", "07-refusal", keep)
    asked, bar = question(visitor).inner_text(), visitor.page.locator(".ask").bounding_box()
    box = visitor.page.locator(".held.dim").first.bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + 8, box["y"] + 30)
    why = visitor.page.get_by_role("group", name=visitor.say("web-not-now"))
    expect(why).to_contain_text(table.view["refused"][0]["why"])
    expect(why).to_contain_text(visitor.say("rules-tricks-text"))
    table.picture()
    assert question(visitor).inner_text() == asked
    assert visitor.page.locator(".ask").bounding_box() == bar
    visitor.button("guide-here", why).click()
    section = guide_of("fellowship").sections[table.view["refused"][0]["section"]]
    expect(visitor.page.get_by_role("article")).to_contain_text(section.body("en")[0])


@pytest.mark.parametrize(("name", "size"), [("won", "desktop"), ("lost", "phone")])
def test_the_end_tells_of_all_goals_and_of_the_road(visit: Visit, keep: Keep, name: str, size: str) -> None:
    """The end was a small box on an empty table that did not say why a round was lost."""
    visitor = visit(size=size)
    table = Table(visitor, name, f"08-{name}", keep)
    panel = visitor.page.locator("main section.panel")
    for chair in table.view["board"]["chairs"]:
        expect(panel.locator("li", has_text=chair["name"]).last).to_contain_text(chair["goal"])
    road = panel.get_by_role("img", name=visitor.say("lobby-road", won=1 if name == "won" else 0, count=18))
    expect(road).to_be_visible()
    expect(road.locator(".lit")).to_have_count(1 if name == "won" else 0)
    table.picture()
    lines = [line for line in table.view["over"]["lines"] if not re.search(r"with \d tricks? left", line)]  # why no more tricks are played
    assert bool(lines) == (name == "lost")
    for line in lines:
        assert "It was:" in line  # which goal it was, and who won the trick that broke it
    box = panel.evaluate("(panel) => panel.scrollHeight - panel.clientHeight")
    assert box <= 1  # all of it is to be seen


def test_nothing_is_cut_on_a_laptop_and_on_a_phone_on_its_side(visit: Visit, keep: Keep) -> None:
    """“Cards played” was a bare icon, names were cut to “Gan...”, and “led” covered the digit of a card."""
    visitor = visit()
    visitor.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    table = Table(visitor, "follow", "09-laptop", keep)
    expect(visitor.page.get_by_text(visitor.say("tricks-played"))).to_be_visible()
    table.picture()
    visitor.page.set_viewport_size(ON_ITS_SIDE)  # type: ignore[arg-type]
    visitor.page.wait_for_function(f"() => ({script('cut')})().length === 0")
    keep(visitor, "09-on-its-side")
    for card in visitor.page.locator("[data-trick]").all():
        card_box = card.bounding_box()
        for tag in card.locator(".tag").all():
            tag_box = tag.bounding_box()
            assert card_box is not None and tag_box is not None
            assert tag_box["y"] > card_box["y"] + card_box["height"] / 2  # the digit stands above


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_characters_are_compared_side_by_side(visit: Visit, keep: Keep, size: str) -> None:
    """A list was read through a keyhole, two and a bit of the choices at a time."""
    visitor = visit(size=size)
    if size == "desktop":
        visitor.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    table = Table(visitor, "cast", f"09-portraits-{size}", keep, chapter=10)
    portraits = visitor.page.locator("main .portraits .portrait")
    count = len(table.view["choices"]) + len([one for one in table.view["refused"] if one["is"] == "BeCharacter"])
    expect(portraits).to_have_count(count)
    table.picture()
    assert "★" not in visitor.page.locator("main").inner_text()  # signs are drawn
    inside = "(list) => [...list.querySelectorAll('.portrait')].filter((one) => one.getBoundingClientRect().right <= innerWidth + 1).length"
    assert visitor.page.locator("main .portraits").evaluate(inside) >= (4 if size == "desktop" else 1)
    more = visitor.page.locator("main .dots i")
    wide = visitor.page.locator("main .portraits").evaluate("(list) => list.scrollWidth > list.clientWidth + 8")
    expect(more).to_have_count(count if wide else 0)
    for portrait, choice in zip(portraits.all(), table.view["choices"], strict=False):
        expect(portrait).to_contain_text(re.sub(r"⟦chip:\w+\|(.*?)⟧", r"\1", choice["reading"][0]))
    if wide:
        portraits.last.scroll_into_view_if_needed()
        expect(visitor.page.locator("main .dots .at")).to_have_count(1)
        assert visitor.page.locator("main .portraits").evaluate("(list) => list.scrollLeft") > 0


def test_a_strip_pushes_nothing_about_on_a_phone(visit: Visit, keep: Keep) -> None:
    """The strip for taking back pushed hand and trick down."""
    visitor = visit(size="phone")
    table = Table(visitor, "follow", "09-strip", keep)
    places = [visitor.page.locator(each) for each in (".hand[data-hand]", "[data-drop=trick]", ".ask")]
    before = [place.bounding_box() for place in places]
    table.undo = {"may": False, "why": "", "asked": {"seat": (table.seat + 1) % 4, "missing": [table.seat]}}
    table.send(table.view)
    visitor.button("web-allow").wait_for()
    table.picture()
    assert [place.bounding_box() for place in places] == before


def test_fonts_come_with_the_page(visit: Visit, keep: Keep) -> None:
    """Every system showed the letters it had, and signs came from fonts."""
    visitor = visit()
    Table(visitor, "follow", "10-fonts", keep).picture()
    loaded = "() => document.fonts.ready.then((fonts) => [...fonts].filter((font) => font.status === 'loaded').map((font) => font.family))"
    assert {name.strip("'\"") for name in visitor.page.evaluate(loaded)} == {"One Table", "One Table Tale"}


def test_people_and_bots_are_called_by_their_names(visit: Visit, keep: Keep) -> None:
    """Who had no character yet was “Player 3”, though his name was known."""
    visitor = visit()
    table = Table(visitor, "cast", "13-names", keep)
    table.picture()
    waiting = [chair["seat"] for chair in table.view["board"]["chairs"] if not chair["key"] and not chair["mine"]]
    assert waiting
    for seat in waiting:
        expect(visitor.page.locator(f'main [data-seat="{seat}"]')).to_contain_text(NAMES[seat])
    assert not re.search(r"Player \d", visitor.page.locator("body").inner_text())
