"""Who is killed and where the cards go; exerting (T-058 to T-068)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.news import WasExerted, WasKilled, WasWounded
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule


def hurt(card: str, wounds: int) -> dict[str, object]:
    return {"card": card, "wounds": wounds}


# ---- killed


@rule("T-058", "T-059")
def test_a_character_with_as_many_wounds_as_vitality_is_killed_before_anything_else() -> None:
    """Two arrows: the first kills Boromir at once, so the second finds others only."""
    play = scene(
        phase="archery",
        site=4,
        free={"play": [hurt("Boromir, Lord of Gondor", 2), hurt("Gimli, Son of Glóin", 1)]},
        shadow={"play": ["Goblin Marksman", "Goblin Marksman"]},
    )
    play.choose("Wound Boromir").expect(offered=["Wound Frodo", "Wound Gimli"], dead={0: ["Boromir"]})
    play.choose("Wound Gimli").expect(in_play={"Gimli": {"wounds": 2, "left": 1}}, dead={0: ["Boromir"]})
    assert told(play, WasKilled) == [WasKilled((Named("1R96"),))]


@rule("T-058")
def test_who_lived_by_a_bonus_dies_with_it() -> None:
    play = scene(
        phase="skirmish",
        site=5,
        free={"play": [{**hurt("Boromir, Lord of Gondor", 3), "bears": ["The Saga of Elendil"]}]},
        shadow={"play": ["Uruk Savage"]},
        assigned={"Uruk Savage": "Boromir"},
    )
    play.expect(in_play={"Boromir": {"left": 1}}).choose("Use The Saga of Elendil").expect(dead={0: ["Boromir"]})


@rule("T-059", "T-064")
def test_companions_and_allies_go_to_the_dead_pile_and_minions_to_the_discard_pile() -> None:
    play = scene(
        players=3,
        phase="skirmish",
        site=3,
        free={"play": ["Gimli, Son of Glóin", hurt("Grimir", 2), hurt("Boromir, Son of Denethor", 2)]},
        shadow={"play": ["Uruk Warrior", "Uruk Shaman"]},
        seats={2: {"play": [hurt("Uruk Savage", 2)]}},
        assigned={"Uruk Warrior": "Grimir", "Uruk Shaman": "Boromir", "Uruk Savage": "Gimli"},
    )
    play.choose("FirstSkirmish Grimir", "Pass").choose("FirstSkirmish Boromir", "Pass")
    while play.facts["phase"] == "skirmish":
        play.choose("Pass")
    play.expect(dead={0: ["Grimir", "Boromir"], 1: [], 2: []}, discards={0: [], 1: [], 2: ["Uruk Savage"]})


@rule("T-060")
@pytest.mark.parametrize("hand", ["Boromir, Lord of Gondor", "Boromir, Son of Denethor"])
def test_a_unique_title_in_the_dead_pile_bars_every_card_of_that_title(hand: str) -> None:
    play = scene(
        free={"play": ["Gimli, Son of Glóin"], "dead": ["Boromir, Lord of Gondor"], "hand": [hand, "Legolas, Greenleaf"]},
        shadow={"dead": ["Legolas, Greenleaf"]},
    )
    assert play.refused["PlayCard Boromir"].startswith("InDeadPile")
    play.expect(offered=["Pass", "PlayCard Legolas"])  # another player's dead do not matter


@rule("T-060")
def test_a_dead_unique_ally_is_barred_too() -> None:
    play = scene(free={"dead": ["Rosie Cotton"], "hand": ["Rosie Cotton", "The Gaffer"]})
    play.expect(offered=["Pass", "PlayCard The Gaffer"])
    assert play.refused["PlayCard Rosie Cotton"].startswith("InDeadPile")


@rule("T-061")
def test_a_card_that_is_not_unique_may_follow_its_dead_copies() -> None:
    play = scene(
        free={
            "play": ["Gimli, Son of Glóin"],
            "dead": ["Dwarf Guard", "Dwarf Guard", "Hobbit Farmer"],
            "hand": ["Dwarf Guard", "Hobbit Farmer"],
        }
    )
    play.choose("PlayCard Dwarf Guard", "PlayCard Hobbit Farmer").expect(
        in_play={"Dwarf Guard": {"owner": 0}, "Hobbit Farmer": {"owner": 0}}
    )


@rule("T-063")
def test_a_discarded_ally_goes_to_the_discard_pile_and_may_be_played_again() -> None:
    play = scene(
        phase="maneuver",
        site=3,
        twilight=3,
        free={"play": ["Rosie Cotton"], "hand": ["Rosie Cotton"]},
        shadow={"play": ["Úlairë Lemenya"], "hand": ["Fear"]},
    )
    play.choose("PlayCard Fear").expect(discards={0: ["Rosie Cotton"]}, dead={0: []})
    again = scene(free={"discard": ["Rosie Cotton", "Boromir, Lord of Gondor"], "hand": ["Rosie Cotton", "Boromir, Lord of Gondor"]})
    again.expect(offered=["Pass", "PlayCard Rosie Cotton", "PlayCard Boromir"])


@rule("T-063")
def test_a_discarded_companion_goes_to_the_discard_pile() -> None:
    play = scene(
        phase="maneuver",
        site=5,
        twilight=3,
        free={"play": [hurt("Boromir, Lord of Gondor", 2), "Gimli, Son of Glóin", "Legolas, Greenleaf", "Sam, Son of Hamfast"]},
        shadow={"play": ["Uruk Savage"], "hand": ["Caradhras Has Not Forgiven Us"]},
    )
    play.choose("PlayCard Caradhras Has Not Forgiven Us").expect(discards={0: ["Boromir"]}, dead={0: []})


# ---- exerting


@rule("T-065")
def test_exerting_places_a_wound_token_and_is_no_wound() -> None:
    play = scene(free={"play": ["Gandalf, The Grey Wizard", "Sam, Son of Hamfast"], "hand": ["Intimidate"], "burdens": 1})
    play.choose("Use Sam").expect(in_play={"Sam": {"wounds": 1, "left": 3}}, burdens=0)
    assert told(play, WasWounded) == [] and told(play, WasExerted) == [WasExerted((Named("1C311"),))]
    play.expect(hands={0: ["Intimidate"]})  # which answers wounds, and was not asked for


@rule("T-065")
def test_the_ring_does_not_answer_an_exertion() -> None:
    play = scene(
        phase="skirmish",
        site=5,
        free={"hand": ["Halfling Deftness"], "ring": "The One Ring, Isildur's Bane"},
        shadow={"play": ["Uruk Savage"]},
        assigned={"Uruk Savage": "Frodo"},
    )
    play.choose("PlayCard Halfling Deftness").expect(in_play={"Frodo": {"wounds": 1}}, burdens=0, worn=False)


@rule("T-066")
def test_an_exhausted_character_cannot_exert() -> None:
    exhausted = scene(
        free={"play": [hurt("Sam, Son of Hamfast", 3)], "burdens": 1, "hand": ["Athelas", "Sorry About Everything"], "wounds": 3},
        hasty=False,
    )
    exhausted.expect(offered=["Pass"])
    assert exhausted.refused["Use Sam"].startswith("Exert") and exhausted.refused["PlayCard Sorry About Everything"].startswith("Exert")
    tired = scene(free={"play": [hurt("Sam, Son of Hamfast", 2)], "burdens": 1})
    tired.choose("Use Sam").expect(in_play={"Sam": {"wounds": 3, "left": 1}})


def skirmisher(*wounds: int) -> Scene:
    """An orc that makes a hobbit exert, three hobbits with so many wounds, and then the arrows."""
    names = ("Sam, Son of Hamfast", "Merry, Friend to Sam", "Pippin, Friend to Frodo")
    play = [hurt(name, count) for name, count in zip(names, wounds, strict=True)]
    return scene(phase="maneuver", site=6, twilight=3, free={"play": play}, shadow={"play": ["Morgul Skirmisher"]})


@rule("T-066", "T-067")
def test_an_opponent_cannot_make_an_exhausted_character_exert() -> None:
    skirmisher(3, 0, 1).choose("Use Morgul Skirmisher").expect(offered=["Exert Merry", "Exert Pippin"])


@rule("T-067")
def test_where_all_are_exhausted_nothing_happens() -> None:
    play = skirmisher(3, 3, 3).choose("Use Morgul Skirmisher")
    play.expect(twilight=0, phase="assignment", in_play={name: {"wounds": 3} for name in ("Sam", "Merry", "Pippin")})
    assert told(play, WasExerted) == []


@rule("T-067")
def test_who_must_exert_somebody_cannot_choose_the_exhausted() -> None:
    eye = {"play": ["Under the Watching Eye"]}
    play = scene(free={"play": [hurt("Gimli, Son of Glóin", 2), "Boromir, Lord of Gondor"]}, shadow=eye)
    play.expect(asked=0, offered=["Exert Frodo", "Exert Boromir"])
    play = scene(free={"play": [hurt("Gimli, Son of Glóin", 2)], "wounds": 3}, shadow=eye)
    play.expect(site=2, in_play={"Gimli": {"wounds": 2}, "Frodo": {"wounds": 3}})


@rule("T-068")
def test_farmer_maggot_exerts_to_heal_merry_or_pippin() -> None:
    play = scene(
        free={
            "play": ["Farmer Maggot", hurt("Merry, Friend to Sam", 2), hurt("Pippin, Friend to Frodo", 1), hurt("Sam, Son of Hamfast", 1)]
        }
    )
    play.choose("Use Farmer Maggot").expect(offered=["Heal Merry", "Heal Pippin"])
    play.choose("Heal Merry").expect(in_play={"Farmer Maggot": {"wounds": 1}, "Merry": {"wounds": 1}, "Pippin": {"wounds": 1}})
