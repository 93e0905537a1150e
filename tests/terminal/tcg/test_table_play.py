"""Whole games of the trading card game at the full-screen table, by keyboard, with real bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.folders import data_folder
from onetable.core.phrasebook import LANGUAGES
from onetable.core.record import Record, decode, read_file, replay
from onetable.games.tcg.speech.choices import PASS, Number
from onetable.games.tcg.traits import Phase
from onetable.terminal.screens.pages import PassScreen
from onetable.text import Interface
from tests.terminal.keyboard import Person
from tests.terminal.tcg.tables import BOOK, sit_down

GAMES = {"en": ((80, 24), 4), "zh": ((120, 40), 2), "ja": ((80, 24), 8), "nl": ((160, 50), 12)}  # sizes and deals


async def play_on(person: Person, dice: Random, most: int) -> int:
    """Press keys as somebody would who does not know what to do, until the game is over."""
    pressed = 0
    while person.session.asked is not None and pressed < most:
        await person.pilot.press(*["down"] * dice.randrange(4))
        await person.press("enter" if dice.random() < 0.7 else "p")
        pressed += 1
    return pressed


async def reach(person: Person, wanted: Any) -> None:
    """Pass, or take the first choice, until something holds at a question."""
    for _ in range(300):
        if wanted(person.session.view()):
            return
        await person.press("p" if PASS in person.session.view().choices else "enter")
    raise AssertionError("it never came to that:\n" + person.text())


@pytest.mark.parametrize("language", ["en", *[pytest.param(each, marks=pytest.mark.long) for each in LANGUAGES[1:]]])
async def test_a_whole_game_by_keyboard(language: str) -> None:
    say = Interface(language).say
    size, seed = GAMES[language]
    async with sit_down(language=language, size=size, seed=seed) as person:
        await play_on(person, Random(seed), 2000)
        assert person.session.asked is None
        assert say("game-is-over") in person.text() and say("end-again") in person.text()
        match = person.session.match
        result = BOOK.result(match.game)
        assert result is not None and BOOK.phrasebook(language).read(result.word) in person.text()
    record: Record = decode(read_file(next((data_folder() / "records").glob("*.json"))), Record, "record")
    assert replay(BOOK, record).journal == match.journal


@pytest.mark.parametrize(("setup", "players"), [({"first_game": True}, 2), ({}, 3)])
async def test_other_tables(setup: dict[str, Any], players: int) -> None:
    async with sit_down(setup, players, seed=6) as person:
        await play_on(person, Random(1), 2000)
        assert person.session.asked is None
        await person.press("enter")  # deal again
        assert person.session.asked is not None and person.session.match.setup == setup and person.session.match.players == players


async def test_set_up_by_keyboard() -> None:
    async with sit_down() as person:
        assert isinstance(person.session.view().choices[3], Number) and "3 burdens" in person.text()
        await person.press("4", "enter")
        assert person.session.match.game.table.bids[0] == 3
        await reach(person, lambda view: view.table.phase is Phase.SETUP and PASS in view.choices)
        labels = [entry.label for entry in person.table.attention.entries]
        place = next(place for place, label in enumerate(labels) if "Sam, Son of Hamfast" in label)
        await person.press(str(place + 1), "enter")
        assert "Sam" in person.text() and "2 twilight left" in person.text()


async def test_passing_has_a_key_and_is_done_where_nothing_else_can_be() -> None:
    async with sit_down(seed=7, bots=["rules"]) as person:
        await reach(person, lambda view: view.table.phase is Phase.FELLOWSHIP and view.table.fp == 0)
        assert "or pass and move on" in person.text()
        site = person.session.view().table.at[0]
        await person.press("p")
        assert person.session.view().table.at[0] == site + 1
        passed = [choice for seat, _, choice in person.session.match.answers if seat == 0]
        assert passed.count(PASS) > 1  # some of them without a question
        assert not (len(person.session.view().choices) == 1 and PASS in person.session.view().choices)


async def test_undo_takes_back_what_was_passed_without_asking() -> None:
    async with sit_down(seed=7, bots=["rules"], size=(120, 40)) as person:
        await reach(person, lambda view: view.table.phase is Phase.FELLOWSHIP and view.table.fp == 0)
        before = person.session.view()
        await person.press("p")
        assert person.session.view() != before
        while person.session.view() != before:
            await person.press("u")
            if person.table.attention.title:
                await person.press("enter")  # the bots agree
            assert person.session.asked == 0 and person.table.ready
        assert "Undone." in person.text()


async def test_passing_is_no_answer_to_another_question() -> None:
    async with sit_down(seed=7, bots=["rules"]) as person:
        await reach(person, lambda view: view.table.phase is Phase.FELLOWSHIP and view.table.fp == 0)
        answers = len(person.session.match.answers)
        await person.press("u")
        assert person.table.attention.title  # the bots are asked whether it may be taken back
        await person.press("p")
        assert person.table.attention.title and len(person.session.match.answers) == answers


async def test_the_first_undo_has_nothing_to_take_back() -> None:
    async with sit_down() as person:
        await person.press("u")
        assert "nothing to undo" in person.text() and person.table.ready


async def test_cards_are_read_where_they_lie() -> None:
    async with sit_down(seed=7, bots=["rules"]) as person:
        await reach(person, lambda view: view.table.phase is Phase.FELLOWSHIP and view.table.fp == 0)
        while not (named := person.table.kind.pointed_at(person.table.sight(), person.table.attention)):
            await person.press("down")
        table = person.text()
        title = person.session.view().table.cards[int(named[0])].title
        await person.press("g")
        lines = person.text().splitlines()
        assert "Cards on the table" in lines[0] and any("▸" in line and title in line for line in lines)
        await person.press(*"frodo")
        assert "Player 1 · Frodo" in person.text() and "bears The One Ring" in " ".join(person.text().split())
        await person.press("escape", "r")
        assert any("▸" in line and title in line for line in person.text().splitlines())
        await person.press(*"athelas")
        assert "Bearer must be a Gondor Man" in " ".join(person.text().split())
        await person.press("escape", "d")
        assert "still to come in the draw deck" in person.text()
        await person.press("escape")
        assert person.text() == table


async def test_help_hint_journal_and_languages() -> None:
    async with sit_down(seed=7, bots=["rules"]) as person:
        await reach(person, lambda view: view.table.phase is Phase.FELLOWSHIP and view.table.fp == 0)
        await person.press("question_mark")
        assert "■ is left" in " ".join(person.text().split()) and "chapters" not in person.text()
        await person.press("escape", "h")
        await person.pilot.pause(0.2)
        assert "A bot would" in person.text()
        await person.press("j")
        assert "Journal" in person.text() and "Player 1 begins a turn." in person.text()
        await person.press("escape", "l")
        assert "第1回合" in person.text() or "第2回合" in person.text()
        await person.press("b")  # there is no chapter book
        assert "第" in person.text()


async def test_a_refused_card_tells_why_and_nothing_happens() -> None:
    async with sit_down(seed=7, bots=["rules"]) as person:
        await reach(person, lambda view: view.table.phase is Phase.FELLOWSHIP and view.table.fp == 0)
        entries = person.table.attention.entries
        place = next(place for place, entry in enumerate(entries) if entry.meaning is None)
        before = len(person.session.match.answers)
        await person.press(*["down"] * place, "enter")
        assert len(person.session.match.answers) == before and person.table.attention.bad
        assert entries[place].reason.split(".")[0] in " ".join(person.text().split())


async def test_two_people_do_not_see_each_others_hands() -> None:
    async with sit_down(seed=3, bots=["human"]) as person:
        seen = set()
        for _ in range(40):
            if isinstance(person.app.screen, PassScreen):
                assert "Hand" not in person.text() and "Frodo" not in person.text()
            else:
                seat = person.session.viewer
                assert person.session.asked == seat
                seen.add((seat, len(person.session.view().choices) == 1))
            await person.press("enter")
        assert {seat for seat, _ in seen} == {0, 1}
        assert any(alone for _, alone in seen)  # people are asked even where they can only pass: else it would tell about their hand
