"""Combat or peril on entering a place (Q-026 to Q-034)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.atlas import ALWAYS_PERILOUS, STRONGHOLDS
from onetable.games.quest.mechanics.figures_on_map import is_perilous
from onetable.games.quest.traits import Place
from tests.games.quest.rules.tables import draw_fight, frail, go_on, lose_fight, some, step, told, win_fight
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

PERILS = ["trapped", "the_weakness_of_men", "khazad_dum"]  # none applies in Eriador: the peril step is seen and does nothing


def entering(to: str, at: str, hero: str = "thalin", hand: list[str] | None = None, **more: Any) -> Scene:
    """A hero moves into a place and has cards left to fight with."""
    own: dict[str, Any] = {name: more.pop(name) for name in ("raised", "corruption", "items") if name in more}
    cards = {"thalin": ["sweep", "sweep", "evade"], "beravor": ["charge", "parry", "evade"]}
    data: dict[str, Any] = {"hero": hero, "at": at, "hand": hand or cards[hero], **own}
    play = scene(step="travel", heroes=[data], **{"minions": {}, "influence": {"barad_dur": 5}, "perils": PERILS, **more})
    play.choose(f"MoveTo {to}")
    while any([line.startswith("Pay") for line in play.offered]):
        play.choose(play.offered[-1])
    return play


def peril_struck(play: Scene) -> bool:
    """Whether perils were drawn."""
    return bool(told(play, "PerilMet", "NoPerilApplies")) or step(play) == "ChoosePeril"


# ---- foes


@rule("Q-026")
@pytest.mark.parametrize("foes", [{"tokens": {"bree": ["orc"]}}, {"minions": {"black_serpent": "bree"}}], ids=str)
def test_entering_a_place_with_a_foe_means_a_fight(foes: dict[str, Any]) -> None:
    play = entering("bree", "fornost", **foes)
    assert told(play, "HeroMoved", "CombatBegins") and play.board.combat is not None and "Decline" not in play.offered


@rule("Q-026")
def test_one_fight_for_each_entry_other_foes_stay() -> None:
    play = entering("bree", "fornost", tokens={"bree": ["orc", "agent"]}).choose("FightToken bree 2")
    win_fight(play, "thalin_sweep")
    assert step(play) == "TravelStep" and len(told(play, "CombatBegins")) == 1
    play.expect(tokens={"bree": ["orc"]})


@rule("Q-026", "Q-034")
def test_entering_a_haven_he_fights_only_if_he_wants_to() -> None:
    play = entering("fornost", "bree", minions={"black_serpent": "fornost"}).expect(asked=1, offered=["Accept", "Decline"])
    play.choose("Decline")
    assert step(play) == "TravelStep" and not told(play, "CombatBegins")
    wanted = entering("fornost", "bree", minions={"black_serpent": "fornost"}).choose("Accept")
    assert told(wanted, "CombatBegins") == ["CombatBegins thalin black_serpent"]


@rule("Q-027")
def test_sauron_picks_which_foe_fights() -> None:
    play = entering("bree", "fornost", tokens={"bree": ["orc", "blank"]}, minions={"black_serpent": "bree"})
    play.expect(asked=0, offered=["FightMinion black_serpent", "FightToken bree 1", "FightToken bree 2"])


# ---- what is perilous


@rule("Q-028")
@pytest.mark.parametrize(("hero", "wisdom"), [("thalin", 1), ("beravor", 2)])
def test_more_influence_than_wisdom_is_perilous_as_much_is_not(hero: str, wisdom: int) -> None:
    for influence in (wisdom, wisdom + 1):
        play = entering("bree", "fornost", hero, influence={"bree": influence, "barad_dur": 5})
        assert peril_struck(play) is (influence > wisdom)


@rule("Q-028")
@pytest.mark.parametrize(("more", "safe"), [({"raised": {"wisdom": 1}}, 2), ({}, 1), ({"corruption": ["deranged"]}, 0)], ids=str)
def test_the_wisdom_he_has_now_counts(more: dict[str, Any], safe: int) -> None:
    for influence in (1, 2, 3):
        play = entering("bree", "fornost", influence={"bree": influence, "barad_dur": 5}, **more)
        assert peril_struck(play) is (influence > safe)


@rule("Q-028")
def test_a_place_may_be_perilous_for_one_hero_and_not_for_another() -> None:
    play = scene(
        step="travel", influence={"bree": 2, "barad_dur": 5},
        heroes=[{"hero": "thalin", "at": "bree"}, {"hero": "beravor", "at": "bree"}],
    )  # fmt: skip
    play.expect(heroes={"thalin": {"perilous": True}, "beravor": {"perilous": False}})


@rule("Q-029")
def test_rings_of_thorns_are_perilous_for_everybody_and_nothing_else_is_of_itself() -> None:
    board = scene(step="travel", heroes=[{"hero": "eleanor"}, {"hero": "thalin"}], minions={}).board
    thorns = {"moria", "ruins_of_angmar", "barad_dur", "dol_guldur", "mount_gundabad"}
    for seat in (1, 2):
        assert {place.value for place in Place if is_perilous(board, seat, place)} == thorns == {place.value for place in ALWAYS_PERILOUS}
    assert set(STRONGHOLDS) <= ALWAYS_PERILOUS


@rule("Q-029", "Q-030")
@pytest.mark.parametrize(
    ("to", "at"),
    [("moria", "eregion"), ("ruins_of_angmar", "north_downs"), ("dol_guldur", "lothlorien"), ("mount_gundabad", "northern_waste")],
)
def test_entering_one_brings_a_peril_without_any_influence(to: str, at: str) -> None:
    assert peril_struck(entering(to, at, perils=["a_dangerous_business", "the_weakness_of_men", "nine_for_mortal_men"]))


@rule("Q-030")
def test_a_peril_only_where_it_is_perilous() -> None:
    assert not peril_struck(entering("bree", "fornost"))
    assert peril_struck(entering("bree", "fornost", influence={"bree": 2, "barad_dur": 5}))


@rule("Q-030")
@pytest.mark.parametrize(("gothmog", "perilous"), [("bree", True), ("weathertop", True), ("trollshaws", False)])
def test_gothmog_within_one_makes_it_perilous(gothmog: str, perilous: bool) -> None:
    play = scene(step="travel", minions={"gothmog": gothmog}, heroes=[{"hero": "thalin", "at": "bree"}])
    play.expect(heroes={"thalin": {"perilous": perilous}})


@rule("Q-030")
def test_isengard_is_perilous_under_its_plot() -> None:
    for plots in ([], [("saruman_falls_to_corruption", "isengard")], [("saruman_hungry_for_power", "isengard")]):
        play = scene(step="travel", minions={}, plots=plots, heroes=[{"hero": "thalin", "at": "isengard"}])
        play.expect(heroes={"thalin": {"perilous": bool(plots) and plots[0][0] == "saruman_falls_to_corruption"}})


@rule("Q-030")
def test_a_shadow_card_may_make_the_place_perilous_for_this_turn() -> None:
    play = entering("bree", "fornost", pool=2, shadow_hand=["his_arm_has_grown_long"])
    play.expect(asked=0, offered=["PlayShadow his_arm_has_grown_long", "Decline"]).choose("PlayShadow his_arm_has_grown_long")
    assert peril_struck(play) and play["thalin"]["perilous"]
    go_on(play)
    assert not told(play, "EncountersDrawn")  # and there is no encounter either
    declined = entering("bree", "fornost", pool=2, shadow_hand=["his_arm_has_grown_long"]).choose("Decline")
    assert not peril_struck(declined)


@rule("Q-030")
@pytest.mark.parametrize("more", [{"minions": {"gothmog": "bree"}}, {"turn": {"perilous": "fornost"}}], ids=str)
def test_a_haven_is_never_perilous(more: dict[str, Any]) -> None:
    play = scene(step="travel", heroes=[{"hero": "thalin", "at": "fornost"}], **{"minions": {}, **more})
    play.expect(heroes={"thalin": {"perilous": False}})
    assert not peril_struck(entering("fornost", "old_forest", minions={"gothmog": "bree"}))


# ---- one of the two


@rule("Q-031")
def test_where_both_are_sauron_picks_exactly_one() -> None:
    both: dict[str, Any] = {"influence": {"bree": 2, "barad_dur": 5}, "tokens": {"bree": ["orc"]}}
    entering("bree", "fornost", **both).expect(asked=0, offered=["SendFoe", "SendPeril"])
    fought = win_fight(entering("bree", "fornost", **both).choose("SendFoe"), "thalin_sweep")
    assert step(fought) == "TravelStep" and not peril_struck(fought)
    struck = entering("bree", "fornost", **both).choose("SendPeril")
    assert peril_struck(struck) and not told(struck, "CombatBegins")
    struck.expect(tokens={"bree": ["orc"]})


@rule("Q-031")
def test_with_only_one_of_them_there_is_nothing_to_pick() -> None:
    assert "SendPeril" not in entering("bree", "fornost", tokens={"bree": ["orc"]}).offered
    assert "SendPeril" not in entering("bree", "fornost", influence={"bree": 2, "barad_dur": 5}).offered


@rule("Q-031")
def test_the_window_for_a_shadow_card_comes_before_that_choice() -> None:
    play = entering("bree", "fornost", tokens={"bree": ["orc"]}, pool=2, shadow_hand=["his_arm_has_grown_long"])
    play.choose("PlayShadow his_arm_has_grown_long").expect(asked=0, offered=["SendFoe", "SendPeril"])


# ---- how it ends


@rule("Q-032")
def test_a_lost_fight_on_the_way_ends_the_turn_at_once() -> None:
    hero = frail("thalin", "fornost", "sweep")
    hero["hand"] = ["sweep", "evade"]
    play = scene(step="travel", minions={}, influence={"barad_dur": 6}, tokens={"bree": ["orc"]}, favor={"bree": 1}, heroes=[hero])
    lose_fight(play.choose("MoveTo bree", "PayOne thalin_evade"))
    go_on(play, "MoveTo", "Explore")
    assert told(play, "HeroDefeated") and not told(play, "EncountersDrawn") and play.asked is None and play["thalin"]["favor"] == 0


@rule("Q-033")
def test_a_drawn_fight_on_the_way_ends_the_turn_too() -> None:
    play = draw_fight(entering("bree", "fornost", "beravor", tokens={"bree": ["orc"]}, favor={"bree": 1}))
    go_on(play, "MoveTo", "Explore")
    assert play.facts["outcome"] == "drawn" and play.asked is None and not told(play, "EncountersDrawn")
    play.expect(heroes={"beravor": {"at": "bree", "favor": 0}})


@rule("Q-033")
def test_thalins_turn_goes_on_after_a_drawn_fight_but_not_after_a_lost_one() -> None:
    play = draw_fight(entering("bree", "fornost", tokens={"bree": ["orc"]}))
    go_on(play, "MoveTo")
    assert play.facts["outcome"] == "drawn" and step(play) == "TravelStep" and play.asked == 1


@rule("Q-033")
def test_a_drawn_fight_that_he_wanted_in_a_haven_ends_it_as_well() -> None:
    play = entering("fornost", "bree", "beravor", minions={"black_serpent": "fornost"}).choose("Accept")
    draw_fight(play)
    go_on(play, "MoveTo", "Explore")
    assert play.facts["outcome"] == "drawn" and play.asked is None


@rule("Q-034")
def test_in_all_else_it_is_like_an_ambush() -> None:
    blank = entering("bree", "fornost", tokens={"bree": ["blank"]})
    assert told(blank, "BlankTurnedUp", "CombatBegins") == ["BlankTurnedUp thalin bree"]
    assert step(blank) == "TravelStep" and not some(blank.facts["tokens"])
    won = win_fight(entering("bree", "fornost", tokens={"bree": ["orc"]}), "thalin_sweep")
    assert step(won) == "TravelStep" and "Explore" in won.offered
    won.expect(token_discards=["orc"])


@rule("Q-034")
def test_the_ambush_and_a_fight_on_the_way_may_come_in_one_turn() -> None:
    hero = {"hero": "thalin", "at": "fornost", "hand": ["sweep", "sweep", "evade"]}
    play = scene(step="ambush", minions={}, tokens={"bree": ["orc"], "old_forest": ["agent"]}, heroes=[{**hero, "at": "bree"}])
    win_fight(play, "thalin_sweep").choose("MoveTo old_forest", "PayOne thalin_evade")
    win_fight(play, "thalin_sweep")
    assert told(play, "CombatBegins") == ["CombatBegins thalin orc", "CombatBegins thalin agent"] and step(play) == "TravelStep"
