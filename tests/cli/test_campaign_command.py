"""Groups see how far they have come, what comes next, and can end it."""

from __future__ import annotations

from pathlib import Path

import pytest

from onetable.games.fellowship.campaign import Campaign
from tests.cli.command import onetable, play_match


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Campaign:
    """A group that has won chapter 1 and got somewhere in chapter 13."""
    monkeypatch.setenv("ONETABLE_DATA", str(tmp_path))
    campaign = Campaign.open("home")
    matches = (play_match({"chapter": 1}, players=3, seed=seed) for seed in range(1000))
    campaign.note(next(match for match in matches if match.game.table.outcome == "won"))
    matches = (play_match({"chapter": 13}, players=3, seed=seed) for seed in range(1000))
    campaign.note(next(match for match in matches if match.game.table.finished))
    return campaign


def test_nobody_has_begun(tmp_path: Path) -> None:
    assert "No group has begun" in onetable("campaign", data=tmp_path).out
    assert onetable("campaign", "list", "--json", data=tmp_path).data == []
    assert list(tmp_path.iterdir()) == []


def test_groups_are_listed(home: Campaign, tmp_path: Path) -> None:
    for arguments in (("campaign",), ("campaign", "list")):
        assert onetable(*arguments, data=tmp_path).out == "home: 1 chapters won, next is 2\n"
    (found,) = onetable("campaign", "list", "--json", data=tmp_path).data
    assert (found["name"], found["players"], found["won"], found["next"]) == ("home", 3, [1], 2)


def test_a_group_is_shown(home: Campaign, tmp_path: Path) -> None:
    found = onetable("campaign", "show", "home", "--json", data=tmp_path).data
    assert found["tries"] == {"1": 1, "13": 1} and found["open"] is False
    assert found["progress"]["13"]["finished"] == list(home.setup_for(13)["finished"])
    assert all([Path(path).exists() for path in found["records"]]) and len(found["records"]) == 2
    lines = onetable("campaign", "show", "home", data=tmp_path).out.splitlines()
    assert lines[1] == "✓    1  A Long-expected Party  (1 try)" and lines[2].startswith("→    2  ")
    assert "Frodo" in lines[13] and len(lines) == 20
    assert "Een langverwacht feest" in onetable("campaign", "show", "home", "--language", "nl", data=tmp_path).out


def test_a_record_of_the_campaign_can_be_replayed(home: Campaign, tmp_path: Path) -> None:
    (path, _) = onetable("campaign", "show", "home", "--json", data=tmp_path).data["records"]
    assert onetable("replay", path, data=tmp_path).out.endswith("“A Long-expected Party” is completed.\n")


def test_what_comes_next_is_told(home: Campaign, tmp_path: Path) -> None:
    assert onetable("campaign", "next", "home", "--json", data=tmp_path).data == {"chapter": 2, "players": 3, "setup": {"chapter": 2}}
    assert onetable("campaign", "next", "home", data=tmp_path).out.endswith('onetable play fellowship --campaign "home"\n')


def test_a_campaign_is_removed(home: Campaign, tmp_path: Path) -> None:
    assert onetable("campaign", "delete", "home", data=tmp_path).code == 0
    assert not home.path.exists() and not home.records.exists()
    assert onetable("campaign", "delete", "home", data=tmp_path).code == 2


def test_one_damaged_campaign_does_not_hide_the_others(home: Campaign, tmp_path: Path) -> None:
    spoilt = home.path.with_name("spoilt.json")
    spoilt.write_bytes(b"{")
    said = onetable("campaign", data=tmp_path)
    assert said.code == 2 and said.out.startswith("home: ") and "spoilt.json is damaged" in said.err
    assert onetable("campaign", "delete", "spoilt", data=tmp_path).code == 0
    assert onetable("campaign", data=tmp_path).code == 0
