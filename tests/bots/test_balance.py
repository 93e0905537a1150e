"""Match-ups: everything meets everything, shares add up, and a page is written anew without touching what stands around."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from onetable.bots.arena.book import Book
from onetable.bots.arena.matchups import Matchups, matchup_contest, matchups
from onetable.bots.arena.running import run
from onetable.cli.balance import told, write_section
from onetable.core.errors import BadInput


def counted(game: str, meetings: int, deals: int = 1) -> Matchups:
    """The first match-ups of a game, played by rules of thumb."""
    contest = matchup_contest(game, "rules", deals, 1)
    contest = replace(contest, meetings=contest.meetings[:meetings])
    return matchups(contest, run(contest, Book()))


def test_every_deck_meets_every_other_and_points_add_up() -> None:
    contest = matchup_contest("tcg", "rules", 3, 1)
    brought = {entrant.brings for meeting in contest.meetings for entrant in (meeting.one, meeting.other)}
    assert len(contest.meetings) == len(brought) * (len(brought) - 1) // 2 and contest.bouts == 6 * len(contest.meetings)
    found = counted("tcg", 2, 2)
    for (one, other), share in found.pairs.items():
        assert share.games == 4 and share.won + found.pairs[other, one].won == 4
    (places,) = found.noted.values()
    assert places["place 1"].games == 8 and places["place 1"].won + places["place 2"].won == 8
    text = told("tcg", found)
    assert "Aragorn's starter" in text and "in percent of 4 games" in text


def test_every_company_rides_against_the_one_side() -> None:
    contest = matchup_contest("quest", "rules", 1, 1)
    assert sorted([meeting.players for meeting in contest.meetings]) == [2] * 5 + [3] * 10 + [4] * 10
    found = counted("quest", 6)
    assert sum([share.games for share in found.pairs.values()]) == 6
    assert found.each["argalad"].games == 2 and found.each["argalad"].won == sum(
        [share.won for (_, company), share in found.pairs.items() if "argalad" in company]
    )
    assert {share.games for share in found.noted["What Sauron won by how it was decided"].values()} <= {1, 2, 3, 4, 5, 6}
    assert "Argalad, Beravor" in told("quest", found)


def test_a_game_in_which_nobody_brings_anything_has_no_matchups() -> None:
    with pytest.raises(BadInput):
        matchup_contest("fellowship", "rules", 1, 1)


def test_a_section_is_written_anew_and_the_rest_of_the_page_stays(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n\nBefore.\n")
    write_section(page, "one", "First.\n")
    write_section(page, "two", "Second.\n")
    write_section(page, "one", "Once more.\n")
    assert (
        page.read_text() == "# Page\n\nBefore.\n<!-- one -->\nOnce more.\n<!-- end of one -->\n<!-- two -->\nSecond.\n<!-- end of two -->\n"
    )
