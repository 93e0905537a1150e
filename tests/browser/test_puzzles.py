"""Puzzles in the browser: found from the start page, played on the real table, solved, and the result is there."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from onetable.core.word import write_word
from onetable.games.fellowship.hindsight import solve_game
from onetable.games.fellowship.puzzles.making import position
from onetable.games.fellowship.puzzles.puzzles import FellowshipPuzzles
from onetable.games.fellowship.solver.solving import Solver
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.screens import Album
from tests.browser.walking import errand, send_out

MAKING = 60_000  # milliseconds: the puzzles of the day are found in the background


def test_a_puzzle_is_found_played_on_the_table_and_solved(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.locator("a[href='/puzzles/fellowship']").click()
    visitor.page.wait_for_url(re.compile(r"/puzzles/"))
    cards = visitor.page.locator("section article")
    expect(visitor.page.locator("section").first.locator("article")).to_have_count(6, timeout=MAKING)
    place, puzzle = next((place, each) for place, each in enumerate(FellowshipPuzzles().book()) if each.way == "open")
    card = visitor.page.locator("section").nth(1).locator("article").nth(place)
    card.get_by_role("button").click()
    at_table(visitor)
    expect(visitor.page.locator("main [data-hand]")).to_have_count(4)  # all hands are seen
    line = iter([msgspec.json.decode(write_word(said.choice)) for said in solve_game(position(puzzle), Solver(), 20)[1]])

    def choose(state: dict[str, Any], _: Random) -> int:
        wanted = next(line, None)  # who sees all cards knows the end a trick earlier than the table
        return next(number for number, choice in enumerate(state["view"]["choices"]) if wanted in (None, choice["word"]))

    send_out(errand(visitor, lambda state, steps: False, choose, 1))
    visitor.page.wait_for_selector("main section.panel h2")
    expect(visitor.button("puzzle-next")).to_be_visible()
    visitor.press("puzzles")
    expect(card).to_contain_text(visitor.say("puzzle-solved", count=1))
    visitor.page.get_by_role("radio", name=visitor.say("puzzle-level-hard")).check()
    expect(cards.filter(has_text=visitor.say("puzzle-level-easy"))).to_have_count(2)  # those of the day


@pytest.mark.parametrize(
    ("language", "size"),
    [("zh", "phone"), *[pytest.param(*each, marks=pytest.mark.long) for each in (("ja", "phone"), ("nl", "desktop"), ("en", "desktop"))]],
)
def test_the_page_of_puzzles_in_other_languages_and_sizes(visit: Visit, language: str, size: str, request: pytest.FixtureRequest) -> None:
    visitor = visit(language=language, size=size)
    album = Album(visitor, request.config.getoption("--long"))
    visitor.go("/puzzles/fellowship")
    expect(visitor.page.locator("section").first.locator("article")).to_have_count(6, timeout=MAKING)
    album.add("puzzles-0")
    visitor.page.locator("section").first.locator("article button").nth(1).click()
    at_table(visitor)
    album.add("puzzles-1-closed")
    visitor.go("/puzzles/fellowship")
    visitor.page.locator("section").first.locator("article button").nth(4).click()
    at_table(visitor)
    album.add("puzzles-2-open")
    album.close()
