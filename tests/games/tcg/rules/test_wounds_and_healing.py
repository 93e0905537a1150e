"""Vitality, wounds and healing (T-049 to T-057)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.news import WasHealed, WasWounded
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

SANCTUARY = {3: "Council Courtyard"}


def hurt(card: str, wounds: int) -> dict[str, object]:
    return {"card": card, "wounds": wounds}


# ---- wounds


@rule("T-049")
def test_a_wound_token_lowers_vitality_by_one() -> None:
    play = scene(
        phase="maneuver",
        site=6,
        free={
            "play": [{**hurt("Aragorn, King in Exile", 1), "bears": ["The Saga of Elendil"]}],
            "ring": "The One Ring, Isildur's Bane",
            "wounds": 2,
        },
        shadow={"play": ["Orc Inquisitor"], "hand": ["Hate"]},
    )
    play.expect(in_play={"Aragorn": {"wounds": 1, "left": 4 + 1 - 1}, "Frodo": {"wounds": 2, "left": 4 + 1 - 2}})
    play.choose("PlayCard Hate").expect(in_play={"Aragorn": {"wounds": 2, "left": 3}})


@rule("T-050")
def test_wounds_are_placed_one_at_a_time() -> None:
    play = scene(
        phase="skirmish",
        site=4,
        free={"play": ["Gimli, Dwarf of Erebor"]},
        shadow={"play": ["Uruk Savage"]},
        assigned={"Uruk Savage": "Gimli"},
    )
    assert told(play, WasWounded) == [WasWounded((Named("1C151"),))] * 2  # damage +1: two wounds
    play.expect(in_play={"Uruk Savage": {"wounds": 2}})


@rule("T-050")
def test_each_of_two_wounds_can_be_answered_by_itself() -> None:
    play = scene(
        phase="skirmish",
        site=4,
        free={"play": ["Gandalf, Friend of the Shirefolk"], "hand": ["Intimidate"]},
        shadow={"play": ["Uruk-hai Raiding Party"]},
        assigned={"Uruk-hai Raiding Party": "Gandalf"},
    )
    play.choose("Pass").expect(in_play={"Gandalf": {"wounds": 1}}, offered=["Pass", "Answer Intimidate Gandalf"])
    play.choose("Answer Intimidate Gandalf").expect(in_play={"Gandalf": {"wounds": 1}})


@rule("T-051")
def test_to_wound_places_one_wound() -> None:
    play = scene(phase="archery", site=4, free={"play": ["Legolas, Greenleaf"]}, shadow={"play": ["Cave Troll of Moria"]})
    play.choose("Use Legolas").expect(in_play={"Cave Troll of Moria": {"wounds": 1}, "Legolas": {"wounds": 1}})


# ---- healing


def healing() -> Scene:
    """Two hobbits are wounded, one is not."""
    return scene(
        phase="maneuver",
        site=4,
        free={"play": [hurt("Sam, Son of Hamfast", 3), "Merry, Friend to Sam", hurt("Bilbo", 2)], "hand": ["Stout and Sturdy"]},
        shadow={"play": ["Goblin Runner"]},
    ).choose("PlayCard Stout and Sturdy")


@rule("T-052")
def test_to_heal_removes_one_wound() -> None:
    healing().choose("Heal Sam").expect(in_play={"Sam": {"wounds": 2}, "Bilbo": {"wounds": 2}})
    healing().choose("Heal Bilbo").expect(in_play={"Sam": {"wounds": 3}, "Bilbo": {"wounds": 1}})


@rule("T-053")
def test_who_has_no_wound_cannot_be_healed() -> None:
    assert sorted(healing().offered) == ["Heal Bilbo", "Heal Sam"]


@rule("T-053")
def test_a_card_cannot_be_discarded_to_heal_who_has_no_wound() -> None:
    play = scene(
        free={
            "play": ["Sam, Son of Hamfast", hurt("Merry, Friend to Sam", 1)],
            "hand": ["Sam, Faithful Companion", "Merry, From O'er the Brandywine"],
        }
    )
    heals = [choice for choice in play.offered if choice.startswith("DiscardToHeal")]
    assert heals == ["DiscardToHeal Merry Merry"]


@rule("T-054")
@pytest.mark.parametrize("site", [1, 2, 4, 5, 7, 8])
def test_nobody_heals_by_himself_away_from_a_sanctuary(site: int) -> None:
    play = scene(phase="turn", site=site, hasty=False, free={"play": [hurt("Gimli, Son of Glóin", 2)], "hand": ["Athelas"], "wounds": 1})
    play.expect(asked=0, phase="fellowship", in_play={"Gimli": {"wounds": 2}, "Frodo": {"wounds": 1}})
    assert not any([choice.startswith("Heal") for choice in play.offered])
    assert told(play, WasHealed) == []


@rule("T-054", "T-055")
def test_arriving_at_a_sanctuary_does_not_heal() -> None:
    play = scene(site=2, moves=0, free={"play": [hurt("Gimli, Son of Glóin", 2)]}, path=SANCTUARY)
    play.expect(site=3, phase="regroup", in_play={"Gimli": {"wounds": 2}})


def resting(site: int = 3) -> Scene:
    """Three companions with seven wounds and an ally with one begin the turn at a sanctuary."""
    return scene(
        phase="turn",
        site=site,
        path=SANCTUARY,
        free={
            "play": [hurt("Gimli, Son of Glóin", 2), hurt("Aragorn, Ranger of the North", 3), hurt("Bilbo", 1)],
            "wounds": 2,
            "hand": ["Athelas"],
        },
    )


@rule("T-055", "T-056")
@pytest.mark.parametrize("site", [3, 6])
def test_up_to_five_wounds_of_companions_are_healed_at_a_sanctuary(site: int) -> None:
    play = resting(site)
    for left in range(5):
        assert set(play.offered) <= {"Pass", "Heal Frodo", "Heal Gimli", "Heal Aragorn"} and len(play.offered) > 1, left
        play.choose("Heal Aragorn" if "Heal Aragorn" in play.offered else "Heal Gimli")
    play.expect(
        phase="fellowship", in_play={"Aragorn": {"wounds": 0}, "Gimli": {"wounds": 0}, "Frodo": {"wounds": 2}, "Bilbo": {"wounds": 1}}
    )
    assert not any([choice.startswith("Heal") for choice in play.offered])


@rule("T-055")
def test_fewer_wounds_or_none_may_be_healed_in_any_split() -> None:
    play = resting().choose("Pass").expect(in_play={"Aragorn": {"wounds": 3}, "Gimli": {"wounds": 2}, "Frodo": {"wounds": 2}})
    assert not any([choice.startswith("Heal") for choice in play.offered])
    play = resting().choose("Heal Frodo", "Heal Gimli", "Heal Frodo", "Pass")
    play.expect(in_play={"Aragorn": {"wounds": 3}, "Gimli": {"wounds": 1}, "Frodo": {"wounds": 0}})
    assert len(told(play, WasHealed)) == 3


@rule("T-056")
def test_allies_do_not_heal_at_a_sanctuary() -> None:
    play = scene(
        phase="turn", site=3, path=SANCTUARY, hasty=False, free={"play": [hurt("Bilbo", 2), hurt("Grimir", 1)], "hand": ["Athelas"]}
    )
    play.expect(phase="fellowship", in_play={"Bilbo": {"wounds": 2}, "Grimir": {"wounds": 1}})
    assert not any([choice.startswith("Heal") for choice in play.offered])


@rule("T-057")
def test_elrond_and_galadriel_heal_the_allies_of_their_home() -> None:
    allies = [
        hurt("Elrond, Lord of Rivendell", 2),
        hurt("Bilbo", 2),
        hurt("Galadriel, Lady of Light", 2),
        hurt("Celeborn, Lord of Lórien", 2),
        hurt("Rosie Cotton", 1),
    ]
    play = scene(phase="turn", hasty=False, free={"play": [*allies, hurt("Gimli, Son of Glóin", 1)], "hand": ["Athelas"]})
    while any([choice.startswith("Answer") for choice in play.offered]):
        play.choose(play.offered[0])
    left = {name: play[name]["wounds"] for name in ("Elrond", "Bilbo", "Galadriel", "Celeborn", "Rosie Cotton", "Gimli")}
    assert left == {"Elrond": 1, "Bilbo": 1, "Galadriel": 1, "Celeborn": 1, "Rosie Cotton": 1, "Gimli": 1}


@rule("T-057")
def test_a_party_guest_exerts_to_heal_a_hobbit_ally_of_his_home() -> None:
    play = scene(
        free={"play": ["Hobbit Party Guest", hurt("Rosie Cotton", 1), hurt("The Gaffer", 1), hurt("Bilbo", 1)], "hand": ["Athelas"]}
    )
    play.choose("Use Hobbit Party Guest").expect(offered=["Heal Rosie Cotton", "Heal The Gaffer"])  # Bilbo lives elsewhere
    play.choose("Heal Rosie Cotton").expect(in_play={"Hobbit Party Guest": {"wounds": 1}, "Rosie Cotton": {"wounds": 0}})
