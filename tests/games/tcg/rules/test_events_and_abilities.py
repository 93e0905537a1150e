"""Events, conditions, special abilities and when they may be used (T-036 to T-039, T-119 to T-125, T-131)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.moments import Answering
from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.news import WasWounded
from onetable.games.tcg.traits import Kind
from onetable.games.tcg.words.abilities import PhaseAction
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

SWORDARM = "Swordarm of the White Tower"


def duel(**hands: list[str]) -> Scene:
    """Boromir fights an Uruk, Frodo another one."""
    return scene(
        phase="skirmish",
        site=5,
        twilight=6,
        free={
            "play": ["Boromir, Lord of Gondor"],
            "hand": hands.get("free", []),
            "discard": hands.get("discard", []),
            "deck": hands.get("deck", []),
        },
        shadow={"play": ["Uruk Savage", "Uruk Soldier"], "hand": hands.get("shadow", [])},
        assigned={"Uruk Savage": "Boromir", "Uruk Soldier": "Frodo"},
    )


# ---- events


@rule("T-036")
def test_events_are_played_from_the_hand_only() -> None:
    assert f"PlayCard {SWORDARM}" in duel(free=[SWORDARM]).choose("FirstSkirmish Boromir").offered
    elsewhere = duel(free=["Athelas"], discard=[SWORDARM], deck=[SWORDARM], shadow=["Bred for Battle"]).choose("FirstSkirmish Boromir")
    elsewhere.expect(asked=1, offered=["Pass", "PlayCard Bred for Battle"])


@rule("T-036", "T-037")
def test_an_event_is_never_in_play_and_is_discarded_after_its_effect() -> None:
    play = duel(free=["Noble Intentions"], shadow=["Hunt Them Down!"]).choose("FirstSkirmish Frodo", "PlayCard Noble Intentions")
    play.expect(in_play={"Boromir": {"wounds": 1}, "Frodo": {"strength": 3 + 1 + 3}}, discards={0: ["Noble Intentions"], 1: []})
    assert "Noble Intentions" not in play.facts["in_play"]


@rule("T-037")
def test_an_event_lies_in_no_pile_while_its_effect_is_carried_out() -> None:
    play = scene(
        phase="skirmish",
        site=5,
        free={"play": ["Boromir, Lord of Gondor", "Aragorn, King in Exile"], "hand": [SWORDARM]},
        shadow={"play": ["Uruk Savage"]},
        assigned={"Uruk Savage": "Boromir"},
    )
    play.choose(f"PlayCard {SWORDARM}").expect(offered=["Strengthen Boromir", "Strengthen Aragorn"], discards={0: []}, hands={0: []})
    play.choose("Strengthen Boromir").expect(discards={0: [SWORDARM]})


@rule("T-119", "T-121")
def test_every_event_says_when_it_is_played() -> None:
    for card in CARDS.values():
        if card.kind is Kind.EVENT:
            assert card.text and all([isinstance(ability, (PhaseAction, Answering)) for ability in card.text]), card.id


@rule("T-119")
@pytest.mark.parametrize(
    ("event", "phase"),
    [
        ("Elf-song", "fellowship"),
        ("Elendil's Valor", "maneuver"),
        ("Double Shot", "archery"),
        (SWORDARM, "skirmish"),
        ("An Able Guide", "regroup"),
    ],
)
def test_an_event_is_played_in_the_phase_it_names_and_in_no_other(event: str, phase: str) -> None:
    for now in ("fellowship", "maneuver", "archery", "assignment", "skirmish", "regroup"):
        play = scene(
            phase=now,
            site=4,
            moves=0,
            hasty=False,
            free={"play": ["Aragorn, King in Exile", "Legolas, Greenleaf"], "hand": [event]},
            shadow={"play": ["Goblin Runner"]},
            assigned={"Goblin Runner": "Aragorn"} if now == "skirmish" else {},
        )
        assert play.facts["phase"] == now and play.facts["asked"] == 0
        assert (f"PlayCard {event}" in play.offered) is (now == phase), now
        assert play.refused.get(f"PlayCard {event}", "").startswith("OnlyInPhase") is (now != phase), now


@rule("T-119")
def test_shadow_and_assignment_events_keep_to_their_phases() -> None:
    hand = {"play": ["Goblin Runner"], "hand": ["Host of Thousands", "Frenzy"], "discard": ["Goblin Sneak"]}
    tired = [{"card": "Boromir, Lord of Gondor", "wounds": 2}]
    play = scene(phase="shadow", site=4, twilight=9, free={"play": tired}, shadow=hand)
    play.expect(asked=1, offered=["Pass", "PlayCard Host of Thousands"], refused={"PlayCard Frenzy": "OnlyInPhase"})
    play = scene(phase="assignment", site=4, twilight=9, free={"play": tired}, shadow=hand)
    play.expect(asked=1, offered=["Pass", "PlayCard Frenzy"], refused={"PlayCard Host of Thousands": "OnlyInPhase"})


@rule("T-120")
def test_a_bonus_of_a_skirmish_is_gone_when_it_ends() -> None:
    play = duel(free=[SWORDARM, "Halfling Deftness"]).choose("FirstSkirmish Boromir", f"PlayCard {SWORDARM}")
    play.expect(in_play={"Boromir": {"strength": 9}}).choose("Pass")
    play.expect(skirmish={"defender": "Frodo"}, in_play={"Boromir": {"strength": 7}})


@rule("T-120")
def test_a_text_may_say_that_it_lasts_longer() -> None:
    play = scene(
        phase="maneuver",
        site=4,
        free={"play": ["Boromir, Lord of Gondor"], "hand": ["Elendil's Valor", "Gondor's Vengeance"]},
        shadow={"play": ["Goblin Runner", "Goblin Patrol Troop"]},
    )
    play.choose("PlayCard Elendil's Valor").expect(phase="assignment", in_play={"Boromir": {"defender": 1}})
    play.choose("AssignTo Goblin Runner Boromir", "LeaveUnassigned Goblin Patrol Troop", "LeaveUnassigned Goblin Patrol Troop")
    play.expect(phase="regroup", in_play={"Boromir": {"defender": 0}})


@rule("T-122")
def test_each_copy_of_an_event_is_carried_out_once() -> None:
    play = scene(
        phase="maneuver",
        site=6,
        free={"play": ["Boromir, Lord of Gondor"]},
        shadow={"play": ["Orc Inquisitor"], "hand": ["Hate", "Hate"]},
    )
    play.choose("PlayCard Hate").expect(
        in_play={"Boromir": {"wounds": 1}, "Orc Inquisitor": {"wounds": 1}}, hands={1: ["Hate"]}, discards={1: ["Hate"]}
    )
    play.choose("PlayCard Hate").expect(in_play={"Boromir": {"wounds": 2}, "Orc Inquisitor": {"wounds": 2}}, discards={1: ["Hate", "Hate"]})
    assert told(play, WasWounded) == [WasWounded((Named("1R96"),))] * 2


# ---- conditions


@rule("T-038")
def test_a_condition_stays_in_play_from_turn_to_turn() -> None:
    play = scene(
        phase="regroup",
        free={"play": ["Boromir, Lord of Gondor", "Foes of Mordor"]},
        shadow={"play": ["Uruk-hai Armory", "Uruk Savage"], "hand": ["Athelas"]},
    )
    play.choose("Pass", "Stay").expect(
        free_peoples=1, in_play={"Foes of Mordor": {"owner": 0}, "Uruk-hai Armory": {"owner": 1}}, discards={1: ["Uruk Savage"]}
    )


@rule("T-038")
def test_a_condition_leaves_when_something_discards_it() -> None:
    play = scene(
        phase="fellowship",
        moves=0,
        free={"play": ["Gandalf, The Grey Wizard", "Foes of Mordor"], "hand": ["Sleep, Caradhras"]},
        shadow={"play": ["Uruk-hai Armory"]},
    )
    play.choose("PlayCard Sleep, Caradhras").expect(discards={0: ["Foes of Mordor", "Sleep, Caradhras"], 1: ["Uruk-hai Armory"]})


@rule("T-039")
def test_some_conditions_are_played_on_an_opponents_character_and_stay_their_owners() -> None:
    play = scene(
        phase="shadow",
        site=6,
        free={"play": ["Aragorn, King in Exile", "Boromir, Lord of Gondor"]},
        shadow={"play": ["Orc Inquisitor"], "hand": ["The Weight of a Legacy"]},
    )
    play.choose("PlayCard The Weight of a Legacy")
    play.expect(in_play={"The Weight of a Legacy": {"bearer": "Aragorn", "owner": 1}, "Aragorn": {"strength": 7, "owner": 0}})


# ---- special abilities


@rule("T-123")
def test_an_ability_with_a_timing_word_on_a_card_in_play_is_used_and_on_an_event_is_played() -> None:
    labelled = [card for card in CARDS.values() if any([isinstance(ability, PhaseAction) for ability in card.text])]
    assert {card.kind for card in labelled} == {
        Kind.COMPANION,
        Kind.ALLY,
        Kind.MINION,
        Kind.POSSESSION,
        Kind.CONDITION,
        Kind.SITE,
        Kind.EVENT,
    }
    play = scene(
        phase="skirmish",
        site=4,
        free={"play": ["Gimli, Son of Glóin"], "hand": ["Battle Fury"]},
        shadow={"play": ["Goblin Patrol Troop"]},
        assigned={"Goblin Patrol Troop": "Gimli"},
    )
    play.expect(offered=["Pass", "Use Gimli", "PlayCard Battle Fury"])


@rule("T-124")
def test_a_special_ability_needs_its_card_in_play() -> None:
    play = scene(
        free={
            "play": ["Boromir, Lord of Gondor", {"card": "Sam, Son of Hamfast", "wounds": 1}],
            "hand": ["The Gaffer, Sam's Father", "Rosie Cotton"],
            "discard": ["Barliman Butterbur", "Risk a Little Light"],
        }
    )
    play.expect(offered=["Pass", "Use Sam", "PlayCard The Gaffer", "PlayCard Rosie Cotton"])
    play.choose("PlayCard The Gaffer")
    assert "Use The Gaffer" in play.offered and "Use Rosie Cotton" not in play.offered


@rule("T-125")
def test_a_special_ability_may_be_used_again_as_long_as_it_can_be_paid() -> None:
    play = scene(
        phase="skirmish",
        site=4,
        hasty=False,
        free={"play": ["Gimli, Son of Glóin"], "hand": ["Athelas"]},
        shadow={"play": ["Goblin Patrol Troop"], "hand": ["Uruk Savage"]},
        assigned={"Goblin Patrol Troop": "Gimli"},
    )
    play.choose("Use Gimli", "Pass").expect(asked=0, offered=["Pass", "Use Gimli"], in_play={"Gimli": {"strength": 8, "wounds": 1}})
    play.choose("Use Gimli", "Pass").expect(asked=0, offered=["Pass"], in_play={"Gimli": {"strength": 10, "wounds": 2}})
    assert play.refused["Use Gimli"].startswith("Exert")  # exhausted: he cannot pay any more


@rule("T-131")
def test_cards_in_hand_and_in_play_give_further_fellowship_actions() -> None:
    play = scene(
        site=3,
        free={
            "play": ["Sam, Son of Hamfast", "Elrond, Lord of Rivendell"],
            "hand": ["Elf-song", "Sorry About Everything", "Elendil's Valor"],
            "burdens": 2,
            "deck": ["Athelas"],
        },
    )
    play.expect(offered=["Pass", "Use Sam", "Use Elrond 1", "PlayCard Elf-song", "PlayCard Sorry About Everything"])
    play.choose("Use Sam").expect(burdens=1).choose("PlayCard Elf-song").expect(burdens=0).choose("Use Elrond").expect(hand={0: 3})
