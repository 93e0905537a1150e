"""Moving along the path and who lays the next site (T-147 to T-153)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.news import FellowshipMoved, SiteLaid
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import scene
from tests.rules import rule

LEFT, RIGHT = 1, 3  # the neighbours of seat 0 at a table of four


@rule("T-147", "T-148")
@pytest.mark.parametrize("site", [1, 2, 5, 7])
def test_after_the_fellowship_actions_the_fellowship_must_move_to_the_next_site(site: int) -> None:
    play = scene(
        site=site,
        moves=0,
        hasty=False,
        free={"play": ["Gimli, Son of Glóin"], "hand": ["Gimli's Helm", "Axe Strike"]},
        shadow={"hand": ["Athelas"]},
    )
    play.expect(phase="fellowship", site=site).choose("PlayCard Gimli's Helm").expect(phase="fellowship", site=site, asked=0)
    play.choose("Pass").expect(phase="shadow", site=site + 1, at=[site + 1, 1], moves=1, asked=1)


@rule("T-149", "T-151")
@pytest.mark.parametrize("site", range(1, 8))
def test_with_two_players_the_opponent_lays_every_missing_site(site: int) -> None:
    """Sites 1, 2, 5 and 6 point to the left, 3, 4, 7 and 8 to the right: all the same here."""
    play = scene(site=site, moves=0, free={"play": ["Aragorn, King in Exile"]}, shadow={"hand": ["Saruman's Ambition"]}, hasty=False)
    while len(play.facts["path"]) == site:
        play.choose("Pass" if "Pass" in play.offered else play.offered[0])
    assert play.facts["laid_by"] == [0] * site + [1] and [len(cards) for cards in play.board.adventure] == [9 - site, 8]
    laid = told(play, SiteLaid)[0]
    assert isinstance(laid, SiteLaid) and (laid.who, laid.number) == (Player(1), site + 1)


@rule("T-149")
def test_a_site_that_lies_there_stays() -> None:
    play = scene(moves=0, path={2: "Bree Gate"}, laid_by={2: 0}, shadow={"sites": ["Weathertop"]})
    play.expect(path=["East Road", "Bree Gate"], laid_by=[0, 0], site=2)
    assert told(play, SiteLaid) == [] and told(play, FellowshipMoved) == [FellowshipMoved(Player(0), Named("1U327"), 2)]


@rule("T-150")
@pytest.mark.parametrize(
    ("site", "leaving", "layer"),
    [
        (1, "Westfarthing", LEFT),
        (2, "Bree Gate", LEFT),
        (3, "Council Courtyard", RIGHT),
        (4, "Mithril Mine", RIGHT),
        (5, "The Bridge of Khazad-dûm", LEFT),
        (6, "Dimrill Dale", LEFT),
        (7, "Anduin Confluence", RIGHT),
        (8, "Shores of Nen Hithoel", RIGHT),
    ],
)
def test_the_arrow_of_the_site_being_left_names_the_neighbour_who_lays_the_next(site: int, leaving: str, layer: int) -> None:
    friends = {"play": ["Aragorn, King in Exile"], "hand": ["Axe Strike"]}
    play = scene(
        players=4,
        site=site,
        moves=0,
        path={site: leaving},
        free=friends,
        hasty=False,
        shadow={"hand": ["Athelas"]},
        seats={3: {"hand": ["Athelas"]}},
    )
    play.choose("Pass")
    assert play.facts["laid_by"] == [0] * site + [layer]
    assert play.board.cards[play.board.path[site]].site == site + 1
