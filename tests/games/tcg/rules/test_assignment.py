"""Assignment actions, defenders, and left-over minions (T-192 to T-202)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from onetable.core.game import Game
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.speech.news import SkirmishBegan, WasAssigned
from onetable.games.tcg.table import Board
from tests.games.tcg.rules.tables import phases, told
from tests.games.tcg.scenes import RULEBOOK, Scene, scene
from tests.rules import rule

BOROMIR, ARAGORN, RANGER = "Boromir, Lord of Gondor", "Aragorn, King in Exile", "Aragorn, Ranger of the North"


def muster(*friends: Any, foes: list[Any], **more: Any) -> Scene:
    """The fellowship at site 6 and minions of one Shadow player, in the Assignment phase."""
    return scene(phase="assignment", site=6, free={"play": list(friends)}, shadow={"play": foes}, **more)


def about(play: Scene) -> set[str]:
    """What the open question is about: kinds of choices."""
    return {choice.split()[0] for choice in play.offered}


def fights(play: Scene) -> list[tuple[str, list[str]]]:
    """Who fought whom, in the order of the skirmishes."""
    found = [word for word in told(play, SkirmishBegan) if isinstance(word, SkirmishBegan)]
    return [(CARDS[word.defender.id].title, sorted([CARDS[foe.id].title for foe in word.minions])) for word in found]


# ---- actions first


@rule("T-192")
def test_when_assigning_has_begun_there_are_no_actions_any_more() -> None:
    play = muster(BOROMIR, ARAGORN, foes=["Uruk Guard", "Uruk Savage"], hasty="as in a game")
    play.expect(phase="assignment", asked=1, offered=["Pass", "Use Uruk Guard"]).choose("Pass")
    while play.facts["phase"] == "assignment":
        assert about(play) == {"LeaveUnassigned", "AssignTo"}
        play.choose(play.offered[0])
    play.expect(phase="regroup")


@rule("T-192")
def test_an_action_is_done_before_the_free_peoples_player_assigns() -> None:
    play = muster(BOROMIR, ARAGORN, foes=["Uruk Guard"]).choose("Use Uruk Guard", "BarAssignment Boromir")
    play.expect(asked=0, offered=["LeaveUnassigned Uruk Guard", "AssignTo Uruk Guard Frodo", "AssignTo Uruk Guard Aragorn"])
    assert "HasEnough" in play.refused["AssignTo Uruk Guard Boromir"]


@rule("T-194")
def test_assignment_actions_take_turns_among_the_shadow_players() -> None:
    guards = {"play": ["Uruk Guard", "Uruk Guard"]}
    play = scene(players=3, phase="assignment", site=6, free={"play": [BOROMIR]}, shadow=guards, seats={2: guards})
    play.expect(asked=2).choose("Use Uruk Guard#3", "BarAssignment Boromir").expect(asked=1).choose("Pass").expect(asked=2).choose("Pass")
    assert about(play) == {"LeaveUnassigned", "AssignTo"}


@rule("T-195")
def test_an_assignment_by_an_action_takes_two_who_are_not_assigned() -> None:
    """Two exhausted companions, two goblins: the second Frenzy finds only the other pair, whoever is a defender of more."""
    tired = [{"card": RANGER, "wounds": 3}, {"card": BOROMIR, "wounds": 2}, {"card": "Gimli, Son of Glóin", "wounds": 0}]
    play = scene(
        phase="assignment",
        site=6,
        twilight=9,
        free={"play": tired},
        shadow={"play": ["Goblin Sneak", "Goblin Runner"], "hand": ["Frenzy", "Frenzy", "Frenzy"]},
    )
    pairs = [f"AssignPair {who} {foe}" for who in ("Aragorn", "Boromir") for foe in ("Goblin Sneak", "Goblin Runner")]
    play.choose("PlayCard Frenzy").expect(asked=1, offered=pairs).choose("AssignPair Aragorn Goblin Runner")
    play.choose("PlayCard Frenzy").expect(assigned={"Goblin Runner": "Aragorn", "Goblin Sneak": "Boromir"})
    play.choose("PlayCard Frenzy")  # nobody is left to be assigned
    assert play.facts["assigned"] == {"Goblin Runner": "Aragorn", "Goblin Sneak": "Boromir"}


@rule("T-195")
def test_a_defender_of_two_is_assigned_by_an_action_only_while_he_has_nobody() -> None:
    play = scene(
        phase="maneuver",
        site=6,
        twilight=9,
        free={"play": [{"card": BOROMIR, "wounds": 2}], "hand": ["Elendil's Valor"]},
        shadow={"play": ["Goblin Sneak", "Goblin Runner"], "hand": ["Frenzy", "Frenzy"]},
    )
    play.choose("PlayCard Elendil's Valor").expect(phase="assignment", in_play={"Boromir": {"defender": 1}})
    play.choose("PlayCard Frenzy", "AssignPair Boromir Goblin Sneak", "PlayCard Frenzy").expect(hands={1: []})
    play.expect(assigned={"Goblin Sneak": "Boromir"}, asked=0)
    # His own player may give him the second.
    play.expect(offered=["LeaveUnassigned Goblin Runner", "AssignTo Goblin Runner Frodo", "AssignTo Goblin Runner Boromir"])


@rule("T-195")
def test_a_minion_that_is_assigned_takes_no_second_companion_by_an_action() -> None:
    free = {"play": [BOROMIR, ARAGORN], "burdens": 4, "hand": ["Athelas"]}
    play = scene(phase="assignment", site=6, free=free, shadow={"play": ["Úlairë Toldëa"], "hand": ["Athelas"]}, hasty=False)
    play.choose("Pass", "Use Úlairë Toldëa", "AssignPair Boromir Úlairë Toldëa").expect(asked=0, assigned={"Úlairë Toldëa": "Boromir"})
    play.choose("Pass", "Use Úlairë Toldëa").expect(asked=0, assigned={"Úlairë Toldëa": "Boromir"})  # it finds nobody
    play.choose("Pass").expect(asked=1, offered=["Pass"], refused={"Use Úlairë Toldëa": "NothingChanged"})


# ---- the Free Peoples player assigns


def reachable(game: Game[Board]) -> set[tuple[tuple[str, str], ...]]:
    """All assignments the Free Peoples player can end with."""
    found, open_games = set(), [game]
    while open_games:
        now = open_games.pop()
        step = now.agenda[-1][0][0]
        if not isinstance(step, AssignMinions) or step.seat != 0:
            found.add(tuple(sorted(RULEBOOK.facts(now)["assigned"].items())))
            continue
        assert now.decision is not None
        for number in range(len(now.decision.choices)):
            twin = now.clone()
            twin.answer(number)
            open_games.append(twin)
    return found


def legal(foes: list[str], room: dict[str, int]) -> set[tuple[tuple[str, str], ...]]:
    """Every way to give each minion one defender or none, with so much room for each."""
    found = set()
    for row in product([None, *room], repeat=len(foes)):
        if all([row.count(who) <= room[who] for who in room]):
            found.add(tuple(sorted([(foe, who) for foe, who in zip(foes, row, strict=True) if who is not None])))
    return found


@rule("T-196", "T-197", "T-198")
def test_every_pairing_of_one_to_one_is_possible_and_no_other() -> None:
    foes = ["Uruk Savage", "Uruk Soldier"]
    guard = {"play": ["Goblin Runner"]}  # a minion of another player keeps the question open until all are gone through
    play = scene(players=3, phase="assignment", site=6, free={"play": [BOROMIR, ARAGORN]}, shadow={"play": foes}, seats={2: guard})
    friends = {"Frodo": 1, "Boromir": 1, "Aragorn": 1}
    expected = legal([*foes, "Goblin Runner"], friends)
    assert reachable(play.game) == expected and len(expected) == 34


@rule("T-196")
def test_nobody_need_be_assigned_by_the_free_peoples_player() -> None:
    play = muster(BOROMIR, foes=["Uruk Savage", "Uruk Soldier"]).choose("LeaveUnassigned Uruk Savage", "LeaveUnassigned Uruk Soldier")
    play.expect(asked=1, assigned={})


@rule("T-196")
@pytest.mark.parametrize(("site", "able"), [(6, True), (5, False)])
def test_allies_at_home_may_be_assigned(site: int, able: bool) -> None:
    play = scene(phase="assignment", site=site, free={"play": ["Celeborn"]}, shadow={"play": ["Uruk Savage"]})
    assert ("AssignTo Uruk Savage Celeborn" in play.offered) is able


@rule("T-197")
def test_a_minion_with_a_defender_is_not_asked_about_again() -> None:
    play = muster(BOROMIR, ARAGORN, foes=["Uruk Savage", "Uruk Soldier"]).choose("AssignTo Uruk Savage Boromir")
    assert all(["Uruk Soldier" in choice for choice in play.offered])
    play.choose("AssignTo Uruk Soldier Aragorn").expect(
        offered=["FirstSkirmish Boromir", "FirstSkirmish Aragorn"], assigned={"Uruk Savage": "Boromir", "Uruk Soldier": "Aragorn"}
    )


@rule("T-198", "T-199")
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_a_defender_takes_one_minion_and_one_more_for_each_point(times: int) -> None:
    """Aragorn exerts so many times; the bonuses add up."""
    foes = [f"Goblin {name}" for name in ("Sneak", "Runner", "Warrior", "Backstabber", "Wallcrawler")]
    play = scene(phase="maneuver", site=6, free={"play": [RANGER]}, shadow={"play": foes})
    for _ in range(times):
        play.choose("Use Aragorn")
    if times < 3:
        play.choose("Pass")
    play.expect(phase="assignment", in_play={"Aragorn": {"defender": times}})
    for number, foe in enumerate(foes):
        offered = f"AssignTo {foe} Aragorn" in play.offered
        assert offered is (number <= times)
        assert ("HasEnough" in play.refused.get(f"AssignTo {foe} Aragorn", "")) is not offered
        play.choose(f"AssignTo {foe} Aragorn" if offered else f"LeaveUnassigned {foe}")
    assert list(play.facts["assigned"].values()) == ["Aragorn"] * (1 + times)


@rule("T-199")
def test_a_defender_of_two_may_take_all_pairings_that_leave_room() -> None:
    foes = ["Uruk Savage", "Uruk Soldier", "Goblin Runner"]
    play = scene(phase="maneuver", site=6, free={"play": [RANGER]}, shadow={"play": foes}).choose("Use Aragorn", "Pass")
    assert reachable(play.game) == legal(foes, {"Frodo": 1, "Aragorn": 2})


# ---- the Shadow players assign what is left


@rule("T-200")
def test_left_over_minions_may_attack_anybody_also_one_who_fights_already() -> None:
    foes = ["Uruk Savage", "Uruk Soldier", "Goblin Runner", "Goblin Sneak"]
    play = muster("Merry, Friend to Sam", BOROMIR, "Celeborn", "Bilbo", foes=foes).choose("AssignTo Uruk Savage Merry")
    play.choose(*[f"LeaveUnassigned {foe}" for foe in foes[1:]])
    for foe in foes[1:]:
        targets = ["Frodo", "Merry", "Boromir", "Celeborn"]  # Celeborn is at home, Bilbo is not
        play.expect(asked=1, offered=[f"LeaveUnassigned {foe}", *[f"AssignTo {foe} {who}" for who in targets]]).choose(
            f"AssignTo {foe} Merry"
        )
    assert fights(play) == [("Merry", sorted(foes))]


@rule("T-200")
def test_a_shadow_player_need_not_assign_what_is_left() -> None:
    play = muster(BOROMIR, foes=["Uruk Savage"]).choose("LeaveUnassigned Uruk Savage").expect(asked=1)
    play.choose("LeaveUnassigned Uruk Savage").expect(phase="regroup", assigned={}, in_play={"Uruk Savage": {"wounds": 0}})
    assert told(play, WasAssigned, SkirmishBegan) == []


@rule("T-201")
def test_the_shadow_players_assign_from_the_right_each_his_own() -> None:
    play = scene(
        players=4,
        phase="assignment",
        site=6,
        free={"play": [BOROMIR]},
        shadow={"play": ["Uruk Savage"]},
        seats={2: {"play": ["Goblin Runner", "Goblin Sneak"]}, 3: {"play": ["Orc Soldier"]}},
    )
    for foe in ("Uruk Savage", "Goblin Runner", "Goblin Sneak", "Orc Soldier"):
        play.expect(asked=0).choose(f"LeaveUnassigned {foe}")
    for seat, foe in ((3, "Orc Soldier"), (2, "Goblin Runner"), (2, "Goblin Sneak"), (1, "Uruk Savage")):
        play.expect(asked=seat, offered=[f"LeaveUnassigned {foe}", f"AssignTo {foe} Frodo", f"AssignTo {foe} Boromir"])
        play.choose(f"AssignTo {foe} Boromir")
    assert fights(play) == [("Boromir", ["Goblin Runner", "Goblin Sneak", "Orc Soldier", "Uruk Savage"])]


# ---- what follows


@rule("T-193")
def test_every_companion_who_is_attacked_gets_a_skirmish_of_his_own() -> None:
    foes = ["Goblin Runner", "Goblin Sneak", "Goblin Warrior"]
    play = muster(BOROMIR, ARAGORN, "Legolas, Greenleaf", foes=foes)
    play.choose("AssignTo Goblin Runner Boromir", "AssignTo Goblin Sneak Aragorn", "LeaveUnassigned Goblin Warrior")
    play.choose("AssignTo Goblin Warrior Aragorn", "FirstSkirmish Aragorn")
    play.expect(phase="regroup")
    assert fights(play) == [("Aragorn", ["Goblin Sneak", "Goblin Warrior"]), ("Boromir", ["Goblin Runner"])]
    assert phases(play) == ["assignment", "skirmish", "skirmish", "regroup"]


@rule("T-202")
def test_without_a_minion_in_the_assignment_the_regroup_phase_follows() -> None:
    assert phases(scene(phase="assignment", site=6, free={"play": [BOROMIR]}, shadow={"play": ["Saruman's Ambition"]})) == ["regroup"]


@rule("T-202")
def test_where_nobody_is_assigned_fierce_minions_still_come_once_more() -> None:
    play = muster(BOROMIR, foes=["Uruk Savage", "Úlairë Cantëa"])
    play.choose(
        "LeaveUnassigned Uruk Savage", "LeaveUnassigned Úlairë Cantëa", "LeaveUnassigned Uruk Savage", "LeaveUnassigned Úlairë Cantëa"
    )
    play.expect(
        phase="assignment",
        asked=0,
        offered=["LeaveUnassigned Úlairë Cantëa", *[f"AssignTo Úlairë Cantëa {who}" for who in ("Frodo", "Boromir")]],
    )
    play.choose("LeaveUnassigned Úlairë Cantëa", "LeaveUnassigned Úlairë Cantëa").expect(phase="regroup")
    assert phases(play) == ["assignment", "assignment", "regroup"]
