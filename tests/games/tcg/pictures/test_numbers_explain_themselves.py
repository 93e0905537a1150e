"""Every number that differs from the printed one says why: its parts add up to it, and it is the number that the rules count with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from onetable.core.match import Match
from onetable.games.tcg.decklist import DECKS
from onetable.games.tcg.mechanics.prices import price
from tests.games.tcg.pictures.shown import Data, board_of, figures, held, parts, piece, qualities
from tests.games.tcg.scenes import scene
from tests.server.pictures.tables import drawn, moments

SAVAGE = "Uruk Savage"


# ---- one number after another


def test_strength_names_what_is_borne_and_what_lasts() -> None:
    play = scene(
        phase="skirmish",
        free={"play": [{"card": "Aragorn, Ranger of the North", "bears": ["Ranger's Sword"]}]},
        shadow={"play": [SAVAGE]},
        assigned={SAVAGE: "Aragorn"},
    )
    strength = piece(play, "Aragorn")["strength"]
    assert (strength["now"], strength["printed"]) == (10, 8)
    assert parts(strength) == [("printed", 8), ("Ranger’s Sword, which is borne", 2)]
    assert {part["key"] for part in strength["parts"]} == {"", "1U112"}


def test_a_change_for_a_while_says_how_long() -> None:
    friends = {"play": ["Gandalf, Friend of the Shirefolk"], "hand": ["Mysterious Wizard", "Athelas"]}
    play = scene(phase="skirmish", hasty=False, free=friends, shadow={"play": [SAVAGE], "hand": ["Athelas"]}, assigned={SAVAGE: "Gandalf"})
    play.choose("PlayCard Mysterious Wizard")
    assert ("Mysterious Wizard, until the end of the phase", 4) in parts(piece(play, "Gandalf")["strength"])


def test_a_number_that_nothing_changes_needs_no_words() -> None:
    play = scene(phase="maneuver", free={"play": ["Boromir, Lord of Gondor"]}, shadow={"play": [SAVAGE]})
    assert piece(play, SAVAGE)["strength"] == {"now": 5, "printed": 5, "parts": []}


def test_vitality_is_told_as_what_is_left() -> None:
    play = scene(phase="maneuver", free={"play": [{"card": "Boromir, Lord of Gondor", "wounds": 2}]}, shadow={"play": [SAVAGE]})
    vitality = piece(play, "Boromir")["vitality"]
    assert (vitality["left"], vitality["wounds"], vitality["of"]["now"], vitality["exhausted"]) == (1, 2, 3, True)


def test_a_roaming_minion_costs_two_more() -> None:
    play = scene(phase="shadow", site=3, twilight=9, shadow={"hand": [SAVAGE]})
    cost = held(play, "1C151", seat=1)["cost"]
    assert (cost["now"], cost["printed"]) == (4, 2) and parts(cost) == [("printed", 2), ("roaming", 2)]


def test_archery_totals_name_the_archers() -> None:
    play = scene(phase="archery", free={"play": ["Legolas, Greenleaf"]}, shadow={"play": ["Goblin Marksman"]})
    archery = board_of(play)["archery"]
    assert parts(archery["minions"]) == [("Goblin Marksman, an archer", 1)] and archery["fellowship"]["now"] == 1


def test_the_pool_tells_what_came_and_went() -> None:
    play = scene(phase="fellowship", site=1, hasty=False, free={"hand": ["Gimli, Son of Glóin", "Athelas"]})
    play.choose("PlayCard Gimli")
    twilight = board_of(play)["turn"]["twilight"]
    assert (twilight["now"], parts(twilight)) == (4, [("Gimli", 4)])


# ---- all of them


def check_position(match: Match[Any], board: Data, seat: int) -> int:
    """All numbers of a picture add up, and are those of the rules; how many differ from what is printed."""
    table, changed = match.game.table, 0
    for figure in figures(board):
        if figure["now"] != figure["printed"] or figure["parts"]:
            assert sum([part["amount"] for part in figure["parts"]]) == figure["now"], figure
            assert all([part["words"] for part in figure["parts"]])
            changed += 1
    assert "from before" not in [words for words, _ in parts(board["turn"]["twilight"])]  # the journal tells all of it
    for quality in qualities(board):
        assert not quality["parts"] or sum([part["amount"] for part in quality["parts"]]) == quality["amount"]
    for found in board["pieces"]:
        if found["active"] and found["strength"] is not None:
            assert found["strength"]["now"] == table.strength(found["handle"])
            assert found["vitality"]["left"] == table.vitality(found["handle"])
    assert [card["cost"]["now"] for card in board["hand"]] == [price(table, seat, card["handle"]) for card in board["hand"]]
    return changed


def positions(games: int, every: int) -> Iterator[tuple[Match[Any], int]]:
    """Positions of random games with all decks, and who is asked."""
    random, names = Random(5), [name for name in DECKS if "retail" not in name]
    for seed in range(games):
        decks = random.sample(names, 2 + (seed % 3 == 0))
        for number, match in enumerate(moments("tcg", {"decks": decks}, len(decks), seed, most=400)):
            if match.game.decision is not None and number > 20 and number % every == 0:
                yield match, match.game.decision.seat


@pytest.mark.parametrize(("games", "every", "least"), [(3, 23, 12), pytest.param(150, 7, 1000, marks=pytest.mark.long)])
def test_every_changed_number_adds_up(games: int, every: int, least: int) -> None:
    count = changed = 0
    for match, seat in positions(games, every):
        changed += check_position(match, drawn(match, "en", (seat,))[0]["board"], seat)
        count += 1
    assert count >= least and changed > count
