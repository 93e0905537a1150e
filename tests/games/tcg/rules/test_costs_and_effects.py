"""Costs and effects (T-290 to T-297)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.deeds import Deed
from onetable.games.tcg.speech.moments import Answering
from onetable.games.tcg.speech.news import WasDiscarded, WasExerted
from onetable.games.tcg.words.abilities import PhaseAction
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import RULEBOOK, scene
from tests.rules import rule

# ---- costs


def deeds(card: str) -> list[Deed]:
    """What the paragraphs of a card let one do."""
    return [ability.does for ability in CARDS[card].text if isinstance(ability, (PhaseAction, Answering))]


@rule("T-290")
def test_costs_stand_before_to_and_effects_after_it() -> None:
    """Gandalf's Pipe: discard pipeweed and spot pipes, to remove burdens; Axe Strike costs nothing but its twilight."""
    (smoke,) = deeds("1U74")
    assert [type(cost).__name__ for cost in smoke.costs] == ["Discard", "SpotX"]
    assert [type(effect).__name__ for effect in smoke.effects] == ["RemoveBurdens"]
    assert deeds("1C3")[0].costs == ()
    text = RULEBOOK.phrasebook("en").say(CARDS["1C4"])
    assert text.index("Exert a Dwarf") < text.index(" to ") < text.index("strength +3")


@rule("T-290")
@pytest.mark.parametrize(
    ("card", "data", "paid"),
    [
        (
            "Delving",
            {"free": {"play": ["Gimli, Son of Glóin"], "deck": ["Athelas"] * 3}},
            {"twilight": 1, "in_play": {"Gimli": {"wounds": 1}}},
        ),
        ("Hobbit Appetite", {"free": {"wounds": 1}}, {"twilight": 1, "in_play": {"Frodo": {"wounds": 0}}}),
    ],
)
def test_the_costs_are_paid_before_the_effect(card: str, data: dict[str, Any], paid: dict[str, Any]) -> None:
    data["free"]["hand"] = [card, "Hobbit Sword"]
    scene(**data).choose(f"PlayCard {card}").expect(**paid)


CANNOT_PAY = [
    ("They Are Coming", "shadow", {"play": ["They Are Coming"], "hand": ["Athelas"] * 2, "discard": ["Goblin Runner"]}, "a hand of three"),
    ("Seeking Its Master", "shadow", {"play": ["Seeking Its Master", {"card": "Orc Soldier", "wounds": 1}]}, "an Orc who can exert"),
    ("Seeking Its Master", "shadow", {"play": ["Seeking Its Master", "Orc Soldier"]}, "two tokens"),
    ("Relics of Moria", "shadow", {"play": ["Relics of Moria", "Goblin Runner"], "discard": ["Goblin Scimitar"]}, "two tokens"),
]


@rule("T-291")
@pytest.mark.parametrize(("card", "phase", "shadow", "lacking"), CANNOT_PAY, ids=lambda value: value if isinstance(value, str) else "")
def test_what_cannot_be_paid_cannot_be_used(card: str, phase: str, shadow: dict[str, Any], lacking: str) -> None:
    play = scene(phase=phase, site=6, twilight=1, shadow={"hand": ["Athelas"], **shadow}, hasty=False)
    assert f"Use {card}" not in play.offered and f"Use {card}" in play.refused


@rule("T-291")
def test_what_can_just_be_paid_can_be_used() -> None:
    goblins = {"play": ["They Are Coming"], "hand": ["Athelas"] * 3, "discard": ["Goblin Runner"]}
    assert "Use They Are Coming" in scene(phase="shadow", site=6, twilight=1, shadow=goblins).offered
    assert (
        "Use They Are Coming" not in scene(phase="shadow", site=6, twilight=0, shadow=goblins, hasty=False).offered
    )  # nor the Orc's own cost


@rule("T-291")
def test_all_costs_of_several_are_needed() -> None:
    """Thrór's Map asks for two different Hobbits; Frodo alone is not enough, however often he could exert."""
    alone = scene(free={"play": ["Thrór's Map"], "hand": ["Athelas"]}, hasty=False)
    assert "Use Thrór's Map" in alone.refused and alone.offered == ["Pass"]
    two = scene(free={"play": ["Thrór's Map", "Merry, From O'er the Brandywine"], "hand": ["Athelas"]}, hasty=False)
    assert "Use Thrór's Map" in two.offered


@rule("T-292")
@pytest.mark.parametrize(("wounds", "playable"), [(0, True), (1, True), (2, False)])
def test_an_event_that_exerts_a_dwarf_needs_one_who_is_not_exhausted(wounds: int, playable: bool) -> None:
    play = scene(free={"play": [{"card": "Gimli, Son of Glóin", "wounds": wounds}], "hand": ["Delving", "Athelas"]}, hasty=False)
    assert ("PlayCard Delving" in play.offered) is playable
    assert ("PlayCard Delving" in play.refused) is not playable


@rule("T-292")
def test_exerting_twice_needs_two_vitality_to_spare() -> None:
    """Merry, Friend to Sam, exerts two times."""
    for wounds, usable in ((1, True), (2, False)):
        play = scene(
            phase="skirmish",
            site=4,
            free={"play": [{"card": "Merry, Friend to Sam", "wounds": wounds}, "Boromir, Lord of Gondor"], "hand": ["Athelas"]},
            shadow={"play": ["Goblin Runner"]},
            assigned={"Goblin Runner": "Boromir"},
            hasty=False,
        )
        assert ("Use Merry" in play.offered) is usable


@rule("T-293", "T-294")
def test_two_conditions_that_exert_a_dwarf_take_two_exertions() -> None:
    """Shoulder to Shoulder lies there twice: each use has its own token and its own exertion."""
    play = scene(
        phase="maneuver",
        site=4,
        free={"play": ["Gimli, Son of Glóin", {"card": "Arwen", "wounds": 2}, "Shoulder to Shoulder", "Shoulder to Shoulder"]},
        shadow={"play": ["Goblin Runner"]},
    )
    for number, condition in enumerate(("Shoulder to Shoulder", "Shoulder to Shoulder#2"), 1):
        play.choose(f"Use {condition}")
        if len(play.offered) == 2 and play.offered[0].startswith("Option"):
            play.game.answer(0)  # the Dwarf exerts; the other option is that the Elf does
        play.expect(twilight=number, in_play={"Gimli": {"wounds": number}, "Arwen": {"wounds": 2 - number}})
    assert len(told(play, WasExerted)) == 2


@rule("T-293")
def test_one_card_played_pays_for_one_use_of_a_site() -> None:
    """Rivendell Terrace: play a Man to draw a card; with one Man in hand that is one card."""
    play = scene(site=3, free={"hand": ["Boromir, Lord of Gondor", "Hobbit Sword"], "deck": ["Athelas", "Axe Strike"]})
    play.choose("Use Rivendell Terrace").expect(hands={0: ["Hobbit Sword", "Athelas"]}, in_play={"Boromir": {"owner": 0}})
    assert "Use Rivendell Terrace" not in play.offered


# ---- effects


@rule("T-295")
def test_what_cannot_be_done_is_left_out() -> None:
    """Delving draws what is there, and An Able Guide removes the tokens that are there."""
    play = scene(free={"play": ["Gimli, Son of Glóin"], "hand": ["Delving", "Hobbit Sword"], "deck": ["Athelas"]}).choose(
        "PlayCard Delving"
    )
    play.expect(hands={0: ["Hobbit Sword", "Athelas"]}, in_play={"Gimli": {"wounds": 1}}, asked=0, winner=-1)
    play = scene(phase="regroup", twilight=3, free={"play": ["Aragorn, King in Exile"], "hand": ["An Able Guide"]})
    play.choose("PlayCard An Able Guide").expect(twilight=0)  # instead of four


@rule("T-295")
def test_an_effect_without_a_target_does_nothing() -> None:
    play = scene(
        phase="skirmish", site=4, free={"hand": ["Axe Strike"]}, shadow={"play": ["Goblin Runner"]}, assigned={"Goblin Runner": "Frodo"}
    ).choose("PlayCard Axe Strike")
    play.expect(discards={0: ["Axe Strike"]})


@rule("T-295")
def test_of_two_orcs_to_wound_the_one_that_is_there_is_wounded() -> None:
    """The first option of Here Lies Balin wants two Orcs; with one only the other option can be done in full."""
    free = {"play": ["Gimli, Son of Glóin"], "hand": ["Here Lies Balin, Son of Fundin"]}
    play = scene(phase="maneuver", site=4, free=free, shadow={"play": ["Ancient Chieftain", "Uruk Savage"]})
    play.choose("PlayCard Here Lies Balin, Son of Fundin").expect(
        discards={1: ["Ancient Chieftain"]}, in_play={"Uruk Savage": {"wounds": 0}}
    )


@rule("T-296")
@pytest.mark.parametrize(("hand", "left"), [(1, 0), (2, 0), (3, 1), (0, 0)])
def test_told_to_discard_two_cards_a_player_with_one_discards_one(hand: int, left: int) -> None:
    """Through the Misty Mountains: two random cards when the fellowship with an Elf comes to site 4."""
    play = scene(
        site=3,
        moves=0,
        path={4: "Mithril Mine"},
        free={"play": ["Arwen"], "hand": ["Swordarm of the White Tower"] * hand},
        shadow={"play": ["Through the Misty Mountains"], "hand": ["Saruman's Ambition"]},
    )
    if play.facts["site"] == 3:
        play.choose("Pass")
    play.expect(site=4, hand={0: left}, winner=-1)
    assert len(play.board.discards[0]) == hand - left


@rule("T-296")
def test_who_chooses_two_of_one_card_is_not_asked_again() -> None:
    """The opponent of Far-seeing Eyes discards one card, and with an empty hand none."""
    for hand in (["Athelas"], []):
        play = scene(
            path={1: "Bag End"},
            free={"play": ["Far-seeing Eyes", "Arwen"], "hand": ["Lórien Elf", "Hobbit Sword"]},
            shadow={"hand": hand},
        ).choose("PlayCard Lórien Elf")
        play.expect(hands={1: []}, discards={1: hand}, asked=0)


# ---- discarding


@rule("T-297")
def test_to_discard_means_from_play() -> None:
    """Stand Against Darkness finds the Orc in play, not the ones in hand, deck and discard pile."""
    orc = ["Orc Soldier"]
    play = scene(
        phase="maneuver",
        site=6,
        free={"play": ["Arwen"], "hand": ["Stand Against Darkness"]},
        shadow={"play": ["Orc Inquisitor", "Orc Hunters", "Uruk Savage"], "hand": orc, "deck": orc, "discard": orc},
    )
    play.choose("PlayCard Stand Against Darkness").expect(offered=["Discard Orc Inquisitor", "Discard Orc Hunters"])
    play.choose("Discard Orc Hunters").expect(discards={1: ["Orc Soldier", "Orc Hunters"]}, hands={1: orc}, decks={1: orc})
    assert len(told(play, WasDiscarded)) == 1


@rule("T-297")
@pytest.mark.parametrize(
    ("card", "source"), [("1U343", "DiscardFromHand"), ("1C68", "DiscardAtRandom"), ("1C9", "DiscardTop"), ("1U94", "Discard")]
)
def test_from_a_hand_or_deck_is_a_word_of_its_own(card: str, source: str) -> None:
    """A text that does not mean cards in play says so."""
    assert source in repr(CARDS[card].text)
    said = RULEBOOK.phrasebook("en").say(CARDS[card])
    assert ("from hand" in said or "from your hand" in said or "draw deck" in said) is (source != "Discard")
