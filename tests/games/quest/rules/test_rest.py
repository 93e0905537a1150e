"""The Rest step (Q-003 to Q-011)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.quest.atlas import HAVENS
from onetable.games.quest.traits import Place
from tests.games.quest.rules.tables import step, told
from tests.games.quest.scenes import Scene, scene
from tests.rules import rule

POOLS: dict[str, Any] = {"hand": ["sweep", "sweep"], "rest": ["parry", "evade", "rush"], "damage": ["block", "block"]}


def resting(at: str, hero: str = "thalin", **more: Any) -> Scene:
    """A hero at the beginning of his Rest step with three cards in the rest pool and two in the damage pool."""
    own = {name: more.pop(name) for name in ("favor", "corruption", "hand", "rest", "damage", "items") if name in more}
    pools = POOLS if hero == "thalin" else {"hand": ["parry"], "rest": ["charge", "charge"], "damage": ["evade", "evade"]}
    return scene(step="rest", heroes=[{"hero": hero, "at": at, **pools, **own}], **{"minions": {}, **more})


def may_rest(play: Scene) -> bool:
    """Whether the hero is asked to rest."""
    return step(play) == "RestStep" and "Rest" in play.offered


# ---- where one may rest


@rule("Q-003")
@pytest.mark.parametrize("face", ["orc", "blank"])
def test_no_rest_where_a_monster_token_lies_blank_or_not(face: str) -> None:
    assert may_rest(resting("bree", tokens={"weathertop": [face]}))
    assert not may_rest(resting("bree", tokens={"bree": [face]}))


@rule("Q-004")
@pytest.mark.parametrize("place", ["bree", "rivendell"])
def test_no_rest_where_a_minion_is_not_even_in_a_haven(place: str) -> None:
    assert may_rest(resting(place, minions={"black_serpent": "weathertop"}))
    play = resting(place, minions={"black_serpent": place})
    assert not may_rest(play) and play.refused.get("Rest", "FoeHere") == "FoeHere"


@rule("Q-005")
@pytest.mark.parametrize("place", ["barad_dur", "dol_guldur", "mount_gundabad"])
def test_no_rest_in_a_stronghold(place: str) -> None:
    play = resting(place)
    assert not may_rest(play) and play.refused["Rest"] == "NoRestInStronghold"


@rule("Q-005")
@pytest.mark.parametrize("place", ["moria", "ruins_of_angmar"])
def test_a_ring_of_thorns_or_influence_alone_does_not_forbid_rest(place: str) -> None:
    assert may_rest(resting(place))
    assert may_rest(resting("bree", influence={"bree": 1, "barad_dur": 2}))


@rule("Q-006")
def test_resting_is_optional() -> None:
    play = resting("bree").expect(asked=1, offered=["Rest", "Decline"]).choose("Decline")
    play.expect(heroes={"thalin": {"rest_size": 3, "damage_size": 2}}, markers={"yellow": 0, "red": 0, "black": 0})
    assert step(play) == "TravelStep" and not told(play, "Rested")


@rule("Q-006")
def test_a_hero_rests_at_most_once_in_a_turn() -> None:
    play = resting("bree").choose("Rest", "PickMarker red")
    assert step(play) == "TravelStep" and "Rest" not in play.offered


@rule("Q-006")
@pytest.mark.parametrize(("at", "free"), [("trollshaws", False), ("weathertop", False), ("rivendell", True), ("bree", True)])
def test_the_witch_king_within_one_forbids_it_outside_a_haven(at: str, free: bool) -> None:
    play = resting(at, minions={"witch_king": "trollshaws" if at != "trollshaws" else "weathertop"})
    assert may_rest(play) is free
    if not free:
        assert play.refused["Rest"] == "RestForbidden"


@rule("Q-006")
def test_a_broken_line_of_kings_forbids_it_in_its_haven_and_only_there() -> None:
    play = resting("rivendell", plots=[("a_broken_line_of_kings", "rivendell")])
    assert not may_rest(play) and play.refused["Rest"] == "RestHindered"
    assert may_rest(resting("rivendell", plots=[("a_broken_line_of_kings", "fornost")]))


# ---- what resting does


@rule("Q-007")
def test_outside_a_haven_only_the_rest_pool_goes_back() -> None:
    play = resting("bree")
    before = play["thalin"]["life"]
    play.choose("Rest").expect(heroes={"thalin": {"rest": [], "damage_size": 2, "life": before + 3, "hand_size": 2}})


@rule("Q-007", "Q-008")
@pytest.mark.parametrize("place", ["bree", "rivendell"])
def test_the_life_pool_is_shuffled(place: str) -> None:
    orders = {resting(place, seed=seed).choose("Rest").board.sheet(1).life for seed in range(5)}
    assert len(orders) == 5 and len({tuple(sorted(order)) for order in orders}) == 1


@rule("Q-008")
@pytest.mark.parametrize("place", sorted(HAVENS))
def test_in_a_haven_the_damage_pool_goes_back_too(place: Place) -> None:
    play = resting(place.value)
    before = play["thalin"]["life"]
    play.choose("Rest").expect(heroes={"thalin": {"rest": [], "damage": [], "life": before + 5, "hand_size": 2}})


@rule("Q-008")
def test_the_grey_havens_are_no_haven() -> None:
    resting("grey_havens").choose("Rest").expect(heroes={"thalin": {"damage_size": 2}})


# ---- the price


@rule("Q-009")
def test_the_leftmost_marker_of_sauron_advances_by_one() -> None:
    play = resting("bree", markers={"yellow": 4, "red": 3, "black": 5, "green": 0}).choose("Rest")
    play.expect(markers={"yellow": 4, "red": 4, "black": 5, "green": 0})
    assert step(play) == "TravelStep"  # there was nothing to choose


@rule("Q-009")
def test_of_several_that_are_last_the_hero_picks() -> None:
    play = resting("bree", markers={"yellow": 3, "red": 3, "black": 5}).choose("Rest")
    play.expect(asked=1, offered=["PickMarker yellow", "PickMarker red"]).choose("PickMarker red")
    play.expect(markers={"yellow": 3, "red": 4, "black": 5})


@rule("Q-009")
def test_the_despondent_advance_the_same_marker_twice() -> None:
    """Not twice the marker that is then leftmost: yellow is still behind red after one space."""
    play = resting("bree", corruption=["despondent"], markers={"yellow": 3, "red": 3, "black": 5}).choose("Rest", "PickMarker red")
    play.expect(markers={"yellow": 3, "red": 5, "black": 5})


@rule("Q-010")
@pytest.mark.parametrize(("card", "cost"), [("reckless", 1), ("weak", 2), ("despondent", 3)])
def test_a_corruption_card_may_be_paid_off(card: str, cost: int) -> None:
    play = resting("bree", corruption=[card], favor=cost, markers={"yellow": 1, "red": 2, "black": 3}).choose("Rest")
    play.expect(asked=1, offered=[f"PickCorruption {card}", "Decline"]).choose(f"PickCorruption {card}")
    play.expect(heroes={"thalin": {"corruption": [], "favor": 0}}, corruption_discards=[card])
    poor = resting("bree", corruption=[card], favor=cost - 1, markers={"yellow": 1, "red": 2, "black": 3}).choose("Rest")
    assert step(poor) == "TravelStep" and poor["thalin"]["corruption"] == [card]


@rule("Q-010")
def test_it_need_not_be_paid_off_and_not_without_resting() -> None:
    play = resting("bree", corruption=["weak"], favor=2, markers={"yellow": 1, "red": 2, "black": 3}).choose("Rest", "Decline")
    play.expect(heroes={"thalin": {"corruption": ["weak"], "favor": 2}})
    awake = resting("bree", corruption=["weak"], favor=2).choose("Decline")
    assert step(awake) == "TravelStep" and not any([line.startswith("PickCorruption") for line in awake.offered])


@rule("Q-011")
@pytest.mark.parametrize("place", ["bree", "rivendell"])
def test_one_corruption_card_at_most_in_the_wild_as_in_a_haven(place: str) -> None:
    play = resting(place, corruption=["weak", "weary"], favor=5, markers={"yellow": 1, "red": 2, "black": 3}).choose("Rest")
    play.expect(offered=["PickCorruption weak", "PickCorruption weary", "Decline"]).choose("PickCorruption weak")
    assert step(play) == "TravelStep" and play["thalin"]["corruption"] == ["weary"] and play["thalin"]["favor"] == 3


# ---- Beravor


def test_beravor_may_heal_or_train_when_resting_in_the_wild() -> None:
    play = resting("bree", "beravor").choose("Rest")
    assert [line.split()[0] for line in play.offered] == ["PickBranch", "PickBranch", "Decline"]
    play.choose("PickBranch 0").expect(heroes={"beravor": {"damage": [], "rest": []}})
    trained = resting("bree", "beravor").choose("Rest", "PickBranch 1")
    trained.choose(trained.offered[0]).expect(heroes={"beravor": {"damage_size": 2, "hand_size": 2}})
    resting("bree", "beravor").choose("Rest", "Decline").expect(heroes={"beravor": {"damage_size": 2, "hand_size": 1, "rest": []}})


def test_in_a_haven_beravor_has_no_such_choice() -> None:
    play = resting("rivendell", "beravor", markers={"yellow": 1, "red": 2, "black": 3}).choose("Rest")
    assert step(play) == "TravelStep"
