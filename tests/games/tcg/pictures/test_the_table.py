"""What lies on the table as a client gets it: players, path, pieces, skirmishes, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from onetable.core.phrasebook import LANGUAGES
from tests.games.tcg.pictures.shown import Data, board_of, parts, piece
from tests.games.tcg.scenes import Scene, scene
from tests.server.pictures.tables import NAMES, drawn, moments, painted

HELD = ["Athelas"]
SAVAGE = "Uruk Savage"


def battle(**more: Any) -> Scene:
    """An Uruk against Boromir, two against Frodo."""
    minions = [SAVAGE, "Uruk Slayer", "Uruk Soldier"]
    data: dict[str, Any] = {
        "free": {"play": ["Boromir, Lord of Gondor"], "hand": HELD},
        "shadow": {"play": minions, "hand": HELD},
        "assigned": {SAVAGE: "Boromir", "Uruk Slayer": "Frodo", "Uruk Soldier": "Frodo"},
    }
    return scene(phase="skirmish", site=6, hasty=False, **{**data, **more})


def test_players_are_told_with_all_that_everybody_counts() -> None:
    play = scene(
        phase="fellowship", site=3, hasty=False, free={"hand": HELD, "discard": [SAVAGE], "burdens": 4}, shadow={"discard": [SAVAGE]}
    )
    mine, other = board_of(play)["seats"]
    assert mine["moving"] and mine["acting"] and not other["moving"] and (mine["name"], other["name"]) == NAMES[:2]
    assert (mine["hand"], mine["burdens"], mine["resistance"], mine["at"]) == (1, 4, 10, 3)
    assert [card["key"] for card in mine["discard"]["cards"]] == ["1C151"]
    assert other["discard"] == {"count": 1, "cards": None}  # closed to others


def test_open_discard_piles_can_be_looked_into() -> None:
    play = scene(phase="fellowship", options={"discard_piles": "open"}, shadow={"discard": [SAVAGE]}, free={"hand": HELD}, hasty=False)
    assert [card["key"] for card in board_of(play)["seats"][1]["discard"]["cards"]] == ["1C151"]


def test_the_path_has_nine_places_with_markers_and_what_lies_there() -> None:
    play = scene(phase="fellowship", site=4, hasty=False, free={"hand": HELD})
    path = board_of(play)["path"]
    assert [place["number"] for place in path] == list(range(1, 10))
    assert path[3]["key"] and path[3]["markers"][:1] == [0] and path[3]["shadow"]["now"] >= 0
    assert path[8] == {"number": 9, "site": -1, "key": "", "owner": -1, "shadow": None, "markers": [], "cards": []}


def test_pieces_know_their_place() -> None:
    play = battle(free={"play": [{"card": "Boromir, Lord of Gondor", "bears": ["Armor"]}, "Elrond, Lord of Rivendell"], "hand": HELD})
    zones = {found["name"]: found["zone"] for found in board_of(play)["pieces"]}
    assert zones["Boromir"] == "fellowship" and zones["Elrond"] == "home" and zones["Armor"] == "borne" and zones[SAVAGE] == "minions"
    boromir = piece(play, "Boromir")
    assert boromir["bears"] == [play.handle("Armor")] and boromir["against"] == [play.handle(SAVAGE)]
    assert set(piece(play, "Frodo")["against"]) == {play.handle("Uruk Slayer"), play.handle("Uruk Soldier")}
    assert piece(play, SAVAGE)["against"] == [play.handle("Boromir")] and piece(play, "Frodo")["ring_bearer"]


def test_skirmishes_are_pairs_with_both_totals() -> None:
    play = battle()
    first, second = board_of(play)["skirmishes"]
    assert first["state"] == second["state"] == "to come" and first["defender"] == play.handle("Boromir")
    assert first["winner"] == "free" and first["free"]["now"] > first["shadow"]["now"]
    assert [words for words, _ in parts(second["shadow"])] == ["Uruk Slayer", "Uruk Soldier"]
    assert second["winner"] == "shadow" and second["overwhelmed"]
    play.choose("FirstSkirmish Frodo")
    now = board_of(play)["skirmishes"][0]
    assert now["state"] == "now" and now["defender"] == play.handle("Frodo")


def test_a_skirmish_is_decided_before_its_wounds_are_taken() -> None:
    friends = {"play": ["Boromir, Lord of Gondor", "Gandalf, Friend of the Shirefolk"], "hand": ["Intimidate"]}
    play = battle(free=friends, assigned={"Uruk Slayer": "Boromir", SAVAGE: "Boromir"}).choose("Pass", "Pass")
    board = board_of(play)
    assert board["happening"]["text"].startswith("Boromir is about to take a wound")
    assert [skirmish["state"] for skirmish in board["skirmishes"]] == ["decided"] and len(board["fought"]) == 1


def test_a_skirmish_that_is_over_tells_how_it_ended() -> None:
    play = battle().choose("FirstSkirmish Boromir", "Pass", "Pass")
    [fought] = board_of(play)["fought"]
    assert fought["losers"] == ["1C151"] and "Boromir" in fought["text"]


def test_the_wounds_of_a_skirmish_name_the_damage() -> None:
    play = scene(phase="skirmish", site=6, hasty=False, free={"play": [{"card": "Gimli, Son of Glóin"}], "hand": HELD},
                 shadow={"play": [SAVAGE], "hand": HELD}, assigned={SAVAGE: "Gimli"})  # fmt: skip
    wounds = board_of(play)["skirmishes"][0]["wounds"]
    assert wounds["now"] == 2 and parts(wounds) == [("a skirmish is lost", 1), ("damage of Gimli", 1)]


def test_what_endangers_the_ring_bearer_stands_in_one_place() -> None:
    threats = board_of(battle(free={"play": ["Boromir, Lord of Gondor"], "hand": HELD, "burdens": 9}))["threats"]
    assert threats[0]["grave"] and any(["1 more burden corrupts Frodo" in threat["text"] for threat in threats])
    assert any(["overwhelmed" in threat["text"] for threat in threats])


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    play = battle()
    assert len(board_of(play, 0)["hand"]) == 1 and board_of(play, -1)["hand"] == []
    assert [seat["hand"] for seat in board_of(play, -1)["seats"]] == [1, 1]


@pytest.mark.parametrize("players", [2, 6])
def test_all_see_the_same_table(players: int) -> None:
    """What lies open is the same to everybody, in every language with other words."""

    def open_part(board: Data) -> Data:
        names = {"hand", "asking", "seats"}
        return {key: value for key, value in board.items() if key not in names}

    *_, match = moments("tcg", {}, players, seed=5, most=40 * players)
    for view in drawn(match):
        journal = match.journal_for(view["seat"])
        assert view == msgspec.json.decode(
            painted(match.rulebook, match.game, view["seat"], "en", {}, journal).whole()
        )  # drawn for one alone
    boards = [open_part(view["board"]) for view in drawn(match)]
    assert all([board == boards[0] for board in boards])
    for language in LANGUAGES[1:]:
        other = drawn(match, language, (-1,))[0]["board"]
        assert [found["handle"] for found in other["pieces"]] == [found["handle"] for found in boards[0]["pieces"]]
