"""Who loses among three or more leaves the game, and the others play on (T-246 to T-248)."""

from __future__ import annotations

from typing import Any

import pytest

from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import PlayerLost, Reconciled, SiteReplaced, TurnBegan
from tests.games.tcg.rules.tables import told
from tests.games.tcg.scenes import Scene, scene
from tests.rules import rule

OVERWHELMED: dict[str, Any] = {"phase": "skirmish", "assigned": {"Cave Troll of Moria": "Frodo"}}
TROLL = "Cave Troll of Moria"


def falls(players: int = 4, **data: Any) -> Scene:
    """Seat 0 loses his Ring-bearer in a skirmish; a Troll of seat 1 stands against him."""
    shadow = data.pop("shadow", {})
    shadow = {**shadow, "play": [TROLL, *shadow.get("play", ())]}
    play = scene(players=players, site=data.pop("site", 4), shadow=shadow, **OVERWHELMED, **data)
    assert told(play, PlayerLost) == [PlayerLost(Player(0), "killed")]
    return play


@rule("T-246")
def test_other_players_cards_on_the_losers_cards_go_to_their_owners_discard_piles() -> None:
    play = falls(
        free={
            "bears": [{"card": "Thin and Stretched", "owner": 2}],
            "play": [{"card": "Aragorn, King in Exile", "bears": [{"card": "The Weight of a Legacy", "owner": 3}, "Ranger's Sword"]}],
        },
        shadow={"play": [{"card": "Goblin Runner", "bears": [{"card": "Stone Trolls", "owner": 0}]}]},
    )
    play.expect(discards={0: [], 1: [TROLL, "Goblin Runner"], 2: ["Thin and Stretched"], 3: ["The Weight of a Legacy"]})
    assert not any([piece["owner"] == 0 for piece in play.facts["in_play"].values()])
    assert "Stone Trolls" not in play.facts["in_play"]  # the loser's own card leaves the game, not for a discard pile


@rule("T-246")
def test_the_losers_cards_and_marker_are_out_of_the_game() -> None:
    play = falls(free={"hand": ["Athelas"], "deck": ["Athelas"] * 3, "discard": ["Athelas"], "dead": ["Rosie Cotton"]})
    board = play.board
    for zone in (board.hands, board.decks, board.discards, board.deads, board.adventure, board.void):
        assert zone[0] == ()
    assert board.order == (1, 2, 3) and len(board.lists[0]) == len(board.removed[0])
    play.expect(lost={0: "killed"}, winner=-1, free_peoples=1)


@rule("T-247", "T-248")
def test_the_losers_sites_are_replaced_in_order_by_players_further_and_further_to_the_right() -> None:
    play = falls(site=6, laid_by={1: 0, 2: 1, 3: 0, 4: 0, 5: 3, 6: 0})
    replaced = told(play, SiteReplaced)
    assert [word.who for word in replaced if isinstance(word, SiteReplaced)] == [Player(3), Player(2), Player(1), Player(3)]
    play.expect(laid_by=[3, 1, 2, 1, 3, 3])
    assert play.facts["laid_by"] == [3, 1, 2, 1, 3, 3]  # number by number, where `expect` looks at no order
    assert [play.board.cards[site].site for site in play.board.path] == [1, 2, 3, 4, 5, 6]


@rule("T-247")
def test_the_new_sites_come_from_the_adventure_decks_and_the_old_ones_are_gone() -> None:
    numbers = {2: "Bree Gate", 3: "Ford of Bruinen"}
    play = falls(
        players=3,
        site=3,
        path=numbers,
        laid_by={1: 0, 2: 0, 3: 1},
        shadow={"sites": ["Bag End", "Weathertop"]},
        seats={2: {"sites": ["Westfarthing", "Breeland Forest"]}},
    )
    assert play.facts["path"] == ["Westfarthing", "Weathertop", "Ford of Bruinen"]  # 1 by seat 2 on the right, 2 by seat 1
    play.expect(laid_by=[2, 1, 1], adventure={0: [], 1: ["Bag End"], 2: ["Breeland Forest"]})


@rule("T-247")
def test_a_condition_on_a_replaced_site_goes_to_its_owners_discard_pile() -> None:
    play = falls(players=3, site=4, laid_by={4: 0}, site_conditions={2: ["Saruman's Snows"]})
    play.expect(discards={2: ["Saruman's Snows"]})
    assert "Saruman's Snows" not in play.facts["in_play"]


@rule("T-248")
@pytest.mark.parametrize(("players", "heirs"), [(3, [2, 1, 2, 1]), (5, [4, 3, 2, 1]), (6, [5, 4, 3, 2])])
def test_the_row_of_heirs_goes_round_the_table(players: int, heirs: list[int]) -> None:
    assert falls(players=players, site=4).facts["laid_by"] == heirs  # all four sites were his


def test_the_others_refill_from_the_right_of_the_loser_and_the_turn_passes_to_the_left() -> None:
    """The rest of an eliminated player's turn: skirmishes end, the others reconcile, minions go, the left neighbour begins."""
    cards: dict[str, Any] = {"hand": ["Athelas"], "deck": ["Athelas"] * 9}
    play = falls(
        shadow={"play": ["Goblin Runner"], **cards},
        seats={2: {"play": [{"card": "Uruk Savage", "bears": ["Uruk-hai Sword"]}], **cards}, 3: cards},
        free={"play": ["Boromir, Lord of Gondor"]},
        twilight=7,
    )
    play.expect(offered=["Pass", "PutAway Athelas"], asked=3, hand={1: 1, 2: 1, 3: 1})
    play.choose("Pass").expect(asked=2, hand={3: 8}).choose("PutAway Athelas").expect(asked=1, hand={2: 8}).choose("Pass")
    assert told(play, Reconciled) == [Reconciled(Player(seat), 8) for seat in (3, 2, 1)]
    assert told(play, TurnBegan) == [TurnBegan(Player(1))]
    play.expect(
        free_peoples=1,
        assigned={},
        skirmish={},
        worn=False,
        discards={1: [TROLL, "Goblin Runner"], 2: ["Uruk Savage", "Uruk-hai Sword", "Athelas"], 3: []},
    )


def test_the_turns_go_round_without_the_loser() -> None:
    play = falls(players=3)
    while len(told(play, TurnBegan)) < 4:
        play.choose("Stay")
    assert told(play, TurnBegan) == [TurnBegan(Player(seat)) for seat in (1, 2, 1, 2)]


def test_a_corrupted_ring_bearer_is_out_in_the_same_way() -> None:
    play = scene(players=3, path={1: "The Prancing Pony"}, free={"burdens": 9}, shadow={"at": 3, "hand": ["Gandalf's Pipe"]})
    play.choose("Use The Prancing Pony").expect(lost={0: "corrupted"}, asked=1, offered=["Pass", "PutAway Gandalf's Pipe"])
    play.choose("Pass").expect(free_peoples=1, winner=-1, burdens=0)
    assert told(play, TurnBegan) == [TurnBegan(Player(1))]


def test_an_answer_in_the_middle_of_an_action_ends_all_of_it() -> None:
    """Frodo is corrupted by the answer to the Ring being put on; nothing of the skirmish goes on, the event is discarded."""
    play = scene(
        players=3,
        phase="skirmish",
        site=4,
        free={"burdens": 8, "play": ["Gimli, Son of Glóin"]},
        shadow={"play": ["Úlairë Lemenya", "Goblin Runner"], "hand": ["The Twilight World"]},
        assigned={"Úlairë Lemenya": "Gimli", "Goblin Runner": "Frodo"},
    )
    play.choose("FirstSkirmish Frodo", "Pass", "Answer The One Ring Frodo")
    play.choose("Answer The Twilight World").expect(lost={0: "corrupted"}, free_peoples=1, worn=False, assigned={}, skirmish={})
    play.expect(discards={1: ["The Twilight World", "Úlairë Lemenya", "Goblin Runner"]})


def test_limits_of_the_losers_turn_do_not_bind_the_next_player() -> None:
    """A ranger at Bree Gate gives one more move in each turn; the loser has had his."""
    ranger = {"play": ["Boromir, Lord of Gondor"]}
    play = falls(players=3, site=2, path={2: "Bree Gate"}, laid_by={2: 2}, free=ranger, shadow=ranger)
    play.expect(free_peoples=1, move_limit=3, site=2, phase="regroup")


def test_the_later_draw_limit_of_a_fellowship_phase_does_not_bind_who_refills() -> None:
    play = scene(
        players=3,
        path={1: "The Prancing Pony"},
        options={"draw_limit": True},
        free={"burdens": 9},
        shadow={"deck": ["Athelas"] * 9},
    )
    play.choose("Use The Prancing Pony").expect(lost={0: "corrupted"}, hand={1: 8}, free_peoples=1)


def test_conditions_that_last_for_a_turn_do_not_outlast_the_losers_turn() -> None:
    play = falls(players=3, laid_by={4: 1}, site_conditions={1: ["Saruman's Snows"], 2: ["Saruman's Chill"]})
    play.expect(discards={1: [TROLL, "Saruman's Snows"], 2: ["Saruman's Chill"]})


def test_with_three_players_the_second_defeat_ends_the_game() -> None:
    play = falls(players=3, path={1: "The Prancing Pony"}, laid_by={1: 2}, shadow={"burdens": 9})
    play.expect(winner=-1, free_peoples=1).choose("Use The Prancing Pony").expect(winner=2, lost={0: "killed", 1: "corrupted"})
