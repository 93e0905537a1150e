"""What is asked, as data: what is responded to, what each choice is about, and what passing does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.tcg.titles import title_in
from tests.games.tcg.pictures.shown import Data, board_of, held, view_of
from tests.games.tcg.scenes import Scene, scene
from tests.server.pictures.tables import drawn, moments

HELD = ["Athelas"]
SAVAGE = "Uruk Savage"
FIGHT = {SAVAGE: "Boromir"}


def table(phase: str, **more: Any) -> Scene:
    """Boromir, an Uruk, and hands that can do nothing."""
    data: dict[str, Any] = {"free": {"play": ["Boromir, Lord of Gondor"], "hand": HELD}, "shadow": {"play": [SAVAGE], "hand": HELD}}
    return scene(phase=phase, site=6, hasty=False, **{**data, **more})


def passing(play: Scene, seat: int = 0, language: str = "en") -> str:
    """What stands on the button of whoever may pass."""
    view = view_of(play, seat, language)
    asked = view["board"]["asking"]
    text: str = view["choices"][asked["passing"]]["text"]
    assert text == asked["pass_text"]
    return text


# ---- what passing does


def test_passing_names_who_is_next_and_then_what_follows() -> None:
    play = table("maneuver")
    assert passing(play) == "Do nothing now; Bob may act"
    assert passing(play.choose("Pass"), seat=1) == "Go on to the archery phase"
    assert passing(play.choose("Pass", "Pass"), seat=1) == "Shoot: fellowship 0, minions 0"


def test_passing_in_the_fellowship_phase_moves() -> None:
    assert passing(table("fellowship", shadow={"hand": HELD})) == "Move on to site 7"


def test_passing_says_how_the_skirmish_ends() -> None:
    play = table("skirmish", assigned=FIGHT).choose("Pass")
    assert passing(play, seat=1) == "End the skirmish: Uruk Savage loses, 1 wound"
    friends = {"play": ["Pippin, Friend to Frodo"], "hand": HELD}
    weak = table("skirmish", free=friends, assigned={SAVAGE: "Pippin"})
    text = passing(weak.choose("Pass"), seat=1)
    assert text.startswith("End the skirmish: Pippin ")


def test_passing_says_who_dies_and_that_the_shadow_wins_a_tie() -> None:
    weak = {"play": [{"card": "Boromir, Lord of Gondor", "wounds": 2}], "hand": HELD}
    play = table(
        "skirmish", free=weak, shadow={"play": [SAVAGE, "Uruk Slayer"], "hand": HELD}, assigned={**FIGHT, "Uruk Slayer": "Boromir"}
    )
    assert passing(play.choose("Pass"), seat=1) == "End the skirmish: Boromir dies"
    tie = table("skirmish", free={"play": ["Gimli, Son of Glóin"], "hand": HELD}, shadow={"play": ["Goblin Wallcrawler"], "hand": HELD},
                assigned={"Goblin Wallcrawler": "Gimli"})  # fmt: skip
    assert passing(tie.choose("Pass"), seat=1) == "End the skirmish: a tie, Gimli loses, 1 wound"


def test_the_ring_says_how_many_burdens_and_what_letting_it_be_means() -> None:
    friends = {"play": [], "wounds": 3, "burdens": 5, "hand": HELD}
    play = table("skirmish", free=friends, shadow={"play": ["Goblin Backstabber"], "hand": HELD}, assigned={"Goblin Backstabber": "Frodo"})
    play.choose("Pass", "Pass")
    view = view_of(play)
    texts = {choice["text"] for choice in view["choices"]}
    assert texts == {"Let Frodo die", "Put on the Ring: 1 burden instead, then 6 of 10"}


def test_a_target_is_asked_for_by_what_happens_to_it() -> None:
    friends = {"play": ["Sam, Son of Hamfast", "Pippin, Friend to Frodo"], "deck": ["Old Toby", "The Gaffer"], "hand": HELD}
    play = scene(phase="fellowship", hasty=False, path={1: "Bag End"}, free=friends, shadow={"hand": HELD})
    assert view_of(play.choose("Use Bag End"))["question"] == "Bag End: exert a Hobbit."


def test_passing_is_never_just_passing() -> None:
    """In no language, at no question."""
    seen = Counter[str]()
    for number, match in enumerate(moments("tcg", {"decks": ["nine_walkers", "king_and_evenstar"]}, 2, seed=8, most=220)):
        if match.game.decision is None or number % 4:
            continue
        view = drawn(match, LANGUAGES[number // 4 % 4], (match.game.decision.seat,))[0]
        asked = view["board"]["asking"]
        for each, choice in zip(asked["offers"], view["choices"], strict=True):
            if each["does"] == "pass":
                assert choice["text"] and choice["text"].rstrip(".。") not in {"Pass", "跳过", "パス", "Pas"}
                seen[asked["kind"]] += 1
    assert len(seen) >= 4


# ---- what is responded to


def test_a_response_says_what_it_responds_to() -> None:
    play = table("archery", free={"play": ["Boromir, Lord of Gondor", "Gandalf, Friend of the Shirefolk"], "hand": ["Intimidate"]},
                 shadow={"play": ["Goblin Marksman"], "hand": HELD})  # fmt: skip
    play.choose("Pass", "Pass", "Wound Boromir")
    view = view_of(play)
    assert view["question"] == "Boromir is about to take a wound. Do you respond?"
    happening = view["board"]["happening"]
    assert happening["when"] == "before" and happening["cards"] == [play.handle("Boromir")]
    assert passing(play) == "Take the wound: 2 vitality left"
    assert board_of(play, seat=1)["happening"]["text"] == happening["text"]
    [respond] = [each for each in view["board"]["asking"]["offers"] if each["does"] == "play"]
    assert respond["card"] == held(play, "1C76")["handle"] and respond["target"] == play.handle("Boromir")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_deals_the_wound_is_named(language: str) -> None:
    play = table("skirmish", assigned={SAVAGE: "Pippin"}, free={"play": ["Pippin, Friend to Frodo", "Gandalf, Friend of the Shirefolk"],
                 "hand": ["Intimidate"]}).choose("Pass", "Pass")  # fmt: skip
    happening = board_of(play, language=language)["happening"]
    pippin, savage = [title_in(language, title) for title in ("Pippin", SAVAGE)]
    assert pippin in happening["text"] and savage in happening["text"] and happening["by"] == [play.handle(SAVAGE)]


# ---- what the choices are about


def offers(board: Data, does: str) -> set[tuple[int, int]]:
    """Card and target of all choices that do this."""
    return {(each["card"], each["target"]) for each in board["asking"]["offers"] if each["does"] == does}


def test_a_minion_is_assigned_to_a_companion() -> None:
    play = table("assignment").choose("Pass", "Pass")
    board = board_of(play)
    boromir, frodo, minion = play.handle("Boromir"), play.handle("Frodo"), play.handle(SAVAGE)
    assert board["asking"]["kind"] == "defend" and offers(board, "assign") == {(minion, boromir), (minion, frodo)}
    assert passing(play) == "Leave Uruk Savage to the Shadow"


def test_an_item_goes_to_its_bearer() -> None:
    friends = {"play": ["Boromir, Lord of Gondor", "Aragorn, Ranger of the North"], "hand": ["Armor"]}
    play = table("fellowship", free=friends, shadow={"hand": HELD})
    play.choose("PlayCard Armor")
    board = board_of(play)
    assert board["asking"]["kind"] == "bearer"
    assert {target for _, target in offers(board, "play")} == {play.handle("Boromir"), play.handle("Aragorn")}


def test_arrows_are_counted() -> None:
    play = table("archery", shadow={"play": ["Goblin Marksman", "Goblin Marksman"], "hand": HELD}).choose("Pass", "Pass")
    assert board_of(play)["asking"]["count"] == {"done": 0, "most": 2, "stop": False}
    play.choose("Wound Boromir")
    assert board_of(play)["asking"]["count"] == {"done": 1, "most": 2, "stop": False}


def test_cards_taken_from_the_top_of_the_deck_are_counted() -> None:
    friends = {"play": ["Gandalf, Friend of the Shirefolk"], "hand": ["Questions That Need Answering"],
               "deck": ["Elf-song", "Delving", SAVAGE, "Axe Strike", "Defiance"]}  # fmt: skip
    play = table("fellowship", free=friends, shadow={"hand": HELD}).choose("PlayCard Questions That Need Answering")
    asked = board_of(play)["asking"]
    assert asked["count"] == {"done": 0, "most": 2, "stop": False} and len(asked["search"]["cards"]) == 4
    play.choose("TakeSome 2 Delving")
    assert board_of(play)["asking"]["count"] == {"done": 1, "most": 2, "stop": False}


def test_cards_put_back_on_the_deck_are_counted() -> None:
    friends = {"play": ["Gimli, Dwarf of Erebor"], "hand": ["Halls of My Home"], "deck": ["Axe Strike", "Battle Fury", "Lord of Moria"]}
    play = table("fellowship", free=friends, shadow={"hand": HELD}).choose("PlayCard Halls of My Home", "RevealTopThree 0")
    assert board_of(play)["asking"]["count"] == {"done": 0, "most": 3, "stop": False}
    play.choose("PutBackOnTop Lord of Moria")
    assert board_of(play)["asking"]["count"] == {"done": 1, "most": 3, "stop": False}


def test_the_starting_fellowship_is_searched_in_one_window() -> None:
    match = next(match for match in moments("tcg", {}, 2, seed=2) if match.game.table.path)
    assert match.game.decision is not None
    asked = drawn(match, "en", (match.game.decision.seat,))[0]["board"]["asking"]
    cards = {handle for handle, _ in asked["search"]["cards"]}
    assert asked["kind"] == "begin" and {each["card"] for each in asked["offers"] if each["does"] == "play"} <= cards
    assert [key for _, key in asked["search"]["cards"]] == sorted([key for _, key in asked["search"]["cards"]])


def test_a_refused_card_says_why() -> None:
    play = table("fellowship", free={"hand": [SAVAGE]}, shadow={"hand": HELD})
    card = held(play, "1C151")
    assert not card["playable"] and "Shadow cards in the turns of others" in card["why"]


def test_an_event_that_would_change_nothing_is_marked() -> None:
    """Sleep, Caradhras discards every condition; with none in play one would only exert Gandalf."""
    friends = {"play": ["Gandalf, Friend of the Shirefolk"], "hand": ["Sleep, Caradhras"]}
    play = table("fellowship", free=friends, shadow={"hand": HELD})
    idle = [each["idle"] for each in board_of(play)["asking"]["offers"] if each["does"] == "play"]
    assert idle == [True]
    play = table("fellowship", free=friends, shadow={"hand": HELD, "play": ["Saruman's Ambition"]})
    assert [each["idle"] for each in board_of(play)["asking"]["offers"] if each["does"] == "play"] == [False]


def test_an_answer_that_would_change_nothing_is_marked_and_passed_by_itself() -> None:
    """At the start of the turn Aragorn may heal a companion with his signet; with nobody wounded there is nobody to heal."""
    aragorn = "Aragorn, King in Exile"
    for wounds in (0, 1):
        play = table(
            "turn", free={"play": [aragorn, {"card": "Sam, Son of Hamfast", "wounds": wounds}], "hand": HELD}, shadow={"hand": HELD}
        )
        asked = board_of(play)["asking"]
        assert [each["idle"] for each in asked["offers"] if each["does"] == "use"] == [wounds == 0]
        assert asked["flow"]["take"] == (asked["passing"] if wounds == 0 else -1)


def test_a_reason_is_told_once_with_all_the_cards_that_it_hinders() -> None:
    """Who fights the Uruk? Two allies who are not at home do not, and say so where they lie."""
    friends = ["Boromir, Lord of Gondor", "Elrond, Lord of Rivendell", "Bilbo, Retired Adventurer"]
    play = table("assignment", free={"play": friends, "hand": HELD}).choose("Pass", "Pass")
    view = view_of(play)
    names = {each["handle"]: each["name"] for each in view["board"]["pieces"]}
    told = {why["text"]: [names[card] for card in why["cards"]] for why in view["board"]["asking"]["whys"]}
    assert told == {"This character takes no part in archery and skirmishes here.": ["Elrond", "Bilbo"]}
    assert view["refused"] == []  # and nowhere else


def test_each_choice_has_its_data() -> None:
    kinds = Counter[str]()
    for number, match in enumerate(moments("tcg", {"decks": ["axes_of_durin", "lady_of_the_wood", "quiet_feet"]}, 3, seed=4, most=300)):
        if match.game.decision is None or number % 3:
            continue
        view = drawn(match, "en", (match.game.decision.seat,))[0]
        asked = view["board"]["asking"]
        assert len(asked["offers"]) == len(view["choices"])
        kinds[asked["kind"]] += 1
        about = [each for each in asked["offers"] if each["does"] != "pass" and asked["kind"] != "way"]
        assert all([each["card"] >= 0 or each["seat"] >= 0 or each["number"] >= 0 for each in about]), view["choices"]
    assert len(kinds) >= 8, kinds
