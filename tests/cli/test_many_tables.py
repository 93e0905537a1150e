"""Six programs use the same folder at the same time: what each of them keeps is there in the end."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from onetable.core.match import Match
from onetable.games.fellowship.campaign import Campaign
from onetable.games.registry import rulebook
from onetable.terminal.session import Session, unfinished
from onetable.terminal.settings import Settings, remember, remembered

SIX, GAMES = range(6), range(200)
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="only where a program can be copied")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    return tmp_path


def at_once(work: Callable[[int], None]) -> None:
    """Six copies of this program do this, each with its number; none begins before all are there."""
    ready, start = os.pipe()
    copies = []
    for number in SIX:
        copies.append(os.fork())
        if not copies[-1]:
            code = 1
            try:
                os.close(start)
                os.read(ready, 1)  # until nobody holds the other end any more
                work(number)
                code = 0
            finally:
                os._exit(code)
    os.close(start)
    os.close(ready)
    assert [os.waitpid(copy, 0)[1] for copy in copies] == [0] * len(SIX)


def chapter_one(seed: int) -> Match[Any]:
    """A game that has just begun."""
    return Match(rulebook("fellowship"), {"chapter": 1}, 4, seed)


def test_six_tables_of_one_group_lose_no_game() -> None:
    def note(number: int) -> None:
        campaign = Campaign.open("home")
        for seed in GAMES[number :: len(SIX)]:
            campaign.note(chapter_one(seed))

    at_once(note)
    home = Campaign.open("home")
    assert sorted([game.seed for game in home.story.played]) == list(GAMES)
    listed, there = [game.record for game in home.story.played], [path.name for path in home.records.iterdir()]
    assert sorted(listed) == sorted(there) and len(set(listed)) == len(GAMES)


def test_a_game_that_is_gone_on_with_keeps_its_place_among_those_of_other_tables() -> None:
    here, there, first = Campaign.open("home"), Campaign.open("home"), chapter_one(1)
    here.note(first)
    there.note(chapter_one(2))
    first.answer(0)
    Campaign.open("home").note(first)  # another evening
    assert [game.seed for game in Campaign.open("home").story.played] == [1, 2]


def test_six_tables_keep_six_games_of_the_same_second_and_deal(folder: Path) -> None:
    def keep(number: int) -> None:
        for _ in range(3):
            session = Session.begin("fellowship", {"chapter": 1}, 4, 6, ("random",), None)
            while session.keep() is None:
                session.match.answer(0)

    at_once(keep)
    assert len(unfinished("fellowship")) == 18 and not list(folder.rglob("*.new"))


def test_the_same_deal_begun_again_in_the_same_second_waits_as_a_game_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onetable.terminal.session.datetime", Mock(now=Mock(return_value=datetime(2026, 11, 16, 10, 33, 38))))
    first, second = [Session.begin("fellowship", {"chapter": 1}, 4, 6, ("random",), None) for _ in range(2)]
    assert first.file == second.file  # neither has been kept
    while first.keep() is None:
        first.match.answer(0)
    assert Session.begin("fellowship", {"chapter": 1}, 4, 6, ("random",), None).file != first.file


def test_two_tables_that_go_on_with_the_same_game_keep_both() -> None:
    session = Session.begin("fellowship", {"chapter": 1}, 4, 6, ("random",), None)
    while (path := session.keep()) is None:
        session.match.answer(0)
    here, there = Session.resume(path), Session.resume(path)
    here.match.answer(0)
    there.match.answer(1)
    assert here.keep() == path and there.keep() not in (path, None)
    assert there.keep() == there.file  # and from now on there
    assert {len(Session.resume(game.path).match.answers) for game in unfinished("fellowship")} == {len(here.match.answers)}
    assert len(unfinished("fellowship")) == 2


def test_six_tables_choose_colours_and_language() -> None:
    def choose(number: int) -> None:
        for _ in range(5):
            remember(**({"language": "nl"} if number % 2 else {"theme": "day"}))

    at_once(choose)
    assert remembered() == Settings("nl", "day")
