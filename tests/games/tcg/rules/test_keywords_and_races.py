"""Keywords and races (T-301, T-302, T-307 to T-311)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from onetable.core.step import Scope
from onetable.games.tcg import mechanics, phases, table
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.traits import Keyword, Race
from onetable.games.tcg.words.nouns import GONDOR, MAN, ORC, URUK_HAI
from tests.games.tcg.scenes import RULEBOOK, scene
from tests.rules import rule

SHOWN = {card["id"]: card for card in RULEBOOK.cards()}
WITH_RULES = {Keyword.ARCHER, Keyword.DAMAGE, Keyword.DEFENDER, Keyword.FIERCE, Keyword.RING_BEARER, Keyword.SANCTUARY}

# ---- keywords


@rule("T-301")
@pytest.mark.parametrize(
    ("card", "keywords", "begins"),
    [
        ("1R206", ["search"], "Search."),
        ("1C298", ["stealth"], "Stealth."),
        ("1R127", ["archer", "damage+1"], "Archer. Damage +1."),
        ("1R165", ["damage+1", "fierce"], "Damage +1. Fierce."),
        ("1C7", [], "To play"),
    ],
)
def test_keywords_stand_at_the_head_of_the_text(card: str, keywords: list[str], begins: str) -> None:
    assert sorted(SHOWN[card]["keywords"]) == sorted(keywords)
    assert RULEBOOK.phrasebook("en").say(CARDS[card]).startswith(begins)


def keywords_in(path: Path) -> set[Keyword]:
    """The keywords that a source file speaks of."""
    found = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)]
    return {Keyword[node.attr] for node in found if isinstance(node.value, ast.Name) and node.value.id == "Keyword"}


@rule("T-302")
def test_the_rules_know_six_keywords_and_all_others_belong_to_texts() -> None:
    """Being Ring-bearer is noted on the table itself, so its word need not be asked for."""
    sources = [Path(table.__file__), *[path for part in (mechanics, phases) for path in Path(str(part.__file__)).parent.glob("*.py")]]
    known = set().union(*[keywords_in(path) for path in sources])
    assert known | {Keyword.RING_BEARER} == WITH_RULES


@rule("T-302")
@pytest.mark.parametrize("keyword", sorted(set(Keyword) - WITH_RULES))
def test_another_keyword_changes_nothing_by_itself(keyword: Keyword, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Goblin with this keyword fights, is shot at and is left over as one without."""
    goblin = CARDS["1C177"]
    monkeypatch.setitem(CARDS, "1C177", replace(goblin, keywords=((keyword, 1),), printed={keyword: 1}))
    told = []
    for minion in ("Goblin Patrol Troop", "1C177"):
        play = scene(phase="archery", site=4, free={"play": ["Boromir, Lord of Gondor"]}, shadow={"play": [minion]})
        play.expect(archery={"minions": 0, "fellowship": 0}).choose("AssignTo Goblin Patrol Troop Boromir")
        told.append((play.facts["phase"], play["Boromir"]["wounds"], play["Goblin Patrol Troop"]["wounds"]))
    assert told == [("regroup", 1, 0)] * 2


# ---- races


@rule("T-307")
def test_every_character_has_a_race_and_nothing_else_has() -> None:
    races = {str(race) for race in Race}
    for card in SHOWN.values():
        is_character = card["type"] in ("companion", "ally", "minion")
        assert (card["race"] is not None) is is_character, card["id"]
        assert card["race"] in races | {None}


@rule("T-308")
@pytest.mark.parametrize(
    ("card", "kind", "race"),
    [("1P365", "companion", "man"), ("1P364", "companion", "wizard"), ("1R40", "ally", "elf"), ("1R237", "minion", "nazgul")],
)
def test_the_type_line_names_the_race(card: str, kind: str, race: str) -> None:
    assert (SHOWN[card]["type"], SHOWN[card]["race"]) == (kind, race)


def woman_of_gondor() -> Card:
    """Made up: a companion of Gondor who is a woman."""
    boromir = CARDS["1U97"]
    return replace(boromir, id="1P901", title="Lady of the City", subtitle="", traits=(boromir.traits - {"Boromir"}) | {"Lady of the City"})


@rule("T-309", "T-310")
def test_the_race_man_includes_women(monkeypatch: pytest.MonkeyPatch) -> None:
    """Armor wants a Man, Athelas a Man of Gondor: she bears both; a Hobbit bears neither."""
    monkeypatch.setitem(CARDS, "1P901", woman_of_gondor())
    play = scene(free={"play": ["1P901"], "hand": ["Armor", "Athelas", "Hobbit Sword"]}).choose("PlayCard Armor", "PlayCard Athelas")
    play.expect(in_play={"Armor": {"bearer": "Lady of the City"}, "Athelas": {"bearer": "Lady of the City"}})
    lady = play.handle("Lady of the City")
    assert MAN.fits(play.board, lady, Scope(0)) and (GONDOR & MAN).fits(play.board, lady, Scope(0))
    alone = scene(free={"hand": ["Armor", "Athelas"]}, hasty=False).refused
    assert [alone[f"PlayCard {card}"].split()[0] for card in ("Armor", "Athelas")] == ["NoBearer", "NoBearer"]


@rule("T-309")
def test_a_filter_for_men_looks_at_the_race_alone() -> None:
    """Boromir, Barliman of Bree and Ottar of Laketown are Men, whatever their culture."""
    play = scene(free={"play": ["Boromir, Lord of Gondor", "Barliman Butterbur", "Ottar", "Gandalf, The Grey Wizard"]})
    men = [play.board.cards[card].title for card in play.board.find(MAN, Scope(0))]
    assert men == ["Boromir", "Barliman Butterbur", "Ottar"]


@rule("T-311")
def test_uruk_hai_are_no_orcs() -> None:
    every = [card["id"] for card in SHOWN.values() if card["type"] == "minion"]
    play = scene(phase="maneuver", site=9, shadow={"play": every})
    for card in play.board.minions():
        both = [noun.fits(play.board, card, Scope(1)) for noun in (ORC, URUK_HAI)]
        assert both != [True, True], play.board.cards[card].name
        assert both == [SHOWN[play.board.cards[card].id]["race"] == race for race in ("orc", "uruk-hai")]


@rule("T-311")
def test_a_text_about_orcs_does_not_reach_an_uruk() -> None:
    """Rúmil shoots at Orcs, Orophin at Uruk-hai; Farin is stronger against Orcs only."""
    data: dict[str, Any] = {"phase": "archery", "site": 5, "free": {"play": ["Rúmil", "Orophin"]}}
    minions = {"play": ["Uruk Savage", "Orc Soldier"]}
    scene(**data, shadow=minions).choose("Use Rúmil").expect(in_play={"Orc Soldier": {"wounds": 1}, "Uruk Savage": {"wounds": 0}})
    scene(**data, shadow=minions).choose("Use Orophin").expect(in_play={"Orc Soldier": {"wounds": 0}, "Uruk Savage": {"wounds": 1}})
    for minion, strength in (("Uruk Savage", 5), ("Orc Soldier", 7)):
        play = scene(
            phase="skirmish",
            site=5,
            free={"play": ["Farin"], "hand": ["Axe Strike"]},
            shadow={"play": [minion]},
            assigned={minion: "Farin"},
        )
        play.expect(in_play={"Farin": {"strength": strength}})
