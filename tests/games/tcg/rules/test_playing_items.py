"""Possessions, artifacts and conditions of the Free Peoples: on whom they go and what they add (T-034, T-139 to T-146)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.traits import ITEMS, Kind, Side
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

BAG_END = {1: "Bag End"}
COMPANIONS = [
    "Gimli, Son of Glóin", "Legolas, Greenleaf", "Arwen", "Gandalf, The Grey Wizard", "Aragorn, King in Exile", "Boromir, Son of Denethor",
    "Sam, Son of Hamfast",
]  # fmt: skip
ALLIES = ["Thrarin", "Elrond, Lord of Rivendell", "Albert Dreary", "Bilbo"]
DWARVES, ELVES, MEN, HOBBITS = (
    ["Gimli", "Thrarin"],
    ["Legolas", "Arwen", "Elrond"],
    ["Aragorn", "Boromir", "Albert Dreary"],
    ["Frodo", "Sam", "Bilbo"],
)
FELLOWSHIP = ["Frodo", "Gimli", "Legolas", "Arwen", "Gandalf", "Aragorn", "Boromir", "Sam"]
ALL = [*FELLOWSHIP, "Thrarin", "Elrond", "Albert Dreary", "Bilbo"]
POSSESSIONS = {
    "1C8": DWARVES, "1C9": DWARVES, "1R14": ["Gimli"], "1R15": ["Gimli"], "1U31": ELVES, "1R33": ["Legolas"], "1C41": ELVES,
    "1C42": FELLOWSHIP, "1R47": ["Arwen"], "1R55": [], "1U73": [], "1U74": ["Gandalf"], "1R75": ["Gandalf"], "1R90": ["Aragorn"],
    "1U91": ["Aragorn", "Boromir"], "1C92": MEN, "1U94": ["Aragorn", "Boromir"], "1R95": ["Boromir"], "1U98": ["Boromir"], "1C101": MEN,
    "1C107": MEN, "1U112": ["Aragorn"], "1U285": HOBBITS, "1U292": HOBBITS, "1C299": HOBBITS, "1C300": [], "1C305": [], "1R313": ["Frodo"],
    "1R318": [],
}  # fmt: skip
CONDITIONS = {
    "1C10": DWARVES, "1R16": [], "1C20": [], "1C21": [], "1C24": [], "1C43": [], "1U46": [], "1R49": ["Aragorn", "Boromir"], "1U54": [],
    "1C59": [], "1C61": [], "1R62": ["Legolas", "Arwen"], "1R66": ELVES, "1C68": ["Legolas", "Arwen"], "1R79": [], "1R100": [], "1U105": [],
    "1U108": ["Arwen", "Aragorn"], "1R114": ["Aragorn", "Boromir"], "1R314": ALL, "1U316": [], "1C317": ["Frodo", "Sam"],
}  # fmt: skip


def company(*hand: str, first: dict[str, list[str]] | None = None) -> Scene:
    """A fellowship of every people, with its allies; `first` says what some of them bear already."""
    bearing = [{"card": name, "bears": (first or {}).get(name, [])} for name in (*COMPANIONS, *ALLIES)]
    return scene(path=BAG_END, free={"play": bearing, "hand": list(hand)})


def bearers(play: Scene, card: str) -> list[str]:
    """On whom a card of the hand may be played; nobody where it goes to the support area."""
    title = CARDS[card].title
    play.choose(f"PlayCard {title}")
    while any([choice.startswith("Exert") for choice in play.offered]):
        play.choose(play.offered[0])
    if play.offered[0].startswith("Land"):
        return sorted([choice.removeprefix("Land ") for choice in play.offered])
    return [play[title]["bearer"]] if "bearer" in play[title] else []


@rule("T-034", "T-139", "T-144")
@pytest.mark.parametrize("card", POSSESSIONS)
def test_a_possession_is_played_on_a_character_or_where_its_text_says(card: str) -> None:
    assert bearers(company(card), card) == sorted(POSSESSIONS[card])


@rule("T-145", "T-146")
@pytest.mark.parametrize("card", CONDITIONS)
def test_a_condition_goes_to_the_support_area_or_on_whom_its_text_names(card: str) -> None:
    assert bearers(company(card), card) == sorted(CONDITIONS[card])


@rule("T-139", "T-145")
def test_no_possession_and_no_condition_of_the_free_peoples_is_forgotten() -> None:
    mine = [card for card in CARDS.values() if card.side is Side.FREE]
    assert {card.id for card in mine if card.kind in ITEMS} == POSSESSIONS.keys()
    assert {card.id for card in mine if card.kind is Kind.CONDITION} == CONDITIONS.keys()


@rule("T-146")
def test_a_condition_without_a_fitting_bearer_is_refused() -> None:
    play = scene(hasty=False, free={"play": ["Gimli, Son of Glóin"], "hand": ["The Tale of Gil-galad", "No Stranger to the Shadows"]})
    play.expect(offered=["Pass"])
    assert all(
        [play.refused[f"PlayCard {title}"].startswith("NoBearer") for title in ("The Tale of Gil-galad", "No Stranger to the Shadows")]
    )


@rule("T-140")
@pytest.mark.parametrize(
    ("card", "bearer", "strength", "vitality"),
    [
        ("Ranger's Sword", "Aragorn", 8 + 2, 4),
        ("The Saga of Elendil", "Aragorn", 8, 4 + 1),
        ("Sting", "Frodo", 3 + 1 + 2, 4),
        ("The Tale of Gil-galad", "Arwen", 6, 3 + 1),
    ],
)
def test_the_printed_bonus_adds_to_the_bearer(card: str, bearer: str, strength: int, vitality: int) -> None:
    play = company(card).choose(f"PlayCard {card}")
    if f"Land {bearer}" in play.offered:
        play.choose(f"Land {bearer}")
    play.expect(in_play={bearer: {"strength": strength, "vitality": vitality}, "Gimli": {"strength": 6, "vitality": 3}})


# ---- classes


@rule("T-141")
@pytest.mark.parametrize(
    ("bearer", "worn", "second"),
    [
        ("Aragorn, King in Exile", "Armor", "Coat of Mail"), ("Aragorn, King in Exile", "Great Shield", "Great Shield"),
        ("Aragorn, King in Exile", "Elven Cloak", "Elven Cloak"), ("Boromir, Son of Denethor", "Boromir's Cloak", "Elven Cloak"),
        ("Gimli, Son of Glóin", "Gimli's Battle Axe", "Dwarven Axe"), ("Legolas, Greenleaf", "Bow of the Galadhrim", "Elven Bow"),
        ("Sam, Son of Hamfast", "Bilbo's Pipe", "The Gaffer's Pipe"),
    ],
)  # fmt: skip
def test_a_character_bears_one_item_of_each_class(bearer: str, worn: str, second: str) -> None:
    name = bearer.split(",")[0]
    play = company(second, first={bearer: [worn]}).choose(f"PlayCard {second}")
    other = company(second).choose(f"PlayCard {second}")
    assert f"Land {name}" in other.offered
    without = [choice for choice in other.offered if choice != f"Land {name}"]
    if len(without) > 1:
        assert play.offered == without
    else:
        play.expect(in_play={second: {"bearer": without[0].removeprefix("Land ")}})


@rule("T-141")
def test_an_item_that_nobody_may_bear_any_more_is_refused() -> None:
    axe = company("Dwarven Axe", first={"Gimli, Son of Glóin": ["Gimli's Battle Axe"], "Thrarin": ["Dwarven Axe"]})
    assert axe.refused["PlayCard Dwarven Axe"].startswith("NoBearer")


@rule("T-142")
def test_a_cloak_a_hand_weapon_a_ranged_weapon_and_armor_go_together() -> None:
    play = company("Elven Cloak", "Ranger's Sword", "Aragorn's Bow", "Armor")
    for card in ("Elven Cloak", "Ranger's Sword", "Aragorn's Bow", "Armor"):
        play.choose(f"PlayCard {card}")
        if "Land Aragorn" in play.offered:
            play.choose("Land Aragorn")
        play.expect(in_play={card: {"bearer": "Aragorn"}})
    play.expect(in_play={"Aragorn": {"strength": 10, "damage": 1, "archer": 1}})


@rule("T-142")
def test_the_classes_of_the_set() -> None:
    classes = {str(card.item) for card in CARDS.values() if card.item is not None}
    assert classes == {"armor", "cloak", "hand weapon", "helm", "mount", "pipe", "ranged weapon", "shield"}


@rule("T-143")
def test_items_without_a_class_are_borne_in_any_number() -> None:
    play = company("Athelas", "Athelas", first={"Aragorn, King in Exile": ["Athelas"]})
    play.choose("PlayCard Athelas", "Land Aragorn", "PlayCard Athelas", "Land Aragorn")
    play.expect(in_play={"Athelas": {"bearer": "Aragorn"}, "Athelas#2": {"bearer": "Aragorn"}, "Athelas#3": {"bearer": "Aragorn"}})


@rule("T-144")
def test_pipeweed_is_shared_from_the_support_area() -> None:
    assert [card.id for card in CARDS.values() if card.kind is Kind.POSSESSION and "pipeweed" in card.printed] == ["1C300", "1C305"]
    play = company("Old Toby", "Old Toby").choose("PlayCard Old Toby")
    assert "bearer" not in play["Old Toby"]
