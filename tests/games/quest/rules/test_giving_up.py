"""A hero without hope may declare himself defeated (Q-068 to Q-070)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quest.rules.tables import go_on, some, step, told
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule


def stranded(at: str = "ered_mithrin", **more: Any) -> Scene:
    """Thálin has no card in hand and is about to travel."""
    names = ("hand", "favor", "items", "rest", "damage", "others", "corruption")
    own = {name: more.pop(name) for name in names if name in more}
    markers = {"yellow": 3, "red": 4, "black": 5}
    return scene(step="travel", heroes=[{"hero": "thalin", "at": at, **own}], **{"minions": {}, "markers": markers, **more})


@rule("Q-068")
def test_offered_to_a_hero_without_cards_in_hand_and_to_no_other() -> None:
    assert "GiveUp" in stranded().offered
    armed = stranded(hand=["sweep"])
    assert "GiveUp" not in armed.offered and armed.refused["GiveUp"] == "NotUsedToHope"


@rule("Q-068")
def test_a_hand_that_can_pay_for_no_path_is_still_a_hand() -> None:
    play = stranded(hand=["evade"])  # both paths are mountains 4
    assert not any([line.startswith("MoveTo") for line in play.offered]) and "GiveUp" not in play.offered


@rule("Q-068")
def test_he_need_not() -> None:
    play = stranded().choose("Done")
    assert not told(play, "GaveUp") and play["thalin"]["at"] == "ered_mithrin"


@rule("Q-068")
def test_only_on_his_own_turn() -> None:
    play = scene(step="travel", seat=2, minions={}, heroes=[{"hero": "thalin"}, {"hero": "beravor", "hand": ["parry"]}])
    assert play.asked == 2 and "GiveUp" not in play.offered


@rule("Q-069")
@pytest.mark.parametrize(("at", "haven"), [("ered_mithrin", "erebor"), ("moria", "lothlorien"), ("blue_mountains", "fornost")])
def test_he_wakes_in_the_nearest_haven_and_his_turn_is_over(at: str, haven: str) -> None:
    play = stranded(at, favor=0).choose("GiveUp").expect(heroes={"thalin": {"at": haven}})
    assert play.asked is None and not told(play, "EncountersDrawn") and told(play, "GaveUp", "HeroDefeated")


@rule("Q-070")
def test_it_costs_the_same_as_a_lost_combat() -> None:
    play = stranded(favor=2, items=["horse"], rest=["sweep", "sweep"], damage=["parry"]).choose("GiveUp")
    play.expect(markers={"yellow": 4, "red": 4, "black": 5}, asked=1, offered=["PickFavor None", "PickItem horse"]).choose("PickItem horse")
    play.expect(heroes={"thalin": {"favor": 2, "items": [], "rest": [], "damage": [], "hand": [], "life": 25}})


@rule("Q-070")
def test_but_no_influence_is_placed_for_there_is_no_foe() -> None:
    play = stranded(influence={"barad_dur": 3}, minions={"black_serpent": "ered_mithrin"}).choose("GiveUp")
    go_on(play)
    assert some(play.facts["influence"]) == {"barad_dur": 3} and not told(play, "InfluencePlaced")


@rule("Q-070")
def test_sauron_may_answer_with_a_shadow_card_as_after_any_defeat() -> None:
    play = stranded(pool=7, shadow_hand=["evil_wound"], markers={"yellow": 7, "red": 8, "black": 9}).choose("GiveUp")
    assert step(play) == "ShadowWindow" and "PlayShadow evil_wound" in play.offered
