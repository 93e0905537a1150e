"""Responses (T-287 to T-289) and who orders what must happen at once (T-318, T-319)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.news import EventCancelled, WasDiscarded, WasKilled, WasWounded, WoundPrevented
from tests.games.tcg.rules.tables import kinds, told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

GANDALF = "Gandalf, The Grey Wizard"


def two_fights(hand: list[str], **free: Any) -> Scene:
    """Gimli wins against a Goblin, Boromir loses against an Uruk."""
    return scene(
        phase="skirmish",
        site=5,
        free={"play": [{"card": "Gimli, Dwarf of Erebor", "wounds": 2}, "Boromir, Lord of Gondor"], "hand": hand, **free},
        shadow={"play": ["Goblin Runner", "Uruk Warrior"], "deck": ["Athelas"] * 9},
        assigned={"Goblin Runner": "Gimli", "Uruk Warrior": "Boromir"},
    )


@rule("T-287")
@pytest.mark.parametrize("phase", ["fellowship", "maneuver", "archery", "regroup"])
def test_a_response_is_not_among_the_actions_of_a_phase(phase: str) -> None:
    hand = ["Still Draws Breath", "Intimidate", "Strength of Spirit", "Extraordinary Resilience", "Strength of Kings"]
    play = scene(
        phase=phase,
        site=5,
        free={"play": [GANDALF, "Aragorn, King in Exile", "Gimli, Son of Glóin"], "hand": hand},
        shadow={"play": ["Uruk Savage"]},
        hasty=False,
    )
    assert not any([choice.startswith("PlayCard") for choice in play.offered])
    assert {play.refused[f"PlayCard {card}"] for card in hand} == {"NotNow"}


@rule("T-287")
def test_a_response_is_offered_when_its_situation_occurs_and_only_then() -> None:
    """Still Draws Breath answers the victory of a Dwarf, not that of an Uruk."""
    play = two_fights(["Still Draws Breath"]).choose("FirstSkirmish Boromir")
    play.expect(asked=0, offered=["Pass", "Answer Still Draws Breath Gimli"], in_play={"Boromir": {"wounds": 2}, "Gimli": {"wounds": 2}})
    play.choose("Answer Still Draws Breath Gimli").expect(in_play={"Gimli": {"wounds": 1}}, discards={0: ["Still Draws Breath"]})


@rule("T-287")
def test_a_response_on_a_card_in_play_waits_for_its_moment_too() -> None:
    """Goblin Armory prevents a wound that is about to be placed on an Orc; Uruk-hai do not matter to it."""
    armory: dict[str, Any] = {"phase": "archery", "site": 5, "free": {"play": ["Legolas, Prince of Mirkwood"]}}
    play = scene(**armory, shadow={"play": ["Goblin Armory", "Goblin Runner"]}).expect(
        asked=1, offered=["Pass", "Answer Goblin Armory 1 Goblin Runner"]
    )
    play.choose("Answer Goblin Armory 1 Goblin Runner").expect(in_play={"Goblin Runner": {"wounds": 0}}, discards={1: ["Goblin Armory"]})
    play = scene(**armory, shadow={"play": ["Goblin Armory", "Uruk Savage"]})
    play.expect(in_play={"Uruk Savage": {"wounds": 1}, "Goblin Armory": {"owner": 1}}, phase="assignment")


@rule("T-288")
def test_one_situation_may_be_answered_several_times() -> None:
    """Two copies of the event, one after the other, for the same victory; a third player's answer is no reason to stop."""
    play = two_fights(["Still Draws Breath", "Still Draws Breath", "Nobody Tosses a Dwarf"]).choose("FirstSkirmish Gimli")
    play.choose("Answer Still Draws Breath Gimli").expect(in_play={"Gimli": {"wounds": 1}})
    play.expect(offered=["Pass", "Answer Still Draws Breath Gimli", "Answer Nobody Tosses a Dwarf Gimli"])
    play.choose("Answer Still Draws Breath Gimli").expect(in_play={"Gimli": {"wounds": 0}})
    play.choose("Answer Nobody Tosses a Dwarf Gimli").expect(discards={1: ["Athelas"] * 3 + ["Goblin Runner"]})


@rule("T-288")
def test_a_response_in_play_may_be_used_again_as_long_as_it_makes_sense() -> None:
    """Uruk Bloodlust heals for a token each time, until no wound is left."""
    play = scene(
        phase="skirmish",
        site=5,
        twilight=5,
        shadow={"play": [{"card": "Uruk Savage", "wounds": 2}, "Uruk Bloodlust"]},
        free={"play": ["Merry, From O'er the Brandywine"]},
        assigned={"Uruk Savage": "Merry"},
    )
    for left in (1, 0):
        play.choose("Answer Uruk Bloodlust").expect(in_play={"Uruk Savage": {"wounds": left}}, twilight=3 + left)


@rule("T-288")
def test_a_text_with_may_answers_once() -> None:
    """Gimli's Battle Axe wounds one Orc for one victory."""
    play = scene(
        phase="skirmish",
        site=4,
        free={"play": [{"card": "Gimli, Dwarf of Erebor", "bears": ["Gimli's Battle Axe"]}]},
        shadow={"play": ["Goblin Runner", {"card": "Ancient Chieftain"}]},
        assigned={"Goblin Runner": "Gimli"},
    )
    play.choose("Answer Gimli's Battle Axe").expect(in_play={"Ancient Chieftain": {"wounds": 1}}, phase="regroup")


@rule("T-289")
def test_a_cancelled_event_has_no_effect_and_its_costs_stay_paid() -> None:
    """Wariness stops Hobbit Stealth: the skirmish goes on, the token stays in the pool, both events are discarded."""
    play = scene(
        phase="skirmish",
        site=4,
        twilight=1,
        free={"hand": ["Hobbit Stealth"]},
        shadow={"play": [{"card": "Uruk Savage"}], "hand": ["Wariness"]},
        assigned={"Uruk Savage": "Frodo"},
    )
    play.choose("PlayCard Hobbit Stealth").expect(asked=1, twilight=2).choose("Answer Wariness Hobbit Stealth")
    play.choose("Option Exert").expect(
        skirmish={"cancelled": False}, twilight=2, discards={0: ["Hobbit Stealth"], 1: ["Wariness"]}, in_play={"Uruk Savage": {"wounds": 1}}
    )
    assert told(play, EventCancelled) == [EventCancelled(Named("1C298"))]


@rule("T-289")
def test_an_exertion_paid_for_a_cancelled_event_stays() -> None:
    """Strength of Kings cancels Bred for Battle: the Uruk has exerted for nothing."""
    play = scene(
        phase="skirmish",
        site=5,
        free={"play": ["Aragorn, King in Exile"], "hand": ["Strength of Kings"]},
        shadow={"play": ["Uruk Savage"], "hand": ["Bred for Battle"]},
        assigned={"Uruk Savage": "Aragorn"},
    )
    play.choose("PlayCard Bred for Battle").expect(asked=0, in_play={"Uruk Savage": {"wounds": 1, "strength": 5}})
    play.choose("Answer Strength of Kings Bred for Battle")
    play.expect(discards={0: ["Strength of Kings"], 1: ["Bred for Battle"]}, in_play={"Uruk Savage": {"wounds": 2}})  # he lost, 5 to 8


@rule("T-289")
def test_what_was_prevented_can_be_answered_by_nobody_else() -> None:
    """One Intimidate is enough: with the wound gone the second is not offered any more."""
    play = scene(
        phase="archery",
        site=4,
        free={"play": [GANDALF], "hand": ["Intimidate", "Intimidate"]},
        shadow={"play": ["Goblin Marksman"]},
    ).choose("Wound Gandalf", "Answer Intimidate Gandalf")
    play.expect(phase="assignment", in_play={"Gandalf": {"wounds": 0}}, hands={0: ["Intimidate"]})
    assert len(told(play, WoundPrevented)) == 1


# ---- timing conflicts


@rule("T-318", "T-319")
def test_the_free_peoples_player_orders_required_texts_of_one_moment() -> None:
    """At the start of his turn Elrond heals the allies of Rivendell and Dwarven Heart exerts Grimir: the order is his."""
    grimir = {"card": "Grimir", "bears": ["Dwarven Heart"], "wounds": 1}
    data: dict[str, Any] = {"phase": "turn", "free": {"play": ["Elrond", grimir]}}
    play = scene(**data).expect(asked=0, offered=["Answer Elrond", "Answer Dwarven Heart"])
    play.choose("Answer Elrond").expect(in_play={"Grimir": {"wounds": 1}})
    exhausted = {"phase": "turn", "free": {"play": ["Elrond", {**grimir, "wounds": 2}]}}
    scene(**exhausted).choose("Answer Elrond").expect(in_play={"Grimir": {"wounds": 2}})  # healed, then exerted
    scene(**exhausted).choose("Answer Dwarven Heart").expect(in_play={"Grimir": {"wounds": 1}})  # too tired to exert, then healed


@rule("T-318")
def test_he_orders_required_texts_of_the_shadow_as_well() -> None:
    """Two Blade Tips of seats 1 and 2 wait for the same Fellowship phase; seat 0 is asked, and nobody may decline."""
    play = scene(
        players=3,
        phase="turn",
        free={
            "play": [
                {"card": "Merry, Friend to Sam", "bears": [{"card": "Blade Tip", "owner": 1}]},
                {"card": "Pippin, Friend to Frodo", "bears": [{"card": "Blade Tip", "owner": 2}]},
            ],
            "hand": ["Hobbit Sword"],
        },
    )
    play.expect(asked=0, offered=["Answer Blade Tip", "Answer Blade Tip#2"], phase="fellowship")
    play.choose("Answer Blade Tip#2").expect(in_play={"Merry": {"wounds": 1}, "Pippin": {"wounds": 1}})


@rule("T-318")
def test_required_texts_come_before_those_that_may_be_used() -> None:
    """Elrond must, Frodo may: nobody is asked about Frodo before Elrond has healed."""
    play = scene(
        phase="turn",
        free={"ring_bearer": "Frodo, Old Bilbo's Heir", "play": [{"card": "Elrond", "wounds": 1}, {"card": "Rosie Cotton", "wounds": 1}]},
    )
    play.expect(asked=0, offered=["Pass", "Answer Frodo"], in_play={"Elrond": {"wounds": 0}, "Rosie Cotton": {"wounds": 1}})


@rule("T-318")
def test_wounds_of_a_lost_skirmish_are_one_of_the_required_things() -> None:
    """Let Them Come! discards the beaten Orc, or the wound kills it first: the Free Peoples player says which."""
    for first, told_of in (("LoserWounds", ["WasWounded", "WasKilled"]), ("Answer Let Them Come! Gimli", ["WasDiscarded"])):
        play = scene(
            phase="skirmish",
            site=4,
            free={"play": ["Gimli, Dwarf of Erebor", "Let Them Come!"]},
            shadow={"play": ["Goblin Runner"]},
            assigned={"Goblin Runner": "Gimli"},
        ).expect(asked=0, offered=["LoserWounds", "Answer Let Them Come! Gimli"])
        assert kinds(play.choose(first), WasWounded, WasKilled, WasDiscarded)[: len(told_of)] == told_of
