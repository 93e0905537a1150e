"""Decks are built in the browser: from an empty bench to a table, by click, keyboard and touch; nothing is lost, nothing is cut."""

from __future__ import annotations

import re
import statistics
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from onetable.games.registry import rulebook
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import deck, read_deck, violations, write_text
from tests.browser.conftest import Visit
from tests.browser.keys import Typist
from tests.browser.opening import at_table
from tests.browser.screens import Album, in_every_language
from tests.browser.scripting import script
from tests.browser.visitor import Visitor


def titled(culture: str) -> list[str]:
    """A card of each title of this culture."""
    return list({card.title: card.id for card in CARDS.values() if card.culture is not None and card.culture.value == culture}.values())


AXES = deck("axes_of_durin")
FOUR = 4  # of each title, as many as there may be
BUILT = [(card, FOUR if place < 7 else 2) for side in ("dwarven", "sauron") for place, card in enumerate(titled(side)[:8])]
MISTAKES = ("2 Aragon, King in Exile", "0 Uruk Slayer", "1 Legolas")  # no such card, no such number, several cards
PASTED = write_text(deck("nine_walkers")).replace("\n\nSites:", "\n" + "\n".join(MISTAKES) + "\n\nSites:", 1)
SEARCH_LIMIT = 50.0  # milliseconds from a letter to the cards that are shown for it


def bench(visitor: Visitor, given: str = "") -> None:
    """A new deck on the bench: empty, or with the cards of one that comes with the game."""
    visitor.go("/decks")
    if given:
        visitor.page.get_by_role("button", name=given).click()
    else:
        visitor.press("tcg-build-new")
    visitor.page.wait_for_selector(".catalogue .held")


def search(visitor: Visitor, words: str) -> None:
    visitor.page.get_by_role("searchbox").fill(words)


def card(visitor: Visitor, key: str) -> Locator:
    """A card of the catalogue, once it is looked for by its name."""
    search(visitor, CARDS[key].name.replace(",", ""))
    return visitor.page.locator(f".catalogue [data-key='{key}']")


def tools(visitor: Visitor, key: str) -> Locator:
    """Open one of the further tools."""
    visitor.press("tcg-build-tools")
    visitor.button(key, visitor.page.locator("dialog")).click()
    return visitor.page.locator("dialog")


def counted(visitor: Visitor) -> list[str]:
    """What stands in the deck, line by line."""
    return [" ".join(line.split()) for line in visitor.page.locator(".deck .lines li").all_inner_texts()]


def test_from_an_empty_bench_to_a_table_by_clicking_and_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("link", name=visitor.say("lobby-decks-of", game=visitor.say("tcg-name"))).click()
    visitor.press("tcg-build-new")
    reasons = visitor.page.locator(".reasons li")
    expect(reasons.get_by_text("no Ring-bearer")).to_be_visible()
    expect(reasons.get_by_text("no site 9")).to_be_visible()
    for key in (AXES.ring_bearer, AXES.ring, *AXES.sites):
        card(visitor, key).click()
    expect(reasons).to_have_count(1)  # there are too few cards
    for key, count in BUILT[:6]:
        card(visitor, key).click(click_count=count)
    before = counted(visitor)
    visitor.page.reload()
    visitor.page.wait_for_selector(".catalogue .held")
    assert counted(visitor) == before and len(before) == 11 + 6
    visitor.press("tcg-build-undo")
    assert counted(visitor) != before
    visitor.press("tcg-build-redo")
    assert counted(visitor) == before
    for key, count in BUILT[6:]:
        card(visitor, key).click(click_count=count)
    visitor.sees(visitor.say("tcg-build-fine"))
    visitor.page.get_by_label(visitor.say("tcg-build-name")).fill("My axes")
    visitor.press("tcg-build-play")
    at_table(visitor)
    visitor.go("/decks")
    visitor.sees("My axes")


def test_titles_are_read_in_the_own_language_in_english_or_both(visit: Visit) -> None:
    visitor = visit(language="zh")
    visitor.go("/settings")
    wishes = visitor.page.get_by_role("group", name=visitor.say("web-titles"))
    shown = {"中文": "山姆忠实的同伴", "English": "SamFaithful Companion", visitor.say("web-titles-both"): "山姆忠实的同伴Sam"}
    for wish, told in shown.items():
        visitor.go("/settings")
        wishes.get_by_role("radio", name=wish, exact=True).check()
        bench(visitor)
        search(visitor, "Faithful Companion")
        tile = visitor.page.locator(".catalogue [data-key='1R310']")
        expect(tile).to_have_count(1)
        assert "".join([tile.locator(part).inner_text() for part in (".name", ".sub")]).replace("\n", "").replace("\u00ad", "") == told
    tile.hover()
    reader = visitor.page.locator("article.face")
    expect(reader.locator(".other")).to_have_text("Sam, Faithful Companion")
    expect(reader.locator(".text b")).to_have_text(["小队", "响应"])
    search(visitor, "山姆，忠实".replace("，", " "))
    expect(tile).to_have_count(1)


def test_a_pasted_list_with_three_mistakes_is_mended_and_played_by_touch(visit: Visit) -> None:
    visitor = visit(size="phone")
    visitor.go("/decks")
    visitor.button("tcg-build-import").tap()
    dialog = visitor.page.locator("dialog")
    dialog.get_by_label(visitor.say("tcg-build-paste")).fill(PASTED)
    mistakes = dialog.locator("ol > li")
    expect(mistakes).to_have_count(3)
    lines = PASTED.splitlines()
    for place, written in enumerate(MISTAKES):
        told = mistakes.nth(place)
        assert visitor.say("tcg-build-line", n=lines.index(written) + 1) in told.inner_text()
        assert told.locator("input").input_value() == written
    assert "There is no card “Aragon, King in Exile”." in mistakes.nth(0).inner_text()
    dialog.get_by_role("button", name="2 Aragorn, King in Exile").tap()
    expect(mistakes).to_have_count(2)
    dialog.get_by_role("button", name="1 Uruk Slayer").tap()
    expect(mistakes).to_have_count(1)
    mistakes.locator("input").fill("Legolas, Greenleaf")
    mistakes.locator("input").blur()
    expect(mistakes).to_have_count(0)
    assert "Legolas, Greenleaf" in dialog.get_by_label(visitor.say("tcg-build-paste")).input_value()
    visitor.button("tcg-build-use").tap()
    visitor.page.wait_for_selector(".catalogue .held")
    visitor.page.locator(".switch label").nth(1).tap()
    mended = read_deck(PASTED.replace("Aragon,", "Aragorn,").replace("0 Uruk", "1 Uruk").replace("1 Legolas\n", "1 Legolas, Greenleaf\n"))
    engine = [rulebook("tcg").phrasebook("en").read(word) for word in violations(mended)]
    expect(visitor.page.locator(".reasons li")).to_have_text(engine)
    for name in ("Aragorn, King in Exile", "Aragorn, King in Exile", "Legolas, Greenleaf", "Uruk Slayer"):
        visitor.page.locator(".deck").get_by_role("button", name=visitor.say("tcg-build-take", card=name)).tap()
    visitor.sees(visitor.say("tcg-build-fine"))
    visitor.button("tcg-build-play").tap()
    at_table(visitor)


def test_a_deck_is_changed_and_played_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    bench(visitor, "Quiet Feet")
    typist = Typist(visitor)
    visitor.page.get_by_role("searchbox").focus()
    visitor.page.keyboard.type("merry")
    while not (at := typist.press("Tab")) or not at["name"].startswith(visitor.say("tcg-build-add", card="Merry")):
        pass
    first = visitor.page.evaluate("() => document.activeElement.dataset.key")
    for key in ("Enter", "Enter", "-"):
        typist.press(key)
    expect(visitor.page.locator(".reasons li").first).to_be_visible()
    typist.press("ArrowRight")
    assert visitor.page.evaluate("() => document.activeElement.dataset.key") != first
    visitor.page.keyboard.press("r")
    visitor.page.locator("dialog article").wait_for()
    visitor.page.keyboard.press("Escape")
    for _ in range(3):
        visitor.page.keyboard.press("Control+z")
    visitor.sees(visitor.say("tcg-build-fine"))
    visitor.page.locator(".play select").focus()
    typist.press_until(visitor.say("tcg-build-play"))
    at_table(visitor)


def test_cards_are_found_within_fifty_milliseconds_of_a_letter(visit: Visit) -> None:
    visitor = visit()
    bench(visitor, "Quiet Feet")
    words = ["e", "ex", "exe", "exert", "exert a", "frodo", "", "minion", "the bearer"]
    rounds: list[list[float]] = [visitor.page.evaluate(script("typing"), words) for _ in range(3)]
    taken = [min(each) for each in zip(*rounds, strict=True)]  # whatever else this machine does in between
    assert statistics.median(taken) < SEARCH_LIMIT, rounds
    assert visitor.page.locator(".catalogue [role=status]").inner_text() != visitor.say("tcg-search-count", count=365)


USUAL = ("shelf", "bench", "deck", "paste")  # screens that are also heard and looked at in both themes in the usual run


@in_every_language
def test_nothing_overlaps_and_nothing_is_cut(visit: Visit, language: str, size: str, request: pytest.FixtureRequest) -> None:
    visitor = visit(language=language, size=size)
    album = Album(visitor, bool(request.config.getoption("--long")))

    def look(name: str) -> None:
        album.look(f"builder-{name}", name in USUAL)

    visitor.go("/decks")
    visitor.page.wait_for_selector("main .begin")
    look("shelf")
    visitor.page.locator(".begin").nth(4).click()
    visitor.page.wait_for_selector(".catalogue .held")
    look("bench")
    visitor.page.locator(".catalogue label").filter(has_text=visitor.say("tcg-build-list")).click()
    look("list")
    if size == "phone":
        visitor.page.locator(".switch label").nth(1).click()
        look("deck")
    visitor.press("tcg-build-save")
    visitor.button("tcg-build-saved").wait_for()
    for key, wait in (("share", "textarea"), ("history", "ol")):
        dialog = tools(visitor, f"tcg-build-{key}")
        dialog.locator(wait).first.wait_for()
        if key == "share":
            visitor.press("tcg-build-share-link")
            link = dialog.get_by_label(visitor.say("tcg-build-link")).input_value()
        look(key)
        visitor.page.keyboard.press("Escape")
    visitor.press("tcg-build-sample")
    dialog.locator("ol li").first.wait_for()
    look("sample")
    visitor.page.keyboard.press("Escape")
    dialog = tools(visitor, "tcg-build-import")
    dialog.locator("textarea").fill(PASTED)
    dialog.locator("ol li").first.wait_for()
    look("paste")
    visitor.go(link)
    visitor.page.wait_for_selector("main li")
    look("shared")
    album.close()


def keep(visitor: Visitor, name: str, given: str) -> dict[str, Any]:
    """A deck of this person, kept before the page is opened."""
    visitor.go("/decks")
    visitor.sees(visitor.say("tcg-build-none"))  # the server knows him by then
    wish = {"game": "tcg", "name": name, "text": write_text(deck(given))}
    found: dict[str, Any] = visitor.page.request.post("/api/me/decks", data=wish).json()
    return found


def test_a_deck_of_one_s_own_is_chosen_where_a_table_is_set_up(visit: Visit) -> None:
    visitor = visit()
    keep(visitor, "Walkers of mine", "nine_walkers")
    visitor.go("/")
    visitor.page.get_by_role("button", name=visitor.say("lobby-set-up-of", game=visitor.say("tcg-name"))).click()
    seat = visitor.page.locator("dialog li").first
    seat.locator("button.chosen").click()
    seat.get_by_role("radio", name=re.compile("Walkers of mine")).check(force=True)
    expect(seat.locator("button.chosen")).to_contain_text("Walkers of mine")
    visitor.press("lobby-begin")
    table = at_table(visitor).rpartition("/")[2]
    brought = visitor.page.request.get(f"/api/tables/{table}").json()["setup"]["decks"]
    assert brought[0]["name"] == "Walkers of mine" and brought[0]["draw"] == dict(deck("nine_walkers").draw)


def test_a_deck_is_read_and_copied_by_its_link_until_it_is_gone(visit: Visit) -> None:
    ann, bob = visit(), visit(size="phone")
    made = keep(ann, "Walkers of Ann", "nine_walkers")["info"]
    ann.go(f"/decks?deck={made['id']}")
    dialog = tools(ann, "tcg-build-share")
    ann.press("tcg-build-share-link")
    link = dialog.get_by_label(ann.say("tcg-build-link")).input_value()
    bob.go(link)
    bob.sees("Walkers of Ann", "main")
    bob.button("tcg-build-keep-copy").tap()
    bob.page.wait_for_selector(".catalogue .held")
    assert bob.page.get_by_label(bob.say("tcg-build-name")).input_value() == "Walkers of Ann" and made["id"] not in bob.page.url
    ann.page.keyboard.press("Escape")
    ann.press("tcg-build-tools")
    ann.press("tcg-build-delete")
    ann.press("tcg-build-delete-sure")
    ann.sees(ann.say("tcg-build-none"))
    bob.expect("404")
    bob.go(link)
    bob.sees(bob.say("refused-no-such-link"))


def test_a_deck_is_finished_in_a_few_steps(visit: Visit) -> None:
    """Sixty cards and nine sites took 83 clicks: one for each, and nothing that helped."""
    visitor = visit()
    bench(visitor)
    key = "1U153"
    card(visitor, key)
    visitor.page.get_by_role("button", name=visitor.say("tcg-build-all-of", card=CARDS[key].name, count=FOUR)).click()
    expect(visitor.page.locator(".deck .lines li", has_text=CARDS[key].name)).to_contain_text("4×")
    card(visitor, "1R13").focus()
    visitor.page.keyboard.press("2")
    expect(visitor.page.locator(".deck .lines li", has_text="Gimli, Son of Glóin")).to_contain_text("2×")
    visitor.press("tcg-build-fill-sites")
    expect(visitor.button("tcg-build-fill-sites")).to_have_count(0)
    visitor.page.get_by_role("button", name=visitor.say("tcg-build-suggest"), exact=True).click()
    visitor.sees(visitor.say("tcg-build-fine"))
    assert visitor.say("tcg-build-free", count=30) in visitor.page.locator(".deck .sums").inner_text()
    expect(visitor.page.locator(".deck .lines li", has_text=CARDS[key].name)).to_contain_text("4×")
    visitor.press("tcg-build-undo")
    expect(visitor.page.locator(".deck .reasons li")).not_to_have_count(0)


def test_sites_show_their_number_and_a_sample_hand_is_cards(visit: Visit) -> None:
    visitor = visit()
    bench(visitor, visitor.say("tcg-form-decks-quiet_feet"))
    tile = card(visitor, "1C349")
    expect(tile.locator(".site")).to_have_text("5")
    visitor.press("tcg-build-sample")
    hand = visitor.page.locator("dialog .hand")
    expect(hand.locator(".held img").first).to_be_visible()
    assert hand.locator(".held").count() == hand.locator("li").count() == 8
    assert visitor.page.evaluate(script("sideways")) == []


def test_lines_that_cannot_be_read_are_left_out_at_once(visit: Visit) -> None:
    """Every line had to be mended by hand."""
    visitor = visit(size="phone")
    visitor.go("/decks")
    visitor.press("tcg-build-import")
    dialog = visitor.page.locator("dialog[open]")
    strange = "\n".join(f"1 No such card at all {letter}" for letter in "abcdefghijkl")
    dialog.locator("textarea").fill(f"{write_text(deck('nine_walkers'))}\n{strange}\n")
    dialog.get_by_role("button", name=visitor.say("tcg-build-leave-out", count=10)).click()
    expect(dialog.locator("ol > li")).to_have_count(0)
    visitor.press("tcg-build-use")
    visitor.page.wait_for_selector(".catalogue .held")


def test_decks_stand_as_tiles_with_who_leads_them_and_how_they_fare(visit: Visit) -> None:
    visitor = visit(language="nl", size="phone")
    visitor.go("/decks")
    tile = visitor.page.get_by_role("button", name=re.compile(re.escape(visitor.say("tcg-form-decks-gandalf")) + r"(?!.*eerste)"))
    expect(tile.locator(".glass img")).to_be_visible()
    expect(tile).to_contain_text(visitor.say("tcg-offer-won", won=71))
    assert tile.locator(".cultures img").count() >= 2
    assert visitor.page.evaluate(script("sideways")) == []
