"""A turn at a table of three to six: order, move limits, archery, left-over minions, the next site."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import FellowshipMoved, Reconciled, ShadowPhaseBegan, SiteLaid, TurnBegan
from tests.games.tcg.rules.tables import Table, told
from tests.games.tcg.scenes import scene

ONE_CARD: dict[str, Any] = {"hand": ["Athelas"]}


@pytest.mark.parametrize(("players", "limit"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_move_limit_is_the_number_of_opponents_but_two_for_two(players: int, limit: int) -> None:
    play = scene(players=players, phase="turn").expect(move_limit=limit, moves=1)
    while play.facts["free_peoples"] == 0:
        play.choose("MoveOn" if "MoveOn" in play.offered else play.offered[0])
    moves = [word for word in told(play, FellowshipMoved) if isinstance(word, FellowshipMoved) and word.who == Player(0)]
    assert [word.number for word in moves] == list(range(2, 2 + limit))


@pytest.mark.parametrize(("players", "limit"), [(3, 2), (4, 3), (6, 5)])
def test_the_move_limit_does_not_shrink_when_players_drop_out(players: int, limit: int) -> None:
    play = scene(players=players, path={1: "The Prancing Pony"}, free={"burdens": 9}).choose("Use The Prancing Pony")
    play.expect(free_peoples=1, lost={0: "corrupted"}, move_limit=limit)


def test_the_move_limit_is_set_anew_in_each_turn() -> None:
    table = Table(4).ready()
    assert table.facts["move_limit"] == 3


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_shadow_phases_follow_one_another_to_the_right(players: int) -> None:
    others = dict.fromkeys(range(2, players), ONE_CARD)
    play = scene(players=players, phase="shadow", shadow=ONE_CARD, seats=others, free=ONE_CARD, hasty=False)
    for seat in range(players - 1, 0, -1):
        play.expect(phase="shadow", asked=seat).choose("Pass")
    play.expect(phase="regroup")
    assert told(play, ShadowPhaseBegan) == [ShadowPhaseBegan(Player(seat)) for seat in range(players - 1, 0, -1)]


def test_a_shadow_player_whose_phase_is_over_does_not_act_again() -> None:
    uruks = {"hand": ["Uruk Savage"]}
    play = scene(players=4, phase="shadow", site=5, twilight=9, shadow=uruks, seats={2: uruks, 3: uruks}, hasty=False)
    play.choose("Pass").expect(asked=2).choose("PlayCard Uruk Savage").expect(asked=2).choose("Pass").expect(asked=1).choose("Pass")
    play.expect(phase="maneuver", in_play={"Uruk Savage": {"owner": 2}})


def test_each_second_move_brings_all_shadow_phases_again() -> None:
    play = scene(players=3, phase="regroup", path={2: "Bree Gate"}).choose("MoveOn")
    assert told(play, ShadowPhaseBegan)[:2] == [ShadowPhaseBegan(Player(2)), ShadowPhaseBegan(Player(1))]


# ---- the action procedure


@pytest.mark.parametrize("players", [3, 5, 6])
@pytest.mark.parametrize("phase", ["maneuver", "archery", "assignment", "skirmish", "regroup"])
def test_actions_begin_with_free_peoples_and_go_to_the_right_until_all_pass_in_a_row(phase: str, players: int) -> None:
    play = scene(
        players=players,
        phase=phase,
        site=5,
        free=ONE_CARD,
        shadow={"play": ["Uruk Savage"], **ONE_CARD},
        seats=dict.fromkeys(range(2, players), ONE_CARD),
        assigned={"Uruk Savage": "Frodo"} if phase == "skirmish" else {},
        hasty=False,
    )
    for seat in (0, *range(players - 1, 0, -1)):
        play.expect(phase=phase, asked=seat, offered=["Pass"]).choose("Pass")
    assert play.offered != ["Pass"] or play.facts["phase"] != phase


def test_an_action_gives_everybody_another_opportunity() -> None:
    play = scene(
        players=3,
        phase="maneuver",
        site=5,
        twilight=4,
        free=ONE_CARD,
        shadow={"play": [{"card": "Uruk Shaman", "wounds": 1}], **ONE_CARD},
        seats={2: ONE_CARD},
        hasty=False,
    )
    play.choose("Pass", "Pass").expect(asked=1).choose("Use Uruk Shaman")
    for seat in (0, 2, 1):
        play.expect(phase="maneuver", asked=seat).choose("Pass")
    play.expect(phase="archery")


# ---- archery


def test_all_minion_archers_together_shoot_one_common_total() -> None:
    play = scene(
        players=4,
        phase="archery",
        site=4,
        free={"play": ["Boromir, Lord of Gondor"]},
        shadow={"play": ["Goblin Marksman", "Goblin Runner"]},
        seats={2: {"play": ["Goblin Marksman"]}, 3: {"play": ["Lurtz"]}},
    )
    play.expect(archery={"minions": 3, "fellowship": 0}, asked=0, offered=["Wound Frodo", "Wound Boromir"])
    play.choose("Wound Frodo", "Wound Boromir", "Wound Boromir")
    play.expect(in_play={"Frodo": {"wounds": 1}, "Boromir": {"wounds": 2}}, phase="assignment")


def test_the_free_peoples_player_names_who_takes_the_arrows_and_that_player_places_them() -> None:
    play = scene(
        players=4,
        phase="archery",
        site=5,
        free={"play": ["Legolas, Prince of Mirkwood", {"card": "Aragorn, King in Exile", "bears": ["Aragorn's Bow"]}]},
        shadow={"play": ["Uruk Savage", "Uruk Shaman"]},
        seats={2: {"play": ["Uruk Rager", "Uruk Savage"]}},
    )
    play.choose("Pass").expect(archery={"fellowship": 2}, asked=0, offered=[f"NameShadowPlayer {seat}" for seat in (3, 2, 1)])
    play.choose("NameShadowPlayer 2").expect(asked=2, offered=["Wound Uruk Rager", "Wound Uruk Savage#2"])
    play.choose("Wound Uruk Savage#2", "Wound Uruk Savage#2")
    play.expect(in_play={"Uruk Savage#2": {"wounds": 2}, "Uruk Savage": {"wounds": 0}, "Uruk Rager": {"wounds": 0}})


def test_arrows_at_a_shadow_player_without_minions_are_lost() -> None:
    play = scene(players=3, phase="archery", site=5, free={"play": ["Legolas, Prince of Mirkwood"]}, shadow={"play": ["Uruk Savage"]})
    play.choose("NameShadowPlayer 2").expect(phase="assignment", in_play={"Uruk Savage": {"wounds": 0}})


# ---- assignment


def test_each_shadow_player_assigns_his_own_left_over_minions_from_the_right_on() -> None:
    play = scene(
        players=4,
        phase="assignment",
        site=5,
        free={"play": ["Boromir, Son of Denethor"]},
        shadow={"play": ["Uruk Savage"]},
        seats={2: {"play": ["Uruk Shaman", "Uruk Rager"]}, 3: {"play": ["Uruk Brood"]}},
    )
    for minion in ("Uruk Savage", "Uruk Shaman", "Uruk Rager", "Uruk Brood"):
        play.expect(asked=0).choose(f"LeaveUnassigned {minion}")
    for seat, minion in ((3, "Uruk Brood"), (2, "Uruk Shaman"), (2, "Uruk Rager"), (1, "Uruk Savage")):
        play.expect(asked=seat, offered=[f"LeaveUnassigned {minion}", f"AssignTo {minion} Frodo", f"AssignTo {minion} Boromir"])
        play.choose(f"LeaveUnassigned {minion}" if minion == "Uruk Rager" else f"AssignTo {minion} Boromir")
    # Without limit on one defender, and a minion that its player leaves does not fight at all.
    play.expect(assigned={"Uruk Brood": "Boromir", "Uruk Shaman": "Boromir", "Uruk Savage": "Boromir"})
    assert "Uruk Rager" not in play.facts["assigned"]


def test_minions_of_several_players_fight_one_defender_together() -> None:
    play = scene(
        players=3,
        phase="skirmish",
        site=5,
        free={"play": ["Boromir, Lord of Gondor"]},
        shadow={"play": ["Uruk Savage"]},
        seats={2: {"play": ["Uruk Soldier"]}},
        assigned={"Uruk Savage": "Boromir", "Uruk Soldier": "Boromir"},
    )
    play.expect(dead={0: ["Boromir"]})  # 12 against 7, and both strike with damage +1: three wounds


# ---- the next site


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(
    ("site", "leaving", "left"), [(1, "Westfarthing", True), (3, "Council Courtyard", False), (5, "The Bridge of Khazad-dûm", True)]
)
def test_the_arrow_points_to_the_neighbour_who_lays_the_next_site(players: int, site: int, leaving: str, left: bool) -> None:
    play = scene(players=players, site=site, moves=0, path={site: leaving}, hasty=False, free=ONE_CARD)
    play.choose("Pass")
    layer = 1 if left else players - 1
    laid = told(play, SiteLaid)[0]
    assert isinstance(laid, SiteLaid) and (laid.who, laid.number) == (Player(layer), site + 1)
    assert play.facts["laid_by"][site] == layer


def test_who_is_out_lays_no_site() -> None:
    """Site 2 points to the left, where seat 1 sat until he lost: seat 2 lays the next one for seat 0."""
    path = {1: "The Prancing Pony", 2: "Bree Gate"}
    play = scene(players=3, phase="end of turn", site=2, path=path, laid_by={1: 2}, shadow={"burdens": 9})
    play.choose("Use The Prancing Pony").expect(lost={1: "corrupted"}, free_peoples=2).choose("Pass", "Stay")
    assert told(play, TurnBegan) == [TurnBegan(Player(seat)) for seat in (1, 2, 0)]
    play.expect(path=["The Prancing Pony", "Bree Gate", "Rivendell Terrace"], laid_by=[2, 0, 2], site=3)


# ---- the end of the turn


def test_shadow_players_refill_from_the_right_on_and_the_free_peoples_player_last() -> None:
    cards = {"hand": ["Athelas"], "deck": ["Athelas"] * 9}
    play = scene(players=4, phase="regroup", free=cards, shadow=cards, seats={2: cards, 3: cards})
    for seat in (3, 2, 1):
        play.expect(asked=seat, offered=["Pass", "PutAway Athelas"]).choose("Pass")
    play.choose("Stay").expect(asked=0).choose("Pass")
    assert told(play, Reconciled)[:4] == [Reconciled(Player(seat), 8) for seat in (3, 2, 1, 0)]
