"""Skirmishes one by one, and how each is resolved (T-203 to T-219)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.news import SkirmishBegan, WasKilled, WasWounded
from tests.games.tcg.rules.tables import phases, told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

BOROMIR, ARAGORN, GIMLI = "Boromir, Lord of Gondor", "Aragorn, King in Exile", "Gimli, Dwarf of Erebor"


def duel(friend: Any, *foes: Any, site: int = 6, **more: Any) -> Scene:
    """One companion against some minions; everybody who could do nothing is passed over."""
    names = [each if isinstance(each, str) else each["card"] for each in (friend, *foes)]
    titles = [name.split(",")[0] for name in names]
    marks = [title + (f"#{titles[: place + 1].count(title)}" if title in titles[:place] else "") for place, title in enumerate(titles)]
    free = {"play": [friend] if titles[0] != "Frodo" else [], **more.pop("free", {})}
    shadow = {"play": list(foes), **more.pop("shadow", {})}
    return scene(phase="skirmish", site=site, free=free, shadow=shadow, assigned=dict.fromkeys(marks[1:], marks[0]), **more)


def wounded(play: Scene) -> list[list[str]]:
    """Who was wounded, round by round."""
    return [[CARDS[card.id].title for card in word.cards] for word in told(play, WasWounded) if isinstance(word, WasWounded)]


def killed(play: Scene) -> list[str]:
    """Who was killed."""
    return [CARDS[card.id].title for word in told(play, WasKilled) if isinstance(word, WasKilled) for card in word.cards]


# ---- one by one


def three_fights() -> Scene:
    return scene(
        phase="skirmish",
        site=6,
        free={"play": [BOROMIR, ARAGORN]},
        shadow={"play": ["Goblin Runner", "Goblin Sneak", "Goblin Warrior"]},
        assigned={"Goblin Runner": "Frodo", "Goblin Sneak": "Boromir", "Goblin Warrior": "Aragorn"},
    )


@rule("T-203", "T-204", "T-206")
@pytest.mark.parametrize("order", list(permutations(["Frodo", "Boromir", "Aragorn"])), ids=str)
def test_the_free_peoples_player_orders_the_skirmishes(order: tuple[str, ...]) -> None:
    play = three_fights()
    left = set(order)
    for name in order[:2]:
        play.expect(asked=0, offered=[f"FirstSkirmish {who}" for who in left])  # there is no way around it
        play.choose(f"FirstSkirmish {name}")
        while "Pass" in play.offered and len(left) > 1 and play.facts["phase"] == "skirmish":
            play.choose("Pass")
        left.remove(name)
    fights = [CARDS[word.defender.id].title for word in told(play, SkirmishBegan) if isinstance(word, SkirmishBegan)]
    assert fights == list(order)
    assert phases(play) == ["skirmish", "skirmish", "skirmish", "regroup"]


@rule("T-204")
def test_texts_for_one_skirmish_phase_end_with_it() -> None:
    """Armor lets one wound through in each skirmish phase: two phases are two."""
    armed = {"card": BOROMIR, "bears": ["Armor"]}
    play = scene(
        phase="assignment",
        site=6,
        free={"play": [armed]},
        shadow={"play": ["Úlairë Cantëa", "Uruk-hai Raiding Party"]},
    )
    play.choose("LeaveUnassigned Úlairë Cantëa", "AssignTo Uruk-hai Raiding Party Boromir", "LeaveUnassigned Úlairë Cantëa", "Pass")
    play.expect(in_play={"Boromir": {"wounds": 1}}).choose("AssignTo Úlairë Cantëa Boromir", "Pass").expect(
        in_play={"Boromir": {"wounds": 2}}, phase="regroup"
    )


@rule("T-205", "T-207")
def test_all_actions_come_before_the_strengths_are_compared() -> None:
    """Boromir's player passes at six against five, so does the other; then nobody can add anything."""
    play = duel(
        BOROMIR,
        "Uruk Savage",
        free={"hand": ["Swordarm of the White Tower", "Intimidate"], "play": [BOROMIR, "Gandalf, The Grey Wizard"]},
        shadow={"hand": ["Bred for Battle"]},
        hasty=False,
    )
    unhurt = {"Uruk Savage": {"wounds": 0}, "Boromir": {"wounds": 0}}
    play.expect(asked=0, phase="skirmish", in_play=unhurt).choose("Pass")
    play.expect(asked=1, offered=["Pass", "PlayCard Bred for Battle"], in_play=unhurt).choose("Pass")
    while play.facts["phase"] == "skirmish":
        assert not [choice for choice in play.offered if choice.startswith(("PlayCard", "Use"))]
        play.choose(play.offered[0])
    play.expect(in_play={"Uruk Savage": {"wounds": 1}}, hands={0: ["Swordarm of the White Tower", "Intimidate"], 1: ["Bred for Battle"]})


@rule("T-208")
def test_an_action_holds_for_one_skirmish_only() -> None:
    play = scene(
        phase="skirmish",
        site=6,
        free={"play": [BOROMIR, ARAGORN], "hand": ["Swordarm of the White Tower", "Swordarm of the White Tower"]},
        shadow={"play": ["Uruk Savage", "Uruk Soldier"]},
        assigned={"Uruk Savage": "Boromir", "Uruk Soldier": "Aragorn"},
    )
    play.choose("FirstSkirmish Boromir", "PlayCard Swordarm of the White Tower", "Strengthen Aragorn")
    play.expect(skirmish={"defender": "Boromir"}, in_play={"Aragorn": {"strength": 10}}).choose("Pass")
    play.expect(skirmish={"defender": "Aragorn"}, in_play={"Aragorn": {"strength": 8}})


# ---- who wins


@rule("T-209", "T-210", "T-211")
@pytest.mark.parametrize(
    ("friend", "foes", "lost"),
    [
        (ARAGORN, ["Uruk Soldier"], ["Uruk Soldier"]),  # 8 against 7
        (ARAGORN, ["Troll's Keyward"], ["Aragorn"]),  # 8 against 8
        (ARAGORN, ["Morgul Warden"], ["Aragorn"]),  # 8 against 9
        ("Legolas, Greenleaf", ["Goblin Runner"], ["Goblin Runner"]),  # 6 against 5
        ("Legolas, Greenleaf", ["Moria Scout"], ["Legolas"]),  # 6 against 6
        ("Gandalf, The Grey Wizard", ["Goblin Runner", "Goblin Sneak"], ["Gandalf"]),  # 7 against 5 and 5
    ],
)
def test_the_greater_strength_wins_and_a_tie_goes_to_the_shadow(friend: str, foes: list[str], lost: list[str]) -> None:
    play = duel(friend, *foes).expect(phase="regroup")
    assert {name for row in wounded(play) for name in row} == set(lost)


@rule("T-211", "T-212")
def test_aragorn_beats_two_orcs_of_three_and_each_gets_one_wound() -> None:
    """Roaming scouts whom Eregion's trails have weakened; a third ranger does the work."""
    play = scene(
        phase="maneuver",
        site=3,
        free={"play": [ARAGORN, BOROMIR], "hand": ["Eregion's Trails"]},
        shadow={"play": ["Moria Scout", "Moria Scout"]},
    )
    play.choose("PlayCard Eregion's Trails", "Exert Boromir", "AssignTo Moria Scout Aragorn", "LeaveUnassigned Moria Scout#2")
    play.expect(in_play={"Moria Scout": {"strength": 3}, "Moria Scout#2": {"strength": 3}, "Aragorn": {"strength": 8}})
    play.choose("AssignTo Moria Scout#2 Aragorn").expect(phase="regroup")
    assert wounded(play) == [["Moria Scout", "Moria Scout"]]
    play.expect(in_play={"Moria Scout": {"wounds": 1}, "Moria Scout#2": {"wounds": 1}, "Aragorn": {"wounds": 0}})


# ---- damage


@rule("T-213", "T-215")
def test_with_a_damage_bonus_each_of_two_orcs_gets_two_wounds() -> None:
    armed = {"card": ARAGORN, "bears": ["Ranger's Sword"]}
    play = duel(armed, "Goblin Archer", "Goblin Archer").expect(phase="regroup")  # 10 against 4 and 4
    assert wounded(play) == [["Goblin Archer", "Goblin Archer"], ["Goblin Archer", "Goblin Archer"]]
    play.expect(in_play={"Goblin Archer": {"wounds": 2}, "Goblin Archer#2": {"wounds": 2}, "Aragorn": {"wounds": 0}})


@rule("T-210", "T-213", "T-216")
def test_two_orcs_of_four_with_a_damage_bonus_each_give_aragorn_three_wounds() -> None:
    play = scene(
        phase="maneuver",
        site=4,
        free={"play": [ARAGORN, BOROMIR], "hand": ["Eregion's Trails"]},
        shadow={"play": ["Uruk Soldier", "Uruk Soldier"]},
    )
    play.choose("PlayCard Eregion's Trails", "Exert Boromir", "AssignTo Uruk Soldier Aragorn", "LeaveUnassigned Uruk Soldier#2")
    play.expect(in_play={"Uruk Soldier": {"strength": 4, "damage": 1}, "Uruk Soldier#2": {"strength": 4, "damage": 1}})
    play.choose("AssignTo Uruk Soldier#2 Aragorn").expect(phase="regroup", in_play={"Aragorn": {"wounds": 3}})
    assert wounded(play) == [["Aragorn"]] * 3


@rule("T-214")
def test_damage_of_two_adds_two_wounds() -> None:
    """Coat of Mail keeps Aragorn from being overwhelmed by eighteen."""
    troll = {"card": "Cave Troll of Moria", "bears": ["Cave Troll's Hammer"]}
    play = duel({"card": ARAGORN, "bears": ["Coat of Mail"]}, troll).expect(in_play={"Cave Troll of Moria": {"damage": 2, "strength": 18}})
    assert wounded(play) == [["Aragorn"]] * 3
    play.expect(in_play={"Aragorn": {"wounds": 3, "left": 1}})


@rule("T-213")
def test_only_the_winners_damage_counts() -> None:
    play = duel(GIMLI, "Goblin Archer", "Goblin Runner")  # Gimli's damage bonus does not help him when he loses
    assert wounded(play) == [["Gimli"]]


# ---- overwhelmed


@rule("T-217", "T-218")
@pytest.mark.parametrize(
    ("friend", "foes", "dead"),
    [
        ("Merry, Friend to Sam", ["Goblin Runner"], []),  # 3 against 5
        ("Merry, Friend to Sam", ["Moria Scout"], ["Merry"]),  # 3 against 6
        (ARAGORN, ["Goblin Patrol Troop"], []),  # 8 against 13
        (ARAGORN, ["Goblin Runner", "Goblin Sneak", "Goblin Warrior"], ["Aragorn"]),  # 8 against 16
        (ARAGORN, ["Goblin Archer"], ["Goblin Archer"]),  # 8 against 4
        ({"card": ARAGORN, "bears": ["Ranger's Sword"]}, ["Uruk Savage"], ["Uruk Savage"]),  # 10 against 5
        ({"card": "Legolas, Greenleaf", "bears": ["Bow of the Galadhrim"]}, ["Goblin Archer"], []),  # 7 against 4
    ],
    ids=str,
)
def test_at_double_strength_the_other_side_is_killed_without_a_wound(friend: Any, foes: list[str], dead: list[str]) -> None:
    play = duel(friend, *foes)
    while play.offered and play.facts["phase"] == "skirmish":
        play.choose(play.offered[0])
    assert killed(play) == dead
    assert (wounded(play) == []) is bool(dead)
    play.expect(dead={0: [name for name in dead if name in ("Merry", "Aragorn")]})


@rule("T-217")
def test_all_characters_of_the_other_side_are_killed() -> None:
    """Sixteen against four and four."""
    armed = {"card": ARAGORN, "bears": ["Ranger's Sword"]}
    play = duel(armed, "Goblin Archer", "Goblin Archer", free={"hand": ["Swordarm of the White Tower"] * 3, "play": [armed]})
    play.choose(*["PlayCard Swordarm of the White Tower"] * 3)
    assert killed(play) == ["Goblin Archer", "Goblin Archer"] and wounded(play) == []
    play.expect(discards={1: ["Goblin Archer", "Goblin Archer"]}, dead={1: []})


@rule("T-217")
@pytest.mark.parametrize(("foes", "dead"), [(["Uruk Savage"] * 4, []), (["Uruk Savage"] * 3 + ["Moria Scout"], ["Boromir"])])
def test_where_a_text_says_triple_it_takes_triple_strength(foes: list[str], dead: list[str]) -> None:
    """Boromir has seven: twenty does not overwhelm him, twenty-one does."""
    play = duel(BOROMIR, *foes)
    assert (killed(play), wounded(play) == []) == (dead or ["Boromir"], bool(dead))


@rule("T-217")
@pytest.mark.parametrize("burdens", [2, 3])
def test_nothing_against_nothing_is_a_plain_defeat(burdens: int) -> None:
    """Burdens leave Merry one point of strength, or none; two words of the wizard take all of the orc's."""
    play = duel(
        "Merry, Friend to Sam",
        "Orc Ambusher",
        free={
            "play": ["Merry, Friend to Sam", "Gandalf, The Grey Wizard"],
            "hand": ["Servant of the Secret Fire"] * 2,
            "burdens": burdens,
        },
        shadow={"hand": ["Enduring Evil"]},
    )
    play.choose("PlayCard Servant of the Secret Fire", "PlayCard Enduring Evil", f"Number {burdens}", "PlayCard Servant of the Secret Fire")
    if play.facts["phase"] == "skirmish":
        play.choose("Pass")
    assert wounded(play) == ([["Merry"]] if burdens == 3 else []) and killed(play) == ([] if burdens == 3 else ["Orc Ambusher"])


@rule("T-217")
def test_nothing_against_something_is_overwhelmed() -> None:
    play = duel(
        "Merry, Friend to Sam", "Orc Ambusher", free={"play": ["Merry, Friend to Sam"], "burdens": 3}, shadow={"hand": ["Enduring Evil"]}
    )
    play.choose("PlayCard Enduring Evil", "Number 3")
    assert killed(play) == ["Merry"] and wounded(play) == []


@rule("T-218", "T-219")
@pytest.mark.parametrize("ring", ["1C2", "1R1"])
def test_an_overwhelmed_ring_bearer_has_no_time_for_the_ring(ring: str) -> None:
    """Four against eight: nobody is asked about the Ring, nor about a wound to prevent, and the game is lost."""
    play = duel("Frodo", "Troll's Keyward", free={"play": ["Gandalf, The Grey Wizard"], "ring": ring, "hand": ["Intimidate"]})
    play.expect(winner=1, lost={0: "killed"}, worn=False, burdens=0, hands={0: ["Intimidate"]}, offered=[])
    assert wounded(play) == []


@rule("T-219")
@pytest.mark.parametrize("ring", ["1C2", "1R1"])
def test_a_ring_bearer_who_only_loses_has_time_for_it(ring: str) -> None:
    play = duel("Frodo", "Uruk Soldier", free={"ring": ring})
    assert "Answer The One Ring Frodo" in play.offered


@rule("T-219")
def test_a_ring_that_is_worn_does_not_help_against_being_overwhelmed() -> None:
    duel("Frodo", "Troll's Keyward", worn=True).expect(winner=1, lost={0: "killed"}, burdens=0)
