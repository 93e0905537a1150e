"""A slow line: the page shows its frame before anything else has come, what is sent is packed, and a press of a button wastes no time."""

from __future__ import annotations

import re
import time

import httpx
import pytest
from playwright.sync_api import Locator, Request, Route, expect

from onetable.core.phrasebook import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}  # 400 kbit/s, 400 ms
SHELL, TABLE = 2.0, 4.0  # seconds
WORDS = 45_000  # bytes of all words of one language, packed
LOBBY = 130_000  # bytes of everything that the start page asks for, packed, but for its fonts, which come when all can be read
ASKED = "performance.getEntriesByType('resource')"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def test_words_are_packed_and_asked_for_anew_only_when_they_have_changed(serving: Serving) -> None:
    for language in LANGUAGES:
        address = f"{serving.address}/api/text/{language}"
        with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
            sent = sum([len(part) for part in answer.iter_raw()])
            assert answer.headers["content-encoding"] == "gzip" and sent <= WORDS
            mark = answer.headers["etag"]
        again = httpx.get(address, headers={"If-None-Match": mark})
        assert (again.status_code, again.content) == (304, b"")
        plain = httpx.get(address, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and len(plain.content) > 2 * sent


def test_what_the_api_tells_is_packed_for_who_can_unpack(serving: Serving) -> None:
    for path in ("/api/games?language=nl", "/api/games/tcg/reader?language=zh", "/api/games/quest/guide"):
        packed = httpx.get(serving.address + path, headers={"Accept-Encoding": "gzip"})
        plain = httpx.get(serving.address + path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert packed.json() == plain.json() and int(packed.headers["content-length"]) * 2 < len(plain.content)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_for_the_words_that_it_will_want(serving: Serving, language: str) -> None:
    wished = httpx.get(serving.address, headers={"Accept-Language": f"{language}-XX,{language};q=0.9,en;q=0.8"}).text
    assert f'href="/api/text/{language}"' in wished
    chosen = httpx.get(serving.address, headers={"Accept-Language": "de", "Cookie": f"onetable_language={language}"}).text
    assert f'href="/api/text/{language}"' in chosen
    assert (
        'href="/api/text/en"' in httpx.get(serving.address, headers={"Accept-Language": "<script>", "Cookie": "onetable_language=xx"}).text
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_frame_of_the_page_is_painted_before_style_script_and_words(visit: Visit, theme: str) -> None:
    visitor = visit(theme=theme)
    waiting: list[Route] = []
    is_held = True

    def keep(route: Route) -> None:
        if is_held:
            waiting.append(route)
        else:
            route.continue_()

    visitor.page.route(re.compile(r"/assets/|/api/"), keep)
    visitor.page.goto("/", wait_until="commit")
    shell = visitor.page.locator("#shell")
    expect(shell).to_be_visible()
    expect(shell).to_contain_text("One Table")
    visitor.page.wait_for_function(f"({PAINTED}) > 0")
    ground = shell.evaluate("shell => getComputedStyle(shell).backgroundColor")
    assert ground == ("rgb(239, 233, 221)" if theme == "light" else "rgb(18, 24, 26)")
    is_held = False
    for route in waiting:
        route.continue_()
    visitor.page.wait_for_selector("main")
    expect(shell).to_have_count(0)


def test_the_start_page_asks_for_little_and_for_its_words_once(visit: Visit) -> None:
    visitor = visit(language="nl")
    asked: list[Request] = []
    visitor.page.on("requestfinished", lambda request: asked.append(request))
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    words = [request for request in asked if "/api/text/" in request.url]
    assert [request.url.rsplit("/", 1)[1] for request in words] == ["nl"]
    asked = [request for request in asked if not request.url.endswith(".woff2")]
    sent = sum([request.sizes()["responseBodySize"] for request in asked])
    print(f"the start page: {sent / 1000:.0f} kB in {len(asked)} answers")
    assert sent <= LOBBY, "\n".join([f"{size} {url}" for size, url in sorted([(r.sizes()["responseBodySize"], r.url) for r in asked])])


def test_a_press_shows_at_once_and_the_table_is_fetched_while_it_is_opened(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    seen: list[str] = []
    held: list[Route] = []
    visitor.page.on("request", lambda request: seen.append(f"{request.method} {request.url}"))
    visitor.page.route(re.compile(r"/api/tables\?"), lambda route: held.append(route))
    button = play_button(visitor)
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    assert "gradient" in button.evaluate("button => getComputedStyle(button).backgroundImage")
    visitor.page.wait_for_function(
        "performance.getEntriesByType('resource').some(({ name }) => /assets.(Table|FellowshipTable)-/.test(name))"
    )
    deadline = time.monotonic() + 10
    while not held:
        assert time.monotonic() < deadline, seen
        visitor.page.wait_for_timeout(20)
    held[0].continue_()
    at_table(visitor)
    assert not [each for each in seen if re.match(r"GET .*/api/tables/", each)]  # what was told when it was opened is not asked again


def play_button(visitor: Visitor) -> Locator:
    """The way to a first game."""
    return visitor.page.locator("main .play button, main button.main").first


@pytest.mark.long
def test_on_a_slow_line_the_frame_comes_in_two_seconds_and_the_table_in_four(visit: Visit) -> None:
    visitor = visit()
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": False})
    session.send("Network.emulateNetworkConditions", SLOW)
    visitor.page.goto("/", wait_until="commit", timeout=60_000)
    visitor.page.wait_for_function(f"({PAINTED}) > 0", timeout=60_000)
    painted = float(visitor.page.evaluate(PAINTED)) / 1000
    begun = time.monotonic()
    visitor.page.wait_for_selector("main", timeout=60_000)
    words = painted + time.monotonic() - begun
    visitor.page.wait_for_load_state("networkidle", timeout=60_000)
    visitor.page.wait_for_function(f"{ASKED}.some(({{ name }}) => /assets.Table-/.test(name))")
    visitor.page.wait_for_load_state("networkidle", timeout=60_000)
    visitor.page.wait_for_timeout(2000)  # what the frame of a table is made of comes while one reads
    pressed = time.monotonic()
    play_button(visitor).click()
    visitor.page.wait_for_url(re.compile(r"/table/"), timeout=60_000)
    visitor.page.wait_for_selector("main .layer, main .table, section.room", timeout=60_000)
    opened = time.monotonic() - pressed
    print(f"slow line: frame {painted:.2f} s, start page {words:.2f} s, table {opened:.2f} s after the press")
    assert painted <= SHELL and opened <= TABLE


# ---- nothing under this address


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_with_nothing_under_it_shows_the_way_home(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.expect("404")
    answer = visitor.page.goto("/nowhere/at/all")
    assert answer is not None and answer.status == 404
    visitor.sees(visitor.say("lobby-nowhere-how"))
    visitor.press("web-to-lobby")
    visitor.page.wait_for_url(re.compile(r"/$"))


@pytest.mark.parametrize("path", ["/table/none", "/replay/none", "/deal/none", "/join/none"])
def test_a_table_that_there_is_not_is_told_with_the_way_home(visit: Visit, path: str) -> None:
    visitor = visit(language="ja")
    visitor.expect("404")
    visitor.go(path)
    expect(visitor.page.locator("a[href='/']").first).to_be_visible()
    assert visitor.page.locator("#shell").count() == 0


def test_programs_are_told_in_plain_words_that_there_is_nothing(serving: Serving) -> None:
    answer = httpx.get(f"{serving.address}/nowhere")
    assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/plain")
