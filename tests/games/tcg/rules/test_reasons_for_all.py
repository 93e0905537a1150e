"""Why can I not: transfers, healings, cards in play, targets and sites, whoever's turn it is and whatever is asked."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.core.short import short
from tests.games.tcg.scenes import RULEBOOK, scene

MERRY, SAM, ARAGORN = "Merry, Friend to Sam", "Sam, Son of Hamfast", "Aragorn, King in Exile"
BOROMIR, SAVAGE = "Boromir, Lord of Gondor", "Uruk Savage"
SWORD = {"card": MERRY, "bears": ["Hobbit Sword"]}
FREE: dict[str, Any] = {"play": [SWORD, SAM, ARAGORN], "hand": ["Aragorn, Ranger of the North"]}
OTHERS: list[tuple[str, dict[str, Any], int, str, list[str]]] = [
    ("a bearer of another kind", {"free": FREE}, 0, "Transfer Hobbit Sword Aragorn", ["CannotBear"]),
    ("who bears it", {"free": FREE}, 0, "Transfer Hobbit Sword Merry", ["SameBearer"]),
    ("in another phase", {"free": FREE, "phase": "regroup"}, 0, "Transfer Hobbit Sword Sam", ["AnotherQuestion", "OnlyInPhase"]),
    ("who is whole", {"free": FREE}, 0, "DiscardToHeal Aragorn Aragorn", ["NotWounded"]),
    ("a card without an action", {"free": FREE}, 0, "UseCard Hobbit Sword", ["NoAction"]),
    ("an ability of another phase", {"free": FREE}, 0, "Use Merry", ["OnlyInPhase"]),
    ("a text that answers something", {"free": FREE}, 0, "UseCard Aragorn", ["NotNow"]),
    ("another player's card", {"free": FREE, "hasty": False}, 0, "UseCard Frodo#2", ["NotYours"]),
    ("another player's turn", {"free": FREE}, 1, "MoveOn", ["WaitsFor", "OnlyFreePeoplesMoves"]),
    ("the time to move on", {"free": FREE}, 0, "MoveOn", ["OnlyInPhase"]),
]


@pytest.mark.parametrize(("data", "seat", "attempt", "reason"), [case[1:] for case in OTHERS], ids=[case[0] for case in OTHERS])
def test_what_is_named_has_its_reasons(data: dict[str, Any], seat: int, attempt: str, reason: list[str]) -> None:
    found = scene(**data).reasons(seat)
    assert found.get(attempt) == reason, found


def test_two_swords_are_one_too_many() -> None:
    play = scene(free={"play": [SWORD, {"card": SAM, "bears": ["Hobbit Sword"]}]})
    assert {tuple(why) for line, why in play.reasons(0).items() if line.startswith("Transfer Hobbit Sword") and "Frodo" not in line} == {
        ("SameBearer",), ("BearsSuchACard",),
    }  # fmt: skip


def test_several_reasons_come_in_the_order_in_which_they_could_be_mended() -> None:
    """It is the other's phase, then twilight is short; a unique card in play stays in play."""
    play = scene(phase="shadow", site=6, twilight=0, shadow={"hand": ["Uruk Rager"]}, free=FREE, hasty=False)
    assert play.reasons(1)["PlayCard Uruk Rager"] == ["TooDear"]
    assert play.reasons(0)["PlayCard Aragorn"] == ["WaitsFor", "OnlyInPhase", "AlreadyInPlay"]


def test_an_unfitting_target_is_told_what_the_text_asks_for() -> None:
    """The arrows of the fellowship find minions of one player, those of the minions companions and allies at home."""
    far = "Elrond, Lord of Rivendell"
    play = scene(phase="archery", site=5, free={"play": [BOROMIR, far]}, shadow={"play": ["Goblin Marksman"]})
    assert play.offered == ["Wound Frodo", "Wound Boromir"]
    assert play.refused == {"Wound Elrond": "TakesNoPart", "Wound Goblin Marksman": "TakesNoPart"}


def test_a_text_that_asks_for_a_card_refuses_all_others_with_what_it_wants() -> None:
    """Athelas heals a companion: who is whole cannot be healed, and a ring is no companion."""
    wounded = [{"card": ARAGORN, "bears": ["Athelas"], "wounds": 1}, {"card": BOROMIR, "wounds": 1}]
    play = scene(free={"play": wounded}).choose("Use Athelas").expect(offered=["Heal Aragorn", "Heal Boromir"])
    assert play.reasons(0)["Heal Frodo"] == ["NotWounded"] and play.reasons(0)["Heal The One Ring"] == ["NotMeant"]


def test_who_is_not_assigned_has_no_skirmish() -> None:
    foes = {"play": ["Goblin Runner", SAVAGE]}
    play = scene(phase="assignment", site=6, free={"play": [BOROMIR, ARAGORN, SAM]}, shadow=foes)
    while "AssignTo" in play.offered[-1]:
        minion = play.offered[0].removeprefix("LeaveUnassigned ")
        play.choose(f"AssignTo {minion} {'Boromir' if minion == 'Uruk Savage' else 'Aragorn'}")
    assert play.offered[0].startswith("FirstSkirmish") and play.reasons(0)["FirstSkirmish Sam"] == ["NotAssigned"]


def test_a_bid_that_would_lose_the_game_and_a_place_that_is_taken() -> None:
    game = RULEBOOK.begin({"decks": ["nine_walkers", "axes_of_durin", "gandalf"]}, 3, 3)
    assert [short(reason) for reason in RULEBOOK.why_not(game).values()] == ["BidTooHigh 10"]
    for number in (3, 2, 1, 0):
        game.answer(number)
    assert {short(attempt): short(reason) for attempt, reason in RULEBOOK.why_not(game).items()} == {"Place 1": "PlaceTaken"}
