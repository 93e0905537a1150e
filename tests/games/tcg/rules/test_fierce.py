"""Survivors fight again, and fierce minions attack once more (T-220 to T-226)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.speech.news import FierceRoundBegan, SkirmishBegan
from tests.games.tcg.rules.tables import phases, told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

BOROMIR, ARAGORN = "Boromir, Lord of Gondor", "Aragorn, King in Exile"
CANTEA, LEMENYA, SAVAGE = "Úlairë Cantëa", "Úlairë Lemenya", "Uruk Savage"


def targets(minion: str, *who: str) -> list[str]:
    """Everything that can be done with a minion."""
    return [f"LeaveUnassigned {minion}", *[f"AssignTo {minion} {name}" for name in who]]


def rest(play: Scene, until: str) -> Scene:
    """Pass and leave everything until this phase comes."""
    while play.facts["phase"] != until:
        play.choose(play.offered[0])
    return play


@rule("T-220")
def test_survivors_may_fight_again_when_the_fellowship_moves_on() -> None:
    play = scene(
        phase="skirmish",
        site=5,
        free={"play": [BOROMIR, ARAGORN]},
        shadow={"play": [SAVAGE], "hand": ["Athelas"], "deck": ["Athelas"] * 9},
        assigned={SAVAGE: "Boromir"},
    )
    play.expect(phase="regroup", in_play={SAVAGE: {"wounds": 1}}).choose("Pass", "MoveOn").expect(phase="assignment", site=6)
    play.expect(asked=0, offered=targets(SAVAGE, "Frodo", "Boromir", "Aragorn")).choose(f"AssignTo {SAVAGE} Boromir")
    play.expect(phase="regroup", in_play={SAVAGE: {"wounds": 2}})


@rule("T-220", "T-221", "T-222", "T-224", "T-226")
def test_after_the_skirmishes_only_the_fierce_attack_once_more() -> None:
    play = scene(phase="shadow", site=4, free={"play": [BOROMIR, ARAGORN]}, shadow={"play": [CANTEA, SAVAGE, LEMENYA]})
    play.choose(f"AssignTo {CANTEA} Boromir", f"AssignTo {SAVAGE} Aragorn", f"LeaveUnassigned {LEMENYA}", f"LeaveUnassigned {LEMENYA}")
    play.choose("FirstSkirmish Boromir", "Pass", "Pass").expect(
        phase="assignment", in_play={SAVAGE: {"wounds": 1}, "Boromir": {"wounds": 1}}
    )
    assert len(told(play, FierceRoundBegan)) == 1
    play.expect(asked=0, offered=targets(CANTEA, "Frodo", "Boromir", "Aragorn")).choose(f"AssignTo {CANTEA} Boromir", "Pass")
    play.expect(phase="regroup", in_play={"Boromir": {"wounds": 2}, CANTEA: {"fierce": 1}})
    assert len(told(play, FierceRoundBegan)) == 1 and len(told(play, SkirmishBegan)) == 3
    assert phases(play)[1:] == ["maneuver", "archery", "assignment", "skirmish", "skirmish", "assignment", "skirmish", "regroup"]


@rule("T-221")
@pytest.mark.parametrize("foe", [SAVAGE, "Troll's Keyward"])
def test_without_a_fierce_minion_there_is_no_second_round(foe: str) -> None:
    play = scene(phase="assignment", site=6, free={"play": [BOROMIR]}, shadow={"play": [foe]}).choose(f"AssignTo {foe} Boromir")
    play.expect(phase="regroup")
    assert told(play, FierceRoundBegan) == []


@rule("T-221")
def test_a_fierce_minion_that_did_not_survive_does_not_come_back() -> None:
    tired = {"card": CANTEA, "wounds": 2}
    free = {"play": [{"card": ARAGORN, "bears": ["Ranger's Sword"]}], "hand": ["Swordarm of the White Tower"]}
    play = scene(phase="skirmish", site=4, free=free, shadow={"play": [tired, SAVAGE]}, assigned={CANTEA: "Aragorn"})
    play.choose("PlayCard Swordarm of the White Tower").expect(phase="regroup", discards={1: [CANTEA]})
    assert told(play, FierceRoundBegan) == []


@rule("T-221")
def test_a_second_move_brings_a_second_fierce_round() -> None:
    """One for each move."""
    play = scene(phase="fierce", site=4, moves=0, free={"play": [BOROMIR]}, shadow={"play": [CANTEA]}).expect(phase="assignment")
    rest(play, "regroup").choose("MoveOn")
    rest(play, "regroup").expect(site=5, offered=["Stay", "MoveOn"])
    assert len(told(play, FierceRoundBegan)) == 2


@rule("T-222")
def test_the_fierce_assignment_phase_has_its_own_actions() -> None:
    play = scene(
        phase="fierce",
        site=6,
        free={"play": [BOROMIR, ARAGORN], "burdens": 4},
        shadow={"play": ["Úlairë Toldëa", "Uruk Guard"]},
    )
    play.expect(phase="assignment", asked=1, offered=["Pass", "Use Úlairë Toldëa", "Use Uruk Guard"])
    play.choose("Use Úlairë Toldëa", "AssignPair Aragorn Úlairë Toldëa").expect(assigned={"Úlairë Toldëa": "Aragorn"})


@rule("T-222")
def test_actions_of_the_fierce_round_assign_only_fierce_minions() -> None:
    """Frenzy finds no goblin: none of them is fierce."""
    play = scene(
        phase="fierce",
        site=6,
        twilight=9,
        free={"play": [{"card": BOROMIR, "wounds": 2}]},
        shadow={"play": ["Goblin Runner", CANTEA], "hand": ["Frenzy"]},
    )
    play.choose("PlayCard Frenzy").expect(assigned={}, asked=0, offered=targets(CANTEA, "Frodo", "Boromir"))


@rule("T-223")
def test_every_fierce_minion_is_assigned_by_one_side_or_the_other() -> None:
    """The same procedure as in the first round: whom the Free Peoples player leaves, the Shadow player may assign."""
    play = scene(phase="fierce", site=4, free={"play": [BOROMIR, ARAGORN]}, shadow={"play": [CANTEA, "Úlairë Attëa", SAVAGE]})
    play.choose(f"AssignTo {CANTEA} Boromir").expect(asked=0, offered=targets("Úlairë Attëa", "Frodo", "Aragorn"))
    play.choose("LeaveUnassigned Úlairë Attëa").expect(asked=1, offered=targets("Úlairë Attëa", "Frodo", "Boromir", "Aragorn"))
    play.choose("AssignTo Úlairë Attëa Boromir").expect(skirmish={"defender": "Boromir", "minions": [CANTEA, "Úlairë Attëa"]})


@rule("T-224")
def test_each_companion_assigned_again_fights_a_skirmish_of_his_own() -> None:
    play = scene(phase="fierce", site=4, free={"play": [BOROMIR, ARAGORN]}, shadow={"play": [CANTEA, "Úlairë Attëa"]})
    play.choose(f"AssignTo {CANTEA} Boromir", "AssignTo Úlairë Attëa Aragorn").expect(
        offered=["FirstSkirmish Boromir", "FirstSkirmish Aragorn"]
    )
    play.choose("FirstSkirmish Aragorn").expect(phase="skirmish", skirmish={"defender": "Aragorn", "minions": ["Úlairë Attëa"]})
    rest(play, "regroup").expect(in_play={"Boromir": {"wounds": 1}, "Aragorn": {"wounds": 1}})
    assert phases(play) == ["assignment", "skirmish", "skirmish", "regroup"]


def lurtz() -> Scene:
    """Aragorn beats a roaming Lurtz, who became fierce because another Uruk-hai stands beside him."""
    hand = ["Swordsman of the Northern Kingdom", "Swordarm of the White Tower"]
    play = scene(
        phase="maneuver",
        site=4,
        free={"play": [ARAGORN, "Legolas, Prince of Mirkwood"], "hand": hand},
        shadow={"play": ["Lurtz, Servant of Isengard", SAVAGE, "Uruk-hai Armory"]},
    )
    play.choose("Use Lurtz").expect(in_play={"Lurtz": {"fierce": 1}})
    while play.facts["phase"] != "assignment":
        play.choose("Wound Legolas" if "Wound Legolas" in play.offered else "Pass")
    return play.choose("AssignTo Lurtz Aragorn", f"LeaveUnassigned {SAVAGE}", f"LeaveUnassigned {SAVAGE}")


@rule("T-221", "T-223", "T-225")
@pytest.mark.parametrize("again", ["Aragorn", "Legolas", "Frodo"])
def test_lurtz_is_beaten_and_attacks_again_whom_his_enemies_choose(again: str) -> None:
    play = lurtz().choose("PlayCard Swordsman of the Northern Kingdom", "PlayCard Swordarm of the White Tower")
    play.expect(phase="assignment", in_play={"Lurtz": {"wounds": 1}, "Aragorn": {"wounds": 0}})
    play.expect(asked=0, offered=targets("Lurtz", "Frodo", "Aragorn", "Legolas")).choose(f"AssignTo Lurtz {again}")
    fights: list[Any] = told(play, SkirmishBegan)
    assert [fight.defender.id for fight in fights] == ["1P365", {"Aragorn": "1P365", "Legolas": "1U51", "Frodo": "1C290"}[again]]


@rule("T-225")
def test_lurtz_is_not_fierce_by_himself() -> None:
    alone = scene(phase="maneuver", site=5, free={"play": [ARAGORN]}, shadow={"play": ["Lurtz, Servant of Isengard", "Goblin Runner"]})
    assert alone.facts["in_play"]["Lurtz"]["fierce"] == 0 and "Use Lurtz" not in alone.offered


@rule("T-226")
def test_the_regroup_phase_comes_after_the_fierce_round_and_ends_it() -> None:
    play = rest(lurtz(), "regroup").expect(in_play={"Lurtz": {"fierce": 0}})
    assert phases(play) == ["maneuver", "archery", "assignment", "skirmish", "assignment", "regroup"]  # nobody was assigned the second time
