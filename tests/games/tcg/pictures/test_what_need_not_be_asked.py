"""What the table answers by itself, and what one question on the screen may say for those that follow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tcg.pictures.shown import Data, board_of, view_of
from tests.games.tcg.scenes import Scene, scene

HELD = ["Athelas"]
SAVAGE, RUNNER = "Uruk Savage", "Goblin Runner"
BOROMIR, GANDALF, PIPPIN = "Boromir, Son of Denethor", "Gandalf, Friend of the Shirefolk", "Pippin, Friend to Frodo"


def fight(defender: str, free: list[str], hand: list[str], **more: Any) -> Scene:
    """An Uruk fights this companion."""
    data: dict[str, Any] = {"free": {"play": free, "hand": hand}, "shadow": {"play": [SAVAGE], "hand": HELD}}
    return scene(phase="skirmish", site=6, hasty=False, **{**data, **more}, assigned={SAVAGE: defender})


def taken(play: Scene, seat: int = 0) -> str:
    """What is chosen without asking; “” where the person is asked."""
    view = view_of(play, seat)
    number = view["board"]["asking"]["flow"]["take"]
    return str(view["choices"][number]["text"]) if number >= 0 else ""


def passes(play: Scene, seat: int = 0) -> bool:
    """Whether the table passes."""
    found = board_of(play, seat)["asking"]
    return bool(found["flow"]["take"] == found["passing"])


def ahead(play: Scene, seat: int = 0) -> list[tuple[int, str, str]]:
    """What may be said already: the choice that leads there, the question and the words."""
    found: list[Data] = board_of(play, seat)["asking"]["ahead"]
    return [(each["first"], each["kind"], each["text"]) for each in found]


# ---- nothing comes of it


def test_who_can_only_strengthen_somebody_who_does_not_fight_is_not_asked() -> None:
    play = fight("Gandalf", [GANDALF, BOROMIR, PIPPIN], HELD)
    assert len(play.offered) > 1 and passes(play)
    assert all(offer["idle"] for offer in board_of(play)["asking"]["offers"] if offer["does"] != "pass")


def test_who_can_strengthen_one_who_fights_is_asked() -> None:
    assert not passes(fight("Pippin", [GANDALF, BOROMIR, PIPPIN], HELD))


def test_a_card_that_helps_later_or_elsewhere_is_asked_about() -> None:
    """Blade of Gondor wounds the minion its bearer fights; Boromir’s strength is not all there is."""
    play = fight("Gandalf", [GANDALF, BOROMIR], ["Mysterious Wizard"])
    assert not passes(play)


@pytest.mark.parametrize(("hurt", "idle"), [(0, True), (1, False)])
def test_healing_is_idle_while_nobody_is_hurt(hurt: int, idle: bool) -> None:
    friends = {"play": [{"card": "Sam, Son of Hamfast", "wounds": hurt}, "The Gaffer, Sam's Father"], "hand": []}
    play = scene(phase="fellowship", hasty=False, free=friends)
    offers = board_of(play)["asking"]["offers"]
    assert [offer["idle"] for offer in offers if offer["card"] == play.handle("The Gaffer")] == [idle]


@pytest.mark.parametrize(("deck", "idle"), [([SAVAGE], True), (["Saruman's Snows"], False)])
def test_a_search_is_idle_for_a_deck_that_holds_no_such_card(deck: list[str], idle: bool) -> None:
    play = scene(phase="shadow", site=4, twilight=0, hasty=False, path={4: "Pass of Caradhras"},
                 free={"hand": HELD}, shadow={"play": [SAVAGE], "hand": [SAVAGE], "deck": deck})  # fmt: skip
    assert "Use Pass of Caradhras" in play.offered and passes(play, seat=1) == idle


def test_passing_by_itself_waits_as_long_as_a_pass_by_hand() -> None:
    """Whoever cannot matter is silent as long as one who holds something and passes."""
    vain, able = fight("Gandalf", [GANDALF, BOROMIR, PIPPIN], HELD), fight("Gandalf", [GANDALF, BOROMIR], ["Mysterious Wizard"])
    assert board_of(vain)["asking"]["flow"]["pause"] == board_of(able)["asking"]["flow"]["pause"] > 0


# ---- one of the choices is the only one that helps


def test_strength_in_a_skirmish_goes_to_whoever_fights() -> None:
    play = fight("Boromir", [BOROMIR, "Aragorn, Ranger of the North"], ["Swordarm of the White Tower"])
    assert taken(play.choose("PlayCard Swordarm of the White Tower")).startswith("Make Boromir strength")


def test_a_card_for_nothing_is_drawn_and_one_that_costs_something_is_not() -> None:
    foes = {"hand": [RUNNER, "Goblin Scavengers"], "deck": [SAVAGE] * 3}
    play = scene(phase="shadow", site=5, twilight=9, hasty=False, free={"hand": HELD}, shadow=foes)
    play.choose("PlayCard Goblin Runner")
    assert taken(play, seat=1) == "Add (2) — Goblin Runner"


def test_twins_are_not_chosen_from() -> None:
    archer = {"play": ["Legolas, Greenleaf"], "hand": HELD}
    play = scene(phase="archery", hasty=False, free=archer, shadow={"play": [RUNNER, RUNNER], "hand": HELD})
    play.choose("Pass", "Pass")
    assert taken(play, seat=1).startswith("Wound Goblin Runner")
    foes = {"play": ["Uruk Savage", {"card": "Uruk Savage", "wounds": 1}], "hand": HELD}
    hurt = scene(phase="archery", hasty=False, free=archer, shadow=foes)
    assert taken(hurt.choose("Pass", "Pass"), seat=1) == ""


def test_whoever_has_nothing_to_draw_is_not_asked_what_to_discard() -> None:
    def regroup(deck: list[str]) -> Scene:
        shadow = {"hand": [SAVAGE], "deck": deck}
        return scene(phase="regroup", hasty=False, site=3, free={"hand": HELD}, shadow=shadow).choose("Pass", "Pass")

    assert not passes(regroup([RUNNER]), seat=1)
    assert passes(regroup([]), seat=1)


# ---- what may be said already


def test_a_card_and_who_bears_it_are_one_question() -> None:
    friends = {"play": ["Sam, Son of Hamfast", BOROMIR], "hand": ["Hobbit Sword", "Armor"]}
    play = scene(phase="fellowship", hasty=False, free=friends)
    sword = play.offered.index("PlayCard Hobbit Sword")
    told = [(sword, "bearer", "Play Hobbit Sword on Frodo (1)"), (sword, "bearer", "Play Hobbit Sword on Sam (1)")]
    assert ahead(play) == told  # only Boromir can bear the armor
    choices = [offer["target"] for offer in board_of(play.choose("PlayCard Hobbit Sword"))["asking"]["offers"]]
    assert [play.board.cards[card].title for card in choices] == ["Frodo", "Sam"]


def test_whoever_stays_says_at_once_what_goes_and_keeps_all_with_one_press() -> None:
    play = scene(phase="regroup", hasty=False, site=3, free={"hand": ["Hobbit Sword", *HELD], "deck": HELD}, shadow={"hand": HELD})
    play.choose("Pass", "Pass", "Pass")
    assert view_of(play)["board"]["asking"]["pass_text"] == "Stay at site 3, keep all and end the turn"
    assert ahead(play) == [
        (0, "reconcile", ""), (0, "reconcile", "Stay, and discard Hobbit Sword"), (0, "reconcile", "Stay, and discard Athelas"),
    ]  # fmt: skip
    assert board_of(play, 1)["asking"] is None


def test_minions_may_be_given_defenders_in_any_order() -> None:
    foes = {"play": [SAVAGE, RUNNER], "hand": HELD}
    play = scene(phase="assignment", hasty=False, site=5, free={"play": [BOROMIR], "hand": HELD}, shadow=foes)
    play.choose("Pass", "Pass")
    asked = board_of(play)["asking"]
    assert asked["count"] == {"done": 0, "most": 2, "stop": True}
    first = {offer["card"] for offer in asked["offers"]}
    later = [(each["offer"]["card"], each["offer"]["target"]) for each in asked["ahead"]]
    assert {card for card, _ in later}.isdisjoint(first) and len({target for _, target in later}) == 2
    play.choose(play.offered[1])
    asked = board_of(play)["asking"]
    assert asked["count"] == {"done": 1, "most": 2, "stop": True} and asked["ahead"] == []
    assert {(offer["card"], offer["target"]) for offer in asked["offers"] if offer["does"] == "assign"} < set(later)
