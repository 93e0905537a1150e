"""Perils: how many Sauron draws, which he may pick, where they go (Q-035 to Q-038)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.phases.perils import applies
from onetable.games.quest.traits import Place
from tests.games.quest.rules.tables import draw_fight, go_on, step, told, win_fight
from tests.games.quest.scenes import RULEBOOK, Scene, scene
from tests.rules import rule

CATALOGUE = every_card()

TOP = ["trapped", "orc_scouts", "the_weakness_of_men", "ill_met_company"]


def peril(at: str = "bree", perils: list[str] | None = None, hero: str = "thalin", **more: Any) -> Scene:
    """A hero is exposed to a peril."""
    own = {name: more.pop(name) for name in ("corruption", "hand", "favor", "others") if name in more}
    data: dict[str, Any] = {"perils": TOP if perils is None else perils, "heroes": [{"hero": hero, "at": at, **own}], "minions": {}}
    return scene(step="peril", **{**data, **more})


@rule("Q-035")
def test_sauron_draws_three() -> None:
    play = peril(hasty=False)
    assert play.asked == 0 and play.facts["drawn"] == TOP[:3] and play.facts["peril_deck"] == 12


@rule("Q-035")
def test_four_against_a_reckless_hero() -> None:
    play = peril(hasty=False, corruption=["reckless"])
    assert play.facts["drawn"] == TOP and play.facts["peril_deck"] == 11


@rule("Q-035")
def test_a_deck_that_runs_out_is_refilled_in_the_middle_of_a_draw() -> None:
    play = scene(step="travel", minions={}, heroes=[{"hero": "thalin", "at": "eregion", "hand": ["parry"]}], hasty=False)
    top, play.board.peril_discards = play.board.perils[-1], play.board.perils[:-1]
    play.board.perils = (top,)
    play.choose("MoveTo moria", "PayOne thalin_parry")
    drawn = play.facts["drawn"]
    assert drawn[0] == top and len(set(drawn)) == 3 and play.facts["peril_deck"] == 12 and play.facts["peril_discards"] == []


@rule("Q-036")
def test_sauron_alone_sees_them_and_picks_one_that_applies() -> None:
    play = peril(hasty=False).expect(asked=0, offered=["PickPeril orc_scouts"])
    assert RULEBOOK.view(play.game, 0).table.drawn == tuple(TOP[:3])
    assert RULEBOOK.view(play.game, 1).table.drawn == ("", "", "")
    two = peril(perils=["orc_scouts", "ill_met_company", "trapped"])
    two.expect(asked=0, offered=["PickPeril orc_scouts", "PickPeril ill_met_company"])
    two.choose("PickPeril ill_met_company")
    assert told(two, "PerilMet") == ["PerilMet thalin ill_met_company"]


@rule("Q-036")
def test_a_peril_of_a_region_applies_in_both_its_regions_and_nowhere_else() -> None:
    assert {place for place in Place if applies(CATALOGUE.perils["trapped"], place)} == {
        "north_downs", "ruins_of_angmar", "ettenmoors", "weathertop", "trollshaws",  # Rhudaur
        "erebor", "ered_mithrin", "mount_gundabad", "northern_waste", "withered_heath", "iron_hills",  # the Grey Mountains
    }  # fmt: skip
    assert {place for place in Place if applies(CATALOGUE.perils["khazad_dum"], place)} == {"moria"}
    assert {place for place in Place if applies(CATALOGUE.perils["orc_scouts"], place)} == set(Place)


@rule("Q-036")
@pytest.mark.parametrize("place", list(Place))
def test_for_every_place_all_but_one_or_two_kinds_are_foreign(place: Place) -> None:
    """Five apply everywhere; of the others each place knows those of its own name and its own pair of regions."""
    found = [card.id for card in CATALOGUE.perils.values() if applies(card, place)]
    special = [card for card in found if CATALOGUE.perils[card].place is not None]
    regional = [card for card in found if CATALOGUE.perils[card].regions]
    assert len(found) - len(special) - len(regional) == 5 and len(regional) == 1
    assert len(special) == (place in ("mount_gundabad", "dol_guldur", "barad_dur", "moria", "ruins_of_angmar"))


@rule("Q-037")
def test_all_drawn_cards_are_discarded_the_picked_one_too() -> None:
    play = peril(perils=["ill_met_company", "trapped", "khazad_dum"], favor=2)
    play.expect(peril_discards=["ill_met_company", "trapped", "khazad_dum"], drawn=[])
    assert told(play, "PerilMet") == ["PerilMet thalin ill_met_company"]


@rule("Q-037")
def test_only_the_picked_one_happens() -> None:
    play = peril(at="weathertop", perils=["trapped", "orc_scouts", "khazad_dum"], hand=["sweep", "evade", "dodge"], pool=0)
    play.choose("PickPeril trapped")
    play.choose("PickCard thalin_sweep").choose(play.offered[0])
    play.expect(pool=2, heroes={"thalin": {"corruption": [], "hand_size": 1}})


@rule("Q-038")
def test_if_none_applies_all_are_discarded_and_nothing_happens() -> None:
    drawn = ["trapped", "the_weakness_of_men", "khazad_dum"]
    play = peril(perils=drawn, hand=["sweep"], favor=2, influence={"bree": 2, "barad_dur": 3})
    play.expect(peril_discards=drawn, drawn=[], pool=0, heroes={"thalin": {"hand_size": 1, "favor": 2, "corruption": [], "damage": []}})
    assert told(play, "NoPerilApplies") and step(play) == "TravelStep"


@rule("Q-038")
def test_the_heroes_learn_that_none_applied_only_from_the_answer() -> None:
    """Sauron is asked even then, so that no pause tells it before."""
    play = peril(perils=["trapped", "the_weakness_of_men", "khazad_dum"], hasty=False)
    assert play.asked == 0 and len(play.offered) == 1


# ---- fights that perils bring


def test_the_monster_comes_from_the_supply_and_goes_back() -> None:
    play = peril("moria", ["khazad_dum", "trapped", "the_weakness_of_men"], hand=["sweep"])
    assert told(play, "CombatBegins") == ["CombatBegins thalin balrog"]
    tokens = {pair: sorted(pile) for pair, pile in play.board.piles.items()}
    draw_fight(play)
    assert {pair: sorted(pile) for pair, pile in play.board.piles.items()} == tokens and play.facts["token_discards"] == []


@pytest.mark.parametrize(("hero", "over"), [("beravor", True), ("thalin", False)])
def test_an_undecided_fight_of_a_peril_ends_the_turn_except_for_thalin(hero: str, over: bool) -> None:
    play = peril("mount_gundabad", ["armies_underground", "trapped", "the_weakness_of_men"], hero, hand=["parry"])
    play.choose("PickPeril armies_underground")
    draw_fight(play)
    go_on(play, "MoveTo", "Explore", "GiveUp")
    assert (play.asked is None) is over


def test_a_fight_whose_card_says_so_does_not_end_it() -> None:
    play = peril("barad_dur", ["the_dark_tower", "trapped", "the_weakness_of_men"], "beravor", hand=["parry"], minions={"gothmog": "rhun"})
    play.choose("PickBranch 0").expect(minions={"gothmog": {"place": "barad_dur"}})
    draw_fight(play)
    go_on(play, "Explore", "MoveTo", "GiveUp")
    assert play.asked == 1


def test_a_won_fight_goes_on() -> None:
    play = peril("mount_gundabad", ["armies_underground", "the_weakness_of_men", "khazad_dum"], hand=["sweep", "evade"])
    win_fight(play, "thalin_sweep")
    assert step(play) == "TravelStep" and play.facts["outcome"] == "won"
