"""Somebody sits down: the command brings them to the table with what was typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from onetable.games.fellowship.campaign import Campaign
from tests.cli.command import onetable, play_match


def test_the_table_is_as_it_was_asked_for(tmp_path: Path) -> None:
    arguments = ("play", "fellowship", "--plain", "--setup", '{"chapter": 5}', "--players", "3", "--seed", "7")
    said = onetable(*arguments, data=tmp_path)
    assert said.code == 0 and "5: The Old Forest, 3 players, deal 7." in said.out
    assert "5: Het Oude Woud" in onetable(*arguments, "--language", "nl", data=tmp_path).out


def test_the_same_seed_deals_the_same(tmp_path: Path) -> None:
    def told(folder: str, seed: str) -> list[str]:
        said = onetable("play", "fellowship", "--plain", "--setup", '{"chapter": 5}', "--seed", seed, data=tmp_path / folder, typed="1\n")
        return [line for line in said.out.splitlines() if "deal " not in line and str(tmp_path) not in line]

    assert told("here", "7") == told("there", "7") != told("elsewhere", "8")


def test_other_people_may_share_the_keyboard(tmp_path: Path) -> None:
    assert onetable("play", "fellowship", "--plain", "--bots", "human,random", "--players", "3", data=tmp_path).code == 0


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Campaign:
    """A group of three that has got somewhere in chapter 13."""
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    campaign = Campaign.open("home")
    matches = (play_match({"chapter": 13}, players=3, seed=seed) for seed in range(1000))
    campaign.note(next(match for match in matches if match.game.table.finished))
    return campaign


def test_a_group_plays_its_next_chapter_and_what_comes_of_it_is_kept(home: Campaign, tmp_path: Path) -> None:
    said = onetable("play", "fellowship", "--plain", "--campaign", "home", data=tmp_path, typed="1\n" * 60)
    assert said.code == 0 and "1: A Long-expected Party, 3 players" in said.out
    later = Campaign.open("home")
    assert len(later.story.played) >= 2 and later.story.played[1].chapter == 1


def test_a_group_goes_on_where_a_long_chapter_was_left(home: Campaign, tmp_path: Path) -> None:
    arguments = ("play", "fellowship", "--plain", "--campaign", "home", "--setup", '{"chapter": 13}')
    onetable(*arguments, data=tmp_path, typed="1\n" * 3)
    later = Campaign.open("home")
    assert later.progress(13) == home.progress(13) and home.progress(13) is not None
    begun = later.open_record()
    assert begun is not None and begun.players == 3 and set(begun.setup["finished"]) == set(home.setup_for(13)["finished"])
