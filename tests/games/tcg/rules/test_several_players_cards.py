"""Cards among three or more players: whose copy works, who is an opponent, what one Shadow player may do with another's cards."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import TurnBegan
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import scene
from tests.rules import rule

TWO_DARKS: dict[str, Any] = {"site": 3, "moves": 0, "path": {4: "Mithril Mine"}}
ORC_HAND = ["Goblin Runner", "Moria Scout"]

# ---- two copies of a unique card


@rule("T-275")
@pytest.mark.parametrize(("owners", "nearest"), [((1, 2), 2), ((1, 3), 3), ((2, 3), 3)])
def test_of_two_copies_of_a_unique_card_the_one_nearest_to_the_right_works(owners: tuple[int, int], nearest: int) -> None:
    """The Long Dark brings two tokens for Gimli at site 4: once, not twice."""
    dark = {"play": ["The Long Dark"]}
    play = scene(
        players=4,
        free={"play": ["Gimli, Son of Glóin"], "hand": ["Gimli's Helm"]},
        shadow=dark if 1 in owners else {},
        seats={seat: dark for seat in owners if seat > 1},
        **TWO_DARKS,
    )
    play.choose("Pass").expect(site=4, twilight=3 + 2 + 2)
    working = [card for card in play.board.index.active if play.board.cards[card].title == "The Long Dark"]
    assert [play.board.pieces[card].owner for card in working] == [nearest]


@rule("T-275")
def test_which_copy_works_changes_with_the_turn() -> None:
    """In the turn of seat 0 it is the copy of seat 2, in the turn of seat 2 that of seat 1, in the turn of seat 1 that of seat 2."""
    dark = {"play": ["The Long Dark"], "at": 1}
    play = scene(players=4, phase="regroup", shadow=dark, seats={2: dark, 3: {"at": 1}})
    works = {}
    for _ in range(4):
        active = [card for card in play.board.index.active if play.board.cards[card].title == "The Long Dark"]
        works[play.facts["free_peoples"]] = [play.board.pieces[card].owner for card in active]
        play.choose("Stay")
    assert works == {0: [2], 1: [2], 2: [1], 3: [2]}
    assert told(play, TurnBegan)[:3] == [TurnBegan(Player(seat)) for seat in (1, 2, 3)]


@rule("T-275")
def test_the_copy_that_does_not_work_cannot_be_used() -> None:
    """Both have The Long Dark and an Orc of their own; only seat 2, nearest to the right, may discard it for strength."""
    mine = {"play": ["The Long Dark", "Goblin Runner"]}
    play = scene(
        players=3,
        phase="skirmish",
        site=4,
        free={"play": ["Boromir, Lord of Gondor"]},
        shadow=mine,
        seats={2: mine},
        assigned={"Goblin Runner": "Boromir", "Goblin Runner#2": "Boromir"},
    )
    play.expect(asked=2, offered=["Pass", "Use The Long Dark#2 1"]).choose("Pass")
    play.expect(phase="regroup", in_play={"Boromir": {"wounds": 1}})  # seat 1 was not asked


@rule("T-275")
def test_two_copies_of_a_card_that_is_not_unique_both_work() -> None:
    ambition = {"play": ["Saruman's Ambition", "Uruk Savage"], "hand": ["Saruman's Power"]}
    play = scene(players=3, phase="shadow", site=5, twilight=2, shadow=ambition, seats={2: ambition}, hasty=False)
    assert play.facts["active"].count("Saruman's Ambition") + play.facts["active"].count("Saruman's Ambition#2") == 2


@rule("T-260")
def test_a_unique_minion_of_another_shadow_player_bars_the_own_copy() -> None:
    nazgul = {"hand": ["Úlairë Nelya"]}
    play = scene(players=3, phase="shadow", site=3, twilight=30, shadow=nazgul, seats={2: nazgul}, hasty=False)
    play.expect(asked=2).choose("PlayCard Úlairë Nelya", "Pass").expect(asked=1, offered=["Pass"])
    assert play.refused["PlayCard Úlairë Nelya"].startswith("AlreadyInPlay")


# ---- opponents


@pytest.mark.parametrize("players", [3, 4, 6])
def test_for_the_free_peoples_player_every_shadow_player_is_an_opponent(players: int) -> None:
    play = scene(
        players=players,
        free={"play": ["Gandalf, The Grey Wizard"], "hand": ["Treachery Deeper Than You Know"]},
        shadow={"hand": ORC_HAND},
        seats={seat: {"hand": ["Uruk Savage"]} for seat in range(2, players)},
    )
    play.choose("PlayCard Treachery Deeper Than You Know")
    play.expect(asked=0, offered=[f"RevealHand {seat}" for seat in range(players - 1, 0, -1)])
    play.choose("RevealHand 1").expect(knows={0: ORC_HAND, 2: ORC_HAND})  # shown to all, and nobody else's hand


def test_one_choice_of_an_opponent_holds_for_the_whole_text() -> None:
    """Change of Plans: the chosen hand is shuffled in, and the same player draws eight."""
    hand = {"hand": ["Uruk Savage"] * 3, "deck": ["Uruk Shaman"] * 6}
    play = scene(
        players=4,
        phase="regroup",
        free={"play": ["Aragorn, King in Exile"], "hand": ["Change of Plans"]},
        shadow=hand,
        seats={2: hand, 3: hand},
    )
    play.choose("PlayCard Change of Plans").expect(offered=[f"ShuffleHandIn {seat}" for seat in (3, 2, 1)])
    play.choose("ShuffleHandIn 2").expect(hand={1: 3, 2: 8, 3: 3}, deck={2: 1})


def test_for_a_shadow_player_only_the_free_peoples_player_is_an_opponent() -> None:
    """Nobody is asked whose cards Uruk Soldier and Úlairë Nelya mean."""
    play = scene(
        players=3,
        phase="shadow",
        site=5,
        twilight=9,
        free={"deck": ["Athelas", "Rosie Cotton"]},
        shadow={"deck": ["Uruk Shaman"]},
        seats={2: {"hand": ["Uruk Soldier"], "deck": ["Uruk Shaman"]}},
    )
    play.choose("PlayCard Uruk Soldier", "Answer Uruk Soldier")
    play.expect(discards={0: ["Athelas"], 1: [], 2: []}, deck={0: 1, 1: 1, 2: 1})


def test_a_site_of_another_shadow_player_is_no_opponents_site() -> None:
    play = scene(players=3, phase="shadow", site=3, laid_by={1: 0, 2: 1, 3: 1}, seats={2: {"play": ["Úlairë Nelya"]}}, hasty=False).choose(
        "Use Úlairë Nelya"
    )
    play.expect(laid_by=[2, 1, 1])  # without a question: only site 1 is an opponent's


def test_each_losing_minions_player_is_meant_where_a_text_says_so() -> None:
    """Dwarven Axe: whose minions lose to Gimli discards the top card, once for each player; seat 3 lost nothing."""
    deck = {"deck": ["Athelas", "Rosie Cotton"]}
    play = scene(
        players=4,
        phase="skirmish",
        site=4,
        free={"play": [{"card": "Gimli, Son of Glóin", "bears": ["Dwarven Axe"]}], "hand": ["Cleaving Blow"] * 5},
        shadow={"play": ["Goblin Runner", "Goblin Warrior"], **deck},
        seats={2: {"play": ["Goblin Sneak"], **deck}, 3: deck},
        assigned={"Goblin Runner": "Gimli", "Goblin Sneak": "Gimli", "Goblin Warrior": "Gimli"},
    )
    for _ in range(5):
        play.choose("PlayCard Cleaving Blow")
    while play.facts["phase"] == "skirmish":
        play.choose("Pass" if "Pass" in play.offered else play.offered[0])
    play.expect(discards={1: ["Goblin Runner", "Goblin Warrior", "Athelas"], 2: ["Goblin Sneak", "Athelas"], 3: []})


# ---- what one Shadow player may do with another's cards


def test_items_and_conditions_go_on_own_minions_only() -> None:
    sword = {"hand": ["Uruk-hai Sword"]}
    play = scene(players=3, phase="shadow", site=6, twilight=9, shadow={"play": ["Uruk Savage"], **sword}, seats={2: sword}, hasty=False)
    play.expect(asked=2, offered=["Pass"])
    assert play.refused["PlayCard Uruk-hai Sword"].startswith("NoBearer")
    play.choose("Pass").expect(asked=1).choose("PlayCard Uruk-hai Sword").expect(
        in_play={"Uruk-hai Sword": {"bearer": "Uruk Savage", "owner": 1}}
    )


def test_of_own_and_foreign_minions_only_the_own_are_offered_as_bearers() -> None:
    orcs = {"play": ["Orc Soldier"]}
    play = scene(
        players=3, phase="shadow", site=6, twilight=9, shadow=orcs, seats={2: {**orcs, "hand": ["Mordor Enraged"]}}, hasty=False
    ).choose("PlayCard Mordor Enraged")
    play.expect(in_play={"Mordor Enraged": {"bearer": "Orc Soldier#2", "owner": 2}})


def test_a_condition_goes_to_the_own_support_area() -> None:
    play = scene(players=3, phase="shadow", site=5, twilight=9, shadow={"play": ["Uruk Savage"]}, seats={2: {"hand": ["Uruk-hai Armory"]}})
    play.choose("PlayCard Uruk-hai Armory").expect(in_play={"Uruk-hai Armory": {"owner": 2}})
    assert "bearer" not in play["Uruk-hai Armory"]


def test_a_foreign_support_area_cannot_be_used() -> None:
    """Seat 1 has the Orc, seat 2 the condition: only who owns an ability uses it."""
    play = scene(
        players=3,
        phase="shadow",
        site=6,
        twilight=9,
        shadow={"play": ["Seeking Its Master"]},
        seats={2: {"play": ["Orc Soldier"], "hand": ["Athelas"]}},
        hasty=False,
    )
    play.expect(asked=2, offered=["Pass"]).choose("Pass").expect(asked=1, offered=["Pass", "Use Seeking Its Master"])


def test_another_shadow_players_minion_may_be_exerted_as_a_cost() -> None:
    play = scene(
        players=3,
        phase="shadow",
        site=6,
        twilight=9,
        shadow={"play": ["Seeking Its Master"], "deck": ["Athelas"]},
        seats={2: {"play": ["Orc Soldier"]}},
    )
    play.choose("Use Seeking Its Master").expect(in_play={"Orc Soldier": {"wounds": 1}}, hands={1: ["Athelas"]}, twilight=7)


def test_an_event_may_strengthen_another_shadow_players_minion() -> None:
    play = scene(
        players=3,
        phase="skirmish",
        site=4,
        shadow={"play": ["Goblin Runner"]},
        seats={2: {"hand": ["Drums in the Deep"]}},
        assigned={"Goblin Runner": "Frodo"},
    )
    play.expect(asked=2).choose("PlayCard Drums in the Deep").expect(in_play={"Goblin Runner": {"strength": 5 + 2}})


def test_a_minion_where_a_text_says_your_must_be_the_own() -> None:
    """Threat of the Unknown exerts one of the own Orcs; seat 2 has none."""
    hand = {"hand": ["Threat of the Unknown"]}
    play = scene(players=3, phase="shadow", site=4, shadow={"play": ["Moria Scout"], **hand}, seats={2: hand}, hasty=False)
    play.expect(asked=2, offered=["Pass"]).choose("Pass").expect(asked=1, offered=["Pass", "PlayCard Threat of the Unknown"])


def test_minions_go_to_the_discard_piles_of_their_owners() -> None:
    play = scene(players=3, phase="end of turn", site=5, shadow={"play": ["Uruk Savage"]}, seats={2: {"play": ["Uruk Shaman"]}})
    play.expect(discards={0: [], 1: ["Uruk Savage"], 2: ["Uruk Shaman"]})
