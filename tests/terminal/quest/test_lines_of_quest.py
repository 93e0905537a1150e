"""Middle-earth Quest by lines: own cards, the map, tokens, and what a newcomer must be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from unicodedata import category

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.core.scenario.choosing import choose
from onetable.core.step import Scope
from onetable.games.quest.mechanics.combat.ending import EndCombat
from onetable.games.registry import rulebook
from onetable.telling.reading import card_entries, matching
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import teller_of
from onetable.terminal.session import Session
from onetable.terminal.spoken_view import sight_of
from onetable.text import Interface
from tests.cli.command import onetable
from tests.terminal.conversation import converse, table

HEROES = {"heroes": ["argalad", "beravor"]}
TELLER = teller_of("quest")


def sight(scene: Mapping[str, object], seat: int, *chosen: str) -> SpokenView:
    """What a seat sees in a position written by hand, after these choices."""
    session = Session.begin("quest", HEROES, 3, 5, ["random"], None, seat)
    session.match.game = rulebook("quest").scene({"game": "quest", **scene})
    for line in chosen:
        choose(rulebook("quest"), session.match.game, line, 0)
    session.viewer = seat
    return sight_of(session, Interface("en"))


# ---- cards


def test_own_cards_can_be_read_by_name_and_owner() -> None:
    said = converse(table("quest", HEROES, 3, 5, seat=1), "rules sweep", "rules Thálin Sweep", "rules thalin sweep", "read overdraw")
    assert said.count("Sweep (Thálin): Melee, attack 3, defense 0, cost 1, mountains. This card cannot be canceled.") == 3
    assert said.count("Sweep (behemoth): ") == 1 and "Several" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_told_apart_or_read_with_its_namesakes(language: str) -> None:
    interface = Interface(language)
    entries = card_entries(rulebook("quest"), interface)
    fighting = [entry.label for entry in entries if str(entry.meaning).startswith("fighting.")]
    assert len(fighting) == len(set(fighting)) == 102
    assert all([entry in matching(entries, entry.label) for entry in entries])


def test_hand_and_combat_say_what_a_card_does() -> None:
    said = converse(table("quest", HEROES, 3, 5, seat=1, bots=("rules",)), "hand")
    assert "Overdraw (ranged, attack 2, defense 0, cost 1, woods): If your opponent plays a ranged card, attack +2." in said
    fight = {"heroes": [{"hero": "thalin", "at": "erebor", "hand": ["sweep", "block"]}], "combat": {"foe": "orc"}}
    seen = sight(fight, 1)
    labels = [TELLER.spoken(seen, choice) for choice in seen.view.choices]
    assert "Play Sweep (melee · attack 3 · defense 0 · cost 1 · mountains): This card cannot be canceled." in labels


# ---- the map


def test_the_map_can_be_read() -> None:
    said = converse(
        table("quest", HEROES, 3, 5, seat=1), "map", "map mirkwood", "map the bight", "rules Gladden Fields", "rules haven", "map xyz"
    )
    assert said.count("\nMirkwood: Lake Esgaroth, ") == 2 and "\nMordor: Barad-dûr (Shadow Stronghold 6, always perilous" in said
    assert "\nThe Bight: The Bight (Mirkwood)" in said and "Rhûn (plains 2)" in said
    assert "\nGladden Fields: Gladden Fields (The Misty Mountains)" in said
    assert "\nHaven: A safe location" in said and "Nothing by that name." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_can_be_read_in_every_language(language: str) -> None:
    interface = Interface(language)
    entries = card_entries(rulebook("quest"), interface)
    for term in TELLER.terms:
        assert interface.say(f"term-{term}-text") in [
            entry.text.partition("\n")[0] for entry in matching(entries, interface.say(f"term-{term}"))
        ]


def test_why_about_a_place_that_is_out_of_reach() -> None:
    said = converse(table("quest", {"heroes": ["argalad"]}, 2, 5, seat=1), "2", "why Erebor", "why Moria", "why")
    assert "names nothing" not in said and "Nothing here is called" not in said
    assert "Erebor " in said and "Moria " in said and "You can ask about " in said


# ---- Sauron


def test_sauron_tells_his_tokens_apart() -> None:
    scene = {"step": "action", "heroes": [{"hero": "thalin", "at": "erebor"}], "influence": {"bight": 1, "south_eaves": 1},
             "tokens": {"bight": ["huorn", "giant_spider"]}}  # fmt: skip
    seen = sight(scene, 0, "UseTrack command 3")
    labels = [text for choice in seen.view.choices if (text := TELLER.spoken(seen, choice)).startswith("Move monster token")]
    assert labels and all([face in " ".join(labels) for face in ("(Huorn)", "(Giant Spider)")]) and len(set(labels)) == len(labels)
    lying = next(line for line in TELLER.table_lines(seen) if line.startswith("The Bight"))
    numbers = [label.split()[3] for label in labels]
    assert all([f"monster token {number}: " in lying for number in numbers])


def test_placing_influence_tells_what_is_there_and_the_limit() -> None:
    said = converse(table("quest", HEROES, 3, 5), "1", "1")
    assert "1. Dol Guldur (influence 2 of 3)\n" in said and "4. Emyn Muil (influence 0 of 2)\n" in said


def test_plots_tell_their_numbers_and_how_many_are_kept() -> None:
    said = converse(table("quest", HEROES, 3, 5), *["1"] * 12)
    assert (
        "1. Sauron Hunts for the Ring: Starting plot, yellow marker +1 each Story step, 3 favor to discard. Set-up: place 2 influence"
        in said
    )
    assert "Which shadow card do you keep? 1 is to be kept." in said and "Which plot do you keep? 2 are to be kept." in said
    assert "Setting up, stage I" in said and "ound 0" not in said


# ---- heroes


def test_a_move_into_peril_says_so_and_rest_tells_its_price() -> None:
    seen = sight({"step": "travel", "heroes": [{"hero": "thalin", "at": "ettenmoors", "hand": ["sweep", "sweep", "block", "block"]}]}, 1)
    assert [text for choice in seen.view.choices if "Angmar" in (text := TELLER.spoken(seen, choice)) and "always perilous" in text]
    tired = sight({"step": "rest", "heroes": [{"hero": "thalin", "at": "bree", "rest": ["sweep"]}], "minions": {}}, 1)
    assert TELLER.obvious(tired) is None and "Sauron’s hindmost marker then advances." in TELLER.question(tired)


@pytest.mark.parametrize(
    ("at", "hero", "asked"),
    [
        ("bree", {}, False),
        ("weathertop", {"damage": ["sweep"]}, False),
        ("erebor", {"damage": ["sweep"]}, True),
        ("bree", {"corruption": ["reckless"], "favor": 6}, True),
    ],
)
def test_a_rest_that_brings_nothing_is_not_asked_for(at: str, hero: dict[str, Any], asked: bool) -> None:
    seen = sight({"step": "rest", "heroes": [{"hero": "thalin", "at": at, **hero}], "minions": {}}, 1)
    assert (TELLER.obvious(seen) is None) is asked and TELLER.obvious(seen) in (None, TELLER.passing(seen))


@pytest.mark.parametrize(("fell", "asked"), [(True, False), (False, True)])
def test_a_defeated_hero_is_not_asked_for_an_order_that_is_shuffled(fell: bool, asked: bool) -> None:
    """Eleanor draws from her rest pool, so the order matters to her, but not when she has fallen."""
    scene = {"heroes": [{"hero": "eleanor", "at": "bree", "hand": ["parry"]}], "combat": {"foe": "orc"}}
    session = Session.begin("quest", {"heroes": ["eleanor"]}, 2, 5, ["random"], None, 1)
    session.match.game = game = rulebook("quest").scene({"game": "quest", **scene})
    combat = game.table.combat
    combat.hero.stack, combat.hero_fell = ("eleanor_parry", "eleanor_rest"), fell
    game.agenda = [((EndCombat(),), Scope(1))]
    game.decision = None
    game.advance()
    assert (TELLER.obvious(sight_of(session, Interface("en"))) is None) is asked


# ---- the command line


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--heroes", "Thálin,ARGALAD", "--seat", "Thálin"), 0, "You are Thálin."),
        (("--heroes", "thalin", "--bots", "random,random,random"), 2, "--bots names 3, but only 1 seat is left beside yours."),
        (("--heroes", "thalin,argalad", "--players", "2"), 2, "There are 2 players, so 1 hero and Sauron; the set-up names 2 heroes."),
    ],
)
def test_what_is_typed_on_the_way_in(arguments: tuple[str, ...], code: int, words: str) -> None:
    done = onetable("play", "quest", "--plain", "--seed", "5", *arguments, typed="quit\n")
    assert done.code == code and words in (done.err if code else done.out)


# ---- to be read aloud


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "setup", "players", "seat"),
    [("quest", HEROES, 3, 0), ("quest", HEROES, 3, 1), ("fellowship", {"chapter": 5}, 4, 0), ("tcg", {}, 2, 0)],
)
def test_no_signs_are_read_aloud(game: str, setup: dict[str, object], players: int, seat: int, language: str) -> None:
    commands = ("hand", "table", "map", "piles", "read", "goals", "journal")
    said = converse(
        table(game, dict(setup), players, 7, seat),
        *[line for number in range(8) for line in ("1", commands[number % 7])],
        language=language,
    )
    assert {letter for letter in said if category(letter) in ("So", "Sm", "Sc", "Sk") or letter == "†"} <= set("+−×=")  # as in ウルク=ハイ
    assert " · " not in said
