"""Chapter 3: Gildor plays a Forests card in the last trick."""

from __future__ import annotations

import pytest

from tests.games.fellowship.rules.play_through import play_to_the_last_card, rounds, win_round
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

GILDOR = "gildor_inglorion"


def last_card(scene: Scene, who: str) -> str:
    """The card this character played in the last trick."""
    return next(line.split()[2] for line in reversed(scene.told()) if line.split()[:2] in (["Plays", who], ["Leads", who]))


@rule("F-161", "F-162")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_gildor_is_content_exactly_if_his_last_card_is_of_the_forests(players: int) -> None:
    met = missed = without_winning = 0
    for start in deals(3, players, range(10)):
        scene = play_to_the_last_card(start, tries=5)
        if scene is None:
            continue
        is_forest = last_card(scene, GILDOR).startswith("F")
        assert scene.verdict(GILDOR) == ("sure" if is_forest else "lost")
        met, missed = met + is_forest, missed + (not is_forest)
        without_winning += is_forest and scene.board.leader != scene.seat(GILDOR)
    assert met and without_winning
    assert missed or players == 2  # where the pyramid lies open all know it one trick before


@rule("F-161", "F-162")
def test_alone_gildor_is_content_with_a_forests_card_in_the_last_trick() -> None:
    scene = next(filter(None, (win_round(start) for start in deals(3, 1))))
    last = [line for line in scene.told() if line.startswith(("Plays", "Leads"))][-4:] if not scene.board.left else []
    assert scene.verdict(GILDOR) == "sure"
    assert not last or last_card(scene, GILDOR).startswith("F")


@rule("F-162")
@pytest.mark.parametrize("players", (3, 4))
def test_nobody_can_know_gildors_success_before_the_last_trick(players: int) -> None:
    for scene in rounds(3, players, range(1, 60)):
        assert scene.board.left <= 1 or scene.verdict(GILDOR) != "sure"
