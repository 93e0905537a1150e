"""Where sources are silent: what we do instead."""

from __future__ import annotations

from typing import Any

from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.options import OPTIONS
from onetable.games.quest.pieces import Options
from tests.games.quest.rules.tables import Table, draw_fight, go_on, some, step, told
from tests.games.quest.scenes import scene

CATALOGUE = every_card()

THALIN: dict[str, Any] = {"hero": "thalin", "at": "bree"}


def test_every_peril_once() -> None:
    assert len(CATALOGUE.peril_deck(Options())) == len(set(CATALOGUE.peril_deck(Options()))) == 15


def test_the_dark_tower_brings_a_minion_of_saurons_pick_and_he_may_leave_it() -> None:
    data: dict[str, Any] = {
        "perils": ["the_dark_tower", "trapped", "the_weakness_of_men"],
        "heroes": [{"hero": "thalin", "at": "barad_dur"}],
    }
    play = scene(step="peril", minions={"gothmog": "rhun", "witch_king": "bree"}, **data)
    play.expect(asked=0).choose("PickBranch 0").expect(offered=["PickMinion gothmog", "PickMinion witch_king"])
    play.choose("PickMinion witch_king").expect(minions={"witch_king": {"place": "barad_dur"}})
    assert told(play, "CombatBegins") == ["CombatBegins thalin witch_king"]
    left = scene(step="peril", minions={"gothmog": "rhun"}, **data).choose("Decline").expect(minions={"gothmog": {"place": "rhun"}})
    assert not told(left, "CombatBegins")


def test_dangers_both_real_and_imagined_asks_for_wisdom() -> None:
    """Thálin's wisdom is 1, his agility 2: two tokens in the region are too many only for the first."""
    data: dict[str, Any] = {"encounters": {"rohan_gondor": ["dangers_both_real_and_imagined", "the_seat_of_seeing", "prince_imrahil"]}}
    hero = {"hero": "thalin", "at": "helms_deep"}
    play = scene(step="encounter", tokens={"isengard": ["orc", "blank"]}, corruption=["weak"], minions={}, heroes=[hero], **data)
    play.expect(heroes={"thalin": {"corruption": ["weak"]}})
    scene(step="encounter", tokens={"isengard": ["orc"]}, corruption=["weak"], minions={}, heroes=[hero], **data).expect(
        heroes={"thalin": {"corruption": []}}
    )


def test_influence_and_favor_never_run_out() -> None:
    play = scene(step="explore", minions={}, characters={"gandalf": "bree"}, heroes=[{**THALIN, "favor": 40}], favor={"bree": 30})
    play.choose("ConsultForFavor gandalf").expect(heroes={"thalin": {"favor": 42}})


def test_sauron_holds_as_many_shadow_cards_as_he_likes() -> None:
    cards = ["betrayed", "an_evil_fog", "flocks_of_crebain", "dark_promises", "winter_storm", "evil_wound", "grievous_loss", "morgul_blade"]
    play = scene(step="action", minions={}, shadow_hand=cards, heroes=[THALIN]).choose("UseTrack draw 2")
    assert len(play.facts["shadow_hand"]) == 10


def test_a_command_does_not_repeat_on_one_figure() -> None:
    play = scene(step="action", minions={"gothmog": {"place": "rhun", "damage": 2}, "witch_king": "rhun"}, heroes=[THALIN])
    play.choose("UseTrack command 3", "MoveMinion gothmog dagorlad")
    assert not any(["gothmog" in line for line in play.offered])


def test_the_two_optional_rules_whose_content_is_unknown_are_not_there() -> None:
    assert not any(["dominance" in option.name or "stakes" in option.name for option in OPTIONS])


def test_sauron_chooses_his_starting_plot() -> None:
    play = Table("thalin")
    assert play.asked == 0 and len(play.offered) == 3


def test_influence_may_be_placed_where_a_hero_is() -> None:
    play = scene(step="action", influence={"barad_dur": 2}, minions={}, heroes=[{"hero": "thalin", "at": "mount_doom"}])
    assert "PickPlace mount_doom" in play.choose("UseTrack influence 6").offered


def test_discarded_monster_tokens_are_used_again_when_a_pile_runs_out() -> None:
    play = scene(step="action", minions={}, influence={"rhun": 1}, heroes=[THALIN])
    pair = next(pair for pair in play.board.piles if "mordor" in pair)
    play.board.piles[pair], play.board.pile_discards[pair] = (), ("orc",)
    play.choose("UseTrack command 3", "PlaceToken rhun").expect(tokens={"rhun": ["orc"]}, token_discards=[])


def test_neither_combat_nor_peril_follows_a_move_made_by_a_card() -> None:
    """Círdan brings a hero to Belfalas, where a monster lies and where it is perilous for him."""
    data: dict[str, Any] = {
        "tokens": {"belfalas": ["orc"]},
        "influence": {"belfalas": 2, "barad_dur": 2},
        "shadow_hand": ["his_arm_has_grown_long"],
    }
    hero = {"hero": "thalin", "at": "grey_havens"}
    play = scene(step="explore", event="ev2_05", minions={}, markers={"green": 7}, pool=2, heroes=[hero], **data).choose("PickBranch 0")
    play.expect(heroes={"thalin": {"at": "belfalas", "perilous": True, "items": ["boat"]}}, tokens={"belfalas": ["orc"]}, asked=1)
    assert not told(play, "CombatBegins", "PerilMet", "NoPerilApplies")


def test_giving_up_needs_an_empty_hand_and_brings_no_influence() -> None:
    assert "GiveUp" not in scene(step="travel", minions={}, heroes=[{**THALIN, "hand": ["evade"]}]).offered
    play = scene(step="travel", minions={}, influence={"barad_dur": 2}, markers={"yellow": 1, "red": 2, "black": 3}, heroes=[THALIN])
    go_on(play.choose("GiveUp"))
    assert some(play.facts["influence"]) == {"barad_dur": 2} and told(play, "HeroDefeated")


def test_havens_stay_free_of_peril() -> None:
    hero = {"hero": "thalin", "at": "old_forest", "hand": ["sweep"]}
    play = scene(step="travel", minions={"gothmog": "bree"}, heroes=[hero]).choose("MoveTo fornost")
    assert step(play) == "TravelStep" and not told(play, "PerilMet", "NoPerilApplies")
    play.expect(heroes={"thalin": {"perilous": False}})


def test_where_the_heroes_decide_together_the_first_hero_decides() -> None:
    heroes = [{"hero": "beravor"}, {"hero": "thalin"}, {"hero": "eometh"}]
    scene(card="event.ev1_08", influence={"isengard": 1}, heroes=heroes).expect(asked=1)


def test_a_task_of_a_fight_is_done_at_once_after_the_fight() -> None:
    hero = {"hero": "eleanor", "at": "pelargir", "hand": ["parry"], "starting": "where_the_stars_are_strange"}
    play = scene(step="ambush", minions={"black_serpent": "pelargir"}, influence={"barad_dur": 2}, skills_left=0, heroes=[hero])
    draw_fight(play)
    assert told(play, "QuestCompleted") and not told(play, "InfluencePlaced")  # before anything else follows from the fight


def test_a_starting_plot_that_is_broken_leaves_the_game() -> None:
    hero = {"hero": "thalin", "at": "isengard", "favor": 3}
    play = scene(step="explore", minions={}, plots=[("saruman_hungry_for_power", "isengard")], heroes=[hero])
    play.choose("BreakPlot saruman_hungry_for_power").expect(plot_discards=[], plots={"saruman_hungry_for_power": None})


def test_a_branch_that_cannot_be_paid_cannot_be_picked_any_other_can() -> None:
    """“Favor or corruption” leaves a poor hero no choice; “damage or a plot card” is free even if it does little."""
    data: dict[str, Any] = {"encounters": {"misty_mountains_mirkwood": ["conquered_by_fear", "sarumans_fires", "the_town_of_dale"]}}
    lying = {"south_eaves": 2, "bight": 2, "dol_guldur": 2}
    poor = scene(
        step="encounter", minions={}, corruption=["weak"], influence=lying, heroes=[{"hero": "thalin", "at": "forest_road"}], **data
    )
    poor.expect(heroes={"thalin": {"corruption": ["weak"]}})
    rich = scene(step="encounter", minions={}, influence=lying, heroes=[{"hero": "thalin", "at": "forest_road", "favor": 1}], **data)
    assert len(rich.offered) == 2


def test_the_ringwraiths_have_at_least_one_health_in_the_finale() -> None:
    missions = {"hero_mission": "spear_of_the_west", "sauron_mission": "his_dark_throne"}
    play = scene(step="finale", markers={"green": 18}, minions={}, heroes=[THALIN], **missions)
    assert told(play, "ChampionChosen") == ["ChampionChosen thalin 1 1"]
