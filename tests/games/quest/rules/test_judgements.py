"""Where sources contradict each other: one position for each judgement, by its number; those about combat stand with the combat tests."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.atlas import PATHS_FROM, PLACES_OF
from onetable.games.quest.traits import Place, Region
from tests.games.quest.rules.tables import Table, go_on, some, step, told
from tests.games.quest.scenes import scene

THALIN: dict[str, Any] = {"hero": "thalin", "at": "bree"}


def test_judgement_1_a_place_holds_what_lies_in_its_stronghold_now() -> None:
    """The legal case of the sources: 3 in Barad-dûr with 1 and 3 in places joined to it; with 2 inside, 3 would be too much."""
    lying = {"barad_dur": 3, "mount_doom": 1, "sea_of_udun": 3}
    play = scene(step="rally", influence=lying, heroes=[THALIN])
    assert some(play.facts["influence"]) == lying
    scene(step="rally", influence={**lying, "barad_dur": 2}, heroes=[THALIN]).expect(influence={"sea_of_udun": 2, "mount_doom": 1})


def test_judgement_2_perilous_is_more_than_wisdom() -> None:
    for influence, perilous in ((1, False), (2, True)):
        play = scene(step="travel", minions={}, influence={"bree": influence, "barad_dur": 2}, heroes=[THALIN])
        play.expect(heroes={"thalin": {"perilous": perilous}})


def test_judgement_4_a_trained_skill_card_comes_to_hand() -> None:
    play = scene(step="explore", minions={}, characters={"dain": "bree"}, skills=["skill_execute", "skill_ready"], heroes=[THALIN])
    play.choose("Consult dain", "PickCard skill_execute").expect(heroes={"thalin": {"hand": ["skill_execute"], "life": 25}})


def test_judgement_5_corruption_is_paid_off_at_any_rest_one_card() -> None:
    hero = {**THALIN, "corruption": ["weak", "weary"], "favor": 4}
    play = scene(step="rest", minions={}, markers={"yellow": 1, "red": 2, "black": 3}, heroes=[hero]).choose("Rest", "PickCorruption weak")
    play.expect(heroes={"thalin": {"corruption": ["weary"], "favor": 2}})
    assert step(play) == "TravelStep"


def test_judgement_8_the_side_behind_is_helped_by_the_event() -> None:
    """Low numbers hurt the heroes; they get the lowest when they are ahead and the highest when Sauron is."""
    top = ["ev1_10", "ev1_14", "ev1_11"]
    scene(step="event", markers={"green": 1}, events={1: top}, heroes=[THALIN]).expect(event="ev1_10")
    scene(step="event", markers={"red": 1}, events={1: top}, heroes=[THALIN]).expect(event="ev1_14")


def test_judgement_9_one_event_is_drawn_with_nobody_ahead() -> None:
    play = scene(step="event", events={1: ["ev1_12", "ev1_10", "ev1_14"]}, heroes=[THALIN])
    assert told(play, "EventsDrawn") == ["EventsDrawn ev1_12 ev1_12"]


def test_judgement_10_any_new_event_replaces_one_with_a_marker_icon() -> None:
    data: dict[str, Any] = {"step": "event", "event": "ev2_01", "markers": {"green": 7, "yellow": 7}, "heroes": [THALIN]}
    scene(**data, events={2: ["ev2_12"]}).expect(event="", event_discards=["ev2_01", "ev2_12"])


@pytest.mark.parametrize(("mission", "marker"), [("to_rule_them_all", "red"), ("in_darkness_bind_them", "yellow")])
def test_judgement_11_the_colors_of_two_missions(mission: str, marker: str) -> None:
    for color in ("red", "yellow", "black"):
        play = scene(
            step="finale", sauron_mission=mission, hero_mission="spear_of_the_west", markers={"green": 17, color: 13}, minions={},
            heroes=[THALIN],
        )  # fmt: skip
        assert ("sauron_met" in told(play, "MissionsRevealed")[0]) is (color == marker)


def test_judgement_12_to_find_them_all_wants_the_ringwraiths_on_the_shire() -> None:
    for place, met in (("shire", True), ("old_forest", False)):
        play = scene(
            step="finale", sauron_mission="to_find_them_all", hero_mission="spear_of_the_west", markers={"green": 18},
            minions={"ringwraiths": place}, heroes=[THALIN],
        )  # fmt: skip
        assert ("sauron_met" in told(play, "MissionsRevealed")[0]) is met


def test_judgement_13_gollum_is_captured_moves_the_yellow_marker() -> None:
    play = scene(step="story", plots=[("gollum_is_captured", "sea_of_udun")], heroes=[THALIN])
    play.expect(markers={"yellow": 2, "red": 0, "black": 0})


def test_judgement_14_dead_marshes_to_dagorlad_is_swamp() -> None:
    path = PATHS_FROM[Place.DEAD_MARSHES][Place.DAGORLAD]
    assert (path.terrain, path.cost) == ("swamp", 3)
    hero = {"hero": "thalin", "at": "dead_marshes"}
    assert "MoveTo dagorlad" in scene(step="travel", heroes=[{**hero, "hand": ["strategize"]}]).offered
    assert "MoveTo dagorlad" not in scene(step="travel", heroes=[{**hero, "hand": ["evade"]}]).offered  # a card of the plains


def test_judgement_15_green_is_the_misty_mountains_light_green_mirkwood() -> None:
    assert {"high_pass", "gladden_fields", "rhosgobel", "fangorn", "rivendell", "lothlorien"} <= set(PLACES_OF[Region.MISTY_MOUNTAINS])
    assert {"woodland_realm", "lake_esgaroth", "forest_trail", "forest_road", "bight", "south_eaves"} <= set(PLACES_OF[Region.MIRKWOOD])


def test_judgement_18_the_dunadan_takes_three_tokens_erkenbrand_up_to_three() -> None:
    lying = dict.fromkeys(("bree", "shire", "old_forest", "grey_havens"), 1)
    dunadan = scene(card="event.ev1_07", influence=lying, heroes=[{"hero": "thalin"}]).choose("PickBranch 0")
    for left in (3, 2, 1):
        assert "Done" not in dunadan.offered, left
        dunadan.choose(dunadan.offered[0])
    assert sum(some(dunadan.facts["influence"]).values()) == 4 - 3 and dunadan.asked is None
    erkenbrand = scene(card="event.ev1_08", influence={"helms_deep": 2, "isengard": 2}, heroes=[{"hero": "thalin"}]).choose("PickBranch 0")
    erkenbrand.choose(erkenbrand.offered[0], "Done")
    assert erkenbrand.asked is None


def test_judgement_18_under_the_shadow_gives_sauron_a_shadow_card() -> None:
    play = scene(card="event.ev2_07", markers={"green": 7}, heroes=[THALIN]).choose("PickBranch 1")
    assert len(play.facts["shadow_hand"]) == 1 and play.facts["plot_hand"] == []


def test_judgement_18_elladan_and_elrohir_bring_thranduil_to_the_forest_trail() -> None:
    scene(card="event.ev3_10", markers={"green": 13}, heroes=[THALIN]).expect(characters={"thranduil": "forest_trail"}, event="ev3_10")


def test_judgement_18_he_has_at_last_heard_is_number_five() -> None:
    data: dict[str, Any] = {"step": "event", "markers": {"green": 13}, "heroes": [THALIN], "minions": {}}
    scene(**data, events={3: ["ev3_05", "ev3_06", "ev3_07"]}).expect(event="")
    play = scene(**data, events={3: ["ev3_05", "ev3_06", "ev3_04"]})
    assert told(play, "EventsDrawn") == ["EventsDrawn ev3_05 ev3_06 ev3_04 ev3_04"]


def test_judgement_18_there_is_strength_yet_moves_a_character_and_clears_the_place() -> None:
    lying: dict[str, Any] = {"influence": {"weathertop": 2, "bree": 1}, "tokens": {"weathertop": ["orc"]}}
    play = scene(card="event.ev2_04", markers={"green": 7}, characters={"aragorn": "bree"}, heroes=[{"hero": "thalin"}], **lying)
    play.choose("PickBranch 0", "PickPlace weathertop").expect(characters={"aragorn": "weathertop"}, influence={"weathertop": 0, "bree": 1})
    assert not some(play.facts["tokens"])


def test_judgement_19_a_hero_acts_as_often_as_he_likes() -> None:
    play = scene(step="travel", minions={}, favor={"bree": 1, "fornost": 1}, heroes=[{**THALIN, "hand": ["sweep"] * 5}])
    play.choose(
        "Explore", "TakeFavor", "Done", "MoveTo fornost", "Explore", "TakeFavor", "Done", "MoveTo bree", "MoveTo old_forest", "MoveTo bree"
    )
    assert len(told(play, "HeroMoved")) == 4 and step(play) == "TravelStep"


def test_judgement_20_the_first_hand_comes_from_the_first_hero_draw() -> None:
    play = Table("thalin").begin().expect(heroes={"thalin": {"hand": []}})
    while not play.told("HeroTurnBegins"):
        play.choose(play.offered[-1])
    play.expect(heroes={"thalin": {"hand_size": 5}})


def test_judgement_21_sauron_comes_first() -> None:
    play = Table("thalin").begin()
    assert play.facts["turn"]["seat"] == 0 and not play.told("HeroTurnBegins")


def test_judgement_22_a_horse_helps_on_water_too() -> None:
    hero = {"hero": "thalin", "at": "eregion", "hand": ["sweep"], "items": ["horse"]}  # plains 2, water
    assert "MoveTo tharbad" in scene(step="travel", minions={}, heroes=[hero]).offered
    assert "MoveTo tharbad" not in scene(step="travel", minions={}, heroes=[{**hero, "items": []}]).offered


def test_judgement_23_a_heal_command_removes_up_to_four() -> None:
    play = scene(step="action", minions={"gothmog": {"place": "rhun", "damage": 6}}, heroes=[THALIN])
    play.choose("UseTrack command 3", "HealMinion gothmog").expect(minions={"gothmog": {"damage": 2}})


def test_judgement_24_three_perils_one_picked_by_sauron() -> None:
    top = ["orc_scouts", "ill_met_company", "an_unexpected_betrayal"]
    play = scene(step="peril", perils=top, minions={}, heroes=[THALIN]).expect(asked=0, offered=[f"PickPeril {card}" for card in top])
    assert play.facts["peril_deck"] == 12


def test_judgement_25_a_character_gives_two_favor() -> None:
    play = scene(step="explore", minions={}, characters={"boromir": "bree"}, heroes=[THALIN]).choose("ConsultForFavor boromir")
    play.expect(heroes={"thalin": {"favor": 2, "strength": 7}})


def test_judgement_26_events_that_wait_for_exploring_do_not_happen_before() -> None:
    """The Foe-hammer: monsters leave only when a hero has explored the Trollshaws, and where he sends Gandalf."""
    data: dict[str, Any] = {"influence": {"rhun": 1}, "tokens": {"rhun": ["orc"]}, "markers": {"green": 7}, "minions": {}}
    waiting = scene(card="event.ev2_06", **data, heroes=[THALIN]).expect(event="ev2_06", tokens={"rhun": ["orc"]})
    assert waiting.asked is None
    play = scene(step="explore", event="ev2_06", **data, heroes=[{"hero": "thalin", "at": "trollshaws"}]).choose("PickBranch 0")
    play.expect(tokens={"rhun": []}, characters={"gandalf": "rhun"}, event="")


def test_judgement_29_a_defeated_hero_wakes_in_the_nearest_haven_not_in_that_of_his_region() -> None:
    """Mount Gundabad lies in the Grey Mountains, whose haven is Erebor; Rivendell is nearer."""
    hero = {"hero": "thalin", "at": "mount_gundabad", "hand": ["sweep"], "others": "damage"}
    scene(card="damage.1", markers={"yellow": 1, "red": 2, "black": 3}, heroes=[hero]).expect(heroes={"thalin": {"at": "rivendell"}})


def test_judgement_31_hero_rally_leaves_strongholds_alone() -> None:
    play = scene(step="rally", influence={"dol_guldur": 3, "south_eaves": 2}, heroes=[{"hero": "thalin", "at": "dol_guldur"}])
    assert some(play.facts["influence"]) == {"dol_guldur": 3, "south_eaves": 2}


def test_judgement_32_the_ringwraiths_return_to_minas_morgul() -> None:
    play = scene(step="action", minions={}, defeated=["ringwraiths"], heroes=[THALIN])
    play.expect(minions={"ringwraiths": {"place": "minas_morgul", "damage": 0}}, defeated=[])


def test_judgement_33_consulting_is_a_gain_for_once_and_the_character_leaves() -> None:
    play = scene(step="explore", minions={}, characters={"thranduil": "bree"}, pool=4, heroes=[THALIN]).choose("Consult thranduil")
    play.expect(pool=2, characters={"thranduil": None})
    go_on(play)
    play.expect(pool=2)


def test_judgement_34_no_rest_in_a_haven_with_a_foe() -> None:
    play = scene(step="rest", minions={"gothmog": "fornost"}, heroes=[{"hero": "thalin", "at": "fornost"}])
    assert step(play) == "AskForFight"


def test_judgement_40_dominance_in_the_finale_is_found_before_missions_move_markers() -> None:
    """Heroes lead by 1; Sauron's met mission makes it level. They still count as ahead: 9 health less 1, the new distance."""
    plots = [("monsters_in_the_east", "sea_of_udun"), ("osgiliath_invaded", "osgiliath"), ("gollum_is_captured", "sea_of_udun")]
    play = scene(
        step="finale", markers={"green": 17, "yellow": 16}, plots=plots, sauron_mission="his_dark_throne", heroes=[THALIN],
        hero_mission="spear_of_the_west", minions={},
    )  # fmt: skip
    assert told(play, "FinaleBegins") == ["FinaleBegins heroes"] and told(play, "ChampionChosen") == ["ChampionChosen thalin 8 7"]
