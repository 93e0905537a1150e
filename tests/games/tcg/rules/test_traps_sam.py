"""Frodo dies and Sam takes up the Ring: in whatever way, whenever it may be, and not when he may not."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.step import Scope
from onetable.games.tcg.speech.news import BurdensAdded, NewRingBearer, TextActed
from onetable.games.tcg.words.verbs import KillBy
from tests.games.tcg.rules.tables import kinds
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

SAM, BOROMIR = "Sam, Son of Hamfast", "Boromir, Lord of Gondor"
TAKE_UP = "Answer Sam 1 Frodo"


def doomed(*foes: Any, free: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Frodo faces the first of these minions in a skirmish at site 6, Sam stands by."""
    first = (foes[0] if isinstance(foes[0], str) else foes[0]["card"]).split(",")[0]
    mine = {"play": [SAM], **(free or {})}
    shadow = {"play": list(foes), **more.pop("shadow", {})}
    return scene(phase="skirmish", site=6, free=mine, shadow=shadow, assigned={first: "Frodo", **more.pop("assigned", {})}, **more)


def taken(play: Scene) -> Scene:
    """Sam bears the Ring, not worn and without a burden."""
    return play.expect(
        winner=-1, ring_bearer={0: "Sam"}, burdens=0, worn=False, dead={0: ["Frodo"]}, in_play={"The One Ring": {"bearer": "Sam"}}
    )


# ---- by what Frodo dies


@rule("T-242")
def test_by_the_wound_of_a_lost_skirmish() -> None:
    """The first of two wounds kills him; the second finds nobody, Sam least of all."""
    play = doomed("Uruk Soldier", free={"wounds": 3, "burdens": 6})
    play.choose("Pass").expect(asked=0, offered=["Pass", TAKE_UP]).choose(TAKE_UP)
    taken(play).expect(phase="regroup", in_play={"Sam": {"wounds": 0, "strength": 4}})


@rule("T-219", "T-242")
def test_by_being_overwhelmed() -> None:
    taken(doomed("Troll's Keyward", free={"burdens": 9}).expect(offered=["Pass", TAKE_UP]).choose(TAKE_UP)).expect(phase="regroup")


@rule("T-188", "T-242")
def test_by_an_arrow_and_the_other_arrows_still_fly() -> None:
    play = scene(phase="archery", site=5, free={"play": [SAM, BOROMIR], "wounds": 3}, shadow={"play": ["Goblin Marksman"] * 3})
    taken(play.choose("Wound Frodo", TAKE_UP)).expect(asked=0, offered=["Wound Sam", "Wound Boromir"])
    play.choose("Wound Sam", "Wound Sam").expect(phase="assignment", in_play={"Sam": {"wounds": 2}})


@rule("T-242")
def test_by_the_text_of_a_minion_in_the_middle_of_the_skirmish_actions() -> None:
    """The skirmish is over without Frodo; Boromir's is still to come."""
    play = doomed("Orc Soldier", "Goblin Runner", free={"play": [SAM, BOROMIR], "wounds": 3}, assigned={"Goblin Runner": "Boromir"})
    play.choose("FirstSkirmish Frodo", "Use Orc Soldier", "Pass")  # the Ring is not put on
    taken(play.choose(TAKE_UP)).expect(phase="regroup", in_play={"Orc Soldier": {"wounds": 1}}, discards={1: ["Goblin Runner"]})


@rule("T-242")
def test_by_a_blade_tip_at_the_start_of_a_turn_he_does_not_die() -> None:
    """It gives a Ring-bearer a burden instead of a wound."""
    tip = {"wounds": 3, "bears": [{"card": "Blade Tip", "owner": 1}], "play": [SAM], "burdens": 2}
    scene(phase="turn", site=1, free=tip).expect(burdens=3, dead={0: []}, ring_bearer={0: "Frodo"})


# ---- against required texts and later answers


@rule("T-242")
def test_required_texts_come_first_and_burdens_without_a_ring_bearer_are_lost() -> None:
    """A spear that kills a hobbit gives two burdens, the Nazgûl's power one: nobody is there to take them."""
    spear = {"card": "Goblin Runner", "bears": ["Goblin Spear"]}
    play = doomed(spear, "Úlairë Lemenya", "Drawn to Its Power", free={"wounds": 3, "burdens": 9}, assigned={"Úlairë Lemenya": "Frodo"})
    while TAKE_UP not in play.offered:
        play.expect(lost={}).choose(play.offered[0])
    taken(play.choose(TAKE_UP))
    order = kinds(play, TextActed, NewRingBearer, BurdensAdded)
    assert order == ["TextActed", "TextActed", "NewRingBearer"]


@rule("T-242", "T-244")
@pytest.mark.parametrize("oppressors", [1, 2])
def test_answers_of_the_shadow_come_after_sams_and_burden_him(oppressors: int) -> None:
    play = doomed("Orc Inquisitor", free={"wounds": 3, "burdens": 9}, shadow={"hand": ["The Ring's Oppression"] * oppressors}, twilight=9)
    play.expect(asked=0, offered=["Pass", TAKE_UP]).choose(TAKE_UP).expect(asked=1)
    for number in range(1, oppressors + 1):
        play.choose("Answer The Ring's Oppression Frodo").expect(ring_bearer={0: "Sam"}, burdens=number, winner=-1)


@rule("T-242")
def test_who_does_not_want_the_ring_has_lost() -> None:
    doomed("Troll's Keyward").choose("Pass").expect(winner=1, lost={0: "killed"})


# ---- when Sam cannot


@rule("T-242")
@pytest.mark.parametrize("hasty", [True, False])
def test_if_both_die_together_the_game_is_lost(hasty: bool) -> None:
    play = scene(phase="maneuver", site=5, hasty=hasty, free={"play": [SAM], "hand": ["Elendil's Valor"]}, shadow={"play": ["Uruk Savage"]})
    both = (play.handle("Frodo"), play.handle("Sam"))
    play.game.agenda.append(((KillBy(both, ()),), Scope(1)))
    play.game.decision = None
    play.game.advance()
    while play.offered:
        assert TAKE_UP not in play.offered
        play.choose("Pass")
    play.expect(winner=1, lost={0: "killed"}, dead={0: ["Frodo", "Sam"]})


@rule("T-242")
def test_if_sam_has_died_before_the_game_is_lost() -> None:
    play = doomed("Troll's Keyward", "Moria Scout", assigned={"Moria Scout": "Sam"})
    play.choose("FirstSkirmish Sam").expect(winner=1, lost={0: "killed"}, dead={0: ["Sam", "Frodo"]})


@rule("T-244")
@pytest.mark.parametrize("sam", [SAM, "Sam, Faithful Companion"])
def test_sam_does_not_take_over_from_one_who_is_corrupted(sam: str) -> None:
    play = doomed("Goblin Runner", free={"play": [sam], "burdens": 9}).choose("Answer The One Ring Frodo")
    play.expect(winner=1, lost={0: "corrupted"}, offered=[])


@rule("T-244")
def test_nor_when_a_text_corrupts_him() -> None:
    play = scene(
        phase="maneuver",
        site=6,
        twilight=5,
        free={"play": [SAM], "burdens": 9, "dead": [BOROMIR, "Merry, Friend to Sam", "Pippin, Friend to Frodo"]},
        shadow={"play": ["Orc Soldier"], "hand": ["Despair"]},
    )
    play.choose("PlayCard Despair").expect(winner=1, lost={0: "corrupted"}, offered=[])


# ---- afterwards


@rule("T-242")
def test_what_frodo_bore_is_gone_and_the_ring_comes_off() -> None:
    """He wore it; with Sam it is not worn, and he may put it on in his turn."""
    play = doomed(
        "Goblin Patrol Troop",
        "Goblin Runner",
        free={"play": [SAM], "bears": ["Hobbit Sword", {"card": "Thin and Stretched", "owner": 1}]},
        worn=True,
        assigned={"Goblin Runner": "Sam"},
    )
    play.choose("FirstSkirmish Frodo", TAKE_UP).expect(worn=False, discards={0: ["Hobbit Sword"], 1: ["Thin and Stretched"]})
    play.expect(offered=["Pass", "Answer The One Ring Sam"]).choose("Answer The One Ring Sam")
    play.expect(burdens=1, in_play={"Sam": {"wounds": 0}})


@rule("T-242")
def test_the_ring_gives_sam_what_it_gave_frodo() -> None:
    play = doomed("Troll's Keyward", free={"ring": "1R1"}).choose(TAKE_UP)
    taken(play).expect(in_play={"Sam": {"strength": 4, "left": 5}})


@rule("T-242")
def test_another_frodo_cannot_be_played_afterwards() -> None:
    play = scene(
        phase="fellowship", free={"ring_bearer": SAM, "dead": ["Frodo, Son of Drogo"], "hand": ["Frodo, Old Bilbo's Heir"]}, hasty=False
    )
    assert "PlayCard Frodo" not in play.offered and play.refused["PlayCard Frodo"].startswith("InDeadPile")


@rule("T-242")
def test_at_a_larger_table_only_the_sam_of_the_moving_player_may() -> None:
    play = scene(
        players=3,
        phase="skirmish",
        site=6,
        free={"play": [SAM]},
        shadow={"play": ["Troll's Keyward", "Sam, Faithful Companion"]},
        seats={2: {"play": ["Sam, Faithful Companion"]}},
        assigned={"Troll's Keyward": "Frodo"},
    )
    play.expect(asked=0, offered=["Pass", TAKE_UP]).choose(TAKE_UP).expect(
        winner=-1, lost={}, ring_bearer={0: "Sam", 1: "Frodo#2", 2: "Frodo#3"}
    )
