"""The twilight pool and what cards cost (T-069 to T-074, T-126, T-127, T-132, T-152, T-153)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.news import TwilightAdded, TwilightRemoved
from tests.games.tcg.rules.tables import Table, told
from tests.games.tcg.scenes import scene
from tests.rules import rule

BAG_END = {1: "Bag End"}


@rule("T-069")
def test_all_shadow_players_pay_from_one_pool() -> None:
    uruks = {"hand": ["Uruk Savage", "Uruk Savage"]}
    play = scene(players=3, phase="shadow", site=5, twilight=5, shadow=uruks, seats={2: uruks})
    play.expect(asked=2).choose("PlayCard Uruk Savage").expect(twilight=3).choose("Pass")
    play.expect(asked=1, twilight=3).choose("PlayCard Uruk Savage").expect(twilight=1)


@rule("T-071", "T-132")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("Boromir, Lord of Gondor", 3),
        ("Rosie Cotton", 1),
        ("Barliman Butterbur", 0),
        ("Hobbit Sword", 1),
        ("Foes of Mordor", 1),
        ("Elf-song", 1),
    ],
)
def test_a_free_peoples_card_adds_its_cost_to_the_pool(card: str, cost: int) -> None:
    play = scene(twilight=4, path=BAG_END, hasty=False, free={"play": ["Arwen"], "hand": [card, "Athelas"], "burdens": 1})
    title = card.split(",")[0]
    play.choose(f"PlayCard {title}")
    while any([choice.startswith("Land") for choice in play.offered]):
        play.choose(play.offered[0])
    play.expect(twilight=4 + cost, phase="fellowship", asked=0)
    assert told(play, TwilightAdded) == ([TwilightAdded(cost, 4 + cost)] if cost else [])


@rule("T-132")
def test_what_is_added_is_the_changed_cost() -> None:
    companion = {"free": {"hand": ["Boromir, Lord of Gondor", "Athelas"]}}
    scene(path={1: "East Road"}, **companion).choose("PlayCard Boromir").expect(twilight=5)
    scene(path=BAG_END, **companion).choose("PlayCard Boromir").expect(twilight=3)
    scene(path={1: "Green Hill Country"}, free={"hand": ["Sam, Son of Hamfast", "Rosie Cotton"]}).choose("PlayCard Rosie Cotton").expect(
        twilight=0
    )


@rule("T-072")
@pytest.mark.parametrize(("card", "cost"), [("Uruk Savage", 2), ("Uruk-hai Sword", 1), ("Uruk-hai Armory", 1), ("Saruman's Power", 2)])
def test_a_shadow_card_takes_its_cost_out_of_the_pool(card: str, cost: int) -> None:
    play = scene(phase="shadow", site=5, twilight=7, hasty=False, shadow={"play": ["Uruk Shaman"], "hand": [card, "Athelas"]})
    play.choose(f"PlayCard {card}").expect(twilight=7 - cost, asked=1)
    assert told(play, TwilightRemoved) == [TwilightRemoved(cost, 7 - cost)]


@rule("T-073")
def test_a_shadow_card_needs_its_cost_in_the_pool() -> None:
    hand = {"hand": ["Uruk Savage", "Uruk Shaman", "Saruman's Ambition"]}
    play = scene(phase="shadow", site=6, twilight=2, shadow=hand)
    play.expect(offered=["Pass", "PlayCard Uruk Savage", "PlayCard Saruman's Ambition"], refused={"PlayCard Uruk Shaman": "TooDear 3 2"})
    play.choose("PlayCard Uruk Savage").expect(twilight=0, offered=["Pass", "PlayCard Saruman's Ambition"])


@rule("T-073")
def test_changes_of_the_cost_come_first_and_then_the_roaming_penalty() -> None:
    """At the Ford the first Nazgûl costs five less, but not less than nothing; a roaming one still pays two."""
    at_home = {"phase": "shadow", "path": {3: "Ford of Bruinen"}, "site": 3}
    scene(**at_home, twilight=0, shadow={"hand": ["Úlairë Lemenya"]}).choose("PlayCard Úlairë Lemenya").expect(twilight=0)
    scene(**at_home, twilight=1, shadow={"hand": ["Úlairë Enquëa"]}).choose("PlayCard Úlairë Enquëa").expect(twilight=0)
    roaming = {"phase": "shadow", "path": {2: "Weatherhills"}, "site": 2, "shadow": {"hand": ["Úlairë Lemenya"]}}
    scene(**roaming, twilight=5).choose("PlayCard Úlairë Lemenya").expect(twilight=0)  # 4 - 1 + 2
    scene(**roaming, twilight=4, hasty=False).expect(refused={"PlayCard Úlairë Lemenya": "TooDear 5 4"}, offered=["Pass"])


@rule("T-073")
def test_a_discount_beyond_nothing_does_not_lower_the_roaming_penalty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Nazgûl of the set is cheap enough to show it, so one is made that costs nothing."""
    monkeypatch.setitem(CARDS, "1A903", replace(CARDS["1U232"], id="1A903", title="Shade", twilight=0))
    play = scene(phase="shadow", path={2: "Weatherhills"}, site=2, twilight=1, hasty=False, shadow={"hand": ["1A903"]})
    play.expect(offered=["Pass"], refused={"PlayCard Shade": "TooDear 2 1"})


@rule("T-074")
def test_to_add_one_adds_one_token() -> None:
    play = scene(
        phase="shadow",
        site=4,
        twilight=3,
        shadow={"play": ["Goblin Armory", "Goblin Runner"], "hand": ["Moria Axe", "Athelas"]},
        hasty=False,
    )
    play.choose("PlayCard Moria Axe").expect(twilight=3 - 1 + 1)
    play = scene(
        phase="maneuver",
        site=4,
        twilight=2,
        free={"play": ["Shoulder to Shoulder", "Gimli, Son of Glóin", {"card": "Arwen", "wounds": 1}]},
        shadow={"play": ["Goblin Runner"]},
        hasty=False,
    )
    play.choose("Use Shoulder to Shoulder")
    while play.facts["phase"] == "maneuver" and play.facts["twilight"] == 2:
        play.choose(play.offered[0])
    play.expect(twilight=3)


@rule("T-126")
def test_each_turn_begins_with_an_empty_pool() -> None:
    play = scene(phase="end of turn", twilight=9, shadow={"hand": ["Rosie Cotton"]})
    play.expect(free_peoples=1, phase="fellowship", twilight=0, asked=1, offered=["Pass", "PlayCard Rosie Cotton"])


@rule("T-127")
def test_the_pool_is_empty_at_the_start_of_the_game() -> None:
    assert [Table(players).ready().board.twilight for players in (2, 4)] == [0, 0]


@rule("T-152", "T-153")
@pytest.mark.parametrize(
    ("site", "path", "shadow"),
    [
        (1, {2: "Bree Gate"}, 2),
        (1, {2: "Weatherhills"}, 3),
        (2, {3: "Ford of Bruinen"}, 0),
        (4, {5: "The Bridge of Khazad-dûm"}, 6),
        (7, {8: "Shores of Nen Hithoel"}, 9),
    ],
)
def test_moving_adds_the_shadow_number_and_one_for_each_companion(site: int, path: dict[int, str], shadow: int) -> None:
    fellowship = ["Boromir, Lord of Gondor", "Gimli, Son of Glóin", "Rosie Cotton", "Bilbo"]
    play = scene(site=site, path=path, moves=0, twilight=4, free={"play": fellowship}, shadow={"hand": ["Saruman's Ambition"]})
    play.choose("Pass").expect(asked=1, site=site + 1, twilight=4 + shadow + 3)  # Frodo counts, allies do not
    assert told(play, TwilightAdded) == [TwilightAdded(shadow + 3, 4 + shadow + 3)]


@rule("T-153")
def test_the_second_move_of_a_turn_adds_twilight_again() -> None:
    play = scene(
        moves=0,
        path={2: "Bree Streets", 3: "Council Courtyard"},
        free={"play": ["Gimli, Son of Glóin"]},
        shadow={"hand": ["Saruman's Ambition"]},
    )
    play.expect(site=2, twilight=3).choose("Pass", "Pass").expect(offered=["Stay", "MoveOn"]).choose("MoveOn").expect(
        site=3, twilight=3 + 0 + 2
    )
