"""Firing arrows: both totals, who places which wounds, and what is left over (T-182 to T-191)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.speech.names import Named
from onetable.games.tcg.speech.news import WasKilled, WasWounded
from tests.games.tcg.rules.tables import phases, told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

BOWMAN = {"card": "Lórien Elf", "bears": ["Elven Bow"]}


def arrows(site: int = 5, **more: Any) -> Scene:
    return scene(phase="archery", site=site, **more)


# ---- the totals


@rule("T-182")
def test_the_minion_total_counts_the_archers_of_all_shadow_players() -> None:
    """Lurtz and two goblins shoot, the others do not."""
    play = arrows(
        players=3,
        shadow={"play": ["Goblin Marksman", "Uruk Savage", "Goblin Runner"]},
        seats={2: {"play": ["Lurtz, Servant of Isengard", "Goblin Marksman", "Orc Soldier"]}},
        free={"play": ["Boromir, Lord of Gondor"]},
    )
    play.expect(archery={"minions": 3, "fellowship": 0}).choose("Wound Boromir", "Wound Frodo", "Wound Boromir")
    play.expect(phase="assignment", in_play={"Boromir": {"wounds": 2}, "Frodo": {"wounds": 1}})


@rule("T-182")
@pytest.mark.parametrize(
    ("friends", "foes", "total"),
    [
        ([], ["Goblin Marksman", "Orc Soldier", "Orc Bowmen"], 2),
        ([], ["Orc Soldier", "Orc Bowmen"], 1),
        ([{"card": "Boromir, Lord of Gondor", "bears": ["Great Shield", "Elven Cloak"]}], ["Goblin Marksman"] * 3, 1),
        ([{"card": "Boromir, Lord of Gondor", "bears": ["Great Shield", "Elven Cloak"]}], ["Goblin Marksman"], 0),
    ],
)
def test_texts_change_the_minion_total_which_is_never_below_nothing(friends: list[Any], foes: list[str], total: int) -> None:
    play = arrows(site=6, free={"play": [*friends, "Gimli, Son of Glóin"]}, shadow={"play": foes}).expect(archery={"minions": total})
    for _ in range(total):
        play.expect(phase="archery", asked=0).choose("Wound Frodo")
    play.expect(phase="assignment", in_play={"Frodo": {"wounds": total}})


@rule("T-183")
def test_the_fellowship_total_counts_archer_companions() -> None:
    play = arrows(
        free={"play": ["Legolas, Greenleaf", BOWMAN, "Boromir, Lord of Gondor"]},
        shadow={"play": ["Uruk-hai Raiding Party", "Uruk-hai Raiding Party"]},
    )
    play.expect(archery={"minions": 0, "fellowship": 2}, asked=0).choose("Pass").expect(asked=1)
    play.choose("Wound Uruk-hai Raiding Party", "Wound Uruk-hai Raiding Party").expect(phase="assignment")
    play.expect(in_play={"Uruk-hai Raiding Party": {"wounds": 2}, "Uruk-hai Raiding Party#2": {"wounds": 0}})


@rule("T-183")
def test_actions_change_the_fellowship_total() -> None:
    play = arrows(free={"play": ["Legolas, Greenleaf"], "hand": ["Double Shot"]}, shadow={"play": ["Uruk-hai Raiding Party"]})
    play.choose("PlayCard Double Shot").expect(archery={"fellowship": 2}).choose(
        "Use Legolas", "Pass"
    )  # who aims at one minion shoots no other
    play.expect(in_play={"Uruk-hai Raiding Party": {"wounds": 2}}, phase="assignment")


@rule("T-183")
def test_the_fellowship_total_is_never_below_nothing() -> None:
    play = arrows(site=6, free={"play": ["Legolas, Greenleaf"]}, shadow={"play": ["Uruk Savage", "Uruk-hai Armory", "Uruk-hai Armory"]})
    play.expect(archery={"fellowship": 0}).choose("Pass").expect(phase="assignment", in_play={"Uruk Savage": {"wounds": 0}})


@rule("T-184")
@pytest.mark.parametrize(("site", "total"), [(5, 0), (6, 2), (7, 0)])
def test_archer_allies_count_where_they_are_at_home(site: int, total: int) -> None:
    path = {7: "Anduin Confluence"}
    allies = {"play": ["Orophin, Lórien Bowman", "Rúmil, Elven Protector"]}
    arrows(site=site, path=path, free=allies, shadow={"play": ["Uruk-hai Raiding Party"]}).expect(
        archery={"fellowship": total}, in_play={"Orophin": {"takes_part": site == 6}}
    )


@rule("T-184")
def test_a_card_lets_an_archer_ally_take_part_away_from_home() -> None:
    play = scene(
        phase="maneuver",
        site=5,
        free={"play": ["Aragorn, King in Exile", "Orophin, Lórien Bowman", "Celeborn"], "hand": ["One Whom Men Would Follow"]},
        shadow={"play": ["Uruk-hai Raiding Party"]},
    )
    play.expect(archery={"fellowship": 0}).choose("PlayCard One Whom Men Would Follow", "Strengthen Orophin")
    play.expect(phase="archery", archery={"fellowship": 1}).choose("Pass").expect(in_play={"Uruk-hai Raiding Party": {"wounds": 1}})


@rule("T-182", "T-183")
def test_both_totals_are_fixed_before_the_first_arrow_hits() -> None:
    """Legolas is shot dead and has shot all the same."""
    play = arrows(
        free={"play": [{"card": "Legolas, Greenleaf", "wounds": 2}]}, shadow={"play": ["Goblin Marksman", "Uruk-hai Raiding Party"]}
    )
    play.choose("Wound Legolas").expect(dead={0: ["Legolas"]}, asked=1, offered=["Wound Goblin Marksman", "Wound Uruk-hai Raiding Party"])


# ---- placing wounds


def volley(**more: Any) -> Scene:
    """Three archers of the Shadow at the home of Orophin; Bilbo's home is elsewhere."""
    return arrows(
        site=6,
        free={"play": ["Aragorn, King in Exile", "Orophin, Lórien Bowman", "Bilbo"]},
        shadow={"play": ["Goblin Marksman"] * 3},
        **more,
    )


@rule("T-185")
@pytest.mark.parametrize(
    "marks",
    [["Frodo", "Aragorn", "Orophin"], ["Aragorn", "Aragorn", "Aragorn"], ["Orophin", "Frodo", "Frodo"], ["Orophin", "Aragorn", "Orophin"]],
)
def test_the_free_peoples_player_splits_the_wounds_as_he_likes(marks: list[str]) -> None:
    play = volley().choose("Pass")
    for mark in marks:
        play.expect(asked=0, offered=["Wound Frodo", "Wound Aragorn", "Wound Orophin"]).choose(f"Wound {mark}")
    play.expect(asked=1, in_play={name: {"wounds": marks.count(name)} for name in ("Frodo", "Aragorn", "Orophin")})


@rule("T-186")
@pytest.mark.parametrize("named", [1, 2, 3])
def test_one_shadow_player_is_named_and_places_the_wounds_on_his_own_minions(named: int) -> None:
    foes = {seat: {"play": ["Uruk-hai Raiding Party", "Troop of Uruk-hai"]} for seat in (1, 2, 3)}
    play = arrows(players=4, free={"play": ["Legolas, Greenleaf", BOWMAN]}, shadow=foes[1], seats={2: foes[2], 3: foes[3]}).choose("Pass")
    play.expect(asked=0, offered=["NameShadowPlayer 3", "NameShadowPlayer 2", "NameShadowPlayer 1"]).choose(f"NameShadowPlayer {named}")
    tail = "" if named == 1 else f"#{named}"
    mine = [f"Wound Uruk-hai Raiding Party{tail}", f"Wound Troop of Uruk-hai{tail}"]
    play.expect(asked=named, offered=mine).choose(mine[1]).expect(asked=named, offered=mine).choose(mine[0])
    wounded = [name for name, card in play.facts["in_play"].items() if card["wounds"]]
    assert sorted(wounded) == sorted([f"Troop of Uruk-hai{tail}", f"Uruk-hai Raiding Party{tail}"])


@rule("T-186")
def test_who_has_no_minion_can_be_named_and_the_arrows_hit_nobody() -> None:
    play = arrows(players=3, free={"play": ["Legolas, Greenleaf"]}, shadow={"play": ["Uruk Savage"]}).choose("Pass", "NameShadowPlayer 2")
    play.expect(phase="assignment", in_play={"Uruk Savage": {"wounds": 0}})


@rule("T-187")
def test_the_fellowship_is_hit_before_the_minions() -> None:
    play = arrows(
        free={"play": ["Legolas, Greenleaf", "Boromir, Lord of Gondor"]}, shadow={"play": ["Goblin Marksman", "Uruk-hai Raiding Party"]}
    )
    play.choose("Pass").expect(asked=0).choose("Wound Boromir").expect(asked=1).choose("Wound Uruk-hai Raiding Party")
    assert told(play, WasWounded) == [WasWounded((Named("1R96"),)), WasWounded((Named("1C158"),))]


@rule("T-187")
def test_a_minion_whose_arrow_is_still_to_come_cannot_be_shot_first() -> None:
    """The Ring-bearer dies before the fellowship's arrows fly."""
    play = arrows(free={"play": ["Legolas, Greenleaf"], "wounds": 3}, shadow={"play": ["Goblin Marksman"]})
    play.choose("Pass", "Wound Frodo").expect(winner=1, lost={0: "killed"}, in_play={"Goblin Marksman": {"wounds": 0}})


# ---- killed, and left over


@rule("T-188")
def test_an_arrow_may_take_the_last_vitality() -> None:
    """Who cannot exert any more can still be hit."""
    tired = {"card": "Boromir, Lord of Gondor", "wounds": 2}
    play = arrows(free={"play": [tired]}, shadow={"play": ["Goblin Marksman"]}).expect(offered=["Wound Frodo", "Wound Boromir"])
    play.choose("Wound Boromir").expect(dead={0: ["Boromir"]})
    assert told(play, WasKilled) == [WasKilled((Named("1R96"),))]


@rule("T-188", "T-189")
def test_the_dead_cannot_be_hit_again() -> None:
    tired = {"card": "Boromir, Lord of Gondor", "wounds": 1}
    play = arrows(free={"play": [tired, "Gimli, Son of Glóin"]}, shadow={"play": ["Goblin Marksman"] * 4})
    play.choose("Wound Boromir").expect(in_play={"Boromir": {"left": 1}}).choose("Wound Boromir").expect(dead={0: ["Boromir"]})
    play.expect(offered=["Wound Frodo", "Wound Gimli"]).choose("Wound Gimli").expect(offered=["Wound Frodo", "Wound Gimli"])
    play.choose("Wound Gimli").expect(in_play={"Gimli": {"wounds": 2}}, phase="assignment")


@rule("T-189", "T-190", "T-191")
def test_arrows_left_over_are_lost_and_without_a_minion_the_battle_is_over() -> None:
    """Five arrows meet one orc with two vitality."""
    bowmen = ["Legolas, Greenleaf", BOWMAN, BOWMAN, BOWMAN, BOWMAN]
    play = arrows(site=6, free={"play": bowmen}, shadow={"play": ["Orc Soldier"], "deck": ["Orc Soldier"] * 9}).expect(
        archery={"fellowship": 5}
    )
    play.choose("Pass").expect(phase="regroup", discards={1: ["Orc Soldier"]}, in_play={"Legolas": {"wounds": 0}})
    assert len(told(play, WasWounded)) == 2 and phases(play) == ["archery", "regroup"]


@rule("T-191")
@pytest.mark.parametrize(("wounds", "phase"), [(2, "regroup"), (1, "assignment")])
def test_after_archery_the_next_phase_depends_on_a_minion_left(wounds: int, phase: str) -> None:
    foe = {"card": "Uruk Savage", "wounds": wounds}
    play = (
        arrows(free={"play": ["Legolas, Greenleaf"]}, shadow={"play": [foe], "deck": ["Uruk Savage"] * 9})
        .choose("Pass")
        .expect(phase=phase)
    )
    assert ("assignment" in phases(play)) is (phase == "assignment")
