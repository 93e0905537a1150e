"""Hindsight in the replay: a lost game is opened, its turning point seen, and won from there."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from onetable.core.match import Match
from onetable.core.word import write_word
from onetable.games.fellowship.game import Fellowship
from onetable.games.fellowship.hindsight import moments, solve_game, turning_point
from onetable.games.fellowship.solver.solving import Solver
from onetable.server.host.table_file import KIND, TableFile, Written
from onetable.server.keeping.rows import TableRow
from onetable.server.table import entries as log
from tests.browser.conftest import Visit
from tests.browser.opening import at_table
from tests.browser.screens import Album
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor
from tests.browser.walking import errand, send_out
from tests.cli.command import onetable

BOOK = Fellowship()
SETUP, SEED = {"chapter": 2}, 0  # alone, so that one person can play the whole line that wins
WORKING = 120_000  # milliseconds: the processes that look back are polite


def lost_game() -> Match[Any]:
    """A game that chance has lost."""
    match, chance = Match(BOOK, SETUP, 1, SEED), Random(SEED)
    while match.game.decision is not None:
        match.answer(chance.randrange(len(match.game.decision.choices)))
    assert match.result is not None and match.result.outcome == "lost"
    return match


@pytest.fixture(scope="module")
def lost(serving: Serving, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of that game on the server."""
    now, match = time.time(), lost_game()
    row = TableRow(
        "", "", BOOK.id, BOOK.version, msgspec.json.encode(SETUP).decode(), 1, str(SEED), "after", "live", "1", "", "[]", now, now
    )
    entries: list[log.AnyEntry] = [log.Sat(0, "1", "Rosie"), *[log.Answered(seat, number) for seat, number, _ in match.answers]]
    content = TableFile(KIND, row, {"1": "Rosie"}, [Written(now, "1", entry) for entry in entries])
    file: Path = tmp_path_factory.mktemp("lost") / "lost.json"
    file.write_bytes(msgspec.json.encode(content))
    said = onetable("admin", "import", file, "--data", serving.folder)
    assert said.code == 0, said.err
    found = re.search(r"the table (\S+) ", said.out)
    assert found is not None
    return f"/replay/{found[1]}"


def ask(visitor: Visitor, lost: str) -> int:
    """Look back with all cards known; tells the turning point."""
    visitor.go(lost)
    visitor.page.wait_for_selector("input[type=range]")
    begin = visitor.button("hindsight-ask")
    point = visitor.button("hindsight-to-point")
    begin.or_(point).wait_for()
    if begin.is_visible():
        begin.click()
    point.wait_for(timeout=WORKING)
    point.click()
    return int(visitor.page.locator("input[type=range]").input_value())


def winning(at: int) -> list[Any]:
    """The words of a line that wins from this step on."""
    match = lost_game()
    found, line = solve_game(match.at_step(at).game, Solver(), 20)
    assert found.winnable
    return [msgspec.json.decode(write_word(said.choice)) for said in line]


def test_a_lost_game_shows_where_it_was_lost_and_is_won_from_there(visit: Visit, lost: str) -> None:
    visitor = visit()
    visitor.expect(r"\b409\b.*hindsight")  # from the moment in which the deal is played again nothing more is told
    at = ask(visitor, lost)
    match = lost_game()
    stages = [match.at_step(step).game.clone() for step in range(len(match.answers) + 1)]
    assert at == turning_point(moments(iter(stages)), Solver(), 20)
    visitor.sees(visitor.say("hindsight-here"))
    marked = visitor.page.locator("main .held.better")
    expect(marked.first).to_be_visible()
    played: Any = match.answers[at][2]
    assert played.card.code not in [card.get_attribute("data-lies") for card in marked.all()]
    expect(visitor.page.locator("svg[role=img] .point")).to_be_visible(timeout=WORKING)
    visitor.page.keyboard.press("ArrowRight")
    visitor.sees(visitor.say("hindsight-gone", number=at + 1))
    expect(marked).to_have_count(0)
    visitor.press("hindsight-to-point")
    visitor.press("hindsight-go-on")
    visitor.page.locator("dialog[open] button[type=submit]").click()
    at_table(visitor)
    line = iter(winning(at))

    def choose(state: dict[str, Any], _: Random) -> int:
        wanted = next(line, None)  # who sees all cards knows the end a trick earlier than the table
        return next(number for number, choice in enumerate(state["view"]["choices"]) if wanted in (None, choice["word"]))

    send_out(errand(visitor, lambda state, steps: False, choose, 1))
    visitor.page.wait_for_selector("main section.panel h2")
    visitor.go(lost)  # both games of this deal are over, and all is told again
    visitor.page.get_by_role("tab", name=visitor.say("replay-this-game")).wait_for()
    visitor.page.goto("/")
    expect(visitor.page.get_by_text(visitor.say("lobby-outcome-won")).first).to_be_visible()


def test_nothing_is_offered_before_the_server_has_told_what_it_knows(visit: Visit, lost: str) -> None:
    visitor, held = visit(), list[Route]()
    visitor.page.route("**/hindsight?*", lambda route: held.append(route))
    visitor.go(lost)
    bar = visitor.page.locator(f"section[aria-label='{visitor.say('hindsight')}']")
    bar.wait_for(state="attached")
    expect(bar).not_to_be_visible()
    while not held:  # it may be on its way yet
        visitor.page.wait_for_timeout(20)
    expect(bar).not_to_be_visible()
    for asked in held:
        asked.continue_()
    expect(visitor.button("hindsight-ask").or_(visitor.button("hindsight-to-point"))).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"),
    [("zh", "phone"), *[pytest.param(*each, marks=pytest.mark.long) for each in (("ja", "phone"), ("nl", "desktop"), ("en", "desktop"))]],
)
def test_hindsight_in_other_languages_and_sizes(visit: Visit, lost: str, language: str, size: str, request: pytest.FixtureRequest) -> None:
    visitor = visit(language=language, size=size)
    album = Album(visitor, request.config.getoption("--long"))
    visitor.go(lost)
    visitor.button("hindsight-ask").or_(visitor.button("hindsight-to-point")).wait_for()
    album.add("hindsight-0")
    ask(visitor, lost)
    visitor.sees(visitor.say("hindsight-here"))
    album.add("hindsight-1")
    album.close()
