"""Whole games at the table: by clicking, by touch, by keyboard, for two, three and six; reloads and a killed server on the way."""

from __future__ import annotations

import time

import pytest

from tests.browser.clicking import PATIENCE, Player, look, play
from tests.browser.conftest import Visit
from tests.browser.keys import Typist
from tests.browser.opening import at_table
from tests.browser.reading import journal, question
from tests.browser.serving import Serving
from tests.browser.tcg.company import begin, calm_choice
from tests.browser.test_losses import BROKEN_LINE
from tests.browser.visitor import Visitor

ASKED_ALWAYS = "() => localStorage.setItem('onetable.tcg.flow', JSON.stringify({ auto: false }))"  # nothing passes by itself
MOST_BEFORE = 40  # choices until somebody may respond
FEW = 7  # choices of a short look at a game
WHOLE = 1500


def first_game(visitor: Visitor) -> None:
    """As a newcomer comes in: one click."""
    visitor.go("/")
    visitor.press("tcg-play-first")
    at_table(visitor)


def by_keys(visitor: Visitor, most: int) -> Typist:
    """Play so many choices without a mouse, or to the end."""
    typist, deadline = Typist(visitor), time.monotonic() + PATIENCE
    while typist.choices < most and not (seen := look(visitor.page)).over:
        if seen.may_act:
            typist.act()
            deadline = time.monotonic() + PATIENCE
        assert time.monotonic() < deadline, seen.question
        visitor.page.wait_for_timeout(20)
    return typist


@pytest.mark.parametrize("most", [FEW, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_the_first_game_begins_with_one_click_and_gives_advice(visit: Visit, most: int) -> None:
    visitor = visit(still=False)
    first_game(visitor)
    visitor.page.wait_for_selector(".counsel [data-told]:not(:empty)")
    player = Player(visitor, seed=4, hints=0.5)
    seen = play(player, until=most)
    assert player.choices >= most or seen.over


@pytest.mark.parametrize("most", [FEW, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_a_starter_game_by_touch_on_a_phone(visit: Visit, most: int) -> None:
    visitor = visit(size="phone")
    begin(visitor, 2)
    player = Player(visitor, seed=3, drags=0.0)
    deadline, mark = time.monotonic() + PATIENCE, ""
    while not (seen := look(visitor.page)).over and player.choices < most:
        calm_choice(player, seen, touch=True)
        if seen.mark != mark:
            deadline, mark = time.monotonic() + PATIENCE, seen.mark
        assert time.monotonic() < deadline, seen.question
    assert player.choices > 3 and (player.choices >= most or seen.over)


@pytest.mark.parametrize("most", [FEW, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_a_starter_game_by_keyboard(visit: Visit, most: int) -> None:
    visitor = visit()
    begin(visitor, 2)
    typist = by_keys(visitor, most)
    assert typist.choices > 3 and (typist.choices >= most or look(visitor.page).over)


@pytest.mark.parametrize(("players", "most"), [(3, FEW), *[pytest.param(players, WHOLE, marks=pytest.mark.long) for players in (2, 3, 6)]])
def test_a_game_by_clicking(visit: Visit, players: int, most: int) -> None:
    visitor = visit()
    begin(visitor, players)
    player = Player(visitor, seed=players, drags=0.0, hints=0.5)
    seen = play(player, until=most)
    assert player.choices >= most or seen.over
    assert visitor.page.locator(".head .seats .bar").count() == players - 1
    visitor.page.keyboard.press("j")
    visitor.page.wait_for_selector(".journal li")
    told = journal(visitor)
    assert any([visitor.say("web-bot", number=2) in line for line in told]) and not any(["layer 2" in line for line in told])


def in_mid_response(visitor: Visitor) -> Player:
    """Aragorn may answer that the own turn begins; whoever goes first, it comes in the first round."""
    player, asked = Player(visitor, seed=5, hints=1.0), visitor.say("tcg-respond-to", what="").strip()
    while asked not in question(visitor).inner_text():
        play(player, until=player.choices + 1)
        visitor.page.wait_for_selector(".ask.mine")
        assert player.choices < MOST_BEFORE, "nobody may respond to anything"
    return player


def stands(visitor: Visitor) -> tuple[str, list[str], list[str]]:
    """What must not change by itself: the question, what can be done, the hand."""
    for part in (".strip .choice", ".hand .held"):
        visitor.page.wait_for_selector(part)
    choices, held = visitor.page.locator(".strip .choice"), visitor.page.locator(".hand .name")
    return question(visitor).inner_text(), choices.all_inner_texts(), held.all_inner_texts()


def test_in_mid_response_nothing_is_lost_with_the_page_the_tab_or_the_server(visit: Visit, mortal: Serving) -> None:
    visitor = visit(address=mortal.address)
    visitor.expect(*BROKEN_LINE)
    visitor.go("/")
    visitor.page.evaluate(ASKED_ALWAYS)
    first_game(visitor)
    player = in_mid_response(visitor)
    before = stands(visitor)
    visitor.page.reload()
    assert stands(visitor) == before
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.go("/")
    visitor.page.get_by_role("link", name=visitor.say("lobby-your-turn")).first.click()
    assert stands(visitor) == before
    seen = look(visitor.page)
    mortal.kill()
    visitor.sees(visitor.say("web-line-lost"))
    assert stands(visitor) == before
    player.click(next(thing for thing in seen.things if not thing["card"]))  # the response, given while nobody hears it
    mortal.start()
    player.follow(seen)
    play(player, until=player.choices + 2)
