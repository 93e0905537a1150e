"""The course of a turn: phases and their parts in order, whose turn comes next, who wins (T-001 to T-008, T-020 to T-022, T-117, T-118)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import (
    ArcheryFired,
    CardPlayed,
    FellowshipMoved,
    PhaseBegan,
    Reconciled,
    ShadowPhaseBegan,
    SkirmishBegan,
    SkirmishEnded,
    TurnBegan,
    WasAssigned,
)
from onetable.games.tcg.traits import Phase
from tests.games.tcg.rules.tables import kinds, phases, told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

TO_EIGHT = ["Uruk Savage"] * 9


def hunted() -> Scene:
    """Boromir goes with Frodo to site 2, where an Uruk may be played."""
    return scene(phase="turn", free={"play": ["Boromir, Lord of Gondor"]}, shadow={"hand": ["Uruk Savage"]})


@rule("T-001")
def test_the_seven_phases_follow_one_another() -> None:
    play = hunted().choose("PlayCard Uruk Savage", "AssignTo Uruk Savage Boromir")
    assert phases(play) == ["fellowship", "shadow 1", "maneuver", "archery", "assignment", "skirmish", "regroup"]


@rule("T-001")
def test_without_a_minion_regroup_follows_at_once() -> None:
    assert phases(hunted().choose("Pass")) == ["fellowship", "shadow 1", "regroup"]


@rule("T-001")
def test_a_fierce_minion_adds_one_assignment_and_its_skirmishes() -> None:
    play = scene(phase="maneuver", site=4, free={"play": ["Boromir, Lord of Gondor"]}, shadow={"play": ["Úlairë Attëa"]})
    play.choose("AssignTo Úlairë Attëa Boromir", "AssignTo Úlairë Attëa Boromir")
    assert phases(play) == ["maneuver", "archery", "assignment", "skirmish", "assignment", "skirmish", "regroup"]


@rule("T-002", "T-126")
def test_the_fellowship_phase_empties_the_pool_then_come_actions_then_the_move() -> None:
    play = scene(phase="turn", twilight=7, free={"hand": ["Sam, Son of Hamfast"]}, shadow={"hand": ["Uruk Savage"]})
    play.expect(phase="fellowship", twilight=0, site=1, offered=["Pass", "PlayCard Sam"])
    play.choose("PlayCard Sam").expect(phase="fellowship", site=1, twilight=2 + 2)
    play.choose("Pass").expect(site=2, phase="shadow", asked=1)
    assert kinds(play, TurnBegan, CardPlayed, FellowshipMoved) == ["TurnBegan", "CardPlayed", "FellowshipMoved"]


@rule("T-003", "T-154")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_each_shadow_player_has_one_shadow_phase_beginning_at_the_right(players: int) -> None:
    play = scene(players=players, moves=0).expect(phase="regroup", offered=["Stay", "MoveOn"])
    assert told(play, ShadowPhaseBegan) == [ShadowPhaseBegan(Player(seat)) for seat in range(players - 1, 0, -1)]


@rule("T-004")
def test_archery_actions_come_before_the_arrows() -> None:
    play = scene(
        phase="archery",
        site=4,
        free={"play": ["Legolas, Greenleaf"], "hand": ["Double Shot"]},
        shadow={"play": ["Goblin Marksman", "Uruk Savage"]},
    )
    play.expect(offered=["Pass", "Use Legolas", "PlayCard Double Shot"])
    assert told(play, ArcheryFired) == []
    play.choose("Pass").expect(offered=["Wound Frodo", "Wound Legolas"])
    assert told(play, ArcheryFired) == [ArcheryFired(1, 1)]
    play.choose("Wound Legolas").expect(asked=1, offered=["Wound Goblin Marksman", "Wound Uruk Savage"])
    play.choose("Wound Uruk Savage").expect(phase="assignment")


@rule("T-005")
def test_assignment_actions_come_before_defenders_are_assigned() -> None:
    play = scene(phase="assignment", site=5, free={"play": ["Boromir, Son of Denethor"]}, shadow={"play": ["Uruk Guard", "Uruk Savage"]})
    play.expect(asked=1, offered=["Pass", "Use Uruk Guard"])
    play.choose("Pass")
    for _ in range(2):
        assert {choice.split()[0] for choice in play.offered} == {"LeaveUnassigned", "AssignTo"}
        assert len(told(play, WasAssigned)) == _
        play.choose(play.offered[-1])
    play.expect(assigned={"Uruk Guard": "Boromir", "Uruk Savage": "Frodo"}, offered=["FirstSkirmish Boromir", "FirstSkirmish Frodo"])


@rule("T-006")
def test_each_skirmish_has_its_own_phase_with_actions_before_it_is_resolved() -> None:
    play = scene(
        phase="skirmish",
        site=4,
        free={"play": ["Gimli, Son of Glóin", "Boromir, Son of Denethor"]},
        shadow={"play": ["Goblin Runner", "Goblin Sneak"]},
        assigned={"Goblin Runner": "Gimli", "Goblin Sneak": "Boromir"},
    )
    play.choose("FirstSkirmish Gimli").expect(
        skirmish={"defender": "Gimli", "minions": ["Goblin Runner"]}, offered=["Pass", "Use Gimli", "Use Boromir"]
    )
    assert kinds(play, SkirmishBegan, SkirmishEnded) == ["SkirmishBegan"]
    play.choose("Use Gimli", "Pass").expect(
        offered=["Pass", "Use Gimli", "Use Boromir"], skirmish={"defender": "Boromir", "minions": ["Goblin Sneak"]}
    )
    assert kinds(play, SkirmishBegan, SkirmishEnded) == ["SkirmishBegan", "SkirmishEnded", "SkirmishBegan"]
    play.choose("Pass")
    assert phases(play).count("skirmish") == 2 == len(told(play, SkirmishEnded))


@rule("T-007", "T-008")
def test_regroup_is_actions_then_the_shadow_refills_then_the_choice() -> None:
    play = scene(
        phase="regroup",
        site=3,
        twilight=5,
        free={"play": ["Aragorn, King in Exile"], "hand": ["An Able Guide"], "deck": TO_EIGHT},
        shadow={"hand": ["Uruk Shaman"], "deck": TO_EIGHT},
    )
    play.expect(asked=0, offered=["Pass", "PlayCard An Able Guide"], hand={0: 1, 1: 1})
    play.choose("PlayCard An Able Guide").expect(asked=1, offered=["Pass", "PutAway Uruk Shaman"], hand={0: 0, 1: 1})
    play.choose("Pass").expect(asked=0, offered=["Stay", "MoveOn"], hand={0: 0, 1: 8}, phase="regroup")
    assert kinds(play, CardPlayed, Reconciled) == ["CardPlayed", "Reconciled"]


def at_the_choice() -> Scene:
    """The Free Peoples player of two may go on or stop."""
    play = scene(
        phase="regroup",
        free={"deck": TO_EIGHT, "hand": ["Athelas"]},
        shadow={"hand": ["Uruk Shaman"], "deck": TO_EIGHT},
        twilight=3,
        path={2: "Bree Gate"},
    )
    return play.choose("Pass")


@rule("T-008", "T-021")
def test_going_on_returns_to_the_shadow_phase() -> None:
    play = at_the_choice().expect(offered=["Stay", "MoveOn"], site=1)
    play.choose("MoveOn").expect(site=2, phase="shadow", asked=1, free_peoples=0, hand={0: 1}, twilight=3 + 2 + 1)


@rule("T-008")
def test_stopping_refills_the_hand_and_ends_the_turn() -> None:
    play = at_the_choice().choose("Stay").expect(asked=0, free_peoples=0, offered=["Pass", "PutAway Athelas"], hand={0: 1})
    play.choose("Pass").expect(hand={0: 8}, free_peoples=1)
    assert told(play, TurnBegan) == [TurnBegan(Player(1))] and phases(play)[:2] == ["regroup", "fellowship"]


@rule("T-020", "T-021")
def test_only_the_own_fellowship_moves_and_each_move_brings_shadow_phases() -> None:
    play = scene(players=3, moves=0, free={"hand": ["Uruk Savage"]}, shadow={"at": 2}, seats={2: {"at": 3}})
    play.expect(at=[2, 2, 3]).choose("MoveOn").expect(at=[3, 2, 3], free_peoples=0)
    assert kinds(play, FellowshipMoved, ShadowPhaseBegan) == ["FellowshipMoved", "ShadowPhaseBegan", "ShadowPhaseBegan"] * 2


@rule("T-022")
def test_who_reaches_the_last_site_first_and_survives_wins() -> None:
    play = scene(site=8, free={"play": ["Aragorn, King in Exile"]}, shadow={"at": 8, "hand": ["Uruk Savage"]})
    play.expect(site=9, winner=-1).choose("PlayCard Uruk Savage").expect(winner=-1)
    play.choose("AssignTo Uruk Savage Aragorn").expect(winner=0, lost={})
    assert "regroup" not in phases(play)


@rule("T-022")
def test_who_does_not_survive_the_last_site_does_not_win() -> None:
    play = scene(site=8, shadow={"hand": ["The Witch-king"]})
    play.choose("PlayCard The Witch-king", "AssignTo The Witch-king Frodo").expect(winner=1, lost={0: "killed"})


@rule("T-117")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_turns_pass_to_the_left(players: int) -> None:
    play = scene(players=players, phase="end of turn")
    while len(told(play, TurnBegan)) < players + 1:
        play.choose("Stay")
    assert told(play, TurnBegan)[: players + 1] == [TurnBegan(Player(seat % players)) for seat in range(1, players + 2)]


@rule("T-118")
def test_actions_run_to_the_right() -> None:
    a_card = {"hand": ["Athelas"]}
    play = scene(
        players=4,
        phase="maneuver",
        site=4,
        free=a_card,
        shadow={"play": ["Goblin Runner"], **a_card},
        seats={2: a_card, 3: a_card},
        hasty=False,
    )
    asked = []
    while play.facts["phase"] == "maneuver":
        asked.append(play.facts["asked"])
        play.choose("Pass")
    assert asked == [0, 3, 2, 1]


@rule("T-118")
def test_left_over_minions_are_assigned_and_hands_refilled_to_the_right() -> None:
    play = scene(
        players=3,
        phase="assignment",
        site=4,
        free={"play": ["Boromir, Son of Denethor"]},
        shadow={"play": ["Goblin Runner"], "hand": ["Goblin Runner"]},
        seats={2: {"play": ["Goblin Sneak"], "hand": ["Goblin Runner"]}},
    )
    play.choose("LeaveUnassigned Goblin Runner", "LeaveUnassigned Goblin Sneak")
    play.expect(asked=2, offered=["LeaveUnassigned Goblin Sneak", "AssignTo Goblin Sneak Frodo", "AssignTo Goblin Sneak Boromir"])
    play.choose("LeaveUnassigned Goblin Sneak").expect(asked=1).choose("LeaveUnassigned Goblin Runner")
    play.expect(phase="regroup", asked=2).choose("Pass").expect(asked=1).choose("Pass")
    assert told(play, Reconciled) == [Reconciled(Player(2), 1), Reconciled(Player(1), 1)]
    assert told(play, PhaseBegan)[-1] == PhaseBegan(Phase.REGROUP)
