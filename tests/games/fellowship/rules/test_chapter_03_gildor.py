"""Chapter 3: Gildor plays a Forests card in the last trick."""

from __future__ import annotations

import pytest

from tests.games.fellowship.rules.play_through import rounds
from tests.games.fellowship.scenes import Scene
from tests.rules import rule


def last_card(scene: Scene, who: str) -> str:
    """The card this character played in the last trick."""
    return next(line.split()[2] for line in reversed(scene.told()) if line.split()[:2] in (["Plays", who], ["Leads", who]))


@rule("F-161", "F-162")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_gildor_is_content_exactly_if_his_last_card_is_of_the_forests(players: int) -> None:
    met = lost_the_trick = missed = 0
    for scene in rounds(3, players, range(1, 301)):
        if scene.board.left:
            continue
        is_forest = last_card(scene, "gildor_inglorion").startswith("F")
        assert scene.verdict("gildor_inglorion") == ("sure" if is_forest else "lost")
        met, missed = met + is_forest, missed + (not is_forest)
        lost_the_trick += is_forest and scene.board.leader != scene.seat("gildor_inglorion")
    assert met and lost_the_trick
    assert missed or players < 3  # open hands show a missed goal before the last trick


@rule("F-162")
@pytest.mark.parametrize("players", (3, 4))
def test_gildors_goal_is_open_until_the_last_trick_as_long_as_he_may_hold_forests(players: int) -> None:
    for scene in rounds(3, players, range(1, 60)):
        if scene.board.left > 1 and scene.verdict("gildor_inglorion") == "sure":
            pytest.fail("nobody can know it before the last trick")
