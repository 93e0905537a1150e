"""Giving a possession from one character to another (T-320 to T-323)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.news import CardPlayed, CardPlayedOn, WasTransferred
from onetable.games.tcg.traits import Kind
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

MERRY, SAM = "Merry, Friend to Sam", "Sam, Son of Hamfast"


def bearing(card: str, *items: str, wounds: int = 0) -> dict[str, Any]:
    return {"card": card, "bears": list(items), "wounds": wounds}


def transfers(play: Scene) -> list[str]:
    """The transfers that are offered."""
    return [choice.removeprefix("Transfer ") for choice in play.offered if choice.startswith("Transfer")]


@rule("T-320", "T-321")
def test_a_possession_goes_to_another_companion_for_its_cost() -> None:
    play = scene(free={"play": [bearing(MERRY, "Hobbit Sword"), SAM]}, twilight=2)
    assert transfers(play) == ["Hobbit Sword Frodo", "Hobbit Sword Sam"]
    play.choose("Transfer Hobbit Sword Sam").expect(
        twilight=2 + 1, in_play={"Hobbit Sword": {"bearer": "Sam", "owner": 0}, "Sam": {"strength": 5}, "Merry": {"strength": 3}}
    )
    assert len(told(play, WasTransferred)) == 1 and told(play, CardPlayed, CardPlayedOn) == []  # it is not played


@rule("T-321")
@pytest.mark.parametrize(("item", "cost"), [("Elven Cloak", 1), ("Dwarven Axe", 0), ("Asfaloth", 2), ("Elven Bow", 1)])
def test_each_transfer_pays_the_twilight_cost_again(item: str, cost: int) -> None:
    dwarves = item == "Dwarven Axe"
    friends = ["Gimli, Son of Glóin", "Farin"] if dwarves else ["Arwen", "Haldir"]
    first, second = ("Gimli", "Farin") if dwarves else ("Arwen", "Haldir")
    play = scene(path={1: "Bag End"}, free={"play": [bearing(friends[0], item), friends[1]], "hand": ["Hobbit Sword"]})
    play.choose(f"Transfer {item} {second}").expect(twilight=cost, in_play={item: {"bearer": second}})
    play.choose(f"Transfer {item} {first}").expect(twilight=2 * cost, in_play={item: {"bearer": first}})


@rule("T-320")
@pytest.mark.parametrize("phase", ["shadow", "maneuver", "archery", "assignment", "regroup"])
def test_only_in_the_fellowship_phase(phase: str) -> None:
    play = scene(
        phase=phase,
        site=4,
        free={"play": [bearing(MERRY, "Hobbit Sword"), SAM], "hand": ["Athelas"]},
        shadow={"play": ["Goblin Runner"]},
        hasty=False,
    )
    assert transfers(play) == []


@rule("T-320")
def test_only_in_the_own_turn_and_only_the_own_cards() -> None:
    armed = {"play": [bearing(MERRY, "Hobbit Sword"), SAM]}
    play = scene(phase="end of turn", free=armed, shadow=armed).expect(free_peoples=1, asked=1)
    assert transfers(play) == ["Hobbit Sword#2 Frodo#2", "Hobbit Sword#2 Sam#2"]


@rule("T-320")
def test_conditions_and_cards_of_the_support_area_stay_where_they_are() -> None:
    friends = [
        bearing("Arwen", "The Tale of Gil-galad"),
        "Haldir",
        bearing("Aragorn, King in Exile", "The Saga of Elendil"),
        "Longbottom Leaf",
    ]
    play = scene(path={1: "Bag End"}, free={"play": friends, "hand": ["Hobbit Sword"]}).expect(asked=0)
    assert transfers(play) == []


@rule("T-320")
def test_the_ring_cannot_be_given_away() -> None:
    assert transfers(scene(path={1: "Bag End"}, free={"play": [SAM], "hand": ["Hobbit Sword"]})) == []


@rule("T-320")
def test_an_artifact_may_be_transferred_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """The set has none, so a sword becomes one."""
    sword = CARDS["1C299"]
    monkeypatch.setitem(CARDS, "1C299", replace(sword, kind=Kind.ARTIFACT, traits=sword.traits - {"possession"} | {"artifact"}))
    play = scene(free={"play": [bearing(MERRY, "1C299")]}).choose("Transfer Hobbit Sword Frodo")
    play.expect(in_play={"Hobbit Sword": {"bearer": "Frodo"}})


@rule("T-322")
@pytest.mark.parametrize(("site", "offered"), [(1, ["Frodo", "Rosie Cotton"]), (2, ["Frodo", "Bounder"]), (4, ["Frodo"])])
def test_an_ally_receives_a_card_only_at_home(site: int, offered: list[str]) -> None:
    """Rosie lives at site 1, the Bounder at site 2."""
    play = scene(site=site, free={"play": [bearing(MERRY, "Hobbit Sword"), "Rosie Cotton", "Bounder"]})
    assert transfers(play) == [f"Hobbit Sword {name}" for name in offered]


@rule("T-322")
@pytest.mark.parametrize(("site", "offered"), [(1, ["Frodo", "Merry", "The Gaffer"]), (4, ["The Gaffer"])])
def test_an_ally_gives_a_card_at_home_or_to_a_neighbour(site: int, offered: list[str]) -> None:
    """Rosie and the Gaffer live together at site 1; Bilbo lives at site 3."""
    play = scene(site=site, free={"play": [MERRY, bearing("Rosie Cotton", "Hobbit Sword"), "The Gaffer", "Bilbo"]})
    assert transfers(play) == [f"Hobbit Sword {name}" for name in offered]


@rule("T-323")
def test_the_new_bearer_must_be_one_who_may_bear_it() -> None:
    """A sword for Hobbits goes to no Elf, and Sting to nobody but Frodo."""
    free = {"bears": ["Sting"], "play": [bearing(MERRY, "Hobbit Sword"), SAM, "Arwen", "Gimli, Son of Glóin"]}
    assert transfers(scene(free=free)) == ["Hobbit Sword Sam"]  # Frodo has a hand weapon already


@rule("T-323")
def test_nobody_receives_a_second_item_of_one_class() -> None:
    free = {"play": [bearing("Arwen", "Elven Cloak"), bearing("Legolas, Greenleaf", "Elven Cloak"), "Gimli, Son of Glóin"]}
    play = scene(path={1: "Bag End"}, free=free)
    assert transfers(play) == [f"{cloak} {name}" for cloak in ("Elven Cloak", "Elven Cloak#2") for name in ("Frodo", "Gimli")]


@rule("T-323")
def test_a_card_of_the_shadow_or_on_a_minion_is_not_transferred() -> None:
    stones = {"card": "Stone Trolls", "owner": 0}
    play = scene(
        free={"play": [{"card": MERRY, "bears": [{"card": "The Weight of a Legacy", "owner": 1}]}, SAM], "hand": ["Hobbit Sword"]},
        shadow={"play": [{"card": "Uruk Savage", "bears": ["Uruk-hai Sword", stones]}, "Uruk Savage"]},
    )
    assert transfers(play) == []
