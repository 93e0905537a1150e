"""Who goes first: secret bids become burdens, places are chosen, the first site is laid (T-093 to T-108)."""

from __future__ import annotations

import pytest

from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.news import BidsShown, TookPlace, TurnBegan
from onetable.games.tcg.table import HIDDEN_BID, NO_BID
from onetable.games.tcg.traits import Kind
from tests.games.tcg.rules.tables import Table, told
from tests.games.tcg.scenes import RULEBOOK, scene
from tests.rules import rule

TOM, JAN, TIM, ANJA = range(4)


def four_friends(seed: int) -> Table:
    """The example of the rulebook: Tom bids 3, Jan 4, Tim 3 and Anja 1."""
    return Table(4, seed).bid(3, 4, 3, 1)


@rule("T-093")
def test_nobody_sees_the_sites_of_another_adventure_deck() -> None:
    play = Table(3).ready()
    for seat in range(3):
        seen = RULEBOOK.view(play.game, seat)
        for owner in range(3):
            known = [site in seen.board.faces for site in play.board.adventure[owner]]  # type: ignore[attr-defined]
            assert known and set(known) == {owner == seat}


@rule("T-093")
def test_a_site_is_known_as_soon_as_it_lies_on_the_path() -> None:
    play = scene(players=2, moves=0, free={"hand": ["Athelas"]})
    site = play.board.adventure[1][0]
    assert site in RULEBOOK.view(play.game, 1).board.faces and site not in RULEBOOK.view(play.game, -1).board.faces  # type: ignore[attr-defined]
    assert all([card in RULEBOOK.view(play.game, seat).board.faces for card in play.board.path for seat in (-1, 0, 1)])  # type: ignore[attr-defined]


@rule("T-094", "T-096")
def test_bids_are_secret_until_all_are_in_and_then_shown_together() -> None:
    play = Table(3)
    for seat, bid in enumerate((2, 0, 1)):
        assert play.asked == seat
        play.choose(f"Number {bid}")
        if seat < 2:
            assert told(play, BidsShown) == [] and play.board.burdens == [0, 0, 0]
            for watcher in (-1, 0, 1, 2):
                shown = RULEBOOK.view(play.game, watcher).board.bids  # type: ignore[attr-defined]
                wanted = [NO_BID if each > seat else (2, 0)[each] if each == watcher else HIDDEN_BID for each in range(3)]
                assert shown == wanted
    assert told(play, BidsShown) == [BidsShown((2, 0, 1))]
    assert all([event.seen_by is None for event in play.board.news or () if isinstance(event.word, BidsShown)])


@rule("T-095", "T-101")
def test_a_bid_may_be_nothing_and_stays_below_ten() -> None:
    assert Table().offered == [f"Number {bid}" for bid in range(10)]
    Table().bid(0, 0).seat_in_order().expect(burdens=0, phase="set-up")


@rule("T-097", "T-098")
def test_the_highest_bidder_takes_any_place_and_the_next_what_is_left() -> None:
    play = Table(4).bid(0, 2, 5, 1)
    play.expect(asked=2, offered=["Place 1", "Place 2", "Place 3", "Place 4"]).choose("Place 3")
    play.expect(asked=1, offered=["Place 1", "Place 2", "Place 4"]).choose("Place 1")
    play.expect(asked=3, offered=["Place 2", "Place 4"]).choose("Place 4")
    assert play.board.order == (1, 0, 2, 3)


@rule("T-099", "T-103")
def test_chance_decides_among_equal_bids() -> None:
    seconds = {}
    for seed in range(1, 21):
        play = four_friends(seed).expect(asked=JAN).choose("Place 1")
        seconds[seed] = play.asked
        assert four_friends(seed).choose("Place 1").asked == play.asked
    assert set(seconds.values()) == {TOM, TIM}


@rule("T-100")
@pytest.mark.parametrize("bids", [(3, 4), (4, 3), (0, 9), (5, 5)])
def test_every_bid_becomes_burdens(bids: tuple[int, int]) -> None:
    assert Table().bid(*bids).seat_in_order().board.burdens == list(bids)


@rule("T-101")
def test_a_ring_bearer_with_ten_burdens_loses() -> None:
    for burdens, over in ((8, {"burdens": 9, "winner": -1}), (9, {"winner": 1, "lost": {0: "corrupted"}})):
        free = {"hand": ["Athelas"], "deck": ["Aragorn, King in Exile"], "burdens": burdens}
        scene(path={1: "The Prancing Pony"}, free=free).choose("Use The Prancing Pony").expect(**over)


@rule("T-102", "T-103", "T-104")
def test_four_friends_bid_as_in_the_rulebook() -> None:
    seed = next(seed for seed in range(1, 100) if four_friends(seed).choose("Place 1").asked == TOM)
    play = four_friends(seed).expect(asked=JAN).choose("Place 1")
    play.expect(asked=TOM, offered=["Place 2", "Place 3", "Place 4"]).choose("Place 2")
    play.expect(asked=TIM, offered=["Place 3", "Place 4"]).choose("Place 4")
    assert told(play, TookPlace) == [TookPlace(Player(seat), place) for seat, place in ((JAN, 1), (TOM, 2), (TIM, 4), (ANJA, 3))]
    assert play.board.order == (JAN, TOM, ANJA, TIM)
    assert [play.board.burdens[seat] for seat in play.board.order] == [4, 3, 1, 3]


@rule("T-105")
def test_players_sit_clockwise_in_the_order_of_turns() -> None:
    play = Table(3, hasty=False).bid(0, 1, 2).choose("Place 3", "Place 1")
    assert play.board.order == (1, 0, 2)
    assert [play.board.left_of(seat) for seat in (1, 0, 2)] == [0, 2, 1]
    while len(told(play, TurnBegan)) < 4:
        play.choose("Stay" if "Stay" in play.offered else "Pass")
    assert told(play, TurnBegan) == [TurnBegan(Player(seat)) for seat in (1, 0, 2, 1)]


@rule("T-106", "T-107", "T-108", "T-127")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_frodo_bears_the_ring_and_all_stand_on_the_first_players_first_site(first: int) -> None:
    play = Table(3).bid(*[int(seat == first) for seat in range(3)]).choose("Place 1")
    play.seat_in_order()
    board = play.board
    assert board.laid_by == (first,) and board.cards[board.path[0]].site == 1 and board.at == [1, 1, 1]
    assert board.twilight == 0
    for seat in range(3):
        ring = next(card for card, piece in board.pieces.items() if piece.owner == seat and board.cards[card].kind is Kind.THE_ONE_RING)
        bearer = board.pieces[ring].bearer
        assert bearer == board.ring_bearer[seat] and board.cards[bearer].title == "Frodo" and board.pieces[bearer].owner == seat
