"""Every fact has a kind and every key a meaning, and what a kind refuses is refused in one sentence."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest
from msgspec import Meta, Struct

from onetable.core.errors import BadInput
from onetable.core.scenario.choosing import Unmet
from onetable.core.scenario.kinds import Kind, Map, Record
from onetable.core.scenario.running import check
from onetable.games.quest.pieces import Turn
from onetable.games.quest.scene.kinds import FACTS, TURN
from onetable.games.quest.scene.written import CombatData, HeroData, MinionData, SceneData, SentenceData, SlipData, TokenData
from onetable.games.registry import rulebook

BOOK = rulebook("quest")
SCENE: dict[str, Any] = {
    "combat": {"foe": "mouth_of_sauron", "foe_hand": ["hack"], "hero_stack": ["parry", "evade"]},
    "heroes": [{"hero": "thalin", "hand": ["sweep", "parry"], "rest": ["sweep", "overpower"]}],
    "shadow_deck": ["betrayed", "the_lidless_eye"],
    "given": ["ev1_03", 1, 2],
}


def test_every_fact_has_a_kind_that_says_what_it_is() -> None:
    facts = BOOK.facts(BOOK.scene(SCENE))
    assert set(facts) == set(FACTS) and set(TURN) == set(Turn.__struct_fields__)
    assert all([kind.says for kind in FACTS.values()])
    assert list(facts["combat"]) and set(facts["combat"]) == set(fields_of(FACTS["combat"]))
    assert set(facts["heroes"]["thalin"]) == set(fields_of(heroes_kind()))


def heroes_kind() -> Kind:
    """What is said of each hero."""
    heroes = FACTS["heroes"]
    assert isinstance(heroes, Map)
    return heroes.of


def fields_of(kind: Kind) -> list[str]:
    """The names that a record has."""
    assert isinstance(kind, Record)
    return list(kind.fields)


@pytest.mark.parametrize("kind", [SceneData, HeroData, CombatData, TokenData, SlipData, MinionData, SentenceData])
def test_every_key_says_what_it_means(kind: type[Struct]) -> None:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        notes = [note.description for note in getattr(hint, "__metadata__", ()) if isinstance(note, Meta) and note.description]
        assert notes, name


@pytest.mark.parametrize(
    "wrong",
    [
        {"heroes": {"thalin": {"hand": ["thalin_sweep"]}}},
        {"heroes": {"thalin": {"hand": []}}},
        {"heroes": {"thalin": {"hand": ["thalin_sweep", "2 others"]}}},
        {"heroes": {"thalin": {"rest": ["thalin_overpower", "thalin_sweep"]}}},  # the order of a rest pool counts
        {"shadow_deck": {"in order": ["the_lidless_eye", "betrayed"]}},
        {"combat": {}},
        {"combat": {"hero_stack": ["thalin_evade", "thalin_parry"]}},
        {"combat": {"foe_hand": {"lacks": ["zealot_hack"]}}},
        {"minions": {"black_serpent": "absent"}},
        {"minions": {}},
        {"given": {}},
        {"given": {"favor": 3}},
        {"given": None},
        {"asked": "sauron"},
        {"asked": None},
        {"turn": {"seat": 0}},
        {"plots": {"exactly": {"urgent_summons": "bree"}}},
        {"distance": {"bree": {"shire": 1}}},
        {"journal": ["CombatBegins"]},
        {"sees": {"sauron": {"heroes": {"thalin": {"hand": ["thalin_sweep", "thalin_parry"]}}}}},
    ],
    ids=str,
)
def test_what_does_not_hold_fails(wrong: dict[str, Any]) -> None:
    with pytest.raises(Unmet):
        check(BOOK, BOOK.scene(SCENE), wrong)


@pytest.mark.parametrize(
    ("nonsense", "sentence"),
    [
        ({"heros": {}}, "Did you mean “heroes”?"),
        ({"heroes": {"talin": {}}}, "there is no hero at this table “talin”. Did you mean “thalin”?"),
        ({"heroes": {"beravor": {"favor": 1}}}, "there is no hero at this table “beravor”"),
        ({"heroes": {"thalin": {"hnd": []}}}, "Did you mean “hand”?"),
        ({"heroes": {"thalin": {"hand": ["thalin_sweeep"]}}}, "Did you mean “thalin_sweep”?"),
        ({"influence": {"bre": 1}}, "there is no place “bre”. Did you mean “bree”?"),
        ({"pool": "1"}, "is a number, not '1'"),
        ({"characters": {"gandalf": "nowhere"}}, "there is no place “nowhere”"),
        ({"combat": {"fear": 1}}, "is true or false, not 1"),
        ({"asked": 4}, "nobody here is called “4”"),
        ({"outcome": "victory"}, "there is no outcome “victory”"),
        ({"tracks": [["x"]]}, "is a number, not 'x'"),
    ],
    ids=str,
)
def test_nonsense_is_refused(nonsense: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        check(BOOK, BOOK.scene(SCENE), nonsense)
    assert sentence in str(refusal.value)
