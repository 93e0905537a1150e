"""Unique cards and others, and two copies of one unique card (T-257 to T-263, T-272 to T-274)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.card_names import find_card
from onetable.games.tcg.mechanics.prices import price
from tests.games.tcg.scenes import scene
from tests.rules import rule

BAG_END = {1: "Bag End"}


@rule("T-257", "T-272")
@pytest.mark.parametrize(
    ("side", "card", "friends"),
    [
        ("free", "Aragorn, King in Exile", []),
        ("free", "Rosie Cotton", []),
        ("free", "Sting", []),
        ("free", "The Choice of Lúthien", []),
        ("shadow", "The Witch-king", []),
        ("shadow", "The Long Dark", []),
        ("shadow", "Worry", ["Uruk Savage"]),
        ("shadow", "Guard Commander", []),
    ],
)
def test_a_second_copy_of_a_unique_card_is_refused(side: str, card: str, friends: list[str]) -> None:
    phase = {"free": "fellowship", "shadow": "shadow"}[side]
    hand = {"hand": [card, "Athelas"]}
    data: dict[str, Any] = {"phase": phase, "site": 6, "twilight": 30, "hasty": False}
    free_of_it = scene(**data, **{side: {"play": friends, **hand}})
    title = find_card(card).title
    assert f"PlayCard {title}" in free_of_it.offered
    there: dict[str, Any] = {"bears": [card]} if card == "Sting" else {"play": [card, *friends]}
    play = scene(**data, **{side: {**there, **hand}})
    assert f"PlayCard {title}" not in play.offered
    assert play.refused[f"PlayCard {title}"].startswith("AlreadyInPlay")


@rule("T-258")
@pytest.mark.parametrize(
    ("there", "hand"),
    [
        ("Aragorn, King in Exile", "Aragorn, Ranger of the North"),
        ("Boromir, Lord of Gondor", "Boromir, Son of Denethor"),
        ("Legolas, Greenleaf", "Legolas, Prince of Mirkwood"),
        ("Gandalf, The Grey Wizard", "Gandalf, Friend of the Shirefolk"),
        ("Gimli, Son of Glóin", "Gimli, Dwarf of Erebor"),
        ("Sam, Son of Hamfast", "Sam, Faithful Companion"),
    ],
)
def test_another_subtitle_is_the_same_thing(there: str, hand: str) -> None:
    title = find_card(hand).title
    assert find_card(there).title == title and find_card(there).id != find_card(hand).id
    play = scene(path=BAG_END, free={"play": [there], "hand": [hand]}, hasty=False)
    assert f"PlayCard {title}" not in play.offered and play.refused[f"PlayCard {title}"].startswith("AlreadyInPlay")
    scene(path=BAG_END, free={"hand": [hand]}).choose(f"PlayCard {title}").expect(in_play={title: {"owner": 0}})


@rule("T-258")
def test_the_frodo_in_play_bars_every_other_frodo() -> None:
    play = scene(free={"hand": ["Frodo, Old Bilbo's Heir"]}, hasty=False)
    assert play.refused["PlayCard Frodo"].startswith("AlreadyInPlay")


@rule("T-259")
@pytest.mark.parametrize("other", ["Gandalf, The Grey Wizard", "Gandalf, Friend of the Shirefolk"])
def test_each_player_may_have_a_gandalf(other: str) -> None:
    play = scene(
        players=3,
        path=BAG_END,
        free={"hand": ["Gandalf, The Grey Wizard"]},
        shadow={"play": [other]},
        seats={2: {"play": [other]}},
    )
    play.choose("PlayCard Gandalf")
    owners = sorted([piece["owner"] for name, piece in play.facts["in_play"].items() if name.startswith("Gandalf")])
    assert owners == [0, 1, 2]


@rule("T-260")
def test_a_unique_shadow_card_waits_until_the_active_copy_is_gone() -> None:
    """The commander in play bars the one in hand; when the first has died the second may come."""
    data: dict[str, Any] = {"phase": "shadow", "site": 4, "twilight": 9, "hasty": False}
    play = scene(**data, shadow={"play": ["Guard Commander"], "hand": ["Guard Commander", "Troll's Keyward"]})
    play.expect(offered=["Pass", "PlayCard Troll's Keyward"])
    play = scene(**data, shadow={"discard": ["Guard Commander"], "hand": ["Guard Commander", "Troll's Keyward"]})
    play.expect(offered=["Pass", "PlayCard Guard Commander", "PlayCard Troll's Keyward"])


@rule("T-261")
@pytest.mark.parametrize(
    ("side", "card", "friends"),
    [
        ("free", "Dwarf Guard", ["Gimli, Son of Glóin"]),
        ("free", "Bounder", []),
        ("free", "Stairs of Khazad-dûm", []),
        ("free", "Longbottom Leaf", []),
        ("shadow", "Goblin Warrior", []),
        ("shadow", "Saruman's Ambition", []),
        ("shadow", "Uruk-hai Armory", []),
    ],
)
def test_several_copies_of_other_cards_may_be_in_play(side: str, card: str, friends: list[str]) -> None:
    phase = {"free": "fellowship", "shadow": "shadow"}[side]
    mine = {side: {"play": [card, *friends], "hand": [card, card]}}
    play = scene(phase=phase, site=6, path={6: "Lothlórien Woods"}, twilight=20, hasty=False, **mine)
    for _ in range(2):
        play.choose(f"PlayCard {card}")
        if play.offered[-1].startswith("Answer"):
            play.choose("Pass")
    assert {card, f"{card}#2", f"{card}#3"} <= play.facts["in_play"].keys()


@rule("T-262")
def test_effects_of_several_copies_add_up() -> None:
    minion = {"shadow": {"play": ["Goblin Runner"]}, "phase": "skirmish", "site": 4, "assigned": {"Goblin Runner": "Gimli"}}
    for copies in (0, 1, 3):
        play = scene(free={"play": ["Gimli, Son of Glóin", *["Stairs of Khazad-dûm"] * copies]}, **minion)
        play.expect(in_play={"Gimli": {"strength": 6 + copies}})
    archery: dict[str, Any] = {
        "phase": "archery",
        "site": 5,
        "free": {"play": ["Legolas, Greenleaf", {"card": "Aragorn, King in Exile", "bears": ["Aragorn's Bow"]}]},
    }
    for copies in (0, 1, 2, 3):
        play = scene(shadow={"play": ["Uruk Savage", *["Uruk-hai Armory"] * copies]}, **archery)
        play.expect(archery={"fellowship": max(0, 2 - copies)})


@rule("T-263")
@pytest.mark.parametrize(("copies", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_ambition_of_saruman_makes_isengard_events_cheaper(copies: int, cost: int) -> None:
    """Hunt Them Down! costs 3; an event of another culture costs the same as ever, and so does another player's."""
    mine = {"play": ["Uruk Savage", *["Saruman's Ambition"] * copies], "hand": ["Hunt Them Down!", "Beauty Is Fading"]}
    play = scene(players=3, phase="maneuver", site=5, twilight=9, shadow=mine, seats={2: {"hand": ["Hunt Them Down!"]}}, hasty=False)
    board = play.board
    hunt, fading = board.hands[1]
    assert [price(board, 1, hunt), price(board, 1, fading), price(board, 2, board.hands[2][0])] == [cost, 5, 3]
    while play.facts["asked"] != 1:
        play.choose("Pass")
    play.choose("PlayCard Hunt Them Down!").expect(twilight=9 - cost)


# ---- two copies in play


@rule("T-272", "T-273", "T-274")
def test_a_shadow_player_may_play_a_unique_card_that_the_free_peoples_player_has() -> None:
    """The copy of seat 0 is inactive in his own turn; seat 2 plays his, and then seat 1 may not play a third."""
    dark = {"hand": ["The Long Dark"]}
    play = scene(
        players=3, phase="shadow", site=2, twilight=9, free={"play": ["The Long Dark"]}, shadow=dark, seats={2: dark}, hasty="as in a game"
    )
    play.expect(asked=2).choose("PlayCard The Long Dark").expect(in_play={"The Long Dark": {"owner": 0}, "The Long Dark#2": {"owner": 2}})
    play.expect(asked=1, offered=["Pass"])
    assert play.refused["PlayCard The Long Dark"].startswith("AlreadyInPlay")


@rule("T-273")
def test_with_two_players_the_second_copy_is_possible_too_and_only_one_is_ever_active() -> None:
    play = scene(phase="shadow", site=2, twilight=2, free={"play": ["The Long Dark"]}, shadow={"hand": ["The Long Dark"]})
    play.choose("PlayCard The Long Dark")
    for seat in (0, 1):
        assert play.facts["free_peoples"] == seat
        active = [card for card in play.board.index.active if play.board.cards[card].title == "The Long Dark"]
        assert [play.board.pieces[card].owner for card in active] == [1 - seat]
        play.choose("Stay")


@rule("T-272")
def test_a_copy_of_a_card_that_is_not_unique_is_never_barred() -> None:
    play = scene(phase="shadow", site=6, twilight=4, shadow={"play": ["Uruk Savage"], "hand": ["Uruk Savage"]})
    play.choose("PlayCard Uruk Savage").expect(in_play={"Uruk Savage#2": {"owner": 1}})
