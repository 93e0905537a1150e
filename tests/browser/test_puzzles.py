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
from onetable.telling.puzzles import Puzzle
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.screens import Album
from tests.browser.visitor import Visitor
from tests.browser.walking import errand, send_out, to_the_end, walk

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
    solve(visitor, puzzle)
    expect(visitor.button("puzzle-next")).to_be_visible()
    visitor.press("puzzle-results")
    fared = visitor.page.get_by_role("dialog")
    expect(fared).to_contain_text(visitor.say("puzzle-at-once", count=1))
    expect(fared.locator("ul li")).to_contain_text(visitor.say("puzzle-began-so", count=1, played=1, solved=1))
    visitor.page.keyboard.press("Escape")
    visitor.press("puzzles")
    expect(card).to_contain_text(visitor.say("puzzle-solved", count=1))
    card.get_by_role("button", name=visitor.say("puzzle-results")).click()
    expect(fared).to_contain_text(visitor.say("puzzle-others", solved=1, played=1))
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("radio", name=visitor.say("puzzle-level-hard")).check()
    expect(cards.filter(has_text=visitor.say("puzzle-level-easy"))).to_have_count(2)  # those of the day


def solve(visitor: Visitor, puzzle: Puzzle) -> None:
    """Win it, over a line, by the way that the solver finds."""
    line = iter([msgspec.json.decode(write_word(said.choice)) for said in solve_game(position(puzzle), Solver(), 20)[1]])

    def choose(state: dict[str, Any], _: Random) -> int:
        wanted = next(line, None)  # who sees all cards knows the end a trick earlier than the table
        return next(number for number, choice in enumerate(state["view"]["choices"]) if wanted in (None, choice["word"]))

    send_out(errand(visitor, lambda state, steps: False, choose, 1))
    visitor.page.wait_for_selector("main section.panel h2")


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("zh", "phone"), ("ja", "phone"), ("nl", "desktop")])
def test_how_all_fared_in_every_language(visit: Visit, language: str, size: str, request: pytest.FixtureRequest) -> None:
    """Four people play a puzzle of their own language's: one solves it, chance plays for the others, and the first looks at it."""
    place = 2 * ["en", "zh", "ja", "nl"].index(language) + 1
    puzzle = [each for each in FellowshipPuzzles().book() if each.way == "open"][place]
    for seed in range(3):
        other = visit()
        begin(other, puzzle)
        to_the_end(other, seed=seed)
    visitor = visit(language=language, size=size)
    album = Album(visitor, True)
    begin(visitor, puzzle)
    solve(visitor, puzzle)
    visitor.press("puzzle-results")
    expect(visitor.page.get_by_role("dialog").locator("ol li")).to_have_count(4)
    album.add("puzzles-3-dialog")
    visitor.go("/puzzles/fellowship")
    visitor.page.get_by_role("button", name=visitor.say("puzzle-results")).scroll_into_view_if_needed()
    album.add("puzzles-4-card")
    album.close()


def begin(visitor: Visitor, puzzle: Puzzle) -> None:
    """Open a table of this puzzle of the book."""
    visitor.go("/puzzles/fellowship")
    expect(visitor.page.locator("section")).to_have_count(2, timeout=MAKING)
    visitor.page.locator("section").nth(1).locator("article").nth(FellowshipPuzzles().book().index(puzzle)).get_by_role("button").click()
    at_table(visitor)


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


def test_puzzles_have_numbers_and_faces_and_a_lost_one_is_tried_again_first(visit: Visit) -> None:
    """A page of look-alikes; and after a loss the gold button led away from the puzzle."""
    visitor = visit()
    visitor.go("/puzzles/fellowship")
    card = visitor.page.locator("section").nth(1).locator("article").nth(2)
    expect(card.locator("h3")).to_contain_text(re.compile(r"^No\. 3 "))
    assert card.locator(".people svg").count() >= 3
    place = next(place for place, each in enumerate(FellowshipPuzzles().book()) if (each.way, each.level) == ("closed", "hard"))
    visitor.page.locator("section").nth(1).locator("article").nth(place).get_by_role("button").click()
    table = at_table(visitor).rpartition("/")[2]
    walk(visitor, lambda state, steps: state["view"]["over"] is not None)
    won = visitor.page.request.get(f"/api/tables/{table}").json()["outcome"] == "won"
    expect(visitor.page.locator(".button.main", has_text=visitor.say("puzzle-next" if won else "puzzle-again"))).to_be_visible()
    expect(visitor.page.locator(".button.main")).to_have_count(1)
