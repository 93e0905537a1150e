"""People: the waiting room, coming by a link, looking on, a name, an account, settings."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import Route, expect

from tests.browser.clicking import Player, look, play
from tests.browser.conftest import Visit
from tests.browser.opening import at_table, fill_with_bots, join, link_of, open_chapter
from tests.browser.visitor import Visitor
from tests.browser.walking import walk


def rename(visitor: Visitor, name: str, label: str = "lobby-name") -> None:
    """Take another name."""
    field = visitor.page.get_by_label(visitor.say(label), exact=True)
    expect(field).not_to_have_value("")  # the name so far may still be on its way, and would be mixed with the new one
    field.fill(name)
    field.press("Enter")
    visitor.sees(visitor.say("lobby-saved"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_friend_comes_by_the_word_of_the_table(visit: Visit, size: str) -> None:
    host, friend = visit(), visit(language="nl", size=size)
    open_chapter(host, 1, 3, friends=True)
    word = link_of(host).rsplit("/", 1)[1]
    friend.go("/")
    field = friend.page.get_by_placeholder("copper-kettle-48213")
    field.fill(word)
    friend.press("lobby-join-go")
    friend.page.wait_for_url(re.compile(r"/join/"))
    rename(friend, "Lobelia", label="lobby-you-are")
    friend.page.locator("article .row button.main").click()
    at_table(friend)
    expect(host.page.locator("section.room")).to_contain_text("Lobelia")
    fill_with_bots(host)
    expect(friend.page.locator("section.room")).to_have_count(0)
    play(Player(host), Player(friend), until=4)


def test_an_open_seat_is_given_to_a_bot(visit: Visit) -> None:
    host = visit(language="zh")
    open_chapter(host, 1, 2, friends=True)
    host.press("web-put-bot")
    expect(host.page.locator("section.room")).to_have_count(0)
    play(Player(host), until=2)


def test_who_looks_on_sees_no_hand(visit: Visit) -> None:
    host, other = visit(), visit(language="ja")
    host.go("/")
    host.page.get_by_role("button", name=host.say("lobby-set-up-of", game=host.say("fellowship-name"))).click()
    host.page.get_by_label(host.say("lobby-watch"), exact=True).select_option("public")
    host.page.locator("dialog[open] button[type=submit]").click()
    at_table(host)
    host.press("web-menu")
    link = link_of(host)
    host.page.keyboard.press("Escape")
    other.go(link)
    other.press("lobby-look-on")
    at_table(other)
    expect(other.page.get_by_role("complementary", name=other.say("tricks-first-steps"))).to_have_count(0)  # nobody there is “you”
    walk(host, lambda state, steps: steps >= 4)
    other.page.keyboard.press("j")
    other.page.wait_for_selector(".journal .line")
    other.page.keyboard.press("j")
    expect(other.page.locator(".held.may")).to_have_count(0)
    assert not look(other.page).mine
    assert other.page.locator("main .hand[data-hand]").count() == 0
    assert other.page.get_by_role("group", name=other.say("web-tools")).get_by_role("button").count() == 0
    before = look(other.page)
    play(Player(host), until=1)
    Player(other).follow(before)


def test_a_wrong_word_is_told_kindly(visit: Visit) -> None:
    visitor = visit()
    visitor.expect(r"404")
    visitor.go("/join/copper-kettle-00000")
    visitor.sees(visitor.say("lobby-no-table"))


def test_a_table_that_is_not_there(visit: Visit) -> None:
    visitor = visit()
    visitor.expect(r"404")
    visitor.go("/table/nothing-here")
    visitor.page.get_by_role("alert").first.wait_for()
    visitor.press("web-to-lobby")
    visitor.button("lobby-play-chapter", chapter=1).wait_for()


def test_an_account_brings_the_same_tables_to_another_device(visit: Visit) -> None:
    login, password = f"lobelia{secrets.token_hex(4)}", "silver spoons of Bag End"
    here, there = visit(), visit(size="phone", language="nl")
    open_chapter(here, 1, 4)
    here.go("/settings")
    rename(here, "Lobelia")
    here.page.get_by_text(here.say("lobby-account-add"), exact=True).click()
    here.page.get_by_label(here.say("lobby-login"), exact=True).first.fill(login)
    here.page.get_by_label(here.say("lobby-password"), exact=True).first.fill(password)
    here.press("lobby-account-add-go")
    here.sees(here.say("lobby-account-is", login=login))

    there.go("/settings")
    there.page.get_by_text(there.say("lobby-log-in-title"), exact=True).click()
    form = there.page.locator("details[open] form")
    form.get_by_label(there.say("lobby-login")).fill(login)
    form.get_by_label(there.say("lobby-password")).fill("not this one")
    there.expect(r"\b40[0134]\b")
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).not_to_be_empty()
    form.get_by_label(there.say("lobby-password")).fill(password)
    form.get_by_role("button").click()
    there.words = here.words  # the language goes with the person
    there.page.get_by_role("link", name=re.compile(there.say("lobby-your-turn"))).first.click()
    at_table(there)
    there.go("/settings")
    there.press("lobby-log-out")
    there.page.wait_for_url(re.compile(r"/$"))
    there.button("lobby-play-chapter", chapter=1).wait_for()
    expect(there.page.get_by_role("link", name=re.compile(there.say("lobby-your-turn")))).to_have_count(0)


def test_settings_are_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings")
    rename(visitor, "Hamfast")
    visitor.page.get_by_role("radio", name=visitor.say("lobby-theme-dark")).check(force=True)
    visitor.page.get_by_role("switch", name=re.compile(visitor.say("lobby-letters"))).uncheck(force=True)
    visitor.page.get_by_role("radio", name="Nederlands").last.check(force=True)
    expect(visitor.page.locator("html")).to_have_attribute("lang", "nl")
    visitor.page.reload()
    visitor.words = type(visitor.words)("nl")
    expect(visitor.page.get_by_label(visitor.say("lobby-name"), exact=True)).to_have_value("Hamfast")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(visitor.page.get_by_role("switch", name=re.compile(visitor.say("lobby-letters")))).not_to_be_checked()
    open_chapter(visitor, 1, 4)
    visitor.page.wait_for_selector(".ask")
    visitor.page.locator("body").press("?")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_a_name_typed_before_the_guest_has_one_is_kept_as_it_was_typed(visit: Visit) -> None:
    visitor = visit()
    typing, held = True, list[Route]()
    visitor.page.route("**/api/me", lambda route: held.append(route) if typing else route.continue_())
    visitor.go("/settings")
    field = visitor.page.get_by_label(visitor.say("lobby-name"), exact=True)
    field.press_sequentially("Ham")
    typing = False
    for route in held:
        route.continue_()
    visitor.page.get_by_text(visitor.say("lobby-log-in-title"), exact=True).wait_for()  # now it is known who sits here
    field.press_sequentially("fast")
    expect(field).to_have_value("Hamfast")
    field.press("Enter")
    visitor.sees(visitor.say("lobby-saved"))
    expect(visitor.page.get_by_role("link", name=re.compile("Hamfast"))).to_be_visible()
    expect(field).to_have_value("Hamfast")


def test_a_table_is_set_up_with_a_choice_of_everything(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name=visitor.say("lobby-set-up-of", game=visitor.say("fellowship-name"))).click()
    sheet = visitor.page.locator("dialog[open]")
    chapters = sheet.get_by_label(visitor.say("fellowship-form-chapter"), exact=True)
    chapters.select_option(index=5)
    title = chapters.locator("option").nth(5).inner_text().rpartition("·")[2].strip()
    sheet.get_by_role("group", name=visitor.say("lobby-new-players")).get_by_role("radio", name="3", exact=True).check(force=True)
    sheet.get_by_label(visitor.say("lobby-watch"), exact=True).select_option("off")
    sheet.locator("button[type=submit]").click()
    at_table(visitor)
    expect(visitor.page.get_by_role("banner")).to_contain_text(title)
    expect(visitor.page.locator("header")).to_contain_text(visitor.say("bar-players", count=3))


def test_the_one_who_left_the_table_finds_it_in_the_list(visit: Visit) -> None:
    host, friend = visit(), visit()
    open_chapter(host, 1, 2, friends=True)
    join(friend, link_of(host))
    host.page.wait_for_selector("section.room", state="detached")
    friend.press("web-menu")
    friend.press("web-leave")
    friend.page.wait_for_url(re.compile(r"/$"))
    title = re.compile(f"{friend.say('lobby-your-turn')}|{friend.say('lobby-open')}")
    friend.page.get_by_role("link", name=title).first.click()
    at_table(friend)


# ---- resigning


def resign(visitor: Visitor, what: str) -> None:
    """Resign by the menu, which says beforehand what comes of it."""
    visitor.press("web-menu")
    visitor.press("web-resign")
    visitor.sees(visitor.say(f"web-resign-{what}"))
    visitor.press("web-resign-sure")


@pytest.mark.parametrize(("size", "language"), [("desktop", "nl"), ("phone", "en")])
def test_who_plays_with_bots_resigns_by_the_menu(visit: Visit, size: str, language: str) -> None:
    visitor = visit(language=language, size=size)
    open_chapter(visitor, 1, 4)
    visitor.press("web-menu")
    visitor.press("web-resign")
    visitor.press("web-resign-not")
    visitor.page.keyboard.press("Escape")
    assert visitor.page.locator("section.over").count() == 0
    resign(visitor, "ends")
    expect(visitor.page.locator("section.over")).to_be_visible()


def test_who_plays_together_resigns_when_the_other_agrees(visit: Visit) -> None:
    host, friend = visit(), visit(language="ja")
    open_chapter(host, 1, 2, friends=True)
    join(friend, link_of(host))
    expect(host.page.locator("section.room")).to_have_count(0)
    resign(host, "asks")
    expect(friend.page.get_by_role("alert").filter(has_text=friend.say("web-resign-asked", who="").strip("⁨⁩")[-12:])).to_be_visible()
    friend.press("web-allow")
    for person in (host, friend):
        expect(person.page.locator("section.over")).to_be_visible()


# ---- several seats


def test_one_screen_is_handed_over_between_two_who_play_against_each_other(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    made = visitor.page.evaluate(
        """async () => {
            const headers = { 'Content-Type': 'application/json' };
            const ask = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
            await ask('/api/me', { name: 'Ada', language: 'en' });
            const wish = { game: 'tcg', players: 2, setup: { decks: ['aragorn', 'gandalf'] }, seats: [{ kind: 'me' }, { kind: 'me' }] };
            return (await (await ask('/api/tables', wish)).json()).id;
        }"""
    )
    visitor.go(f"/table/{made}")
    page = visitor.page
    curtain = page.get_by_role("alertdialog")
    expect(page.locator("main button").first).to_be_visible()
    expect(curtain).to_have_count(0)
    page.keyboard.press("1")
    expect(curtain).to_be_visible()
    expect(page.locator(".screen")).to_have_attribute("inert", "")
    visitor.press("web-curtain-open")
    expect(curtain).to_have_count(0)
