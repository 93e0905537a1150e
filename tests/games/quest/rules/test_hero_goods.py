"""Pools, attributes, training, items, corruption, favor (Q-060 to Q-063)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.figures import SKILL_DECK
from tests.games.quest.rules.tables import step, told, told_to
from tests.games.quest.scenes import RULEBOOK, Scene, scene
from tests.rules import rule

PAIR: list[dict[str, Any]] = [
    {"hero": "thalin", "at": "bree", "hand": ["sweep"], "rest": ["parry", "evade"], "damage": ["block", "crush"]},
    {"hero": "beravor", "at": "fornost", "rest": ["charge"], "damage": ["parry"]},
]


# ---- what lies open


@rule("Q-060")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_rest_pools_lie_open_for_everybody(seat: int) -> None:
    sheets = RULEBOOK.view(scene(step="travel", heroes=PAIR).game, seat).table.sheets
    assert sheets[0].rest == ("thalin_parry", "thalin_evade") and sheets[1].rest == ("beravor_charge",)


@rule("Q-060")
def test_that_cards_go_there_is_told_with_their_names() -> None:
    play = scene(step="travel", heroes=PAIR, minions={}).choose("MoveTo fornost")
    assert told(play, "CardsToRest") == ["CardsToRest thalin thalin_sweep"]
    assert all([told_to(play, seat, "CardsToRest") for seat in (-1, 0, 1, 2)])


@rule("Q-061")
@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_damage_pools_lie_face_down_for_the_others(seat: int) -> None:
    sheets = RULEBOOK.view(scene(step="travel", heroes=PAIR).game, seat).table.sheets
    assert sheets[0].damage == ("", "") and (sheets[1].damage == ("beravor_parry",)) is (seat == 2)


@rule("Q-061")
def test_the_owner_knows_his_own() -> None:
    assert RULEBOOK.view(scene(step="travel", heroes=PAIR).game, 1).table.sheets[0].damage == ("thalin_block", "thalin_crush")


@rule("Q-061")
def test_that_damage_was_taken_is_told_without_names() -> None:
    play = scene(card="damage.2", heroes=[{"hero": "thalin", "hand": ["sweep"]}]).choose("PickCard thalin_sweep")
    assert told(play, "DamageTaken") == ["DamageTaken thalin 1"] * 2 and not any(["sweep" in line for line in play.news])


# ---- attributes


@rule("Q-062")
@pytest.mark.parametrize("attribute", ["wisdom", "agility", "strength", "fortitude"])
def test_an_attribute_rises_at_most_twice(attribute: str) -> None:
    hero = {"hero": "thalin", "at": "fornost", "favor": 9}
    base = scene(step="travel", heroes=[hero])["thalin"][attribute]
    for before in (0, 1, 2):
        play = scene(card="encounter.the_steadfast_defender", heroes=[{**hero, "raised": {attribute: before}}]).choose("PickBranch 1")
        assert (f"PickAttribute {attribute}" in play.offered) is (before < 2)
        if before < 2:
            play.choose(f"PickAttribute {attribute}").expect(heroes={"thalin": {attribute: base + before + 1}})


@rule("Q-062")
def test_a_third_gain_of_a_named_attribute_is_lost() -> None:
    hero = {"hero": "thalin", "at": "bree", "raised": {"wisdom": 2}}
    play = scene(step="explore", minions={}, characters={"gandalf": "bree"}, heroes=[hero]).choose("Consult gandalf")
    play.expect(heroes={"thalin": {"wisdom": 3, "favor": 0}}, characters={"gandalf": None})


@rule("Q-062")
def test_each_attribute_has_its_own_two_gains() -> None:
    hero = {"hero": "thalin", "at": "bree", "raised": {"wisdom": 2, "strength": 2}}
    play = scene(step="explore", minions={}, characters={"aragorn": "bree"}, heroes=[hero]).choose("Consult aragorn")
    play.expect(heroes={"thalin": {"wisdom": 3, "strength": 9, "agility": 3}})


@rule("Q-062")
def test_corruption_lowers_without_using_up_a_gain() -> None:
    hero = {"hero": "thalin", "at": "bree", "raised": {"wisdom": 1}, "corruption": ["deranged"]}
    play = scene(step="explore", minions={}, characters={"gandalf": "bree"}, heroes=[hero]).expect(heroes={"thalin": {"wisdom": 1}})
    play.choose("Consult gandalf").expect(heroes={"thalin": {"wisdom": 2}})
    assert play.board.sheet(1).raised == (0, 0, 0, 2)


def test_no_attribute_falls_below_zero() -> None:
    play = scene(step="travel", heroes=[{"hero": "thalin", "corruption": ["deranged", "weak"]}])
    play.expect(heroes={"thalin": {"wisdom": 0, "strength": 6}})
    scene(step="travel", heroes=[{"hero": "eleanor", "corruption": ["helpless"]}]).expect(heroes={"eleanor": {"agility": 0}})


# ---- training


def training(**more: Any) -> Scene:
    """Thálin consults Dáin, who trains him twice; the deck is stacked."""
    hero = {"hero": "thalin", "at": "bree", "hand": ["sweep"], **more.pop("own", {})}
    return scene(step="explore", minions={}, characters={"dain": "bree"}, heroes=[hero], **more).choose("Consult dain")


@rule("Q-063")
def test_training_draws_two_takes_one_to_hand_and_discards_the_other() -> None:
    play = training(skills=["skill_execute", "skill_ready", "skill_reversal", "skill_endure"])
    play.expect(asked=1, offered=["PickCard skill_execute", "PickCard skill_ready"], skills=18).choose("PickCard skill_ready")
    play.expect(skill_discards=["skill_execute"], skills=16, offered=["PickCard skill_reversal", "PickCard skill_endure"])
    play.choose("PickCard skill_reversal").expect(
        skill_discards=["skill_execute", "skill_endure"],
        heroes={"thalin": {"hand": ["thalin_sweep", "skill_ready", "skill_reversal"], "trained": ["skill_ready", "skill_reversal"]}},
    )


@rule("Q-063")
def test_only_he_sees_the_two_cards_and_the_one_he_takes() -> None:
    play = training(skills=["skill_execute", "skill_ready"])
    assert RULEBOOK.view(play.game, 1).table.drawn == ("skill_execute", "skill_ready")
    assert RULEBOOK.view(play.game, 0).table.drawn == ("", "")
    play.choose("PickCard skill_ready")
    assert told(play, "Trained") == ["Trained thalin skill_execute"]  # the discard is open
    assert told_to(play, 0, "Trained", "TrainedWith") == ["Trained"] and told_to(play, 1, "Trained", "TrainedWith") == ["TrainedWith"]
    assert RULEBOOK.view(play.game, 0).table.sheets[0].trained == ("",)


@rule("Q-063")
def test_with_one_card_left_he_takes_it_with_none_nothing_happens() -> None:
    one = training(skills_left=1)
    one.expect(skills=0, heroes={"thalin": {"hand_size": 2}})  # the second training finds nothing
    assert len(one["thalin"]["trained"]) == 1 and len(one.facts["skill_discards"]) == 19
    none = training(skills_left=0).expect(skills=0, heroes={"thalin": {"hand": ["thalin_sweep"], "trained": []}})
    assert len(none.facts["skill_discards"]) == len(SKILL_DECK) and step(none) != "PickSkill"


@rule("Q-063")
def test_the_card_belongs_to_his_deck_from_now_on() -> None:
    hero = {"hero": "thalin", "at": "bree", "hand": ["skill_ready", "sweep"]}
    play = scene(step="travel", minions={}, heroes=[hero]).choose("MoveTo fornost", "PayOne skill_ready")
    play.expect(heroes={"thalin": {"rest": ["skill_ready"], "at": "fornost"}})
    rested = scene(step="rest", minions={}, heroes=[{"hero": "thalin", "at": "fornost", "rest": ["skill_ready"], "others": "rest"}])
    assert "skill_ready" in rested.choose("Rest").board.sheet(1).life


# ---- items


@pytest.mark.parametrize(("held", "left", "then"), [([], 3, ["horse"]), (["horse"], 3, ["horse"]), ([], 0, [])], ids=str)
def test_one_of_each_item_for_a_hero_while_the_supply_lasts(held: list[str], left: int, then: list[str]) -> None:
    hero = {"hero": "thalin", "at": "bree", "items": held}
    play = scene(step="explore", minions={}, characters={"theoden": "bree"}, items={"horse": left}, heroes=[hero]).choose("Consult theoden")
    play.expect(heroes={"thalin": {"items": then}})
    assert play.facts["items"]["horse"] == (2 if then == ["horse"] and not held else left)


def test_an_elven_cloak_drains_the_pool_whenever_a_shadow_card_is_played_on_its_hero() -> None:
    for items, pool in ((["elven_cloak"], 9), ([], 10)):
        hero = {"hero": "thalin", "at": "bree", "items": items}
        play = scene(step="turn", pool=10, shadow_hand=["winter_storm"], minions={}, heroes=[hero]).choose("PlayShadow winter_storm")
        play.expect(pool=pool)


def test_not_on_saurons_own_turn() -> None:
    hero = {"hero": "thalin", "at": "bree", "items": ["elven_cloak"]}
    play = scene(step="action", pool=4, shadow_hand=["storms_of_mordor"], minions={}, heroes=[hero]).choose("PlayShadow storms_of_mordor")
    play.expect(pool=4)


# ---- corruption and favor


def test_corruption_cards_are_kept_and_act_while_held_and_lie_open() -> None:
    play = scene(card="corruption.weary", heroes=[{"hero": "thalin"}]).expect(heroes={"thalin": {"corruption": ["weary"], "fortitude": 4}})
    assert RULEBOOK.view(play.game, 0).table.sheets[0].corruption == ("weary",)


@pytest.mark.parametrize("card", ["careless", "wretched"])
def test_two_of_them_act_at_once_and_go_back_into_the_deck_with_the_discards(card: str) -> None:
    play = scene(card=f"corruption.{card}", corruption_discards=["weak"], heroes=[{"hero": "thalin", "at": "bree", "favor": 3}])
    if card == "wretched":
        play.choose("Decline")
    play.expect(heroes={"thalin": {"corruption": [], "favor": 1 if card == "careless" else 3}}, corruption_discards=[], corruption_deck=16)


def test_there_is_no_maximum_of_corruption() -> None:
    many = ["weak", "weary", "helpless", "greedy", "reckless", "isolated"]
    play = scene(card="corruption.hopeless", heroes=[{"hero": "thalin", "corruption": many}])
    assert len(play["thalin"]["corruption"]) == 7


def test_an_empty_corruption_deck_is_made_anew_from_its_discards() -> None:
    play = scene(step="explore", minions={}, heroes=[{"hero": "thalin", "at": "bree"}])
    play.board.corruption, play.board.corruption_discards = (), ("weak",)
    play.choose("DarkPath").expect(heroes={"thalin": {"corruption": ["weak"]}}, corruption_deck=0, corruption_discards=[])


def test_favor_has_no_limit_except_for_the_despairing() -> None:
    for corruption, favor in (([], 9), (["despairing"], 3)):
        hero = {"hero": "thalin", "at": "bree", "favor": 7 if not corruption else 2, "corruption": corruption}
        play = scene(step="explore", minions={}, characters={"gandalf": "bree"}, heroes=[hero]).choose("ConsultForFavor gandalf")
        play.expect(heroes={"thalin": {"favor": favor}})
    surplus = scene(card="corruption.despairing", heroes=[{"hero": "thalin", "favor": 6}])
    surplus.expect(heroes={"thalin": {"favor": 3}})


def test_the_mistrusted_gain_one_favor_in_a_turn() -> None:
    hero = {"hero": "thalin", "at": "bree", "corruption": ["mistrusted"]}
    play = scene(step="explore", minions={}, favor={"bree": 2}, characters={"gandalf": "bree"}, heroes=[hero])
    play.choose("ConsultForFavor gandalf").expect(heroes={"thalin": {"favor": 1}})
    play.choose("TakeFavor").expect(heroes={"thalin": {"favor": 1}})


def test_the_distraught_keep_seven_cards() -> None:
    hand = ["sweep"] * 5 + ["rush"] * 3
    play = scene(card="corruption.distraught", heroes=[{"hero": "thalin", "hand": hand}])
    play.expect(asked=1, heroes={"thalin": {"hand_size": 8}})
    play.choose("PickCard thalin_rush").expect(heroes={"thalin": {"hand_size": 7, "rest": ["thalin_rush"]}})
