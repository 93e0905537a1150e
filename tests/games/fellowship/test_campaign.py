"""A group plays on another day: what it has won and reached is kept, whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.core.match import Match
from onetable.core.record import Record, decode, read_file, replay
from onetable.games.fellowship.campaign import Campaign, campaign_names, delete
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.table import Board
from onetable.games.registry import rulebook
from tests.rules import rule

BOOK = rulebook("fellowship")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    return tmp_path


def play_on(match: Match[Board], answers: int | None = None) -> Match[Board]:
    """Answer at random, to the end or so many times."""
    dice = Random(match.seed)
    while match.game.decision is not None and answers != 0:
        match.answer(dice.randrange(len(match.game.decision.choices)))
        answers = None if answers is None else answers - 1
    return match


def a_match(setup: dict[str, Any], wanted: Callable[[Board], bool], players: int = 4) -> Match[Board]:
    """The first game that ends as wanted."""
    matches = (play_on(Match(BOOK, setup, players, seed)) for seed in range(5000))
    return next(match for match in matches if wanted(match.game.table))


def won_match(chapter: int = 1, players: int = 4) -> Match[Board]:
    return a_match({"chapter": chapter}, lambda board: board.outcome == "won", players)


def lost_match(chapter: int = 1, players: int = 4) -> Match[Board]:
    return a_match({"chapter": chapter}, lambda board: board.outcome == "lost", players)


def lost_after_a_won_round(chapter: int | str) -> Match[Board]:
    return a_match({"chapter": chapter}, lambda board: board.outcome == "lost" and bool(board.finished), players=3)


# ---- which chapter


@rule("F-002", "F-007")
def test_a_fresh_group_can_begin_any_of_the_18_chapters() -> None:
    campaign = Campaign.open("home")
    assert list(CHAPTERS) == list(range(1, 19))
    for chapter in CHAPTERS:
        setup = campaign.setup_for(chapter)
        assert setup == {"chapter": chapter}
        assert BOOK.begin(setup, campaign.players, seed=1).decision is not None


@rule("F-008", "F-100")
def test_the_lowest_chapter_that_is_not_won_is_proposed() -> None:
    campaign = Campaign.open("home")
    assert campaign.proposed() == 1
    campaign.note(won_match(2))
    assert campaign.proposed() == 1
    campaign.note(won_match(1))
    assert campaign.proposed() == 3


@rule("F-244")
def test_when_all_chapters_are_won_the_road_goes_on() -> None:
    campaign = Campaign.open("home")
    campaign.note(won_match(1))
    story = json.loads(campaign.path.read_bytes())
    campaign.path.write_text(json.dumps(story | {"won": [*range(2, 19)]}))
    assert Campaign.open("home").proposed() == 1
    campaign.path.write_text(json.dumps(story | {"won": [*range(1, 19)]}))
    again = Campaign.open("home")
    assert again.proposed() == "road"
    assert BOOK.begin(again.setup_for(again.proposed()), again.players, seed=1).table.setup.pool


@rule("F-101", "F-139")
def test_a_lost_chapter_can_be_played_again_and_tries_are_counted() -> None:
    campaign = Campaign.open("home")
    campaign.note(lost_match())
    assert (campaign.proposed(), campaign.tries(1), campaign.is_won(1)) == (1, 1, False)
    assert campaign.setup_for(1) == {"chapter": 1}
    campaign.note(lost_match())
    campaign.note(won_match())
    assert (campaign.proposed(), campaign.tries(1), campaign.is_won(1)) == (2, 3, True)


def test_a_won_chapter_that_is_lost_later_stays_won() -> None:
    campaign = Campaign.open("home")
    campaign.note(won_match())
    campaign.note(lost_match())
    assert campaign.is_won(1) and campaign.proposed() == 2


# ---- another day


@rule("F-102")
def test_a_campaign_is_found_again_as_it_was_left() -> None:
    campaign = Campaign.open("home", names=("Ann", "Ben", "Cas"))
    campaign.note(won_match(1, players=3))
    campaign.note(lost_after_a_won_round(13))
    again = Campaign.open("home")
    assert again.story == campaign.story
    assert (again.proposed(), again.players, again.story.names) == (2, 3, ("Ann", "Ben", "Cas"))
    assert campaign_names() == ["home"]


def test_every_game_leaves_a_record() -> None:
    campaign = Campaign.open("home")
    matches = [won_match(), lost_match(), lost_after_a_won_round(13)]
    for match in matches:
        campaign.note(match)
    for match, played in zip(matches, campaign.story.played, strict=True):
        found: Record = decode(read_file(campaign.records / played.record), Record, "record")
        assert replay(BOOK, found).journal == match.journal


def test_groups_do_not_disturb_each_other() -> None:
    campaign, other = Campaign.open("home"), Campaign.open("friends")
    campaign.note(won_match())
    other.note(lost_match())
    assert (Campaign.open("home").proposed(), Campaign.open("friends").proposed()) == (2, 1)
    delete("home")
    assert campaign_names() == ["friends"]
    assert not campaign.records.exists() and (other.records / other.story.played[0].record).exists()
    assert Campaign.open("home").story.played == ()


# ---- chapters of several rounds


@rule("F-156")
@pytest.mark.parametrize("chapter", [13, 14, 17])
def test_after_a_lost_round_the_group_keeps_its_finished_characters_or_begins_anew(chapter: int) -> None:
    campaign, match = Campaign.open("home"), lost_after_a_won_round(chapter)
    campaign.note(match)
    board = match.game.table
    kept = BOOK.begin(campaign.setup_for(chapter, keep=True), 3, seed=1).table
    assert (kept.finished, kept.done, kept.spent) == (board.finished, board.done, board.spent)
    assert kept.finished
    anew = BOOK.begin(campaign.setup_for(chapter, keep=False), 3, seed=1).table
    assert (anew.finished, anew.done, anew.spent) == ((), (), ())
    assert Campaign.open("home").setup_for(chapter) == campaign.setup_for(chapter)


@rule("F-156")
def test_who_begins_anew_has_nothing_left_to_keep() -> None:
    campaign = Campaign.open("home")
    campaign.note(lost_after_a_won_round(13))
    campaign.note(a_match(campaign.setup_for(13, keep=False), lambda board: not board.finished, players=3))
    assert campaign.progress(13) is None and campaign.setup_for(13) == {"chapter": 13}
    assert campaign.tries(13) == 2


def test_a_spent_gift_stays_spent() -> None:
    match = a_match({"chapter": 13}, lambda board: bool(board.spent) and board.outcome == "lost", players=3)
    campaign = Campaign.open("home")
    campaign.note(match)
    assert campaign.setup_for(13)["spent"] == ("mithril_shirt",)
    assert "mithril_shirt" in BOOK.begin(campaign.setup_for(13), 3, seed=1).table.spent


def test_a_group_of_the_breaking_need_not_be_won_twice() -> None:
    campaign, match = Campaign.open("home"), lost_after_a_won_round(18)
    campaign.note(match)
    assert len(match.game.table.done) == 1
    assert BOOK.begin(campaign.setup_for(18), 3, seed=1).table.done == match.game.table.done


def test_the_road_keeps_its_cards() -> None:
    campaign, match = Campaign.open("home"), lost_after_a_won_round("road")
    campaign.note(match)
    before, after = match.game.table.setup, BOOK.begin(campaign.setup_for("road"), 3, seed=77).table
    assert (after.setup.pool, after.setup.gift, after.setup.rider) == (before.pool, before.gift, before.rider)
    assert after.finished == match.game.table.finished


def test_a_short_chapter_keeps_nothing() -> None:
    campaign = Campaign.open("home")
    campaign.note(lost_match(2))
    assert campaign.progress(2) is None


# ---- games that are not over


def test_a_game_that_goes_on_is_one_try() -> None:
    campaign, match = Campaign.open("home"), Match(BOOK, {"chapter": 13}, 3, 5)
    play_on(match, answers=4)
    campaign.note(match)
    assert (campaign.tries(13), len(campaign.story.played)) == (0, 1)
    play_on(match)
    campaign.note(match)
    campaign.note(match)
    assert (campaign.tries(13), len(campaign.story.played)) == (1, 1)


def test_a_game_can_be_gone_on_with_on_another_day() -> None:
    match = Match(BOOK, {"chapter": 13, "finished": ("sam",)}, 3, 5)
    Campaign.open("home").note(play_on(match, answers=4))
    later = Campaign.open("home")
    begun = later.open_record()
    assert begun is not None
    again = replay(BOOK, begun)
    assert again.answers == match.answers
    later.note(play_on(again))
    assert (later.tries(13), len(later.story.played), later.open_record()) == (1, 1, None)


def test_a_lost_record_does_not_stop_a_campaign() -> None:
    campaign = Campaign.open("home")
    campaign.note(play_on(Match(BOOK, {"chapter": 1}, 4, 5), answers=4))
    (campaign.records / campaign.story.played[0].record).write_bytes(b"{")
    again = Campaign.open("home")
    again.note(won_match())
    assert len(again.story.played) == 2 and again.proposed() == 2


# ---- whole or not at all


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut in half": lambda whole: whole[: len(whole) // 2],
    "empty": lambda whole: b"",
    "not text": lambda whole: whole.replace(b"home", b"\xff\xfe\xfd"),
    "of another kind": lambda whole: whole.replace(b"campaign", b"record"),
    "of another game": lambda whole: whole.replace(b'"fellowship"', b'"chess"'),
    "with a chapter that is none": lambda whole: whole.replace(b'"won": [\n  1', b'"won": [\n  99'),
    "with a character that is none": lambda whole: whole.replace(b"frodo", b"sauron"),
    "of 9 players": lambda whole: whole.replace(b'"players": 3,\n "names"', b'"players": 9,\n "names"'),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_reported_and_left_alone(damage: str) -> None:
    campaign = Campaign.open("home")
    campaign.note(won_match())
    campaign.note(lost_after_a_won_round(13))
    whole = campaign.path.read_bytes()
    spoilt = DAMAGES[damage](whole)
    assert spoilt != whole
    campaign.path.write_bytes(spoilt)
    with pytest.raises(BadInput, match=r"home\.json is damaged"):
        Campaign.open("home")
    assert campaign.path.read_bytes() == spoilt


def test_a_file_that_is_damaged_later_is_not_overwritten() -> None:
    campaign = Campaign.open("home")
    campaign.note(won_match())
    campaign.path.write_bytes(b"{")
    with pytest.raises(BadInput, match=r"home\.json is damaged"):
        campaign.note(won_match(2))
    assert campaign.path.read_bytes() == b"{"


def test_two_tables_of_one_group_do_not_forget_each_other() -> None:
    here, there = Campaign.open("home"), Campaign.open("home")
    here.note(won_match(1))
    there.note(won_match(2))
    assert Campaign.open("home").story.won == (1, 2) and len(Campaign.open("home").story.played) == 2


def test_what_cannot_be_written_changes_nothing() -> None:
    campaign = Campaign.open("home")
    campaign.note(won_match())
    before, story = campaign.path.read_bytes(), campaign.story
    campaign.path.with_name(f"home.json.{os.getpid()}.new").mkdir()  # where the new file would be written
    with pytest.raises(BadInput, match="Cannot write"):
        campaign.note(won_match(2))
    assert campaign.path.read_bytes() == before and campaign.story == story
    assert Campaign.open("home").proposed() == 2


@pytest.mark.parametrize("name", ["", " ", "../home", "a/b", "a\\b", ".hidden", "a\nb", "what?", "x" * 101])
def test_a_name_that_cannot_be_a_file_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="cannot be the name of a campaign"):
        Campaign.open(name)


def test_a_name_may_be_in_any_language() -> None:
    Campaign.open("星期二 [1]").note(won_match())
    assert campaign_names() == ["星期二 [1]"] and Campaign.open("星期二 [1]").proposed() == 2


def test_opening_writes_nothing(own_folder: Path) -> None:
    Campaign.open("home")
    assert list(own_folder.iterdir()) == []
