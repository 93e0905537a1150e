"""Which cards work in a turn (T-264 to T-271)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tcg.rules.tables import Table
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

MANEUVER: dict[str, Any] = {"phase": "maneuver", "site": 5}


def working(play: Scene) -> list[tuple[str, int]]:
    """The active cards by title and owner."""
    board = play.board
    return sorted([(board.cards[card].title, board.pieces[card].owner) for card in board.index.active])


@rule("T-264", "T-266")
@pytest.mark.parametrize("players", [2, 3])
def test_the_own_free_peoples_cards_and_the_opponents_shadow_cards_are_active(players: int) -> None:
    everything = {"play": ["Gandalf, The Grey Wizard", "Elrond", "The Nine Walkers", "Uruk-hai Armory"]}
    play = scene(
        players=players,
        **MANEUVER,
        free=everything,
        shadow={"play": [*everything["play"], "Uruk Savage"]},
        seats={2: everything} if players == 3 else {},
    )
    mine = [("Elrond", 0), ("Frodo", 0), ("Gandalf", 0), ("The Nine Walkers", 0), ("The One Ring", 0)]
    theirs = [("Uruk-hai Armory", seat) for seat in range(1, players)] + [("Uruk Savage", 1)]
    assert working(play) == sorted(mine + theirs)


@rule("T-264")
def test_the_sides_change_with_the_turn() -> None:
    play = scene(
        phase="regroup", free={"play": ["Uruk-hai Armory", "Gandalf, The Grey Wizard"]}, shadow={"play": ["The Nine Walkers", "Elrond"]}
    )
    assert working(play) == [("Frodo", 0), ("Gandalf", 0), ("The One Ring", 0)]
    play.choose("Stay").expect(free_peoples=1)
    assert working(play) == [("Elrond", 1), ("Frodo", 1), ("The Nine Walkers", 1), ("The One Ring", 1), ("Uruk-hai Armory", 0)]


@rule("T-265", "T-266")
@pytest.mark.parametrize(("owner", "seen"), [("free", True), ("shadow", False)])
def test_an_opponents_gandalf_cannot_be_spotted(owner: str, seen: bool) -> None:
    data: dict[str, dict[str, list[str]]] = {"free": {"hand": ["Durin's Secret", "Albert Dreary"]}, "shadow": {}}
    data[owner]["play"] = ["Gandalf, Friend of the Shirefolk"]
    play = scene(path={1: "Bag End"}, hasty=False, **data)
    assert ("PlayCard Albert Dreary" in play.offered) is seen


@rule("T-265")
def test_inactive_cards_are_no_target_and_give_no_bonus() -> None:
    """Uruk Fighter sees four companions and not six, Hate finds none but Gimli, and the other Rosie does not help Sam."""
    play = scene(
        phase="maneuver",
        site=6,
        free={"play": ["Sam, Son of Hamfast", "Gimli, Son of Glóin"]},
        shadow={
            "play": ["Uruk Fighter", "Orc Soldier", "Boromir, Lord of Gondor", "Aragorn, King in Exile", "Rosie Cotton"],
            "hand": ["Hate"],
        },
    )
    play.expect(asked=1, offered=["Pass", "PlayCard Hate"], in_play={"Sam": {"strength": 3}})
    play.choose("PlayCard Hate").expect(offered=["Wound Sam", "Wound Gimli"])


@rule("T-265")
def test_an_effect_on_each_card_leaves_inactive_cards_alone() -> None:
    """Sleep, Caradhras discards all conditions that work; the Shadow conditions of the Free Peoples player do not."""
    play = scene(
        free={"play": ["Gandalf, The Grey Wizard", "The Nine Walkers", "Uruk-hai Armory"], "hand": ["Sleep, Caradhras"]},
        shadow={"play": ["Saruman's Ambition", "Lord of Moria"]},
    )
    play.choose("PlayCard Sleep, Caradhras")
    play.expect(discards={0: ["The Nine Walkers", "Sleep, Caradhras"], 1: ["Saruman's Ambition"]})
    assert {"Uruk-hai Armory", "Lord of Moria"} <= play.facts["in_play"].keys()


@rule("T-267")
def test_a_borne_card_works_with_its_bearer() -> None:
    """Of four swords and conditions only those work whose bearer does."""
    aragorn = {"card": "Aragorn, King in Exile", "bears": ["Ranger's Sword"]}
    play = scene(
        **MANEUVER,
        free={"play": [aragorn]},
        shadow={"play": [aragorn, {"card": "Uruk Savage", "bears": ["Uruk-hai Sword", {"card": "Stone Trolls", "owner": 0}]}]},
    )
    titles = ("Ranger's Sword", "Uruk-hai Sword", "Stone Trolls")
    assert [entry for entry in working(play) if entry[0] in titles] == [("Ranger's Sword", 0), ("Stone Trolls", 0), ("Uruk-hai Sword", 1)]
    play.expect(in_play={"Aragorn": {"strength": 10, "damage": 1}, "Uruk Savage": {"strength": 7}})


@rule("T-267", "T-268")
def test_a_shadow_condition_on_a_companion_rests_while_it_is_not_that_players_turn() -> None:
    """Seat 2 has played The Weight of a Legacy on Aragorn of seat 1: it works in the turn of seat 1 and in no other."""
    aragorn = {"card": "Aragorn, King in Exile", "bears": [{"card": "The Weight of a Legacy", "owner": 2}]}
    play = scene(players=3, phase="regroup", shadow={"play": [aragorn]})
    assert ("The Weight of a Legacy", 2) not in working(play)
    play.choose("Stay").expect(free_peoples=1)
    assert ("The Weight of a Legacy", 2) in working(play)
    play.expect(in_play={"Aragorn": {"strength": 7}})


@rule("T-268")
def test_a_resting_condition_can_be_neither_spotted_nor_discarded() -> None:
    frodo = {"bears": [{"card": "Desperate Defense of the Ring", "owner": 0}], "play": []}
    play = scene(free={"play": ["Legolas, Greenleaf", "Arwen"], "hand": ["The Seen and the Unseen"]}, shadow=frodo)
    play.choose("PlayCard The Seen and the Unseen", "Exert Arwen").expect(discards={0: ["The Seen and the Unseen"], 1: []})
    assert "Desperate Defense of the Ring" in play.facts["in_play"]


# ---- sites


@rule("T-269")
@pytest.mark.parametrize(("site", "cost"), [(1, 5), (2, 3)])
def test_a_site_works_only_while_the_fellowship_is_there(site: int, cost: int) -> None:
    """East Road makes companions dearer; from site 2 on it lies on the path and says nothing."""
    path = {1: "East Road", 2: "Bree Gate"}
    play = scene(site=site, path=path, free={"hand": ["Boromir, Lord of Gondor", "Athelas"]}).choose("PlayCard Boromir")
    play.expect(twilight=cost)


@rule("T-269")
def test_the_site_of_another_players_marker_does_not_work() -> None:
    play = scene(site=2, path={1: "East Road", 2: "Bree Gate"}, free={"hand": ["Boromir, Lord of Gondor", "Athelas"]}, shadow={"at": 1})
    play.choose("PlayCard Boromir").expect(twilight=3, at=[2, 1])


@rule("T-270")
def test_the_first_site_is_silent_while_starting_fellowships_are_chosen() -> None:
    """On East Road a companion of 3 would cost 5; at the start of the game it costs 3 and may begin."""
    deck = {
        "ring_bearer": "1C290",
        "ring": "1C2",
        "sites": ["1U320", "1U335", "1U340", "1C346", "1C349", "1C351", "1U355", "1U358", "1U361"],
    }
    table = Table(hasty=False, decks=[deck_list(deck), deck_list(deck)]).bid(0, 0).seat_in_order()
    table.expect(path=["East Road"])
    assert "Begin Boromir" in table.offered
    table.choose("Begin Boromir")
    assert table.refused["Begin Gimli"].startswith("TooMuch 2")


def deck_list(head: dict[str, Any]) -> dict[str, Any]:
    """A legal deck with companions of 2 and 3."""
    free = {"1R96": 4, "1U12": 4, "1C9": 4, "1C10": 4, "1C4": 4, "1C5": 4, "1C6": 4, "1C3": 2}
    shadow = {"1C151": 4, "1C152": 4, "1C154": 4, "1C156": 4, "1C158": 4, "1C146": 4, "1C145": 4, "1C150": 2}
    return {**head, "draw": {**free, **shadow}}


@rule("T-271")
def test_a_shadow_ability_of_a_site_is_for_shadow_players_at_that_site() -> None:
    sword = {"play": ["Uruk Savage"], "discard": ["Uruk-hai Sword"], "hand": ["Athelas"]}
    here: dict[str, Any] = {"players": 3, "path": {4: "Mithril Mine"}, "twilight": 9, "hasty": False, "shadow": sword, "seats": {2: sword}}
    play = scene(phase="shadow", site=4, **here)
    play.expect(asked=2, offered=["Pass", "Use Mithril Mine"]).choose("Pass").expect(asked=1, offered=["Pass", "Use Mithril Mine"])
    play.choose("Use Mithril Mine").expect(in_play={"Uruk-hai Sword": {"owner": 1, "bearer": "Uruk Savage"}})
    scene(phase="shadow", site=5, **here).expect(asked=2, offered=["Pass", "Use The Bridge of Khazad-dûm"])


@rule("T-271")
def test_the_free_peoples_player_has_no_part_in_it() -> None:
    """At Mithril Mine he acts in his Fellowship phase, and there is nothing he could do with the site."""
    play = scene(site=4, path={4: "Mithril Mine"}, free={"hand": ["Athelas"], "discard": ["Uruk-hai Sword"]}, twilight=9, hasty=False)
    play.expect(phase="fellowship", asked=0, offered=["Pass"])
