"""What a position of this game can say: names that stay, phases under way, set-up, what lasts, who is out; and what none can hold."""

from __future__ import annotations

import re
from typing import Any

import pytest

from onetable.core.errors import BadInput
from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.files import read_yaml
from onetable.core.scenario.running import run_scenario
from onetable.games.registry import rulebook
from onetable.games.tcg.scene.choice_names import choice_names
from tests.games.tcg.scenes import scene

BOOK = rulebook("tcg")
GIMLI, ARAGORN = "Gimli, Son of Glóin", "Aragorn, Ranger of the North"
RUNNERS = {"play": ["Goblin Runner", "Goblin Runner", "Goblin Runner"]}


def holds(*play: Any, **position: Any) -> None:
    """Run a scenario as a file would."""
    run_scenario(BOOK, {"edition": 2, "game": "tcg", **position, "play": list(play)})


# ---- cards and choices are told apart


def test_a_card_keeps_its_name_when_another_of_its_title_leaves() -> None:
    play = scene(phase="archery", site=4, free={"play": ["Legolas, Greenleaf"]}, shadow=RUNNERS)
    play.choose("Use Legolas", "Wound Goblin Runner#2")
    play.expect(in_play={"Goblin Runner": {"wounds": 0}, "Goblin Runner#2": "absent", "Goblin Runner#3": {"wounds": 0}})


def test_another_players_frodo_never_becomes_the_own_one() -> None:
    play = scene(phase="skirmish", site=4, free={"wounds": 3}, shadow={"play": ["Goblin Runner"]}, assigned={"Goblin Runner": "Frodo"})
    play.choose("Pass").expect(winner=1, in_play={"Frodo": "absent", "Frodo#2": {"owner": 1}})


def test_the_author_may_name_his_cards() -> None:
    tired = {"card": "Goblin Runner", "as": "the tired one", "wounds": 0}
    play = scene(phase="assignment", site=4, shadow={"play": ["Goblin Runner", tired]}, free={"hand": [{"card": GIMLI, "as": "the Dwarf"}]})
    play.expect(asked=0, offered=["LeaveUnassigned Goblin Runner", "AssignTo Goblin Runner Frodo"])
    play.choose("LeaveUnassigned Goblin Runner").expect(
        offered={"has": "LeaveUnassigned the tired one"}, in_play={"the tired one": {"owner": 1}}
    )


def test_two_versions_of_a_card_in_hand_are_two_choices() -> None:
    play = scene(free={"hand": ["1R13", "1U12"]})
    assert play.offered == ["Pass", "PlayCard Gimli 1R13 hand 1 seat 0", "PlayCard Gimli 1U12 hand 2 seat 0"]
    play.choose("PlayCard Gimli 1U12").expect(in_play={"Gimli": {"card": "1U12"}})


def test_two_options_with_the_same_verbs_are_two_choices() -> None:
    hurt = [{"card": GIMLI, "wounds": 1}, {"card": "Arwen", "wounds": 1}]
    play = scene(phase="maneuver", site=4, free={"play": [*hurt, "Shoulder to Shoulder"]}, shadow={"play": ["Goblin Runner"]})
    play.choose("Use Shoulder to Shoulder", "Option Deed Exert A Is dwarf").expect(in_play={"Gimli": {"wounds": 2}, "Arwen": {"wounds": 0}})


def test_equal_cards_of_a_pile_are_told_apart_by_their_places() -> None:
    tips = {"play": [{"card": "Úlairë Lemenya", "bears": ["Morgul Blade"]}, "Blade Tip"], "discard": ["Blade Tip"]}
    play = scene(phase="skirmish", site=3, free={"play": [ARAGORN]}, shadow=tips, assigned={"Úlairë Lemenya": "Aragorn"})
    play.choose("Use Morgul Blade", "TransferABladeTip Blade Tip 1U209 discard 1 seat 1 Aragorn").expect(discards={1: ["Morgul Blade"]})


def test_a_choice_is_made_by_whoever_is_asked() -> None:
    with pytest.raises(Unmet, match="is not for 1 to choose: 0 is asked"):
        holds({1: "Pass"}, free={"hand": [GIMLI]})


def test_every_choice_that_comes_up_has_a_name_in_the_list() -> None:
    named = {each.name: each for each in choice_names()}
    assert {"LoserWounds", "PutAway", "TakeSome", "AssignTo", "NameShadowPlayer", "Begin", "Place"} <= set(named)
    assert named["AssignTo"].parts == ("minion", "defender") and all(each.when for each in named.values())


# ---- where a position begins and ends


def test_nothing_has_moved_in_a_fellowship_phase() -> None:
    scene(free={"hand": [GIMLI]}).expect(moves=0)
    scene(phase="regroup", free={"hand": [GIMLI]}).expect(moves=1)


def test_a_position_that_is_laid_out_does_not_move_until_it_is_told_to() -> None:
    holds(
        {"asked": "nobody", "phase": "shadow", "in_play": {"Goblin Runner": {"owner": 1}}},
        "go on",
        {"asked": 0, "phase": "maneuver"},
        phase="maneuver", site=4, stop="laid out", free={"play": [ARAGORN], "hand": ["Elendil's Valor"]}, shadow=RUNNERS,
    )  # fmt: skip


def test_a_position_ends_with_its_phase() -> None:
    here: dict[str, Any] = {"site": 4, "free": {"play": ["Dwarf Guard"]}, "shadow": {"play": ["Goblin Runner"]}}
    holds({"phase": "maneuver", "asked": "nobody", "phases": ["maneuver"]}, phase="maneuver", until="end of phase", **here)
    holds({"phase": "archery", "asked": "nobody", "phases": {"lacks": "assignment"}}, phase="archery", until="end of phase", **here)


def test_a_position_ends_with_its_turn() -> None:
    holds({0: "Stay"}, {"asked": "nobody", "turn": 1, "free_peoples": 1}, phase="stay or move", until="end of turn", moves=1)


def test_a_phase_that_is_skipped_has_not_begun() -> None:
    holds({"phases": ["regroup"], "phase": "regroup"}, phase="archery", site=4, free={"hand": ["Hobbit Sword"]})


def test_whoever_may_act_is_asked_even_without_cards() -> None:
    bare: dict[str, Any] = {"phase": "maneuver", "site": 4, "shadow": {"play": ["Goblin Runner"]}}
    scene(**bare, hasty=False).expect(asked=0, offered=["Pass"], phase="maneuver").choose("Pass").expect(asked=1, phase="maneuver")
    assert scene(**bare, hasty="as in a game").facts["phase"] != "maneuver"


def test_a_phase_may_be_under_way() -> None:
    """Two have passed, the third is asked; texts for the start of the phase have acted long ago."""
    play = scene(players=3, phase="maneuver", site=4, acted=5, passed=2, hasty=False, shadow={"play": ["Goblin Runner"]})
    play.expect(asked=1, phases=[]).choose("Pass").expect(phase="archery")


def test_a_skirmish_may_be_under_way() -> None:
    play = scene(
        phase="skirmish", site=4, acted=0, hasty=False, free={"play": [GIMLI]}, shadow={"play": ["Goblin Runner", "Goblin Sneak"]},
        assigned={"Goblin Runner": "Gimli"}, skirmish={"defender": "Gimli", "minions": ["Goblin Runner"]},
    )  # fmt: skip
    play.expect(skirmish={"defender": "Gimli", "minions": ["Goblin Runner"], "strength": {"fellowship": 6, "minions": 5}})
    play.choose("Pass", "Pass").expect(in_play={"Goblin Runner": "absent"}, fought=["Goblin Runner", "Gimli"])


def test_a_response_window_is_open_after_what_leads_to_it() -> None:
    holds(
        {"asked": 0, "question": "Window", "offered": ["Pass", "Answer The One Ring Frodo"], "journal": [], "burdens": 0},
        {0: "Answer The One Ring Frodo"},
        {"burdens": 1, "in_play": {"Frodo": {"wounds": 0}}, "journal": {"has": "RingPutOn"}},
        phase="assignment", site=4, shadow={"play": ["Goblin Runner"]}, before=[{0: "AssignTo Goblin Runner Frodo"}],
    )  # fmt: skip


def test_bids_and_the_starting_fellowship_are_positions() -> None:
    deck = ["Gimli, Son of Glóin", *["Hobbit Sword"] * 9]
    play = scene(phase="bidding", free={"deck": deck}, shadow={"deck": deck})
    play.expect(asked=0, phase="set-up", bids=[-1, -1], path=[]).choose("Number 2").expect(asked=1, sees={1: {"bids": [-2, -1]}})
    play.choose("Number 1", "Place 2").expect(burdens_of={0: 2, 1: 1}, order=[1, 0], resistance={0: 10})
    begun = scene(phase="starting fellowship", bids={0: 3}, free={"deck": deck, "burdens": 3}, shadow={"deck": deck})
    begun.expect(asked=0, question="StartingFellowship", burdens=3).choose("Begin Gimli").expect(in_play={"Gimli": {"owner": 0}})


def test_changes_that_last_can_be_laid_out() -> None:
    stronger = {"card": "Gimli", "what": "strength", "by": 3, "until": "turn end", "from": "Dwarven Axe"}
    gimli = {"card": GIMLI, "bears": ["Dwarven Axe"]}
    play = scene(phase="regroup", hasty=False, free={"play": [gimli]}, lasting=[stronger, {"what": "minion archery total", "by": 2}])
    play.expect(in_play={"Gimli": {"strength": 6 + 2 + 3}}, lasting={"has": "Gimli strength +3 until turn end"})


def test_players_may_be_out() -> None:
    play = scene(players=3, out={2: "corrupted"}, free={"hand": [GIMLI]}, phase="regroup", hasty=False)
    play.expect(lost={2: "corrupted"}, order=[0, 1], at=[1, 1, 0]).choose("Pass").expect(asked=1)


def test_further_cards_need_no_names() -> None:
    holds(
        {"hand": {0: 4, 1: 2}, "hands": {0: ["Gimli", "3 others"]}, "offered": ["Pass", "PlayCard Gimli"]},
        {"sees": {0: {"hands": {0: ["Gimli", "3 others"], 1: ["?", "?"]}}, 1: {"hands": {0: ["?", "?", "?", "?"]}}}},
        free={"hand": [GIMLI, "3 others"]}, shadow={"hand": ["2 others"]},
    )  # fmt: skip


def test_a_hidden_card_may_be_known() -> None:
    holds(
        {"knows": {1: ["Gimli"]}, "sees": {1: {"hands": {0: ["Gimli", "?"]}}, "spectator": {"hands": {0: ["?", "?"]}}}},
        free={"hand": [{"card": GIMLI, "seen_by": [1]}, "Hobbit Sword"]},
    )


def test_vitality_is_what_it_is_and_left_what_is_left() -> None:
    scene(free={"play": [{"card": GIMLI, "wounds": 1}], "hand": [ARAGORN]}).expect(in_play={"Gimli": {"vitality": 3, "left": 2}})


# ---- what no position can hold: one sentence, with what may be meant

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"twilihgt": 3}, "There is no key “twilihgt”. Did you mean “twilight”?"),
    ({"free": {"hnad": []}}, "In “free” there is no key “hnad”. Did you mean “hand”?"),
    ({"free": {"play": [{"card": GIMLI, "wound": 1}]}}, "In “free play 1” there is no key “wound”. Did you mean “wounds”?"),
    ({"twilight": -1}, "In “twilight” -1 is too small: the least is 0."),
    ({"twilight": "three"}, "In “twilight” this is to be a whole number, not “three”."),
    ({"players": 7}, "In “players” 7 is too large: the most is 6."),
    ({"phase": "manoeuvre"}, "There is no phase “manoeuvre”.* Did you mean “maneuver”?"),
    ({"stop": "laid"}, "In “stop” “laid” cannot be said here.* Did you mean “laid out”?"),
    ({"until": "end of phases"}, "In “until” “end of phases” cannot be said here.* Did you mean “end of phase”?"),
    ({"options": {"draw_limits": True}}, "In “options” there is no key “draw_limits”. Did you mean “draw_limit”?"),
    ({"options": {"win": "after regroup"}}, "The option “win” can be .* Did you mean “after_regroup”?"),
    ({"free": {"hand": ["Gimly"]}}, "There is no card “Gimly”; did you mean “Gimli”?"),
    ({"free": {"hand": ["Gimli"]}}, "“Gimli” may be .*: write the subtitle as well"),
    ({"free": {"hand": ["Mithril Mine"]}}, "“hand” cannot hold Mithril Mine, which is a site"),
    ({"free": {"play": ["Battle Fury"]}}, "Battle Fury cannot be in play: it is an event"),
    ({"free": {"dead": ["Goblin Runner"]}}, "“dead” holds companions and allies"),
    ({"free": {"play": [{"card": GIMLI, "wounds": 3}]}}, "Gimli has 3 wounds and a vitality of 3"),
    ({"free": {"play": [{"card": "Dwarven Axe", "wounds": 1}]}}, "Dwarven Axe cannot have wounds"),
    ({"free": {"play": [GIMLI, "1U12"]}}, "Seat 0 has Gimli twice in play, and it is unique"),
    ({"free": {"deck": ["500 others"]}}, "“deck” cannot hold 500 others"),
    ({"free": {"burdens": 10}}, "Seat 0 has 10 burdens and a resistance of 10"),
    ({"free": {"ring_bearer": GIMLI}}, "“ring_bearer” cannot be Gimli, Son of Glóin, who has no resistance"),
    ({"free": {"ring": GIMLI}}, "“ring” cannot be Gimli"),
    ({"free": {"at": 3}}, "The marker of whose turn it is stands at “site: 1”, not at 3"),
    ({"path": {4: GIMLI}}, "“path” holds sites; Gimli, Son of Glóin is a companion"),
    ({"path": {4: "Dwarrowdelf Chamber", 5: "Mithril Mine"}}, "“path.5” cannot be Mithril Mine, which is a site 4"),
    ({"site": 12}, "In “site” 12 is too large: the most is 9."),
    ({"site": 8, "last_site": 7}, "“site: 8” is beyond the last site, 7"),
    ({"phase": "fellowship", "site": 9}, "“phase: fellowship” does not fit “site: 9”: whoever gets through"),
    ({"phase": "fellowship", "site": 9, "acted": 0}, "“phase: fellowship” does not fit “site: 9”"),
    ({"phase": "stay or move", "site": 9}, "“phase: stay or move” does not fit “site: 9”"),
    ({"phase": "turn", "site": 7, "last_site": 7}, "“phase: turn” does not fit “site: 7”"),
    ({"shadow": {"at": 9}}, "The marker of seat 1 stands at the last site, and it is not its turn"),
    ({"laid_by": {5: 1}}, "“laid_by” speaks of site 5, and the path ends at site 1"),
    ({"laid_by": {1: 3}}, "“laid_by” speaks of seat 3"),
    ({"seats": {0: {}}, "free": {}}, "“free” and “seats.0” speak of the same player"),
    ({"seats": {4: {}}}, "“seats” speaks of seat 4, and there are 2 players"),
    ({"site_conditions": {3: []}}, "“site_conditions” speaks of seat 3"),
    ({"site_conditions": {1: [GIMLI]}}, "“site_conditions” holds conditions"),
    ({"phase": "skirmish", "assigned": {"Goblin Runer": "Frodo"}, "shadow": RUNNERS}, ".* Did you mean “Goblin Runner”?"),
    ({"phase": "skirmish", "assigned": {"Frodo": "Goblin Runner"}, "shadow": RUNNERS}, "“Frodo” is no minion in play"),
    ({"phase": "fellowship", "assigned": {"Goblin Runner": "Frodo"}, "shadow": RUNNERS}, "“assigned” does not fit “phase: fellowship”"),
    ({"phase": "bidding", "twilight": 3}, "“twilight” does not fit “phase: bidding”: it comes later"),
    ({"phase": "bidding", "free": {"hand": [GIMLI]}}, "“free.hand” does not fit “phase: bidding”"),
    ({"phase": "turn", "acted": 1}, "“acted” does not fit “phase: turn”"),
    ({"passed": 1}, "“passed” speaks of a phase that has begun"),
    ({"acted": 1, "passed": 2}, "“passed: 2” are more than the 1 actions"),
    ({"phase": "skirmish", "acted": 0}, "A skirmish phase that has begun needs to know who fights"),
    ({"phase": "turn", "until": "end of phase"}, "“until: end of phase” does not fit “phase: turn”"),
    ({"players": 3, "out": {2: "kiled"}}, "A player is out because of .* Did you mean “killed”?"),
    ({"out": {1: "killed"}}, "Whose turn it is must still be in the game, and somebody with him"),
    ({"order": [0, 0]}, "“order” must name each of the seats 0, 1 once"),
    ({"lasting": [{"card": "Frodo", "what": "strenght"}]}, "Nothing can be changed that is called “strenght”. Did you mean “strength”?"),
    ({"lasting": [{"card": "Frod", "what": "strength"}]}, "“Frod” is not here.* Did you mean “Frodo”?"),
    ({"lasting": [{"card": "Frodo", "what": "strength", "until": "turns end"}]}, ".*no until “turns end”. Did you mean “turn end”?"),
    ({"grants": [{"ability": {"is": "Nonsense"}}]}, "“grants” holds words that cannot be read: there is no word “Nonsense”"),
    ({"used": [{"card": 999}]}, "There is no card with the number 999 here"),
    ({"free": {"hand": [{"card": GIMLI, "as": "a"}, {"card": ARAGORN, "as": "a"}]}}, "Two cards are called “a”"),
    ({"free": {"hand": [{"card": GIMLI, "seen_by": [4]}]}}, "“seen_by of Gimli, Son of Glóin” speaks of seat 4"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "sentence"), WRONG, ids=[str(each)[:60] for each, _ in WRONG])
def test_what_no_position_can_hold_is_refused_in_a_sentence(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=f"^{sentence.replace('?', '[?]').replace('(', '[(]')}") as refused:
        scene(**position)
    assert re.search(r"[.?]$", str(refused.value)) and "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("expected", "sentence"),
    [
        ({"twilihgt": 3}, "nothing is known as “twilihgt”.* Did you mean “twilight”?"),
        ({"in_play": {"Gimly": {"wounds": 1}}}, "there is no card “Gimly”. Did you mean “Gimli”?"),
        ({"in_play": {"Frodo": {"wound": 1}}}, "has no “wound”.* Did you mean “wounds”?"),
        ({"hands": {3: []}}, "there is no seat “3”"),
        ({"phase": "manoeuvre"}, "there is no phase “manoeuvre”. Did you mean “maneuver”?"),
        ({"twilight": "three"}, "is a number, not 'three'"),
        ({"asked": 4}, "nobody here is called “4”"),
    ],
)
def test_what_can_never_be_expected_is_refused_in_a_sentence(expected: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence.replace("?", "[?]")):
        scene(free={"hand": [GIMLI]}).expect(**expected)


def test_the_site_on_which_a_card_lies_is_written_without_quotes_although_yaml_takes_the_key_for_a_truth() -> None:
    [data] = read_yaml("{phase: archery, site: 4, hasty: yes, shadow: {play: [{card: The Irresistible Shadow, on: 2}]}}")
    play = scene(**data)
    [card] = [card for card in play.board.pieces if play.board.cards[card].name == "The Irresistible Shadow"]
    assert play.board.pieces[card].bearer == play.board.path[1] and data["hasty"] is True
