"""Allies: at home in the support area, seldom in a fight (T-249 to T-256)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.speech.news import FellowshipMoved
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import RULEBOOK, scene
from tests.rules import rule


@rule("T-249")
def test_allies_do_not_move_with_the_fellowship() -> None:
    """Silinde stays at site 3 when the fellowship goes from there to site 4."""
    play = scene(site=2, moves=0, free={"play": ["Silinde", "Gimli, Son of Glóin"]}, shadow={"hand": ["Saruman's Ambition"]})
    silinde, gimli = play.handle("Silinde"), play.handle("Gimli")
    play.expect(site=3)
    assert told(play, FellowshipMoved)
    assert [play.board.site_number(card) for card in (silinde, gimli)] == [3, 3]
    play.choose("Pass", "Pass", "MoveOn").expect(site=4)
    assert [play.board.site_number(card) for card in (silinde, gimli)] == [3, 4]


@rule("T-249")
@pytest.mark.parametrize("allies", [[], ["Rúmil"], ["Rúmil", "Orophin", "Bounder"]])
def test_allies_are_no_companions(allies: list[str]) -> None:
    """They bring no twilight, are exerted by no text about companions, and are no reason for Silverlode Banks."""
    play = scene(
        site=6,
        moves=0,
        path={6: "Dimrill Dale", 7: "Silverlode Banks"},
        free={"play": ["Gimli, Son of Glóin", *allies]},
        shadow={"hand": ["Uruk Rager"]},
    )
    play.expect(twilight=6 + 2, in_play={"Gimli": {"wounds": 1}, "Frodo": {"wounds": 1}, **{ally: {"wounds": 0} for ally in allies}})


@rule("T-250")
def test_every_ally_has_a_home_and_nobody_else_has() -> None:
    for card in RULEBOOK.cards():
        homes = card["home_sites"] or []
        assert len(homes) == (card["type"] == "ally"), card["id"]
        assert all([1 <= home <= 9 for home in homes])


@rule("T-251")
def test_the_type_line_of_elrond_names_ally_home_three_and_elf() -> None:
    elrond = next(card for card in RULEBOOK.cards() if card["id"] == "1R40")
    assert (elrond["type"], elrond["home_sites"], elrond["race"]) == ("ally", [3], "elf")


@rule("T-252")
@pytest.mark.parametrize(("ally", "home"), [("Rosie Cotton", 1), ("Bounder", 2), ("Elrond", 3), ("Galadriel", 6)])
@pytest.mark.parametrize("site", [1, 4, 6])
def test_an_ally_is_at_home_wherever_the_fellowship_is(ally: str, home: int, site: int) -> None:
    play = scene(phase="maneuver", site=site, free={"play": [ally]}, shadow={"play": ["Uruk Savage"]})
    assert play.board.site_number(play.handle(ally)) == home


@rule("T-252")
def test_a_text_about_a_site_reaches_the_ally_who_lives_there() -> None:
    """Saruman's Frost on site 1 chills Rosie at home, but on site 4 it does not reach her."""
    frost = {"site_conditions": {1: ["Saruman's Frost"]}, "free": {"play": ["Rosie Cotton", "Merry, Friend to Sam"]}, "phase": "regroup"}
    scene(site=1, **frost).expect(in_play={"Rosie Cotton": {"strength": 0}, "Merry": {"strength": 1}})
    scene(site=4, **frost).expect(in_play={"Rosie Cotton": {"strength": 1}, "Merry": {"strength": 1}})


@rule("T-253")
@pytest.mark.parametrize("site", [2, 4, 7])
def test_away_from_home_an_ally_takes_no_part_in_archery_and_skirmishes(site: int) -> None:
    play = scene(
        phase="archery",
        site=site,
        free={"play": ["Orophin", "Elrond"], "hand": ["Athelas"]},
        shadow={"play": ["Goblin Marksman"]},
        hasty=False,
    )
    play.expect(archery={"fellowship": 0}, in_play={"Orophin": {"takes_part": False}, "Elrond": {"takes_part": False}})
    while not play.offered[0].startswith(("Wound", "LeaveUnassigned")):
        play.choose("Pass")
    play.expect(offered=["LeaveUnassigned Goblin Marksman", "AssignTo Goblin Marksman Frodo"], in_play={"Frodo": {"wounds": 1}})
    play.choose("LeaveUnassigned Goblin Marksman")
    play.expect(asked=1, offered=["LeaveUnassigned Goblin Marksman", "AssignTo Goblin Marksman Frodo"])  # nor for the Shadow player


@rule("T-254")
@pytest.mark.parametrize("site", [1, 5, 8])
def test_abilities_of_allies_are_used_wherever_the_fellowship_is(site: int) -> None:
    scene(site=site, free={"play": ["Elrond"], "deck": ["Athelas"]}).choose("Use Elrond").expect(hands={0: ["Athelas"]})
    play = scene(phase="archery", site=site, free={"play": ["Orophin"]}, shadow={"play": ["Uruk Savage"]}).choose("Use Orophin")
    play.expect(in_play={"Uruk Savage": {"wounds": 1}, "Orophin": {"wounds": 1}})


@rule("T-255")
def test_at_home_an_ally_may_shoot_be_shot_and_fight() -> None:
    play = scene(
        phase="archery", site=6, free={"play": ["Rúmil", "Celeborn", "Elrond"]}, shadow={"play": ["Goblin Marksman", "Uruk Savage"]}
    )
    play.expect(archery={"fellowship": 1, "minions": 1}, in_play={"Rúmil": {"takes_part": True}, "Elrond": {"takes_part": False}})
    play.choose("Pass").expect(asked=0, offered=["Wound Frodo", "Wound Rúmil", "Wound Celeborn"]).choose("Wound Rúmil")
    play.choose("Wound Uruk Savage").expect(phase="assignment", asked=0)
    defenders = ("Frodo", "Rúmil", "Celeborn")
    play.expect(offered=["LeaveUnassigned Goblin Marksman", *[f"AssignTo Goblin Marksman {name}" for name in defenders]])
    play.choose("AssignTo Goblin Marksman Celeborn", "LeaveUnassigned Uruk Savage")
    play.expect(asked=1, offered=["LeaveUnassigned Uruk Savage", *[f"AssignTo Uruk Savage {name}" for name in defenders]])
    play.choose("AssignTo Uruk Savage Rúmil").expect(assigned={"Goblin Marksman": "Celeborn", "Uruk Savage": "Rúmil"})


@rule("T-255")
def test_an_ally_at_home_need_not_fight() -> None:
    play = scene(phase="assignment", site=6, free={"play": ["Celeborn"]}, shadow={"play": ["Uruk Savage"]})
    play.choose("LeaveUnassigned Uruk Savage", "LeaveUnassigned Uruk Savage").expect(phase="regroup", in_play={"Celeborn": {"wounds": 0}})


@rule("T-256")
def test_one_whom_men_would_follow_brings_an_ally_into_the_fight() -> None:
    play = scene(
        phase="maneuver",
        site=4,
        free={"play": ["Aragorn, King in Exile", "Orophin", "Elrond"], "hand": ["One Whom Men Would Follow"]},
        shadow={"play": ["Uruk Savage"]},
    )
    play.choose("PlayCard One Whom Men Would Follow").expect(offered=["Strengthen Orophin", "Strengthen Elrond"])
    play.choose("Strengthen Orophin").expect(
        in_play={"Orophin": {"takes_part": True, "strength": 5}, "Elrond": {"takes_part": False}}, archery={"fellowship": 1}
    )


@rule("T-256")
def test_the_leave_to_take_part_ends_with_the_regroup_phase() -> None:
    play = scene(phase="maneuver", site=4, free={"play": ["Thrarin"]}, shadow={"play": ["Uruk Savage"]}).choose("Use Thrarin")
    play.expect(in_play={"Thrarin": {"takes_part": True}})
    while play.facts["phase"] != "regroup":
        play.choose(play.offered[0])
    play.expect(in_play={"Thrarin": {"takes_part": False}})
