"""Kinds, types, cultures, signets and what is printed where (T-018, T-019, T-023 to T-035, T-040 to T-048, T-062, T-070)."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from msgspec.structs import replace

from onetable.core.errors import BadInput
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import deck, violations, write_json
from onetable.games.tcg.speech import deck_reasons as reasons
from onetable.games.tcg.traits import Kind
from tests.games.tcg.scenes import RULEBOOK, scene
from tests.rules import rule

SHOWN: dict[str, dict[str, Any]] = {card["id"]: dict(card) for card in RULEBOOK.cards()}
CHARACTERS = {"companion", "ally", "minion"}


def ids(**wanted: Any) -> set[str]:
    """All cards of which this is printed."""
    return {card["id"] for card in SHOWN.values() if all([card[name] == value for name, value in wanted.items()])}


# ---- who plays, and with what


@rule("T-018")
def test_each_player_brings_a_deck() -> None:
    own = write_json(deck("smiths_of_erebor"))
    lists = RULEBOOK.begin({"decks": [own, "lady_of_the_wood"]}, 2, 1).table.lists
    assert [len(cards) for cards in lists] == [71, 71]
    assert set(lists[0]) != set(lists[1]) and dict(deck("smiths_of_erebor").draw).keys() <= set(lists[0])
    with pytest.raises(BadInput, match="3 players and 2 decks"):
        RULEBOOK.begin({"decks": ["aragorn", "gandalf"]}, 3, 1)


@rule("T-019")
def test_two_or_more_players_take_part() -> None:
    for players in (2, 3, 4, 5, 6):
        assert RULEBOOK.begin({}, players, 1).decision is not None
    for players in (0, 1):
        with pytest.raises(BadInput, match="2 to 6 players"):
            RULEBOOK.begin({}, players, 1)


# ---- kinds and types


@rule("T-023", "T-024")
def test_sites_free_peoples_and_shadow_are_the_kinds_and_the_ring_is_one_of_its_own() -> None:
    types: dict[str, set[str]] = defaultdict(set)
    for card in SHOWN.values():
        types[card["side"]].add(card["type"])
    assert types == {
        "free_peoples": {"companion", "ally", "possession", "condition", "event"},
        "shadow": {"minion", "possession", "condition", "event"},
        "site": {"site"},
        "ring": {"the_one_ring"},
    }
    assert ids(type="the_one_ring") == {"1R1", "1C2"} == ids(side="ring")


@rule("T-026", "T-070")
def test_the_cost_field_belongs_to_one_of_the_two_sides() -> None:
    """There is no picture of the field; what it tells is the side, and every card with a cost tells it."""
    with_cost = {card["id"] for card in SHOWN.values() if card["twilight"] is not None}
    assert with_cost == ids(side="free_peoples") | ids(side="shadow")
    assert not ids(side="free_peoples") & ids(side="shadow")
    assert all([SHOWN[card]["twilight"] >= 0 for card in with_cost])
    assert ids(twilight=None) == ids(side="site") | ids(side="ring")


@rule("T-027", "T-028")
def test_free_peoples_cards_are_played_in_the_own_turn_and_shadow_cards_in_those_of_others() -> None:
    both = {"hand": ["Athelas", "Uruk Savage", "Saruman's Ambition", "Gandalf's Cart"]}
    play = scene(site=2, free={"play": ["Aragorn, King in Exile"], **both}, shadow=both, path={3: "Council Courtyard"})
    mine, theirs = ["PlayCard Athelas", "PlayCard Gandalf's Cart"], ["PlayCard Uruk Savage", "PlayCard Saruman's Ambition"]
    play.expect(asked=0, offered=["Pass", *mine], refused=dict.fromkeys(theirs, "NotYourSide"))
    play.choose("Pass").expect(asked=1, phase="shadow", offered=["Pass", "PlayCard Saruman's Ambition"])
    play.expect(refused={**dict.fromkeys(mine, "NotYourSide"), "PlayCard Uruk Savage": "TooDear 4 2"})


@rule("T-027", "T-028")
@pytest.mark.parametrize("phase", ["maneuver", "archery", "skirmish", "regroup"])
def test_events_of_the_wrong_side_are_never_offered(phase: str) -> None:
    free = ["Elendil's Valor", "Double Shot", "Swordarm of the White Tower", "An Able Guide"]
    shadow = ["Hunt Them Down!", "Bitter Hatred", "Bred for Battle", "Bred for Battle"]
    right, wrong = dict(zip(["maneuver", "archery", "skirmish", "regroup"], zip(free, shadow, strict=True), strict=True))[phase]
    play = scene(
        phase=phase,
        site=5,
        twilight=9,
        free={"play": ["Aragorn, King in Exile", "Legolas, Greenleaf"], "hand": [right, wrong]},
        shadow={"play": ["Orthanc Assassin", "Goblin Marksman"], "hand": [right, "Drums in the Deep"]},
        assigned={"Orthanc Assassin": "Aragorn"} if phase == "skirmish" else {},
    )
    assert f"PlayCard {right}" in play.offered
    play.expect(asked=0, refused={f"PlayCard {wrong}": "NotYourSide"})


# ---- characters and other types


@rule("T-029", "T-048")
def test_companions_allies_and_minions_are_the_characters_and_have_a_vitality() -> None:
    for card in SHOWN.values():
        assert card["word"].is_character is (card["type"] in CHARACTERS), card["id"]
        assert ((card["vitality"] or 0) >= 1) is (card["type"] in CHARACTERS), card["id"]


@rule("T-033", "T-031", "T-046", "T-047")
def test_minions_have_a_site_number_allies_a_home_and_free_characters_may_have_a_signet() -> None:
    assert ids(type="minion") | ids(type="site") == SHOWN.keys() - ids(site_number=None)
    assert ids(type="ally") == SHOWN.keys() - ids(home_sites=None)
    signed = SHOWN.keys() - ids(signet=None)
    assert signed <= ids(type="companion") | ids(type="ally") and signed != ids(side="free_peoples")
    assert {SHOWN[card]["signet"] for card in signed} == {"aragorn", "frodo", "gandalf"}


@rule("T-030", "T-031")
def test_companions_move_with_the_fellowship_and_allies_stay_at_home() -> None:
    play = scene(
        site=3,
        moves=0,
        free={"play": ["Boromir, Lord of Gondor", "Elrond, Lord of Rivendell"], "hand": ["Athelas"]},
        path={4: "Balin's Tomb"},
    )
    places = [play.board.site_number(play.handle(name)) for name in ("Frodo", "Boromir", "Elrond")]
    play.expect(site=3, in_play={"Boromir": {"takes_part": True}, "Elrond": {"takes_part": True}})
    play.choose("Pass").expect(site=4, in_play={"Boromir": {"takes_part": True}, "Elrond": {"takes_part": False}})
    assert places == [3, 3, 3]
    assert [play.board.site_number(play.handle(name)) for name in ("Frodo", "Boromir", "Elrond")] == [4, 4, 3]


@rule("T-031")
@pytest.mark.parametrize(("site", "fights"), [(2, False), (3, True), (4, False)])
def test_an_ally_fights_along_at_his_home_site(site: int, fights: bool) -> None:
    play = scene(phase="assignment", site=site, free={"play": ["Elrond, Lord of Rivendell"]}, shadow={"play": ["Uruk Savage"]})
    assert ("AssignTo Uruk Savage Elrond" in play.offered) is fights


@rule("T-032")
def test_minions_attack_the_fellowship_of_the_turn_and_no_other() -> None:
    friends = {"play": ["Boromir, Lord of Gondor", "Uruk Savage"]}
    play = scene(
        players=3, phase="assignment", site=5, free={"play": ["Gimli, Son of Glóin", "Uruk Shaman"]}, shadow=friends, seats={2: friends}
    )
    names = {"Frodo", "Gimli"}
    for minion in ("Uruk Savage", "Uruk Savage#2"):
        play.expect(asked=0, offered=[f"LeaveUnassigned {minion}", *[f"AssignTo {minion} {name}" for name in names]])
        play.choose(f"LeaveUnassigned {minion}")
    for seat, minion in ((2, "Uruk Savage#2"), (1, "Uruk Savage")):
        play.expect(asked=seat, offered=[f"LeaveUnassigned {minion}", *[f"AssignTo {minion} {name}" for name in names]])
        play.choose(f"LeaveUnassigned {minion}")


@rule("T-034", "T-035")
def test_the_set_has_no_artifact_but_one_would_be_borne_like_a_possession(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ids(type="artifact") == set()
    sword = CARDS["1R75"]
    artifact = replace(sword, kind=Kind.ARTIFACT, traits=sword.traits - {"possession"} | {"artifact"})
    monkeypatch.setitem(CARDS, "1A901", replace(artifact, id="1A901", title="First Blade"))
    monkeypatch.setitem(CARDS, "1A902", replace(artifact, id="1A902", title="Second Blade"))
    play = scene(free={"play": ["Gandalf, The Grey Wizard"], "hand": ["1A901", "1A902", "Gandalf's Pipe"]})
    play.choose("PlayCard First Blade").expect(
        in_play={"First Blade": {"bearer": "Gandalf"}, "Gandalf": {"strength": 9, "damage": 1}}, twilight=2
    )
    assert play.refused["PlayCard Second Blade"].startswith("NoBearer")  # one hand weapon, possession or artifact
    play.choose("PlayCard Gandalf's Pipe").expect(in_play={"Gandalf's Pipe": {"bearer": "Gandalf"}})


# ---- sites, uniqueness


@rule("T-025", "T-040")
@pytest.mark.parametrize("number", range(1, 10))
def test_nine_sites_have_the_numbers_one_to_nine(number: int) -> None:
    legal = deck("aragorn")
    assert [SHOWN[site]["site_number"] for site in legal.sites] == list(range(1, 10))
    mine = legal.sites[number - 1]
    assert violations(replace(legal, sites=tuple([site for site in legal.sites if site != mine]))) == [reasons.SiteMissing(number)]
    assert violations(replace(legal, sites=(*legal.sites, mine))) == [reasons.SitesOfOneNumber(number, 2)]


@rule("T-041")
def test_sanctuaries_are_the_sites_three_and_six() -> None:
    for card in SHOWN.values():
        assert ("sanctuary" in card["keywords"]) is (card["type"] == "site" and card["site_number"] in (3, 6)), card["id"]


@rule("T-062")
def test_a_dot_makes_the_difference_between_one_copy_and_several() -> None:
    play = scene(
        free={"play": ["Gimli, Son of Glóin"], "hand": ["Gimli, Dwarf of Erebor", "Dwarf Guard", "Dwarf Guard"]}, path={1: "Bag End"}
    )
    assert SHOWN["1U12"]["unique"] and not SHOWN["1C7"]["unique"]
    assert play.refused["PlayCard Gimli"].startswith("AlreadyInPlay")
    play.choose("PlayCard Dwarf Guard", "PlayCard Dwarf Guard").expect(
        in_play={"Dwarf Guard": {"wounds": 0}, "Dwarf Guard#2": {"wounds": 0}}
    )
