"""Why can I not: whatever may be tried and is refused has a reason, in words, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.tcg.phases.actions import Actions, DiscardToHeal, Use
from onetable.games.tcg.words.abilities import PhaseAction
from onetable.games.tcg.words.playing import PlayCard
from tests.games.tcg.scenes import RULEBOOK, scene

BOROMIR, ARAGORN, SAVAGE = "Boromir, Lord of Gondor", "Aragorn, King in Exile", "Uruk Savage"
REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("PlayCard Uruk Rager", "TooDear 4 3", {"phase": "shadow", "site": 6, "twilight": 3, "shadow": {"hand": ["Uruk Rager"]}}),
    ("PlayCard Aragorn", "AlreadyInPlay", {"free": {"play": [ARAGORN], "hand": ["Aragorn, Ranger of the North"]}}),
    ("PlayCard Aragorn", "InDeadPile", {"free": {"dead": [ARAGORN], "hand": ["Aragorn, Ranger of the North"]}}),
    ("PlayCard Dwarf Guard", "CompanyIsFull", {"free": {"play": ["Gimli, Son of Glóin", *["Dwarf Guard"] * 7], "hand": ["Dwarf Guard"]}}),
    ("PlayCard Gimli's Helm", "NoBearer", {"free": {"play": [BOROMIR], "hand": ["Gimli's Helm"]}}),
    ("PlayCard Armor", "NoBearer", {"free": {"play": [{"card": BOROMIR, "bears": ["Coat of Mail"]}], "hand": ["Armor"]}}),
    ("PlayCard Axe Strike", "OnlyInPhase", {"free": {"hand": ["Axe Strike"]}}),
    ("PlayCard Intimidate", "NotNow", {"free": {"hand": ["Intimidate"]}}),
    ("PlayCard Uruk Savage", "NotYourSide", {"free": {"hand": [SAVAGE]}}),
    ("PlayCard Dwarf Guard", "Spot", {"free": {"hand": ["Dwarf Guard"]}}),
    ("PlayCard Delving", "Exert", {"free": {"play": [{"card": "Gimli, Son of Glóin", "wounds": 2}], "hand": ["Delving"]}}),
    (
        "PlayCard Risk a Little Light",
        "TwilightBelow",
        {"twilight": 2, "free": {"play": ["Gandalf, The Grey Wizard"], "hand": ["Risk a Little Light"]}},
    ),
    (
        "PlayCard Bred for Battle",
        "TextForbids",
        {
            "phase": "skirmish",
            "site": 6,
            "shadow": {"play": [SAVAGE], "hand": ["Bred for Battle"]},
            "free": {"play": [BOROMIR], "hand": ["Dagger Strike"]},
            "site_conditions": {1: ["Saruman's Snows"]},
            "assigned": {SAVAGE: "Boromir"},
        },
    ),
    (
        "PlayCard Hobbit Stealth",
        "TextForbids",
        {
            "phase": "skirmish",
            "site": 2,
            "path": {2: "Breeland Forest"},
            "free": {"hand": ["Hobbit Stealth"]},
            "shadow": {"play": ["Goblin Runner"]},
            "assigned": {"Goblin Runner": "Frodo"},
        },
    ),
]


@pytest.mark.parametrize(("attempt", "reason", "data"), REFUSED, ids=lambda value: value if isinstance(value, str) else "")
def test_the_reason_for_a_refusal(attempt: str, reason: str, data: dict[str, Any]) -> None:
    play = scene(hasty=False, **data)
    if data.get("phase") == "skirmish" and attempt.split()[1] == "Bred":
        play.choose("Pass")
    assert attempt not in play.offered
    assert play.refused[attempt].startswith(reason), play.refused


def test_a_defender_who_has_enough_and_one_who_is_barred() -> None:
    play = scene(phase="assignment", site=6, free={"play": [BOROMIR, ARAGORN]}, shadow={"play": ["Uruk Guard", SAVAGE]})
    play.choose("Use Uruk Guard", "BarAssignment Boromir").expect(refused={"AssignTo Uruk Guard Boromir": "HasEnough"})
    play.choose("AssignTo Uruk Guard Aragorn").expect(refused={"AssignTo Uruk Savage Aragorn": "HasEnough"})


def test_an_action_once_a_turn_says_that_it_was_used() -> None:
    play = scene(
        phase="shadow",
        site=4,
        path={4: "Pass of Caradhras"},
        twilight=9,
        hasty=False,
        shadow={"play": [SAVAGE], "deck": ["Armor"], "hand": ["Athelas"]},
    )
    play.choose("Use Pass of Caradhras", "Pass").expect(refused={"Use Pass of Caradhras": "LimitReached"})


@pytest.mark.parametrize(("moves", "reason"), [(2, {"MoveOn": "MoveLimitReached"}), (1, {})])
def test_who_may_not_move_on_is_told_why_at_his_next_question(moves: int, reason: dict[str, str]) -> None:
    play = scene(phase="regroup", site=5, moves=moves, free={"hand": ["Athelas"]})
    if not reason:
        play.choose("Stay")
    play.expect(asked=0, offered=["Pass", "PutAway Athelas"])
    assert play.refused == reason


def test_a_text_that_keeps_the_fellowship_is_the_reason_to_stay() -> None:
    orcs = {"play": ["Goblin Runner", "Goblin Sneak", "Goblin Warrior", "Orc Soldier", "Moria Scout"]}
    play = scene(phase="shadow", site=8, path={8: "Shores of Nen Hithoel"}, free={"play": [BOROMIR], "hand": ["Athelas"]}, shadow=orcs)
    play.choose("Use Shores of Nen Hithoel")
    while play.facts["phase"] != "regroup":
        play.choose(play.offered[0])
    play.expect(asked=0, refused={"MoveOn": "MustStay"})


@pytest.mark.parametrize("seed", range(6))
def test_every_card_of_the_hand_and_every_ability_is_offered_or_refused_with_a_reason_in_words(seed: int) -> None:
    """At every action of a random game, for whoever is asked."""
    random, checked = Random(seed), 0
    game = RULEBOOK.begin({}, 2, seed, hasty=False)
    told: set[tuple[type, type]] = set()
    while game.decision is not None:
        seat, board = game.decision.seat, game.table
        if isinstance(game.agenda[-1][0][0], Actions):
            refused = RULEBOOK.why_not(game)
            plays = {act.card for act in (*game.decision.choices, *refused) if isinstance(act, (PlayCard, DiscardToHeal))}
            assert {board.faces[card] for card in board.hands[seat]} == {board.faces[card] for card in plays if card in board.hands[seat]}
            assert not set(game.decision.choices) & set(refused)
            uses = {(act.source, act.number) for act in (*game.decision.choices, *refused) if isinstance(act, Use)}
            mine = {
                (scope.source, number)
                for scope, word, number in board.words(board.phase)
                if isinstance(word, PhaseAction) and scope.player == seat
            }
            assert mine <= uses
            checked += 1
            for attempt, reason in refused.items():
                if (type(attempt), type(reason)) in told:
                    continue
                told.add((type(attempt), type(reason)))
                for language in LANGUAGES:
                    assert RULEBOOK.phrasebook(language).at(board).say(reason)
        game.answer(random.randrange(len(game.decision.choices)))
    assert checked > 10
