"""The chapter book, saved games, campaigns: where one goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.core.folders import data_folder
from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.games.fellowship.campaign import Campaign
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.telling.chapters import chapter_page
from onetable.games.fellowship.terminal.book import OWN_CAMPAIGN, BookScreen
from onetable.games.registry import rulebook
from onetable.terminal.screens.table import TableScreen
from onetable.terminal.session import Session, unfinished
from onetable.text import Interface
from tests.terminal.keyboard import sit_down

BOOK = rulebook("fellowship")


def won_match(chapter: int = 1) -> Match[Any]:
    """A match of this chapter that is won by taking some choice again and again."""
    for seed in range(500):
        match: Match[Any] = Match(BOOK, {"chapter": chapter}, 4, seed)
        while match.game.decision is not None:
            match.answer(len(match.answers) * 7 % len(match.game.decision.choices))
        if match.game.table.outcome == "won":
            return match
    raise AssertionError("no deal is won")


async def test_without_a_chapter_the_book_is_open() -> None:
    async with sit_down(None, size=(120, 40)) as person:
        text = person.text()
        assert "Chapter book" in text and "Your road: 0 of 18 chapters" in text
        assert "★ Frodo" in text and "★ Bilbo" in text and "· Gandalf" in text
        await person.press(*["down"] * 8)  # chapter 9: a long one with an event
        text = person.text()
        assert "Flight to the Ford" in text and "A long chapter" in text and "The Nine" in text
        await person.press("2", "enter")
        board = person.session.match.game.table
        assert (board.setup.chapter, board.setup.players) == (9, 2)
        assert person.session.campaign is not None and person.session.campaign.name == OWN_CAMPAIGN


async def test_any_chapter_can_be_begun_from_the_book() -> None:
    async with sit_down({"chapter": 1}, language="nl") as person:
        for keys, chapter in ((["down"] * 4, 5), (["up"], ROAD), (["up", "up"], 18), ([], 1)):
            await person.press("b", *keys)
            await person.press("1", "enter")
            assert person.session.match.game.table.setup.chapter == chapter


def test_every_chapter_has_a_page_in_every_language() -> None:
    campaign = Campaign.open("nobody")
    chapters: list[int | str] = [*CHAPTERS, ROAD]
    for language in LANGUAGES:
        for chapter in chapters:
            page = chapter_page(chapter, campaign, Interface(language), BOOK.phrasebook(language))
            assert len(page) > (5 if chapter != ROAD else 1)


async def test_what_is_won_is_lit_and_the_next_chapter_is_proposed() -> None:
    campaign = Campaign.open(OWN_CAMPAIGN)
    campaign.note(won_match())
    async with sit_down(None) as person:
        assert "Your road: 1 of 18 chapters" in person.text() and "[2]" in person.text()
        await person.press("up")
        assert "★ won" in person.text()
        await person.press("l")
        assert "你的旅程：1/18章" in person.text() and BOOK.phrasebook("zh").read(Named("a_long_expected_party")) in person.text()


async def test_a_lost_chapter_is_dealt_again_and_a_won_one_leads_on() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        await person.play_to_the_end()
        first = person.session
        assert "Play again" in person.text()
        while "Play again" not in person.table.attention.entries[person.table.attention.cursor].label:
            await person.press("down")
        await person.press("enter")
        assert person.session is not first and person.session.match.seed != first.match.seed
        assert person.session.match.setup["chapter"] == 1


async def test_after_a_victory_the_next_chapter_is_offered() -> None:
    match = won_match()
    async with sit_down({"chapter": 1}, seed=6) as person:
        person.app.sit_down(Session(match, ("human", "random", "random", "random")))
        await person.settle()
        assert "The chapter is won." in person.text() and "Next: 2 · A Little Delay in the Shire" in person.text()
        await person.press("enter")
        assert person.session.match.setup["chapter"] == 2


async def test_save_quit_and_resume() -> None:
    async with sit_down({"chapter": 2}, seed=6, bots=["random", "rules"]) as person:
        while not person.session.view().table.verdicts:
            await person.press("enter")
        await person.press("s")
        assert "Saved:" in person.text()
        view, answers = person.session.view().encode(), len(person.session.match.answers)
        await person.press("q")
    assert person.app.return_value == 0
    [waiting] = unfinished("fellowship")
    assert (waiting.setup["chapter"], waiting.players) == (2, 4)
    async with sit_down(None, size=(120, 40)) as person:
        assert "Continue 2 · A Little Delay in the Shire (4 players)" in person.text()
        await person.press("c")
        assert person.session.view().encode() == view
        assert person.session.seats.names == ("human", "random", "rules", "rules")
        await person.press("u", "enter")  # undo works over the resume
        assert len(person.session.match.answers) < answers
        await person.play_to_the_end()
    assert unfinished("fellowship") == []


async def test_every_choice_is_on_the_disk_before_the_next() -> None:
    """Who pulls the plug loses nothing."""
    async with sit_down({"chapter": 1}, seed=6) as person:
        await person.press("enter")
        again = Session.resume(unfinished("fellowship")[0].path)
        assert again.view().encode() == person.session.view().encode()
        assert again.match.answers == person.session.match.answers


async def test_leaving_for_the_book_keeps_the_game() -> None:
    async with sit_down({"chapter": 1}, seed=6) as person:
        await person.press("enter", "b")
        assert isinstance(person.app.screen, BookScreen)
        await person.press("escape")
        assert isinstance(person.app.screen, TableScreen)
        await person.press("b", "down", "enter")
        assert person.session.match.setup["chapter"] == 2
        assert [game.setup["chapter"] for game in unfinished("fellowship")] == [1]


async def test_a_campaign_hears_of_every_game() -> None:
    campaign = Campaign.open("friends", players=1)
    async with sit_down({"chapter": 1}) as person:
        person.app.sit_down(Session.begin("fellowship", {"chapter": 1}, 1, 5, (), campaign))
        await person.settle()
        await person.play_to_the_end()
        outcome = person.session.match.game.table.outcome
    kept = Campaign.existing("friends")
    assert kept.story.played[-1].outcome == outcome and kept.is_won(1) == (outcome == "won")


def test_a_damaged_save_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"kind": "record", "game":')
    with pytest.raises(BadInput):
        Session.resume(path)
    (data_folder() / "saves").mkdir()
    (data_folder() / "saves" / "broken.json").write_text("nothing")
    assert unfinished("fellowship") == []


async def test_a_disk_that_cannot_be_written_does_not_stop_the_game(data_folder: Path) -> None:
    (data_folder / "saves").write_text("a file where a folder should be")
    async with sit_down({"chapter": 1}, seed=6) as person:
        await person.press("enter")
        assert "Not saved." in person.text()
        answers = len(person.session.match.answers)
        await person.press("enter")
        assert len(person.session.match.answers) > answers
