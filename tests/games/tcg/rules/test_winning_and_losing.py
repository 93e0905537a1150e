"""How the game is won and lost, and what becomes of a player who is out (T-239 to T-245)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import PlayerLost, PlayerWon
from tests.games.tcg.rules.tables import phases, told
from tests.games.tcg.scenes import RULEBOOK, Scene, scene
from tests.rules import rule

BOROMIR, ARAGORN, SAM = "Boromir, Lord of Gondor", "Aragorn, King in Exile", "Sam, Son of Hamfast"
TAKE_UP = "Answer Sam 1 Frodo"


def last_stand(phase: str = "skirmish", site: int = 9, **more: Any) -> Scene:
    data = {"free": {"play": [ARAGORN], "hand": ["An Able Guide"]}, "shadow": {"play": ["Goblin Runner"], "hand": ["Athelas"]}}
    return scene(phase=phase, site=site, **{**data, **more})


# ---- winning


@rule("T-239")
def test_a_fellowship_at_site_nine_wins_when_all_skirmishes_are_over() -> None:
    """No regroup action is possible any more, and nobody refills."""
    play = last_stand(assigned={"Goblin Runner": "Aragorn"}).expect(winner=0, phase="skirmish", hand={0: 1, 1: 1}, offered=[])
    assert told(play, PlayerWon) == [PlayerWon(Player(0), "last site")] and "regroup" not in phases(play)
    result = RULEBOOK.result(play.game)
    assert result is not None and result.scores == (1.0, 0.0)


@rule("T-239")
def test_without_minions_it_wins_after_the_shadow_phase() -> None:
    last_stand(phase="shadow", shadow={"hand": ["Athelas"]}, hasty=False).expect(asked=1, winner=-1).choose("Pass").expect(winner=0)


@rule("T-239")
def test_it_has_not_won_by_arriving() -> None:
    play = last_stand(phase="fellowship", site=8, moves=0, shadow={"hand": ["Uruk Savage"]}, hasty=False)
    play.choose("Pass").expect(site=9, winner=-1, phase="shadow")


@rule("T-239")
def test_at_site_eight_nobody_has_won() -> None:
    last_stand(site=8, assigned={"Goblin Runner": "Aragorn"}).expect(winner=-1, phase="regroup")


@rule("T-239")
def test_fierce_skirmishes_must_be_survived_too() -> None:
    """Frodo survives the first round at site 9 and is overwhelmed in the second."""
    play = last_stand(phase="assignment", shadow={"play": ["Úlairë Cantëa"]}, path={9: "Emyn Muil"})
    play.choose("AssignTo Úlairë Cantëa Aragorn", "Pass").expect(winner=-1, phase="assignment")
    play.choose("AssignTo Úlairë Cantëa Frodo", "Pass").expect(winner=1, lost={0: "killed"})


@rule("T-239")
def test_a_ring_bearer_who_falls_at_site_nine_has_lost() -> None:
    last_stand(shadow={"play": ["Troll's Keyward"]}, assigned={"Troll's Keyward": "Frodo"}).expect(winner=1, lost={0: "killed"})


@rule("T-240")
@pytest.mark.parametrize(("last", "site", "winner"), [(7, 7, 0), (7, 6, -1), (9, 7, -1)])
def test_in_the_first_game_site_seven_takes_the_place_of_site_nine(last: int, site: int, winner: int) -> None:
    begun = RULEBOOK.begin({"first_game": True}, 2, 1)
    assert (begun.table.last_site, RULEBOOK.begin({}, 2, 1).table.last_site) == (7, 9)
    last_stand(site=site, last_site=last, path={7: "Anduin Confluence"}, assigned={"Goblin Runner": "Aragorn"}).expect(winner=winner)


@pytest.mark.parametrize("last", [7, 9])
def test_the_result_says_that_the_last_site_was_reached(last: int) -> None:
    found = RULEBOOK.result(scene(phase="regroup", site=last, last_site=last).game)
    assert found is not None and found.outcome == "last site" and found.scores == (1.0, 0.0)
    assert found.word == PlayerWon(Player(0), "last site")


@rule("T-240")
def test_in_the_first_game_too_the_ring_bearer_must_survive() -> None:
    foe: dict[str, Any] = {"shadow": {"play": ["Troll's Keyward"]}, "assigned": {"Troll's Keyward": "Frodo"}}
    last_stand(site=7, last_site=7, path={7: "Anduin Confluence"}, **foe).expect(winner=1, lost={0: "killed"})


@rule("T-241")
def test_the_last_player_left_wins() -> None:
    """Three players: the first is killed, the second corrupted; the third has won without reaching anything."""
    play = scene(
        players=3,
        phase="skirmish",
        site=4,
        shadow={"play": ["Troll's Keyward"], "burdens": 9},
        seats={2: {"play": ["Goblin Marksman"], "hand": ["Uruk Savage"]}},
        assigned={"Troll's Keyward": "Frodo"},
    )
    play.expect(lost={0: "killed"}, winner=-1, free_peoples=1)
    while play.facts["winner"] < 0:
        wanted = [
            choice for choice in play.offered if choice.startswith(("PlayCard Uruk", "AssignTo Uruk Savage Frodo", "Answer The One Ring"))
        ]
        play.choose(wanted[0] if wanted else play.offered[0])
    play.expect(lost={0: "killed", 1: "corrupted"}, winner=2, offered=[])
    assert told(play, PlayerWon) == [PlayerWon(Player(2), "last")]


# ---- losing


@rule("T-242")
@pytest.mark.parametrize("where", [{}, {"hand": [SAM]}, {"deck": [SAM]}, {"dead": [SAM]}, {"discard": [SAM]}], ids=str)
def test_frodo_is_killed_and_no_sam_is_in_the_fellowship(where: dict[str, Any]) -> None:
    """A Sam who is not in play does not help, and the loss comes at once."""
    play = scene(phase="archery", site=5, free={**where, "play": [BOROMIR], "wounds": 3}, shadow={"play": ["Goblin Marksman"] * 2})
    play.choose("Wound Frodo").expect(winner=1, lost={0: "killed"}, offered=[], phase="archery", in_play={"Boromir": {"wounds": 0}})
    assert told(play, PlayerLost) == [PlayerLost(Player(0), "killed")]


@rule("T-242")
def test_the_sam_of_another_player_does_not_help() -> None:
    play = scene(phase="skirmish", site=5, shadow={"play": ["Troll's Keyward", SAM]}, assigned={"Troll's Keyward": "Frodo"})
    play.expect(winner=1, lost={0: "killed"})


@rule("T-242")
def test_with_sam_in_the_fellowship_nothing_is_lost_unless_he_does_not_want_to() -> None:
    free = {"play": [SAM], "burdens": 7}
    play = scene(phase="skirmish", site=5, free=free, shadow={"play": ["Troll's Keyward"]}, assigned={"Troll's Keyward": "Frodo"})
    twin = Scene.__new__(Scene)
    twin.game = play.game.clone()
    play.expect(offered=["Pass", TAKE_UP], dead={0: ["Frodo"]}).choose(TAKE_UP)
    play.expect(winner=-1, ring_bearer={0: "Sam"}, burdens=0, in_play={"The One Ring": {"bearer": "Sam"}}, worn=False, phase="regroup")
    twin.choose("Pass").expect(winner=1, lost={0: "killed"})


@rule("T-243")
@pytest.mark.parametrize("helper", [[], ["Merry, Friend to Sam", "Pippin, Friend to Frodo", ARAGORN]])
def test_sam_as_ring_bearer_is_killed(helper: list[str]) -> None:
    free = {"ring_bearer": SAM, "dead": ["Frodo, Son of Drogo"], "wounds": 3, "play": helper}
    play = scene(phase="archery", site=5, free=free, shadow={"play": ["Goblin Marksman"] * 2})
    if helper:  # alone he is hit without a question
        play.choose("Wound Sam")
    play.expect(winner=1, lost={0: "killed"}, offered=[])


@rule("T-243")
def test_sam_takes_up_the_ring_and_falls_in_the_same_turn() -> None:
    play = scene(
        phase="skirmish",
        site=5,
        free={"play": [SAM]},
        shadow={"play": ["Troll's Keyward", "Morgul Warden"]},
        assigned={"Troll's Keyward": "Frodo", "Morgul Warden": "Sam"},
    )
    play.choose("FirstSkirmish Frodo", TAKE_UP).expect(winner=1, lost={0: "killed"}, dead={0: ["Frodo", "Sam"]})


def oppressed(bearer: str, burdens: int) -> Scene:
    """The Ring-bearer loses a skirmish, puts on the Ring and gets one burden."""
    title = bearer.split(",")[0]
    play = scene(
        phase="skirmish",
        site=5,
        free={"ring_bearer": bearer, "burdens": burdens, "play": [] if title == "Sam" else [SAM]},
        shadow={"play": ["Goblin Runner"]},
        assigned={"Goblin Runner": title},
    )
    return play.choose(f"Answer The One Ring {title}")


@rule("T-244")
@pytest.mark.parametrize(
    ("bearer", "resistance"), [("Frodo, Son of Drogo", 10), ("Frodo, Old Bilbo's Heir", 10), (SAM, 5), ("Sam, Faithful Companion", 5)]
)
def test_a_ring_bearer_is_corrupted_by_as_many_burdens_as_resistance(bearer: str, resistance: int) -> None:
    """One burden less is borne; and Sam does not take over from one who is corrupted."""
    oppressed(bearer, resistance - 2).expect(winner=-1, lost={}, burdens=resistance - 1, phase="regroup")
    oppressed(bearer, resistance - 1).expect(winner=1, lost={0: "corrupted"}, offered=[], phase="skirmish")


@rule("T-244")
def test_corruption_comes_at_once_in_the_middle_of_a_row_of_burdens() -> None:
    """The One Ring, Isildur's Bane, turns the first wound into two burdens: the ninth is enough to stop at the tenth."""
    play = scene(
        phase="skirmish",
        site=5,
        free={"ring": "1R1", "burdens": 9, "play": [BOROMIR]},
        shadow={"play": ["Uruk Savage", "Goblin Runner"]},
        assigned={"Uruk Savage": "Frodo", "Goblin Runner": "Boromir"},
    )
    play.choose("FirstSkirmish Frodo", "Answer The One Ring Frodo").expect(
        winner=1, lost={0: "corrupted"}, in_play={"Goblin Runner": {"wounds": 0}}
    )


# ---- out of the game


def fallen(players: int = 4) -> Scene:
    """Seat 0 loses with cards everywhere; others' cards lie on his, and his on theirs."""
    return scene(
        players=players,
        phase="skirmish",
        site=4,
        laid_by={2: 1, 3: 2},
        free={
            "play": [{"card": BOROMIR, "bears": ["Athelas", {"card": "You Bring Great Evil", "owner": 2}]}, "Bilbo", "Saruman's Ambition"],
            "hand": ["Hobbit Sword"],
            "deck": ["Delving", "Uruk Savage"],
            "discard": ["Battle Fury"],
            "dead": [ARAGORN],
        },
        shadow={"play": ["Troll's Keyward", "Uruk-hai Armory"], "hand": ["Goblin Sneak"]},
        seats={seat: {"play": ["Goblin Runner"], "hand": ["Goblin Sneak"], "deck": ["Orc Soldier"] * 9} for seat in range(2, players)},
        assigned={"Troll's Keyward": "Frodo"},
    )


@rule("T-245")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_all_cards_of_a_loser_leave_the_game(players: int) -> None:
    play = fallen(players).expect(lost={0: "killed"}, winner=-1)
    board = play.board
    assert 0 not in board.order and len(board.order) == players - 1
    for zone in (board.hands, board.decks, board.discards, board.deads, board.adventure, board.void):
        assert zone[0] == ()
    assert not [card for card, piece in board.pieces.items() if piece.owner == 0] and 0 not in board.laid_by
    assert not set(board.removed[0]) & {
        *board.pieces,
        *board.path,
        *[card for zone in (board.hands, board.discards) for pile in zone for card in pile],
    }


@rule("T-245")
def test_his_marker_leaves_the_path() -> None:
    assert fallen().facts["at"][0] == 0


@rule("T-245")
def test_cards_of_others_on_his_go_to_their_owners_discard_piles() -> None:
    fallen().expect(discards={0: [], 1: ["Troll's Keyward"], 2: ["You Bring Great Evil", "Goblin Runner"], 3: ["Goblin Runner"]})


@rule("T-245")
def test_the_others_go_on_with_the_next_turn_to_the_left() -> None:
    play = fallen().expect(free_peoples=1)
    asked = set()
    for _ in range(40):
        if play.game.decision is None:
            break
        asked.add(play.facts["asked"])
        play.choose(play.offered[0])
    assert asked and 0 not in asked


@rule("T-245")
def test_with_two_players_the_game_is_simply_over() -> None:
    play = scene(phase="skirmish", site=4, shadow={"play": ["Troll's Keyward"]}, assigned={"Troll's Keyward": "Frodo"}).expect(winner=1)
    assert "Troll's Keyward" in play.facts["in_play"]
