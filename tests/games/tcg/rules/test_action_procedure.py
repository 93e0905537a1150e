"""When the battle begins, and the action procedure of its phases (T-174 to T-181, T-194, T-207, T-227)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tcg.rules.tables import phases
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

PHASES = ["maneuver", "archery", "assignment", "skirmish", "regroup"]
HELD = ["Athelas"]  # a hand, so that nobody can be passed over for having none


def table(phase: str, players: int = 4, **more: Any) -> Scene:
    """Boromir and an Uruk of seat 1 wait for this phase; nobody has anything to do in it."""
    data: dict[str, Any] = {
        "free": {"play": ["Boromir, Lord of Gondor"], "hand": HELD},
        "shadow": {"play": ["Uruk Savage"], "hand": HELD},
        "seats": {seat: {"hand": HELD} for seat in range(2, players)},
        "assigned": {"Uruk Savage": "Boromir"} if phase == "skirmish" else {},
    }
    return scene(players=players, phase=phase, site=6, hasty=False, **{**data, **more})


def passing(play: Scene, phase: str) -> list[int]:
    """All pass until the phase has no more actions; the seats that were asked."""
    asked = []
    while play.facts["phase"] == phase and play.offered == ["Pass"]:
        asked.append(play.facts["asked"])
        play.choose("Pass")
    return asked


# ---- after the Shadow phases


@rule("T-174")
def test_without_a_minion_the_battle_is_skipped() -> None:
    """Not even maneuver actions are possible, and no arrow is shot."""
    friends = {"play": ["Boromir, Lord of Gondor", "Legolas, Greenleaf"], "hand": ["Elendil's Valor", "Double Shot"]}
    play = scene(phase="shadow", site=5, hasty=False, free=friends, shadow={"play": ["Saruman's Ambition"], "hand": HELD})
    play.expect(asked=1, phase="shadow").choose("Pass").expect(asked=0, phase="regroup")
    assert phases(play) == ["shadow 1", "regroup"]


@rule("T-174")
def test_without_a_minion_after_the_maneuvers_no_arrow_is_shot() -> None:
    friends = {"play": ["Boromir, Lord of Gondor", "Legolas, Greenleaf"], "hand": ["What Are They?", "Double Shot"]}
    play = scene(phase="maneuver", site=3, free=friends, shadow={"play": ["Goblin Marksman"], "deck": ["Goblin Sneak"] * 9})
    play.choose("PlayCard What Are They?").expect(phase="regroup", in_play={"Boromir": {"wounds": 0}}, discards={1: ["Goblin Marksman"]})
    assert "archery" not in phases(play)


@rule("T-175")
@pytest.mark.parametrize("hunter", [1, 2])
def test_the_maneuver_phase_begins_after_all_shadow_phases(hunter: int) -> None:
    """One minion is enough, whosever it is."""
    seats = {seat: {"hand": HELD, "play": ["Uruk Savage"] if seat == hunter else []} for seat in (1, 2)}
    play = scene(players=3, phase="shadow", site=6, hasty=False, free={"hand": HELD}, shadow=seats[1], seats={2: seats[2]})
    play.expect(asked=2, phase="shadow").choose("Pass").expect(asked=1, phase="shadow").choose("Pass")
    play.expect(asked=0, phase="maneuver")
    assert phases(play) == ["shadow 2", "shadow 1", "maneuver"]


# ---- the procedure


@rule("T-177", "T-180", "T-181", "T-194", "T-207", "T-227")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("phase", PHASES)
def test_all_are_asked_from_the_free_peoples_player_to_the_right_until_all_have_passed(phase: str, players: int) -> None:
    play = table(phase, players).expect(phase=phase, asked=0)
    assert passing(play, phase) == [0, *range(players - 1, 0, -1)]


@rule("T-180", "T-181", "T-194", "T-207")
@pytest.mark.parametrize(
    ("phase", "then", "question"),
    [
        ("maneuver", "archery", "Pass"),
        ("archery", "assignment", "Pass"),
        ("assignment", "assignment", "LeaveUnassigned Uruk Savage"),
        ("skirmish", "regroup", "Pass"),
    ],
)
def test_when_all_have_passed_the_next_thing_follows(phase: str, then: str, question: str) -> None:
    play = table(phase, 3)
    passing(play, phase)
    play.expect(phase=then, asked=0)
    assert question in play.offered


@rule("T-178")
@pytest.mark.parametrize("phase", PHASES)
def test_a_player_may_pass_whether_he_could_act_or_not(phase: str) -> None:
    events = ["Elendil's Valor", "Double Shot", "Swordarm of the White Tower", "An Able Guide"]
    ready = {
        "free": {"play": ["Boromir, Lord of Gondor", "Legolas, Greenleaf"], "hand": events},
        "shadow": {"play": ["Uruk Savage", "Uruk Guard", "Saruman's Ambition", "Wreathed in Shadow"], "hand": ["Parry"]},
    }
    idle, busy = table(phase, 2), table(phase, 2, twilight=9, **ready)
    for _ in range(2):
        assert idle.offered == ["Pass"] and busy.offered[0] == "Pass"
        idle.choose("Pass")
        busy.choose("Pass")
    assert passing(busy, phase) == []  # both have passed in a row, though both could act


@rule("T-179")
@pytest.mark.parametrize(
    ("phase", "free_action", "shadow_action"),
    [
        ("maneuver", "PlayCard Elendil's Valor", "Use Uruk Shaman"),
        ("archery", "Use Legolas", "Use Wreathed in Shadow"),
        ("skirmish", "PlayCard Swordarm of the White Tower", "Use Saruman's Ambition"),
    ],
)
def test_who_has_passed_may_act_later(phase: str, free_action: str, shadow_action: str) -> None:
    play = table(
        phase,
        3,
        twilight=9,
        free={
            "play": ["Boromir, Lord of Gondor", "Legolas, Greenleaf", "Aragorn, King in Exile"],
            "hand": ["Elendil's Valor", "Swordarm of the White Tower"],
        },
        shadow={"play": ["Uruk Savage", {"card": "Uruk Shaman", "wounds": 1}, "Wreathed in Shadow", "Saruman's Ambition"], "hand": HELD},
    )
    play.expect(asked=0).choose("Pass").expect(asked=2).choose("Pass").expect(asked=1).choose(shadow_action)
    while play.facts["asked"] == 1 or play.offered == ["Pass"]:
        play.choose(play.offered[0])  # whom it is done to, and events that nobody plays in answer
    play.expect(asked=0, phase=phase)
    assert free_action in play.offered
    play.choose(free_action).expect(phase=phase)


@rule("T-179", "T-194", "T-227")
@pytest.mark.parametrize(
    ("phase", "seat", "action"),
    [("assignment", 1, "Use Uruk Guard"), ("regroup", 0, "PlayCard An Able Guide"), ("maneuver", 0, "PlayCard Elendil's Valor")],
)
def test_after_an_action_all_must_pass_anew(phase: str, seat: int, action: str) -> None:
    play = scene(
        players=3,
        phase=phase,
        site=6,
        free={"play": ["Boromir, Lord of Gondor"], "hand": ["An Able Guide", "Elendil's Valor", "Elendil's Valor", "An Able Guide"]},
        shadow={"play": ["Uruk Guard", "Uruk Guard"]},
    )
    play.expect(asked=seat).choose(action)
    if phase == "assignment":
        play.choose("BarAssignment Boromir").expect(asked=1, phase=phase, refused={"Use Uruk Guard": "Exert"})
        assert play.offered == ["Pass", "Use Uruk Guard#2"]
    else:
        play.expect(asked=0, phase=phase)
        assert play.offered == ["Pass", action]


@rule("T-176")
def test_both_sides_act_in_the_maneuver_phase_in_turn() -> None:
    play = scene(
        players=3,
        phase="maneuver",
        site=6,
        twilight=9,
        free={"play": ["Boromir, Lord of Gondor"], "hand": ["Elendil's Valor", "Elendil's Valor"]},
        shadow={"play": ["Uruk Shaman"]},
        seats={2: {"play": ["Morgul Skirmisher"], "hand": ["Hunt Them Down!"]}},
    )
    play.expect(asked=0).choose("PlayCard Elendil's Valor").expect(asked=2).choose("PlayCard Hunt Them Down!")
    play.expect(asked=1, in_play={"Uruk Shaman": {"fierce": 1}}).choose("Use Uruk Shaman")
    play.expect(asked=0, twilight=9 - 3 - 2).choose("PlayCard Elendil's Valor")
    play.expect(asked=2, phase="maneuver", in_play={"Boromir": {"defender": 2}})


@rule("T-176")
def test_an_action_is_over_with_all_its_answers_before_the_next_player_acts() -> None:
    """One opportunity is one action: after it the turn passes on, although the same player could go on."""
    play = scene(
        phase="skirmish",
        site=6,
        free={"play": ["Boromir, Lord of Gondor"], "hand": ["Swordarm of the White Tower", "Dagger Strike"]},
        shadow={"play": ["Uruk Savage", "Saruman's Ambition"]},
        assigned={"Uruk Savage": "Boromir"},
    )
    play.choose("PlayCard Swordarm of the White Tower").expect(asked=1, discards={0: ["Swordarm of the White Tower"]})
