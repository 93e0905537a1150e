"""Spotting (T-312 to T-317)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

GIMLI = "Gimli, Son of Glóin"
BAG_END = {1: "Bag End"}


@rule("T-312", "T-313")
@pytest.mark.parametrize(
    ("friends", "others", "playable"),
    [
        ([], {}, False),
        ([GIMLI], {}, True),
        (["Grimir"], {}, True),  # any Dwarf will do, an ally as well
        ([], {"shadow": {"play": [GIMLI]}}, False),  # an opponent's is inactive
        ([], {"free": {"dead": [GIMLI], "discard": [GIMLI], "deck": [GIMLI]}}, False),  # not in play
    ],
)
def test_to_play_spot_a_dwarf_needs_a_dwarf_in_play(friends: list[str], others: dict[str, Any], playable: bool) -> None:
    free = {"play": friends, "hand": ["Dwarf Guard", "Hobbit Sword"], **others.pop("free", {})}
    play = scene(path=BAG_END, free=free, **others)
    assert ("PlayCard Dwarf Guard" in play.offered) is playable
    assert ("PlayCard Dwarf Guard" in play.refused) is not playable


@rule("T-312")
def test_spotting_uses_nothing_up() -> None:
    """One Gimli is seen by two guards; he is neither exerted nor discarded, and an exhausted one is seen as well."""
    guards = {"hand": ["Dwarf Guard", "Dwarf Guard"]}
    play = scene(path=BAG_END, free={"play": [{"card": GIMLI, "wounds": 2}], **guards}).choose(
        "PlayCard Dwarf Guard", "PlayCard Dwarf Guard"
    )
    play.expect(in_play={"Gimli": {"wounds": 2}, "Dwarf Guard": {"wounds": 0}, "Dwarf Guard#2": {"wounds": 0}})


@rule("T-312")
@pytest.mark.parametrize(("companions", "fierce"), [(4, False), (5, True)])
def test_so_many_must_be_there(companions: int, fierce: bool) -> None:
    """Uruk Fighter spots five companions, Frodo among them."""
    friends = [GIMLI, "Legolas, Greenleaf", "Boromir, Lord of Gondor", "Aragorn, King in Exile"][: companions - 1]
    play = scene(phase="maneuver", site=5, free={"play": friends}, shadow={"play": ["Uruk Fighter"], "hand": ["Athelas"]}, hasty=False)
    while play.facts["asked"] == 0:
        play.choose("Pass")
    play.expect(asked=1, phase="maneuver")
    assert ("Use Uruk Fighter" in play.offered) is fierce


def smokers(pipes: int) -> Scene:
    """Frodo with Bilbo's Pipe, perhaps Merry with another, and pipeweed."""
    merry: dict[str, Any] = {"card": "Merry, Friend to Sam", "bears": ["The Gaffer's Pipe"] if pipes > 1 else []}
    tales = ["There and Back Again", "Stairs of Khazad-dûm", "The Choice of Lúthien"]
    return scene(free={"bears": ["Bilbo's Pipe"], "play": [merry, "Longbottom Leaf"], "discard": tales, "hand": ["Hobbit Sword"]})


@rule("T-314", "T-315")
@pytest.mark.parametrize("pipes", [1, 2])
def test_bilbos_pipe_may_see_as_many_pipes_as_its_player_likes(pipes: int) -> None:
    play = smokers(pipes).choose("Use Bilbo's Pipe")
    play.expect(asked=0, offered=[f"Number {number}" for number in range(pipes + 1)])


@rule("T-315")
@pytest.mark.parametrize("spotted", [0, 1, 2])
def test_each_pipe_that_is_seen_brings_one_tale_back(spotted: int) -> None:
    play = smokers(2).choose("Use Bilbo's Pipe", f"Number {spotted}")
    while play.offered[0].startswith("Shuffle"):
        play.choose(play.offered[0])
    assert play.facts["deck"][0] == spotted and len(play.facts["discards"][0]) == 3 - spotted + 1  # and the pipeweed


@rule("T-315")
def test_a_pipe_of_an_opponent_is_not_seen() -> None:
    play = scene(
        free={"bears": ["Bilbo's Pipe"], "play": ["Longbottom Leaf"], "discard": ["There and Back Again"]},
        shadow={"bears": ["The Gaffer's Pipe"]},
    ).choose("Use Bilbo's Pipe")
    play.expect(offered=["Number 0", "Number 1"])


@rule("T-314")
def test_a_shadow_player_need_not_see_all_burdens() -> None:
    """Enduring Evil: as many burdens as its player likes."""
    play = scene(
        phase="skirmish",
        site=6,
        free={"burdens": 3, "play": ["Aragorn, King in Exile"]},
        shadow={"play": ["Orc Soldier"], "hand": ["Enduring Evil"]},
        assigned={"Orc Soldier": "Aragorn"},
    ).choose("PlayCard Enduring Evil")
    play.expect(asked=1, offered=[f"Number {number}" for number in range(4)])


@rule("T-316")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_where_a_text_says_you_can_spot_all_count_without_a_question(others: int) -> None:
    """The Witch-king is stronger by two for each other Nazgûl."""
    nazgul = ["Úlairë Nelya", "Úlairë Lemenya", "Úlairë Otsëa"][:others]
    play = scene(phase="regroup", site=4, shadow={"play": ["The Witch-king", *nazgul]})
    play.expect(in_play={"The Witch-king": {"strength": 14 + 2 * others}})


@rule("T-316")
def test_the_number_is_counted_anew_all_the_time() -> None:
    """Uruk Lieutenant is weaker as soon as another Uruk has died."""
    play = scene(
        phase="archery",
        site=5,
        free={"play": ["Legolas, Prince of Mirkwood"]},
        shadow={"play": ["Uruk Lieutenant", {"card": "Uruk Savage", "wounds": 2}]},
    )
    play.expect(in_play={"Uruk Lieutenant": {"strength": 9}}).choose("Wound Uruk Savage").expect(
        in_play={"Uruk Lieutenant": {"strength": 8}}
    )


@rule("T-317")
@pytest.mark.parametrize(("minion", "total"), [("Uruk Savage", 1), ("Goblin Runner", 2), ("Orc Soldier", 2)])
def test_uruk_hai_armory_works_or_does_not(minion: str, total: int) -> None:
    play = scene(
        phase="archery",
        site=5,
        free={"play": ["Legolas, Prince of Mirkwood", {"card": "Aragorn, King in Exile", "bears": ["Aragorn's Bow"]}]},
        shadow={"play": ["Uruk-hai Armory", minion]},
    )
    play.expect(archery={"fellowship": total}, asked=0)


@rule("T-317")
def test_the_armory_does_not_see_an_uruk_who_is_inactive() -> None:
    """The only Uruk is the bearer's own in hand, and the armory of the Free Peoples player does not work at all."""
    archers = {"play": ["Legolas, Prince of Mirkwood", "Uruk-hai Armory"]}
    scene(phase="archery", site=5, free=archers, shadow={"play": ["Uruk Savage"]}).expect(archery={"fellowship": 1})
