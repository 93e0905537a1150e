"""Moving: paths, what they cost, Horse and Boat, how long one travels (Q-018 to Q-025)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.atlas import BESIDE, PATHS
from onetable.games.quest.traits import Place
from tests.games.quest.rules.tables import NEXT_TURN, go_on, step, told
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule


def on_the_way(at: str, hand: list[str], hero: str = "thalin", **more: Any) -> Scene:
    """A hero at the beginning of his Travel step."""
    own = {name: more.pop(name) for name in ("items", "corruption") if name in more}
    return scene(step="travel", heroes=[{"hero": hero, "at": at, "hand": hand, **own}], **{"minions": {}, **more})


def targets(play: Scene) -> set[str]:
    """Where the hero may go."""
    return {line.split()[1] for line in play.offered if line.startswith("MoveTo")}


# ---- as often as he likes


@rule("Q-018")
def test_a_hero_moves_on_as_long_as_he_can_pay() -> None:
    play = on_the_way("old_forest", ["sweep"] * 5)
    for number, place in enumerate(["bree", "fornost", "old_forest", "fornost", "bree"], 1):
        play.choose(f"MoveTo {place}").expect(heroes={"thalin": {"at": place, "hand_size": 5 - number}})
    assert len(told(play, "HeroMoved")) == 5 and step(play) == "TravelStep"


@rule("Q-018")
def test_after_exploring_he_may_move_and_explore_again() -> None:
    play = on_the_way("bree", ["sweep", "sweep"], favor={"bree": 1, "fornost": 1})
    play.choose("Explore", "TakeFavor", "Done", "MoveTo fornost", "Explore", "TakeFavor", "Done", "MoveTo old_forest")
    play.expect(heroes={"thalin": {"favor": 2, "at": "old_forest"}})


@rule("Q-019")
def test_the_hero_may_stop_before_every_move() -> None:
    play = on_the_way("bree", ["sweep"] * 3)
    for place in ("fornost", "bree", "old_forest"):
        assert "Done" in play.offered
        play.choose(f"MoveTo {place}")
    stopped = on_the_way("bree", ["sweep"] * 3).choose("Done")
    assert stopped["thalin"]["hand_size"] == 3 and told(stopped, "EncountersDrawn") and not told(stopped, "HeroMoved")


@rule("Q-020")
def test_he_may_explore_where_he_stands_before_moving_without_fight_or_peril() -> None:
    play = on_the_way("bree", ["sweep"], influence={"bree": 3, "barad_dur": 3}, tokens={"bree": ["orc"]}, favor={"bree": 1})
    assert "Explore" in play.offered and play["thalin"]["perilous"]
    play.choose("Explore", "TakeFavor")
    assert not told(play, "CombatBegins", "PerilMet", "NoPerilApplies") and play["thalin"]["favor"] == 1


# ---- paying


@rule("Q-021")
def test_a_move_discards_cards_from_the_hand_to_the_rest_pool() -> None:
    play = on_the_way("bree", ["evade", "sweep"])
    life = play["thalin"]["life"]
    play.choose("MoveTo fornost", "PayOne thalin_evade")
    play.expect(heroes={"thalin": {"hand": ["thalin_sweep"], "rest": ["thalin_evade"], "life": life, "damage": []}})
    assert play.news[:2] == ["CardsToRest thalin thalin_evade", "HeroMoved thalin fornost"]


@rule("Q-021")
def test_the_hero_chooses_which_cards_he_pays_with() -> None:
    play = on_the_way("weathertop", ["evade", "sweep", "dodge"]).choose("MoveTo bree")  # hills 2, and none of them shows hills
    play.expect(offered=[f"PaySeveral thalin_{card} 2" for card in ("evade", "sweep", "dodge")]).choose("PaySeveral thalin_sweep")
    play.expect(offered=[f"PaySeveral thalin_{card} 1" for card in ("evade", "dodge")], heroes={"thalin": {"at": "weathertop"}})
    play.choose("PaySeveral thalin_evade").expect(heroes={"thalin": {"at": "bree", "hand": ["thalin_dodge"]}})


@rule("Q-022")
@pytest.mark.parametrize("place", list(Place))
def test_a_move_goes_to_a_place_joined_by_a_path_and_to_no_other(place: Place) -> None:
    play = on_the_way(place.value, ["evade", "dodge", "evade", "sweep", "parry"])
    assert targets(play) == set(BESIDE[place])


@rule("Q-022")
def test_every_path_can_be_walked_both_ways() -> None:
    for path in PATHS:
        for here, there in (path.between, path.between[::-1]):
            assert there in targets(on_the_way(here.value, ["sweep", "evade", "dodge", "parry"]))


@rule("Q-023")
@pytest.mark.parametrize(
    ("at", "to", "card", "number"),
    [
        ("erebor", "withered_heath", "sweep", 3), ("rhun", "iron_hills", "evade", 4), ("rhosgobel", "bight", "block", 4),
        ("dead_marshes", "dagorlad", "strategize", 3), ("fornost", "weathertop", "parry", 3),
    ],
)  # fmt: skip
def test_one_card_with_the_icon_pays_whatever_the_number(at: str, to: str, card: str, number: int) -> None:
    play = on_the_way(at, [card])
    assert to in targets(play) and not [path for path in PATHS if set(path.between) == {at, to} and path.cost != number]
    play.choose(f"MoveTo {to}").expect(heroes={"thalin": {"at": to, "hand": [], "rest": [f"thalin_{card}"]}})


@rule("Q-023")
def test_only_cards_with_the_icon_pay_alone() -> None:
    """Mountains 3: three cards of any kind would do, two do not, and of the three only Sweep does it alone."""
    play = on_the_way("erebor", ["evade", "sweep", "dodge"]).choose("MoveTo withered_heath")
    assert play.offered == ["PayOne thalin_sweep", *[f"PaySeveral thalin_{card} 3" for card in ("evade", "sweep", "dodge")]]
    assert on_the_way("erebor", ["evade", "sweep"]).choose("MoveTo withered_heath").expect(heroes={"thalin": {"hand": ["thalin_evade"]}})
    assert "withered_heath" not in targets(on_the_way("erebor", ["evade", "dodge"]))


@rule("Q-023")
def test_a_plain_box_with_1_takes_any_one_card() -> None:
    play = on_the_way("bree", ["evade", "sweep", "parry"]).choose("MoveTo fornost")
    assert play.offered == ["PayOne thalin_evade", "PayOne thalin_sweep", "PayOne thalin_parry"]


@rule("Q-024")
@pytest.mark.parametrize(("at", "to", "number"), [("bree", "weathertop", 2), ("fornost", "weathertop", 3), ("eregion", "redhorn_gate", 4)])
def test_as_many_cards_of_any_kind_as_the_number(at: str, to: str, number: int) -> None:
    cards = ["evade", "evade", "dodge", "strategize"]  # plains and swamp: no icon fits
    assert to not in targets(on_the_way(at, cards[: number - 1]))
    play = on_the_way(at, [*cards[:number], "block"]).choose(f"MoveTo {to}")
    for left in range(number, 0, -1):
        assert all([line.endswith(f" {left}") for line in play.offered])
        play.choose(play.offered[0])
    play.expect(heroes={"thalin": {"at": to, "hand_size": 1, "rest_size": number}})


@rule("Q-024")
@pytest.mark.parametrize(
    ("at", "to", "cards"), [("bree", "weathertop", 1), ("fornost", "weathertop", 2), ("bree", "fornost", 1), ("eregion", "tharbad", 1)]
)
def test_a_horse_lowers_every_number_by_one_but_not_below_one_on_water_too(at: str, to: str, cards: int) -> None:
    hand = ["block", "block", "block"]
    assert to in targets(on_the_way(at, hand[:cards], items=["horse"]))
    if cards > 1:
        assert to not in targets(on_the_way(at, hand[: cards - 1], items=["horse"]))
    play = on_the_way(at, hand, items=["horse"]).choose(f"MoveTo {to}")
    play.expect(heroes={"thalin": {"at": to, "rest_size": cards}})


@rule("Q-024")
@pytest.mark.parametrize("path", [path for path in PATHS if path.cost > 1], ids=lambda path: "-".join(path.between))
def test_a_boat_makes_every_water_path_cost_one_card_and_no_other(path: Any) -> None:
    here, there = path.between
    hand = ["crush"] if path.terrain != "swamp" else ["block"]
    assert (there in targets(on_the_way(here.value, hand, items=["boat"]))) is path.water
    assert there not in targets(on_the_way(here.value, hand))


@rule("Q-024")
def test_with_a_boat_any_card_pays_for_water_not_only_one_with_the_icon() -> None:
    play = on_the_way("grey_havens", ["sweep", "evade"], items=["boat"]).choose("MoveTo harlindon")
    assert play.offered == ["PayOne thalin_sweep", "PayOne thalin_evade"]


@rule("Q-024")
@pytest.mark.parametrize(("items", "cards"), [(["boat"], 3), (["boat", "horse"], 2)])
@pytest.mark.parametrize(("at", "to"), [("grey_havens", "belfalas"), ("belfalas", "grey_havens")])
def test_by_boat_over_the_sea(items: list[str], cards: int, at: str, to: str) -> None:
    hand = ["sweep", "evade", "block"]
    assert to not in targets(on_the_way(at, hand)) and to not in targets(on_the_way(at, hand[: cards - 1], items=items))
    play = on_the_way(at, hand[:cards], items=items).choose(f"MoveTo {to}")
    go_on(play, "Explore")
    play.expect(heroes={"thalin": {"at": to, "hand": [], "rest_size": cards}})


@rule("Q-024")
def test_the_sea_counts_only_for_moving() -> None:
    """A Boat makes Belfalas no neighbor of the Grey Havens for anything else: a scout looks no further than before."""
    play = on_the_way("grey_havens", ["overdraw"], "argalad", items=["boat"], tokens={"belfalas": ["orc"], "shire": ["agent"]})
    assert [line for line in play.offered if line.startswith("Scout")] == ["Scout shire"]


@rule("Q-025")
def test_without_cards_no_path_can_be_taken() -> None:
    play = on_the_way("bree", [])
    assert not targets(play) and play.refused["MoveTo fornost"] == "PathTooDear 1"


@rule("Q-025")
def test_a_path_is_refused_with_its_number() -> None:
    play = on_the_way("fornost", ["evade", "dodge"])
    assert targets(play) == {"bree", "old_forest", "north_downs"}
    assert play.refused["MoveTo weathertop"] == "PathTooDear 3"
    assert on_the_way("fornost", ["evade"], items=["horse"]).refused["MoveTo weathertop"] == "PathTooDear 2"


# ---- limits


def test_winter_storm_leaves_one_move_but_not_exploring() -> None:
    play = on_the_way("bree", ["sweep"] * 3, turn={"most_moves": 1}, favor={"fornost": 1}).choose("MoveTo fornost")
    assert not targets(play) and play.refused["MoveTo bree"] == "NoMoreMoves 1"
    play.choose("Explore", "TakeFavor").expect(heroes={"thalin": {"favor": 1}})


def test_the_hopeless_take_three_travel_steps() -> None:
    """A move with the exploring that follows is one step; exploring in place without a move is one too."""
    play = on_the_way("bree", ["sweep"] * 5, corruption=["hopeless"], favor={"bree": 2, "fornost": 1})
    play.choose("Explore", "TakeFavor", "Done", "MoveTo fornost", "Explore", "TakeFavor", "Done", "MoveTo bree")
    assert not targets(play) and play.refused["MoveTo fornost"] == "NoMoreTravel 3"
    assert "Explore" in play.offered  # it belongs to the third step
    play.choose("Explore", "TakeFavor", "Done")
    assert "Explore" not in play.offered and play["thalin"]["favor"] == 3


def test_a_new_turn_has_new_limits() -> None:
    play = scene(
        to_come=NEXT_TURN, turn={"most_moves": 1, "moves": 1}, minions={}, heroes=[{"hero": "thalin", "at": "bree", "hand": ["sweep"]}]
    )
    play.choose("Decline")
    assert "fornost" in targets(play)


# ---- Argalad scouts


def test_argalad_may_look_at_the_tokens_of_one_place_beside_once_in_a_turn() -> None:
    play = on_the_way("bree", ["overdraw"], "argalad", tokens={"weathertop": ["orc", "blank"], "old_forest": ["agent"], "shire": ["agent"]})
    assert [line for line in play.offered if line.startswith("Scout")] == ["Scout old_forest", "Scout weathertop"]
    play.choose("Scout weathertop")
    assert not [line for line in play.offered if line.startswith("Scout")]
    play.expect(known_tokens={1: {"weathertop": ["orc", "blank"], "old_forest": []}})


def test_he_may_scout_before_he_decides_to_rest() -> None:
    play = scene(step="rest", minions={}, tokens={"weathertop": ["orc"]}, heroes=[{"hero": "argalad", "at": "bree", "hand": ["overdraw"]}])
    play.expect(offered=["Rest", "Scout weathertop", "Decline"]).choose("Scout weathertop").expect(offered=["Rest", "Decline"])
    play.choose("Decline")
    assert not [line for line in play.offered if line.startswith("Scout")]


def test_nobody_else_scouts() -> None:
    assert not [line for line in on_the_way("bree", ["sweep"], tokens={"weathertop": ["orc"]}).offered if line.startswith("Scout")]
