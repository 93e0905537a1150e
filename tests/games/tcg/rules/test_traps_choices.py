"""Choices that go wrong easily: stopping early, free order, what paid is not what is played, impossible options, loops."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.tcg.scenes import Scene, scene

BOROMIR, ARAGORN, GIMLI = "Boromir, Lord of Gondor", "Aragorn, King in Exile", "Gimli, Son of Glóin"


# ---- stopping early


def stop_after(play: Scene, wanted: int, most: int, kind: str) -> Scene:
    """So many of them, then a pass; at the most nobody is asked again."""
    for _ in range(wanted):
        assert play.offered[0] == "Pass"
        play.choose(next(choice for choice in play.offered if choice.startswith(kind)))
    if wanted < most:
        play.choose("Pass")
    return play


@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
def test_up_to_three_cards_are_discarded_and_as_many_drawn(wanted: int) -> None:
    hand = ["Athelas", "Armor", "Hobbit Sword", "Elven Bow"]
    play = scene(free={"play": ["Gandalf, The Grey Wizard", "Ottar"], "hand": hand, "deck": ["Delving"] * 9}, hasty=False)
    stop_after(play.choose("Use Ottar"), wanted, 3, "Replenish").expect(
        hand={0: 4}, deck={0: 9 - wanted}, discards={0: hand[:wanted]}, phase="fellowship", in_play={"Ottar": {"wounds": 1}}
    )


@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
def test_up_to_three_trackers_come_at_the_last_site_and_the_phase_is_over(wanted: int) -> None:
    trackers = ["Orc Ambusher", "Orc Assassin", "Orc Scouting Band", "Orc Ambusher"]
    play = scene(
        phase="shadow",
        site=9,
        path={9: "Tol Brandir"},
        twilight=20,
        free={"play": [BOROMIR]},
        shadow={"play": ["Uruk Savage"], "discard": trackers, "hand": ["Uruk Savage"]},
    )
    stop_after(play.choose("Use Tol Brandir"), wanted, 3, "PlayCard").expect(hand={1: 1})
    assert len(play.facts["discards"][1]) == 4 - wanted and play.facts["phase"] != "shadow"


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_up_to_two_cards_are_shuffled_in(wanted: int) -> None:
    pile = ["Black Steed", "Nazgûl Sword", "Morgul Blade", "Goblin Sneak"]
    play = scene(phase="shadow", site=6, twilight=9, shadow={"discard": pile, "hand": ["Morgul Skulker"], "deck": ["Uruk Savage"]})
    play.choose("PlayCard Morgul Skulker")
    if wanted:
        play.choose("Answer Morgul Skulker")
        stop_after(play, wanted, 2, "ShuffleInFromDiscard")
    else:
        play.choose("Pass")
    assert len(play.facts["discards"][1]) == 4 - wanted and play.facts["deck"][1] == 1 + wanted


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_up_to_two_cards_are_discarded(wanted: int) -> None:
    play = scene(free={"hand": ["Longbottom Leaf", "Athelas", "Armor", "Elven Bow"]}, hasty=False).choose("PlayCard Longbottom Leaf")
    if any([choice.startswith("Answer") for choice in play.offered]):
        play.choose("Answer Longbottom Leaf" if wanted else "Pass")
    if wanted:
        stop_after(play, wanted, 2, "DiscardFromHand")
    play.expect(hand={0: 3 - wanted}, phase="fellowship")


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_the_rider_calls_up_to_as_many_minions_as_there_are_companions_over_four(wanted: int) -> None:
    friends = [BOROMIR, ARAGORN, GIMLI, "Legolas, Greenleaf", "Merry, Friend to Sam"]
    pile = ["Uruk Savage", "Goblin Runner", "Orc Soldier"]
    play = scene(phase="shadow", site=6, twilight=20, free={"play": friends}, shadow={"hand": ["Úlairë Nertëa"], "discard": pile})
    play.choose("PlayCard Úlairë Nertëa")
    if any([choice.startswith("Answer") for choice in play.offered]):
        play.choose("Answer Úlairë Nertëa" if wanted else "Pass")
    for number in range(wanted):
        if number == 0 or "Pass" in play.offered:
            play.choose(next(choice for choice in play.offered if choice.startswith("PlayCard") and "Runner" not in choice))
    if wanted == 1:
        play.choose("Pass")
    assert len(play.facts["discards"][1]) == 3 - wanted


@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_dwarf_is_healed_as_often_as_his_player_likes_up_to_twice(times: int) -> None:
    play = scene(free={"play": [{"card": GIMLI, "wounds": 2}], "hand": ["Dwarven Heart"]}, hasty=False).choose("PlayCard Dwarven Heart")
    play.expect(offered=["Number 0", "Number 1", "Number 2"]).choose(f"Number {times}").expect(in_play={"Gimli": {"wounds": 2 - times}})


# ---- free order


@pytest.mark.parametrize("first", ["Aragorn", "Frodo"])
@pytest.mark.parametrize("second", [True, False])
def test_optional_texts_of_one_moment_come_in_any_order_and_each_may_be_left_out(first: str, second: bool) -> None:
    """The start of the turn: Aragorn may heal a friend with his signet, Frodo an old hobbit."""
    hurt = [{"card": "Gimli, Dwarf of Erebor", "wounds": 1}, {"card": "Bilbo", "wounds": 1}]
    play = scene(phase="turn", free={"ring_bearer": "Frodo, Old Bilbo's Heir", "play": [ARAGORN, *hurt], "hand": ["Hobbit Sword"]})
    play.expect(asked=0, offered=["Pass", "Answer Aragorn", "Answer Frodo"]).choose(f"Answer {first}")
    other = {"Aragorn": "Frodo", "Frodo": "Aragorn"}[first]
    play.expect(offered=["Pass", f"Answer {other}"]).choose(f"Answer {other}" if second else "Pass")
    healed = {"Aragorn": "Gimli", "Frodo": "Bilbo"}
    play.expect(in_play={healed[first]: {"wounds": 0}, healed[other]: {"wounds": 0 if second else 1}}, phase="fellowship")


@pytest.mark.parametrize("order", list(permutations(["Gimli's Battle Axe", "Nobody Tosses a Dwarf", "Still Draws Breath"])), ids=str)
def test_answers_to_a_victory_come_in_any_order(order: tuple[str, ...]) -> None:
    armed = {"card": GIMLI, "bears": ["Gimli's Battle Axe"], "wounds": 2}
    play = scene(
        phase="skirmish",
        site=6,
        free={"play": [armed], "hand": ["Nobody Tosses a Dwarf", "Still Draws Breath"]},
        shadow={"play": ["Uruk Savage", "Troll's Keyward"], "deck": ["Goblin Sneak"] * 20},
        assigned={"Uruk Savage": "Gimli"},
    )
    for number, name in enumerate(order):
        left = sorted(order[number:])
        assert (
            sorted(
                [choice.removeprefix("Answer ").removesuffix(" Gimli").removesuffix(" 1") for choice in play.offered if choice != "Pass"]
            )
            == left
        )
        play.choose(next(choice for choice in play.offered if choice.startswith(f"Answer {name}")))
    play.expect(in_play={"Gimli": {"wounds": 1}, "Troll's Keyward": {"wounds": 1}}, phase="regroup")


# ---- what pays is not what is played


def summons(hand: list[str], discard: list[str]) -> Scene:
    return scene(phase="shadow", site=6, twilight=9, shadow={"play": ["They Are Coming"], "hand": hand, "discard": discard})


@pytest.mark.parametrize("place", [0, 1, 2])
def test_none_of_the_three_cards_that_paid_is_played(place: int) -> None:
    """A goblin among them, as the first, second or third, stays where it is."""
    hand = ["Parry", "Fear"]
    hand.insert(place, "Goblin Runner")
    play = summons([*hand, "Despair"], ["Goblin Sneak", "Moria Scout"]).choose("Use They Are Coming")
    for card in hand:
        play.choose(f"DiscardFromHand {card}")
    play.expect(offered=["PlayCard Goblin Sneak", "PlayCard Moria Scout"])


def test_a_copy_that_lay_there_before_may_be_played_although_another_paid() -> None:
    play = summons(["Goblin Runner", "Parry", "Fear", "Despair"], ["Goblin Runner", "Goblin Sneak"]).choose("Use They Are Coming")
    play.choose("DiscardFromHand Goblin Runner", "DiscardFromHand Parry", "DiscardFromHand Fear")
    play.expect(offered=["PlayCard Goblin Runner", "PlayCard Goblin Sneak"]).choose("PlayCard Goblin Runner")
    play.expect(discards={1: ["Goblin Runner", "Parry", "Fear", "Goblin Sneak"]})


def test_the_card_that_pays_cannot_be_the_only_one_to_play() -> None:
    """There is an orc in the hand but none in the pile: nothing is paid."""
    play = scene(
        phase="shadow",
        site=6,
        hasty=False,
        twilight=9,
        shadow={"play": ["They Are Coming"], "hand": ["Goblin Runner"] * 3, "discard": ["Parry"]},
    )
    play.expect(refused={"Use They Are Coming": play.refused["Use They Are Coming"]}, hand={1: 3})
    assert "Use They Are Coming" not in play.offered


# ---- playable before paying


BEFORE_PAYING: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("Use Westfarthing", {"path": {1: "Westfarthing"}, "free": {"hand": ["Sam, Son of Hamfast"]}}, {"free": {"hand": ["Dwarf Guard"]}}),
    (
        "Use Galadriel 1",
        {"free": {"play": ["Galadriel"], "hand": ["Lórien Elf"]}},
        {"free": {"play": ["Galadriel", "Celeborn"], "hand": ["Celeborn"]}},
    ),
    (
        "Use Gandalf",
        {"free": {"play": ["Gandalf, The Grey Wizard"], "hand": ["Legolas, Prince of Mirkwood"]}},
        {"free": {"play": ["Gandalf, The Grey Wizard", "Legolas, Greenleaf"], "hand": ["Legolas, Prince of Mirkwood"]}},
    ),
    (
        "PlayCard Morgul Gates",
        {"phase": "shadow", "site": 3, "twilight": 2, "shadow": {"hand": ["Morgul Gates", "Úlairë Lemenya"]}},
        {"twilight": 1},
    ),
    (
        "Use Relics of Moria",
        {
            "phase": "shadow",
            "site": 5,
            "twilight": 3,
            "shadow": {"play": ["Relics of Moria", "Goblin Runner"], "discard": ["Goblin Spear"], "hand": ["Athelas"]},
        },
        {"twilight": 2},
    ),
    (
        "Use Mithril Mine",
        {
            "phase": "shadow",
            "site": 4,
            "path": {4: "Mithril Mine"},
            "twilight": 2,
            "shadow": {"play": ["Goblin Runner"], "discard": ["Goblin Spear"]},
        },
        {"shadow": {"play": ["Uruk Savage"], "discard": ["Goblin Spear"], "hand": ["Athelas"]}},
    ),
    (
        "PlayCard Host of Thousands",
        {"phase": "shadow", "site": 4, "twilight": 1, "shadow": {"hand": ["Host of Thousands"], "discard": ["Goblin Runner"]}},
        {"twilight": 0},
    ),
    (
        "Use Frodo's Bedroom",
        {"site": 3, "path": {3: "Frodo's Bedroom"}, "free": {"hand": ["Sam, Son of Hamfast"], "deck": ["Armor"]}},
        {"free": {"hand": ["Sam, Son of Hamfast"], "play": ["Sam, Faithful Companion"], "deck": ["Armor"]}},
    ),
]


@pytest.mark.parametrize(("action", "able", "unable"), BEFORE_PAYING, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_to_be_played_must_be_playable_before_anything_is_paid(action: str, able: dict[str, Any], unable: dict[str, Any]) -> None:
    """Each once with something to play, once with the same thing not playable: then there is a reason instead of a choice."""
    assert action in scene(hasty=False, **able).offered
    play = scene(hasty=False, **{**able, **unable})
    assert action not in play.offered and action in play.refused


# ---- two impossible options


def chamber(*friends: Any, wounds: int = 0) -> Scene:
    """The fellowship moves on into the Dwarrowdelf Chamber: Gimli exerts, or two others do."""
    return scene(
        phase="regroup",
        site=3,
        path={4: "Dwarrowdelf Chamber"},
        free={"play": list(friends), "wounds": wounds},
        shadow={"hand": ["Uruk Savage"]},
    ).choose("Pass", "MoveOn")


def spent(card: str, vitality: int) -> dict[str, Any]:
    return {"card": card, "wounds": vitality - 1}


def test_the_option_that_can_be_done_must_be_taken() -> None:
    """Only the order in which two companions exert is asked then."""
    chamber(GIMLI).expect(in_play={"Gimli": {"wounds": 1}, "Frodo": {"wounds": 0}}, site=4, phase="shadow")
    for friends in ([BOROMIR], [spent(GIMLI, 3), BOROMIR]):
        play = chamber(*friends).expect(asked=0, offered=["Exert Frodo", "Exert Boromir"]).choose("Exert Boromir")
        play.expect(in_play={"Boromir": {"wounds": 1}, "Frodo": {"wounds": 1}}, phase="shadow")


def test_of_two_that_can_be_done_either_may_be_taken() -> None:
    chamber(GIMLI, BOROMIR).expect(asked=0)
    assert len(chamber(GIMLI, BOROMIR).offered) == 2


@pytest.mark.parametrize("option", [0, 1])
@pytest.mark.parametrize(
    ("friends", "wounds", "most"),
    [
        ([], 0, {"Frodo": 1}),
        ([], 3, {"Frodo": 3}),
        ([spent(GIMLI, 3)], 3, {"Frodo": 3, "Gimli": 2}),
        ([spent(GIMLI, 3), spent(BOROMIR, 3)], 0, {"Frodo": 1, "Boromir": 2}),
    ],
    ids=["Frodo alone", "Frodo spent", "both spent", "one of two"],
)
def test_if_neither_can_be_done_either_may_be_picked_and_as_much_as_possible_is_done(
    option: int, friends: list[Any], wounds: int, most: dict[str, int]
) -> None:
    """Nobody dies of it, nothing stops, and the second option exerts whom it can."""
    play = chamber(*friends, wounds=wounds).expect(asked=0, site=4)
    assert len(play.offered) == 2
    play.choose(play.offered[option])
    while play.facts["phase"] != "shadow":
        play.choose(play.offered[0])
    least = {"Frodo": wounds, **{each["card"].split(",")[0]: each["wounds"] for each in friends}}
    for name, count in most.items():
        assert play[name]["wounds"] == (count if option else least[name])
    play.expect(phase="shadow", asked=1, dead={0: []})


# ---- loops


def test_a_search_that_changed_nothing_is_not_offered_again_before_something_has_changed() -> None:
    """Sam looks through the deck for nothing; he may look again when another card has been played."""
    play = scene(free={"play": ["Sam, Faithful Companion"], "deck": ["Armor", "Athelas"], "hand": ["Thrór's Map", "Merry, Friend to Sam"]})
    play.choose("Use Sam").expect(refused={"Use Sam": "NothingChanged"}, phase="fellowship", asked=0)
    play.choose("PlayCard Merry").choose("Use Sam").expect(refused={"Use Sam": "NothingChanged"})
    play.choose("Pass").expect(site=2)


def test_a_text_that_gives_the_same_again_is_not_offered_without_end() -> None:
    """Lurtz is fierce once he says so; he need not say it sixty times."""
    shadow = {"play": ["Lurtz", "Uruk Savage"], "hand": ["Athelas"]}
    play = scene(phase="maneuver", site=6, free={"hand": ["Athelas"]}, shadow=shadow, hasty=False)
    play.choose("Pass", "Use Lurtz", "Pass", "Use Lurtz", "Pass").expect(offered=["Pass"], refused={"Use Lurtz": "NothingChanged"})


def test_two_searches_do_not_call_each_other_up_for_ever() -> None:
    """Neither Sam nor the wizard's friends at the lookout find anything, and neither search is something that changed."""
    play = scene(
        path={1: "Shire Lookout Point"},
        free={"play": ["Sam, Faithful Companion", "Gandalf, The Grey Wizard"], "deck": ["Armor", "Athelas"]},
    )
    play.choose("Use Sam", "Use Shire Lookout Point")
    play.expect(refused={"Use Sam": "NothingChanged", "Use Shire Lookout Point": "NothingChanged"})


def test_a_free_action_cannot_be_repeated_for_ever() -> None:
    """A Dwarf and an Elf may tire and heal each other as often as they like, but not without end, and the reason is told."""
    play = scene(
        phase="maneuver",
        site=6,
        hasty=False,
        free={"play": [{"card": "Gimli, Son of Glóin", "wounds": 1}, "Legolas, Greenleaf", "Shoulder to Shoulder"], "hand": ["Athelas"]},
        shadow={"play": ["Uruk Savage"]},
    )
    uses = 0
    while "Use Shoulder to Shoulder" in play.offered:
        play.choose("Use Shoulder to Shoulder").expect(asked=1).choose("Pass").expect(asked=0)
        uses += 1
        assert uses < 1000
    assert uses >= 20
    play.expect(refused={"Use Shoulder to Shoulder": "LoopStops"}, phase="maneuver")


def test_a_row_of_exertions_ends_where_nobody_can_exert() -> None:
    """Aragorn may exert for defender until he is exhausted, and no further."""
    play = scene(phase="maneuver", site=5, free={"play": ["Aragorn, Ranger of the North"]}, shadow={"play": ["Uruk Savage"]})
    for _ in range(3):
        play.choose("Use Aragorn")
    play.expect(phase="assignment", in_play={"Aragorn": {"left": 1, "defender": 3}})
