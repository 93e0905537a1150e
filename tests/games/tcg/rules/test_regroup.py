"""Refilling hands, staying or moving on, the end of the turn and the move limit (T-228 to T-238)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import Reconciled, TurnBegan
from tests.games.tcg.rules.tables import Table, phases, told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

BOROMIR, ARAGORN = "Boromir, Lord of Gondor", "Aragorn, King in Exile"
NINE = ["Athelas", "Armor", "Great Shield", "Coat of Mail", "Pathfinder", "Hobbit Sword", "Old Toby", "Elven Cloak", "Elven Bow"]


def regroup(hand: list[str], deck: int = 20, **more: Any) -> Scene:
    """The Shadow player refills first, then the choice is the Free Peoples player's."""
    return scene(phase="regroup", site=5, shadow={"hand": hand, "deck": ["Goblin Sneak"] * deck}, **more)


def away(cards: list[str]) -> list[str]:
    return [f"PutAway {card}" for card in cards]


# ---- the Shadow players refill


@rule("T-228")
def test_the_shadow_players_refill_when_all_have_passed_in_a_row() -> None:
    hand = {"hand": ["Athelas"], "deck": ["Goblin Sneak"] * 9}
    play = scene(
        players=3, phase="regroup", site=5, hasty=False, free={"hand": ["Athelas"], "deck": ["Armor"] * 9}, shadow=hand, seats={2: hand}
    )
    for seat in (0, 2, 1):
        play.expect(asked=seat, offered=["Pass"], hand={0: 1, 1: 1, 2: 1}).choose("Pass")
    play.expect(asked=2, offered=["Pass", "PutAway Athelas"]).choose("Pass").expect(hand={0: 1, 1: 1, 2: 8})
    play.expect(asked=1, offered=["Pass", "PutAway Athelas"]).choose("Pass").expect(hand={0: 1, 1: 8, 2: 8})
    assert told(play, Reconciled) == [Reconciled(Player(2), 8), Reconciled(Player(1), 8)]
    play.expect(asked=0, offered=["Stay", "MoveOn"])


@rule("T-229")
@pytest.mark.parametrize("card", NINE[:3])
def test_one_card_of_the_hand_may_be_discarded_first_whichever(card: str) -> None:
    play = regroup(NINE[:3]).expect(asked=1, offered=["Pass", *away(NINE[:3])]).choose(f"PutAway {card}")
    play.expect(asked=0, discards={1: [card]}, hand={1: 8}, deck={1: 20 - 6})


@rule("T-229")
def test_no_card_need_be_discarded_and_not_more_than_one_may() -> None:
    regroup(NINE[:8]).choose("Pass").expect(asked=0, hands={1: NINE[:8]}, discards={1: []})
    regroup(NINE[:8]).choose("PutAway Athelas").expect(asked=0, discards={1: ["Athelas"]}, hands={1: [*NINE[1:8], "Goblin Sneak"]})


@rule("T-230")
@pytest.mark.parametrize(("hand", "deck", "then"), [(1, 20, 8), (7, 20, 8), (5, 2, 7), (5, 0, 5), (0, 20, 8), (8, 20, 8)])
def test_a_hand_below_eight_is_filled_up_as_far_as_the_deck_goes(hand: int, deck: int, then: int) -> None:
    play = regroup(NINE[:hand], deck)
    if hand:
        play.choose("Pass")
    play.expect(asked=0, hand={1: then}, deck={1: deck - (then - hand)}, winner=-1)


@rule("T-231")
def test_a_hand_above_eight_is_discarded_down_to_eight() -> None:
    eleven = [*NINE, "Uruk Savage", "Uruk Soldier"]
    play = regroup(eleven).choose("Pass").expect(asked=1, offered=away(eleven), hand={1: 11})  # now there is no passing
    play.choose("PutAway Uruk Savage").expect(asked=1, hand={1: 10}).choose("PutAway Athelas").expect(asked=1, hand={1: 9})
    play.choose("PutAway Armor").expect(asked=0, hand={1: 8}, deck={1: 20}, discards={1: ["Uruk Savage", "Athelas", "Armor"]})


@rule("T-231")
def test_the_card_that_may_be_discarded_first_counts() -> None:
    regroup(NINE).choose("PutAway Athelas").expect(asked=0, hand={1: 8}, deck={1: 20})
    regroup(NINE).choose("Pass").expect(asked=1, offered=away(NINE))


# ---- stay or move on


@rule("T-232", "T-236")
@pytest.mark.parametrize(("moves", "offered"), [(1, ["Stay", "MoveOn"]), (2, ["Stay"]), (0, ["Stay", "MoveOn"])])
def test_the_free_peoples_player_must_choose_between_moving_on_and_stopping(moves: int, offered: list[str]) -> None:
    play = scene(phase="regroup", site=5, moves=moves, free={"hand": ["Athelas"]}, shadow={"deck": ["Goblin Sneak"] * 9})
    if len(offered) == 2:
        play.expect(asked=0, offered=offered, refused={})
    else:  # the only answer is given by itself: he is already refilling
        play.expect(asked=0, offered=["Pass", "PutAway Athelas"], moves=2)


@rule("T-232", "T-233")
def test_moving_on_lays_the_next_site_adds_twilight_and_begins_a_new_shadow_phase() -> None:
    """Three stay in the pool, the new site adds nine and the three companions one each; minions stay, and cards of eight."""
    play = scene(
        phase="regroup",
        site=7,
        twilight=3,
        free={"play": [BOROMIR, ARAGORN]},
        shadow={"play": [{"card": "Uruk Savage", "wounds": 1}], "sites": ["Shores of Nen Hithoel"], "deck": ["Uruk Soldier"] * 9},
    )
    play.choose("MoveOn").expect(site=8, phase="shadow", asked=1, twilight=3 + 9 + 3, moves=2, hand={1: 8}, free_peoples=0)
    play.expect(in_play={"Uruk Savage": {"wounds": 1}}, laid_by=[0] * 7 + [1])
    assert play.facts["path"][7] == "Shores of Nen Hithoel" and phases(play) == ["regroup", "shadow 1"]


@rule("T-233")
def test_a_site_that_lies_there_is_not_laid_again() -> None:
    play = scene(phase="regroup", site=4, path={5: "The Bridge of Khazad-dûm"}, free={"play": [ARAGORN]}).choose("MoveOn")
    assert play.facts["path"][4] == "The Bridge of Khazad-dûm" and play.facts["twilight"] == 6 + 2 and len(play.facts["path"]) == 5


@rule("T-234")
@pytest.mark.parametrize(
    ("hand", "answers", "then"),
    [(NINE[:2], ["Pass"], 8), (NINE[:2], ["PutAway Armor"], 8), (NINE, ["Pass", "PutAway Armor"], 8), (NINE, ["PutAway Elven Bow"], 8)],
    ids=str,
)
def test_who_stops_refills_his_hand_in_the_same_way(hand: list[str], answers: list[str], then: int) -> None:
    free = {"hand": hand, "deck": ["Delving"] * 9}
    play = scene(phase="regroup", site=5, free=free, shadow={"deck": ["Goblin Sneak"] * 20})
    play.choose("Stay").expect(asked=0, free_peoples=0, phase="regroup", offered=["Pass", *away(hand)]).choose(*answers)
    discarded = [answer.removeprefix("PutAway ") for answer in answers if answer != "Pass"]
    play.expect(free_peoples=1, hand={0: then}, discards={0: discarded}, deck={0: 9 - max(0, 8 - len(hand) + len(discarded))})


@rule("T-234")
def test_who_moves_on_does_not_refill() -> None:
    play = scene(phase="regroup", site=5, free={"hand": ["Athelas"], "deck": ["Delving"] * 9}, shadow={"hand": ["Armor"] * 8})
    play.choose("Pass", "MoveOn").expect(hand={0: 1}, deck={0: 9})


@rule("T-235")
def test_at_the_end_of_the_turn_all_minions_are_discarded_with_what_they_bear() -> None:
    armed = {"card": "Uruk Savage", "wounds": 1, "bears": ["Uruk-hai Sword"]}
    play = scene(
        players=3,
        phase="regroup",
        site=5,
        free={"play": [BOROMIR], "hand": ["Athelas"] * 8},
        shadow={"play": [armed, "Saruman's Ambition"], "hand": ["Armor"] * 8},
        seats={2: {"play": ["Goblin Runner"], "hand": ["Armor"] * 8}},
    )
    play.choose("Pass", "Pass", "Stay").expect(in_play={"Uruk Savage": {"wounds": 1}}).choose("Pass")
    play.expect(discards={1: ["Uruk Savage", "Uruk-hai Sword"], 2: ["Goblin Runner"]}, free_peoples=1)
    assert not {"Uruk Savage", "Uruk-hai Sword", "Goblin Runner"} & set(play.facts["in_play"])
    assert "Saruman's Ambition" in play.facts["in_play"] and told(play, TurnBegan) == [TurnBegan(Player(1))]


# ---- the move limit


@rule("T-236")
def test_a_fellowship_must_move_once() -> None:
    """In the Fellowship phase passing is moving; there is no way to stay."""
    play = scene(site=3, moves=0, hasty=False, free={"play": [ARAGORN], "hand": ["Axe Strike"]}, shadow={"hand": ["Athelas"]})
    play.expect(offered=["Pass"], moves=0, site=3).choose("Pass").expect(moves=1, site=4)


@rule("T-236", "T-237", "T-238")
@pytest.mark.parametrize(("players", "limit"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_fellowship_may_move_as_often_as_the_limit_says(players: int, limit: int) -> None:
    play = Table(players).ready().expect(move_limit=limit)
    first = play.board.fp
    while play.board.fp == first:
        play.expect(move_limit=limit)
        found = "MoveOn" if "MoveOn" in play.offered else "Pass" if "Pass" in play.offered else play.offered[0]
        play.choose(found)
    assert play.board.at[first] == 1 + limit and play.board.turn == 2


@rule("T-236")
def test_a_fellowship_may_stop_after_any_move() -> None:
    play = scene(players=4, phase="regroup", site=3, moves=1).expect(move_limit=3, offered=["Stay", "MoveOn"]).choose("MoveOn")
    play.expect(site=4, moves=2, offered=["Stay", "MoveOn"]).choose("Stay").expect(free_peoples=1)
    assert play.facts["at"][0] == 4


@rule("T-238")
def test_the_limit_does_not_shrink_when_a_player_drops_out() -> None:
    """Four began; after the first is corrupted the other three still move three times."""
    play = scene(
        players=4,
        phase="skirmish",
        site=4,
        free={"burdens": 9},
        shadow={"play": ["Goblin Runner"]},
        assigned={"Goblin Runner": "Frodo"},
    )
    play.choose("Answer The One Ring Frodo").expect(lost={0: "corrupted"}, free_peoples=1, move_limit=3, winner=-1)
